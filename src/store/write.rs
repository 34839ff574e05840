//! Carrying out the writes of a decision.

use sqlx::sqlite::SqliteConnection;

use crate::brain::{MessageId, Millis, Panel, Place, Write};
use crate::play::{Happening, Match, MatchId, PlayerId, Revision, Stage};
use crate::reversi::Square;

use super::game_row::GameRow;
use super::history::{self, Entry};
use super::rows::{PlaceRow, number};
use super::words::Word;
use super::{StoreError, migrate_chat, people, reminder};

pub(super) async fn write(
    connection: &mut SqliteConnection,
    write: &Write,
    now: Millis,
) -> Result<(), StoreError> {
    match write {
        Write::Player(profile) => people::player(connection, profile, now).await,
        Write::Meet(profile) => people::meet(connection, profile).await,
        Write::Chat(profile) => people::chat(connection, profile, now).await,
        Write::Create(game) => create(connection, game, now).await,
        Write::Update { game, was, happening, by } => {
            update(connection, game, *was, now).await?;
            add_event(connection, game, *happening, *by, now).await
        }
        Write::Hang { game, place, message } => hang(connection, *game, place, *message).await,
        Write::Panel { game, place, panel } => show_panel(connection, *game, place, *panel).await,
        Write::Refused { player, game, square } => refused(connection, *player, *game, *square).await,
        Write::Remind(reminder) => reminder::set(connection, *reminder).await,
        Write::Forget { game, kind } => reminder::forget(connection, *game, *kind).await,
        Write::Finished(player) => people::finished(connection, *player).await,
        Write::Migrate { from, to } => migrate_chat::migrate(connection, *from, *to, now).await,
    }
}

async fn create(connection: &mut SqliteConnection, game: &Match, now: Millis) -> Result<(), StoreError> {
    let row = GameRow::of(game);
    let made = sqlx::query(
        "insert into game (id, black, black_player, white, white_player, stage, challenger, wish, invited_player,
             invited_username, ending, resigned_by, moves, revision, next_game, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16)
         on conflict (id) do nothing",
    )
    .bind(row.id)
    .bind(row.black)
    .bind(row.black_player)
    .bind(row.white)
    .bind(row.white_player)
    .bind(row.stage)
    .bind(row.challenger)
    .bind(row.wish)
    .bind(row.invited_player)
    .bind(row.invited_username)
    .bind(row.ending)
    .bind(row.resigned_by)
    .bind(row.moves)
    .bind(row.revision)
    .bind(row.next_game)
    .bind(now.0)
    .execute(&mut *connection)
    .await?;
    if made.rows_affected() == 0 {
        return Ok(());
    }
    let (happening, by) = match &game.stage {
        Stage::Open(challenge) => (Happening::Challenged { by: challenge.by }, Some(challenge.by)),
        Stage::Running | Stage::Ended(_) => (Happening::Joined { by: None }, game.people().first().copied()),
    };
    add_event(connection, game, happening, by, now).await
}

/// The challenge's columns keep their last values after it ends: the table shows who made it.
async fn update(
    connection: &mut SqliteConnection,
    game: &Match,
    was: Revision,
    now: Millis,
) -> Result<(), StoreError> {
    let row = GameRow::of(game);
    let changed = sqlx::query(
        "update game set black = $1, black_player = $2, white = $3, white_player = $4, stage = $5,
             challenger = coalesce($6, challenger), wish = coalesce($7, wish),
             invited_player = coalesce($8, invited_player), invited_username = coalesce($9, invited_username),
             ending = $10, resigned_by = $11, moves = $12, revision = $13, next_game = $14, updated_at = $15
         where id = $16 and revision = $17",
    )
    .bind(row.black)
    .bind(row.black_player)
    .bind(row.white)
    .bind(row.white_player)
    .bind(row.stage)
    .bind(row.challenger)
    .bind(row.wish)
    .bind(row.invited_player)
    .bind(row.invited_username)
    .bind(row.ending)
    .bind(row.resigned_by)
    .bind(row.moves)
    .bind(row.revision)
    .bind(row.next_game)
    .bind(now.0)
    .bind(row.id)
    .bind(i64::from(was.0))
    .execute(connection)
    .await?;
    if changed.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict { game: game.id, was }) }
}

async fn add_event(
    connection: &mut SqliteConnection,
    game: &Match,
    happening: Happening,
    by: Option<PlayerId>,
    now: Millis,
) -> Result<(), StoreError> {
    history::add(connection, &Entry { game: game.id, seq: game.revision, happening, by, at: now }).await
}

/// A message whose keyboard is about to go is not taken for the board: its successor is on the way.
async fn hang(
    connection: &mut SqliteConnection,
    game: MatchId,
    place: &Place,
    message: Option<MessageId>,
) -> Result<(), StoreError> {
    let place = PlaceRow::of(place);
    sqlx::query(
        "insert into slot (game_id, chat_id, topic, inline_id, message_id)
             select $1, $2, $3, $4, case when exists (select 1 from outbox
                 where kind = 'retire' and chat_id = $2 and message_id = $5) then null else $5 end
             where true
         on conflict (game_id, chat_id, topic, inline_id)
             do update set message_id = coalesce(excluded.message_id, slot.message_id)",
    )
    .bind(number(game))
    .bind(place.chat_id)
    .bind(place.topic)
    .bind(place.inline_id)
    .bind(message.map(|message| message.0))
    .execute(connection)
    .await?;
    Ok(())
}

async fn refused(
    connection: &mut SqliteConnection,
    player: PlayerId,
    game: MatchId,
    square: Square,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into refused (player_id, game_id, square) values ($1, $2, $3)
         on conflict (player_id, game_id) do update set square = excluded.square",
    )
    .bind(player.0)
    .bind(number(game))
    .bind(square.to_string())
    .execute(connection)
    .await?;
    Ok(())
}

async fn show_panel(
    connection: &mut SqliteConnection,
    game: MatchId,
    place: &Place,
    panel: Option<Panel>,
) -> Result<(), StoreError> {
    let place = PlaceRow::of(place);
    sqlx::query(
        "update slot set panel = $1, panel_at = $2
         where game_id = $3 and chat_id = $4 and topic = $5 and inline_id = $6",
    )
    .bind(panel.map(|panel| panel.kind.word()))
    .bind(panel.map(|panel| i64::from(panel.at.0)))
    .bind(number(game))
    .bind(place.chat_id)
    .bind(place.topic)
    .bind(place.inline_id)
    .execute(connection)
    .await?;
    Ok(())
}
