//! Where the discs lie.

use super::{ByColor, ByDirection, Color, Direction, Ray, RayEnd, Square, Squares};

/// A placement of discs, without whose turn it is. No square has two discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(super) black: Squares,
    pub(super) white: Squares,
}

/// Masks that keep a shifted set from wrapping round the board's sides.
const NOT_COLUMN_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_COLUMN_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

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
        let own = self.discs(color).0;
        let other = self.discs(!color).0;
        let mut reached = 0;
        for direction in Direction::ALL {
            let mut run = shift(own, direction) & other;
            for _ in 0..5 {
                run |= shift(run, direction) & other;
            }
            reached |= shift(run, direction);
        }
        Squares(reached) & self.empty()
    }

    /// Every disc that `color` would flip by a disc on `square`; empty when that is no legal move.
    pub fn flips(self, color: Color, square: Square) -> Squares {
        if !self.empty().contains(square) {
            return Squares::EMPTY;
        }
        let own = self.discs(color).0;
        let other = self.discs(!color).0;
        let placed = Squares::from(square).0;
        let mut flips = 0;
        for direction in Direction::ALL {
            let mut run = shift(placed, direction) & other;
            for _ in 0..5 {
                run |= shift(run, direction) & other;
            }
            if shift(run, direction) & own != 0 {
                flips |= run;
            }
        }
        Squares(flips)
    }

    /// What `color` would find from `square` in each direction: the evidence behind [`Self::flips`].
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

/// The set moved one step, without wrapping round.
const fn shift(set: u64, direction: Direction) -> u64 {
    match direction {
        Direction::N => set >> 8,
        Direction::Ne => (set >> 7) & NOT_COLUMN_A,
        Direction::E => (set << 1) & NOT_COLUMN_A,
        Direction::Se => (set << 9) & NOT_COLUMN_A,
        Direction::S => set << 8,
        Direction::Sw => (set << 7) & NOT_COLUMN_H,
        Direction::W => (set >> 1) & NOT_COLUMN_H,
        Direction::Nw => (set >> 9) & NOT_COLUMN_H,
    }
}
