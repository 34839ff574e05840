//! What is to be said, as it is stored: JSON in a form of its own, so that the inner types may change.
//!
//! A form once written must be read for as long as rows of it may wait; new meanings get new names.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::brain::Subject;
use crate::play::MatchId;
use crate::reversi::Square;
use crate::text::{Arg, Phrase};
use crate::view::{Start, Topic, Trial};

use super::Unreadable;

/// The stored form of a [`Subject`].
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "subject", rename_all = "kebab-case", deny_unknown_fields)]
enum StoredSubject {
    Lines { lines: Vec<StoredPhrase> },
    Welcome,
    GroupWelcome,
    Help,
    Rules { topic: Option<String> },
    Languages,
    Looks,
    PlayOptions,
    Games,
    OpenPrivate { start: StoredStart },
    Why { game: String, square: String },
    Topics { topics: Vec<String> },
    WhyPass { game: String },
    WhatIf { game: String, from: u8, moves: Vec<String> },
    ReadBoard { game: String },
    WhichBoard { square: String, games: Vec<String> },
    PrivateCall { game: String },
    EndNews { game: String },
}

/// The stored form of a [`Start`].
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "to", rename_all = "kebab-case", deny_unknown_fields)]
enum StoredStart {
    Join { game: String },
    Open { game: String },
    Why { game: String, square: Option<String> },
    WhyPass { game: String },
    WhatIf { game: String },
    Rules { topic: Option<String> },
    Games,
    Call,
}

/// The stored form of a [`Phrase`].
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredPhrase {
    id: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    args: Vec<(String, StoredArg)>,
}

/// The stored form of an [`Arg`].
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StoredArg {
    Number(i64),
    Key(String),
    Literal(String),
    Name(String),
    Bot,
}

/// Writes a subject down.
///
/// # Errors
/// None for any subject that exists; serde's signature says so only at run time.
pub(super) fn write(subject: &Subject) -> Result<String, Unreadable> {
    serde_json::to_string(&StoredSubject::from(subject))
        .map_err(|error| Unreadable::new("subject to be written", &error))
}

/// Reads a subject.
///
/// # Errors
/// When the text is no subject of this version.
pub(super) fn read(text: &str) -> Result<Subject, Unreadable> {
    let stored: StoredSubject = serde_json::from_str(text).map_err(|_| Unreadable::new("subject", text))?;
    stored.subject()
}

impl From<&Subject> for StoredSubject {
    fn from(subject: &Subject) -> Self {
        match subject {
            Subject::Lines(lines) => Self::Lines { lines: lines.iter().map(StoredPhrase::from).collect() },
            Subject::Welcome => Self::Welcome,
            Subject::GroupWelcome => Self::GroupWelcome,
            Subject::Help => Self::Help,
            Subject::Rules(topic) => Self::Rules { topic: id_of(*topic) },
            Subject::Languages => Self::Languages,
            Subject::Looks => Self::Looks,
            Subject::PlayOptions => Self::PlayOptions,
            Subject::Games => Self::Games,
            Subject::OpenPrivate(start) => Self::OpenPrivate { start: start.into() },
            Subject::Why { game, square } => Self::Why { game: game.to_string(), square: square.to_string() },
            Subject::Topics(topics) => {
                Self::Topics { topics: topics.iter().map(|topic| topic.id().to_owned()).collect() }
            }
            Subject::WhyPass(game) => Self::WhyPass { game: game.to_string() },
            Subject::WhatIf(Trial { game, from, moves }) => Self::WhatIf {
                game: game.to_string(),
                from: *from,
                moves: moves.iter().map(ToString::to_string).collect(),
            },
            Subject::ReadBoard(game) => Self::ReadBoard { game: game.to_string() },
            Subject::WhichBoard { square, games } => Self::WhichBoard {
                square: square.to_string(),
                games: games.iter().map(ToString::to_string).collect(),
            },
            Subject::PrivateCall(game) => Self::PrivateCall { game: game.to_string() },
            Subject::EndNews(game) => Self::EndNews { game: game.to_string() },
        }
    }
}

