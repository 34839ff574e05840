//! The life of a game: who may do what when, and what a refusal carries.

mod life;
mod refusals;

use reversi_bot::play::{ColorWish, Invitee, Match, MatchId, PlayerId};
use reversi_bot::reversi::Square;

const ANN: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);
const EVE: PlayerId = PlayerId(3);

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn id(number: u64) -> MatchId {
    MatchId::from_number(number).expect("below 2^60")
}

/// Ann's challenge.
const fn challenge(id: MatchId, to: Option<Invitee>) -> Match {
    Match::challenge(id, ANN, ColorWish::Black, to)
}

/// Ann, Black, against Bob, after these moves.
fn running(moves: &str) -> Match {
    let mut game = challenge(id(1), None);
    game.join(BOB, None, true).expect("joined");
    for name in moves.as_bytes().chunks(2) {
        let name = std::str::from_utf8(name).expect("a square");
        let mover = game.seats[game.to_move().expect("running")].human().expect("a person");
        game.place(mover, square(name), None).expect("legal");
    }
    game
}

/// After these eight moves Black has no legal move: White plays again.
const WITH_PASS: &str = "d3c3b3b2f5a3a1c1";
