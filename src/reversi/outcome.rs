//! How a finished board counts.

use super::{Board, ByColor, Color};

/// The discs of a finished game. The result is the plain count; empty squares are reported apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Discs of each side.
    pub discs: ByColor<u8>,
    /// Squares that stayed empty.
    pub empty: u8,
}

impl Outcome {
    /// Counts a board.
    pub fn of(board: Board) -> Self {
        Self { discs: board.count(), empty: board.empty().len() }
    }

    /// The side with more discs, or nobody when the counts are equal.
    pub const fn winner(self) -> Option<Color> {
        if self.discs.black > self.discs.white {
            Some(Color::Black)
        } else if self.discs.white > self.discs.black {
            Some(Color::White)
        } else {
            None
        }
    }

    /// By how many discs the winner leads; 0 for a draw.
    pub const fn margin(self) -> u8 {
        self.discs.black.abs_diff(self.discs.white)
    }

    /// The score as tournaments write it: the empty squares go to the winner, and are shared in a draw
    /// (World Othello Federation rules).
    ///
    /// ```
    /// use reversi_bot::reversi::{ByColor, Record, Turn};
    ///
    /// // One of the shortest games: White has no disc left after nine.
    /// let game: Record = "e6f6d3c5b6e7e8f5g5".parse()?;
    /// let Turn::Over(outcome) = game.turn() else { unreachable!() };
    /// assert_eq!(outcome.discs, ByColor { black: 13, white: 0 });
    /// assert_eq!(outcome.tournament_score(), ByColor { black: 64, white: 0 });
    /// # Ok::<(), reversi_bot::reversi::TranscriptError>(())
    /// ```
    pub fn tournament_score(self) -> ByColor<u8> {
        let Some(winner) = self.winner() else {
            return self.discs.map(|discs| discs + self.empty / 2);
        };
        let mut score = self.discs;
        score[winner] += self.empty;
        score
    }
}
