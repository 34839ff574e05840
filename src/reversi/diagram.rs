//! Boards as text: the 64 characters used by programs, and drawings for people.
//!
//! A board is 64 characters in reading order, a1, b1 … h8: `X` Black, `O` White, `-` empty. A position adds the
//! side to move. A drawing has a line for each row:
//!
//! ```text
//!   a b c d e f g h
//! 1 - - - - - - - -
//! 2 - - - - - - - -
//! 3 - - - + - - - -
//! 4 - - + O X - - -
//! 5 - - - X O + - -
//! 6 - - - - + - - -
//! 7 - - - - - - - -
//! 8 - - - - - - - -
//! ```

use std::fmt;
use std::str::FromStr;

use super::{Board, Color, Position, Square, Squares};

/// A board with some of its squares marked. A marked empty square is drawn `+`, marked discs in small letters.
///
/// ```
/// use reversi_bot::reversi::{Drawing, Position};
///
/// let Position { board, .. } = Position::START;
/// let drawing = Drawing { board, marked: Position::START.legal() };
/// assert_eq!(drawing.to_string().lines().nth(3), Some("3 - - - + - - - -"));
/// assert_eq!(drawing.to_string().parse(), Ok(drawing));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Drawing {
    /// Where the discs lie.
    pub board: Board,
    /// The marked squares.
    pub marked: Squares,
}

/// A text that is no board or no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// Not 64 squares.
    Length {
        /// How many squares the text has.
        found: usize,
    },
    /// A character that is neither a disc nor an empty square.
    Character {
        /// The square it stands for.
        square: Square,
        /// The character.
        found: char,
    },
    /// The side to move is missing or unknown.
    Side {
        /// What stands in its place, empty when nothing does.
        found: String,
    },
}

impl Board {
    /// The board as 64 characters in reading order: `X` Black, `O` White, `-` empty.
    ///
    /// ```
    /// # use reversi_bot::reversi::Board;
    /// assert_eq!(&Board::START.letters()[24..40], "---OX------XO---");
    /// ```
    pub fn letters(self) -> String {
        Square::all().map(|square| self.at(square).map_or('-', Color::letter)).collect()
    }
}

impl FromStr for Board {
    type Err = ParsePositionError;

    /// Reads 64 characters or a drawing. `X`, `*` and `B` are Black, `O` and `W` White, `-`, `.`, `_` and `+`
    /// empty; capitals or not; white space does not count.
    ///
    /// # Errors
    /// [`ParsePositionError::Length`] or [`ParsePositionError::Character`].
    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        text.parse().map(|Drawing { board, .. }| board)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads a board as [`Board::from_str`] does, then the side to move: `X`, `*` or `B` for Black, `O` or `W`
    /// for White.
    ///
    /// ```
    /// use reversi_bot::reversi::{Board, Position};
    ///
    /// let text = "---------------------------OX------XO--------------------------- X";
    /// assert_eq!(text.parse(), Ok(Position::START));
    /// assert_eq!(Position::START.to_string(), text);
    /// ```
    ///
    /// # Errors
    /// [`ParsePositionError`]; of several faults in the order length, character, side.
    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let last = text.trim_end().char_indices().next_back().map_or(0, |(at, _)| at);
        let (board, side) = match words[..] {
            [board, side] => (board, side),
            _ if cells(text).count() > Square::COUNT => text.split_at(last),
            _ => (text, ""),
        };
        let (board, side) = (board.parse()?, side.trim());
        let mut letters = side.chars();
        match (letters.next().and_then(Color::from_letter), letters.next()) {
            (Some(to_move), None) => Ok(Self { board, to_move }),
            _ => Err(ParsePositionError::Side { found: side.to_owned() }),
        }
    }
}

impl FromStr for Drawing {
    type Err = ParsePositionError;

    /// Reads a board as [`Board::from_str`] does; `+` and small letters are marked squares.
    ///
    /// # Errors
    /// [`ParsePositionError::Length`] or [`ParsePositionError::Character`].
    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let found = cells(text).count();
        if found != Square::COUNT {
            return Err(ParsePositionError::Length { found });
        }
        let (mut black, mut white, mut marked) = (Squares::EMPTY, Squares::EMPTY, Squares::EMPTY);
        for (square, found) in Square::all().zip(cells(text)) {
            match (Color::from_letter(found), found) {
                (Some(Color::Black), _) => black |= square.into(),
                (Some(Color::White), _) => white |= square.into(),
                (None, '-' | '.' | '_' | '+') => {}
                (None, _) => return Err(ParsePositionError::Character { square, found }),
            }
            if found == '+' || found.is_ascii_lowercase() {
                marked |= square.into();
            }
        }
        Ok(Self { board: Board { black, white }, marked })
    }
}

/// The characters that stand for squares: all but white space, the line `a b c d e f g h`, and the digit of a row.
fn cells(text: &str) -> impl Iterator<Item = char> {
    text.lines().flat_map(|line| {
        let cells = line.trim_start();
        let cells = cells.strip_prefix(|digit| matches!(digit, '1'..='8')).unwrap_or(cells);
        let cells = cells.chars().filter(|cell| !cell.is_whitespace());
        let is_header = cells.clone().map(|cell| cell.to_ascii_lowercase()).eq('a'..='h');
        cells.filter(move |_| !is_header)
    })
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "  a b c d e f g h")?;
        for square in Square::all() {
            if square.column() == 0 {
                write!(f, "\n{}", square.digit())?;
            }
            let cell = match (self.board.at(square), self.marked.contains(square)) {
                (None, false) => '-',
                (None, true) => '+',
                (Some(color), false) => color.letter(),
                (Some(color), true) => color.letter().to_ascii_lowercase(),
            };
            write!(f, " {cell}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n")
    }
}

impl fmt::Display for Board {
    /// The drawing, without marks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Drawing { board: *self, marked: Squares::EMPTY }.fmt(f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n")
    }
}

impl fmt::Display for Position {
    /// The 64 characters, a space and the letter of the side to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.board.letters(), self.to_move.letter())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}\n{} to move\n", self.board, self.to_move.letter())
    }
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { found } => write!(f, "a board has 64 squares, this one {found}"),
            Self::Character { square, found } => {
                write!(f, "{found:?} at {square} is neither a disc (X, O) nor an empty square (-)")
            }
            Self::Side { found } if found.is_empty() => write!(f, "the side to move (X or O) is missing"),
            Self::Side { found } => write!(f, "the side to move is X or O, not {found:?}"),
        }
    }
}

impl std::error::Error for ParsePositionError {}
