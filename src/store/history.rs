//! The history of games: one row for each event, at the revision it led to.

use sqlx::sqlite::SqliteConnection;

use crate::brain::Millis;
use crate::play::{Happening, MatchId, PlayerId, Revision};
use crate::reversi::{Color, Square};

use super::StoreError;
use super::rows::number;
use super::words::Word;

/// An event of a game.
pub(super) struct Entry {
    pub(super) game: MatchId,
    pub(super) seq: Revision,
    pub(super) happening: Happening,
    pub(super) by: Option<PlayerId>,
    pub(super) at: Millis,
}

/// What a happening is in columns.
struct Columns {
    kind: &'static str,
    side: Option<Color>,
    square: Option<Square>,
    detail: Option<String>,
}

/// Adds an event. Two events of a game never share a revision: the key forbids it.
pub(super) async fn add(connection: &mut SqliteConnection, entry: &Entry) -> Result<(), StoreError> {
    let columns = columns(entry.happening);
    sqlx::query(
        "insert into game_event (game_id, seq, kind, side, square, detail, actor, at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(number(entry.game))
    .bind(i64::from(entry.seq.0))
    .bind(columns.kind)
    .bind(columns.side.map(Word::word))
    .bind(columns.square.map(|square| square.to_string()))
    .bind(columns.detail)
    .bind(entry.by.map(|player| player.0))
    .bind(entry.at.0)
    .execute(connection)
    .await?;
    Ok(())
}

fn columns(happening: Happening) -> Columns {
    let bare = |kind| Columns { kind, side: None, square: None, detail: None };
    match happening {
        Happening::Challenged { by } => Columns { detail: Some(by.0.to_string()), ..bare("challenged") },
        Happening::Wished { wish } => Columns { detail: Some(wish.word().to_owned()), ..bare("wished") },
        Happening::Joined { by } => Columns { detail: by.map(|by| by.0.to_string()), ..bare("joined") },
        Happening::Placed { by, square } => {
            Columns { side: Some(by), square: Some(square), ..bare("placed") }
        }
        Happening::Resigned { by } => Columns { side: Some(by), ..bare("resigned") },
        Happening::Cancelled => bare("cancelled"),
        Happening::Declined => bare("declined"),
        Happening::Expired => bare("expired"),
        Happening::Rematched { next } => Columns { detail: Some(next.to_string()), ..bare("rematched") },
    }
}
