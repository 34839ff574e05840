//! Published counts of games by length.

use std::collections::BTreeMap;

use reversi_bot::reversi::{Convention, Position, perft};
use serde::Deserialize;

use crate::support::facts::facts;

const PERFT: &str = include_str!("../data/perft.json");

/// How deep the start position is counted here; the published counts go on.
const DEEPEST: u32 = 10;

#[derive(Deserialize)]
struct Published {
    /// Counts by depth, by a title that begins with the convention's letter.
    start: BTreeMap<String, BTreeMap<u32, u64>>,
}

#[derive(Deserialize)]
struct Item {
    name: String,
    board: String,
    side: char,
    /// Counts from depth 1 on, by convention.
    perft: BTreeMap<char, Vec<u64>>,
}

#[test]
fn the_start_position_counts_as_published() {
    let published: Published = serde_json::from_str(PERFT).unwrap();
    for convention in Convention::ALL {
        let title = format!("{} (", convention.letter());
        let (_, counts) = published.start.iter().find(|(key, _)| key.starts_with(&title)).unwrap();
        for depth in 1..=DEEPEST {
            assert_eq!(perft(Position::START, depth, convention), counts[&depth], "{convention:?} {depth}");
        }
    }
}

#[test]
fn other_positions_count_as_published() {
    for Item { name, board, side, perft: counts } in facts(PERFT) {
        let position: Position = format!("{board} {side}").parse().unwrap();
        assert_eq!(counts.len(), Convention::ALL.len(), "{name}");
        for (letter, counts) in counts {
            let convention = Convention::from_letter(letter).unwrap();
            for (depth, count) in (1..).zip(counts) {
                assert_eq!(perft(position, depth, convention), count, "{name}: {convention:?} {depth}");
            }
        }
    }
}

#[test]
fn no_ply_can_be_played_in_one_way() {
    for convention in Convention::ALL {
        assert_eq!(perft(Position::START, 0, convention), 1);
    }
}
