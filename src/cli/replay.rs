//! `replay`: a transcript move by move, with its passes and its result.

use std::io::Write;

use serde_json::{Value, json};

use crate::brain;
use crate::reversi::{MoveError, Outcome, Ply, Record, TranscriptError, TranscriptFault, Turn};
use crate::text::{Catalog, Literal, Message};

use super::explain::letter;
use super::fault::Failure;

/// Prints every ply in words, then the final board and the result.
///
/// # Errors
/// When the output fails.
pub(super) fn text(
    record: &Record,
    catalog: &Catalog,
    locale: &str,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let mut say = |message: Message| writeln!(output, "{}", catalog.say(locale, &message.into()));
    for (index, ply) in record.plies().iter().enumerate() {
        let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
        say(match ply {
            Ply::Place { by, played } => Message::ReplayPly {
                ply: number,
                color: *by,
                square: played.square,
                n: played.all_flips().len().into(),
            },
            Ply::Pass { by } => Message::ReplayPass { ply: number, color: *by },
        })?;
    }
    let position = record.position();
    let outcome = Outcome::of(position.board);
    say(Message::ReplayScore {
        black_count: outcome.discs.black.into(),
        white_count: outcome.discs.white.into(),
        n: outcome.empty.into(),
    })?;
    say(match record.turn() {
        Turn::Over(outcome) => {
            outcome.winner().map_or(Message::ReplayDraw, |color| Message::ReplayWin { color })
        }
        Turn::Choose(_) | Turn::MustPass => Message::ReplayToMove { color: position.to_move },
    })?;
    writeln!(output, "{}", position.board)?;
    Ok(())
}

/// Prints the game as one line of JSON.
///
/// # Errors
/// When the output fails.
pub(super) fn json(record: &Record, output: &mut impl Write) -> Result<(), Failure> {
    let plies: Vec<Value> = record
        .plies()
        .iter()
        .map(|ply| match ply {
            Ply::Place { by, played } => json!({
                "side": letter(*by),
                "square": played.square.to_string(),
                "flips": played.all_flips().len(),
            }),
            Ply::Pass { by } => json!({"side": letter(*by), "pass": true}),
        })
        .collect();
    let board = record.position().board;
    let outcome = Outcome::of(board);
    let over = matches!(record.turn(), Turn::Over(_));
    let winner = over.then(|| outcome.winner()).flatten().map(letter);
    let game = json!({
        "plies": plies,
        "board": board.letters(),
        "black": outcome.discs.black,
        "white": outcome.discs.white,
        "empty": outcome.empty,
        "over": over,
        "winner": winner,
    });
    writeln!(output, "{game}")?;
    Ok(())
}

/// What is wrong with a transcript: the ply, and the reason where a move is illegal.
pub(super) fn fault(error: &TranscriptError) -> Vec<Message> {
    let TranscriptError { ply, position, token, fault } = error;
    let color = position.to_move;
    let ply = u32::try_from(*ply).unwrap_or(u32::MAX);
    let token = Literal(token.clone());
    match fault {
        TranscriptFault::NotASquare => vec![Message::ErrorPlySquare { ply, token }],
        TranscriptFault::CutOff => vec![Message::ErrorPlyCut { ply, token }],
        TranscriptFault::Illegal(error @ (MoveError::MayNotPass { .. } | MoveError::PassAfterEnd { .. })) => {
            let mut messages = vec![Message::ErrorPlyPass { ply, color }];
            if matches!(error, MoveError::MayNotPass { .. }) {
                messages.push(brain::explain::illegal(*position, error));
            }
            messages
        }
        TranscriptFault::Illegal(error) => {
            vec![Message::ErrorPly { ply, color, token }, brain::explain::illegal(*position, error)]
        }
    }
}
