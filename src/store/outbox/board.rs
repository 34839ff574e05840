//! The board of a game in a place: one message that is kept up to date, from the first picture to the last.

use sqlx::sqlite::SqliteConnection;

use crate::brain::{MessageId, Millis, Place};
use crate::play::{MatchId, Revision};
use crate::store::StoreError;
use crate::store::rows::{PlaceRow, number};

use super::fate::{Fate, Next};
use super::queue::{on_message, spot};
use super::row::Kind;

/// A board whose message vanished is posted afresh, but only once in this time.
const FRESH_SECONDS: i64 = 10 * 60;

/// What is known about the message of a place.
#[derive(Debug, Default, sqlx::FromRow)]
struct Hanging {
    message_id: Option<i32>,
    hold_until: Option<i64>,
}

/// The message of a place; nothing when the game does not hang there.
async fn hanging(
    connection: &mut SqliteConnection,
    game: MatchId,
    at: &PlaceRow,
) -> Result<Option<Hanging>, StoreError> {
    Ok(sqlx::query_as(
        "select message_id, hold_until from slot
         where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .fetch_optional(connection)
    .await?)
}

/// Asks for the board of a place, where the game hangs from now on: one row, the earliest time wins, and a row that
/// was given up comes to life again. A board whose messages keep vanishing is not posted again before its time.
pub(in crate::store) async fn show(
    connection: &mut SqliteConnection,
    game: MatchId,
    place: &Place,
    not_before: Millis,
    now: Millis,
) -> Result<(), StoreError> {
    let at = PlaceRow::of(place);
    sqlx::query(
        "insert into slot (game_id, chat_id, topic, inline_id) values ($1, $2, $3, $4)
         on conflict (game_id, chat_id, topic, inline_id) do nothing",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .execute(&mut *connection)
    .await?;
    let hanging = hanging(connection, game, &at).await?.unwrap_or_default();
    let hold = hanging.hold_until.filter(|_| hanging.message_id.is_none()).map(Millis);
    sqlx::query(
        "insert into outbox (kind, game_id, chat_id, topic, inline_id, silent, due_at, created_at)
         values ('board', $1, $2, $3, $4, 1, $5, $6)
         on conflict (kind, game_id, chat_id, topic, inline_id) where kind in ('board', 'call') do update set
             due_at = case when outbox.dead_at is null and outbox.due_at < excluded.due_at
                 then outbox.due_at else excluded.due_at end,
             attempts = case when outbox.dead_at is null then outbox.attempts else 0 end,
             unknowns = case when outbox.dead_at is null then outbox.unknowns else 0 end,
             failed_since = case when outbox.dead_at is null then outbox.failed_since end,
             dead_at = null",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .bind(hold.max(Some(not_before)).unwrap_or(not_before).0)
    .bind(now.0)
    .execute(connection)
    .await?;
    Ok(())
}

/// Asks for the board of a place once more, if the game still hangs there.
pub(super) async fn show_again(
    connection: &mut SqliteConnection,
    game: MatchId,
    place: &Place,
    now: Millis,
) -> Result<(), StoreError> {
    if hanging(connection, game, &PlaceRow::of(place)).await?.is_some() {
        show(connection, game, place, now, now).await?;
    }
    Ok(())
}

/// Asks for a new board message; the old one loses its keyboard. An inline message cannot be posted anew, so it is
/// only brought up to date.
pub(super) async fn post(
    connection: &mut SqliteConnection,
    game: MatchId,
    place: &Place,
    silent: bool,
    now: Millis,
) -> Result<(), StoreError> {
    let at = PlaceRow::of(place);
    if let Some(old) = hanging(connection, game, &at).await?.and_then(|hanging| hanging.message_id) {
        on_message(connection, Kind::Retire, &spot(&at, old), now).await?;
        set_message(connection, game, &at, None, None).await?;
    }
    hold(connection, game, &at, None).await?;
    show(connection, game, place, now, now).await?;
    sqlx::query(
        "update outbox set silent = $5, settle_at = null
         where kind = 'board' and game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(at.inline_id)
    .bind(silent)
    .execute(connection)
    .await?;
    Ok(())
}

/// The board of a place is this message from now on.
pub(super) async fn sent(
    connection: &mut SqliteConnection,
    game: MatchId,
    at: &PlaceRow,
    message: MessageId,
    shown: Option<Revision>,
) -> Result<(), StoreError> {
    set_message(connection, game, at, Some(message), shown).await
}

/// The board's message shows this revision now.
pub(super) async fn edited(
    connection: &mut SqliteConnection,
    game: MatchId,
    at: &PlaceRow,
    shown: Option<Revision>,
) -> Result<(), StoreError> {
    sqlx::query(
        "update slot set shown = coalesce($5, shown)
         where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .bind(shown.map(|shown| i64::from(shown.0)))
    .execute(connection)
    .await?;
    Ok(())
}

/// The message of a place does not exist any more. In a chat a fresh one is posted, now or when its time comes; an
/// inline message is not the bot's to post, so the game hangs there no longer.
pub(super) async fn gone(
    connection: &mut SqliteConnection,
    game: MatchId,
    at: &PlaceRow,
    now: Millis,
) -> Result<Fate, StoreError> {
    if at.is_inline() {
        sqlx::query("delete from slot where game_id = $1 and inline_id = $2")
            .bind(number(game))
            .bind(&at.inline_id)
            .execute(connection)
            .await?;
        return Ok(Fate::Done);
    }
    let held = hanging(connection, game, at).await?.and_then(|hanging| hanging.hold_until);
    let due = held.map_or(now, |until| Millis(until).max(now));
    set_message(connection, game, at, None, None).await?;
    hold(connection, game, at, Some(due.plus_seconds(FRESH_SECONDS))).await?;
    Ok(Fate::Again(Next::fresh(due)))
}

async fn set_message(
    connection: &mut SqliteConnection,
    game: MatchId,
    at: &PlaceRow,
    message: Option<MessageId>,
    shown: Option<Revision>,
) -> Result<(), StoreError> {
    sqlx::query(
        "update slot set message_id = $5, shown = $6
         where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .bind(message.map(|message| message.0))
    .bind(shown.map(|shown| i64::from(shown.0)))
    .execute(connection)
    .await?;
    Ok(())
}

/// No fresh board in this place before `until`.
async fn hold(
    connection: &mut SqliteConnection,
    game: MatchId,
    at: &PlaceRow,
    until: Option<Millis>,
) -> Result<(), StoreError> {
    sqlx::query(
        "update slot set hold_until = $5 where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .bind(until.map(|until| until.0))
    .execute(connection)
    .await?;
    Ok(())
}
