//! A board and whose turn it is: what may be played, and why not.

use super::{Board, ByDirection, Color, MoveError, Outcome, Square, Squares};

/// A board and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Where the discs lie.
    pub board: Board,
    /// The side whose turn it is, also when it must pass or the game is over.
    pub to_move: Color,
}

/// What the side to move is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Play one of these squares (at least one).
    Choose(Squares),
    /// It has no legal move and the other side has: it passes.
    MustPass,
    /// Neither side has a legal move.
    Over(Outcome),
}

/// A legal move with the discs it flips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the disc is placed.
    pub square: Square,
    /// The discs it flips, by the direction in which they lie.
    pub flips: ByDirection<Squares>,
}

impl Move {
    /// All discs the move flips, at least one.
    pub fn all_flips(&self) -> Squares {
        self.flips.iter().fold(Squares::EMPTY, |all, (_, flips)| all | *flips)
    }
}

impl Position {
    /// The position a game begins with: [`Board::START`], Black to move.
    pub const START: Self = Self { board: Board::START, to_move: Color::Black };

    /// The squares the side to move may play; empty when it must pass or the game is over.
    pub fn legal(self) -> Squares {
        self.board.legal(self.to_move)
    }

    /// What the side to move is to do.
    pub fn turn(self) -> Turn {
        let legal = self.legal();
        if !legal.is_empty() {
            Turn::Choose(legal)
        } else if self.board.legal(!self.to_move).is_empty() {
            Turn::Over(Outcome::of(self.board))
        } else {
            Turn::MustPass
        }
    }

    /// Looks at a square as a move of the side to move.
    ///
    /// ```
    /// use reversi_bot::reversi::{Direction, MoveError, Position, RayEnd, Square};
    ///
    /// let d6: Square = "d6".parse()?;
    /// let Err(MoveError::FlipsNothing { rays, .. }) = Position::START.look(d6) else { unreachable!() };
    /// // To the north lies Black's own disc on d5, with nothing to outflank before it.
    /// let north = rays[Direction::N];
    /// assert_eq!((north.over, north.end), (0, RayEnd::Own("d5".parse()?)));
    /// // To the north-east White's disc on e5 is passed, and then the line ends at the empty square f4.
    /// let north_east = rays[Direction::Ne];
    /// assert_eq!((north_east.over, north_east.end), (1, RayEnd::Empty("f4".parse()?)));
    /// # Ok::<(), reversi_bot::reversi::ParseSquareError>(())
    /// ```
    ///
    /// # Errors
    /// Why it is not legal, with the evidence; the first that holds of: occupied, the game is over, the side
    /// must pass, nothing is flipped.
    pub fn look(self, square: Square) -> Result<Move, MoveError> {
        if let Some(by) = self.board.at(square) {
            return Err(MoveError::Occupied { square, by });
        }
        let rays = self.board.rays(self.to_move, square);
        match self.turn() {
            Turn::Over(outcome) => Err(MoveError::Over { square, outcome }),
            Turn::MustPass => Err(MoveError::MustPass { square, rays }),
            Turn::Choose(legal) if !legal.contains(square) => Err(MoveError::FlipsNothing { square, rays }),
            Turn::Choose(_) => {
                Ok(Move { square, flips: ByDirection::new_with(|d| rays[d].squares(square, d)) })
            }
        }
    }

    /// Plays a square: the next position, with the other side to move, and what happened.
    ///
    /// # Errors
    /// As [`Self::look`].
    pub fn play(self, square: Square) -> Result<(Self, Move), MoveError> {
        let played = self.look(square)?;
        Ok((self.after(square, played.all_flips()), played))
    }

    /// Passes: the same board, the other side to move.
    ///
    /// # Errors
    /// [`MoveError::MayNotPass`] when the side has a legal move, [`MoveError::PassAfterEnd`] when the game is over.
    pub fn pass(self) -> Result<Self, MoveError> {
        match self.turn() {
            Turn::MustPass => Ok(Self { to_move: !self.to_move, ..self }),
            Turn::Choose(legal) => Err(MoveError::MayNotPass { legal }),
            Turn::Over(outcome) => Err(MoveError::PassAfterEnd { outcome }),
        }
    }

    /// The position after a move whose flips are known to be right.
    pub(super) fn after(self, square: Square, flips: Squares) -> Self {
        Self { board: self.board.with_move(self.to_move, square, flips), to_move: !self.to_move }
    }
}
