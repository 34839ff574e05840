//! What follows from the result of a call.

use std::sync::{Mutex, PoisonError};

use sqlx::sqlite::SqliteConnection;

use crate::brain::{ChatId, MessageId, Millis};
use crate::play::Revision;
use crate::store::load::game_row;
use crate::store::rows::number;
use crate::store::{StoreError, migrate_chat};

use super::fate::{Fate, Next, Past};
use super::row::{self, Kind, OutboxRow};
use super::{Job, Outcome, Pace, Work, lane, queue};

/// A board whose message vanished is posted afresh, but only once in this time.
const FRESH_SECONDS: i64 = 10 * 60;

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
        Outcome::Sent { message, shown } => sent(connection, &found, past, message, shown, now).await?,
        Outcome::Edited { shown, began } => {
            note_shown(connection, &found, shown).await?;
            past.arrived(began)
        }
        Outcome::Unchanged => past.arrived(found.claimed()),
        Outcome::Gone => gone(connection, &found, past, now).await?,
        Outcome::Parked(reason) if found.place.inline_id.is_empty() && past.kind != Kind::Leave => {
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
        Work::Board { game, place } => queue::show(connection, *game, place, now, now).await,
        _ => Ok(()),
    }
}

/// A new message stands there: it is the board, or the call, of its place from now on.
async fn sent(
    connection: &mut SqliteConnection,
    found: &OutboxRow,
    past: Past,
    message: MessageId,
    shown: Option<Revision>,
    now: Millis,
) -> Result<Fate, StoreError> {
    match past.kind {
        Kind::Board => {
            sqlx::query(
                "update slot set message_id = $5, shown = $6
                 where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
            )
            .bind(number(found.game()?))
            .bind(found.place.chat_id)
            .bind(found.place.topic)
            .bind(&found.place.inline_id)
            .bind(message.0)
            .bind(shown.map(|shown| i64::from(shown.0)))
            .execute(connection)
            .await?;
        }
        Kind::Call => called(connection, found, message, now).await?,
        Kind::Say | Kind::Turn | Kind::Retire | Kind::Delete | Kind::Leave => {}
    }
    Ok(past.finished())
}

/// The message of a call: it stays as long as the game is where the call was made, and only one stays.
async fn called(
    connection: &mut SqliteConnection,
    found: &OutboxRow,
    message: MessageId,
    now: Millis,
) -> Result<(), StoreError> {
    let game = found.game()?;
    let revision = game_row(connection, game).await?.map(|row| row.revision);
    if found.revision.is_none() || found.revision != revision {
        let spot = queue::spot(&found.place, message.0);
        return queue::on_message(connection, Kind::Delete, &spot, now).await;
    }
    let earlier: Option<i32> = sqlx::query_scalar(
        "select call_id from slot where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(found.place.chat_id)
    .bind(found.place.topic)
    .bind(&found.place.inline_id)
    .fetch_optional(&mut *connection)
    .await?
    .flatten();
    if let Some(earlier) = earlier {
        let spot = queue::spot(&found.place, earlier);
        queue::on_message(connection, Kind::Delete, &spot, now).await?;
    }
    queue::remember_call(connection, game, &found.place, Some(message)).await
}

/// The board's message shows this revision now, if it is still the board's message.
async fn note_shown(
    connection: &mut SqliteConnection,
    found: &OutboxRow,
    shown: Option<Revision>,
) -> Result<(), StoreError> {
    let (Kind::Board, Some(shown)) = (found.kind()?, shown) else { return Ok(()) };
    sqlx::query(
        "update slot set shown = $5 where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(found.game()?))
    .bind(found.place.chat_id)
    .bind(found.place.topic)
    .bind(&found.place.inline_id)
    .bind(i64::from(shown.0))
    .execute(connection)
    .await?;
    Ok(())
}

/// The message does not exist any more. A board in a chat is posted afresh, now or when its time comes; an inline
/// message cannot be posted by the bot, so the game hangs there no longer.
async fn gone(
    connection: &mut SqliteConnection,
    found: &OutboxRow,
    past: Past,
    now: Millis,
) -> Result<Fate, StoreError> {
    if past.kind != Kind::Board || past.posts {
        return Ok(past.finished());
    }
    let game = number(found.game()?);
    if !found.place.inline_id.is_empty() {
        sqlx::query("delete from slot where game_id = $1 and inline_id = $2")
            .bind(game)
            .bind(&found.place.inline_id)
            .execute(connection)
            .await?;
        return Ok(Fate::Done);
    }
    let hold: Option<i64> = sqlx::query_scalar(
        "select hold_until from slot where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = ''",
    )
    .bind(game)
    .bind(found.place.chat_id)
    .bind(found.place.topic)
    .fetch_optional(&mut *connection)
    .await?
    .flatten();
    let due = Millis(hold.unwrap_or(i64::MIN)).max(now);
    sqlx::query(
        "update slot set message_id = null, shown = null, hold_until = $4
         where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = ''",
    )
    .bind(game)
    .bind(found.place.chat_id)
    .bind(found.place.topic)
    .bind(due.plus_seconds(FRESH_SECONDS).0)
    .execute(connection)
    .await?;
    Ok(Fate::Again(Next::fresh(due)))
}
