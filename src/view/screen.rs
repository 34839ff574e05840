//! What is shown: text blocks and a keyboard, not yet in any language.

use crate::text::Phrase;

use super::Action;

/// A message to be shown: its text, block by block, and its buttons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Screen {
    /// The text, each block on a line of its own.
    pub blocks: Vec<Block>,
    /// The buttons, row by row.
    pub keyboard: Vec<Vec<Button>>,
}

/// A piece of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A message of the catalogue.
    Text(Phrase),
    /// A message that stands out.
    Strong(Phrase),
    /// A message that calls a person, whose name is in it: the first name becomes a mention.
    Call {
        /// The message.
        phrase: Phrase,
        /// Who is called.
        player: crate::play::PlayerId,
    },
    /// Glyphs that are the same in every language: a grid, a legend row.
    Glyphs(String),
    /// An empty line.
    Gap,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it says.
    pub label: Label,
    /// What it does.
    pub does: Does,
}

/// What a button says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// A message of the catalogue.
    Text(Phrase),
    /// A glyph or name that is the same in every language.
    Glyph(String),
}

/// What a button does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// Asks the bot for something.
    Act(Action),
    /// Opens the bot's private chat with something to begin there.
    Start(Start),
    /// Offers a link to be sent to a chat of the person's choice.
    Share(Start),
}

/// What a link into the private chat begins: the payload of `/start`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// Join this game.
    Join(crate::play::MatchId),
    /// Open this game.
    Open(crate::play::MatchId),
    /// Explain a square of this game, or the one last refused.
    Why(crate::play::MatchId, Option<crate::reversi::Square>),
    /// The rules.
    Rules,
    /// The list of games.
    Games,
    /// Only open the chat, so that calls can reach the person.
    Call,
}
