//! Every refusal, and that it changes nothing.

use reversi_bot::play::{Change, Ending, Invitee, Match, Refusal, Revision};
use reversi_bot::reversi::{Color, MoveError, Ply};

use super::{ANN, BOB, EVE, WITH_PASS, challenge, id, running, square};

/// The refusal of a change, which must leave the game as it was.
fn refused(game: &Match, change: impl FnOnce(&mut Match) -> Change) -> Refusal {
    let mut after = game.clone();
    let refusal = change(&mut after).expect_err("refused");
    assert_eq!(after, *game, "a refusal changes nothing");
    refusal
}

#[test]
fn who_may_join() {
    let to_bob = challenge(id(1), Some(Invitee::Player(BOB)));
    assert_eq!(refused(&to_bob, |game| game.join(EVE, None, true)), Refusal::NotInvited);
    let to_name = challenge(id(1), Some(Invitee::Username("bob".to_owned())));
    assert_eq!(refused(&to_name, |game| game.join(EVE, Some("eve"), true)), Refusal::NotInvited);
    assert_eq!(refused(&to_name, |game| game.join(EVE, None, true)), Refusal::NotInvited);
    assert!(to_name.clone().join(BOB, Some("BoB"), true).is_ok(), "user names have no case");
    assert_eq!(refused(&challenge(id(1), None), |game| game.join(ANN, None, true)), Refusal::OwnChallenge);
    assert_eq!(refused(&running(""), |game| game.join(BOB, None, true)), Refusal::AlreadyJoined);
    assert_eq!(refused(&running(""), |game| game.join(EVE, None, true)), Refusal::Full);
}

#[test]
fn who_may_decline_or_cancel() {
    let open = challenge(id(1), None);
    assert_eq!(refused(&open, |game| game.decline(BOB, None)), Refusal::NotInvited);
    assert_eq!(refused(&open, |game| game.decline(ANN, None)), Refusal::OwnChallenge);
    assert_eq!(refused(&open, |game| game.cancel(BOB)), Refusal::NotChallenger);
    assert_eq!(refused(&running(""), |game| game.decline(BOB, None)), Refusal::Full);
    assert_eq!(refused(&running(""), |game| game.cancel(ANN)), Refusal::Full);
    let mut declined = challenge(id(1), Some(Invitee::Player(BOB)));
    declined.decline(BOB, None).expect("declined");
    let ended = Refusal::Ended(Ending::Declined);
    assert_eq!(refused(&declined, |game| game.join(BOB, None, true)), ended);
    assert_eq!(refused(&declined, |game| game.cancel(ANN)), ended);
    assert_eq!(refused(&declined, |game| game.decline(BOB, None)), ended);
    assert_eq!(refused(&declined, |game| game.place(BOB, square("d3"), None)), ended);
    assert!(declined.expire().is_none(), "it cannot expire any more");
}

#[test]
fn who_may_place() {
    let open = challenge(id(1), None);
    assert_eq!(refused(&open, |game| game.place(ANN, square("d3"), None)), Refusal::NotBegun);
    let game = running("");
    assert_eq!(refused(&game, |game| game.place(EVE, square("d3"), None)), Refusal::NotAPlayer);
    let black = Refusal::NotYourTurn { to_move: Color::Black };
    assert_eq!(refused(&game, |game| game.place(BOB, square("d3"), None)), black);
    let occupied = MoveError::Occupied { square: square("d4"), by: Color::White };
    assert_eq!(
        refused(&game, |game| game.place(ANN, square("d4"), Some(game.revision))),
        Refusal::Illegal(occupied)
    );
    let Refusal::Illegal(MoveError::FlipsNothing { square: asked, rays }) =
        refused(&game, |game| game.place(ANN, square("d6"), None))
    else {
        panic!("d6 flips nothing");
    };
    assert_eq!((asked, rays.iter().count()), (square("d6"), 8));
}

#[test]
fn the_bot_moves_only_for_itself_and_only_on_the_board_it_thought_about() {
    let game = Match::against_engine(id(1), ANN, Color::White);
    let stale = Refusal::Stale { shown: Revision(7), missed: Vec::new() };
    assert_eq!(refused(&game, |game| game.place_engine(square("d3"), Revision(7))), stale);
    let mut played = game;
    played.place_engine(square("d3"), Revision(0)).expect("legal");
    let white = Refusal::NotYourTurn { to_move: Color::White };
    assert_eq!(refused(&played, |game| game.place_engine(square("c3"), Revision(1))), white);
}

#[test]
fn an_old_picture_tells_what_was_missed() {
    let game = running("d3c3");
    let before = Revision(game.revision.0 - 2);
    let double = refused(&game, |game| game.place(ANN, square("d3"), Some(before)));
    assert_eq!(double, Refusal::AlreadyPlayed { square: square("d3") });
    let Refusal::Stale { shown, missed } = refused(&game, |game| game.place(ANN, square("c4"), Some(before)))
    else {
        panic!("the picture is old");
    };
    let squares: Vec<_> = missed.iter().map(|ply| (ply.by(), played(ply))).collect();
    assert_eq!(shown, before);
    assert_eq!(squares, [(Color::Black, Some(square("d3"))), (Color::White, Some(square("c3")))]);
}

#[test]
fn an_old_picture_tells_a_pass_that_was_missed() {
    let game = running(WITH_PASS);
    let before = Revision(game.revision.0 - 1);
    let Refusal::Stale { missed, .. } = refused(&game, |game| game.place(ANN, square("c4"), Some(before)))
    else {
        panic!("the picture is old");
    };
    assert_eq!(missed.last(), Some(&Ply::Pass { by: Color::Black }));
    assert_eq!(game.to_move(), Some(Color::White), "White plays again");
}

#[test]
fn nobody_passes_by_choice() {
    let game = running("");
    let Refusal::MayNotPass { legal } = game.refuse_pass(ANN) else { panic!("Ann has moves") };
    assert_eq!(legal.len(), 4);
    assert_eq!(game.refuse_pass(BOB), Refusal::NotYourTurn { to_move: Color::Black });
    assert_eq!(game.refuse_pass(EVE), Refusal::NotAPlayer);
    assert_eq!(challenge(id(1), None).refuse_pass(ANN), Refusal::NotBegun);
}

#[test]
fn who_may_resign_or_play_again() {
    assert_eq!(refused(&running(""), |game| game.resign(EVE)), Refusal::NotAPlayer);
    assert_eq!(refused(&challenge(id(1), None), |game| game.resign(ANN)), Refusal::NotBegun);
    let mut over = running("d3");
    assert_eq!(over.rematch(ANN, id(2)), Err(Refusal::StillRunning));
    assert_eq!(challenge(id(1), None).rematch(ANN, id(2)), Err(Refusal::NotBegun));
    over.resign(BOB).expect("Bob may give up although it is his turn");
    let resigned = Refusal::Ended(Ending::Resigned { by: Color::White });
    assert_eq!(refused(&over, |game| game.resign(ANN)), resigned);
    assert_eq!(over.rematch(EVE, id(2)), Err(Refusal::NotAPlayer));
    let mut expired = challenge(id(1), None);
    expired.expire();
    assert_eq!(expired.rematch(ANN, id(2)), Err(Refusal::Ended(Ending::Expired)));
}

const fn played(ply: &Ply) -> Option<reversi_bot::reversi::Square> {
    match ply {
        Ply::Place { played, .. } => Some(played.square),
        Ply::Pass { .. } => None,
    }
}
