//! Carrying out the writes of a decision.

use sqlx::sqlite::SqliteConnection;

use crate::brain::{ChatProfile, MessageId, Millis, Panel, Place, Profile, Reach, Reminder, Write};
use crate::play::{Happening, Match, MatchId, PlayerId, Revision, Stage};

use super::game_row::GameRow;
use super::history::{self, Entry};
use super::outbox::lane;
use super::rows::{PlaceRow, number};
use super::words::Word;
use super::{StoreError, migrate_chat};

pub(super) async fn write(
    connection: &mut SqliteConnection,
    write: &Write,
    now: Millis,
) -> Result<(), StoreError> {
    match write {
        Write::Player(profile) => player(connection, profile, now).await,
        Write::Meet(profile) => meet(connection, profile).await,
        Write::Chat(profile) => chat(connection, profile, now).await,
        Write::Create(game) => create(connection, game, now).await,
        Write::Update { game, was, happening, by } => {
            update(connection, game, *was, now).await?;
            add_event(connection, game, *happening, *by, now).await
        }
        Write::Hang { game, place, message } => hang(connection, *game, place, *message).await,
        Write::Panel { game, place, panel } => show_panel(connection, *game, place, *panel).await,
        Write::Refused { player, game, square } => {
            sqlx::query(
                "insert into refused (player_id, game_id, square) values ($1, $2, $3)
                 on conflict (player_id, game_id) do update set square = excluded.square",
            )
            .bind(player.0)
            .bind(number(*game))
            .bind(square.to_string())
            .execute(connection)
            .await?;
            Ok(())
        }
        Write::Remind(reminder) => remind(connection, *reminder).await,
        Write::Forget { game, kind } => {
            sqlx::query("delete from reminder where game_id = $1 and kind = $2")
                .bind(number(*game))
                .bind(kind.word())
                .execute(connection)
                .await?;
            Ok(())
        }
        Write::Finished(player) => {
            sqlx::query("update player set finished = finished + 1 where id = $1")
                .bind(player.0)
                .execute(connection)
                .await?;
            Ok(())
        }
        Write::Migrate { from, to } => migrate_chat::migrate(connection, *from, *to, now).await,
    }
}

async fn player(connection: &mut SqliteConnection, profile: &Profile, now: Millis) -> Result<(), StoreError> {
    sqlx::query(
        "insert into player (id, name, username, language, client_language, style, discs, finished, reach, called_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (id) do update set name = excluded.name, username = excluded.username,
             language = excluded.language, client_language = excluded.client_language, style = excluded.style,
             discs = excluded.discs, finished = excluded.finished, reach = excluded.reach,
             called_at = excluded.called_at",
    )
    .bind(profile.id.0)
    .bind(profile.name.to_string())
    .bind(&profile.username)
    .bind(&profile.language)
    .bind(&profile.client_language)
    .bind(profile.looks.style.word())
    .bind(profile.looks.discs.word())
    .bind(i64::from(profile.finished))
    .bind(profile.reach.word())
    .bind(profile.called_at.map(|at| at.0))
    .execute(&mut *connection)
    .await?;
    if profile.reach == Reach::Open {
        lane::resume(connection, profile.id.0, now).await?;
    }
    Ok(())
}

async fn meet(connection: &mut SqliteConnection, profile: &Profile) -> Result<(), StoreError> {
    sqlx::query(
        "insert into player (id, name, username, style, discs, finished, reach)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing",
    )
    .bind(profile.id.0)
    .bind(profile.name.to_string())
    .bind(&profile.username)
    .bind(profile.looks.style.word())
    .bind(profile.looks.discs.word())
    .bind(i64::from(profile.finished))
    .bind(profile.reach.word())
    .execute(connection)
    .await?;
    Ok(())
}

async fn chat(
    connection: &mut SqliteConnection,
    profile: &ChatProfile,
    now: Millis,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into chat (id, kind, language, style, discs, present) values ($1, $2, $3, $4, $5, $6)
         on conflict (id) do update set kind = excluded.kind, language = excluded.language,
             style = excluded.style, discs = excluded.discs, present = excluded.present",
    )
    .bind(profile.id.0)
    .bind(profile.kind.word())
    .bind(&profile.language)
    .bind(profile.looks.style.word())
    .bind(profile.looks.discs.word())
    .bind(profile.present)
    .execute(&mut *connection)
    .await?;
    if profile.present {
        lane::resume(connection, profile.id.0, now).await?;
    }
    Ok(())
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

async fn hang(
    connection: &mut SqliteConnection,
    game: MatchId,
    place: &Place,
    message: Option<MessageId>,
) -> Result<(), StoreError> {
    let place = PlaceRow::of(place);
    sqlx::query(
        "insert into slot (game_id, chat_id, topic, inline_id, message_id) values ($1, $2, $3, $4, $5)
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

async fn remind(connection: &mut SqliteConnection, reminder: Reminder) -> Result<(), StoreError> {
    sqlx::query(
        "insert into reminder (game_id, kind, revision, due_at) values ($1, $2, $3, $4)
         on conflict (game_id, kind) do update set revision = excluded.revision, due_at = excluded.due_at",
    )
    .bind(number(reminder.game))
    .bind(reminder.kind.word())
    .bind(i64::from(reminder.at.0))
    .bind(reminder.due.0)
    .execute(connection)
    .await?;
    Ok(())
}
