//! The eight directions in which a disc can outflank, and eight of a thing.

use std::ops::{Index, IndexMut};

/// A direction on the board as it is drawn: north is up, towards row 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Up.
    N,
    /// Up and to the right.
    Ne,
    /// To the right.
    E,
    /// Down and to the right.
    Se,
    /// Down.
    S,
    /// Down and to the left.
    Sw,
    /// To the left.
    W,
    /// Up and to the left.
    Nw,
}

impl Direction {
    /// All eight, clockwise from up.
    pub const ALL: [Self; 8] = [Self::N, Self::Ne, Self::E, Self::Se, Self::S, Self::Sw, Self::W, Self::Nw];

    /// Columns to the right and rows down that one step takes.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::N => (0, -1),
            Self::Ne => (1, -1),
            Self::E => (1, 0),
            Self::Se => (1, 1),
            Self::S => (0, 1),
            Self::Sw => (-1, 1),
            Self::W => (-1, 0),
            Self::Nw => (-1, -1),
        }
    }

    /// The key used in texts and JSON: `n`, `ne`, `e`, `se`, `s`, `sw`, `w`, `nw`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::N => "n",
            Self::Ne => "ne",
            Self::E => "e",
            Self::Se => "se",
            Self::S => "s",
            Self::Sw => "sw",
            Self::W => "w",
            Self::Nw => "nw",
        }
    }
}

/// One `T` for each of the eight directions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByDirection<T>([T; 8]);

impl<T> ByDirection<T> {
    /// Makes the eight by asking for each.
    pub fn new_with(part: impl FnMut(Direction) -> T) -> Self {
        Self(Direction::ALL.map(part))
    }

    /// Each direction with its part, clockwise from up.
    pub fn iter(&self) -> impl Iterator<Item = (Direction, &T)> {
        Direction::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Direction> for ByDirection<T> {
    type Output = T;

    fn index(&self, direction: Direction) -> &T {
        &self.0[direction as usize]
    }
}

impl<T> IndexMut<Direction> for ByDirection<T> {
    fn index_mut(&mut self, direction: Direction) -> &mut T {
        &mut self.0[direction as usize]
    }
}
