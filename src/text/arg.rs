//! The typed arguments of messages.

use crate::reversi::{Color, Direction, Square, Squares};

use super::Name;

/// One argument of a message, in the form that travels and is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number that plurals may depend on.
    Number(i64),
    /// One of a few words that a message selects by, such as `black` or `ne`.
    Key(String),
    /// Text that is the same in every language: a square, a transcript, a link, a glyph.
    Literal(String),
    /// A player's name, isolated from the text around it.
    Name(String),
    /// The bot's own name as a player, in the reader's language.
    Bot,
}

/// A kind of argument, by which the catalogue is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgKind {
    /// [`Arg::Number`].
    Number,
    /// [`Arg::Key`], always one of these.
    Key(&'static [&'static str]),
    /// [`Arg::Literal`].
    Literal,
    /// [`Arg::Name`] or [`Arg::Bot`].
    Name,
}

/// A type that a message takes as an argument.
pub trait Argument {
    /// What it becomes.
    const KIND: ArgKind;
    /// The argument in the form that travels.
    fn into_arg(self) -> Arg;
}

/// Who is named in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person.
    Person(Name),
    /// The bot as a player.
    Bot,
}

/// Text that is the same in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Literal(pub String);

impl Argument for u32 {
    const KIND: ArgKind = ArgKind::Number;
    fn into_arg(self) -> Arg {
        Arg::Number(self.into())
    }
}

impl Argument for bool {
    const KIND: ArgKind = ArgKind::Key(&["yes", "no"]);
    fn into_arg(self) -> Arg {
        Arg::Key(if self { "yes" } else { "no" }.to_owned())
    }
}

impl Argument for Color {
    const KIND: ArgKind = ArgKind::Key(&["black", "white"]);
    fn into_arg(self) -> Arg {
        Arg::Key(match self {
            Self::Black => "black".to_owned(),
            Self::White => "white".to_owned(),
        })
    }
}

/// A side, or nobody.
impl Argument for Option<Color> {
    const KIND: ArgKind = ArgKind::Key(&["black", "white", "none"]);
    fn into_arg(self) -> Arg {
        self.map_or_else(|| Arg::Key("none".to_owned()), Argument::into_arg)
    }
}

impl Argument for Direction {
    const KIND: ArgKind = ArgKind::Key(&["n", "ne", "e", "se", "s", "sw", "w", "nw"]);
    fn into_arg(self) -> Arg {
        Arg::Key(self.key().to_owned())
    }
}

impl Argument for Square {
    const KIND: ArgKind = ArgKind::Literal;
    fn into_arg(self) -> Arg {
        Arg::Literal(self.to_string())
    }
}

/// A list of squares, in reading order and separated by commas, which all our languages share.
impl Argument for Squares {
    const KIND: ArgKind = ArgKind::Literal;
    fn into_arg(self) -> Arg {
        Arg::Literal(self.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", "))
    }
}

impl Argument for Literal {
    const KIND: ArgKind = ArgKind::Literal;
    fn into_arg(self) -> Arg {
        Arg::Literal(self.0)
    }
}

impl Argument for Who {
    const KIND: ArgKind = ArgKind::Name;
    fn into_arg(self) -> Arg {
        match self {
            Self::Person(name) => Arg::Name(name.to_string()),
            Self::Bot => Arg::Bot,
        }
    }
}
