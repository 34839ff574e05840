//! Pictures: what a place shows, made from the newest state at the moment it is sent.

mod board;
mod challenge;
mod ended;
mod menu;
mod pass;
mod rules;
mod trial;
mod why;

use crate::play::{MatchId, PlayerId, Revision, Stage};
use crate::reversi::Color;
use crate::text::Message;
use crate::view::{Action, Block, Button, Screen, Style, Trial};

use super::playing::{BEGINNER, here};
use super::{Desk, Focus, Looks, Needs, Place, Profile, Snapshot, Subject, Table};

pub(super) use challenge::offer;
pub use pass::proof as pass_proof;
pub(super) use rules::posted as posted_topic;
pub use rules::{page as rules_page, title as topic_title};
pub use why::sentences;

/// Something to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The board of a game in a place.
    Board {
        /// The game.
        game: MatchId,
        /// Where.
        place: Place,
    },
    /// A call to the side to move.
    Call {
        /// The game.
        game: MatchId,
        /// Where.
        place: Place,
        /// The revision at which it was called.
        at: Revision,
    },
    /// Something said once, or a screen that is turned like a page.
    Subject {
        /// What.
        subject: Subject,
        /// Where.
        place: Place,
    },
}

/// A picture, ready to be put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Painting {
    /// What is shown.
    pub screen: Screen,
    /// The reader's language, by its folder.
    pub locale: String,
    /// The revision of the game it shows.
    pub revision: Option<Revision>,
}

/// Who looks at a picture.
struct Reader<'a> {
    profile: Option<&'a Profile>,
    looks: Looks,
    locale: String,
    is_private: bool,
    /// Whether marks are explained and squares are named.
    is_beginner: bool,
}

/// What to load for a picture.
pub fn picture_needs(picture: &Picture) -> Needs {
    let (place, games) = match picture {
        Picture::Board { game, place } | Picture::Call { game, place, .. } => (place, Focus::Game(*game)),
        Picture::Subject { subject, place } => (place, subject_focus(subject, place)),
    };
    let chat = place.chat();
    let player = chat.filter(|chat| chat.0 > 0).map(|chat| PlayerId(chat.0));
    Needs { player, chat: chat.filter(|chat| chat.0 < 0), games }
}

fn subject_focus(subject: &Subject, place: &Place) -> Focus {
    match subject {
        Subject::Why { game, .. }
        | Subject::WhyPass(game)
        | Subject::WhatIf(Trial { game, .. })
        | Subject::ReadBoard(game)
        | Subject::PrivateCall(game)
        | Subject::EndNews(game) => Focus::Game(*game),
        Subject::Games => Focus::Mine,
        Subject::WhichBoard { .. } => here(place.clone()),
        Subject::Lines(_)
        | Subject::Welcome
        | Subject::GroupWelcome
        | Subject::Help
        | Subject::Rules(_)
        | Subject::Topics(_)
        | Subject::Languages
        | Subject::Looks
        | Subject::PlayOptions
        | Subject::OpenPrivate(_) => Focus::Nothing,
    }
}

/// Paints a picture from what was loaded for it, or nothing when there is nothing to show any more.
pub fn paint(desk: &Desk, picture: &Picture, known: &Snapshot) -> Option<Painting> {
    match picture {
        Picture::Board { place, .. } => {
            let table = known.table.as_ref()?;
            let reader = Reader::of(desk, place, known);
            let screen = table_screen(desk, table, place, &reader);
            Some(Painting { screen, locale: reader.locale, revision: Some(table.game.revision) })
        }
        Picture::Call { place, at, .. } => {
            let table = known.table.as_ref()?;
            let reader = Reader::of(desk, place, known);
            let screen = call(table, *at)?;
            Some(Painting { screen, locale: reader.locale, revision: Some(*at) })
        }
        Picture::Subject { subject, place } => {
            let reader = Reader::of(desk, place, known);
            let screen = subject_screen(desk, subject, known, &reader)?;
            let revision = known.table.as_ref().map(|table| table.game.revision);
            Some(Painting { screen, locale: reader.locale, revision })
        }
    }
}

fn table_screen(desk: &Desk, table: &Table, place: &Place, reader: &Reader<'_>) -> Screen {
    match &table.game.stage {
        Stage::Open(open) => challenge::open(desk, table, open, place, reader),
        Stage::Running => board::running(table, place, reader),
        Stage::Ended(ending) if ending.was_played() => ended::record(table, *ending, reader),
        Stage::Ended(ending) => challenge::closed(table, *ending, reader),
    }
}

