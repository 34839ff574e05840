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
