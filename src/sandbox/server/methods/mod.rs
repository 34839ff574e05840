//! The methods of the Bot API that the stand-in knows, one file for each family.

mod answer;
mod edit;
mod inline;
mod places;
mod profile;
mod send;
mod webhook;

use serde_json::Value;

use super::{params::Params, refusal::Refusal, state::State};

/// Carries out a call, `getUpdates` excepted. `method` is in small letters: their case does not matter.
pub(crate) fn call(state: &mut State, method: &str, params: &Params) -> Result<Value, Refusal> {
    match method {
        "getme" => Ok(profile::get_me(state)),
        "sendmessage" => send::message(state, params),
        "sendchataction" => send::chat_action(state, params),
        "editmessagetext" => edit::text(state, params),
        "editmessagereplymarkup" => edit::keyboard(state, params),
        "deletemessage" => edit::delete(state, params),
        "pinchatmessage" => edit::pin(state, params),
        "answercallbackquery" => answer::press(state, params),
        "answerinlinequery" => inline::answer(state, params),
        "setmycommands" => profile::set_commands(state, params),
        "getmycommands" => profile::get_commands(state, params),
        "deletemycommands" => profile::delete_commands(state, params),
        "setmyname" | "setmydescription" | "setmyshortdescription" => {
            profile::set_text(state, method, params)
        }
        "setchatmenubutton" => profile::set_menu_button(state, params),
        "getchat" => places::get_chat(state, params),
        "getchatmember" => places::get_member(state, params),
        "getchatadministrators" => places::get_administrators(state, params),
        "leavechat" => places::leave(state, params),
        "setwebhook" => webhook::set(state, params),
        "deletewebhook" => Ok(webhook::delete(state, params)),
        "getwebhookinfo" => Ok(webhook::info(state)),
        _ => Err(Refusal::not_found(": method not found")),
    }
}
