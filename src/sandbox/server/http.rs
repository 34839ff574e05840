//! The HTTP face: `/bot<token>/<method>`, the long poll, and the faults that were asked for.

use std::{pin::pin, sync::Arc, time::Duration};

use axum::{
    Json, Router,
    body::Bytes,
    extract::{ConnectInfo, Path, RawQuery, State as Extract},
    http::{HeaderMap, StatusCode, header},
    response::{Html, IntoResponse, Response},
    routing::any,
};
use serde_json::{Value, json};

use super::{
    Shared,
    faults::{Fault, LateCall},
    journal::Outcome,
    methods,
    params::Params,
    queue::BATCH_LIMIT,
    refusal::Refusal,
    wire::Scissors,
};

/// Longest wait of `getUpdates`, in seconds.
const LONGEST_WAIT: i64 = 50;

pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let nothing = || async { refused(&Refusal::not_found("")) };
    Router::new().route("/{bot}/{method}", any(call)).fallback(nothing).with_state(shared)
}

fn refused(refusal: &Refusal) -> Response {
    let status = StatusCode::from_u16(refusal.code).unwrap_or(StatusCode::BAD_REQUEST);
    (status, Json(refusal.to_json())).into_response()
}

async fn call(
    Extract(shared): Extract<Arc<Shared>>,
    ConnectInfo(scissors): ConnectInfo<Scissors>,
    Path((bot, method)): Path<(String, String)>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let Some(token) = bot.strip_prefix("bot") else { return refused(&Refusal::not_found("")) };
    if shared.read(|state| state.token != token) {
        return refused(&Refusal::unauthorized());
    }
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_json = kind.starts_with("application/json");
    let Some(params) = Params::read(&query.unwrap_or_default(), &body, is_json) else {
        return refused(&Refusal::bad_request("can't parse request: body must be a JSON object"));
    };
    let method = method.to_lowercase();
    let running = Running::start(&shared, &method, &params);
    let fault = shared.change(|state| {
        let fault = state.faults.take(&method, &params);
        if let Some(fault) = fault {
            state.journal.close(running.place, Outcome::Failed(fault));
        }
        if let Some(Fault::Late { after }) = fault {
            let due = after.map(|after| state.now + after);
            let call = LateCall { place: running.place, method: method.clone(), params: params.clone(), due };
            state.faults.late.push(call);
        }
        fault
    });
    match fault {
        None => answer(&running, &method, &params)
            .await
            .map_or_else(|refusal| refused(&refusal), |result| done(&result)),
        Some(Fault::TooManyRequests { retry_after }) => refused(&Refusal::too_many(retry_after)),
        Some(Fault::ServerError { status }) => server_error(status),
        Some(Fault::LostRequest | Fault::Late { .. }) => broken(&scissors),
        Some(Fault::LostAnswer) => {
            // What it came to is lost on purpose; the record already names the fault.
            let _ = carry_out(&shared, &method, &params).await;
            broken(&scissors)
        }
    }
}

fn done(result: &Value) -> Response {
    Json(json!({"ok": true, "result": result})).into_response()
}

fn server_error(status: u16) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
    (status, Html(format!("<html><head><title>{status}</title></head><body><h1>{status}</h1></body></html>")))
        .into_response()
}

/// Cuts the connection; the answer given here never leaves.
fn broken(scissors: &Scissors) -> Response {
    scissors.cut();
    StatusCode::OK.into_response()
}

async fn answer(running: &Running, method: &str, params: &Params) -> Result<Value, Refusal> {
    let result = carry_out(&running.shared, method, params).await;
    let outcome = result.as_ref().map_or_else(|refusal| Outcome::Refused(refusal.clone()), |_| Outcome::Done);
    running.shared.change(|state| state.journal.close(running.place, outcome));
    result
}

async fn carry_out(shared: &Shared, method: &str, params: &Params) -> Result<Value, Refusal> {
    if method == "getupdates" {
        return get_updates(shared, params).await;
    }
    shared.change(|state| methods::call(state, method, params))
}

/// A call under way; when it is dropped, also because the client went away, it no longer counts.
struct Running {
    shared: Arc<Shared>,
    place: usize,
    counts: bool,
}

impl Running {
    fn start(shared: &Arc<Shared>, method: &str, params: &Params) -> Self {
        let counts = method != "getupdates";
        let place = shared.change(|state| {
            state.in_flight += usize::from(counts);
            state.calls += usize::from(counts);
            state.journal.open(method, Value::Object(params.0.clone()))
        });
        Self { shared: Arc::clone(shared), place, counts }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.shared.change(|state| state.in_flight -= usize::from(self.counts));
    }
}

/// A long poll; when it is dropped, also because the client went away, nobody waits any more.
struct Parked<'a> {
    shared: &'a Shared,
    turn: u64,
}

impl Drop for Parked<'_> {
    fn drop(&mut self) {
        self.shared.change(|state| {
            if state.poll.newest == self.turn {
                state.poll.parked = false;
            }
        });
    }
}

async fn get_updates(shared: &Shared, params: &Params) -> Result<Value, Refusal> {
    let limit = params.integer("limit").and_then(|limit| usize::try_from(limit).ok());
    let limit = limit.unwrap_or(BATCH_LIMIT).clamp(1, BATCH_LIMIT);
    let wait = params.integer("timeout").unwrap_or_default().clamp(0, LONGEST_WAIT).unsigned_abs();
    let turn = shared.change(|state| {
        if !state.webhook.is_empty() {
            return Err(Refusal::conflict(
                "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
            ));
        }
        if let Ok(Some(Value::Array(kinds))) = params.json("allowed_updates") {
            state.queue.allow(&kinds);
        }
        state.queue.expire(state.now);
        state.queue.confirm(params.integer("offset").unwrap_or_default());
        state.poll.newest += 1;
        state.poll.parked = false;
        state.poll.ended_by_webhook = false;
        Ok(state.poll.newest)
    })?;
    let parked = Parked { shared, turn };
    let waiting = async {
        loop {
            let mut changed = pin!(shared.changed.notified());
            changed.as_mut().enable();
            if let Some(result) = shared.change_quietly(|state| next_batch(state, turn, limit, wait > 0)) {
                return result;
            }
            changed.await;
        }
    };
    let result = tokio::time::timeout(Duration::from_secs(wait), waiting).await;
    drop(parked);
    result.unwrap_or_else(|_| Ok(json!([])))
}

/// What the poll `turn` gets now; `None` to wait on. Waking the others is left out unless something changed,
/// since they would only wake this one again.
fn next_batch(
    state: &mut super::state::State,
    turn: u64,
    limit: usize,
    may_park: bool,
) -> (Option<Result<Value, Refusal>>, bool) {
    if state.poll.newest != turn {
        let refusal = Refusal::conflict(
            "terminated by other getUpdates request; make sure that only one bot instance is running",
        );
        return (Some(Err(refusal)), false);
    }
    if state.poll.ended_by_webhook {
        return (Some(Err(Refusal::conflict("terminated by setWebhook request"))), false);
    }
    let batch = state.queue.batch(limit);
    if !batch.is_empty() {
        return (Some(Ok(Value::Array(batch))), true);
    }
    let parks = may_park && !state.poll.parked;
    state.poll.parked |= parks;
    (None, parks)
}
