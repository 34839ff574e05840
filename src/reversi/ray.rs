//! What lies along a line from a square: the evidence why a direction flips or does not.

use super::{Direction, Square, Squares};

/// The line from an empty square in one direction, as far as it matters to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ray {
    /// How many opposing discs the line passes before it ends, 0 to 6 (7 when it runs off the board).
    pub over: u8,
    /// What ends it.
    pub end: RayEnd,
}

/// Where a line of opposing discs ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RayEnd {
    /// The board ends.
    Edge,
    /// At an empty square.
    Empty(Square),
    /// At a disc of the side to move.
    Own(Square),
}

impl Ray {
    /// Whether the line is closed: at least one opposing disc, then a disc of one's own. Such a line flips.
    pub const fn is_closed(self) -> bool {
        self.over > 0 && matches!(self.end, RayEnd::Own(_))
    }

    /// The square where the line ended, unless it ran off the board.
    pub const fn at(self) -> Option<Square> {
        match self.end {
            RayEnd::Edge => None,
            RayEnd::Empty(at) | RayEnd::Own(at) => Some(at),
        }
    }
}

impl Ray {
    /// The discs that the line flips, as seen from `from`: empty unless it is closed.
    pub fn squares(self, from: Square, direction: Direction) -> Squares {
        if !self.is_closed() {
            return Squares::EMPTY;
        }
        self.run(from, direction).collect()
    }

    /// The opposing discs that the line passes, as seen from `from`, closed or not.
    pub(super) fn run(self, from: Square, direction: Direction) -> impl Iterator<Item = Square> {
        std::iter::successors(from.step(direction), move |square| square.step(direction))
            .take(usize::from(self.over))
    }
}
