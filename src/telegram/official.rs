//! The one classifier: what Telegram's answers mean.
//!
//! The texts are those of the official server (`telegram-bot-api/Client.cpp` of tdlib/telegram-bot-api, and the
//! codes of Telegram's own servers that it passes on). They are looked for in lower case and as parts, since the
//! official wording changes in letter case and in what stands around.

use serde::Deserialize;
use serde_json::Value;

use crate::brain::ChatId;

use super::{Barrier, Fault};

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
    let Ok(body) = serde_json::from_slice::<Body>(body) else {
        // A proxy, a captive portal or half an answer: nothing is known about the call.
        return Err(Fault::Unknown { cause: format!("HTTP {status} without an answer of the Bot API") });
    };
    if body.ok && status < 300 { Ok(body.result) } else { Err(refusal(status, body)) }
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
        409 => return Fault::Conflict { description },
        500.. => return Fault::Unknown { cause: format!("HTTP {status}: {description}") },
        _ => {}
    }
    let meaning = MEANINGS.iter().find(|(part, _)| text.contains(part)).map(|(_, meaning)| *meaning);
    match meaning {
        Some(Meaning::Unchanged) => Fault::Unchanged,
        Some(Meaning::Gone) => Fault::Gone { description },
        Some(Meaning::TopicClosed) => Fault::TopicClosed { description },
        Some(Meaning::TooOld) => Fault::TooOld,
        Some(Meaning::Barred(barrier)) => Fault::Barred { barrier, description },
        // Whatever else is forbidden stays so until something changes there.
        None if status == 403 => Fault::Barred { barrier: Barrier::NoRights, description },
        None => Fault::Refused { description },
    }
}

#[derive(Clone, Copy)]
enum Meaning {
    Unchanged,
    Gone,
    TopicClosed,
    TooOld,
    Barred(Barrier),
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
    ("bot was blocked by the user", Meaning::Barred(Barrier::Blocked)),
    ("user_is_blocked", Meaning::Barred(Barrier::Blocked)),
    ("can't initiate conversation with a user", Meaning::Barred(Barrier::Unopened)),
    ("can't send messages to bots", Meaning::Barred(Barrier::Unopened)),
    ("user is deactivated", Meaning::Barred(Barrier::Deactivated)),
    ("input_user_deactivated", Meaning::Barred(Barrier::Deactivated)),
    ("bot was kicked from", Meaning::Barred(Barrier::Kicked)),
    ("bot is not a member of", Meaning::Barred(Barrier::Kicked)),
    ("the group chat was deleted", Meaning::Barred(Barrier::NotFound)),
    ("group chat was deactivated", Meaning::Barred(Barrier::NotFound)),
    ("chat not found", Meaning::Barred(Barrier::NotFound)),
    ("peer_id_invalid", Meaning::Barred(Barrier::NotFound)),
    ("not enough rights", Meaning::Barred(Barrier::NoRights)),
    ("have no rights", Meaning::Barred(Barrier::NoRights)),
    ("need administrator rights", Meaning::Barred(Barrier::NoRights)),
    ("chat_write_forbidden", Meaning::Barred(Barrier::NoRights)),
    ("chat_restricted", Meaning::Barred(Barrier::NoRights)),
    ("chat_admin_required", Meaning::Barred(Barrier::NoRights)),
    ("chat_send_plain_forbidden", Meaning::Barred(Barrier::NoRights)),
    ("user_banned_in_channel", Meaning::Barred(Barrier::NoRights)),
];
