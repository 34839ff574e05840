//! Perft 10 from the start position, ours beside the crate `magpie`, with the same loop: convention A, the last
//! ply counted and not played, no hash table, no symmetry, one thread, one optimisation level.
//!
//! `cargo bench --bench perft` prints both medians and the ratio.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use magpie::othello::{Board, Stone};
use reversi_bot::reversi::{Convention, Position, perft};

const DEPTH: u32 = 10;
/// The published count (Aart Bik).
const NODES: u64 = 24_571_284;
const RUNS: usize = 21;

fn main() -> io::Result<()> {
    let (mut ours, mut magpies) = (Vec::new(), Vec::new());
    // Taking turns spreads whatever else the machine does over both.
    for _ in 0..RUNS {
        ours.push(timed(|| perft(black_box(Position::START), DEPTH, Convention::A)));
        magpies.push(timed(|| magpie_perft(&black_box(Board::standard()), Stone::Black, DEPTH)));
    }
    let (ours, magpies) = (median(ours), median(magpies));
    let ratio = magpies.as_secs_f64() / ours.as_secs_f64();
    writeln!(
        io::stdout(),
        "perft {DEPTH}, convention A, {NODES} nodes each, median of {RUNS} runs\n\
         reversi-bot {ours:?}\nmagpie      {magpies:?}\nmagpie takes {ratio:.2} times as long"
    )
}

/// How long a count takes, having checked its result.
#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn timed(count: impl FnOnce() -> u64) -> Duration {
    let start = Instant::now();
    let nodes = count();
    let time = start.elapsed();
    assert_eq!(nodes, NODES, "a count is wrong");
    time
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// The loop of [`perft`] on magpie's board.
fn magpie_perft(board: &Board, side: Stone, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = board.moves_for(side);
    if moves.is_empty() {
        let is_over = board.moves_for(side.flip()).is_empty();
        return if is_over { 1 } else { magpie_perft(board, side.flip(), depth - 1) };
    }
    if depth == 1 {
        return moves.count_set().into();
    }
    moves
        .hot_bits()
        .map(|square| {
            let mut next = board.clone();
            next.play(side, square);
            magpie_perft(&next, side.flip(), depth - 1)
        })
        .sum()
}
