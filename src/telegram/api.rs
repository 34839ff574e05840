//! One call to the Bot API: HTTP, the token, and nothing that waits or repeats.

use std::error::Error as _;
use std::fmt;
use std::time::Duration;

use reqwest::Url;
use secrecy::{ExposeSecret, SecretString};
use serde::Serialize;
use serde::de::DeserializeOwned;
use teloxide::requests::Payload;

use super::{Fault, official};

/// How long a call may take in all; a lease of the outbox is longer.
const CALL: Duration = Duration::from_secs(20);
/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(5);

/// The server of the Bot API, as the bot of one token meets it. Clones share connections.
#[derive(Clone)]
pub(super) struct Api {
    http: reqwest::Client,
    server: Url,
    token: SecretString,
}

impl fmt::Debug for Api {
    /// Never shows the token.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Api").field("server", &self.server.as_str()).finish_non_exhaustive()
    }
}

impl Api {
    /// The server at this address.
    pub(super) fn new(token: SecretString, server: Url) -> Result<Self, Fault> {
        let http = reqwest::Client::builder().connect_timeout(CONNECT).timeout(CALL).build();
        Ok(Self { http: http.map_err(failed)?, server, token })
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
        let result = official::read(status, &body).inspect_err(|fault| {
            let said = String::from_utf8_lossy(&body);
            tracing::debug!(method = P::NAME, status, %said, %fault, "a call was not done");
        })?;
        serde_json::from_value(result).map_err(|error| {
            tracing::error!(method = P::NAME, %error, "the result of a call cannot be read");
            Fault::Unknown
        })
    }

    /// The address of a method. It holds the token and goes nowhere but into the request.
    fn address<P: Payload>(&self) -> Result<Url, Fault> {
        let mut address = self.server.clone();
        let bot = format!("bot{}", self.token.expose_secret());
        // Only an address such as `data:` has no path.
        address
            .path_segments_mut()
            .map_err(|()| Fault::NotSent)?
            .pop_if_empty()
            .extend([bot.as_str(), method::<P>()]);
        Ok(address)
    }
}

/// What a failed request means: one that made no connection was not sent, of any other nothing is known. The error
/// is logged without the address, which holds the token.
fn failed(error: reqwest::Error) -> Fault {
    let is_sent = !(error.is_connect() || error.is_builder());
    let error = error.without_url();
    let cause = std::iter::successors(error.source(), |error| (*error).source()).last();
    tracing::debug!(%error, cause = cause.map(tracing::field::display), "a call failed on its way");
    if is_sent { Fault::Unknown } else { Fault::NotSent }
}

/// The method of a call. teloxide has two payloads for some methods and tells them apart by an ending.
fn method<P: Payload>() -> &'static str {
    P::NAME.trim_end_matches("Inline")
}