impl StoredSubject {
    fn subject(self) -> Result<Subject, Unreadable> {
        Ok(match self {
            Self::Lines { lines } => Subject::Lines(lines.into_iter().map(Phrase::from).collect()),
            Self::Welcome => Subject::Welcome,
            Self::GroupWelcome => Subject::GroupWelcome,
            Self::Help => Subject::Help,
            Self::Rules { topic } => Subject::Rules(topic_of(topic)?),
            Self::Languages => Subject::Languages,
            Self::Looks => Subject::Looks,
            Self::PlayOptions => Subject::PlayOptions,
            Self::Games => Subject::Games,
            Self::OpenPrivate { start } => Subject::OpenPrivate(start.start()?),
            Self::Why { game, square } => Subject::Why { game: named(&game)?, square: on(&square)? },
            Self::Topics { topics } => {
                Subject::Topics(topics.iter().map(|id| topic(id)).collect::<Result<_, _>>()?)
            }
            Self::WhyPass { game } => Subject::WhyPass(named(&game)?),
            Self::WhatIf { game, from, moves } => Subject::WhatIf(Trial {
                game: named(&game)?,
                from,
                moves: moves.iter().map(|square| on(square)).collect::<Result<_, _>>()?,
            }),
            Self::ReadBoard { game } => Subject::ReadBoard(named(&game)?),
            Self::WhichBoard { square, games } => Subject::WhichBoard {
                square: on(&square)?,
                games: games.iter().map(|game| named(game)).collect::<Result<_, _>>()?,
            },
            Self::PrivateCall { game } => Subject::PrivateCall(named(&game)?),
            Self::EndNews { game } => Subject::EndNews(named(&game)?),
        })
    }
}

impl From<&Start> for StoredStart {
    fn from(start: &Start) -> Self {
        match start {
            Start::Join(game) => Self::Join { game: game.to_string() },
            Start::Open(game) => Self::Open { game: game.to_string() },
            Start::Why(game, square) => {
                Self::Why { game: game.to_string(), square: square.map(|square| square.to_string()) }
            }
            Start::WhyPass(game) => Self::WhyPass { game: game.to_string() },
            Start::WhatIf(game) => Self::WhatIf { game: game.to_string() },
            Start::Rules(topic) => Self::Rules { topic: id_of(*topic) },
            Start::Games => Self::Games,
            Start::Call => Self::Call,
        }
    }
}

impl StoredStart {
    fn start(self) -> Result<Start, Unreadable> {
        Ok(match self {
            Self::Join { game } => Start::Join(named(&game)?),
            Self::Open { game } => Start::Open(named(&game)?),
            Self::Why { game, square } => Start::Why(named(&game)?, square.as_deref().map(on).transpose()?),
            Self::WhyPass { game } => Start::WhyPass(named(&game)?),
            Self::WhatIf { game } => Start::WhatIf(named(&game)?),
            Self::Rules { topic } => Start::Rules(topic_of(topic)?),
            Self::Games => Start::Games,
            Self::Call => Start::Call,
        })
    }
}

fn named(game: &str) -> Result<MatchId, Unreadable> {
    MatchId::from_str(game).map_err(|_| Unreadable::new("name of a game", game))
}

fn id_of(topic: Option<Topic>) -> Option<String> {
    topic.map(|topic| topic.id().to_owned())
}

fn topic_of(id: Option<String>) -> Result<Option<Topic>, Unreadable> {
    id.map(|id| topic(&id)).transpose()
}

fn topic(id: &str) -> Result<Topic, Unreadable> {
    Topic::parse(id).ok_or_else(|| Unreadable::new("topic", id))
}

fn on(square: &str) -> Result<Square, Unreadable> {
    super::rows::square(square)
}

impl From<&Phrase> for StoredPhrase {
    fn from(phrase: &Phrase) -> Self {
        let args = phrase.args.iter().map(|(name, arg)| (name.clone(), arg.into())).collect();
        Self { id: phrase.id.clone(), args }
    }
}

impl From<StoredPhrase> for Phrase {
    fn from(stored: StoredPhrase) -> Self {
        let args = stored.args.into_iter().map(|(name, arg)| (name, arg.into())).collect();
        Self { id: stored.id, args }
    }
}

impl From<&Arg> for StoredArg {
    fn from(arg: &Arg) -> Self {
        match arg {
            Arg::Number(number) => Self::Number(*number),
            Arg::Key(key) => Self::Key(key.clone()),
            Arg::Literal(text) => Self::Literal(text.clone()),
            Arg::Name(name) => Self::Name(name.clone()),
            Arg::Bot => Self::Bot,
        }
    }
}

impl From<StoredArg> for Arg {
    fn from(stored: StoredArg) -> Self {
        match stored {
            StoredArg::Number(number) => Self::Number(number),
            StoredArg::Key(key) => Self::Key(key),
            StoredArg::Literal(text) => Self::Literal(text),
            StoredArg::Name(name) => Self::Name(name),
            StoredArg::Bot => Self::Bot,
        }
    }
}
