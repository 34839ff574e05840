//! Recorded games: the final board, both ways to score it, every pass and every early end.

use std::cmp::Ordering;

use reversi_bot::reversi::{ByColor, Color, Outcome, Ply, Record, Turn};
use serde::Deserialize;

use super::{side, square_of};
use crate::support::facts::facts;
use crate::support::slow::SlowGame;

#[derive(Deserialize)]
struct Game {
    src: String,
    moves: String,
    n_moves: usize,
    raw_black: u8,
    raw_white: u8,
    empties: u8,
    score_black: u8,
    score_white: u8,
    passes: Vec<Pass>,
    final_board: String,
}

/// A pass: after how many discs, and whose.
#[derive(Deserialize)]
struct Pass {
    after_move: usize,
    side: char,
}

/// Every pass of a game: after how many discs, and whose.
fn passes(record: &Record) -> Vec<(usize, Color)> {
    let mut discs = 0;
    let mut passes = Vec::new();
    for ply in record.plies() {
        match ply {
            Ply::Place { .. } => discs += 1,
            Ply::Pass { by } => passes.push((discs, by)),
        }
    }
    passes
}

/// The outcome of a game that must be over, and must not have been one disc earlier.
fn outcome(record: &Record) -> Outcome {
    let before = record.first(record.squares().len() - 1);
    assert!(matches!(before.turn(), Turn::Choose(_)), "{record:?} was over before");
    let Turn::Over(outcome) = record.turn() else { unreachable!("{record:?} is not over") };
    outcome
}

fn assert_ends_as_recorded(game: &Game) {
    let src = &game.src;
    let record: Record = game.moves.parse().expect("a game");
    assert_eq!(record.to_string(), game.moves, "{src}");
    assert_eq!(record.squares().len(), game.n_moves, "{src}");
    assert_eq!(record.position().board.letters(), game.final_board, "{src}");
    let outcome = outcome(&record);
    assert_eq!(outcome.discs, ByColor { black: game.raw_black, white: game.raw_white }, "{src}");
    assert_eq!(outcome.empty, game.empties, "{src}");
    let winner = match game.raw_black.cmp(&game.raw_white) {
        Ordering::Greater => Some(Color::Black),
        Ordering::Less => Some(Color::White),
        Ordering::Equal => None,
    };
    assert_eq!(outcome.winner(), winner, "{src}");
    assert_eq!(outcome.margin(), game.raw_black.abs_diff(game.raw_white), "{src}");
    let score = ByColor { black: game.score_black, white: game.score_white };
    assert_eq!(outcome.tournament_score(), score, "{src}");
    let expected: Vec<_> = game.passes.iter().map(|pass| (pass.after_move, side(pass.side))).collect();
    assert_eq!(passes(&record), expected, "{src}");
    assert_eq!(slow_end(&record), game.final_board, "{src}");
}

/// The final board as the slow implementation plays the game.
fn slow_end(record: &Record) -> String {
    let mut slow = SlowGame::start();
    for square in record.squares() {
        if slow.must_pass() {
            slow = slow.other_side();
        }
        let cell = (0..64).find(|cell| square_of(*cell) == *square).expect("a cell");
        slow = slow.play(cell);
    }
    assert!(slow.is_over(), "{record:?}");
    slow.text()
}

#[test]
fn tournament_games_end_as_recorded() {
    for game in facts::<Game>(include_str!("../data/games_wthor.json")) {
        assert_ends_as_recorded(&game);
    }
}

#[test]
fn world_championship_games_end_as_recorded() {
    for game in facts::<Game>(include_str!("../data/games_world_championship.json")) {
        assert_ends_as_recorded(&game);
    }
}

#[test]
fn games_that_end_early_end_there() {
    for game in facts::<Game>(include_str!("../data/games_early_end.json")) {
        assert!(game.empties > 0, "{}", game.src);
        assert_ends_as_recorded(&game);
    }
}

#[test]
fn games_of_many_passes_pass_as_recorded() {
    let games = facts::<Game>(include_str!("../data/games_many_passes.json"));
    games.iter().for_each(assert_ends_as_recorded);
    assert_eq!(games.iter().map(|game| game.passes.len()).max(), Some(15));
}

#[derive(Deserialize)]
struct ShortGame {
    moves: String,
    black: u8,
    white: u8,
    final_board: String,
    score: (u8, u8),
}

#[test]
fn shortest_games_are_that_short() {
    for game in facts::<ShortGame>(include_str!("../data/shortest_games.json")) {
        let record: Record = game.moves.parse().unwrap();
        assert!((9..=11).contains(&record.squares().len()), "{record:?}");
        let outcome = outcome(&record);
        assert_eq!(outcome.discs, ByColor { black: game.black, white: game.white }, "{record:?}");
        assert_eq!(record.position().board.letters(), game.final_board, "{record:?}");
        let score = outcome.tournament_score();
        assert_eq!((score.black, score.white), game.score, "{record:?}");
    }
}

#[derive(Deserialize)]
struct ExtremeGame {
    moves: String,
    note: String,
    raw: (u8, u8),
    /// Missing for an unfinished game.
    score: Option<(u8, u8)>,
    passes: usize,
}

#[test]
fn extreme_games_go_as_told() {
    for game in facts::<ExtremeGame>(include_str!("../data/extreme_games.json")) {
        let (record, note): (Record, _) = (game.moves.parse().unwrap(), game.note);
        let discs = record.position().board.count();
        assert_eq!((discs.black, discs.white), game.raw, "{note}");
        assert_eq!(passes(&record).len(), game.passes, "{note}");
        match game.score {
            Some(score) => {
                let tournament = outcome(&record).tournament_score();
                assert_eq!((tournament.black, tournament.white), score, "{note}");
            }
            None => assert!(matches!(record.turn(), Turn::Choose(_)), "{note}"),
        }
    }
}
