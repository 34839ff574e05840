//! Transcripts: what is read kindly, and what is refused with its ply and reason.

use proptest::prelude::*;
use reversi_bot::reversi::{Color, Direction, MoveError, RayEnd, Record, TranscriptError, TranscriptFault};

use super::square;

/// A game in which White passes after the 21st disc (World Championship 1992).
const WHITE_PASSES: &str = "f5d6c5f4e3c3e6b4b5b6c6f2c4f6a5a4a3d3b3b2a2";

/// One of the shortest games: Black has every disc after nine.
const WIPE_OUT: &str = "e6f6d3c5b6e7e8f5g5";

fn refused(text: &str) -> TranscriptError {
    match text.parse::<Record>() {
        Ok(record) => unreachable!("{text:?} was read as {record:?}"),
        Err(error) => error,
    }
}

/// Ply, side and letters of the first fault.
fn place(error: &TranscriptError) -> (usize, Color, &str) {
    (error.ply, error.position.to_move, &error.token)
}

#[test]
fn many_hands_write_the_same_game() {
    let game: Record = "f5d6c3d3c4".parse().unwrap();
    for text in ["F5D6C3D3C4", "f5 d6 c3 d3 c4", " f5d6\n\nC3 d3\tc4 ", "F5\u{a0}d6c3D3c4"] {
        assert_eq!(text.parse(), Ok(game.clone()), "{text:?}");
    }
    assert_eq!(game.to_string(), "f5d6c3d3c4");
    assert_eq!(" \n".parse(), Ok(Record::new()));
}

#[test]
fn passes_may_be_written_or_not() {
    let game: Record = format!("{WHITE_PASSES}d2").parse().unwrap();
    for pass in ["--", "pa", "PA", "ps", "pass", "Pass", "@@@@", " -- ", "—"] {
        assert_eq!(format!("{WHITE_PASSES}{pass}d2").parse(), Ok(game.clone()), "{pass:?}");
    }
}

#[test]
fn a_pass_that_is_not_due_is_refused() {
    let error = refused("f5 -- d6");
    assert_eq!(place(&error), (2, Color::White, "--"));
    let TranscriptFault::Illegal(MoveError::MayNotPass { legal }) = error.fault else {
        unreachable!("{error}")
    };
    assert_eq!(legal, [square("d6"), square("f4"), square("f6")].into_iter().collect());
}

#[test]
fn a_pass_is_written_once_and_counts_as_a_ply() {
    let error = refused(&format!("{WHITE_PASSES}----d2"));
    assert_eq!(place(&error), (23, Color::Black, "--"));
    assert!(matches!(error.fault, TranscriptFault::Illegal(MoveError::MayNotPass { .. })), "{error}");

    for pass in ["", "--"] {
        let error = refused(&format!("{WHITE_PASSES}{pass}d4"));
        assert_eq!(place(&error), (23, Color::Black, "d4"));
        assert!(matches!(error.fault, TranscriptFault::Illegal(MoveError::Occupied { .. })), "{error}");
    }
}

#[test]
fn an_illegal_move_is_refused_with_its_evidence() {
    let error = refused("f5d6a1");
    assert_eq!(place(&error), (3, Color::Black, "a1"));
    let TranscriptFault::Illegal(MoveError::FlipsNothing { square: at, rays }) = error.fault else {
        unreachable!("{error}")
    };
    assert_eq!(at, square("a1"));
    assert_eq!(rays[Direction::E].end, RayEnd::Empty(square("b1")));
    assert_eq!(error.to_string(), "ply 3 (Black), \"a1\": a1 flips nothing");
}

#[test]
fn nothing_follows_the_end() {
    assert_eq!(WIPE_OUT.parse::<Record>().unwrap().squares().len(), 9);
    let error = refused(&format!("{WIPE_OUT} a1"));
    assert_eq!(place(&error), (10, Color::White, "a1"));
    let TranscriptFault::Illegal(MoveError::Over { outcome, .. }) = error.fault else {
        unreachable!("{error}")
    };
    assert_eq!((outcome.discs.black, outcome.discs.white, outcome.empty), (13, 0, 51));

    let error = refused(&format!("{WIPE_OUT} pass"));
    assert_eq!(place(&error), (10, Color::White, "pass"));
    assert!(matches!(error.fault, TranscriptFault::Illegal(MoveError::PassAfterEnd { .. })), "{error}");
}

#[test]
fn what_is_no_square_is_named() {
    for (text, ply, token) in [
        ("f5d9", 2, "d9"),
        ("f5 i6", 2, "i6"),
        ("hello", 1, "he"),
        ("f5, d6", 2, ","),
        ("5f", 1, "5f"),
        ("f5d6c3-", 4, "-"),
        ("f5ф6", 2, "ф6"),
        ("🎲", 1, "🎲"),
    ] {
        let error = refused(text);
        assert_eq!(
            (error.ply, error.token.as_str(), error.fault),
            (ply, token, TranscriptFault::NotASquare),
            "{text}"
        );
    }
}

#[test]
fn a_column_without_its_row_is_cut_off() {
    for text in ["f5d", "f5d 6"] {
        let error = refused(text);
        assert_eq!(place(&error), (2, Color::White, "d"));
        assert_eq!(error.fault, TranscriptFault::CutOff);
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,40}|[a-hA-H1-8 @p-]{0,24}") {
        if let Err(error) = text.parse::<Record>() {
            prop_assert!(!error.token.is_empty());
            prop_assert!(text.contains(&error.token));
        }
    }
}
