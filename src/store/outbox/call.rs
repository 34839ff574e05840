//! The call to the side to move in a place: one message that goes when it has been answered.

use sqlx::sqlite::SqliteConnection;

use crate::brain::{MessageId, Millis, Place};
use crate::play::{MatchId, Revision};
use crate::store::StoreError;
use crate::store::load::game_row;
use crate::store::rows::{PlaceRow, number};

use super::queue::{on_message, spot};
use super::row::Kind;

/// Asks for a call. The newest one wins.
pub(super) async fn ask(
    connection: &mut SqliteConnection,
    game: MatchId,
    revision: Revision,
    place: &Place,
    now: Millis,
) -> Result<(), StoreError> {
    let at = PlaceRow::of(place);
    sqlx::query(
        "insert into outbox (kind, game_id, chat_id, topic, inline_id, revision, silent, due_at, created_at)
         values ('call', $1, $2, $3, $4, $5, 0, $6, $6)
         on conflict (kind, game_id, chat_id, topic, inline_id) where kind in ('board', 'call') do update set
             revision = excluded.revision, due_at = excluded.due_at, created_at = excluded.created_at,
             attempts = 0, unknowns = 0, failed_since = null, dead_at = null",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(at.inline_id)
    .bind(i64::from(revision.0))
    .bind(now.0)
    .execute(connection)
    .await?;
    Ok(())
}

/// Takes away the call of a place: the row that waits and the message that stands there. One that is in flight loses
/// its revision, so that its message goes as soon as it is known.
pub(super) async fn take_away(
    connection: &mut SqliteConnection,
    game: MatchId,
    place: &Place,
    now: Millis,
) -> Result<(), StoreError> {
    let at = PlaceRow::of(place);
    sqlx::query(
        "delete from outbox where kind = 'call' and game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4
             and lease_until is null",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "update outbox set revision = null, due_at = null
         where kind = 'call' and game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .execute(&mut *connection)
    .await?;
    remove_standing(connection, game, &at, now).await?;
    remember(connection, game, &at, None).await
}

/// A call was sent for this `revision`. It stays if it is still `wanted` and the game is still there; only one stays.
pub(super) async fn sent(
    connection: &mut SqliteConnection,
    game: MatchId,
    at: &PlaceRow,
    message: MessageId,
    for_revision: Call,
    now: Millis,
) -> Result<(), StoreError> {
    let is = game_row(connection, game).await?.map(|row| row.revision);
    let sent = Some(i64::from(for_revision.sent.0));
    if sent != for_revision.wanted || sent != is {
        return on_message(connection, Kind::Delete, &spot(at, message.0), now).await;
    }
    remove_standing(connection, game, at, now).await?;
    remember(connection, game, at, Some(message)).await
}

/// The revision that a call was sent for, and the one it is wanted for now.
pub(super) struct Call {
    pub(super) sent: Revision,
    pub(super) wanted: Option<i64>,
}

async fn remove_standing(
    connection: &mut SqliteConnection,
    game: MatchId,
    at: &PlaceRow,
    now: Millis,
) -> Result<(), StoreError> {
    let standing: Option<i32> = sqlx::query_scalar(
        "select call_id from slot where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .fetch_optional(&mut *connection)
    .await?
    .flatten();
    match standing {
        Some(message) => on_message(connection, Kind::Delete, &spot(at, message), now).await,
        None => Ok(()),
    }
}

async fn remember(
    connection: &mut SqliteConnection,
    game: MatchId,
    at: &PlaceRow,
    message: Option<MessageId>,
) -> Result<(), StoreError> {
    sqlx::query(
        "update slot set call_id = $5 where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .bind(message.map(|message| message.0))
    .execute(connection)
    .await?;
    Ok(())
}
