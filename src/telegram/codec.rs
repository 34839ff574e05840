//! What a button carries: one text for each [`Action`].
//!
//! A text is the version, a letter for the kind of action, and fields set off by dots, all ASCII:
//! `1m.0123456789ab.17.d3` places a disc on d3 of that game as it was at revision 17. Boards hang in chats for
//! years, so every text ever sent must be read for ever: a kind keeps its letter and fields, a change of either is
//! a new letter or a new version.

use crate::play::{ColorWish, MatchId, Revision};
use crate::reversi::Square;
use crate::view::{Action, DiscSet, Style, Topic, Trial};

/// The most bytes that Telegram lets a button carry.
pub const LONGEST_DATA: usize = 64;

/// The texts written now begin with this.
const VERSION: &str = "1";

/// The most bytes of a language's folder: no real one comes near.
const LONGEST_LOCALE: usize = LONGEST_DATA - "1t.".len();

/// The text for an action, at most [`LONGEST_DATA`] bytes.
pub fn encode(action: &Action) -> String {
    let (kind, fields) = match action {
        Action::Place { game, at, square } => ("m", format!(".{game}.{}.{square}", at.0)),
        Action::Choose { game, at, square } => ("M", format!(".{game}.{}.{square}", at.0)),
        Action::Letter { column } => ("c", format!(".{column}")),
        Action::Why { game } => ("y", one(*game)),
        Action::Menu { game, at } => ("u", two(*game, *at)),
        Action::MenuClose { game } => ("x", one(*game)),
        Action::Resign { game, at } => ("q", two(*game, *at)),
        Action::ResignSure { game, at } => ("Q", two(*game, *at)),
        Action::Below { game } => ("b", one(*game)),
        Action::OpenPrivate { game } => ("p", one(*game)),
        Action::OpenHere { game } => ("o", one(*game)),
        Action::Join { game } => ("j", one(*game)),
        Action::Decline { game } => ("n", one(*game)),
        Action::Options { game, open } => ("e", format!(".{game}.{}", u8::from(*open))),
        Action::Wish { game, wish } => ("w", format!(".{game}.{}", letter_of(&WISHES, wish))),
        Action::Cancel { game } => ("k", one(*game)),
        Action::Rematch { game } => ("a", one(*game)),
        Action::PlayBot { wish } => ("v", format!(".{}", letter_of(&WISHES, wish))),
        Action::PlayOptions => ("V", String::new()),
        Action::InviteFriend => ("f", String::new()),
        Action::WhyPass { game } => ("Y", one(*game)),
        Action::WhatIf { game } => ("i", one(*game)),
        Action::Try(Trial { game, from, moves }) => {
            let moves: String = moves.iter().map(ToString::to_string).collect();
            ("I", format!(".{game}.{from}.{moves}"))
        }
        Action::Rules { topic: Some(topic) } => ("r", format!(".{}", topic.id())),
        Action::Rules { topic: None } => ("r", String::new()),
        Action::RulesOfGame { game } => ("R", one(*game)),
        Action::Languages => ("l", String::new()),
        Action::LanguagesBeside => ("L", String::new()),
        Action::Language { locale } => ("t", format!(".{}", plain(locale))),
        Action::Looks => ("s", String::new()),
        Action::LooksBeside => ("S", String::new()),
        Action::Style { style } => ("z", format!(".{}", letter_of(&STYLES, style))),
        Action::Discs { discs } => ("d", format!(".{}", letter_of(&DISCS, discs))),
        Action::ReadBoard { game } => ("A", one(*game)),
        Action::Games => ("g", String::new()),
        Action::Help => ("h", String::new()),
        Action::Home => ("H", String::new()),
    };
    format!("{VERSION}{kind}{fields}")
}

