//! Counting the games of a given length: the usual check of a move generator, with published results.

use super::{Position, Squares, outflank};

/// How a count treats passes and games that end early. Published counts differ by it: from the start position
/// they agree up to depth 8 and part where the first games end and the first passes fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Convention {
    /// A pass is a ply, and a game that ended earlier counts 1. From the start, 9 plies are 3,005,288 and 10 are
    /// 24,571,284.
    A,
    /// A pass is a ply, and a game that ended earlier counts nothing: 3,005,288 and 24,571,056.
    B,
    /// A pass is no ply, and a game that ended earlier counts 1: 3,005,320 and 24,571,420.
    C,
}

impl Convention {
    /// All three.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::C];

    /// The letter: `A`, `B` or `C`.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
            Self::C => 'C',
        }
    }

    /// The convention of a letter, small or capital.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'A' | 'a' => Some(Self::A),
            'B' | 'b' => Some(Self::B),
            'C' | 'c' => Some(Self::C),
            _ => None,
        }
    }
}

/// In how many ways play can go on for `depth` plies.
///
/// ```
/// use reversi_bot::reversi::{Convention, Position, perft};
///
/// assert_eq!(perft(Position::START, 1, Convention::A), 4);
/// assert_eq!(perft(Position::START, 6, Convention::A), 8_200);
/// ```
pub fn perft(position: Position, depth: u32, convention: Convention) -> u64 {
    let Position { board, to_move } = position;
    count(board.discs(to_move).0, board.discs(!to_move).0, depth, convention)
}

/// [`perft`] with the discs of the side to move and of the other side. The last ply is counted, not played.
fn count(own: u64, other: u64, depth: u32, convention: Convention) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = outflank::moves(own, other);
    if moves == 0 {
        return count_without_move(own, other, depth, convention);
    }
    if depth == 1 {
        return moves.count_ones().into();
    }
    Squares(moves)
        .iter()
        .map(|square| {
            let flips = outflank::flips(own, other, square);
            count(other ^ flips, own | flips | Squares::from(square).0, depth - 1, convention)
        })
        .sum()
}

/// [`count`] where the side to move has no legal move: a pass, or the end.
fn count_without_move(own: u64, other: u64, depth: u32, convention: Convention) -> u64 {
    let is_over = outflank::moves(other, own) == 0;
    match convention {
        Convention::A | Convention::C if is_over => 1,
        Convention::B if is_over => 0,
        Convention::A | Convention::B => count(other, own, depth - 1, convention),
        Convention::C => count(other, own, depth, convention),
    }
}
