//! What follows from the result of a call.

use std::sync::{Mutex, PoisonError};

use sqlx::sqlite::SqliteConnection;

use crate::brain::{ChatId, MessageId, Millis};
use crate::play::Revision;
use crate::store::{StoreError, migrate_chat};

use super::call::Call;
use super::fate::Past;
use super::row::{self, Kind, OutboxRow};
use super::{Job, Outcome, Pace, Work, board, call, lane};

/// Notes the result of a call.
pub(in crate::store) async fn settle(
    connection: &mut SqliteConnection,
    pace: &Mutex<Pace>,
    job: &Job,
    outcome: Outcome,
    now: Millis,
) -> Result<(), StoreError> {
    let found = row::load(connection, job.id).await?;
    let Some(found) = found.filter(|row| row.token == job.token && row.lease_until.is_some()) else {
        return too_late(connection, job, now).await;
    };
    let past = past(&found, job)?;
    if found.lane() != job.lane {
        // The chat got another number during the call: whatever was sent, nobody sees it there.
        return row::apply(connection, found.id, past.kept(), None, now).await;
    }
    let mut error = None;
    let fate = match outcome {
        Outcome::Sent { message, shown } => {
            sent(connection, &found, job, message, shown, now).await?;
            past.finished()
        }
        Outcome::Edited { shown, began } => {
            if let Work::Board { game, .. } = &job.work {
                board::edited(connection, *game, &found.place, shown).await?;
            }
            past.arrived(began)
        }
        Outcome::Unchanged => past.arrived(found.claimed()),
        Outcome::Gone => match &job.work {
            Work::Board { game, .. } if job.message.is_some() && job.message == found.slot_spot()? => {
                board::gone(connection, *game, &found.place, now).await?
            }
            _ => past.finished(),
        },
        Outcome::Parked(reason) if !found.place.is_inline() && past.kind != Kind::Leave => {
            lane::park(connection, found.place.chat_id, reason).await?;
            past.kept()
        }
        Outcome::Nothing | Outcome::Parked(_) => past.finished(),
        Outcome::Migrated { to } => {
            row::apply(connection, found.id, past.kept(), None, now).await?;
            return migrate_chat::migrate(connection, ChatId(found.place.chat_id), to, now).await;
        }
        Outcome::Wait { until } => {
            lane::pause(connection, &job.lane, until).await?;
            pace.lock().unwrap_or_else(PoisonError::into_inner).told_to_wait(&job.lane, now, until);
            past.kept()
        }
        Outcome::NotSent => {
            error = Some("not sent".to_owned());
            past.not_sent(now)
        }
        Outcome::Unknown => {
            error = Some("unknown outcome".to_owned());
            past.unknown(now)
        }
        Outcome::Fault { error: fault } => {
            error = Some(fault);
            past.given_up()
        }
    };
    row::apply(connection, found.id, fate, error.as_deref(), now).await
}

/// The row at the end of this very call: whether it posted is known from the job, since the slot may have changed.
fn past(found: &OutboxRow, job: &Job) -> Result<Past, StoreError> {
    let past = found.past()?;
    let posts = if past.kind == Kind::Board { job.message.is_none() } else { past.posts };
    Ok(Past { posts, ..past })
}

/// The claim had ended, so another call may have come before or after this one: the board is drawn once more.
async fn too_late(connection: &mut SqliteConnection, job: &Job, now: Millis) -> Result<(), StoreError> {
    match &job.work {
        Work::Board { game, place } => board::show_again(connection, *game, place, now).await,
        _ => Ok(()),
    }
}

/// A new message stands there: it is the board, or the call, of its place from now on.
async fn sent(
    connection: &mut SqliteConnection,
    found: &OutboxRow,
    job: &Job,
    message: MessageId,
    shown: Option<Revision>,
    now: Millis,
) -> Result<(), StoreError> {
    match &job.work {
        Work::Board { game, .. } => board::sent(connection, *game, &found.place, message, shown).await,
        Work::Call { game, at, .. } => {
            let call = Call { sent: *at, wanted: found.revision };
            call::sent(connection, *game, &found.place, message, call, now).await
        }
        _ => Ok(()),
    }
}
