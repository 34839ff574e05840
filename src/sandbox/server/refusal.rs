//! What the Bot API answers when it refuses a call.

use serde_json::{Value, json};

/// A refused call: HTTP status, the text for people, and what a program needs to go on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// HTTP status and `error_code`.
    pub code: u16,
    /// The text, word for word as the official server writes it.
    pub description: String,
    /// Seconds to wait, with 429 only.
    pub retry_after: Option<u32>,
    /// The supergroup that took the group's place.
    pub migrate_to_chat_id: Option<i64>,
}

impl Refusal {
    fn new(code: u16, description: String) -> Self {
        Self { code, description, retry_after: None, migrate_to_chat_id: None }
    }

    /// 400 with `text` after the prefix, its first letter small unless it is a code such as `URL_INVALID`:
    /// the rule of `fail_query_with_error` in the official `Client.cpp`.
    pub(crate) fn bad_request(text: &str) -> Self {
        Self::new(400, format!("Bad Request: {}", small_first_letter(text)))
    }

    /// 403: the bot may not do this here.
    pub(crate) fn forbidden(text: &str) -> Self {
        Self::new(403, format!("Forbidden: {text}"))
    }

    /// 401: the token is not this bot's.
    pub(crate) fn unauthorized() -> Self {
        Self::new(401, "Unauthorized".to_owned())
    }

    /// 404 with the given text after `Not Found`.
    pub(crate) fn not_found(text: &str) -> Self {
        Self::new(404, format!("Not Found{text}"))
    }

    /// 409: somebody else receives the updates.
    pub(crate) fn conflict(text: &str) -> Self {
        Self::new(409, format!("Conflict: {text}"))
    }

    /// 429: wait this many seconds.
    pub(crate) fn too_many(retry_after: u32) -> Self {
        Self {
            retry_after: Some(retry_after),
            ..Self::new(429, format!("Too Many Requests: retry after {retry_after}"))
        }
    }

    /// 400: the group is now a supergroup.
    pub(crate) fn migrated(to: i64) -> Self {
        Self {
            migrate_to_chat_id: Some(to),
            ..Self::bad_request("group chat was upgraded to a supergroup chat")
        }
    }

    /// The answer's body.
    pub(crate) fn to_json(&self) -> Value {
        let mut body = json!({"ok": false, "error_code": self.code, "description": self.description});
        if let Some(seconds) = self.retry_after {
            body["parameters"] = json!({"retry_after": seconds});
        }
        if let Some(chat) = self.migrate_to_chat_id {
            body["parameters"] = json!({"migrate_to_chat_id": chat});
        }
        body
    }
}

fn small_first_letter(text: &str) -> String {
    let mut letters = text.chars();
    let (Some(first), second) = (letters.next(), letters.next()) else { return String::new() };
    if second.is_some_and(|letter| letter == '_' || letter.is_ascii_uppercase()) {
        return text.to_owned();
    }
    first.to_lowercase().chain(text.chars().skip(1)).collect()
}
