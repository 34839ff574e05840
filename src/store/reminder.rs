//! Reminders: what the bot is to be told later.

use sqlx::sqlite::SqliteConnection;

use crate::brain::{Event, Millis, Reminder, ReminderKind};
use crate::play::{MatchId, Revision};

use super::StoreError;
use super::rows::{ReminderRow, number};
use super::words::Word;

/// How much later a reminder comes again whose handling failed: it must neither be lost nor come at once.
const POSTPONED_SECONDS: i64 = 24 * 60 * 60;

/// The reminders that are due, earliest first.
pub(super) async fn due(
    connection: &mut SqliteConnection,
    now: Millis,
    limit: u32,
) -> Result<Vec<Reminder>, StoreError> {
    let rows: Vec<ReminderRow> = sqlx::query_as(
        "select game_id, kind, revision, due_at from reminder where due_at <= $1
         order by due_at, game_id, kind limit $2",
    )
    .bind(now.0)
    .bind(limit)
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(ReminderRow::reminder).collect::<Result<_, _>>()?)
}

/// When the next thought is due.
pub(super) async fn next_thought(connection: &mut SqliteConnection) -> Result<Option<Millis>, StoreError> {
    let due: Option<i64> = sqlx::query_scalar("select min(due_at) from reminder where kind = 'think'")
        .fetch_one(connection)
        .await?;
    Ok(due.map(Millis))
}

/// The reminder that an event answers, with its time as far as the event knows it.
const fn answered(event: &Event) -> Option<(MatchId, ReminderKind, Revision, Option<Millis>)> {
    match event {
        Event::Due(reminder) => Some((reminder.game, reminder.kind, reminder.at, Some(reminder.due))),
        Event::Thought { game, at, .. } => Some((*game, ReminderKind::Think, *at, None)),
        _ => None,
    }
}

/// Drops the reminder that this event answers. One that was set anew meanwhile stays.
pub(super) async fn answer(connection: &mut SqliteConnection, event: &Event) -> Result<(), StoreError> {
    let Some((game, kind, at, due)) = answered(event) else { return Ok(()) };
    sqlx::query(
        "delete from reminder where game_id = $1 and kind = $2 and revision = $3 and due_at = coalesce($4, due_at)",
    )
    .bind(number(game))
    .bind(kind.word())
    .bind(i64::from(at.0))
    .bind(due.map(|due| due.0))
    .execute(connection)
    .await?;
    Ok(())
}

/// Puts off the reminder whose handling failed.
pub(super) async fn postpone(
    connection: &mut SqliteConnection,
    event: &Event,
    now: Millis,
) -> Result<(), StoreError> {
    let Some((game, kind, at, _)) = answered(event) else { return Ok(()) };
    sqlx::query("update reminder set due_at = $1 where game_id = $2 and kind = $3 and revision = $4")
        .bind(now.plus_seconds(POSTPONED_SECONDS).0)
        .bind(number(game))
        .bind(kind.word())
        .bind(i64::from(at.0))
        .execute(connection)
        .await?;
    Ok(())
}
