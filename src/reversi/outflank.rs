//! The arithmetic of outflanking on whole boards at once: which squares do, and which discs they flip.
//!
//! A board is two words, the discs of the side to move (`own`) and of the other side, with bit 0 = a1, bit 1 =
//! b1, … bit 63 = h8. One step east is then a shift by 1, south by 8, south-west by 7 and south-east by 9; the
//! other four directions are the same shifts the other way.

use super::{Direction, Square};

/// The columns b to g: a disc outflanked along a row or a diagonal lies there, so shifts of such discs never wrap
/// round the sides of the board.
const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The empty squares from which at least one line of the other side's discs is closed by a disc of one's own.
pub(super) const fn moves(own: u64, other: u64) -> u64 {
    let inner = other & INNER_COLUMNS;
    let reached = beyond_runs::<1>(own, inner)
        | beyond_runs::<7>(own, inner)
        | beyond_runs::<8>(own, other)
        | beyond_runs::<9>(own, inner);
    reached & !(own | other)
}

/// The squares just beyond each unbroken run of `other` that begins beside a disc of `own`, both ways along the
/// lines of one shift. The runs grow by doubling, 1, 2, 4 and then 6 discs, which is the longest there is.
const fn beyond_runs<const STEP: u32>(own: u64, other: u64) -> u64 {
    let mut up = (own << STEP) & other;
    let mut down = (own >> STEP) & other;
    up |= (up << STEP) & other;
    down |= (down >> STEP) & other;
    let pairs_up = other & (other << STEP);
    let pairs_down = pairs_up >> STEP;
    up |= (up << (2 * STEP)) & pairs_up;
    down |= (down >> (2 * STEP)) & pairs_down;
    up |= (up << (2 * STEP)) & pairs_up;
    down |= (down >> (2 * STEP)) & pairs_down;
    (up << STEP) | (down >> STEP)
}

/// The discs that a disc of `own` on this square, which is empty, flips; none when that is no legal move.
pub(super) fn flips(own: u64, other: u64, square: Square) -> u64 {
    let lines = &LINES[usize::from(square.index())];
    let up = lines.up.iter().fold(0, |flips, line| flips | flips_up(own, other, *line));
    lines.down.iter().fold(up, |flips, line| flips | flips_down(own, other, *line))
}

/// The flips along a line that leaves the square towards higher bits. Adding 1 to the other side's discs, with
/// everything off the line filled up, carries through their run and comes to rest on the first other square.
const fn flips_up(own: u64, other: u64, line: u64) -> u64 {
    let end = (other | !line).wrapping_add(1) & line & own;
    end.saturating_sub(1) & line
}

/// The flips along a line that leaves the square towards lower bits: its highest bit without a disc of the other
/// side ends the run.
const fn flips_down(own: u64, other: u64, line: u64) -> u64 {
    // The lowest bit stands in when there is no such square; it then belongs to no line or to the other side.
    let end = (1 << ((line & !other) | 1).ilog2()) & line & own;
    (end << 1).wrapping_neg() & line
}

/// The squares in each direction from one square.
struct Lines {
    /// East, south-west, south and south-east: towards higher bits.
    up: [u64; 4],
    /// West, north-east, north and north-west: towards lower bits.
    down: [u64; 4],
}

/// The lines from each square, by its index.
static LINES: [Lines; 64] = {
    let mut lines = [const { Lines { up: [0; 4], down: [0; 4] } }; 64];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        lines[index as usize] = Lines {
            up: [
                line(square, Direction::E),
                line(square, Direction::Sw),
                line(square, Direction::S),
                line(square, Direction::Se),
            ],
            down: [
                line(square, Direction::W),
                line(square, Direction::Ne),
                line(square, Direction::N),
                line(square, Direction::Nw),
            ],
        };
        index += 1;
    }
    lines
};

/// The squares that follow one another in a direction, up to the side of the board.
const fn line(from: Square, direction: Direction) -> u64 {
    let mut line = 0;
    let mut last = from;
    while let Some(next) = last.step(direction) {
        line |= 1 << next.index();
        last = next;
    }
    line
}
