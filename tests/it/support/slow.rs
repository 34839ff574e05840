//! The rules once more, written from their text and as plainly as possible: 64 letters, walked cell by cell.
//! It shares no code with the program, so that the two can be held against each other.

use std::iter;

/// What lies in one direction from a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SlowRay {
    /// The cells passed, each with a disc of the other side, nearest first.
    pub(crate) passed: Vec<usize>,
    /// What follows: `edge`, `empty` or `own`.
    pub(crate) end: &'static str,
    /// The cell where the line ended, unless at the edge.
    pub(crate) at: Option<usize>,
}

impl SlowRay {
    /// The cells that flip along this line.
    pub(crate) fn flips(&self) -> &[usize] {
        if self.end == "own" { &self.passed } else { &[] }
    }
}

/// The directions: a name, then how many columns to the right and rows down.
pub(crate) const WAYS: [(&str, isize, isize); 8] = [
    ("n", 0, -1),
    ("s", 0, 1),
    ("w", -1, 0),
    ("e", 1, 0),
    ("nw", -1, -1),
    ("ne", 1, -1),
    ("sw", -1, 1),
    ("se", 1, 1),
];

/// A board of letters, `X`, `O` and `-`, and the letter of the side to move. Cells count from a1 along the rows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SlowGame {
    pub(crate) cells: [char; 64],
    pub(crate) side: char,
}

impl SlowGame {
    /// The start of a game.
    pub(crate) fn start() -> Self {
        Self::read("---------------------------OX------XO---------------------------", 'X')
    }

    /// A board of 64 letters.
    pub(crate) fn read(text: &str, side: char) -> Self {
        let mut cells = ['?'; 64];
        assert_eq!(text.chars().count(), 64, "a board has 64 cells");
        for (cell, letter) in cells.iter_mut().zip(text.chars()) {
            assert!("XO-".contains(letter), "{letter:?} is no cell");
            *cell = letter;
        }
        Self { cells, side }
    }

    /// The 64 letters.
    pub(crate) fn text(&self) -> String {
        self.cells.iter().collect()
    }

    /// How many cells hold this letter.
    pub(crate) fn count(&self, letter: char) -> usize {
        self.cells.iter().filter(|cell| **cell == letter).count()
    }

    /// What the side to move finds from a cell, some columns and rows at a time.
    pub(crate) fn ray(&self, from: usize, right: isize, down: isize) -> SlowRay {
        let mut passed = Vec::new();
        let mut last = from;
        loop {
            let Some(next) = neighbour(last, right, down) else {
                return SlowRay { passed, end: "edge", at: None };
            };
            if self.cells[next] == '-' {
                return SlowRay { passed, end: "empty", at: Some(next) };
            }
            if self.cells[next] == self.side {
                return SlowRay { passed, end: "own", at: Some(next) };
            }
            passed.push(next);
            last = next;
        }
    }

    /// All cells that a disc on this cell flips; none when the move is not legal.
    pub(crate) fn flips(&self, cell: usize) -> Vec<usize> {
        if self.cells[cell] != '-' {
            return Vec::new();
        }
        WAYS.iter().flat_map(|(_, right, down)| self.ray(cell, *right, *down).flips().to_vec()).collect()
    }

    /// The cells where the side to move may place a disc.
    pub(crate) fn legal(&self) -> Vec<usize> {
        (0..64).filter(|cell| !self.flips(*cell).is_empty()).collect()
    }

    /// The same board with the other side to move.
    pub(crate) fn other_side(&self) -> Self {
        Self { side: if self.side == 'X' { 'O' } else { 'X' }, ..self.clone() }
    }

    /// Neither side can place a disc.
    pub(crate) fn is_over(&self) -> bool {
        self.legal().is_empty() && self.other_side().legal().is_empty()
    }

    /// The side to move cannot place a disc, but the other can.
    pub(crate) fn must_pass(&self) -> bool {
        self.legal().is_empty() && !self.other_side().legal().is_empty()
    }

    /// The game after a disc on a cell, with the other side to move.
    pub(crate) fn play(&self, cell: usize) -> Self {
        let flips = self.flips(cell);
        assert!(!flips.is_empty(), "cell {cell} is no legal move");
        let mut next = self.clone();
        for placed in iter::once(cell).chain(flips) {
            next.cells[placed] = self.side;
        }
        next.other_side()
    }

    /// Counts games of `depth` plies; a pass is a ply and a game that ended earlier counts 1.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 || self.is_over() {
            return 1;
        }
        let legal = self.legal();
        if legal.is_empty() {
            return self.other_side().perft(depth - 1);
        }
        legal.into_iter().map(|cell| self.play(cell).perft(depth - 1)).sum()
    }
}

/// The cell so many columns to the right and rows down, unless that leaves the board.
fn neighbour(cell: usize, right: isize, down: isize) -> Option<usize> {
    let column = (cell % 8).checked_add_signed(right).filter(|column| *column < 8)?;
    let row = (cell / 8).checked_add_signed(down).filter(|row| *row < 8)?;
    Some(row * 8 + column)
}
