//! Reading a game from the field's notation.
//!
//! A transcript names the squares in order, as in `f5d6c3`. Passes need not be written, since they are forced.
//! It is read kindly: capitals, white space between moves, and passes written out as programs do. It is checked
//! strictly: every move must be legal and every written pass due.

use std::fmt;
use std::str::FromStr;

use super::{MoveError, Position, Record, Square};

/// A transcript that is no legal game, with the first fault in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptError {
    /// Which ply is at fault, from 1. Passes count as the plies they are, written or not.
    pub ply: usize,
    /// Where it was to be played; in a finished game the side to move is the one that follows the last one.
    pub position: Position,
    /// What stands there, at most a few characters.
    pub token: String,
    /// What is wrong with it.
    pub fault: TranscriptFault,
}

/// What is wrong with a ply of a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TranscriptFault {
    /// The move, or the written pass, is against the rules.
    Illegal(MoveError),
    /// It names no square and no pass.
    NotASquare,
    /// A column without its row: the move is missing or cut off.
    CutOff,
}

/// How passes are written out; longer spellings stand before their beginnings. Phones turn `--` into a dash.
const PASSES: [&str; 6] = ["pass", "pa", "ps", "--", "—", "@@@@"];

/// What a transcript says for one ply.
enum Said {
    Place(Square),
    Pass,
    Unreadable(TranscriptFault),
}

impl FromStr for Record {
    type Err = TranscriptError;

    /// Reads a transcript; an empty one is a game not yet begun. Passes may be written `--`, `pa`, `ps`, `pass`
    /// or `@@@@`.
    ///
    /// ```
    /// use reversi_bot::reversi::{MoveError, Record, TranscriptFault};
    ///
    /// let game: Record = "F5 D6 C3".parse()?;
    /// assert_eq!(game.to_string(), "f5d6c3");
    ///
    /// let Err(error) = "f5d6--c3".parse::<Record>() else { unreachable!() };
    /// assert_eq!((error.ply, error.token.as_str()), (3, "--"));
    /// assert!(matches!(error.fault, TranscriptFault::Illegal(MoveError::MayNotPass { .. })));
    /// # Ok::<(), reversi_bot::reversi::TranscriptError>(())
    /// ```
    ///
    /// # Errors
    /// The first ply that cannot be read or is not legal, and why.
    fn from_str(text: &str) -> Result<Self, TranscriptError> {
        let mut record = Self::new();
        let mut pass_to_name = false;
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let (said, token, after) = next_ply(rest);
            let position = record.position();
            let done = match said {
                Said::Place(square) => record.play(square).map(drop).map_err(TranscriptFault::Illegal),
                Said::Pass if pass_to_name => Ok(()),
                Said::Pass => record.position().pass().map(drop).map_err(TranscriptFault::Illegal),
                Said::Unreadable(fault) => Err(fault),
            };
            if let Err(fault) = done {
                let ply = record.plies().len() + 1;
                return Err(TranscriptError { ply, position, token: token.to_owned(), fault });
            }
            // The record passes by itself, so a written pass names one that has happened, and only once.
            pass_to_name = matches!(said, Said::Place(_)) && record.position().to_move == position.to_move;
            rest = after.trim_start();
        }
        Ok(record)
    }
}

/// What stands first in a text that begins with no white space: its meaning, its letters, and the text after.
fn next_ply(text: &str) -> (Said, &str, &str) {
    for spelling in PASSES {
        if let Some((token, after)) = text.split_at_checked(spelling.len())
            && token.eq_ignore_ascii_case(spelling)
        {
            return (Said::Pass, token, after);
        }
    }
    let word = text.split_whitespace().next().unwrap_or_default();
    let length = word.chars().take(2).map(char::len_utf8).sum();
    let (token, after) = text.split_at(length);
    let said = match (token.parse(), token.as_bytes()) {
        (Ok(square), _) => Said::Place(square),
        (Err(_), [b'a'..=b'h' | b'A'..=b'H']) => Said::Unreadable(TranscriptFault::CutOff),
        (Err(_), _) => Said::Unreadable(TranscriptFault::NotASquare),
    };
    (said, token, after)
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ply, position, token, fault } = self;
        write!(f, "ply {ply} ({:?}), {token:?}: ", position.to_move)?;
        match fault {
            TranscriptFault::Illegal(error) => error.fmt(f),
            TranscriptFault::NotASquare => write!(f, "neither a square a1 to h8 nor a pass"),
            TranscriptFault::CutOff => write!(f, "the move is cut off"),
        }
    }
}

impl std::error::Error for TranscriptError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.fault {
            TranscriptFault::Illegal(error) => Some(error),
            TranscriptFault::NotASquare | TranscriptFault::CutOff => None,
        }
    }
}
