//! A game from the start position, move by move: the only stored form of a game.

use std::fmt;

use super::{Color, Move, MoveError, Position, Square, Turn};

/// A game played from the start: the squares in order, passes implied.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Record {
    squares: Vec<Square>,
    position: Position,
}

/// One ply of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// A disc was placed.
    Place {
        /// Who placed it.
        by: Color,
        /// Where, and what it flipped.
        played: Move,
    },
    /// The side had no legal move and passed.
    Pass {
        /// Who passed.
        by: Color,
    },
}

impl Ply {
    /// Whose ply it was.
    pub const fn by(&self) -> Color {
        match self {
            Self::Place { by, .. } | Self::Pass { by } => *by,
        }
    }
}

impl Record {
    /// A game not yet begun.
    pub const fn new() -> Self {
        Self { squares: Vec::new(), position: Position::START }
    }

    /// The position now. The side to move has a legal move, or the game is over: forced passes have happened.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// What is to be done now: never [`Turn::MustPass`].
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// The squares played so far, passes left out.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// Plays a square for the side to move; a forced pass after it happens by itself.
    ///
    /// # Errors
    /// Why the move is not legal; the record is unchanged then.
    pub fn play(&mut self, square: Square) -> Result<Move, MoveError> {
        let (next, played) = self.position.play(square)?;
        self.position = next.pass().unwrap_or(next);
        self.squares.push(square);
        Ok(played)
    }

    /// Every ply so far, forced passes included; none after the last disc of a finished game.
    ///
    /// ```
    /// use reversi_bot::reversi::{Color, Ply, Record};
    ///
    /// let game: Record = "f5d6c5f4e3c3e6b4b5b6c6f2c4f6a5a4a3d3b3b2a2".parse()?;
    /// assert_eq!(game.squares().len(), 21);
    /// assert_eq!(game.plies().last(), Some(&Ply::Pass { by: Color::White }));
    /// assert_eq!(game.position().to_move, Color::Black);
    /// # Ok::<(), reversi_bot::reversi::TranscriptError>(())
    /// ```
    pub fn plies(&self) -> Vec<Ply> {
        let mut plies = Vec::with_capacity(self.squares.len());
        let mut position = Position::START;
        for square in &self.squares {
            let by = position.to_move;
            let Ok((next, played)) = position.play(*square) else { break };
            plies.push(Ply::Place { by, played });
            position = match next.pass() {
                Ok(passed) => {
                    plies.push(Ply::Pass { by: next.to_move });
                    passed
                }
                Err(_) => next,
            };
        }
        plies
    }

    /// The game after its first `discs` placed discs, passes due then included; all of it when it has no more.
    #[must_use]
    pub fn first(&self, discs: usize) -> Self {
        let mut record = Self::new();
        for square in self.squares.iter().take(discs) {
            if record.play(*square).is_err() {
                break;
            }
        }
        record
    }
}

impl Default for Record {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Display for Record {
    /// The transcript in the field's notation: lower case, concatenated, passes left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.squares.iter().try_for_each(|square| write!(f, "{square}"))
    }
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Record({self})")
    }
}
