//! One of the 64 squares, named as in transcripts: column a–h, row 1–8, a1 top left.

use std::fmt;
use std::str::FromStr;

use super::Direction;

/// A square of the board. Column a is the leftmost, row 1 the topmost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// The text does not name a square; carries the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError(pub String);

impl Square {
    /// How many squares a board has.
    pub const COUNT: usize = 64;

    /// The square in `column` 0–7 (a–h) and `row` 0–7 (1–8), if both are on the board.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < 8 && row < 8 { Some(Self(row * 8 + column)) } else { None }
    }

    /// The square with this index: a1 = 0, b1 = 1, … h1 = 7, a2 = 8, … h8 = 63.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// All squares in reading order: a1, b1, … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..64).map(Self)
    }

    /// The index: a1 = 0, b1 = 1, … h8 = 63.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The column, 0 for a to 7 for h.
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// The row, 0 for the top row 1 to 7 for the bottom row 8.
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// The letter of the column, `a`–`h`.
    pub const fn letter(self) -> char {
        (b'a' + self.column()) as char
    }

    /// The digit of the row, `1`–`8`.
    pub const fn digit(self) -> char {
        (b'1' + self.row()) as char
    }

    /// The neighbouring square that way, if the board goes on there.
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (right, down) = direction.offset();
        let column = self.column().checked_add_signed(right);
        let row = self.row().checked_add_signed(down);
        match (column, row) {
            (Some(column), Some(row)) => Self::new(column, row),
            _ => None,
        }
    }

    /// Whether this is one of the four corners.
    pub const fn is_corner(self) -> bool {
        matches!(self.0, 0 | 7 | 56 | 63)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `d3` or `D3`.
    ///
    /// # Errors
    /// [`ParseSquareError`] for anything else.
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let fault = || ParseSquareError(text.to_owned());
        let [letter, digit] = text.as_bytes() else { return Err(fault()) };
        let column = letter.to_ascii_lowercase().wrapping_sub(b'a');
        let row = digit.wrapping_sub(b'1');
        Self::new(column, row).ok_or_else(fault)
    }
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a square a1 to h8", self.0)
    }
}

impl std::error::Error for ParseSquareError {}
