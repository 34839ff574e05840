//! From effects to rows of the outbox.

use sqlx::sqlite::SqliteConnection;

use crate::brain::{Chat, ChatId, ChatKind, Effect, MessageId, Millis, Place, Spot, Subject};
use crate::play::{MatchId, Revision};
use crate::store::rows::{PlaceRow, number};
use crate::store::words::Word;
use crate::store::{StoreError, payload};

use super::row::Kind;

/// Puts an effect into the outbox. One that is to be done right after the commit is given back.
pub(in crate::store) async fn put(
    connection: &mut SqliteConnection,
    effect: Effect,
    now: Millis,
) -> Result<Option<Effect>, StoreError> {
    match effect {
        Effect::Show { game, place, not_before } => show(connection, game, &place, not_before, now).await?,
        Effect::Post { game, place, silent } => post(connection, game, &place, silent, now).await?,
        Effect::Say { place, reply, subject, silent } => {
            say(connection, &place, reply, &subject, silent, now).await?;
        }
        Effect::Turn { spot, subject } => turn(connection, &spot, &subject, now).await?,
        Effect::Retire { spot } => on_message(connection, Kind::Retire, &spot, now).await?,
        Effect::Call { game, at, place } => call(connection, game, at, &place, now).await?,
        Effect::Uncall { game, place } => uncall(connection, game, &place, now).await?,
        Effect::Leave { chat } => leave(connection, chat, now).await?,
        effect @ (Effect::Answer { .. } | Effect::Offer { .. }) => return Ok(Some(effect)),
    }
    Ok(None)
}

/// Asks for the board of a place: one row, the earliest time wins, a row that was given up comes to life again. A
/// board whose messages keep vanishing is not posted again before its time.
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
    let hold: Option<i64> = sqlx::query_scalar(
        "select hold_until from slot
         where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4 and message_id is null",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .fetch_optional(&mut *connection)
    .await?
    .flatten();
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
    .bind(not_before.0.max(hold.unwrap_or(i64::MIN)))
    .bind(now.0)
    .execute(connection)
    .await?;
    Ok(())
}

