//! New messages.

use serde_json::{Value, json};

use super::super::{
    chats::Access,
    limits::{
        keyboard::Keyboard,
        text::{self, Styled},
    },
    messages::{Message, MessageId, Voice},
    params::{NotJson, Params},
    refusal::Refusal,
    state::State,
};

/// What a bot may be seen doing.
const ACTIONS: [&str; 11] = [
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
];

pub(super) fn message(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    let styled = styled_text(state, params)?;
    let keyboard = Keyboard::of_call(params, &state.bot.username)?;
    let reply = Reply::of_call(params)?;
    let chat = state.chat_of_call(params, Access::Write)?;
    let thread = chat.thread_of_call(params)?;
    let chat = chat.id;
    let reply_to = reply.find(state, chat)?;
    if !text::fits(&styled.text) {
        return Err(Refusal::bad_request("Message is too long"));
    }
    let chain = state.chats.get(&chat).and_then(|chat| state.thread_of_speech(chat, thread, reply_to));
    let id = state.next_message_id();
    let message = Message::new(id, chat, Voice::Bot, state.seconds(), styled.text);
    let message = Message {
        entities: styled.entities,
        keyboard,
        reply_to,
        thread: chain,
        silent: params.flag("disable_notification"),
        ..message
    };
    state.post(message);
    Ok(state.messages.get(&id).map_or(Value::Null, |message| state.message_json(message)))
}

/// The text of a call with its entities, checked but for its length.
pub(super) fn styled_text(state: &State, params: &Params) -> Result<Styled, Refusal> {
    // What is not JSON counts as absent, as in `get_input_entities`.
    let entities = params.json("entities").ok().flatten();
    let known = |user| state.people.contains_key(&user);
    text::styled(&params.text("text"), entities.as_ref(), &params.text("parse_mode"), known)
}

/// The message that a new one answers.
struct Reply {
    to: Option<MessageId>,
    may_be_missing: bool,
}

impl Reply {
    fn of_call(params: &Params) -> Result<Self, Refusal> {
        let given = params
            .json("reply_parameters")
            .map_err(|NotJson| Refusal::bad_request("Can't parse reply parameters JSON object"))?;
        let Some(given) = given else {
            return Ok(Self {
                to: params.integer("reply_to_message_id").filter(|&id| id > 0),
                may_be_missing: params.flag("allow_sending_without_reply"),
            });
        };
        if !given.is_object() {
            return Err(Refusal::bad_request("Object expected as reply parameters"));
        }
        Ok(Self {
            to: given.get("message_id").and_then(Value::as_i64).filter(|&id| id > 0),
            may_be_missing: given.get("allow_sending_without_reply") == Some(&json!(true)),
        })
    }

    fn find(&self, state: &State, chat: i64) -> Result<Option<MessageId>, Refusal> {
        let Some(id) = self.to else { return Ok(None) };
        if state.messages.get(&id).is_some_and(|message| message.chat == chat) {
            return Ok(Some(id));
        }
        if self.may_be_missing {
            return Ok(None);
        }
        Err(Refusal::bad_request("message to be replied not found"))
    }
}

pub(super) fn chat_action(state: &State, params: &Params) -> Result<Value, Refusal> {
    let chat = state.chat_of_call(params, Access::Write)?;
    chat.thread_of_call(params)?;
    if !ACTIONS.contains(&params.text("action").as_str()) {
        return Err(Refusal::bad_request("Wrong parameter action in request"));
    }
    Ok(json!(true))
}
