//! `explain`: why a square may or may not be played, every direction.

use std::io::{BufRead, Write};

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::brain;
use crate::reversi::{Color, Direction, MoveError, Position, RayEnd, Square};
use crate::text::{Catalog, Message, Phrase};

use super::fault::Failure;
use super::position;

/// What is known about a square, in the form of the JSON output.
#[derive(Debug, Serialize)]
struct Explanation {
    square: String,
    side: char,
    legal: bool,
    /// `occupied`, `over`, `must-pass` or `flips-nothing`; the first that holds.
    reason: Option<&'static str>,
    /// Whose disc lies there.
    by: Option<char>,
    flips: Map<String, Value>,
    rays: Vec<Value>,
    text: String,
}

/// Explains one square in words: the heading, then the eight directions.
///
/// # Errors
/// When the output fails.
pub(super) fn text(
    at: Position,
    square: Square,
    catalog: &Catalog,
    locale: &str,
    output: &mut impl Write,
) -> Result<(), Failure> {
    for phrase in brain::sentences(at, square) {
        writeln!(output, "{}", catalog.say(locale, &phrase))?;
    }
    Ok(())
}

/// Explains one square as a line of JSON.
///
/// # Errors
/// When the output fails.
pub(super) fn json(
    at: Position,
    square: Square,
    catalog: &Catalog,
    locale: &str,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let line =
        serde_json::to_string(&explanation(at, square, catalog, locale)).map_err(std::io::Error::from)?;
    writeln!(output, "{line}")?;
    Ok(())
}

/// Explains the squares of `<64 characters> <X|O> <square> [language]`, a line each, as lines of JSON. A bad line
/// gives `{"error": …}` and the others go on.
///
/// # Errors
/// When input or output fails.
pub(super) fn batch(
    mut input: impl BufRead,
    catalog: &Catalog,
    locale: &str,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes)? > 0 {
        // What is no text is no position either, and is answered like any other bad line.
        let line = String::from_utf8_lossy(&std::mem::take(&mut bytes)).into_owned();
        if line.trim().is_empty() {
            continue;
        }
        let value = match read(&line, catalog, locale) {
            Ok((at, square, locale)) => serde_json::to_value(explanation(at, square, catalog, &locale))
                .map_err(std::io::Error::from)?,
            Err(message) => json!({"error": catalog.say(locale, &message.into())}),
        };
        writeln!(output, "{value}")?;
    }
    Ok(())
}

fn read(line: &str, catalog: &Catalog, locale: &str) -> Result<(Position, Square, String), Message> {
    let mut words = line.split_whitespace();
    let mut word = || words.next().unwrap_or_default();
    let at = position::position(word(), word())?;
    let square = position::square(word())?;
    let rest = words.collect::<Vec<_>>().join(" ");
    let locale = match rest.as_str() {
        "" => locale.to_owned(),
        code => super::known_language(catalog, code)?,
    };
    Ok((at, square, locale))
}

fn explanation(at: Position, square: Square, catalog: &Catalog, locale: &str) -> Explanation {
    let looked = at.look(square);
    let (reason, by) = match &looked {
        Ok(_) => (None, None),
        Err(MoveError::Occupied { by, .. }) => (Some("occupied"), Some(by.letter())),
        Err(MoveError::Over { .. } | MoveError::PassAfterEnd { .. }) => (Some("over"), None),
        Err(MoveError::MustPass { .. } | MoveError::MayNotPass { .. }) => (Some("must-pass"), None),
        Err(MoveError::FlipsNothing { .. }) => (Some("flips-nothing"), None),
    };
    let phrase: Phrase = match &looked {
        Ok(played) => brain::explain::legal(played).into(),
        Err(error) => brain::explain::illegal(at, error).into(),
    };
    let flips = looked.as_ref().map_or_else(
        |_| Map::new(),
        |played| {
            let directions = played.flips.iter().filter(|(_, flips)| !flips.is_empty());
            directions
                .map(|(direction, flips)| {
                    let squares = flips.iter().map(|square| square.to_string()).collect::<Vec<_>>();
                    (direction.key().to_owned(), json!(squares))
                })
                .collect()
        },
    );
    Explanation {
        square: square.to_string(),
        side: at.to_move.letter(),
        legal: looked.is_ok(),
        reason,
        by,
        flips,
        rays: rays(at, square),
        text: catalog.say(locale, &phrase),
    }
}

/// What lies in each of the eight directions; nothing for an occupied square.
fn rays(at: Position, square: Square) -> Vec<Value> {
    if at.board.at(square).is_some() {
        return Vec::new();
    }
    let rays = at.board.rays(at.to_move, square);
    let ray = |direction: Direction| {
        let ray = rays[direction];
        let end = match ray.end {
            RayEnd::Edge => "edge",
            RayEnd::Empty(_) => "empty",
            RayEnd::Own(_) => "own",
        };
        let at = ray.at().map(|square| square.to_string());
        json!({"direction": direction.key(), "over": ray.over, "end": end, "at": at})
    };
    Direction::ALL.map(ray).to_vec()
}

/// The letter of a side, for the output of other commands.
pub(super) const fn letter(side: Color) -> char {
    side.letter()
}