/// Asks for a new board message; the old one loses its keyboard. An inline message cannot be posted anew.
async fn post(
    connection: &mut SqliteConnection,
    game: MatchId,
    place: &Place,
    silent: bool,
    now: Millis,
) -> Result<(), StoreError> {
    let at = PlaceRow::of(place);
    let old: Option<i32> = sqlx::query_scalar(
        "select message_id from slot where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .fetch_optional(&mut *connection)
    .await?
    .flatten();
    if let Some(message) = old.filter(|_| at.inline_id.is_empty()) {
        on_message(connection, Kind::Retire, &spot(&at, message), now).await?;
    }
    sqlx::query(
        "update slot set message_id = null, shown = null, hold_until = null
         where game_id = $1 and chat_id = $2 and topic = $3 and inline_id = $4",
    )
    .bind(number(game))
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(&at.inline_id)
    .execute(&mut *connection)
    .await?;
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

async fn say(
    connection: &mut SqliteConnection,
    place: &Place,
    reply: Option<MessageId>,
    subject: &Subject,
    silent: bool,
    now: Millis,
) -> Result<(), StoreError> {
    let at = PlaceRow::of(place);
    sqlx::query(
        "insert into outbox (kind, chat_id, topic, inline_id, message_id, payload, silent, due_at, created_at)
         values ('say', $1, $2, $3, $4, $5, $6, $7, $7)",
    )
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(at.inline_id)
    .bind(reply.map_or(0, |message| message.0))
    .bind(payload::write(subject)?)
    .bind(silent)
    .bind(now.0)
    .execute(connection)
    .await?;
    Ok(())
}

/// The newest subject of a message wins.
async fn turn(
    connection: &mut SqliteConnection,
    spot: &Spot,
    subject: &Subject,
    now: Millis,
) -> Result<(), StoreError> {
    on_message(connection, Kind::Turn, spot, now).await?;
    let (at, message) = columns(spot);
    sqlx::query(
        "update outbox set payload = $4 where kind = 'turn' and chat_id = $1 and inline_id = $2 and message_id = $3",
    )
    .bind(at.chat_id)
    .bind(at.inline_id)
    .bind(message)
    .bind(payload::write(subject)?)
    .execute(connection)
    .await?;
    Ok(())
}

/// Asks for something to be done with a message: one row for each kind.
pub(super) async fn on_message(
    connection: &mut SqliteConnection,
    kind: Kind,
    spot: &Spot,
    now: Millis,
) -> Result<(), StoreError> {
    let (at, message) = columns(spot);
    sqlx::query(
        "insert into outbox (kind, chat_id, topic, inline_id, message_id, silent, due_at, created_at)
         values ($1, $2, $3, $4, $5, 1, $6, $6)
         on conflict (kind, chat_id, message_id, inline_id) where kind in ('turn', 'retire', 'delete') do update set
             due_at = excluded.due_at,
             attempts = case when outbox.dead_at is null then outbox.attempts else 0 end,
             dead_at = null",
    )
    .bind(kind.word())
    .bind(at.chat_id)
    .bind(at.topic)
    .bind(at.inline_id)
    .bind(message)
    .bind(now.0)
    .execute(connection)
    .await?;
    Ok(())
}

async fn call(
    connection: &mut SqliteConnection,
    game: MatchId,
    at: Revision,
    place: &Place,
    now: Millis,
) -> Result<(), StoreError> {
    let place = PlaceRow::of(place);
    sqlx::query(
        "insert into outbox (kind, game_id, chat_id, topic, inline_id, revision, silent, due_at, created_at)
         values ('call', $1, $2, $3, $4, $5, 0, $6, $6)
         on conflict (kind, game_id, chat_id, topic, inline_id) where kind in ('board', 'call') do update set
             revision = excluded.revision, due_at = excluded.due_at, created_at = excluded.created_at,
             attempts = 0, unknowns = 0, failed_since = null, dead_at = null",
    )
    .bind(number(game))
    .bind(place.chat_id)
    .bind(place.topic)
    .bind(place.inline_id)
    .bind(i64::from(at.0))
    .bind(now.0)
    .execute(connection)
    .await?;
    Ok(())
}

/// Takes away the call of a place: the message that stands there, the row that waits, and the message of a call
/// that is in flight (its row loses the revision, so that its message goes as soon as it is known).
async fn uncall(
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
    if let Some(message) = standing {
        on_message(connection, Kind::Delete, &spot(&at, message), now).await?;
        remember_call(connection, game, &at, None).await?;
    }
    Ok(())
}

/// Notes which message calls the side to move in a place.
pub(super) async fn remember_call(
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

async fn leave(connection: &mut SqliteConnection, chat: ChatId, now: Millis) -> Result<(), StoreError> {
    sqlx::query(
        "insert into outbox (kind, chat_id, topic, inline_id, silent, due_at, created_at)
             select 'leave', $1, 0, '', 1, $2, $2
             where not exists (select 1 from outbox where kind = 'leave' and chat_id = $1 and dead_at is null)",
    )
    .bind(chat.0)
    .bind(now.0)
    .execute(connection)
    .await?;
    Ok(())
}

/// A message of a place in a chat.
pub(super) fn spot(at: &PlaceRow, message: i32) -> Spot {
    let kind = if at.chat_id > 0 { ChatKind::Private } else { ChatKind::Group };
    let chat = Chat { id: ChatId(at.chat_id), kind, topic: at.topic() };
    Spot::Message { chat, message: MessageId(message) }
}

fn columns(spot: &Spot) -> (PlaceRow, i32) {
    let message = match spot {
        Spot::Message { message, .. } => message.0,
        Spot::Inline(_) => 0,
    };
    (PlaceRow::of(&spot.place()), message)
}
