//! Where the discs lie.

use super::{ByColor, ByDirection, Color, Direction, Ray, RayEnd, Square, Squares, outflank};

/// A placement of discs, without whose turn it is. No square has two discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(super) black: Squares,
    pub(super) white: Squares,
}

impl Board {
    /// The four discs a game begins with: White on d4 and e5, Black on e4 and d5.
    pub const START: Self =
        Self { black: Squares(0x0000_0008_1000_0000), white: Squares(0x0000_0010_0800_0000) };

    /// A board with these discs, or nothing when a square is in both sets.
    pub const fn new(black: Squares, white: Squares) -> Option<Self> {
        if black.0 & white.0 == 0 { Some(Self { black, white }) } else { None }
    }

    /// The squares with a disc of this side.
    pub const fn discs(self, color: Color) -> Squares {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The squares without a disc.
    pub const fn empty(self) -> Squares {
        Squares(!(self.black.0 | self.white.0))
    }

    /// Whose disc lies on the square, if any.
    pub const fn at(self, square: Square) -> Option<Color> {
        if self.black.contains(square) {
            Some(Color::Black)
        } else if self.white.contains(square) {
            Some(Color::White)
        } else {
            None
        }
    }

    /// How many discs each side has.
    pub const fn count(self) -> ByColor<u8> {
        ByColor { black: self.black.len(), white: self.white.len() }
    }

    /// The empty squares where `color` would outflank at least one disc.
    pub fn legal(self, color: Color) -> Squares {
        Squares(outflank::moves(self.discs(color).0, self.discs(!color).0))
    }

    /// Every disc that `color` would flip by a disc on `square`; empty when that is no legal move.
    pub fn flips(self, color: Color, square: Square) -> Squares {
        if !self.empty().contains(square) {
            return Squares::EMPTY;
        }
        Squares(outflank::flips(self.discs(color).0, self.discs(!color).0, square))
    }

    /// What `color` would find from `square` in each direction: the evidence behind [`Self::flips`], for a square
    /// that is empty.
    pub fn rays(self, color: Color, square: Square) -> ByDirection<Ray> {
        ByDirection::new_with(|direction| self.ray(color, square, direction))
    }

    fn ray(self, color: Color, square: Square, direction: Direction) -> Ray {
        let mut over = 0;
        let mut from = square;
        loop {
            let Some(next) = from.step(direction) else { return Ray { over, end: RayEnd::Edge } };
            match self.at(next) {
                None => return Ray { over, end: RayEnd::Empty(next) },
                Some(disc) if disc == color => return Ray { over, end: RayEnd::Own(next) },
                Some(_) => over += 1,
            }
            from = next;
        }
    }

    /// The board after `color` placed a disc on `square` and flipped `flips`.
    pub(super) fn with_move(self, color: Color, square: Square, flips: Squares) -> Self {
        let own = self.discs(color) | flips | square.into();
        let other = self.discs(!color) & !flips;
        match color {
            Color::Black => Self { black: own, white: other },
            Color::White => Self { black: other, white: own },
        }
    }
}
