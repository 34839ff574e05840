//! The people of the sandbox, and the bot as Telegram knows it.

use serde_json::{Value, json};

/// A user's number, above zero.
pub type UserId = i64;

/// The account that speaks for administrators who hide behind their group.
pub(crate) const ANONYMOUS_ADMIN: UserId = 1_087_968_824;
/// The account that speaks for people who write as one of their channels.
pub(crate) const CHANNEL_VOICE: UserId = 136_817_688;

/// A person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Telegram's number for the person.
    pub id: UserId,
    /// The name that is always there.
    pub first_name: String,
    /// The second name.
    pub last_name: Option<String>,
    /// The name after `@`, without it.
    pub username: Option<String>,
    /// The language of the person's app, if it tells one.
    pub language_code: Option<String>,
    /// Whether the account was deleted.
    pub deactivated: bool,
}

impl Person {
    /// The number of the `nth` person, counted from 0: every second one needs more than 32 bits, as on Telegram.
    pub(crate) fn nth_id(nth: usize) -> UserId {
        let step = i64::try_from(nth).unwrap_or(i64::MAX / 8192) * 7_919;
        if nth.is_multiple_of(2) { 6_012_345_677 + step } else { 412_345_679 + step }
    }

    pub(crate) fn to_json(&self) -> Value {
        let mut user = json!({"id": self.id, "is_bot": false, "first_name": self.first_name});
        for (field, value) in [
            ("last_name", &self.last_name),
            ("username", &self.username),
            ("language_code", &self.language_code),
        ] {
            if let Some(value) = value {
                user[field] = json!(value);
            }
        }
        user
    }
}

/// The bot's own account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotAccount {
    /// Number, the first part of the token.
    pub id: UserId,
    /// Name after `@`, without it.
    pub username: String,
    /// Shown name.
    pub name: String,
    /// Whether privacy mode is on: in groups the bot then sees commands, replies to it and service messages only.
    pub privacy: bool,
}

impl BotAccount {
    pub(crate) fn to_json(&self) -> Value {
        json!({"id": self.id, "is_bot": true, "first_name": self.name, "username": self.username})
    }
}
