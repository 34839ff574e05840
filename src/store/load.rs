//! Reading what a decision or a picture needs.

use sqlx::sqlite::SqliteConnection;

use crate::brain::{ChatId, ChatProfile, Focus, MessageId, Needs, Place, Profile, Slot, Snapshot, Table};
use crate::play::{MatchId, PlayerId};
use crate::reversi::{ByColor, Square};

use super::StoreError;
use super::game_row::GameRow;
use super::rows::{ChatRow, PlaceRow, PlayerRow, SlotRow, match_id, number, square};

/// Reads what is needed. A game whose row does not replay is left out and reported, so that others go on.
pub(super) async fn snapshot(
    connection: &mut SqliteConnection,
    needs: &Needs,
) -> Result<Snapshot, StoreError> {
    let mut snapshot = Snapshot::default();
    if let Some(id) = needs.player {
        snapshot.player = player(connection, id).await?;
    }
    if let Some(id) = needs.chat {
        snapshot.chat = chat(connection, id).await?;
    }
    match &needs.games {
        Focus::Nothing => {}
        Focus::Game(id) => {
            snapshot.table = table(connection, *id, needs.player).await?;
            if let Some(next) = snapshot.table.as_ref().and_then(|table| table.game.next) {
                snapshot.tables.extend(table(connection, next, needs.player).await?);
            }
        }
        Focus::Here { place, reply } => {
            if let Some(id) = game_of_message(connection, place, *reply).await? {
                snapshot.table = table(connection, id, needs.player).await?;
            }
            let ids = games_here(connection, place).await?;
            snapshot.tables = tables(connection, ids, needs.player).await?;
        }
        Focus::Mine => {
            if let Some(player) = needs.player {
                let ids = games_of(connection, player).await?;
                snapshot.tables = tables(connection, ids, needs.player).await?;
            }
        }
    }
    Ok(snapshot)
}

async fn player(connection: &mut SqliteConnection, id: PlayerId) -> Result<Option<Profile>, StoreError> {
    let row: Option<PlayerRow> = sqlx::query_as(
        "select id, name, username, language, client_language, style, discs, finished, reach, called_at
         from player where id = $1",
    )
    .bind(id.0)
    .fetch_optional(connection)
    .await?;
    Ok(row.map(PlayerRow::profile).transpose()?)
}

async fn chat(connection: &mut SqliteConnection, id: ChatId) -> Result<Option<ChatProfile>, StoreError> {
    let row: Option<ChatRow> =
        sqlx::query_as("select id, kind, language, style, discs, present from chat where id = $1")
            .bind(id.0)
            .fetch_optional(connection)
            .await?;
    Ok(row.map(ChatRow::profile).transpose()?)
}

/// The game whose board or call is this message. A message id is unique in a chat, whatever the topic.
async fn game_of_message(
    connection: &mut SqliteConnection,
    place: &Place,
    message: Option<MessageId>,
) -> Result<Option<MatchId>, StoreError> {
    let (Some(chat), Some(message)) = (place.chat(), message) else { return Ok(None) };
    let id: Option<i64> = sqlx::query_scalar(
        "select game_id from slot where chat_id = $1 and (message_id = $2 or call_id = $2)",
    )
    .bind(chat.0)
    .bind(message.0)
    .fetch_optional(connection)
    .await?;
    Ok(id.map(match_id).transpose()?)
}

/// The games that hang in a place and are not over, newest change first.
async fn games_here(connection: &mut SqliteConnection, place: &Place) -> Result<Vec<i64>, StoreError> {
    let place = PlaceRow::of(place);
    Ok(sqlx::query_scalar(
        "select game.id from game join slot on slot.game_id = game.id
         where slot.chat_id = $1 and slot.topic = $2 and slot.inline_id = $3 and game.stage <> 'ended'
         order by game.updated_at desc, game.id",
    )
    .bind(place.chat_id)
    .bind(place.topic)
    .bind(place.inline_id)
    .fetch_all(connection)
    .await?)
}

/// The games that a person plays or offers and that are not over, newest change first.
async fn games_of(connection: &mut SqliteConnection, player: PlayerId) -> Result<Vec<i64>, StoreError> {
    Ok(sqlx::query_scalar(
        "select id from game
         where stage <> 'ended' and black_player = $1 or stage <> 'ended' and white_player = $1
             or stage = 'open' and challenger = $1
         order by updated_at desc, id",
    )
    .bind(player.0)
    .fetch_all(connection)
    .await?)
}

async fn tables(
    connection: &mut SqliteConnection,
    ids: Vec<i64>,
    reader: Option<PlayerId>,
) -> Result<Vec<Table>, StoreError> {
    let mut tables = Vec::with_capacity(ids.len());
    for id in ids {
        tables.extend(table(connection, match_id(id)?, reader).await?);
    }
    Ok(tables)
}

async fn table(
    connection: &mut SqliteConnection,
    id: MatchId,
    reader: Option<PlayerId>,
) -> Result<Option<Table>, StoreError> {
    let Some(row) = game_row(connection, id).await? else { return Ok(None) };
    let game = match row.game() {
        Ok(game) => game,
        Err(fault) => {
            tracing::error!(game = %id, %fault, "a stored game is corrupt and is left alone");
            return Ok(None);
        }
    };
    let mut seated = ByColor { black: None, white: None };
    for (side, seat) in game.seats.iter() {
        if let Some(id) = seat.human() {
            seated[side] = player(connection, id).await?;
        }
    }
    let challenger = match row.shown_challenger(&game.stage) {
        Some(id) => player(connection, id).await?,
        None => None,
    };
    let invited = match row.shown_invited(&game.stage) {
        Some(id) => player(connection, id).await?,
        None => None,
    };
    let slots = slots(connection, id).await?;
    let refused = match reader {
        Some(reader) => refused(connection, reader, id).await?,
        None => None,
    };
    Ok(Some(Table { game, seated, challenger, invited, slots, refused }))
}

pub(super) async fn game_row(
    connection: &mut SqliteConnection,
    id: MatchId,
) -> Result<Option<GameRow>, StoreError> {
    Ok(sqlx::query_as(
        "select id, black, black_player, white, white_player, stage, challenger, wish, invited_player,
             invited_username, ending, resigned_by, moves, revision, next_game
         from game where id = $1",
    )
    .bind(number(id))
    .fetch_optional(connection)
    .await?)
}

async fn slots(connection: &mut SqliteConnection, game: MatchId) -> Result<Vec<Slot>, StoreError> {
    let rows: Vec<SlotRow> = sqlx::query_as(
        "select slot.chat_id, slot.topic, slot.inline_id, slot.message_id, slot.panel, slot.panel_at, slot.call_id,
             lane.paused_until
         from slot left join lane on lane.chat_id = slot.chat_id and lane.inline_id = slot.inline_id
         where slot.game_id = $1 order by slot.chat_id, slot.topic, slot.inline_id",
    )
    .bind(number(game))
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().map(SlotRow::slot).collect::<Result<_, _>>()?)
}

async fn refused(
    connection: &mut SqliteConnection,
    player: PlayerId,
    game: MatchId,
) -> Result<Option<Square>, StoreError> {
    let name: Option<String> =
        sqlx::query_scalar("select square from refused where player_id = $1 and game_id = $2")
            .bind(player.0)
            .bind(number(game))
            .fetch_optional(connection)
            .await?;
    Ok(name.as_deref().map(square).transpose()?)
}
