//! A game that waits for its second player, and one that never began.

use crate::play::{Challenge, ColorWish, Ending, Invitee, Match, Stage};
use crate::reversi::Color;
use crate::text::{Literal, Message, Name, Who};
use crate::view::{Action, Button, Screen, Start};

use super::super::{Desk, PanelKind, Place, Profile, Table};
use super::Reader;

/// An open challenge.
pub(super) fn open(
    desk: &Desk,
    table: &Table,
    challenge: &Challenge,
    place: &Place,
    reader: &Reader<'_>,
) -> Screen {
    let mut screen = Screen::default();
    let name = table.who(Color::Black);
    let game = table.game.id;
    let is_own_private = place.is_private_of(challenge.by);
    match &challenge.to {
        None if is_own_private => {
            let payload = Start::Join(game).payload();
            let link = Literal(format!("https://t.me/{}?start={payload}", desk.bot));
            screen.line(Message::ChallengeLink { link });
        }
        None => {
            screen.line(Message::ChallengeOpen { name: name.clone() });
        }
        Some(invitee) => {
            screen.line(Message::ChallengeTo { name: name.clone(), other: invited(table, invitee) });
        }
    }
    screen.line(wish_line(challenge.wish, name));
    let panel = table.slots.iter().find(|slot| slot.place == *place).and_then(|slot| slot.panel);
    let is_open =
        panel.is_some_and(|panel| panel.kind == PanelKind::Options && panel.at == table.game.revision);
    buttons(&mut screen, &table.game, challenge, is_own_private, is_open);
    if is_own_private {
        reader.home(&mut screen);
    }
    screen
}

fn wish_line(wish: ColorWish, name: Who) -> Message {
    match wish {
        ColorWish::Random => Message::ChallengeLot,
        ColorWish::Black => Message::ChallengeColor { name, color: Color::Black },
        ColorWish::White => Message::ChallengeColor { name, color: Color::White },
    }
}

fn invited(table: &Table, invitee: &Invitee) -> Who {
    match invitee {
        Invitee::Username(name) => Who::Person(Name::clean(&format!("@{name}"))),
        Invitee::Player(_) => {
            let name = table.invited.as_ref().map_or_else(|| Name::clean(""), |profile| profile.name.clone());
            Who::Person(name)
        }
    }
}

fn buttons(screen: &mut Screen, game: &Match, challenge: &Challenge, is_own_private: bool, is_open: bool) {
    let game = game.id;
    if is_own_private {
        if challenge.to.is_none() {
            screen.row([Button::share(Message::ButtonShare, Start::Join(game))]);
        }
    } else {
        let mut row = vec![Button::text(Message::ButtonJoin, Action::Join { game })];
        if challenge.to.is_some() {
            row.push(Button::text(Message::ButtonDecline, Action::Decline { game }));
        }
        screen.row(row);
    }
    if is_open {
        let wish = |label, wish| Button::text(label, Action::Wish { game, wish });
        screen.row([
            wish(Message::ButtonBlack, ColorWish::Black),
            wish(Message::ButtonWhite, ColorWish::White),
            wish(Message::ButtonLot, ColorWish::Random),
        ]);
        screen.row([
            Button::text(Message::ButtonCancel, Action::Cancel { game }),
            Button::text(Message::ButtonMenuClose, Action::Options { game, open: false }),
        ]);
    } else {
        screen.row([Button::text(Message::ButtonOptions, Action::Options { game, open: true })]);
    }
}

/// What an inline query offers to post: anybody who sees it may join.
pub(in super::super) fn offer(challenger: &Profile, game: &Match) -> Screen {
    let mut screen = Screen::default();
    let name = Who::Person(challenger.name.clone());
    screen.line(Message::ChallengeOpen { name: name.clone() });
    if let Stage::Open(challenge) = &game.stage {
        screen.line(wish_line(challenge.wish, name));
    }
    screen.row([Button::text(Message::ButtonJoin, Action::Join { game: game.id })]);
    screen
}

/// A challenge that came to nothing.
pub(super) fn closed(table: &Table, ending: Ending, reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    let name = table.who(Color::Black);
    screen.line(match ending {
        Ending::Declined => Message::ChallengeDeclined { name },
        Ending::Cancelled => Message::ChallengeCancelled { name },
        Ending::Expired | Ending::Finished(_) | Ending::Resigned { .. } => Message::ChallengeExpired { name },
    });
    reader.home(&mut screen);
    screen
}
