//! One call to the Bot API: HTTP, the token, and nothing that waits or repeats.

use std::fmt;
use std::time::Duration;

use reqwest::Url;
use secrecy::{ExposeSecret, SecretString};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use teloxide::payloads::{DeleteWebhook, GetMe, GetWebhookInfo};
use teloxide::requests::Payload;

use crate::play::PlayerId;

use super::{Fault, official};

/// How long a call may take in all; a lease of the outbox is longer.
const CALL: Duration = Duration::from_secs(20);
/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(5);

/// The server of the Bot API, as the bot of one token meets it. Clones share connections.
#[derive(Clone)]
pub struct Api {
    http: reqwest::Client,
    server: Url,
    token: SecretString,
}

/// The bot itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Me {
    /// Its number.
    pub id: PlayerId,
    /// Its user name, without the @.
    pub username: String,
}

impl fmt::Debug for Api {
    /// Never shows the token.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Api").field("server", &self.server.as_str()).finish_non_exhaustive()
    }
}

impl Api {
    /// The server at this address, such as `https://api.telegram.org`.
    ///
    /// # Errors
    /// [`Fault::NotSent`] when the system offers no TLS.
    pub fn new(token: SecretString, server: Url) -> Result<Self, Fault> {
        let http =
            reqwest::Client::builder().connect_timeout(CONNECT).timeout(CALL).build().map_err(not_sent)?;
        Ok(Self { http, server, token })
    }

    /// Who the bot is.
    ///
    /// # Errors
    /// [`Fault::Unauthorized`] for a wrong token; any other as the network has it.
    pub async fn me(&self) -> Result<Me, Fault> {
        // Only what is needed is read, so that a new field can never stop the bot from starting.
        #[derive(Deserialize)]
        struct User {
            id: i64,
            username: Option<String>,
        }
        let user: User = self.call(&GetMe::new()).await?;
        let username = user.username.ok_or_else(|| unknown("a bot without a user name"))?;
        Ok(Me { id: PlayerId(user.id), username })
    }

    /// Takes away the webhook if there is one, since it keeps the updates from whoever fetches them. Updates that
    /// wait are kept.
    ///
    /// # Errors
    /// As the network has it.
    pub async fn remove_webhook(&self) -> Result<(), Fault> {
        #[derive(Deserialize)]
        struct Webhook {
            #[serde(default)]
            url: String,
        }
        let webhook: Webhook = self.call(&GetWebhookInfo::new()).await?;
        if webhook.url.is_empty() {
            return Ok(());
        }
        tracing::warn!("a webhook was set and is taken away: this program fetches the updates itself");
        self.act(&DeleteWebhook::new()).await
    }

    /// Makes a call and reads its result.
    pub(super) async fn call<P, T>(&self, payload: &P) -> Result<T, Fault>
    where
        P: Payload + Serialize + Sync,
        T: DeserializeOwned,
    {
        self.call_within(payload, CALL).await
    }

    /// Makes a call whose result says nothing more than that it was done.
    pub(super) async fn act<P>(&self, payload: &P) -> Result<(), Fault>
    where
        P: Payload + Serialize + Sync,
    {
        self.call::<P, serde::de::IgnoredAny>(payload).await.map(drop)
    }

    /// Makes a call that may take `limit` in all.
    pub(super) async fn call_within<P, T>(&self, payload: &P, limit: Duration) -> Result<T, Fault>
    where
        P: Payload + Serialize + Sync,
        T: DeserializeOwned,
    {
        let request = self.http.post(self.address::<P>()?).timeout(limit).json(payload);
        let answer = request.send().await.map_err(failed)?;
        let status = answer.status().as_u16();
        let body = answer.bytes().await.map_err(failed)?;
        let result = official::read(status, &body)?;
        serde_json::from_value(result)
            .map_err(|error| unknown(&format!("{} answered something else: {error}", P::NAME)))
    }

    /// The address of a method. It holds the token and goes nowhere but into the request.
    fn address<P: Payload>(&self) -> Result<Url, Fault> {
        let mut address = self.server.clone();
        let bot = format!("bot{}", self.token.expose_secret());
        address
            .path_segments_mut()
            .map_err(|()| Fault::NotSent { cause: "the server's address has no path".to_owned() })?
            .pop_if_empty()
            .extend([bot.as_str(), P::NAME]);
        Ok(address)
    }
}

/// What a failed request means: one that made no connection was not sent, of any other nothing is known.
fn failed(error: reqwest::Error) -> Fault {
    if error.is_connect() || error.is_builder() { not_sent(error) } else { unknown(&said(error)) }
}

fn not_sent(error: reqwest::Error) -> Fault {
    Fault::NotSent { cause: said(error) }
}

fn unknown(cause: &str) -> Fault {
    Fault::Unknown { cause: cause.to_owned() }
}

/// The error with its causes, without the address, which holds the token.
fn said(error: reqwest::Error) -> String {
    let error = error.without_url();
    let mut said = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(error) = cause {
        said = format!("{said}: {error}");
        cause = error.source();
    }
    said
}
