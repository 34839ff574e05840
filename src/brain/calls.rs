//! Calling people whose turn came by a silent edit, and what else happens by the clock.

use crate::play::Seat;

use super::case::Case;
use super::playing::private;
use super::{Effect, Profile, Reach, Reminder, ReminderKind, Subject, Table, Write};

/// The least time between two calls to one person, in seconds.
const CALL_GAP: i64 = 60;

/// A reminder has come due.
pub(super) fn due(case: &mut Case<'_>, table: &Table, reminder: Reminder) {
    match reminder.kind {
        ReminderKind::Expire => super::hosting::expire(case, table),
        ReminderKind::Call => call(case, table, reminder),
        // The shell thinks instead; a game that went on meanwhile needs no thought.
        ReminderKind::Think => {}
    }
}

/// Calls the side to move, if it still is the turn the timer was set for: where the person has the board in
/// private, it comes anew; else in private, if they have opened the chat; else in the group.
fn call(case: &mut Case<'_>, table: &Table, reminder: Reminder) {
    let game = &table.game;
    let Some(side) = game.to_move().filter(|_| game.revision == reminder.at) else { return };
    let Seat::Human(_) = game.seats[side] else { return };
    let Some(person) = table.seated[side].clone() else { return };
    if let Some(called) = person.called_at
        && case.now < called.plus_seconds(CALL_GAP)
    {
        return case.write(Write::Remind(Reminder { due: called.plus_seconds(CALL_GAP), ..reminder }));
    }
    case.write(Write::Player(Profile { called_at: Some(case.now), ..person.clone() }));
    let has_board = table.slots.iter().any(|slot| slot.place.is_private_of(person.id));
    if person.reach == Reach::Open {
        let place = private(&person);
        let effect = if has_board {
            Effect::Post { game: game.id, place, silent: false }
        } else {
            Effect::Say { place, reply: None, subject: Subject::PrivateCall(game.id), silent: false }
        };
        case.effect(effect);
    } else if let Some(slot) = table.slots.iter().find(|slot| !slot.place.is_private()) {
        case.effect(Effect::Call { game: game.id, at: game.revision, place: slot.place.clone() });
    }
}
