//! Which updates were taken in.

use sqlx::sqlite::SqliteConnection;

use crate::brain::Millis;

use super::StoreError;

/// Telegram repeats an update for a day; a week leaves room for clocks that are wrong.
const KEPT_SECONDS: i64 = 7 * 24 * 60 * 60;
/// What failed is kept for so long, since people's words are in it.
const DEAD_KEPT_SECONDS: i64 = 30 * 24 * 60 * 60;
/// So many rows are purged at a time, so that no batch waits long for it.
const CHUNK: u32 = 500;

/// The newest traces of Telegram in a database: a stand-in that starts anew must not repeat its numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traces {
    /// The highest number of an update that was taken in.
    pub update: Option<i64>,
    /// When the newest update was taken in.
    pub received: Option<Millis>,
    /// The highest number of a board's message.
    pub message: Option<i64>,
}

pub(super) async fn traces(connection: &mut SqliteConnection) -> Result<Traces, StoreError> {
    let (update, received): (Option<i64>, Option<i64>) =
        sqlx::query_as("select max(update_id), max(received_at) from inbox")
            .fetch_one(&mut *connection)
            .await?;
    let message: Option<i64> =
        sqlx::query_scalar("select max(message_id) from slot").fetch_one(connection).await?;
    Ok(Traces { update, received: received.map(Millis), message })
}

/// Marks an update as taken in. False when it was before.
pub(super) async fn take_in(
    connection: &mut SqliteConnection,
    update: i64,
    now: Millis,
) -> Result<bool, StoreError> {
    let new = sqlx::query(
        "insert into inbox (update_id, received_at) values ($1, $2) on conflict (update_id) do nothing",
    )
    .bind(update)
    .bind(now.0)
    .execute(connection)
    .await?;
    Ok(new.rows_affected() == 1)
}

/// Keeps an update that failed, with the reason.
pub(super) async fn bury(
    connection: &mut SqliteConnection,
    update: i64,
    raw: Option<&str>,
    error: &str,
) -> Result<(), StoreError> {
    sqlx::query("update inbox set dead = 1, payload = $2, error = $3 where update_id = $1")
        .bind(update)
        .bind(raw)
        .bind(error)
        .execute(connection)
        .await?;
    Ok(())
}

/// Forgets what is old: updates, and what failed or could not be sent.
pub(super) async fn purge(connection: &mut SqliteConnection, now: Millis) -> Result<(), StoreError> {
    sqlx::query(
        "delete from inbox where update_id in (select update_id from inbox
             where received_at < $1 and (dead = 0 or received_at < $2) limit $3)",
    )
    .bind(now.plus_seconds(-KEPT_SECONDS).0)
    .bind(now.plus_seconds(-DEAD_KEPT_SECONDS).0)
    .bind(CHUNK)
    .execute(&mut *connection)
    .await?;
    sqlx::query("delete from outbox where dead_at < $1")
        .bind(now.plus_seconds(-DEAD_KEPT_SECONDS).0)
        .execute(connection)
        .await?;
    Ok(())
}
