//! What is shown: text blocks and a keyboard, not yet in any language.

use crate::text::Phrase;

use super::{Action, Start};

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

impl Screen {
    /// Adds a line of text.
    pub fn line(&mut self, text: impl Into<Phrase>) -> &mut Self {
        self.blocks.push(Block::Text(text.into()));
        self
    }

    /// Adds a line that stands out.
    pub fn strong(&mut self, text: impl Into<Phrase>) -> &mut Self {
        self.blocks.push(Block::Strong(text.into()));
        self
    }

    /// Adds glyphs.
    pub fn glyphs(&mut self, glyphs: String) -> &mut Self {
        self.blocks.push(Block::Glyphs(glyphs));
        self
    }

    /// Adds an empty line.
    pub fn gap(&mut self) -> &mut Self {
        self.blocks.push(Block::Gap);
        self
    }

    /// Adds a row of buttons.
    pub fn row(&mut self, buttons: impl IntoIterator<Item = Button>) -> &mut Self {
        self.keyboard.push(buttons.into_iter().collect());
        self
    }
}

impl Button {
    /// A button with words.
    pub fn text(label: impl Into<Phrase>, action: Action) -> Self {
        Self { label: Label::Text(label.into()), does: Does::Act(action) }
    }

    /// A button with a glyph or a name.
    pub fn glyph(label: impl Into<String>, action: Action) -> Self {
        Self { label: Label::Glyph(label.into()), does: Does::Act(action) }
    }

    /// A button that opens the private chat.
    pub fn start(label: impl Into<Phrase>, start: Start) -> Self {
        Self { label: Label::Text(label.into()), does: Does::Start(start) }
    }

    /// A button that offers a link to be sent on.
    pub fn share(label: impl Into<Phrase>, start: Start) -> Self {
        Self { label: Label::Text(label.into()), does: Does::Share(start) }
    }
}
