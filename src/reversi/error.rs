//! Why a move is refused, with the evidence.

use std::fmt;

use super::{ByDirection, Color, Outcome, Ray, Square, Squares};

/// A refused move or pass. The evidence is enough to say why in any language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// A disc lies there already.
    Occupied {
        /// The square asked for.
        square: Square,
        /// Whose disc lies there.
        by: Color,
    },
    /// Neither side can play any more.
    Over {
        /// The square asked for.
        square: Square,
        /// The final count.
        outcome: Outcome,
    },
    /// The side has no legal move anywhere and must pass.
    MustPass {
        /// The square asked for, which is empty.
        square: Square,
        /// What lies in each direction; no line is closed.
        rays: ByDirection<Ray>,
    },
    /// The square is empty but no line from it is closed.
    FlipsNothing {
        /// The square asked for.
        square: Square,
        /// What lies in each direction; no line is closed.
        rays: ByDirection<Ray>,
    },
    /// A pass while there are legal moves.
    MayNotPass {
        /// The legal moves, at least one.
        legal: Squares,
    },
    /// A pass after the end.
    PassAfterEnd {
        /// The final count.
        outcome: Outcome,
    },
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Occupied { square, by } => write!(f, "{square} is occupied by a disc of {by:?}"),
            Self::Over { square, .. } => write!(f, "{square} cannot be played: the game is over"),
            Self::MustPass { square, .. } => write!(f, "{square} cannot be played: the side must pass"),
            Self::FlipsNothing { square, .. } => write!(f, "{square} flips nothing"),
            Self::MayNotPass { legal } => write!(f, "a pass with {} legal moves", legal.len()),
            Self::PassAfterEnd { .. } => write!(f, "a pass after the end of the game"),
        }
    }
}

impl std::error::Error for MoveError {}
