//! A group that became a supergroup: everything of the old number belongs to the new one.

use sqlx::sqlite::SqliteConnection;

use crate::brain::{ChatId, Millis};

use super::StoreError;
use super::outbox::board;
use super::rows::{PlaceRow, match_id};

/// Moves everything from one chat to another. Message ids of the old chat are worthless in the new one, so what is
/// tied to them is dropped and the boards of the games that are not over are posted afresh. When nothing is left
/// of the old chat, nothing happens: the news comes twice, and in either order with the first event there.
pub(super) async fn migrate(
    connection: &mut SqliteConnection,
    from: ChatId,
    to: ChatId,
    now: Millis,
) -> Result<(), StoreError> {
    if from == to {
        return Ok(());
    }
    move_profile(connection, from, to).await?;
    move_queue(connection, from, to).await?;
    for (game, place) in move_slots(connection, from, to).await? {
        board::show(connection, match_id(game)?, &place.place(), now, now).await?;
    }
    Ok(())
}

async fn move_profile(connection: &mut SqliteConnection, from: ChatId, to: ChatId) -> Result<(), StoreError> {
    sqlx::query(
        "insert into chat (id, kind, language, style, discs, present)
             select $2, kind, language, style, discs, 1 from chat where id = $1
         on conflict (id) do update set language = coalesce(chat.language, excluded.language),
             style = excluded.style, discs = excluded.discs",
    )
    .bind(from.0)
    .bind(to.0)
    .execute(&mut *connection)
    .await?;
    sqlx::query("delete from chat where id = $1").bind(from.0).execute(connection).await?;
    Ok(())
}

/// What names a message goes; what is still to be said goes to the new chat, as no reply.
async fn move_queue(connection: &mut SqliteConnection, from: ChatId, to: ChatId) -> Result<(), StoreError> {
    sqlx::query(
        "delete from outbox where chat_id = $1 and kind in ('board', 'turn', 'retire', 'delete', 'leave')",
    )
    .bind(from.0)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "delete from outbox where chat_id = $1 and kind = 'call' and exists (select 1 from outbox as other
             where other.chat_id = $2 and other.kind = 'call' and other.game_id = outbox.game_id
                 and other.topic = outbox.topic)",
    )
    .bind(from.0)
    .bind(to.0)
    .execute(&mut *connection)
    .await?;
    sqlx::query("update outbox set chat_id = $2, message_id = 0 where chat_id = $1")
        .bind(from.0)
        .bind(to.0)
        .execute(&mut *connection)
        .await?;
    sqlx::query("delete from lane where chat_id = $1").bind(from.0).execute(connection).await?;
    Ok(())
}

/// Moves the slots and gives those that are to get a fresh board.
async fn move_slots(
    connection: &mut SqliteConnection,
    from: ChatId,
    to: ChatId,
) -> Result<Vec<(i64, PlaceRow)>, StoreError> {
    sqlx::query(
        "delete from slot where chat_id = $1 and exists (select 1 from slot as other
             where other.chat_id = $2 and other.game_id = slot.game_id and other.topic = slot.topic)",
    )
    .bind(from.0)
    .bind(to.0)
    .execute(&mut *connection)
    .await?;
    let moved: Vec<(i64, i32)> = sqlx::query_as(
        "update slot set chat_id = $2, message_id = null, shown = null, call_id = null, hold_until = null
         where chat_id = $1
         returning game_id, topic",
    )
    .bind(from.0)
    .bind(to.0)
    .fetch_all(&mut *connection)
    .await?;
    let mut fresh = Vec::new();
    for (game, topic) in moved {
        let stage: String = sqlx::query_scalar("select stage from game where id = $1")
            .bind(game)
            .fetch_one(&mut *connection)
            .await?;
        if stage != "ended" {
            fresh.push((game, PlaceRow { chat_id: to.0, topic, inline_id: String::new() }));
        }
    }
    Ok(fresh)
}
