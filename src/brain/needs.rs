//! What a decision about an event has to know.

use crate::play::MatchId;
use crate::view::{Action, Start, Trial};

use super::{ChatKind, Event, Focus, Needs};

/// What to load before [`super::decide`] is asked about this event.
pub fn needs(event: &Event) -> Needs {
    Needs {
        player: event.person().map(|person| person.id),
        chat: event.chat().map(|chat| chat.id),
        games: focus(event),
    }
}

fn focus(event: &Event) -> Focus {
    match event {
        Event::Command { word, rest, chat, reply, .. } => match word.as_str() {
            "start" => start_focus(rest),
            "games" | "play" | "reversi" => Focus::Mine,
            "help" | "rules" | "language" | "style" => Focus::Nothing,
            _ => Focus::Here { place: (*chat).into(), reply: reply.as_ref().map(|reply| reply.message) },
        },
        Event::Said { chat, reply, .. } => match reply {
            None if chat.kind != ChatKind::Private => Focus::Nothing,
            _ => Focus::Here { place: (*chat).into(), reply: reply.as_ref().map(|reply| reply.message) },
        },
        Event::Pressed {
            action: Some(Action::Language { .. } | Action::Style { .. } | Action::Discs { .. }),
            spot,
            ..
        } => Focus::Here { place: spot.place(), reply: None },
        Event::Pressed { action, .. } => action.as_ref().map_or(Focus::Nothing, action_focus),
        Event::Asked { .. } => Focus::Mine,
        Event::Posted { game, .. } | Event::Thought { game, .. } => Focus::Game(*game),
        Event::Due(reminder) => Focus::Game(reminder.game),
        Event::Membership { .. } | Event::Migrated { .. } => Focus::Nothing,
    }
}

fn start_focus(payload: &str) -> Focus {
    match Start::parse(payload) {
        Some(
            Start::Join(game)
            | Start::Open(game)
            | Start::Why(game, _)
            | Start::WhyPass(game)
            | Start::WhatIf(game),
        ) => Focus::Game(game),
        Some(Start::Games) => Focus::Mine,
        Some(Start::Rules(_) | Start::Call) | None => Focus::Nothing,
    }
}

fn action_focus(action: &Action) -> Focus {
    match action {
        Action::Games | Action::InviteFriend => Focus::Mine,
        action => game_of(action).map_or(Focus::Nothing, Focus::Game),
    }
}

/// The game that a button belongs to.
pub(super) const fn game_of(action: &Action) -> Option<MatchId> {
    match action {
        Action::Place { game, .. }
        | Action::Choose { game, .. }
        | Action::Why { game }
        | Action::WhyPass { game }
        | Action::WhatIf { game }
        | Action::Try(Trial { game, .. })
        | Action::Menu { game, .. }
        | Action::MenuClose { game }
        | Action::Resign { game, .. }
        | Action::ResignSure { game, .. }
        | Action::Below { game }
        | Action::OpenPrivate { game }
        | Action::OpenHere { game }
        | Action::Join { game }
        | Action::Decline { game }
        | Action::Options { game, .. }
        | Action::Wish { game, .. }
        | Action::Cancel { game }
        | Action::Rematch { game }
        | Action::RulesOfGame { game }
        | Action::ReadBoard { game } => Some(*game),
        Action::Letter { .. }
        | Action::PlayBot { .. }
        | Action::PlayOptions
        | Action::InviteFriend
        | Action::Rules { .. }
        | Action::Languages
        | Action::LanguagesBeside
        | Action::Language { .. }
        | Action::Looks
        | Action::LooksBeside
        | Action::Style { .. }
        | Action::Discs { .. }
        | Action::Games
        | Action::Help
        | Action::Home => None,
    }
}
