//! Placing discs, passing, resigning: what happens to a running game.

use crate::play::{Ending, Match, Refusal, Revision, Seat, Stage};
use crate::reversi::{MoveError, Ply, Square, Turn};
use crate::text::Message;
use crate::view::Style;

use super::case::{Asker, Case};
use super::explain;
use super::{
    Effect, Focus, Millis, Panel, PanelKind, Place, Profile, Reach, Reminder, ReminderKind, Subject, Table,
    Write,
};

/// How long a silent edit may wait before the side to move is called, in seconds.
const CALL_AFTER: i64 = 60;
/// How long a beginner looks at their own move before the bot's reply is drawn, in milliseconds.
const REPLY_AFTER: i64 = 1200;
/// How long the picture of a move waits for the bot's reply, so that both come in one edit, in milliseconds.
const REPLY_WITHIN: i64 = 3000;
/// How long a board may be late before the press says so, in seconds.
const LATE_AFTER: u32 = 5;
/// The games after which a person is no longer treated as a beginner.
pub(super) const BEGINNER: u32 = 10;

/// A person presses or types a square.
pub(super) fn place(
    case: &mut Case<'_>,
    asker: Asker<'_>,
    table: &Table,
    square: Square,
    shown: Option<Revision>,
) {
    let Some(actor) = case.actor.clone() else { return };
    match case.change(&table.game, Some(actor.id), |game| game.place(actor.id, square, shown)) {
        Ok(game) => {
            let toast = late(case, table, &asker.place(), square)
                .unwrap_or_else(|| Message::ToastPlayed { square, n: flips_of(&game) });
            case.confirm(asker, Some(toast));
            moved(
                case,
                table,
                &game,
                Some(&actor),
                matches!(asker, Asker::Line { .. }).then(|| asker.place()).as_ref(),
            );
        }
        Err(refusal) => refuse(case, asker, table, &refusal),
    }
}

/// Whether Telegram lets the board wait for more than a moment: then the press must say that the move counts.
fn late(case: &Case<'_>, table: &Table, place: &Place, square: Square) -> Option<Message> {
    let slot = table.slots.iter().find(|slot| slot.place == *place)?;
    let wait = slot.paused_until?.0.saturating_sub(case.now.0) / 1000;
    let seconds = u32::try_from(wait).ok().filter(|seconds| *seconds > LATE_AFTER)?;
    Some(Message::ToastLate { square, seconds })
}

/// Says why not, remembers the square for "Why?", and mends an old picture.
pub(super) fn refuse(case: &mut Case<'_>, asker: Asker<'_>, table: &Table, refusal: &Refusal) {
    let why = explain::refusal(table, refusal);
    if let (Refusal::Illegal(error), Some(actor)) = (refusal, &case.actor)
        && let MoveError::Occupied { square, .. } | MoveError::FlipsNothing { square, .. } = error
    {
        let (player, game) = (actor.id, table.game.id);
        case.write(Write::Refused { player, game, square: *square });
    }
    match (refusal, asker) {
        (Refusal::AlreadyPlayed { .. }, Asker::Press { .. }) => case.confirm(asker, Some(why)),
        _ => case.explain(asker, why),
    }
    let is_old = matches!(refusal, Refusal::Stale { .. } | Refusal::AlreadyPlayed { .. } | Refusal::Ended(_));
    if is_old && matches!(asker, Asker::Press { .. }) {
        case.effect(Effect::Show { game: table.game.id, place: asker.place(), not_before: case.now });
    }
}

/// The bot has thought of a move.
pub(super) fn thought(case: &mut Case<'_>, table: &Table, square: Square, at: Revision) {
    if let Ok(game) = case.change(&table.game, None, |game| game.place_engine(square, at)) {
        moved(case, table, &game, None, None);
    }
}

/// A person gives up.
pub(super) fn resign(case: &mut Case<'_>, asker: Asker<'_>, table: &Table) {
    let Some(actor) = case.actor.clone() else { return };
    match case.change(&table.game, Some(actor.id), |game| game.resign(actor.id)) {
        Ok(game) => {
            case.confirm(asker, None);
            moved(case, table, &game, Some(&actor), None);
        }
        Err(refusal) => refuse(case, asker, table, &refusal),
    }
}

/// Asks a player whether they really resign: under the board, so that only one question stands there.
pub(super) fn ask_resign(case: &mut Case<'_>, asker: Asker<'_>, table: &Table) {
    let Some(side) = case.actor.as_ref().and_then(|actor| table.game.side_of(actor.id)) else {
        return case.explain(asker, Message::AlertNotAPlayer);
    };
    match &table.game.stage {
        Stage::Running => {}
        Stage::Open(_) => return case.explain(asker, Message::AlertNotBegun),
        Stage::Ended(ending) => return refuse(case, asker, table, &Refusal::Ended(*ending)),
    }
    case.confirm(asker, None);
    let panel = Panel { kind: PanelKind::Resign(side), at: table.game.revision };
    let place = asker.place();
    let (game, not_before) = (table.game.id, case.now);
    match asker {
        Asker::Press { .. } => {
            case.write(Write::Panel { game, place: place.clone(), panel: Some(panel) });
            case.effect(Effect::Show { game, place, not_before });
        }
        // A typed command leaves the board far above: the question comes with the board, below.
        Asker::Line { .. } => {
            case.write(Write::Hang { game, place: place.clone(), message: None });
            case.write(Write::Panel { game, place: place.clone(), panel: Some(panel) });
            let silent = !place.is_private();
            case.effect(Effect::Post { game, place, silent });
        }
    }
}

