//! Recorded and constructed positions: forced passes, edges and corners, many moves, many flips.

use std::collections::BTreeMap;

use reversi_bot::reversi::{MoveError, Outcome, Position, Record, Turn};
use serde::Deserialize;

use super::{square, squares};
use crate::support::facts::facts;

fn position(board: &str, side: char) -> Position {
    format!("{board} {side}").parse().expect("a position")
}

#[derive(Deserialize)]
struct ForcedPass {
    board: String,
    side: char,
    empties: u8,
    moves_so_far: String,
    must_pass: bool,
    opponent_moves: Vec<String>,
}

#[test]
fn forced_passes_happen_where_they_did() {
    for fact in facts::<ForcedPass>(include_str!("../data/forced_pass_positions.json")) {
        let position = position(&fact.board, fact.side);
        assert!(fact.must_pass && position.turn() == Turn::MustPass, "{position:?}");
        assert_eq!(position.board.empty().len(), fact.empties);
        let next = position.pass().unwrap();
        assert_eq!(next.turn(), Turn::Choose(squares(&fact.opponent_moves)));
        for empty in position.board.empty() {
            let refused = position.look(empty).unwrap_err();
            assert!(matches!(refused, MoveError::MustPass { square, .. } if square == empty), "{refused}");
        }
        let record: Record = fact.moves_so_far.parse().unwrap();
        assert_eq!(record.position(), next, "the record has passed by itself");
    }
}

#[derive(Deserialize)]
struct CornerCase {
    note: String,
    board: String,
    side: char,
    legal: Vec<String>,
    must_pass: bool,
    game_over: bool,
    raw_black: u8,
    raw_white: u8,
    flips: BTreeMap<String, Vec<String>>,
    score_black: Option<u8>,
    score_white: Option<u8>,
}

#[test]
fn corner_cases_are_judged_right() {
    for fact in facts::<CornerCase>(include_str!("../data/corner_cases.json")) {
        let (note, position) = (&fact.note, position(&fact.board, fact.side));
        assert_eq!(position.legal(), squares(&fact.legal), "{note}");
        assert_eq!(position.turn() == Turn::MustPass, fact.must_pass, "{note}");
        assert_eq!(matches!(position.turn(), Turn::Over(_)), fact.game_over, "{note}");
        let outcome = Outcome::of(position.board);
        assert_eq!((outcome.discs.black, outcome.discs.white), (fact.raw_black, fact.raw_white), "{note}");
        assert_eq!(fact.flips.len(), fact.legal.len(), "{note}");
        for (name, flips) in &fact.flips {
            let played = position.look(square(name)).unwrap();
            assert_eq!(played.all_flips(), squares(flips), "{note}: {name}");
        }
        assert_eq!(fact.score_black.is_some(), fact.game_over, "{note}");
        if let (Some(black), Some(white)) = (fact.score_black, fact.score_white) {
            let score = outcome.tournament_score();
            assert_eq!((score.black, score.white), (black, white), "{note}");
        }
    }
}

#[derive(Deserialize)]
struct Mobility {
    board: String,
    side: char,
    legal: u8,
    legal_moves: Vec<String>,
    moves: Option<String>,
}

#[derive(Deserialize)]
struct Found {
    reachable_search: Vec<Mobility>,
    artificial: (Mobility, BigMove),
}

#[test]
fn positions_with_many_moves_have_them_all() {
    const TEXT: &str = include_str!("../data/mobility.json");
    let found: Found = serde_json::from_str(TEXT).unwrap();
    let mut most = 0;
    for fact in facts::<Mobility>(TEXT).into_iter().chain(found.reachable_search).chain([found.artificial.0])
    {
        let position = position(&fact.board, fact.side);
        assert_eq!(position.legal(), squares(&fact.legal_moves), "{position:?}");
        assert_eq!(position.legal().len(), fact.legal);
        most = most.max(fact.legal);
        if let Some(moves) = fact.moves {
            assert_eq!(moves.parse::<Record>().unwrap().position(), position);
        }
    }
    assert_eq!(most, 34);
    assert_flips(&found.artificial.1);
}

#[derive(Deserialize)]
struct BigMove {
    board: String,
    side: char,
    #[serde(rename = "move")]
    played: String,
    flips: u8,
    flipped: Option<Vec<String>>,
    moves: Option<String>,
    ply: Option<usize>,
}

fn assert_flips(fact: &BigMove) {
    let position = position(&fact.board, fact.side);
    let square = square(&fact.played);
    let played = position.look(square).expect("a legal move");
    assert_eq!(played.all_flips().len(), fact.flips, "{square} in {position:?}");
    if let Some(flipped) = &fact.flipped {
        assert_eq!(played.all_flips(), squares(flipped), "{square} in {position:?}");
    }
    if let (Some(moves), Some(ply)) = (&fact.moves, fact.ply) {
        let record: Record = moves.parse().expect("a game");
        assert_eq!(record.first(ply - 1).position(), position);
        assert_eq!(record.squares()[ply - 1], square);
    }
}

#[test]
fn moves_that_flip_most_flip_all_of_it() {
    for fact in facts::<BigMove>(include_str!("../data/max_flips_real.json")) {
        assert!(fact.flipped.is_some() && fact.moves.is_some() && fact.ply.is_some());
        assert_flips(&fact);
    }
}
