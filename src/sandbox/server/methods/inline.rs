//! Answers to inline queries.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::super::{
    journal::{Happening, Offer},
    limits::{keyboard::Keyboard, links, text},
    params::{NotJson, Params},
    refusal::Refusal,
    state::State,
};
use super::answer::{ANSWER_WITHIN, too_old};

/// Most results of one answer.
const RESULT_LIMIT: usize = 50;
/// Bytes of a result's name.
const ID_LIMIT: usize = 64;

pub(super) fn answer(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    let button = start_button(params)?;
    let offers = offers(state, params)?;
    let id = params.text("inline_query_id");
    let now = state.now;
    let open = state
        .inline_queries
        .get_mut(&id)
        .filter(|query| query.offers.is_none() && now - query.at <= ANSWER_WITHIN);
    let query = open.ok_or_else(too_old)?;
    query.offers = Some(offers.clone());
    let (person, query) = (query.person, query.text.clone());
    state.journal.saw(Happening::Offered { person, query, offers, button });
    Ok(json!(true))
}

fn start_button(params: &Params) -> Result<Option<(String, String)>, Refusal> {
    let unreadable =
        |why: &str| Refusal::bad_request(&format!("Can't parse inline query results button: {why}"));
    let Some(button) = params
        .json("button")
        .map_err(|NotJson| Refusal::bad_request("Can't parse inline query results button JSON object"))?
    else {
        return Ok(None);
    };
    let field = |name: &str| button.get(name).and_then(Value::as_str).map(str::to_owned);
    let text = field("text").ok_or_else(|| unreadable("Can't find field \"text\""))?;
    let payload = field("start_parameter")
        .ok_or_else(|| unreadable("InlineQueryResultsButton must have exactly one optional field"))?;
    if !links::is_payload(&payload) {
        return Err(Refusal::bad_request("START_PARAM_INVALID"));
    }
    Ok(Some((text, payload)))
}

fn offers(state: &State, params: &Params) -> Result<Vec<Offer>, Refusal> {
    let results = params.json("results").map_err(|NotJson| {
        Refusal::bad_request("Can't parse JSON encoded inline query results: Invalid JSON")
    })?;
    let results = match results {
        None => return Ok(Vec::new()),
        Some(Value::Array(results)) => results,
        Some(_) => return Err(Refusal::bad_request("Expected an Array of inline query results")),
    };
    if results.len() > RESULT_LIMIT {
        return Err(Refusal::bad_request("Too many inline query results specified"));
    }
    let mut names = BTreeSet::new();
    let mut offers = Vec::with_capacity(results.len());
    for result in &results {
        let offer = offer(state, result)?;
        if !(1..=ID_LIMIT).contains(&offer.id.len()) {
            return Err(Refusal::bad_request("RESULT_ID_INVALID"));
        }
        if offer.title.is_empty() {
            return Err(Refusal::bad_request("ARTICLE_TITLE_EMPTY"));
        }
        if !names.insert(offer.id.clone()) {
            return Err(Refusal::bad_request("RESULT_ID_DUPLICATE"));
        }
        offers.push(offer);
    }
    Ok(offers)
}

fn offer(state: &State, result: &Value) -> Result<Offer, Refusal> {
    let unreadable = |why: &str| Refusal::bad_request(&format!("Can't parse inline query result: {why}"));
    if !result.is_object() {
        return Err(unreadable("Inline query result must be an object"));
    }
    let field = |name: &str| result.get(name).and_then(Value::as_str).map(str::to_owned);
    let needed = |name: &str| field(name).ok_or_else(|| unreadable(&format!("Can't find field \"{name}\"")));
    let kind = needed("type")?;
    let id = needed("id")?;
    if kind != "article" {
        return Err(unreadable(&format!("type \"{kind}\" is unsupported for the inline query result")));
    }
    let content = result.get("input_message_content").cloned().unwrap_or_default();
    let written = content.get("message_text").and_then(Value::as_str);
    let written = written.ok_or_else(|| unreadable("Can't find field \"message_text\""))?;
    let parse_mode = content.get("parse_mode").and_then(Value::as_str).unwrap_or_default();
    let known = |user| state.people.contains_key(&user);
    let styled = text::styled(written, content.get("entities"), parse_mode, known)?;
    if !text::fits(&styled.text) {
        return Err(Refusal::bad_request("MESSAGE_TOO_LONG"));
    }
    let keyboard = match result.get("reply_markup").filter(|markup| !markup.is_null()) {
        None => Keyboard::default(),
        Some(markup) => Keyboard::read(markup, &state.bot.username)?,
    };
    Ok(Offer {
        id,
        title: field("title").unwrap_or_default(),
        description: field("description").unwrap_or_default(),
        text: styled.text,
        entities: styled.entities,
        keyboard,
    })
}
