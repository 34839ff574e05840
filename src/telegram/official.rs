//! The one classifier: what Telegram's answers mean.
//!
//! The texts are those of the official server (`telegram-bot-api/Client.cpp` of tdlib/telegram-bot-api, and the
//! codes of Telegram's own servers that it passes on). They are looked for in lower case and as parts, since the
//! official wording changes in letter case and in what stands around.

use serde::Deserialize;
use serde_json::Value;

use crate::brain::ChatId;

use super::{Fault, ParkReason};

/// How long to wait when Telegram does not say.
const WAIT_SECONDS: u32 = 5;

/// The body of every answer.
#[derive(Debug, Deserialize)]
pub(super) struct Body {
    ok: bool,
    #[serde(default)]
    result: Value,
    #[serde(default)]
    description: String,
    #[serde(default)]
    parameters: Parameters,
}

/// What helps a program to go on after a refusal.
#[derive(Debug, Default, Deserialize)]
struct Parameters {
    retry_after: Option<u32>,
    migrate_to_chat_id: Option<i64>,
}

/// What an answer means: the result of the call, or why there is none.
///
/// # Errors
/// Any [`Fault`] but [`Fault::NotSent`].
pub(super) fn read(status: u16, body: &[u8]) -> Result<Value, Fault> {
    match serde_json::from_slice::<Body>(body) {
        Ok(body) if body.ok && status < 300 => Ok(body.result),
        Ok(body) => Err(refusal(status, body)),
        // A proxy, a captive portal or half an answer: nothing is known about the call.
        Err(_) => Err(Fault::Unknown),
    }
}

fn refusal(status: u16, body: Body) -> Fault {
    let Body { description, parameters, .. } = body;
    if let Some(to) = parameters.migrate_to_chat_id {
        return Fault::Migrated { to: ChatId(to) };
    }
    if status == 429 || parameters.retry_after.is_some() {
        return Fault::Wait { seconds: parameters.retry_after.unwrap_or(WAIT_SECONDS) };
    }
    let text = description.to_lowercase();
    match status {
        401 => return Fault::Unauthorized,
        // A token of the wrong form names no address of the server.
        404 if text == "not found" => return Fault::Unauthorized,
        409 => return Fault::Conflict,
        500.. => return Fault::Unknown,
        _ => {}
    }
    let meaning = MEANINGS.iter().find(|(part, _)| text.contains(part)).map(|(_, meaning)| *meaning);
    match meaning {
        Some(Meaning::Unchanged) => Fault::Unchanged,
        Some(Meaning::Gone) => Fault::Gone,
        Some(Meaning::TopicClosed) => Fault::TopicClosed,
        Some(Meaning::TooOld) => Fault::TooOld,
        Some(Meaning::Parked(reason)) => Fault::Parked(reason),
        // Whatever else is forbidden stays so until something changes there.
        None if status == 403 => Fault::Parked(ParkReason::NoRights),
        None => Fault::Refused { description },
    }
}

#[derive(Clone, Copy)]
enum Meaning {
    Unchanged,
    Gone,
    TopicClosed,
    TooOld,
    Parked(ParkReason),
}

