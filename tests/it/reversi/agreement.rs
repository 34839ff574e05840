//! The program and the slow implementation say the same of every position, square and direction.

use std::collections::HashSet;

use proptest::prelude::*;
use reversi_bot::reversi::{
    Board, ByColor, ByDirection, Direction, MoveError, Outcome, Position, Ray, RayEnd, Squares, Turn,
};

use super::{side, square_of, squares_of};
use crate::support::chance::Chance;
use crate::support::slow::{SlowGame, SlowRay, WAYS};

/// What the slow game finds around a cell, in the program's words.
fn slow_rays(slow: &SlowGame, cell: usize) -> ByDirection<Ray> {
    ByDirection::new_with(|direction| {
        let ray = slow_ray(slow, cell, direction);
        let at = ray.at.map(square_of);
        let end = match (ray.end, at) {
            ("edge", None) => RayEnd::Edge,
            ("empty", Some(at)) => RayEnd::Empty(at),
            ("own", Some(at)) => RayEnd::Own(at),
            odd => unreachable!("{odd:?} ends no line"),
        };
        Ray { over: u8::try_from(ray.passed.len()).expect("at most 7"), end }
    })
}

fn slow_ray(slow: &SlowGame, cell: usize, direction: Direction) -> SlowRay {
    let (_, right, down) = WAYS.iter().find(|way| way.0 == direction.key()).expect("a way of this name");
    slow.ray(cell, *right, *down)
}

fn slow_outcome(slow: &SlowGame) -> Outcome {
    let count = |letter| u8::try_from(slow.count(letter)).expect("at most 64");
    Outcome { discs: ByColor { black: count('X'), white: count('O') }, empty: count('-') }
}

/// Compares everything that can be asked of a position.
fn assert_agree(position: Position, slow: &SlowGame) {
    let board = position.board;
    assert_eq!(board.letters(), slow.text());
    assert_eq!(position.to_move, side(slow.side));
    let legal = squares_of(&slow.legal());
    assert_eq!(position.legal(), legal, "legal moves in {position:?}");

    let turn = position.turn();
    let (must_pass, is_over) = (slow.must_pass(), slow.is_over());
    let expected = match (must_pass, is_over) {
        (true, _) => Turn::MustPass,
        (_, true) => Turn::Over(slow_outcome(slow)),
        _ => Turn::Choose(legal),
    };
    assert_eq!(turn, expected, "what is to do in {position:?}");
    let expected = match turn {
        Turn::MustPass => Ok(Position { board, to_move: !position.to_move }),
        Turn::Over(outcome) => Err(MoveError::PassAfterEnd { outcome }),
        Turn::Choose(legal) => Err(MoveError::MayNotPass { legal }),
    };
    assert_eq!(position.pass(), expected, "a pass in {position:?}");

    for (cell, letter) in slow.cells.into_iter().enumerate() {
        let square = square_of(cell);
        let looked = position.look(square);
        let flips = squares_of(&slow.flips(cell));
        assert_eq!(board.flips(position.to_move, square), flips, "{square} in {position:?}");
        if letter != '-' {
            assert_eq!(board.at(square), Some(side(letter)));
            assert_eq!(looked, Err(MoveError::Occupied { square, by: side(letter) }));
            assert_eq!(position.play(square).err(), looked.err());
            continue;
        }
        assert_eq!(board.at(square), None);
        let rays = slow_rays(slow, cell);
        assert_eq!(board.rays(position.to_move, square), rays, "{square} in {position:?}");
        for (direction, ray) in rays.iter() {
            let slow = slow_ray(slow, cell, direction);
            assert_eq!(ray.is_closed(), !slow.flips().is_empty(), "{square} {direction:?} in {position:?}");
            assert_eq!(ray.at(), slow.at.map(square_of), "{square} {direction:?} in {position:?}");
        }
        match looked {
            Ok(played) => {
                assert!(legal.contains(square), "{square} in {position:?}");
                assert_eq!(played.square, square);
                assert_eq!(played.all_flips(), flips, "{square} in {position:?}");
                for (direction, flips) in played.flips.iter() {
                    let expected = squares_of(slow_ray(slow, cell, direction).flips());
                    assert_eq!(*flips, expected, "{square} {direction:?} in {position:?}");
                }
                let (next, again) = position.play(square).expect("a legal move");
                assert_eq!(again, played);
                let slow_next = slow.play(cell);
                assert_eq!(next.board.letters(), slow_next.text(), "{square} in {position:?}");
                assert_eq!(next.to_move, side(slow_next.side));
            }
            Err(error) => {
                let expected = match turn {
                    Turn::Over(outcome) => MoveError::Over { square, outcome },
                    Turn::MustPass => MoveError::MustPass { square, rays },
                    Turn::Choose(_) => MoveError::FlipsNothing { square, rays },
                };
                assert!(flips.is_empty(), "{square} in {position:?}");
                assert_eq!(error, expected, "{square} in {position:?}");
            }
        }
    }
}

