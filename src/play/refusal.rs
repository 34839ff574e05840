//! Why a person may not do what they asked for.

use crate::reversi::{Color, MoveError, Ply, Square, Squares};

use super::{Ending, Revision};

/// A refused request. It carries the evidence that an explanation needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The person has no seat in this game.
    NotAPlayer,
    /// The other side is to move.
    NotYourTurn {
        /// The side to move.
        to_move: Color,
    },
    /// The picture the person pressed is not the newest.
    Stale {
        /// The revision of that picture.
        shown: Revision,
        /// What was played since, oldest first.
        missed: Vec<Ply>,
    },
    /// This very move has been played already: a double tap.
    AlreadyPlayed {
        /// The square.
        square: Square,
    },
    /// The game is over.
    Ended(Ending),
    /// The game has not begun: it waits for a second player.
    NotBegun,
    /// The game is still being played.
    StillRunning,
    /// The rules forbid it.
    Illegal(MoveError),
    /// A pass while there are legal moves.
    MayNotPass {
        /// The legal moves, at least one.
        legal: Squares,
    },
    /// Both seats are taken.
    Full,
    /// The person sits at this game already.
    AlreadyJoined,
    /// The person's own challenge.
    OwnChallenge,
    /// The challenge is for somebody else.
    NotInvited,
    /// Only the challenger may change or cancel the challenge.
    NotChallenger,
}
