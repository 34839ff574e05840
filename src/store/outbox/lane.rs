//! Lanes that wait: for a time that Telegram named, or until somebody is heard from there.

use sqlx::sqlite::SqliteConnection;

use crate::brain::{Millis, Reach};
use crate::store::StoreError;
use crate::store::words::Word;

use super::{Lane, ParkReason};

/// What was to be said longer ago than this is not said any more when a chat is heard from again.
const STALE_SECONDS: i64 = 24 * 60 * 60;

/// Nothing is sent to this lane before `until`.
pub(super) async fn pause(
    connection: &mut SqliteConnection,
    lane: &Lane,
    until: Millis,
) -> Result<(), StoreError> {
    let (chat, inline) = lane.columns();
    sqlx::query(
        "insert into lane (chat_id, inline_id, paused_until) values ($1, $2, $3)
         on conflict (chat_id, inline_id) do update set paused_until =
             case when excluded.paused_until > lane.paused_until
                 then excluded.paused_until else lane.paused_until end",
    )
    .bind(chat)
    .bind(inline)
    .bind(until.0)
    .execute(connection)
    .await?;
    Ok(())
}

/// Nothing is sent to this chat until [`resume`]; what is known about the person or the group says so too.
pub(super) async fn park(
    connection: &mut SqliteConnection,
    chat: i64,
    reason: ParkReason,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into lane (chat_id, inline_id, parked) values ($1, '', $2)
         on conflict (chat_id, inline_id) do update set parked = excluded.parked",
    )
    .bind(chat)
    .bind(word(reason))
    .execute(&mut *connection)
    .await?;
    if chat > 0 {
        let reach = match reason {
            ParkReason::Blocked | ParkReason::Deactivated => Reach::Blocked,
            ParkReason::Unopened | ParkReason::Kicked | ParkReason::NoRights | ParkReason::NotFound => {
                Reach::Unopened
            }
        };
        sqlx::query("update player set reach = $2 where id = $1")
            .bind(chat)
            .bind(reach.word())
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query("update chat set present = 0 where id = $1").bind(chat).execute(connection).await?;
    Ok(())
}

/// Sends to this chat again, boards as they are now; what was to be said long ago is dropped.
pub(in crate::store) async fn resume(
    connection: &mut SqliteConnection,
    chat: i64,
    now: Millis,
) -> Result<(), StoreError> {
    let resumed = sqlx::query(
        "update lane set parked = null where chat_id = $1 and inline_id = '' and parked is not null",
    )
    .bind(chat)
    .execute(&mut *connection)
    .await?;
    if resumed.rows_affected() == 0 {
        return Ok(());
    }
    sqlx::query(
        "delete from outbox
         where chat_id = $1 and kind <> 'board' and created_at < $2 and lease_until is null and dead_at is null",
    )
    .bind(chat)
    .bind(now.plus_seconds(-STALE_SECONDS).0)
    .execute(connection)
    .await?;
    Ok(())
}

const fn word(reason: ParkReason) -> &'static str {
    match reason {
        ParkReason::Blocked => "blocked",
        ParkReason::Unopened => "unopened",
        ParkReason::Deactivated => "deactivated",
        ParkReason::Kicked => "kicked",
        ParkReason::NoRights => "no-rights",
        ParkReason::NotFound => "not-found",
    }
}