/// The action of a text, unless nobody ever wrote such a text. It may come from anybody: a modified client can send
/// any bytes.
pub fn decode(data: &str) -> Option<Action> {
    if data.len() > LONGEST_DATA {
        return None;
    }
    let mut parts = data.strip_prefix(VERSION)?.split('.');
    let kind = parts.next()?;
    let fields: Vec<&str> = parts.collect();
    let action = match (kind, fields.as_slice()) {
        ("m", [game, at, square]) => {
            Action::Place { game: read(game)?, at: revision(at)?, square: read(square)? }
        }
        ("M", [game, at, square]) => {
            Action::Choose { game: read(game)?, at: revision(at)?, square: read(square)? }
        }
        ("c", [column]) => Action::Letter { column: read(column).filter(|column| *column < 8)? },
        ("y", [game]) => Action::Why { game: read(game)? },
        ("u", [game, at]) => Action::Menu { game: read(game)?, at: revision(at)? },
        ("x", [game]) => Action::MenuClose { game: read(game)? },
        ("q", [game, at]) => Action::Resign { game: read(game)?, at: revision(at)? },
        ("Q", [game, at]) => Action::ResignSure { game: read(game)?, at: revision(at)? },
        ("b", [game]) => Action::Below { game: read(game)? },
        ("p", [game]) => Action::OpenPrivate { game: read(game)? },
        ("o", [game]) => Action::OpenHere { game: read(game)? },
        ("j", [game]) => Action::Join { game: read(game)? },
        ("n", [game]) => Action::Decline { game: read(game)? },
        ("e", [game, "0"]) => Action::Options { game: read(game)?, open: false },
        ("e", [game, "1"]) => Action::Options { game: read(game)?, open: true },
        ("w", [game, wish]) => Action::Wish { game: read(game)?, wish: by_letter(&WISHES, wish)? },
        ("k", [game]) => Action::Cancel { game: read(game)? },
        ("a", [game]) => Action::Rematch { game: read(game)? },
        ("v", [wish]) => Action::PlayBot { wish: by_letter(&WISHES, wish)? },
        ("V", []) => Action::PlayOptions,
        ("f", []) => Action::InviteFriend,
        ("Y", [game]) => Action::WhyPass { game: read(game)? },
        ("i", [game]) => Action::WhatIf { game: read(game)? },
        ("I", [game, from, moves]) => {
            Action::Try(Trial { game: read(game)?, from: read(from)?, moves: squares(moves)? })
        }
        ("r", []) => Action::Rules { topic: None },
        ("r", [topic]) => Action::Rules { topic: Topic::parse(topic).or_else(|| of_page(topic))?.into() },
        ("R", [game]) => Action::RulesOfGame { game: read(game)? },
        ("l", []) => Action::Languages,
        ("L", []) => Action::LanguagesBeside,
        ("t", [locale]) if !locale.is_empty() && plain(locale) == *locale => {
            Action::Language { locale: (*locale).to_owned() }
        }
        ("s", []) => Action::Looks,
        ("S", []) => Action::LooksBeside,
        ("z", [style]) => Action::Style { style: by_letter(&STYLES, style)? },
        ("d", [discs]) => Action::Discs { discs: by_letter(&DISCS, discs)? },
        ("A", [game]) => Action::ReadBoard { game: read(game)? },
        ("g", []) => Action::Games,
        ("h", []) => Action::Help,
        ("H", []) => Action::Home,
        _ => return None,
    };
    Some(action)
}

const WISHES: [(char, ColorWish); 3] =
    [('r', ColorWish::Random), ('b', ColorWish::Black), ('w', ColorWish::White)];

const STYLES: [(char, Style); 3] = [('t', Style::Tap), ('g', Style::Grid), ('w', Style::Words)];

const DISCS: [(char, DiscSet); 5] = [
    ('c', DiscSet::Classic),
    ('o', DiscSet::Contrast),
    ('d', DiscSet::Dark),
    ('h', DiscSet::Hearts),
    ('l', DiscSet::Letters),
];

/// The rules once had seven pages, counted from 0: the topic that now tells what the page told first.
fn of_page(page: &str) -> Option<Topic> {
    const PAGES: [Topic; 7] =
        [Topic::Aim, Topic::Setup, Topic::Outflank, Topic::Flips, Topic::Pass, Topic::End, Topic::Bot];
    PAGES.get(read::<usize>(page)?).copied()
}

/// The letter of a value; the tables are complete, as the golden file shows.
fn letter_of<T: PartialEq>(table: &[(char, T)], value: &T) -> char {
    table.iter().find(|(_, other)| other == value).map_or('?', |(letter, _)| *letter)
}

fn by_letter<T: Copy>(table: &[(char, T)], text: &str) -> Option<T> {
    let letter: char = read(text)?;
    table.iter().find(|(other, _)| *other == letter).map(|(_, value)| *value)
}

fn one(game: MatchId) -> String {
    format!(".{game}")
}

fn two(game: MatchId, at: Revision) -> String {
    format!(".{game}.{}", at.0)
}

fn read<T: std::str::FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

/// Squares written one after another.
fn squares(text: &str) -> Option<Vec<Square>> {
    text.as_bytes().chunks(2).map(|square| read(std::str::from_utf8(square).ok()?)).collect()
}

fn revision(text: &str) -> Option<Revision> {
    read(text).map(Revision)
}

/// A language's folder as far as a button can carry it. What is cut or dropped names no language afterwards, which
/// is answered like any old button.
fn plain(locale: &str) -> String {
    locale
        .chars()
        .filter(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_'))
        .take(LONGEST_LOCALE)
        .collect()
}
