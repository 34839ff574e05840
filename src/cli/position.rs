//! Positions and squares as they are given on the command line, and what is wrong with them.

use crate::reversi::{Board, Color, ParsePositionError, Position, Square};
use crate::text::{Literal, Message, Name, Who};

/// A position given as 64 characters and a side.
///
/// # Errors
/// The sentence that says what is wrong.
pub(super) fn position(board: &str, side: &str) -> Result<Position, Message> {
    let board: Board = board.parse().map_err(message)?;
    let mut letters = side.chars();
    let (Some(to_move), None) = (letters.next().and_then(Color::from_letter), letters.next()) else {
        return Err(Message::ErrorSide { found: Literal(side.to_owned()) });
    };
    Ok(Position { board, to_move })
}

/// A square.
///
/// # Errors
/// The sentence that says what is wrong.
pub(super) fn square(text: &str) -> Result<Square, Message> {
    let said = if text.is_empty() { "?" } else { text };
    crate::brain::read_square(text)
        .ok_or_else(|| Message::AlertNotASquare { said: Who::Person(Name::clean(said)) })
}

fn message(error: ParsePositionError) -> Message {
    match error {
        ParsePositionError::Length { found } => {
            Message::ErrorPositionLength { n: u32::try_from(found).unwrap_or(u32::MAX) }
        }
        ParsePositionError::Character { square, found } => {
            Message::ErrorPositionCharacter { square, found: Literal(found.to_string()) }
        }
        ParsePositionError::Side { found } => Message::ErrorSide { found: Literal(found) },
    }
}
