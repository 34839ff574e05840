//! Fetching updates.

use std::time::Duration;

use serde_json::Value;
use teloxide::payloads::{GetUpdates, GetUpdatesSetters as _};
use teloxide::types::{AllowedUpdate, Update};

use super::{Client, Fault};

/// Everything the bot wants to hear of. It is said with each call: what is left out means "as before", and "before"
/// may have been another program.
const WANTED: [AllowedUpdate; 5] = [
    AllowedUpdate::Message,
    AllowedUpdate::CallbackQuery,
    AllowedUpdate::InlineQuery,
    AllowedUpdate::ChosenInlineResult,
    AllowedUpdate::MyChatMember,
];

/// How much longer than the long poll itself its call may take.
const SLACK: Duration = Duration::from_secs(10);

/// An update as it came.
#[derive(Clone, Debug, PartialEq)]
pub struct RawUpdate {
    /// Telegram's number of it.
    pub id: i64,
    /// Its JSON.
    pub raw: String,
    /// What it is; nothing when teloxide cannot read it.
    pub update: Option<Update>,
}

impl Client {
    /// Waits up to so many seconds for updates from number `offset` on. Everything before `offset` is confirmed by
    /// that: Telegram never sends it again.
    ///
    /// # Errors
    /// [`Fault::Conflict`] when another program fetches them; any other as the network has it. Nothing is lost then.
    pub async fn updates(&self, offset: i64, seconds: u32) -> Result<Vec<RawUpdate>, Fault> {
        let poll = GetUpdates::new()
            // Numbers of updates are positive and below 2^31.
            .offset(i32::try_from(offset).unwrap_or_default())
            .timeout(seconds)
            .allowed_updates(WANTED);
        let limit = Duration::from_secs(seconds.into()) + SLACK;
        let updates: Vec<Value> = self.api.call_within(&poll, limit).await?;
        Ok(updates.iter().filter_map(read).collect())
    }
}

fn read(update: &Value) -> Option<RawUpdate> {
    let Some(id) = update.get("update_id").and_then(Value::as_i64) else {
        tracing::error!("an update without a number cannot be confirmed");
        return None;
    };
    let raw = update.to_string();
    // Read from the text: from a value, whose keys are owned, teloxide takes every update for an unknown one.
    let update = serde_json::from_str(&raw)
        .inspect_err(|error| tracing::warn!(update = id, %error, "an update cannot be read"))
        .ok();
    Some(RawUpdate { id, raw, update })
}