fn subject_screen(desk: &Desk, subject: &Subject, known: &Snapshot, reader: &Reader<'_>) -> Option<Screen> {
    let table = known.table.as_ref();
    Some(match subject {
        Subject::Lines(lines) => {
            Screen { blocks: lines.iter().cloned().map(Block::Text).collect(), keyboard: Vec::new() }
        }
        Subject::Welcome => menu::welcome(desk, reader),
        Subject::GroupWelcome => menu::group_welcome(desk, reader),
        Subject::Help => menu::help(reader),
        Subject::Rules(Some(topic)) => rules::screen(*topic, reader),
        Subject::Rules(None) => rules::contents(reader),
        Subject::Topics(topics) => rules::near(topics, reader),
        Subject::Languages => menu::languages(desk, reader),
        Subject::Looks => menu::looks(reader),
        Subject::PlayOptions => menu::play_options(),
        Subject::Games => menu::games(&known.tables, reader),
        Subject::Why { square, .. } => why::screen(table?, *square, reader),
        Subject::WhyPass(_) => pass::screen(table?, reader),
        Subject::WhatIf(tried) => trial::screen(table?, tried, reader)?,
        Subject::ReadBoard(_) => board::aloud(table?, reader),
        Subject::WhichBoard { square, games } => menu::which_board(*square, games, &known.tables, reader),
        Subject::PrivateCall(_) => private_call(table?, reader)?,
        Subject::EndNews(_) => ended::news(table?, reader)?,
        Subject::OpenPrivate(start) => menu::open_private(start),
    })
}

/// A call in a group, while it still is the turn it was made for.
fn call(table: &Table, at: Revision) -> Option<Screen> {
    let side = table.game.to_move().filter(|_| table.game.revision == at)?;
    let player = table.game.seats[side].human()?;
    let phrase = Message::CallGroup { name: table.who(side) }.into();
    Some(Screen { blocks: vec![Block::Call { phrase, player }], keyboard: Vec::new() })
}

/// A call in private to a game that hangs elsewhere.
fn private_call(table: &Table, reader: &Reader<'_>) -> Option<Screen> {
    let side = table.game.side_of(reader.profile?.id)?;
    if table.game.to_move() != Some(side) {
        return None;
    }
    let mut screen = Screen::default();
    let game = table.game.id;
    screen.line(Message::CallPrivate { name: table.who(!side) });
    screen.row([Button::text(Message::ButtonOpenGame, Action::OpenHere { game })]);
    Some(screen)
}

/// The ways on from an explanation: to try moves out, and back to the game.
fn ways_on(screen: &mut Screen, table: &Table) {
    let game = table.game.id;
    if table.is_running() {
        screen.row([Button::text(Message::ButtonWhatIf, Action::WhatIf { game })]);
    }
    screen.row([Button::text(Message::ButtonOpenGame, Action::OpenHere { game })]);
}

impl<'a> Reader<'a> {
    fn of(desk: &Desk, place: &Place, known: &'a Snapshot) -> Self {
        let table = known.table.as_ref();
        let seated = || table.into_iter().flat_map(Table::profiles);
        let is_private = place.is_private();
        let profile = known.player.as_ref().filter(|_| is_private);
        let group = known.chat.as_ref();
        let locale = match place {
            // Nobody has chosen a language for an inline message: the challenger's is the likeliest.
            Place::Inline(_) => desk.locale(seated().next(), None),
            Place::Chat { .. } => desk.locale(profile, group),
        };
        let looks =
            if is_private { profile.map(|profile| profile.looks) } else { group.map(|group| group.looks) };
        let is_beginner = if is_private {
            profile.is_none_or(|profile| profile.finished < BEGINNER)
        } else {
            seated().any(|profile| profile.finished < BEGINNER)
        };
        Self { profile, looks: looks.unwrap_or_default(), locale, is_private, is_beginner }
    }

    fn is_words(&self) -> bool {
        self.looks.style == Style::Words
    }

    /// The side the reader of a private board plays.
    fn side(&self, table: &Table) -> Option<Color> {
        self.profile.and_then(|profile| table.game.side_of(profile.id))
    }

    /// The way on from a screen in private.
    fn home(&self, screen: &mut Screen) {
        if self.is_private {
            screen.row([Button::text(Message::ButtonHome, Action::Home)]);
        }
    }
}

impl Table {
    /// The people of the game, the challenger first.
    pub fn profiles(&self) -> impl Iterator<Item = &Profile> {
        [self.challenger.as_ref(), self.seated.black.as_ref(), self.seated.white.as_ref()]
            .into_iter()
            .flatten()
    }
}
