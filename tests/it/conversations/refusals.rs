//! Every refusal as a person meets it: an alert for a press, a reply for a line, with the reason first, in each
//! language within the limit.

use reversi_bot::brain::{Answer, Effect, Subject};
use reversi_bot::play::{ColorWish, Revision};
use reversi_bot::view::Action;

use super::Party;
use super::hall::{GROUP, ids, told};

/// The most characters of an alert.
const ALERT: usize = 200;

/// That these effects refuse with this message, as an alert or a reply, within the limit in every language.
fn assert_refused(party: &Party, effects: &[Effect], id: &str) {
    assert_eq!(ids(effects), [id], "{effects:?}");
    let is_said = effects.iter().any(|effect| match effect {
        Effect::Answer { answer, .. } => matches!(answer, Answer::Alert(_)) || id.starts_with("toast-"),
        Effect::Say { subject: Subject::Lines(_), reply, .. } => reply.is_some(),
        _ => false,
    });
    assert!(is_said, "{effects:?}");
    for language in party.hall.catalog.languages().iter() {
        let text = party.hall.catalog.say(language.id(), told(effects)[0]);
        assert!(!text.is_empty() && text.encode_utf16().count() <= ALERT, "{}: {text}", language.id());
    }
}

#[test]
fn of_a_square() {
    let mut party = Party::running("");
    let (ann, bob, eve) = (party.ann.clone(), party.bob.clone(), party.eve.clone());
    for (who, square, id) in [
        (&eve, "d3", "alert-not-a-player"),
        (&bob, "d3", "alert-not-your-turn"),
        (&ann, "d4", "alert-occupied"),
        (&ann, "a1", "alert-nothing-near"),
        (&ann, "c6", "alert-own-near"),
        (&ann, "d6", "alert-line-empty"),
    ] {
        let action = party.place(square);
        let pressed = party.hall.press(who, GROUP, action);
        assert_refused(&party, &pressed, id);
        let typed = party.hall.line(who, GROUP, &format!("/move@reversi_bot {square}"));
        assert_refused(&party, &typed, id);
    }
    assert_eq!(party.revision(), Revision(2), "nothing was played");
}

#[test]
fn of_a_line_with_a_gap() {
    // From e8 a white disc on e7 leads up to the empty square e6; behind it a white disc, then the black one on e4.
    let mut party = Party::running("d3c5d6e7");
    let (ann, action) = (party.ann.clone(), party.place("e8"));
    let refused = party.hall.press(&ann, GROUP, action);
    assert_refused(&party, &refused, "alert-line-gap");
    let text = party.hall.catalog.say("en", told(&refused)[0]);
    assert!(["e8", "e6", "e4"].iter().all(|square| text.contains(square)), "{text}");
}

#[test]
fn of_a_line_that_runs_off_the_board() {
    // From d7 three black discs lead up and to the left, the last of them, a4, on the edge.
    let mut party = Party::running("c4c5c6b5a4");
    let (bob, action) = (party.bob.clone(), party.place("d7"));
    let refused = party.hall.press(&bob, GROUP, action);
    assert_refused(&party, &refused, "alert-line-edge");
    let text = party.hall.catalog.say("en", told(&refused)[0]);
    assert!(text.contains("d7") && text.contains('3'), "{text}");
}

#[test]
fn of_an_old_picture() {
    let mut party = Party::running("");
    let (ann, bob, first) = (party.ann.clone(), party.bob.clone(), party.revision());
    let placed = party.hall.press(&ann, GROUP, party.place_at("d3", first));
    assert_eq!(ids(&placed), ["toast-played"]);
    let double = party.hall.press(&ann, GROUP, party.place_at("d3", first));
    assert_refused(&party, &double, "toast-already-played");
    let action = party.place("c3");
    party.hall.press(&bob, GROUP, action);
    let stale = party.hall.press(&ann, GROUP, party.place_at("c4", first));
    assert_refused(&party, &stale, "alert-stale");
    assert!(stale.iter().any(|effect| matches!(effect, Effect::Show { .. })), "the old picture is mended");
}

#[test]
fn of_an_old_picture_before_a_pass() {
    let mut party = Party::running("d3c3b3b2f5a3a1c1");
    let before = Revision(party.revision().0 - 1);
    let bob = party.bob.clone();
    let stale = party.hall.press(&bob, GROUP, party.place_at("d2", before));
    assert_refused(&party, &stale, "alert-stale-passed");
}

#[test]
fn of_a_pass() {
    let mut party = Party::running("");
    let (ann, bob) = (party.ann.clone(), party.bob.clone());
    let refused = party.hall.line(&ann, GROUP, "/pass@reversi_bot");
    assert_refused(&party, &refused, "alert-cannot-pass");
    let text = party.hall.catalog.say("en", told(&refused)[0]);
    assert!(["4", "d3", "c4", "f5", "e6"].iter().all(|part| text.contains(part)), "{text}");
    let refused = party.hall.line(&bob, GROUP, "/pass@reversi_bot");
    assert_refused(&party, &refused, "alert-not-your-turn");
}