/// Parts of the official texts, in lower case; the first that is found counts.
const MEANINGS: &[(&str, Meaning)] = &[
    ("message is not modified", Meaning::Unchanged),
    ("message_not_modified", Meaning::Unchanged),
    ("message to edit not found", Meaning::Gone),
    ("message to delete not found", Meaning::Gone),
    ("message can't be edited", Meaning::Gone),
    ("message can't be deleted", Meaning::Gone),
    ("message_id_invalid", Meaning::Gone),
    ("message_edit_time_expired", Meaning::Gone),
    ("message_delete_forbidden", Meaning::Gone),
    ("message thread not found", Meaning::TopicClosed),
    ("topic_closed", Meaning::TopicClosed),
    ("topic_deleted", Meaning::TopicClosed),
    ("topic_id_invalid", Meaning::TopicClosed),
    ("query is too old", Meaning::TooOld),
    ("query id is invalid", Meaning::TooOld),
    ("query_id_invalid", Meaning::TooOld),
    ("bot was blocked by the user", Meaning::Parked(ParkReason::Blocked)),
    ("user_is_blocked", Meaning::Parked(ParkReason::Blocked)),
    ("can't initiate conversation with a user", Meaning::Parked(ParkReason::Unopened)),
    ("can't send messages to bots", Meaning::Parked(ParkReason::Unopened)),
    ("user is deactivated", Meaning::Parked(ParkReason::Deactivated)),
    ("input_user_deactivated", Meaning::Parked(ParkReason::Deactivated)),
    ("bot was kicked from", Meaning::Parked(ParkReason::Kicked)),
    ("bot is not a member of", Meaning::Parked(ParkReason::Kicked)),
    ("the group chat was deleted", Meaning::Parked(ParkReason::NotFound)),
    ("group chat was deactivated", Meaning::Parked(ParkReason::NotFound)),
    ("chat not found", Meaning::Parked(ParkReason::NotFound)),
    ("peer_id_invalid", Meaning::Parked(ParkReason::NotFound)),
    ("not enough rights", Meaning::Parked(ParkReason::NoRights)),
    ("have no rights", Meaning::Parked(ParkReason::NoRights)),
    ("need administrator rights", Meaning::Parked(ParkReason::NoRights)),
    ("chat_write_forbidden", Meaning::Parked(ParkReason::NoRights)),
    ("chat_restricted", Meaning::Parked(ParkReason::NoRights)),
    ("chat_admin_required", Meaning::Parked(ParkReason::NoRights)),
    ("chat_send_plain_forbidden", Meaning::Parked(ParkReason::NoRights)),
    ("user_banned_in_channel", Meaning::Parked(ParkReason::NoRights)),
];

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{ChatId, Fault, ParkReason, read};

    fn answer(status: u16, description: &str, parameters: &Value) -> Fault {
        let body = json!({"ok": false, "error_code": status, "description": description,
            "parameters": parameters});
        read(status, body.to_string().as_bytes()).expect_err("a refusal")
    }

    #[test]
    fn the_official_texts_mean_what_they_say() {
        use ParkReason::{Blocked, Deactivated, Kicked, NoRights, NotFound, Unopened};
        for (status, text, fault) in [
            (
                400,
                "Bad Request: message is not modified: specified new message content and reply markup are exactly \
                 the same as a current content and reply markup of the message",
                Fault::Unchanged,
            ),
            (400, "Bad Request: MESSAGE_NOT_MODIFIED", Fault::Unchanged),
            (400, "Bad Request: message to edit not found", Fault::Gone),
            (400, "Bad Request: message to delete not found", Fault::Gone),
            (400, "Bad Request: message can't be edited", Fault::Gone),
            (400, "Bad Request: message can't be deleted for everyone", Fault::Gone),
            (400, "Bad Request: MESSAGE_ID_INVALID", Fault::Gone),
            (400, "Bad Request: message thread not found", Fault::TopicClosed),
            (400, "Bad Request: TOPIC_CLOSED", Fault::TopicClosed),
            (
                400,
                "Bad Request: query is too old and response timeout expired or query ID is invalid",
                Fault::TooOld,
            ),
            (
                400,
                "Bad Request: query is too old and response timeout expired or query id is invalid",
                Fault::TooOld,
            ),
            (403, "Forbidden: bot was blocked by the user", Fault::Parked(Blocked)),
            (403, "Forbidden: bot can't initiate conversation with a user", Fault::Parked(Unopened)),
            (403, "Forbidden: user is deactivated", Fault::Parked(Deactivated)),
            (403, "Forbidden: bot was kicked from the group chat", Fault::Parked(Kicked)),
            (403, "Forbidden: bot was kicked from the supergroup chat", Fault::Parked(Kicked)),
            (403, "Forbidden: bot is not a member of the supergroup chat", Fault::Parked(Kicked)),
            (403, "Forbidden: bot is not a member of the channel chat", Fault::Parked(Kicked)),
            (403, "Forbidden: the group chat was deleted", Fault::Parked(NotFound)),
            (403, "Forbidden: something new", Fault::Parked(NoRights)),
            (400, "Bad Request: chat not found", Fault::Parked(NotFound)),
            (400, "Bad Request: PEER_ID_INVALID", Fault::Parked(NotFound)),
            (
                400,
                "Bad Request: not enough rights to send text messages to the chat",
                Fault::Parked(NoRights),
            ),
            (400, "Bad Request: have no rights to send a message", Fault::Parked(NoRights)),
            (400, "Bad Request: need administrator rights in the channel chat", Fault::Parked(NoRights)),
            (400, "Bad Request: CHAT_WRITE_FORBIDDEN", Fault::Parked(NoRights)),
            (401, "Unauthorized", Fault::Unauthorized),
            (404, "Not Found", Fault::Unauthorized),
            (
                409,
                "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
                Fault::Conflict,
            ),
            (
                409,
                "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the \
                 webhook first",
                Fault::Conflict,
            ),
            (500, "Internal Server Error: restart", Fault::Unknown),
            (502, "Bad Gateway", Fault::Unknown),
        ] {
            assert_eq!(answer(status, text, &json!({})), fault, "{status} {text}");
        }
    }

    #[test]
    fn what_only_we_can_mend_says_so() {
        for text in [
            "Bad Request: message is too long",
            "Bad Request: MESSAGE_TOO_LONG",
            "Bad Request: message text is empty",
            "Bad Request: BUTTON_DATA_INVALID",
            "Bad Request: reply markup is too long",
            "Bad Request: can't parse entities: something",
            "Bad Request: user not found",
        ] {
            let refused = Fault::Refused { description: text.to_owned() };
            assert_eq!(answer(400, text, &json!({})), refused);
        }
        let refused = Fault::Refused { description: "Not Found: method not found".to_owned() };
        assert_eq!(answer(404, "Not Found: method not found", &json!({})), refused);
    }

    #[test]
    fn what_helps_a_program_counts_more_than_the_text() {
        let wait = answer(429, "Too Many Requests: retry after 245", &json!({"retry_after": 245}));
        assert_eq!(wait, Fault::Wait { seconds: 245 });
        assert_eq!(answer(429, "Too Many Requests", &json!({})), Fault::Wait { seconds: 5 });
        let text = "Bad Request: group chat was upgraded to a supergroup chat";
        let moved = answer(400, text, &json!({"migrate_to_chat_id": -1_002_000_000_003_i64}));
        assert_eq!(moved, Fault::Migrated { to: ChatId(-1_002_000_000_003) });
    }

    #[test]
    fn of_anything_else_nothing_is_known() {
        for (status, body) in [
            (200, ""),
            (200, "{\"ok\":true,\"result\":{\"mess"),
            (502, "<html><head><title>502 Bad Gateway</title></head></html>"),
            (403, "<html>the proxy says no</html>"),
            (200, "[]"),
        ] {
            assert_eq!(read(status, body.as_bytes()), Err(Fault::Unknown), "{status} {body}");
        }
        assert_eq!(read(200, br#"{"ok":true,"result":true}"#), Ok(json!(true)));
    }
}
