//! What the bot may ask about chats and their members.

use serde_json::{Value, json};

use super::super::{
    chats::{Access, Chat, ChatKind, Standing},
    journal::Happening,
    members::member_json,
    params::Params,
    people::UserId,
    refusal::Refusal,
    state::State,
};

pub(super) fn get_chat(state: &State, params: &Params) -> Result<Value, Refusal> {
    let chat = state.chat_of_call(params, Access::Read)?;
    let mut full = state.chat_json(chat.id);
    if let Some(fields) = full.as_object_mut() {
        fields.remove("all_members_are_administrators");
    }
    full["accent_color_id"] = json!(chat.id.rem_euclid(7));
    full["max_reaction_count"] = json!(11);
    full["accepted_gift_types"] = json!({
        "unlimited_gifts": true, "limited_gifts": true, "unique_gifts": true, "premium_subscription": true,
    });
    if !chat.is_private() {
        let may = [
            "can_send_messages",
            "can_send_polls",
            "can_send_other_messages",
            "can_add_web_page_previews",
            "can_invite_users",
        ];
        full["permissions"] = may.iter().map(|right| ((*right).to_owned(), json!(true))).collect();
    }
    Ok(full)
}

pub(super) fn get_member(state: &State, params: &Params) -> Result<Value, Refusal> {
    let user = params.integer("user_id").filter(|&id| id > 0);
    let user = user.ok_or_else(|| Refusal::bad_request("Invalid user_id specified"))?;
    let chat = state.chat_of_call(params, Access::Read)?;
    if user == state.bot.id {
        return Ok(state.bot_member_json(chat.standing));
    }
    if !state.people.contains_key(&user) {
        return Err(Refusal::bad_request("user not found"));
    }
    Ok(person_json(state, chat, user))
}

fn person_json(state: &State, chat: &Chat, person: UserId) -> Value {
    let user = state.user_json(person);
    if chat.administrators.contains(&person) {
        return json!({"user": user, "status": "creator", "is_anonymous": false});
    }
    let inside = chat.members.contains(&person) || chat.id == person;
    member_json(&user, if inside { Standing::Member } else { Standing::Left })
}

pub(super) fn get_administrators(state: &State, params: &Params) -> Result<Value, Refusal> {
    let chat = state.chat_of_call(params, Access::Read)?;
    if chat.is_private() {
        return Err(Refusal::bad_request("there are no administrators in the private chat"));
    }
    let people = chat.administrators.iter().map(|&person| person_json(state, chat, person));
    let bot = (chat.standing == Standing::Administrator).then(|| state.bot_member_json(chat.standing));
    Ok(people.chain(bot).collect())
}

pub(super) fn leave(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    let chat = state.chat_of_call(params, Access::Read)?;
    if chat.kind == ChatKind::Private {
        return Err(Refusal::bad_request("chat member status can't be changed in private chats"));
    }
    let chat = chat.id;
    state.move_bot(chat, Standing::Left, state.bot.id);
    state.journal.saw(Happening::Left { chat });
    Ok(json!(true))
}
