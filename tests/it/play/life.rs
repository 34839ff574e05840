//! What happens: joining, colours, moves to the end, rematches; each change raises the revision by one.

use reversi_bot::play::{
    ColorWish, Ending, Happening, Invitee, Match, PlayerId, Refusal, Revision, Seat, Stage,
};
use reversi_bot::reversi::{ByColor, Color, Turn};

use super::{ANN, BOB, challenge, id, running, square};
use crate::support::chance::Chance;

#[test]
fn the_wish_decides_the_colours_and_else_the_coin() {
    for (wish, coin, black) in [
        (ColorWish::Black, false, ANN),
        (ColorWish::White, true, BOB),
        (ColorWish::Random, true, ANN),
        (ColorWish::Random, false, BOB),
    ] {
        let mut game = challenge(id(1), None);
        assert_eq!(game.wish(ANN, wish), Ok(Happening::Wished { wish }));
        assert_eq!(game.wish(BOB, wish), Err(Refusal::NotChallenger));
        assert_eq!(game.join(BOB, None, coin), Ok(Happening::Joined { by: Some(BOB) }));
        let white = if black == ANN { BOB } else { ANN };
        assert_eq!(game.seats, ByColor { black: Seat::Human(black), white: Seat::Human(white) });
        assert_eq!((game.revision, game.to_move()), (Revision(2), Some(Color::Black)));
        assert_eq!(game.wish(ANN, wish), Err(Refusal::Full), "too late");
    }
}

#[test]
fn a_challenge_comes_to_nothing_in_three_ways() {
    let to_bob = || challenge(id(1), Some(Invitee::Player(BOB)));
    let mut game = to_bob();
    assert_eq!(game.people(), [ANN]);
    assert_eq!(game.cancel(ANN), Ok(Happening::Cancelled));
    assert_eq!(game.stage, Stage::Ended(Ending::Cancelled));
    let mut game = to_bob();
    assert_eq!(game.decline(BOB, None), Ok(Happening::Declined));
    let mut game = to_bob();
    assert_eq!(game.expire(), Some(Happening::Expired));
    assert_eq!(game.expire(), None);
    for ending in [Ending::Cancelled, Ending::Declined, Ending::Expired] {
        assert!(!ending.was_played() && ending.winner().is_none());
    }
}

#[test]
fn random_games_run_to_their_end() {
    for seed in 0..50 {
        let mut chance = Chance::seeded(seed);
        let mut game = running("");
        while let Some(side) = game.to_move() {
            let legal: Vec<_> = game.record.position().legal().iter().collect();
            assert!(!legal.is_empty(), "a pass happens by itself");
            let chosen = legal[chance.below(legal.len())];
            let (mover, shown) = (game.seats[side].human().expect("a person"), game.revision);
            assert_eq!(game.side_of(mover), Some(side));
            let placed = game.place(mover, chosen, Some(shown));
            assert_eq!(placed, Ok(Happening::Placed { by: side, square: chosen }));
            assert_eq!(game.revision, shown.next());
        }
        let Turn::Over(outcome) = game.record.turn() else { panic!("seed {seed} is not over") };
        assert_eq!(game.stage, Stage::Ended(Ending::Finished(outcome)));
        assert_eq!(
            game.place(ANN, square("a1"), None),
            Err(Refusal::Ended(Ending::Finished(outcome))),
            "nothing after the end"
        );
    }
}

#[test]
fn a_rematch_swaps_the_colours() {
    let mut over = running("d3");
    assert_eq!(over.resign(BOB), Ok(Happening::Resigned { by: Color::White }));
    assert_eq!(Ending::Resigned { by: Color::White }.winner(), Some(Color::Black));
    let before = over.revision;
    let (mut next, happening) = over.rematch(ANN, id(2)).expect("a rematch");
    assert_eq!(happening, Happening::Rematched { next: id(2) });
    assert_eq!((over.next, over.revision), (Some(id(2)), before.next()));
    assert_eq!(next.join(PlayerId(9), None, true), Err(Refusal::NotInvited), "it is for Bob");
    next.join(BOB, None, true).expect("joined");
    assert_eq!(next.seats, ByColor { black: Seat::Human(BOB), white: Seat::Human(ANN) });
}

#[test]
fn a_rematch_against_the_bot_begins_at_once() {
    let mut over = Match::against_engine(id(1), ANN, Color::Black);
    over.resign(ANN).expect("resigned");
    let (next, _) = over.rematch(ANN, id(2)).expect("a rematch");
    assert_eq!(next.stage, Stage::Running);
    assert_eq!(next.seats, ByColor { black: Seat::Engine, white: Seat::Human(ANN) });
}

#[test]
fn somebody_who_plays_both_sides_always_has_the_move() {
    let mut game = challenge(id(1), None);
    game.join(BOB, None, true).expect("joined");
    game.seats[Color::White] = Seat::Human(ANN);
    for name in ["d3", "c3", "c4"] {
        game.place(ANN, square(name), None).expect("legal");
    }
    assert_eq!(game.record.squares().len(), 3);
}