/// Redraws every board of a game that has changed, and sees to whoever is next. `typed` is the place where the
/// move was typed: there the board has scrolled up, so it comes anew.
pub(super) fn moved(
    case: &mut Case<'_>,
    table: &Table,
    game: &Match,
    actor: Option<&Profile>,
    typed: Option<&Place>,
) {
    let next = match game.to_move().map(|side| game.seats[side]) {
        Some(Seat::Engine) => Next::Engine,
        Some(_) => Next::Person,
        None => Next::Nobody,
    };
    let beginner = actor.is_some_and(|actor| actor.finished < BEGINNER && actor.looks.style != Style::Words);
    for slot in &table.slots {
        let words = reader(table, &slot.place).is_some_and(|reader| reader.looks.style == Style::Words);
        let is_actors = actor.is_some_and(|actor| slot.place.is_private_of(actor.id));
        let anew = match next {
            Next::Nobody => slot.place.is_private() && (!is_actors || words),
            // The reply comes at once and brings the board with it.
            Next::Engine => false,
            Next::Person => words || typed == Some(&slot.place) && slot.place.is_private(),
        };
        let place = slot.place.clone();
        if slot.call.is_some() {
            case.effect(Effect::Uncall { game: game.id, place: place.clone() });
        }
        if anew {
            let silent = is_actors && actor.is_some();
            case.effect(Effect::Post { game: game.id, place, silent });
        } else if !(words && next == Next::Engine) {
            let wait = if next == Next::Engine && !beginner { REPLY_WITHIN } else { 0 };
            let not_before = Millis(case.now.0 + wait);
            case.effect(Effect::Show { game: game.id, place, not_before });
        }
    }
    match next {
        Next::Engine => {
            let due = Millis(case.now.0 + if beginner { REPLY_AFTER } else { 0 });
            case.write(Write::Remind(Reminder {
                game: game.id,
                at: game.revision,
                kind: ReminderKind::Think,
                due,
            }));
        }
        Next::Person => call_later(case, table, game),
        Next::Nobody => ended(case, table, game, actor),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Engine,
    Person,
    Nobody,
}

/// Sets the timer after which the side to move is called, in a game between two people: the bot's own moves come
/// while the person looks on.
pub(super) fn call_later(case: &mut Case<'_>, table: &Table, game: &Match) {
    let is_between_people = game.seats.iter().all(|(_, seat)| seat.human().is_some());
    if is_between_people && !table.slots.is_empty() {
        let due = case.now.plus_seconds(CALL_AFTER);
        case.write(Write::Remind(Reminder {
            game: game.id,
            at: game.revision,
            kind: ReminderKind::Call,
            due,
        }));
    }
}

/// The game is over: it counts for its players, and those who are not looking at a board hear of it.
fn ended(case: &mut Case<'_>, table: &Table, game: &Match, actor: Option<&Profile>) {
    case.write(Write::Forget { game: game.id, kind: ReminderKind::Call });
    let was_played = matches!(&game.stage, Stage::Ended(ending) if Ending::was_played(*ending));
    if !was_played {
        return;
    }
    let between_people = table.is_between_people();
    for profile in [table.seated.black.as_ref(), table.seated.white.as_ref()].into_iter().flatten() {
        case.write(Write::Finished(profile.id));
        let is_actor = actor.is_some_and(|actor| actor.id == profile.id);
        let sees = table.slots.iter().any(|slot| slot.place.is_private_of(profile.id));
        if between_people && !is_actor && !sees && profile.reach == Reach::Open {
            case.effect(Effect::Say {
                place: private(profile),
                reply: None,
                subject: Subject::EndNews(game.id),
                silent: false,
            });
        }
    }
}

/// A person's private chat.
pub(super) fn private(profile: &Profile) -> Place {
    Place::Chat { chat: super::ChatId(profile.id.0), topic: None }
}

/// The person who reads a private board.
fn reader<'t>(table: &'t Table, place: &Place) -> Option<&'t Profile> {
    let people = [table.seated.black.as_ref(), table.seated.white.as_ref(), table.challenger.as_ref()];
    people.into_iter().flatten().find(|profile| place.is_private_of(profile.id))
}

/// How many discs the last placed disc flipped.
fn flips_of(game: &Match) -> u32 {
    let plies = game.record.plies();
    let last = plies.iter().rev().find_map(|ply| match ply {
        Ply::Place { played, .. } => Some(played.all_flips().len()),
        Ply::Pass { .. } => None,
    });
    last.unwrap_or_default().into()
}

/// Whether it is this person's turn in the game.
pub(super) fn awaits(table: &Table, profile: &Profile) -> bool {
    table.game.to_move().is_some_and(|side| table.game.side_of(profile.id) == Some(side))
        && matches!(table.game.record.turn(), Turn::Choose(_))
}

/// The games that a line may be meant for: the one replied to, else those of this person in this place.
pub(super) fn meant<'k>(case: &Case<'k>) -> Vec<&'k Table> {
    if let Some(table) = &case.known.table {
        return vec![table];
    }
    let Some(actor) = &case.actor else { return Vec::new() };
    let running: Vec<&Table> = case.known.tables.iter().filter(|table| table.is_running()).collect();
    let own: Vec<&Table> =
        running.iter().copied().filter(|table| table.game.side_of(actor.id).is_some()).collect();
    let awaiting: Vec<&Table> = own.iter().copied().filter(|table| awaits(table, actor)).collect();
    if awaiting.len() == 1 {
        awaiting
    } else if own.is_empty() && running.len() == 1 {
        running
    } else {
        own
    }
}

/// The focus for a line in this place.
pub(super) const fn here(place: Place) -> Focus {
    Focus::Here { place, reply: None }
}
