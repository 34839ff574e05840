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
///
/// What lies to the north lies to the south when the rows are mirrored, which is to reverse the bytes.
pub(super) fn flips(own: u64, other: u64, square: Square) -> u64 {
    // The remainder changes nothing, but lets the compiler see that both are in the table.
    let index = usize::from(square.index()) % Square::COUNT;
    let (here, mirrored) = (&LINES[index], &LINES[index ^ 0o70]);
    let row = flips_up(own, other, here.east) | flips_down(own, other, here.west);
    let south = flips_south(own, other, here);
    let north = flips_south(own.swap_bytes(), other.swap_bytes(), mirrored).swap_bytes();
    row | south | north
}

/// The flips along the three lines to the south.
fn flips_south(own: u64, other: u64, lines: &Lines) -> u64 {
    lines.south.iter().fold(0, |flips, line| flips | flips_up(own, other, *line))
}

/// The flips along a line that leaves the square towards higher bits. Adding 1 to the other side's discs, with
/// everything off the line filled up, carries through their run and comes to rest on the first other square.
fn flips_up(own: u64, other: u64, line: u64) -> u64 {
    let end = (other | !line).wrapping_add(1) & line & own;
    end.wrapping_sub(u64::from(end != 0)) & line
}

/// The flips along a line that leaves the square towards lower bits: its highest bit without a disc of the other
/// side ends the run.
const fn flips_down(own: u64, other: u64, line: u64) -> u64 {
    // Without such a bit the lowest stands in: it is off the line, or a disc of the other side.
    let end = (1 << ((line & !other) | 1).ilog2()) & line & own;
    (end << 1).wrapping_neg() & line
}

/// The squares in some directions from one square, as far as the board goes.
struct Lines {
    east: u64,
    west: u64,
    /// South-west, south and south-east.
    south: [u64; 3],
}

/// The lines from each square, by its index.
static LINES: [Lines; Square::COUNT] = {
    let mut lines = [const { Lines { east: 0, west: 0, south: [0; 3] } }; Square::COUNT];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        lines[index as usize] = Lines {
            east: line(square, Direction::E),
            west: line(square, Direction::W),
            south: [line(square, Direction::Sw), line(square, Direction::S), line(square, Direction::Se)],
        };
        index += 1;
    }
    lines
};

/// The squares from one in a direction, up to the side of the board.
const fn line(from: Square, direction: Direction) -> u64 {
    let mut line = 0;
    let mut last = from;
    while let Some(next) = last.step(direction) {
        line |= 1 << next.index();
        last = next;
    }
    line
}
