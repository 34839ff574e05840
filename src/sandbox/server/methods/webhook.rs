//! Webhooks: only whether one is set, which keeps `getUpdates` from working.

use serde_json::{Value, json};

use super::super::{params::Params, refusal::Refusal, state::State};

pub(super) fn set(state: &mut State, params: &Params) -> Result<Value, Refusal> {
    let url = params.text("url");
    if url.is_empty() {
        return Ok(delete(state, params));
    }
    if !url.starts_with("https://") {
        return Err(Refusal::bad_request("bad webhook: An HTTPS URL must be provided for webhook"));
    }
    if params.flag("drop_pending_updates") {
        state.queue.clear();
    }
    state.webhook = url;
    state.poll.ended_by_webhook = true;
    Ok(json!(true))
}

pub(super) fn delete(state: &mut State, params: &Params) -> Value {
    if params.flag("drop_pending_updates") {
        state.queue.clear();
    }
    state.webhook.clear();
    json!(true)
}

pub(super) fn info(state: &State) -> Value {
    json!({
        "url": state.webhook,
        "has_custom_certificate": false,
        "pending_update_count": state.queue.pending(),
    })
}
