//! From effects to rows of the outbox.

use sqlx::sqlite::SqliteConnection;

use crate::brain::{Chat, ChatId, ChatKind, Effect, MessageId, Millis, Place, Spot, Subject};
use crate::store::rows::PlaceRow;
use crate::store::words::Word;
use crate::store::{StoreError, payload};

use super::row::Kind;
use super::{board, call};

/// Puts an effect into the outbox. One that is to be done right after the commit is given back.
pub(in crate::store) async fn put(
    connection: &mut SqliteConnection,
    effect: Effect,
    now: Millis,
) -> Result<Option<Effect>, StoreError> {
    match effect {
        Effect::Show { game, place, not_before } => {
            board::show(connection, game, &place, not_before, now).await?;
        }
        Effect::Post { game, place, silent } => board::post(connection, game, &place, silent, now).await?,
        Effect::Say { place, reply, subject, silent } => {
            say(connection, &place, reply, &subject, silent, now).await?;
        }
        Effect::Turn { spot, subject } => turn(connection, &spot, &subject, now).await?,
        Effect::Retire { spot } => on_message(connection, Kind::Retire, &spot, now).await?,
        Effect::Call { game, at, place } => call::ask(connection, game, at, &place, now).await?,
        Effect::Uncall { game, place } => call::take_away(connection, game, &place, now).await?,
        Effect::Leave { chat } => leave(connection, chat, now).await?,
        effect @ (Effect::Answer { .. } | Effect::Offer { .. }) => return Ok(Some(effect)),
    }
    Ok(None)
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

/// A message of a place in a chat. Telegram gives people positive numbers and groups negative ones; the bot never
/// writes to a channel.
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
