//! Answers to presses.

use serde_json::{Value, json};

use super::super::{
    journal::Happening,
    limits::{links::StartLink, text::utf16_length},
    params::Params,
    refusal::Refusal,
    state::State,
};

/// How long a press waits for its answer, in milliseconds. Not documented; people report 15 to 20 seconds.
pub(super) const ANSWER_WITHIN: i64 = 15_000;
/// Longest text of an answer, in UTF-16 units.
const TEXT_LIMIT: usize = 200;

/// The official words for an answer that nobody waits for.
pub(super) fn too_old() -> Refusal {
    Refusal::bad_request("query is too old and response timeout expired or query ID is invalid")
}

pub(super) fn press(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    let query = params.text("callback_query_id");
    let open = state.presses.get(&query).filter(|press| state.now - press.at <= ANSWER_WITHIN);
    let person = open.ok_or_else(too_old)?.person;
    let text = params.text("text");
    if utf16_length(&text) > TEXT_LIMIT {
        return Err(Refusal::bad_request("MESSAGE_TOO_LONG"));
    }
    let url = Some(params.text("url")).filter(|url| !url.is_empty());
    // A bot without games may open nothing but its own private chat.
    let starts =
        |url: &String| StartLink::read(url, &state.bot.username).as_ref().is_some_and(StartLink::is_valid);
    if url.as_ref().is_some_and(|url| !starts(url)) {
        return Err(Refusal::bad_request("URL_INVALID"));
    }
    state.presses.remove(&query);
    let alert = params.flag("show_alert");
    state.journal.saw(Happening::Answered { person, text, alert, url: url.clone() });
    if let Some(url) = url {
        state.follow(person, &url);
    }
    Ok(json!(true))
}
