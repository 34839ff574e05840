//! First screens, help, languages, looks and lists.

use crate::play::{ColorWish, MatchId, Stage};
use crate::reversi::{Color, Square};
use crate::text::{Language, Literal, Message, Turn, Who};
use crate::view::{Action, Button, DiscSet, Glyphs, Screen, Start, Style};

use super::super::{Desk, Profile, Table};
use super::Reader;

/// The first screen in private.
pub(super) fn welcome(desk: &Desk, reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    if let Some(profile) = reader.profile {
        screen.line(Message::Welcome { name: Who::Person(profile.name.clone()) });
    }
    if !reader.is_words() {
        screen.gap().line(Message::WelcomeWords);
    }
    let buttons = [
        Button::text(Message::ButtonPlay, Action::PlayBot { wish: ColorWish::Black }),
        Button::text(Message::ButtonPlayOptions, Action::PlayOptions),
        Button::text(Message::ButtonRules, Action::Rules { topic: None }),
        Button::text(Message::ButtonGames, Action::Games),
        Button::text(Message::ButtonLooks, Action::Looks),
        Button::text(Message::ButtonLanguage, Action::Languages),
        Button::text(Message::ButtonHelp, Action::Help),
    ];
    if reader.is_words() {
        screen.keyboard.extend(buttons.map(|button| vec![button]));
    } else {
        screen.keyboard.extend(buttons.chunks(2).map(<[Button]>::to_vec));
        let style = Style::Words;
        screen.row([Button::text(Message::ButtonWords, Action::Style { style })]);
    }
    if reader.profile.is_some_and(|profile| profile.language.is_none()) {
        screen.keyboard.extend(language_rows(desk, reader));
    }
    screen
}

/// The greeting of a group, with the languages it may choose.
pub(super) fn group_welcome(desk: &Desk, reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    screen.line(Message::GroupWelcome);
    screen.keyboard.extend(language_rows(desk, reader));
    screen
}

/// What the bot can do.
pub(super) fn help(reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    screen.line(Message::HelpText);
    reader.home(&mut screen);
    screen
}

/// The languages by their own names.
pub(super) fn languages(desk: &Desk, reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    screen.line(if reader.is_private { Message::LanguagesTitle } else { Message::LanguagesTitleGroup });
    screen.keyboard.extend(language_rows(desk, reader));
    reader.home(&mut screen);
    screen
}

fn language_rows(desk: &Desk, reader: &Reader<'_>) -> Vec<Vec<Button>> {
    let client = reader.profile.and_then(|profile| profile.client_language.as_deref());
    let button = |language: &Language| {
        Button::glyph(language.autonym(), Action::Language { locale: language.id().to_owned() })
    };
    let offered = desk.languages.offered(client);
    offered.chunks(3).map(|row| row.iter().map(|language| button(language)).collect()).collect()
}

/// Styles and disc sets, the present ones marked.
pub(super) fn looks(reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    let now = reader.looks;
    screen.line(if reader.is_private { Message::LooksTitle } else { Message::LooksTitleGroup });
    screen.line(Message::LooksStyles).line(Message::LooksDiscs);
    let styles = Style::ALL.into_iter().filter(|style| reader.is_private || *style != Style::Words);
    screen.row(styles.map(|style| {
        let chosen = style == now.style;
        let label = match style {
            Style::Tap => Message::ButtonStyleTap { chosen },
            Style::Grid => Message::ButtonStyleGrid { chosen },
            Style::Words => Message::ButtonStyleWords { chosen },
        };
        Button::text(label, Action::Style { style })
    }));
    for row in DiscSet::ALL.chunks(3) {
        screen.row(row.iter().map(|discs| {
            let set = Literal(Glyphs::of(*discs).sample());
            let label = Message::ButtonDiscs { chosen: *discs == now.discs, set };
            Button::text(label, Action::Discs { discs: *discs })
        }));
    }
    reader.home(&mut screen);
    screen
}

/// How to begin a game in private.
pub(super) fn play_options() -> Screen {
    let mut screen = Screen::default();
    screen.line(Message::PlayOptionsTitle);
    let against = |label, wish| Button::text(label, Action::PlayBot { wish });
    screen.row([
        against(Message::ButtonBlack, ColorWish::Black),
        against(Message::ButtonWhite, ColorWish::White),
        against(Message::ButtonLot, ColorWish::Random),
    ]);
    screen.row([Button::text(Message::ButtonFriend, Action::InviteFriend)]);
    screen.row([Button::text(Message::ButtonHome, Action::Home)]);
    screen
}

/// The reader's games, those that wait for the reader first.
pub(super) fn games(tables: &[Table], reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    let Some(profile) = reader.profile else { return screen };
    let mut games: Vec<&Table> = tables.iter().collect();
    games.sort_by_key(|table| turn(table, profile) != Turn::Yours);
    // A keyboard holds a hundred buttons; whoever has more games sees the most urgent.
    games.truncate(40);
    if games.is_empty() {
        screen.line(Message::GamesNone);
        screen.row([Button::text(Message::ButtonPlay, Action::PlayBot { wish: ColorWish::Black })]);
    } else {
        screen.line(Message::GamesTitle { n: u32::try_from(games.len()).unwrap_or(u32::MAX) });
    }
    for (number, table) in (1..).zip(games) {
        let game = table.game.id;
        screen.row([Button::text(game_label(number, table, profile), Action::OpenHere { game })]);
    }
    reader.home(&mut screen);
    screen
}

/// The number tells apart several games against the same opponent.
fn game_label(number: u32, table: &Table, profile: &Profile) -> Message {
    let other = table.game.side_of(profile.id).map_or(Color::White, |side| !side);
    Message::ButtonGame { number, name: table.who(other), turn: turn(table, profile) }
}

fn turn(table: &Table, profile: &Profile) -> Turn {
    match &table.game.stage {
        Stage::Running if super::super::playing::awaits(table, profile) => Turn::Yours,
        Stage::Running => Turn::Theirs,
        Stage::Open(_) | Stage::Ended(_) => Turn::Waiting,
    }
}

/// A typed square that several boards could take: one button for each.
pub(super) fn which_board(
    square: Square,
    games: &[MatchId],
    tables: &[Table],
    reader: &Reader<'_>,
) -> Screen {
    let mut screen = Screen::default();
    screen.line(Message::SayWhichBoard { square });
    for (number, table) in (1..).zip(tables.iter().filter(|table| games.contains(&table.game.id))) {
        let (game, at) = (table.game.id, table.game.revision);
        let label = match reader.profile {
            Some(profile) => game_label(number, table, profile),
            None => Message::ButtonPair { black: table.who(Color::Black), white: table.who(Color::White) },
        };
        screen.row([Button::text(label, Action::Choose { game, at, square })]);
    }
    screen
}

/// The way into the private chat.
pub(super) fn open_private(start: &Start) -> Screen {
    let mut screen = Screen::default();
    screen.line(Message::SayOpenPrivate);
    screen.row([Button::start(Message::ButtonOpenChat, *start)]);
    screen
}
