//! The rules: against a slow second implementation, published counts and recorded games.

#![expect(clippy::expect_used, reason = "a helper of a test fails by panicking")]

mod agreement;
mod diagram;
mod games;
mod perft;
mod positions;
mod record;
mod square;
mod transcript;

use reversi_bot::reversi::{Color, Square, Squares};

/// A square named in a test.
fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The squares named in a file of facts.
fn squares(names: &[String]) -> Squares {
    names.iter().map(|name| square(name)).collect()
}

/// The square of a cell of the slow game.
fn square_of(cell: usize) -> Square {
    Square::all().nth(cell).expect("a cell below 64")
}

/// The squares of cells of the slow game.
fn squares_of(cells: &[usize]) -> Squares {
    cells.iter().map(|cell| square_of(*cell)).collect()
}

/// The side of a letter, `X` or `B` for Black, `O` or `W` for White.
fn side(letter: char) -> Color {
    Color::from_letter(letter).expect("a side")
}