/// Plays one game in both, comparing before every ply; `choose` picks one of so many moves, or none to stop.
fn play_both(mut choose: impl FnMut(usize) -> Option<usize>, mut see: impl FnMut(Position)) {
    let (mut position, mut slow) = (Position::START, SlowGame::start());
    loop {
        assert_agree(position, &slow);
        see(position);
        match position.turn() {
            Turn::Over(_) => break,
            Turn::MustPass => {
                position = position.pass().expect("a pass that is due");
                slow = slow.other_side();
            }
            Turn::Choose(legal) => {
                let Some(choice) = choose(legal.iter().len()) else { break };
                let square = legal.iter().nth(choice).expect("one of the legal moves");
                (position, _) = position.play(square).expect("a legal move");
                slow = slow.play(usize::from(square.index()));
            }
        }
    }
}

#[test]
fn random_games_agree_throughout() {
    let mut chance = Chance::seeded(2);
    let (mut seen, mut passes, mut early_ends) = (HashSet::new(), 0, 0);
    for _ in 0..400 {
        play_both(
            |moves| Some(chance.below(moves)),
            |position| {
                seen.insert(position);
                match position.turn() {
                    Turn::MustPass => passes += 1,
                    Turn::Over(outcome) if outcome.empty > 0 => early_ends += 1,
                    _ => {}
                }
            },
        );
    }
    assert!(seen.len() >= 10_000, "only {} different positions", seen.len());
    assert!(passes >= 100, "only {passes} passes");
    assert!(early_ends > 0, "no game ended with empty squares");
}

#[test]
fn the_slow_implementation_counts_as_published() {
    for (depth, nodes) in [(1, 4), (2, 12), (3, 56), (4, 244), (5, 1_396), (6, 8_200)] {
        assert_eq!(SlowGame::start().perft(depth), nodes, "depth {depth}");
    }
}

proptest! {
    #[test]
    fn games_agree_throughout(choices in prop::collection::vec(any::<prop::sample::Index>(), 0..=60)) {
        let mut choices = choices.into_iter();
        play_both(|moves| choices.next().map(|choice| choice.index(moves)), drop);
    }

    /// Positions no game leads to: any discs on any squares.
    #[test]
    fn arbitrary_boards_agree(black: u64, other: u64, empty: u64, letter in prop::sample::select(vec!['X', 'O'])) {
        let taken = black | (other & empty);
        let board = Board::new(Squares(black), Squares(taken & !black)).expect("no square has two discs");
        assert_agree(Position { board, to_move: side(letter) }, &SlowGame::read(&board.letters(), letter));
    }

    /// Long lines of one side, which random discs hardly ever form.
    #[test]
    fn crowded_boards_agree(rare: [u64; 3], gaps: [u64; 3], letter in prop::sample::select(vec!['X', 'O'])) {
        let all = |sets: [u64; 3]| sets.into_iter().fold(u64::MAX, |all, set| all & set);
        let (own, empty) = (all(rare), all(gaps));
        let (own, other) = (Squares(own & !empty), Squares(!own & !empty));
        for (black, white) in [(own, other), (other, own)] {
            let board = Board::new(black, white).expect("no square has two discs");
            assert_agree(Position { board, to_move: side(letter) }, &SlowGame::read(&board.letters(), letter));
        }
    }
}

#[test]
fn a_square_cannot_have_two_discs() {
    assert_eq!(Board::new(Squares(1), Squares(3)), None);
    assert_eq!(Board::new(Squares(1), Squares(2)).map(Board::empty), Some(Squares(!3)));
}
