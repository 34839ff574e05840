//! Does everything that is stored hold together?

use sqlx::sqlite::SqliteConnection;

use super::StoreError;
use super::game_row::GameRow;
use super::rows::match_id;
use crate::play::MatchId;

/// How many games are read at a time.
const PAGE: i64 = 500;

/// What a check found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many games were looked at.
    pub games: u64,
    /// Those that do not hold together. They are left alone until somebody mends them; all others go on.
    pub corrupt: Vec<Corrupt>,
}

/// A game that does not hold together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrupt {
    /// The game; nothing when even its number is none.
    pub game: Option<MatchId>,
    /// What is wrong.
    pub reason: String,
}

/// Looks at the games, all or only those that are not over: each must replay legally, and equal its history.
pub(super) async fn games(connection: &mut SqliteConnection, all: bool) -> Result<Report, StoreError> {
    let mut report = Report::default();
    let mut after = i64::MIN;
    loop {
        let page = page(connection, after, all).await?;
        let Some(last) = page.last() else { return Ok(report) };
        after = last.id;
        for row in page {
            report.games += 1;
            if let Some(reason) = fault(connection, &row).await? {
                report.corrupt.push(Corrupt { game: match_id(row.id).ok(), reason });
            }
        }
    }
}

async fn page(connection: &mut SqliteConnection, after: i64, all: bool) -> Result<Vec<GameRow>, StoreError> {
    Ok(sqlx::query_as(
        "select id, black, black_player, white, white_player, stage, challenger, wish, invited_player,
             invited_username, ending, resigned_by, moves, revision, next_game
         from game where id > $1 and ($2 or stage <> 'ended') order by id limit $3",
    )
    .bind(after)
    .bind(all)
    .bind(PAGE)
    .fetch_all(connection)
    .await?)
}

/// What is wrong with a game, if anything is.
async fn fault(connection: &mut SqliteConnection, row: &GameRow) -> Result<Option<String>, StoreError> {
    if let Err(unreadable) = row.game() {
        return Ok(Some(unreadable.to_string()));
    }
    let events: Vec<(i64, String, Option<String>)> =
        sqlx::query_as("select seq, kind, square from game_event where game_id = $1 order by seq")
            .bind(row.id)
            .fetch_all(connection)
            .await?;
    // The first event is the creation, at whatever revision the game had then.
    let first = events.first().map_or(0, |(seq, ..)| *seq);
    if !events.iter().map(|(seq, ..)| *seq).eq(first..=row.revision) {
        let seqs: Vec<_> = events.iter().map(|(seq, ..)| seq.to_string()).collect();
        return Ok(Some(format!("revision {} but events {}", row.revision, seqs.join(" "))));
    }
    let placed: String = events
        .into_iter()
        .filter(|(_, kind, _)| kind == "placed")
        .filter_map(|(.., square)| square)
        .collect();
    Ok((placed != row.moves).then(|| format!("moves {:?} but events {placed:?}", row.moves)))
}
