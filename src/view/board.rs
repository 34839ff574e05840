//! A board as it is drawn: as a keyboard, or as a grid of glyphs in the text.

use std::fmt::Write as _;

use crate::reversi::{Board, Color, Square, Squares};

use super::{Action, Button, DiscSet, Glyphs};

/// A board with all that is marked on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// Where the discs lie.
    pub board: Board,
    /// The legal moves that are marked.
    pub legal: Squares,
    /// The disc placed last.
    pub placed: Option<Square>,
    /// The discs it flipped.
    pub flipped: Squares,
    /// The square that a diagram speaks about.
    pub asked: Option<Square>,
    /// The glyphs.
    pub discs: DiscSet,
}

/// A part of the board: columns and rows from the first to the last, each 0 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crop {
    /// First and last column.
    pub columns: (u8, u8),
    /// First and last row.
    pub rows: (u8, u8),
}

/// The most columns and rows of a diagram that stands beside other text: 36 squares, of which Android still draws
/// every emoji in its own size.
const DIAGRAM: u8 = 6;

impl Crop {
    /// The whole board.
    pub const ALL: Self = Self { columns: (0, 7), rows: (0, 7) };

    /// At most six by six squares around `center`, leaning towards the squares that matter.
    pub fn around(center: Square, matter: Squares) -> Self {
        let columns = matter.iter().map(Square::column);
        let rows = matter.iter().map(Square::row);
        Self { columns: stretch(center.column(), columns), rows: stretch(center.row(), rows) }
    }
}

/// A range of at most [`DIAGRAM`] from 0 to 7 that holds `center` and as much as fits of the others, with a margin
/// of one where there is room.
fn stretch(center: u8, others: impl Iterator<Item = u8>) -> (u8, u8) {
    let (low, high) = others.fold((center, center), |(low, high), at| (low.min(at), high.max(at)));
    let (low, high) = (low.saturating_sub(1), (high + 1).min(7));
    if high - low < DIAGRAM {
        return (low, high);
    }
    let (below, above) = (center - low, high - center);
    if below > above {
        let high = high.min(center + 1);
        (high.saturating_sub(DIAGRAM - 1), high)
    } else {
        let low = low.max(center.saturating_sub(1));
        (low, (low + DIAGRAM - 1).min(7))
    }
}

impl BoardView {
    /// A board with nothing marked.
    pub const fn plain(board: Board, discs: DiscSet) -> Self {
        Self { board, legal: Squares::EMPTY, placed: None, flipped: Squares::EMPTY, asked: None, discs }
    }

    /// The glyphs in use.
    pub const fn glyphs(&self) -> Glyphs {
        Glyphs::of(self.discs)
    }

    /// The eight rows of a keyboard that is the board; `press` is what a square does. With `digits`, the empty squares of column a that carry no
    /// mark show the number of their row.
    pub fn keys(&self, digits: bool, press: impl Fn(Square) -> Action) -> Vec<Vec<Button>> {
        (0..8)
            .map(|row| {
                let squares = (0..8).filter_map(|column| Square::new(column, row));
                squares
                    .map(|square| {
                        let label = match self.mark(square) {
                            None if digits && square.column() == 0 => square.digit().to_string(),
                            None => self.glyphs().empty.to_owned(),
                            Some(glyph) => glyph.to_owned(),
                        };
                        Button::glyph(label, press(square))
                    })
                    .collect()
            })
            .collect()
    }

    /// The board as a grid: each row begins with its number as an emoji; no letters, which are never as wide as
    /// the discs.
    pub fn grid(&self, crop: Crop) -> String {
        let mut grid = String::new();
        for row in crop.rows.0..=crop.rows.1 {
            if !grid.is_empty() {
                grid.push('\n');
            }
            let squares = (crop.columns.0..=crop.columns.1).filter_map(|column| Square::new(column, row));
            if self.discs == DiscSet::Letters {
                let cells: Vec<&str> = squares.map(|square| self.cell(square)).collect();
                let _ = write!(grid, "{} {}", row + 1, cells.join(" "));
            } else {
                let _ = write!(grid, "{}\u{FE0F}\u{20E3}", row + 1);
                squares.for_each(|square| grid.push_str(self.cell(square)));
            }
        }
        grid
    }

    fn cell(&self, square: Square) -> &'static str {
        self.mark(square).unwrap_or(self.glyphs().empty_cell)
    }

    /// The glyph of a square, unless it is empty and not marked.
    fn mark(&self, square: Square) -> Option<&'static str> {
        let glyphs = self.glyphs();
        if self.asked == Some(square) {
            return Some(glyphs.asked);
        }
        let of = |color: Color| {
            if self.placed == Some(square) {
                glyphs.placed[color]
            } else if self.flipped.contains(square) {
                glyphs.flipped[color]
            } else {
                glyphs.disc[color]
            }
        };
        self.board.at(square).map(of).or_else(|| self.legal.contains(square).then_some(glyphs.legal))
    }
}
