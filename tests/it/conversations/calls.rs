//! Being called: edits notify nobody, so the side to move is called after a while, in private before the group.

use reversi_bot::brain::{Effect, Event, Millis, Place, ReminderKind, Subject};
use reversi_bot::view::Action;

use super::Party;
use super::hall::{GROUP, private};

impl Party {
    /// Lets a minute pass and gives what the timer does.
    fn call(&mut self) -> Vec<Effect> {
        let reminder = *self
            .hall
            .reminders
            .iter()
            .find(|reminder| reminder.kind == ReminderKind::Call)
            .expect("somebody will be called");
        assert_eq!(reminder.due, Millis(self.hall.now.0 + 60_000), "after 60 seconds");
        self.hall.now = reminder.due;
        self.hall.happen(Event::Due(reminder))
    }
}

#[test]
fn who_never_opened_the_private_chat_is_called_in_the_group() {
    let mut party = Party::running("d3");
    let effects = party.call();
    let [Effect::Call { game, place, .. }] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!((*game, place), (party.game, &Place::from(GROUP)));
}

#[test]
fn who_has_opened_it_is_called_there() {
    let mut party = Party::running("d3");
    let bob = party.bob.clone();
    party.hall.line(&bob, private(&bob), "/start");
    let effects = party.call();
    let [Effect::Say { place, subject: Subject::PrivateCall(game), silent: false, .. }] = effects.as_slice()
    else {
        panic!("{effects:?}");
    };
    assert_eq!((*game, place), (party.game, &Place::from(private(&bob))));
}

#[test]
fn a_board_of_ones_own_comes_anew() {
    let mut party = Party::running("d3");
    let (bob, game) = (party.bob.clone(), party.game);
    party.hall.line(&bob, private(&bob), &format!("/start g_{game}"));
    let effects = party.call();
    let [Effect::Post { place, silent: false, .. }] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!(*place, Place::from(private(&bob)));
}

#[test]
fn a_turn_that_was_taken_calls_nobody() {
    let mut party = Party::running("d3");
    let old = party.hall.reminders[0];
    let (bob, action) = (party.bob.clone(), party.place("c3"));
    party.hall.press(&bob, GROUP, action);
    party.hall.now = old.due;
    assert_eq!(party.hall.happen(Event::Due(old)), []);
    let at = party.revision();
    party.hall.press(&bob, GROUP, Action::Resign { game: party.game, at });
    party.hall.press(&bob, GROUP, Action::ResignSure { game: party.game, at });
    assert!(party.hall.reminders.is_empty(), "nobody is called after the end");
}

#[test]
fn nobody_is_called_twice_within_a_minute() {
    let mut party = Party::running("d3");
    party.call();
    let (bob, ann) = (party.bob.clone(), party.ann.clone());
    let action = party.place("c3");
    party.hall.press(&bob, GROUP, action);
    let action = party.place("c4");
    party.hall.press(&ann, GROUP, action);
    let reminder = party.hall.reminders[0];
    party.hall.now = Millis(party.hall.now.0 + 30_000);
    assert_eq!(party.hall.happen(Event::Due(reminder)), [], "too soon");
    assert!(party.hall.reminders.iter().any(|again| again.due > party.hall.now), "later, then");
}
