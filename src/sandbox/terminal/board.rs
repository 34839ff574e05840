//! Finding the button a person means: by its label, or by the square of a board.

use super::super::server::Keyboard;

/// Rows and columns of a board.
const SIDE: usize = 8;

/// The place of the button with this label, or of the board's button for this square. A label wins: a list of
/// squares is meant literally.
pub(super) fn find(keyboard: &Keyboard, label: &str) -> Option<(usize, usize)> {
    keyboard.find(label).or_else(|| {
        let (row, column) = square(label)?;
        Some((first_row(keyboard)? + row, column))
    })
}

/// `d3` as row 2, column 3: a1 is top left.
fn square(name: &str) -> Option<(usize, usize)> {
    let [letter, digit] = name.as_bytes() else { return None };
    let column = letter.to_ascii_lowercase().checked_sub(b'a').map(usize::from)?;
    let row = digit.checked_sub(b'1').map(usize::from)?;
    (row < SIDE && column < SIDE).then_some((row, column))
}

/// The board's first row: eight rows of eight, below a row of letters where there is one.
fn first_row(keyboard: &Keyboard) -> Option<usize> {
    let full: Vec<bool> = keyboard.rows.iter().map(|row| row.len() == SIDE).collect();
    let start = full.windows(SIDE).position(|rows| rows.iter().all(|&row| row))?;
    let has_letters = full.get(start + SIDE).copied().unwrap_or_default();
    Some(start + usize::from(has_letters))
}
