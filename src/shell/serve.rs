//! Wiring and running the bot until it is told to stop.

use std::sync::Arc;

use secrecy::SecretString;
use tokio_util::sync::CancellationToken;

use crate::brain::{Desk, Questions};
use crate::store::{OpenError, Store, StoreConfig, StoreError};
use crate::telegram::{Client, Fault, Me};
use crate::text::Catalog;
use crate::view::command_menus;

use super::bot::{Activity, Mind};
use super::control::{Control, ControlError};
use super::intake::IntakeError;
use super::{Bot, Chance, Clock, Settings, intake, outbox, reminders};

/// How many calls may be under way at once: enough to keep busy at the thirty a second that Telegram allows.
const SENDERS: usize = 8;

/// Why the bot could not begin, or had to end.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database cannot be opened.
    #[error("{0}")]
    Open(#[from] OpenError),
    /// The database failed.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Telegram does not accept the bot.
    #[error("{0}")]
    Telegram(Fault),
    /// Telegram stopped accepting the token.
    #[error("{0}")]
    Intake(#[from] IntakeError),
    /// The line to the local chat broke.
    #[error("{0}")]
    Control(#[from] ControlError),
    /// The HTTP client cannot be made, or signals cannot be heard.
    #[error("{0}")]
    System(String),
}

/// Runs the bot until it is told to stop. With `controlled`, the local chat drives its clock.
///
/// # Errors
/// [`ServeError`].
pub async fn serve(
    settings: &Settings,
    token: SecretString,
    catalog: Catalog,
    controlled: bool,
) -> Result<(), ServeError> {
    let (control, clock, chance, senders) = if controlled {
        let (control, clock, seed) = Control::begin().await?;
        // One call at a time, so that a script gives the same output each time.
        (Some(control), clock, Chance::Seeded(seed), 1)
    } else {
        (None, Clock::System, Chance::secret(), SENDERS)
    };
    let store = Store::open(&StoreConfig { url: settings.database.clone() }, clock.now()).await?;
    let client = Client::new(token, settings.api_url.clone()).map_err(ServeError::Telegram)?;
    let stop = CancellationToken::new();
    listen_for_signals(&stop)?;
    let me = greet(&client, &clock, &stop).await?;
    let desk = Desk {
        bot: me.username.clone(),
        languages: catalog.languages().clone(),
        questions: Questions::new(&catalog),
    };
    let bot = Bot {
        client: client.named(&me),
        store,
        catalog,
        mind: Arc::new(Mind { desk }),
        clock,
        chance,
        stop,
        activity: Arc::new(Activity::default()),
        senders,
    };
    tracing::info!(bot = me.username, "the bot is up");
    run(bot, me, control).await
}

/// Learns the bot's own name, sets the command menus and makes sure that polling is possible. While Telegram cannot
/// be reached the bot waits for it.
async fn greet(client: &Client, clock: &Clock, stop: &CancellationToken) -> Result<Me, ServeError> {
    let mut wait = 1;
    loop {
        match client.me().await {
            Ok(me) => return Ok(me),
            Err(fault @ (Fault::Unauthorized | Fault::Refused { .. })) => {
                return Err(ServeError::Telegram(fault));
            }
            Err(fault) => {
                tracing::warn!(%fault, "Telegram cannot be reached yet");
                if stop.is_cancelled() {
                    return Err(ServeError::Telegram(fault));
                }
            }
        }
        tokio::select! {
            () = stop.cancelled() => {}
            () = clock.sleep(std::time::Duration::from_secs(wait)) => wait = (wait * 2).min(60),
        }
    }
}

async fn run(bot: Bot, me: Me, control: Option<Control>) -> Result<(), ServeError> {
    if let Err(fault) = bot.client.prepare_polling().await {
        tracing::warn!(%fault, "a webhook may still be set");
    }
    if let Err(fault) = bot.client.set_commands(&command_menus(&bot.catalog)).await {
        tracing::warn!(%fault, "the command menus could not be set");
    }
    let loops = {
        let (intake, outbox, reminders) = (bot.clone(), bot.clone(), bot.clone());
        let controlled = bot.clone();
        async move {
            let ended = |bot: &Bot| bot.stop.cancel();
            tokio::try_join!(
                async {
                    let result = intake::run(&intake, &me).await;
                    ended(&intake);
                    result.map_err(ServeError::from)
                },
                async {
                    let result = outbox::run(&outbox).await;
                    ended(&outbox);
                    result.map_err(ServeError::from)
                },
                async {
                    let result = reminders::run(&reminders).await;
                    ended(&reminders);
                    result.map_err(ServeError::from)
                },
                async {
                    match control {
                        Some(control) => control.run(&controlled).await.map_err(ServeError::from),
                        None => Ok(()),
                    }
                },
            )
        }
    };
    let result = loops.await;
    tracing::info!("stopping");
    bot.store.close().await?;
    result.map(|_| ())
}

/// The first SIGTERM or SIGINT stops the bot cleanly, the second at once: both are safe, since everything that was
/// confirmed is committed.
fn listen_for_signals(stop: &CancellationToken) -> Result<(), ServeError> {
    use tokio::signal::unix::{SignalKind, signal};
    let listen = |kind| signal(kind).map_err(|error| ServeError::System(error.to_string()));
    let (mut terminate, mut interrupt) = (listen(SignalKind::terminate())?, listen(SignalKind::interrupt())?);
    let stop = stop.clone();
    tokio::spawn(async move {
        loop {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
            if stop.is_cancelled() {
                std::process::exit(1);
            }
            stop.cancel();
        }
    });
    Ok(())
}

/// Checks all that the bot needs, without running it: the database, and with a token the Bot API.
///
/// Gives the bot's user name, when there is a token.
///
/// # Errors
/// [`ServeError`].
pub async fn check(settings: &Settings) -> Result<Option<String>, ServeError> {
    let store = Store::open(&StoreConfig { url: settings.database.clone() }, Clock::System.now()).await?;
    let report = store.check().await?;
    store.close().await?;
    if let Some(corrupt) = report.corrupt.first() {
        return Err(ServeError::System(format!("a stored game is corrupt: {}", corrupt.reason)));
    }
    let Some(token) = settings.token.clone() else { return Ok(None) };
    let client = Client::new(token, settings.api_url.clone()).map_err(ServeError::Telegram)?;
    let me = client.me().await.map_err(ServeError::Telegram)?;
    Ok(Some(me.username))
}
