//! Changing, deleting and pinning messages.

use serde_json::{Value, json};

use super::super::{
    chats::{Access, Standing},
    journal::Happening,
    limits::{keyboard::Keyboard, text},
    messages::{MessageId, Service, Voice},
    params::Params,
    refusal::Refusal,
    state::State,
};
use super::send::styled_text;

/// How long a message may be deleted for everybody, in seconds.
const DELETABLE_FOR: i64 = 48 * 3600;

/// The message that a call changes.
struct Target {
    id: MessageId,
    inline: bool,
}

pub(super) fn text(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    let styled = styled_text(state, params)?;
    let keyboard = edited_keyboard(state, params)?;
    let target = target(state, params)?;
    if !text::fits(&styled.text) {
        return Err(Refusal::bad_request("MESSAGE_TOO_LONG"));
    }
    change(state, &target, Some((styled.text, styled.entities)), keyboard)
}

pub(super) fn keyboard(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    let keyboard = edited_keyboard(state, params)?;
    let target = target(state, params)?;
    change(state, &target, None, keyboard)
}

/// The keyboard after an edit: an edit that names none takes it away.
fn edited_keyboard(state: &State, params: &Params) -> Result<Keyboard, Refusal> {
    let keyboard = Keyboard::of_call(params, &state.bot.username)?;
    let others = ["keyboard", "remove_keyboard", "force_reply"];
    let markup = params.json("reply_markup").ok().flatten();
    if markup.is_some_and(|markup| others.iter().any(|other| markup.get(other).is_some())) {
        return Err(Refusal::bad_request("Inline keyboard expected"));
    }
    Ok(keyboard)
}

fn target(state: &State, params: &Params) -> Result<Target, Refusal> {
    let id = params.integer("message_id").unwrap_or_default();
    if params.text("chat_id").is_empty() && id == 0 {
        let inline_id = params.text("inline_message_id");
        if inline_id.is_empty() {
            return Err(Refusal::bad_request("Message identifier is not specified"));
        }
        let found = state.messages.values().find(|message| message.inline_id.as_ref() == Some(&inline_id));
        let message = found.ok_or_else(|| Refusal::bad_request("MESSAGE_ID_INVALID"))?;
        return Ok(Target { id: message.id, inline: true });
    }
    let chat = state.chat_of_call(params, Access::Edit)?;
    let message = state.messages.get(&id).filter(|message| message.chat == chat.id);
    let message = message.ok_or_else(|| Refusal::bad_request("message to edit not found"))?;
    if !message.is_bots_own() {
        return Err(Refusal::bad_request("Message can't be edited"));
    }
    Ok(Target { id, inline: false })
}

fn change(
    state: &mut State,
    target: &Target,
    new_text: Option<(String, Vec<Value>)>,
    keyboard: Keyboard,
) -> Result<Value, Refusal> {
    let seconds = state.seconds();
    let Some(message) = state.messages.get_mut(&target.id) else { return Ok(Value::Null) };
    let same_text = new_text
        .as_ref()
        .is_none_or(|(text, entities)| *text == message.text && *entities == message.entities);
    if same_text && message.keyboard == keyboard {
        return Err(Refusal::bad_request(
            "message is not modified: specified new message content and reply markup are exactly the same as \
             a current content and reply markup of the message",
        ));
    }
    if let Some((text, entities)) = new_text {
        message.text = text;
        message.entities = entities;
        message.edited = Some(seconds);
    }
    message.keyboard = keyboard;
    let message = message.clone();
    let answer = if target.inline { json!(true) } else { state.message_json(&message) };
    state.journal.saw(Happening::Edited(message));
    Ok(answer)
}

pub(super) fn delete(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    if params.text("chat_id").is_empty() {
        return Err(Refusal::bad_request("Chat identifier is not specified"));
    }
    let id = params.integer("message_id").unwrap_or_default();
    if id <= 0 {
        return Err(Refusal::bad_request("Message identifier is not specified"));
    }
    let chat = state.chat_of_call(params, Access::Write)?;
    let message = state.messages.get(&id).filter(|message| message.chat == chat.id);
    let message = message.ok_or_else(|| Refusal::bad_request("message to delete not found"))?;
    let governs = chat.standing == Standing::Administrator;
    if !(governs || chat.is_private() || message.from == Voice::Bot) {
        return Err(Refusal::bad_request("Message can't be deleted"));
    }
    if !governs && state.seconds() - message.date > DELETABLE_FOR {
        return Err(Refusal::bad_request("Message can't be deleted for everyone"));
    }
    let chat = chat.id;
    state.messages.remove(&id);
    state.journal.saw(Happening::Deleted { chat, message: id });
    Ok(json!(true))
}

pub(super) fn pin(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    let id = params.integer("message_id").unwrap_or_default();
    let chat = state.chat_of_call(params, Access::Write)?;
    let found = state.messages.get(&id).is_some_and(|message| message.chat == chat.id);
    if !found {
        return Err(Refusal::bad_request("message to pin not found"));
    }
    if !chat.is_private() && chat.standing != Standing::Administrator {
        return Err(Refusal::bad_request("not enough rights to manage pinned messages in the chat"));
    }
    let chat = chat.id;
    state.tell(chat, Voice::Bot, Service::Pinned(id));
    Ok(json!(true))
}