#[test]
fn of_a_challenge() {
    let mut party = Party::open();
    let (ann, bob, eve, game) = (party.ann.clone(), party.bob.clone(), party.eve.clone(), party.game);
    for (who, action, id) in [
        (&ann, Action::Join { game }, "alert-own-challenge"),
        (&bob, Action::Options { game, open: true }, "alert-not-challenger"),
        (&bob, Action::Wish { game, wish: ColorWish::White }, "alert-not-challenger"),
        (&bob, Action::Cancel { game }, "alert-not-challenger"),
        (&bob, Action::Decline { game }, "alert-not-invited"),
        (&ann, Action::Resign { game, at: Revision(1) }, "alert-not-a-player"),
        (&ann, Action::Rematch { game }, "alert-not-begun"),
    ] {
        let refused = party.hall.press(who, GROUP, action.clone());
        assert_refused(&party, &refused, id);
    }
    party.hall.press(&bob, GROUP, Action::Join { game });
    for (who, action, id) in [
        (&bob, Action::Join { game }, "alert-already-joined"),
        (&eve, Action::Join { game }, "alert-full"),
        (&ann, Action::Cancel { game }, "alert-full"),
        (&ann, Action::Rematch { game }, "alert-still-running"),
    ] {
        let refused = party.hall.press(who, GROUP, action.clone());
        assert_refused(&party, &refused, id);
    }
}

#[test]
fn of_a_challenge_to_somebody_else() {
    let mut party = Party::open();
    let (ann, eve) = (party.ann.clone(), party.eve.clone());
    party.hall.line(&ann, GROUP, "/reversi @bob");
    let game = party.hall.newest().id;
    let refused = party.hall.press(&eve, GROUP, Action::Join { game });
    assert_refused(&party, &refused, "alert-not-invited");
    for (line, id) in
        [("/reversi @ann", "say-challenge-self"), ("/reversi @Reversi_Bot", "say-challenge-bot")]
    {
        let refused = party.hall.line(&ann, GROUP, line);
        assert_refused(&party, &refused, id);
    }
}

#[test]
fn of_a_game_that_is_over() {
    let mut party = Party::running("d3");
    let (ann, bob, game) = (party.ann.clone(), party.bob.clone(), party.game);
    let at = party.revision();
    let strangers = party.eve.clone();
    let refused = party.hall.press(&strangers, GROUP, Action::Resign { game, at });
    assert_refused(&party, &refused, "alert-not-a-player");
    party.hall.press(&bob, GROUP, Action::Resign { game, at });
    let refused = party.hall.press(&ann, GROUP, Action::ResignSure { game, at });
    assert_refused(&party, &refused, "alert-not-yours");
    party.hall.press(&bob, GROUP, Action::ResignSure { game, at });
    let action = party.place("c3");
    let refused = party.hall.press(&bob, GROUP, action);
    assert_refused(&party, &refused, "alert-ended-resigned");
}

#[test]
fn of_challenges_that_came_to_nothing() {
    let mut party = Party::open();
    let (ann, bob, game) = (party.ann.clone(), party.bob.clone(), party.game);
    party.hall.press(&ann, GROUP, Action::Cancel { game });
    let refused = party.hall.press(&bob, GROUP, Action::Join { game });
    assert_refused(&party, &refused, "alert-ended-cancelled");

    party.hall.line(&ann, GROUP, "/reversi @bob");
    let game = party.hall.newest().id;
    party.hall.press(&bob, GROUP, Action::Decline { game });
    let refused = party.hall.press(&bob, GROUP, Action::Join { game });
    assert_refused(&party, &refused, "alert-ended-declined");

    party.hall.line(&ann, GROUP, "/reversi");
    let game = party.hall.newest().id;
    let reminder = *party.hall.reminders.iter().find(|one| one.game == game).expect("it expires");
    party.hall.happen(reversi_bot::brain::Event::Due(reminder));
    let refused = party.hall.press(&bob, GROUP, Action::Join { game });
    assert_refused(&party, &refused, "alert-ended-expired");
}

#[test]
fn of_buttons_that_mean_nothing_any_more() {
    use reversi_bot::brain::{MessageId, Spot};
    use reversi_bot::play::MatchId;
    let mut party = Party::running("");
    let ann = party.ann.clone();
    let spot = || Spot::Message { chat: GROUP, message: MessageId(1) };
    let unreadable = party.hall.press_on(&ann, spot(), None);
    assert_refused(&party, &unreadable, "alert-old-button");
    let gone = party.hall.press_on(&ann, spot(), Some(Action::Join { game: MatchId::new(u64::MAX) }));
    assert_refused(&party, &gone, "alert-game-gone");
    let unknown = party.hall.press(&ann, GROUP, Action::Language { locale: "tlh".to_owned() });
    assert_refused(&party, &unknown, "alert-old-button");
    let letter = party.hall.press(&ann, GROUP, Action::Letter { column: 3 });
    assert_refused(&party, &letter, "alert-letter");
}

#[test]
fn a_rematch_that_came_to_nothing_may_be_asked_for_again() {
    let mut party = Party::running("d3");
    let (ann, bob, game) = (party.ann.clone(), party.bob.clone(), party.game);
    let at = party.revision();
    party.hall.press(&bob, GROUP, Action::Resign { game, at });
    party.hall.press(&bob, GROUP, Action::ResignSure { game, at });
    party.hall.press(&ann, GROUP, Action::Rematch { game });
    let first = party.hall.newest().id;
    let waits = party.hall.press(&ann, GROUP, Action::Rematch { game });
    assert_refused(&party, &waits, "alert-rematch-waits");
    party.hall.press(&bob, GROUP, Action::Decline { game: first });
    party.hall.press(&bob, GROUP, Action::Rematch { game });
    let second = party.hall.newest().clone();
    assert_ne!(second.id, first, "a new challenge");
    party.hall.press(&ann, GROUP, Action::Rematch { game });
    assert_eq!(party.hall.games[&second.id].to_move(), Some(reversi_bot::reversi::Color::Black), "it begins");
}
