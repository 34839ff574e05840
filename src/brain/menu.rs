//! The first screen, help, language and looks.

use crate::text::Message;
use crate::view::{Action, DiscSet, Style};

use super::case::{Asker, Case};
use super::{ChatKind, Effect, Looks, Subject, Write};

/// Turns the pressed message into a screen that anybody may read.
pub(super) fn show(case: &mut Case<'_>, asker: Asker<'_>, subject: Subject) {
    case.confirm(asker, None);
    case.turn(asker, subject);
}

/// Shows a screen in a message of its own, beside a board.
pub(super) fn beside(case: &mut Case<'_>, asker: Asker<'_>, subject: Subject) {
    case.confirm(asker, None);
    case.reply(asker, subject);
}

/// Chooses a language: one's own in private, the group's in a group.
pub(super) fn language(case: &mut Case<'_>, asker: Asker<'_>, locale: &str) {
    if case.desk.languages.get(locale).is_none() {
        return case.explain(asker, Message::AlertOldButton);
    }
    let chosen = Some(locale.to_owned());
    if let Some(mut group) = case.group.clone() {
        group.language = chosen;
        case.write(Write::Chat(group.clone()));
        case.group = Some(group);
        case.confirm(asker, Some(Message::ToastSaved));
        case.turn(asker, Subject::Lines(vec![Message::LanguageSet.into()]));
        redraw(case, asker);
    } else if let Some(mut actor) = case.actor.clone() {
        actor.language = chosen;
        case.write(Write::Player(actor.clone()));
        case.actor = Some(actor);
        case.confirm(asker, Some(Message::ToastSaved));
        case.turn(asker, Subject::Welcome);
        redraw(case, asker);
    }
}

/// Draws the boards of this place anew, as they are wanted now.
fn redraw(case: &mut Case<'_>, asker: Asker<'_>) {
    let place = asker.place();
    for table in &case.known.tables {
        if table.slots.iter().any(|slot| slot.place == place) {
            case.effect(Effect::Show { game: table.game.id, place: place.clone(), not_before: case.now });
        }
    }
}

/// Chooses a style or a disc set: one's own in private, the group's in a group. Words style is personal.
pub(super) fn looks(case: &mut Case<'_>, asker: Asker<'_>, change: impl FnOnce(&mut Looks)) {
    if let Some(mut group) = case.group.clone() {
        change(&mut group.looks);
        if group.looks.style == Style::Words {
            return case.explain(asker, Message::AlertWordsPrivate);
        }
        case.write(Write::Chat(group));
    } else if let Some(mut actor) = case.actor.clone() {
        change(&mut actor.looks);
        case.write(Write::Player(actor));
    }
    case.confirm(asker, Some(Message::ToastSaved));
    case.turn(asker, Subject::Looks);
    redraw(case, asker);
}

/// A button of a screen that belongs to no game.
pub(super) fn press(case: &mut Case<'_>, asker: Asker<'_>, action: &Action) {
    match action {
        Action::Rules { topic } => show(case, asker, Subject::Rules(*topic)),
        Action::Languages => show(case, asker, Subject::Languages),
        Action::LanguagesBeside => beside(case, asker, Subject::Languages),
        Action::Language { locale } => language(case, asker, locale),
        Action::Looks => show(case, asker, Subject::Looks),
        Action::LooksBeside => beside(case, asker, Subject::Looks),
        Action::Style { style } => {
            let style = *style;
            looks(case, asker, |looks| looks.style = style);
        }
        Action::Discs { discs } => {
            let discs: DiscSet = *discs;
            looks(case, asker, |looks| looks.discs = discs);
        }
        Action::PlayOptions => show(case, asker, Subject::PlayOptions),
        Action::Games => show(case, asker, Subject::Games),
        Action::Help => show(case, asker, Subject::Help),
        _ => show(case, asker, Subject::Welcome),
    }
}

/// `/start` without anything to begin.
pub(super) fn start(case: &mut Case<'_>, asker: Asker<'_>, kind: ChatKind) {
    let subject = if kind == ChatKind::Private { Subject::Welcome } else { Subject::GroupWelcome };
    case.reply(asker, subject);
}
