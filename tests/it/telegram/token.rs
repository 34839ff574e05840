//! The token is shown nowhere: not in a log, not by `Debug`, not in an error.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use reversi_bot::brain::{Answer, ChatId, Place, QueryId};
use reversi_bot::sandbox::server::{Aim, Fault as Trouble, Options, StandIn};
use reversi_bot::telegram::{Client, Fault};
use reversi_bot::view::Rendered;
use tracing::instrument::WithSubscriber as _;

use super::fixture::nobody;

/// Everything that was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }
}

/// Calls that end in every way, with everything shown that can be.
async fn talk(mut shown: impl Write) -> io::Result<()> {
    let stand_in = StandIn::start(Options::default()).await?;
    let ann = stand_in.person("Ann", None);
    stand_in.open(ann);
    let url: reqwest::Url = stand_in.url().parse().map_err(io::Error::other)?;
    let client = Client::new(stand_in.token().into(), url).map_err(io::Error::other)?;
    let me = client.me().await.map_err(io::Error::other)?;
    let client = client.named(&me);
    let place = Place::Chat { chat: ChatId(ann), topic: None };
    let board = Rendered { text: "board".to_owned(), ..Rendered::default() };
    let mut faults: Vec<Fault> = Vec::new();
    for trouble in [
        Trouble::TooManyRequests { retry_after: 1 },
        Trouble::ServerError { status: 502 },
        Trouble::LostRequest,
        Trouble::LostAnswer,
    ] {
        stand_in.fail_where(trouble, Aim::method("sendMessage"), 1);
        faults.extend(client.send(&place, &board, true, None).await.err());
    }
    assert_eq!(faults.len(), 4, "each call fails");
    client.send(&place, &board, true, None).await.map_err(io::Error::other)?;
    faults.extend(client.send(&place, &Rendered::default(), true, None).await.err());
    faults.extend(client.answer(&QueryId("none".to_owned()), &Answer::Quiet, None).await.err());
    let lost = Client::new(stand_in.token().into(), nobody()).map_err(io::Error::other)?;
    faults.extend(lost.me().await.err());
    assert_eq!(faults.len(), 7, "each of these fails as well");
    writeln!(shown, "{client:?} {client:#?} {lost:?}")?;
    for fault in faults {
        writeln!(shown, "{fault:?} {fault} {fault:#?}")?;
    }
    Ok(())
}

#[tokio::test]
async fn the_token_is_in_no_output_at_trace_level() {
    let token = Options::default().token;
    let secret = token.split(':').nth(1).expect("a secret after the colon");
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .finish();
    talk(log.clone()).with_subscriber(subscriber).await.expect("a stand-in");
    let text = log.text();
    assert!(text.contains("a call was not done") && text.contains("a call failed on its way"), "{text}");
    assert!(text.contains("Client"), "{text}");
    for shown in [secret, &secret[..12], &secret[secret.len() - 12..]] {
        assert!(!text.contains(shown), "the token is in the log");
    }
}
