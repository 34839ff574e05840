//! What an event changed: the history of a game.

use crate::reversi::{Color, Square};

use super::{ColorWish, MatchId, PlayerId};

/// One event in the life of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A challenge was made.
    Challenged {
        /// By whom.
        by: PlayerId,
    },
    /// The challenger wants another colour.
    Wished {
        /// The colour wanted now.
        wish: ColorWish,
    },
    /// The second player took a seat and the game began.
    Joined {
        /// Who joined; nobody when the bot plays.
        by: Option<PlayerId>,
    },
    /// A disc was placed; a forced pass after it belongs to the same event.
    Placed {
        /// Which side.
        by: Color,
        /// Where.
        square: Square,
    },
    /// A side gave up.
    Resigned {
        /// Which side.
        by: Color,
    },
    /// The challenger took the challenge back.
    Cancelled,
    /// The person challenged said no.
    Declined,
    /// Nobody joined in time.
    Expired,
    /// A rematch was asked for.
    Rematched {
        /// The new game.
        next: MatchId,
    },
}
