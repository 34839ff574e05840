//! What the buttons do.

use crate::play::{Refusal, Stage};
use crate::reversi::{Ply, Square};
use crate::text::{Literal, Message};
use crate::view::{Action, Start, Topic};

use super::case::{Asker, Case};
use super::{Answer, Effect, Panel, PanelKind, QueryId, Spot, Subject, Table, Write};
use super::{hosting, menu, needs, playing, trial, why};

/// With this many empty squares left, people ask how the discs are counted.
const NEAR_END: u8 = 8;
/// Before this many plies, people ask what a move is.
const OPENING: usize = 4;

/// A button was pressed.
pub(super) fn press(
    case: &mut Case<'_>,
    query: &QueryId,
    spot: &Spot,
    action: Option<&Action>,
    may_play: bool,
) {
    let asker = Asker::Press { query, spot };
    let Some(action) = action else { return case.explain(asker, Message::AlertOldButton) };
    let known = case.known;
    match (needs::game_of(action), &known.table) {
        (Some(_), None) => case.explain(asker, Message::AlertGameGone),
        (Some(_), Some(table)) => {
            if takes_part(action) && !may_play {
                return case.explain(asker, Message::AlertMayNotPlay);
            }
            if stands_alone(action) || settle_spot(case, asker, spot, table) {
                of_game(case, asker, query, table, action);
            }
        }
        (None, _) => match action {
            Action::Letter { column } => letter(case, asker, *column),
            Action::PlayBot { wish } => hosting::play_bot(case, asker, *wish),
            Action::InviteFriend => hosting::invite(case, asker),
            action => menu::press(case, asker, action),
        },
    }
}

const fn takes_part(action: &Action) -> bool {
    matches!(action, Action::Join { .. } | Action::Rematch { .. })
}

/// Buttons that are not on a board.
const fn stands_alone(action: &Action) -> bool {
    matches!(action, Action::OpenHere { .. } | Action::Choose { .. } | Action::Try(_))
}

/// Finds out whether the pressed message is the board of its place. A message that the store does not know yet
/// becomes it; one that has been replaced loses its buttons and says where the game goes on.
fn settle_spot(case: &mut Case<'_>, asker: Asker<'_>, spot: &Spot, table: &Table) -> bool {
    let place = spot.place();
    let game = table.game.id;
    let slot = table.slots.iter().find(|slot| slot.place == place);
    match (spot, slot) {
        (Spot::Message { message, .. }, Some(slot)) => match slot.message {
            Some(current) if current != *message && !matches!(table.game.stage, Stage::Ended(_)) => {
                case.explain(asker, Message::BoardMovedOn);
                case.effect(Effect::Retire { spot: spot.clone() });
                case.effect(Effect::Show { game, place, not_before: case.now });
                false
            }
            Some(_) => true,
            None => {
                case.write(Write::Hang { game, place, message: Some(*message) });
                true
            }
        },
        (Spot::Message { message, .. }, None) => {
            case.write(Write::Hang { game, place, message: Some(*message) });
            true
        }
        (Spot::Inline(_), Some(_)) => true,
        (Spot::Inline(_), None) => {
            case.write(Write::Hang { game, place: place.clone(), message: None });
            case.effect(Effect::Show { game, place, not_before: case.now });
            true
        }
    }
}

