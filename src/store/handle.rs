//! Taking in what happened: each update once, wholly or not at all.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

use crate::brain::{Answer, Decision, Effect, Envelope, Event, Millis, Needs, Snapshot};

use super::outbox::queue;
use super::{StoreError, inbox, load, reminder, write};

/// How often an update is decided about anew when a game was not at the revision the decision was made for.
const TRIES: u32 = 3;

/// What decides: pure, so that it may be asked again.
pub trait Decider: Send + Sync {
    /// What to load before deciding about an event.
    fn needs(&self, event: &Event) -> Needs;
    /// What to write and to do.
    fn decide(&self, snapshot: &Snapshot, envelope: &Envelope) -> Decision;
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incoming {
    /// Telegram's number of the update; nothing for a timer or a thought.
    pub update: Option<i64>,
    /// The update as it came, kept only if it fails.
    pub raw: Option<String>,
    /// What it means; nothing when the bot has nothing to do with it and only marks it as seen.
    pub envelope: Option<Envelope>,
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handled {
    /// It was decided and written down.
    Done {
        /// The answers to give now: [`Effect::Answer`] and [`Effect::Offer`] only.
        replies: Vec<Effect>,
    },
    /// It had been taken in before.
    Duplicate {
        /// A quiet answer, if it was a press: Telegram waits for one each time.
        replies: Vec<Effect>,
    },
    /// It failed, and is kept for whoever mends the bug.
    Dead {
        /// How.
        error: String,
    },
}

/// Why one update failed while others go on.
enum Failure {
    /// The update itself is at fault.
    Own(String),
    /// The database is: nothing of the batch counts.
    Store(StoreError),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        if error.is_local() { Self::Own(error.to_string()) } else { Self::Store(error) }
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        StoreError::from(error).into()
    }
}

/// Handles a batch in its order, each in a savepoint of its own. `latest` is the time of the events before.
pub(super) async fn batch(
    connection: &mut SqliteConnection,
    batch: Vec<Incoming>,
    decider: Arc<dyn Decider>,
    latest: Millis,
) -> Result<Vec<Handled>, StoreError> {
    let mut now = latest;
    let mut handled = Vec::with_capacity(batch.len());
    for incoming in batch {
        now = incoming.envelope.as_ref().map_or(now, |envelope| envelope.now);
        handled.push(one(connection, incoming, decider.as_ref(), now).await?);
    }
    inbox::purge(connection, now).await?;
    Ok(handled)
}

async fn one(
    connection: &mut SqliteConnection,
    incoming: Incoming,
    decider: &dyn Decider,
    now: Millis,
) -> Result<Handled, StoreError> {
    if let Some(update) = incoming.update
        && !inbox::take_in(connection, update, now).await?
    {
        return Ok(Handled::Duplicate { replies: quiet_answer(incoming.envelope.as_ref()) });
    }
    let Some(envelope) = incoming.envelope else { return Ok(Handled::Done { replies: Vec::new() }) };
    match decided(connection, decider, &envelope).await {
        Ok(replies) => Ok(Handled::Done { replies }),
        Err(Failure::Store(error)) => Err(error),
        Err(Failure::Own(error)) => {
            tracing::error!(
                update = incoming.update,
                error,
                "an update could not be handled and is kept as dead"
            );
            reminder::postpone(connection, &envelope.event, now).await?;
            if let Some(update) = incoming.update {
                inbox::bury(connection, update, incoming.raw.as_deref(), &error).await?;
            }
            Ok(Handled::Dead { error })
        }
    }
}

/// Decides and writes. On a conflict everything is rolled back, loaded and decided anew.
async fn decided(
    connection: &mut SqliteConnection,
    decider: &dyn Decider,
    envelope: &Envelope,
) -> Result<Vec<Effect>, Failure> {
    let mut tries = TRIES;
    loop {
        tries -= 1;
        let mut savepoint = connection.begin().await?;
        match attempt(&mut savepoint, decider, envelope).await {
            Ok(replies) => {
                savepoint.commit().await?;
                return Ok(replies);
            }
            Err(Attempt::Conflict(_)) if tries > 0 => savepoint.rollback().await?,
            Err(failed) => {
                savepoint.rollback().await?;
                return Err(failed.into());
            }
        }
    }
}

/// How one try failed.
enum Attempt {
    Conflict(StoreError),
    Panic(String),
    Store(StoreError),
}

impl From<StoreError> for Attempt {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict { .. } => Self::Conflict(error),
            error => Self::Store(error),
        }
    }
}

impl From<Attempt> for Failure {
    fn from(failed: Attempt) -> Self {
        match failed {
            Attempt::Panic(message) => Self::Own(message),
            Attempt::Conflict(error) | Attempt::Store(error) => error.into(),
        }
    }
}

async fn attempt(
    connection: &mut SqliteConnection,
    decider: &dyn Decider,
    envelope: &Envelope,
) -> Result<Vec<Effect>, Attempt> {
    let needs = guarded(|| decider.needs(&envelope.event))?;
    let snapshot = load::snapshot(connection, &needs).await?;
    let decision = guarded(|| decider.decide(&snapshot, envelope))?;
    reminder::answer(connection, &envelope.event).await?;
    for change in &decision.writes {
        write::write(connection, change, envelope.now).await?;
    }
    let mut replies = Vec::new();
    for effect in decision.effects {
        replies.extend(queue::put(connection, effect, envelope.now).await?);
    }
    Ok(replies)
}

/// Asks the pure part, which leaves nothing half done when it panics.
fn guarded<T>(ask: impl FnOnce() -> T) -> Result<T, Attempt> {
    catch_unwind(AssertUnwindSafe(ask)).map_err(|panic| {
        let text = panic
            .downcast_ref::<&str>()
            .map(|text| (*text).to_owned())
            .or_else(|| panic.downcast_ref::<String>().cloned())
            .unwrap_or_else(|| "no message".to_owned());
        Attempt::Panic(format!("panic: {text}"))
    })
}

fn quiet_answer(envelope: Option<&Envelope>) -> Vec<Effect> {
    match envelope.map(|envelope| &envelope.event) {
        Some(Event::Pressed { query, .. }) => {
            vec![Effect::Answer { query: query.clone(), locale: String::new(), answer: Answer::Quiet }]
        }
        _ => Vec::new(),
    }
}
