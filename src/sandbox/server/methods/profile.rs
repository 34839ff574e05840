//! What the bot tells about itself.

use serde_json::{Value, json};

use super::super::{
    chats::Access,
    params::{NotJson, Params},
    profile::Command,
    refusal::Refusal,
    state::State,
};

/// Most commands of one list.
const COMMAND_LIMIT: usize = 100;
/// Letters of a command.
const NAME_LIMIT: usize = 32;
/// Characters of a command's description.
const DESCRIPTION_LIMIT: usize = 256;

pub(super) fn get_me(state: &State) -> Value {
    let mut me = state.bot.to_json();
    me["can_join_groups"] = json!(true);
    me["can_read_all_group_messages"] = json!(!state.bot.privacy);
    me["supports_inline_queries"] = json!(true);
    me["can_connect_to_business"] = json!(false);
    me["has_main_web_app"] = json!(false);
    me
}

pub(super) fn set_commands(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    let commands = commands(params)?;
    let audience = audience(state, params)?;
    if commands.is_empty() {
        state.profile.commands.remove(&audience);
    } else {
        state.profile.commands.insert(audience, commands);
    }
    Ok(json!(true))
}

pub(super) fn get_commands(state: &State, params: &Params) -> Result<Value, Refusal> {
    let audience = audience(state, params)?;
    Ok(state.profile.commands.get(&audience).into_iter().flatten().map(Command::to_json).collect())
}

pub(super) fn delete_commands(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    let audience = audience(state, params)?;
    state.profile.commands.remove(&audience);
    Ok(json!(true))
}

fn commands(params: &Params) -> Result<Vec<Command>, Refusal> {
    let given = params
        .json("commands")
        .map_err(|NotJson| Refusal::bad_request("Can't parse commands JSON object"))?;
    let list = match given {
        None => return Ok(Vec::new()),
        Some(Value::Array(list)) => list,
        Some(_) => return Err(Refusal::bad_request("Expected an Array of BotCommand")),
    };
    let commands: Vec<Command> = list.iter().map(command).collect::<Result<_, _>>()?;
    if commands.len() > COMMAND_LIMIT {
        return Err(Refusal::bad_request("BOT_COMMANDS_TOO_MUCH"));
    }
    Ok(commands)
}

fn command(wire: &Value) -> Result<Command, Refusal> {
    let unreadable = |why: &str| Refusal::bad_request(&format!("Can't parse BotCommand: {why}"));
    if !wire.is_object() {
        return Err(unreadable("expected an Object"));
    }
    let field = |name: &str| {
        let text = wire.get(name).and_then(Value::as_str).map(|text| text.trim().to_owned());
        text.ok_or_else(|| unreadable(&format!("Can't find field \"{name}\"")))
    };
    let (written, description) = (field("command")?, field("description")?);
    let command = written.strip_prefix('/').unwrap_or(&written).to_owned();
    if command.is_empty() {
        return Err(Refusal::bad_request("Command must be non-empty"));
    }
    if command.chars().count() > NAME_LIMIT {
        return Err(Refusal::bad_request(&format!("Command length must not exceed {NAME_LIMIT}")));
    }
    if description.is_empty() {
        return Err(Refusal::bad_request("Command description must be non-empty"));
    }
    if description.chars().count() > DESCRIPTION_LIMIT {
        let text = format!("Command description length must not exceed {DESCRIPTION_LIMIT}");
        return Err(Refusal::bad_request(&text));
    }
    let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    if !command.bytes().all(allowed) {
        return Err(Refusal::bad_request("BOT_COMMAND_INVALID"));
    }
    Ok(Command { command, description })
}

/// The scope and language of a call, as the key they are kept under.
fn audience(state: &State, params: &Params) -> Result<(String, String), Refusal> {
    let given = params
        .json("scope")
        .map_err(|NotJson| Refusal::bad_request("Can't parse BotCommandScope JSON object"))?;
    let scope = given.map_or_else(|| Ok("default".to_owned()), |scope| scope_key(state, &scope))?;
    Ok((scope, language(params)?))
}

fn scope_key(state: &State, scope: &Value) -> Result<String, Refusal> {
    let unreadable = |why: &str| Refusal::bad_request(&format!("Can't parse BotCommandScope: {why}"));
    let kind =
        scope.get("type").and_then(Value::as_str).ok_or_else(|| unreadable("Can't find field \"type\""))?;
    match kind {
        "default" | "all_private_chats" | "all_group_chats" | "all_chat_administrators" => {
            Ok(kind.to_owned())
        }
        "chat" | "chat_administrators" | "chat_member" => {
            let place = Params(scope.as_object().cloned().unwrap_or_default());
            let chat = state.chat_of_call(&place, Access::Read)?.id;
            if kind != "chat_member" {
                return Ok(format!("{kind}:{chat}"));
            }
            let user = place.integer("user_id").filter(|&id| id > 0);
            let user = user.ok_or_else(|| unreadable("Invalid user_id specified"))?;
            Ok(format!("{kind}:{chat}:{user}"))
        }
        _ => Err(unreadable("Unsupported type specified")),
    }
}

/// Two small letters, or nothing for all other languages.
fn language(params: &Params) -> Result<String, Refusal> {
    let code = params.text("language_code");
    let is_code = code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_lowercase());
    if !code.is_empty() && !is_code {
        return Err(Refusal::bad_request("Invalid language code specified"));
    }
    Ok(code)
}

/// Sets the name, description or short description.
pub(super) fn set_text(state: &mut State, method: &str, params: &Params) -> Result<Value, Refusal> {
    // The numbers are documented; the words of Telegram's refusals are not known, so these are the stand-in's.
    let (field, limit, refusal) = match method {
        "setmyname" => ("name", 64, "BOT_NAME_TOO_LONG"),
        "setmydescription" => ("description", 512, "BOT_DESCRIPTION_TOO_LONG"),
        _ => ("short_description", 120, "BOT_SHORT_DESCRIPTION_TOO_LONG"),
    };
    let language = language(params)?;
    let text = params.text(field);
    if text.chars().count() > limit {
        return Err(Refusal::bad_request(refusal));
    }
    state.profile.texts.insert((method.to_owned(), language), text);
    Ok(json!(true))
}

pub(super) fn set_menu_button(state: &State, params: &Params) -> Result<Value, Refusal> {
    if !params.text("chat_id").is_empty() {
        state.chat_of_call(params, Access::Read)?;
    }
    let button = params
        .json("menu_button")
        .map_err(|NotJson| Refusal::bad_request("Can't parse menu button JSON object"))?;
    let kind = button.as_ref().map_or(Some("default"), |button| button.get("type").and_then(Value::as_str));
    match kind {
        Some("default" | "commands") => Ok(json!(true)),
        _ => Err(Refusal::bad_request("Can't parse menu button: MenuButton has unsupported type")),
    }
}
