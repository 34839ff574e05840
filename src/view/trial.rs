//! Moves tried out on a board of their own: "what if?".

use crate::play::MatchId;
use crate::reversi::{Move, MoveError, Record, Square};

/// Moves tried out from a moment of a game. Nothing of it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The game.
    pub game: MatchId,
    /// How many discs had been placed at the moment it begins from.
    pub from: u8,
    /// The squares tried since, passes left out.
    pub moves: Vec<Square>,
}

impl Trial {
    /// The most moves of a trial: as many as a button can carry.
    pub const LONGEST: usize = 20;

    /// A trial from the moment at which a game is now.
    pub fn begin(game: MatchId, record: &Record) -> Self {
        Self { game, from: u8::try_from(record.squares().len()).unwrap_or(u8::MAX), moves: Vec::new() }
    }

    /// The trial with one move more.
    #[must_use]
    pub fn with(&self, square: Square) -> Self {
        let mut longer = self.clone();
        longer.moves.push(square);
        longer
    }

    /// The trial with its last move taken back; absent when it has none.
    pub fn back(&self) -> Option<Self> {
        let mut shorter = self.clone();
        shorter.moves.pop().map(|_| shorter)
    }

    /// The game as it would be, and what the last move did.
    ///
    /// # Errors
    /// Why the first move that is not legal is not, with the game before it.
    pub fn follow(&self, record: &Record) -> Result<(Record, Option<Move>), (Record, MoveError)> {
        let mut record = record.first(usize::from(self.from));
        let mut last = None;
        for square in &self.moves {
            match record.play(*square) {
                Ok(played) => last = Some(played),
                Err(error) => return Err((record, error)),
            }
        }
        Ok((record, last))
    }
}
