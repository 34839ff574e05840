//! How close a square comes to being a legal move: the one line that says most about why it is not.

use super::{Board, Color, Direction, Ray, RayEnd, Square};

/// Why a square is no legal move, as briefly as it can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NearMiss {
    /// A disc of this side lies there.
    Occupied(Color),
    /// No disc lies on any square beside it.
    NoContact,
    /// Of the squares beside it, none has a disc of the other side and at least one has a disc of the side's own.
    OwnOnly,
    /// A line of the other side's discs is broken by one empty square, behind which the side's own disc waits.
    Gap {
        /// The line up to the gap.
        line: NearLine,
        /// The own disc that would close the line if the gap were filled by the other side.
        behind: Square,
    },
    /// The longest line of the other side's discs ends at an empty square.
    Open(NearLine),
    /// The longest line of the other side's discs ends at the edge of the board.
    Edge(NearLine),
}

/// A line of the other side's discs that is not closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NearLine {
    /// Which way it runs.
    pub direction: Direction,
    /// How many discs it has, at least one.
    pub over: u8,
    /// Its first disc, beside the square.
    pub first: Square,
    /// Where it ends: the empty square after it, or at the edge its last disc.
    pub end: Square,
}

/// Why `square` is no legal move of `side`; nothing when it is one.
///
/// Of several lines across a gap the longest is told, else the longest of all; of equally long ones the first,
/// clockwise from up.
///
/// ```
/// use reversi_bot::reversi::{Board, Color, NearMiss, near_miss};
///
/// let Some(NearMiss::Open(line)) = near_miss(Board::START, Color::Black, "c3".parse()?) else { unreachable!() };
/// assert_eq!((line.over, line.first.to_string(), line.end.to_string()), (2, "d4".to_owned(), "f6".to_owned()));
/// assert_eq!(near_miss(Board::START, Color::Black, "d3".parse()?), None);
/// # Ok::<(), reversi_bot::reversi::ParseSquareError>(())
/// ```
pub fn near_miss(board: Board, side: Color, square: Square) -> Option<NearMiss> {
    if let Some(by) = board.at(square) {
        return Some(NearMiss::Occupied(by));
    }
    let rays = board.rays(side, square);
    if rays.iter().any(|(_, ray)| ray.is_closed()) {
        return None;
    }
    let lines = || rays.iter().filter_map(|(direction, ray)| line(square, direction, *ray));
    let gaps = lines().filter_map(|line| Some((line, behind_gap(board, side, line)?)));
    if let Some((line, behind)) = first_longest(gaps, |(line, _)| line.over) {
        return Some(NearMiss::Gap { line, behind });
    }
    if let Some(line) = first_longest(lines(), |line| line.over) {
        return Some(if board.at(line.end).is_none() { NearMiss::Open(line) } else { NearMiss::Edge(line) });
    }
    let touches_own = rays.iter().any(|(_, ray)| matches!(ray.end, RayEnd::Own(_)));
    Some(if touches_own { NearMiss::OwnOnly } else { NearMiss::NoContact })
}

/// The line of a ray that passes at least one disc and is not closed.
fn line(from: Square, direction: Direction, ray: Ray) -> Option<NearLine> {
    let mut discs = ray.run(from, direction);
    let first = discs.next()?;
    let end = ray.at().unwrap_or_else(|| discs.last().unwrap_or(first));
    Some(NearLine { direction, over: ray.over, first, end })
}

/// The own disc behind the empty square at the end of a line, with nothing but discs of the other side between.
fn behind_gap(board: Board, side: Color, line: NearLine) -> Option<Square> {
    if board.at(line.end).is_some() {
        return None;
    }
    std::iter::successors(line.end.step(line.direction), |square| square.step(line.direction))
        .find(|square| board.at(*square) != Some(!side))
        .filter(|square| board.at(*square) == Some(side))
}

/// The first of the items with the greatest length.
fn first_longest<T>(items: impl Iterator<Item = T>, length: impl Fn(&T) -> u8) -> Option<T> {
    items.reduce(|best, item| if length(&item) > length(&best) { item } else { best })
}