fn of_game(case: &mut Case<'_>, asker: Asker<'_>, query: &QueryId, table: &Table, action: &Action) {
    let game = table.game.id;
    match action {
        Action::Place { at, square, .. } | Action::Choose { at, square, .. } => {
            playing::place(case, asker, table, *square, Some(*at));
        }
        Action::Why { .. } => why::last(case, asker, table),
        Action::WhyPass { .. } => case.tell_privately(asker, Subject::WhyPass(game), Start::WhyPass(game)),
        Action::WhatIf { .. } => trial::open(case, asker, table),
        Action::Try(tried) => trial::show(case, asker, table, tried),
        Action::Menu { at, .. } => panel(case, asker, table, *at == table.game.revision),
        Action::MenuClose { .. } => {
            case.confirm(asker, None);
            case.write(Write::Panel { game, place: asker.place(), panel: None });
            case.effect(Effect::Show { game, place: asker.place(), not_before: case.now });
        }
        Action::Resign { .. } => playing::ask_resign(case, asker, table),
        Action::ResignSure { at, .. } => resign_sure(case, asker, table, *at == table.game.revision),
        Action::Below { .. } => {
            case.confirm(asker, Some(Message::ToastBoardBelow));
            hosting::hang(case, game, asker.place());
        }
        Action::OpenPrivate { .. } => case.answer(query, Answer::Open(Start::Open(game))),
        Action::OpenHere { .. } => open_here(case, asker, table),
        Action::Join { .. } => hosting::join(case, asker, table),
        Action::Decline { .. } => hosting::decline(case, asker, table),
        Action::Options { open, .. } => hosting::options(case, asker, table, *open),
        Action::Wish { wish, .. } => hosting::wish(case, asker, table, *wish),
        Action::Cancel { .. } => hosting::cancel(case, asker, table),
        Action::Rematch { .. } => hosting::rematch(case, asker, table),
        Action::RulesOfGame { .. } => {
            let topic = of_moment(table);
            case.tell_privately(asker, Subject::Rules(topic), Start::Rules(topic));
        }
        Action::ReadBoard { .. } => menu::beside(case, asker, Subject::ReadBoard(game)),
        _ => case.explain(asker, Message::AlertOldButton),
    }
}

/// The topic that fits the moment of a game: at its beginning what a move is, after a pass passing, near the end
/// counting; else the reader chooses.
fn of_moment(table: &Table) -> Option<Topic> {
    let plies = table.game.record.plies();
    let empties = table.game.record.position().board.empty().len();
    match plies.last() {
        Some(Ply::Pass { .. }) => Some(Topic::Pass),
        _ if empties <= NEAR_END => Some(Topic::Score),
        _ if plies.len() < OPENING => Some(Topic::Move),
        _ => None,
    }
}

/// The menu under a board is for its players, and only until the next move.
fn panel(case: &mut Case<'_>, asker: Asker<'_>, table: &Table, is_current: bool) {
    let side = case.actor.as_ref().and_then(|actor| table.game.side_of(actor.id));
    if side.is_none() {
        return case.explain(asker, Message::AlertNotAPlayer);
    }
    case.confirm(asker, None);
    let (game, place) = (table.game.id, asker.place());
    if is_current {
        let panel = Panel { kind: PanelKind::Menu, at: table.game.revision };
        case.write(Write::Panel { game, place: place.clone(), panel: Some(panel) });
    }
    case.effect(Effect::Show { game, place, not_before: case.now });
}

/// Only the player who was asked can answer, and only the question as it stands.
fn resign_sure(case: &mut Case<'_>, asker: Asker<'_>, table: &Table, is_current: bool) {
    let side = case.actor.as_ref().and_then(|actor| table.game.side_of(actor.id));
    let place = asker.place();
    let panel = table.slots.iter().find(|slot| slot.place == place).and_then(|slot| slot.panel);
    match (side, panel) {
        (None, _) => case.explain(asker, Message::AlertNotAPlayer),
        (Some(_), _) if !is_current => {
            let missed = Refusal::Stale { shown: table.game.revision, missed: Vec::new() };
            playing::refuse(case, asker, table, &missed);
        }
        (Some(side), Some(Panel { kind: PanelKind::Resign(asked), .. })) if asked != side => {
            case.explain(asker, Message::AlertNotYours);
        }
        (Some(_), _) => playing::resign(case, asker, table),
    }
}

/// Opens a game of one's own in this private chat.
pub(super) fn open_here(case: &mut Case<'_>, asker: Asker<'_>, table: &Table) {
    let is_own = case.actor.as_ref().is_some_and(|actor| table.game.people().contains(&actor.id));
    if !is_own {
        return case.explain(asker, Message::AlertNotAPlayer);
    }
    case.confirm(asker, None);
    hosting::hang(case, table.game.id, asker.place());
}

fn letter(case: &mut Case<'_>, asker: Asker<'_>, column: u8) {
    let (Some(first), Some(last)) = (Square::new(column, 0), Square::new(column, 7)) else {
        return case.explain(asker, Message::AlertOldButton);
    };
    let column = Literal(first.letter().to_string());
    case.explain(asker, Message::AlertLetter { column, first, last });
}
