//! How a game came to its end, apart from who won.

use crate::reversi::{Color, Outcome};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Neither side can play.
    Finished(Outcome),
    /// A side gave up.
    Resigned {
        /// The side that gave up.
        by: Color,
    },
    /// The challenger took the challenge back.
    Cancelled,
    /// The person challenged said no.
    Declined,
    /// Nobody joined in time.
    Expired,
}

impl Ending {
    /// The side that won, if the game had a winner.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Finished(outcome) => outcome.winner(),
            Self::Resigned { by: Color::Black } => Some(Color::White),
            Self::Resigned { by: Color::White } => Some(Color::Black),
            Self::Cancelled | Self::Declined | Self::Expired => None,
        }
    }

    /// Whether discs were played for: a challenge that came to nothing is no game.
    pub const fn was_played(self) -> bool {
        matches!(self, Self::Finished(_) | Self::Resigned { .. })
    }
}
