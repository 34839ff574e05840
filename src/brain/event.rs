//! Everything that can happen.

use crate::play::{MatchId, PlayerId, Revision};
use crate::reversi::Square;
use crate::text::Name;
use crate::view::Action;

use super::{Chat, ChatId, InlineId, MessageId, Reminder, Spot};

/// An event with the time and the chance that the decision about it may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// What happened.
    pub event: Event,
    /// When: milliseconds since 1970, UTC.
    pub now: Millis,
    /// A random number, new for each event.
    pub chance: u64,
}

/// A point in time: milliseconds since 1970, UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Millis(pub i64);

impl Millis {
    /// This much later.
    #[must_use]
    pub const fn plus_seconds(self, seconds: i64) -> Self {
        Self(self.0 + seconds * 1000)
    }
}

/// The query of a press or of inline mode, to which exactly one answer belongs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct QueryId(pub String);

/// Who did something, as Telegram describes them now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their number.
    pub id: PlayerId,
    /// Their name, fit to be shown.
    pub name: Name,
    /// Their user name without the @, if they have one.
    pub username: Option<String>,
    /// The language code of their client, if it sends one.
    pub language: Option<String>,
    /// Whether they may take a seat: not a bot, not a channel, not an anonymous administrator.
    pub may_play: bool,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A command, such as `/move d3`.
    Command {
        /// Who wrote it.
        from: Person,
        /// Where.
        chat: Chat,
        /// The message itself.
        message: MessageId,
        /// The command's word in lower case, without slash and bot name.
        word: String,
        /// The rest of the line, trimmed.
        rest: String,
        /// Whether the command named this bot (`/move@bot`).
        addressed: bool,
        /// What it replies to.
        reply: Option<Reply>,
    },
    /// Any other text.
    Said {
        /// Who wrote it.
        from: Person,
        /// Where.
        chat: Chat,
        /// The message itself.
        message: MessageId,
        /// What they wrote.
        text: String,
        /// What it replies to.
        reply: Option<Reply>,
    },
    /// A button was pressed.
    Pressed {
        /// By whom.
        from: Person,
        /// On which message.
        spot: Spot,
        /// The query to answer.
        query: QueryId,
        /// What the button means; absent when its data cannot be read.
        action: Option<Action>,
    },
    /// Somebody types the bot's name in any chat.
    Asked {
        /// Who.
        from: Person,
        /// The query to answer.
        query: QueryId,
        /// What follows the bot's name.
        text: String,
    },
    /// A challenge was posted through inline mode.
    Posted {
        /// By whom.
        from: Person,
        /// Which challenge.
        game: MatchId,
        /// The message.
        inline: InlineId,
    },
    /// The bot was let into a chat, thrown out, blocked or unblocked.
    Membership {
        /// By whom.
        from: Person,
        /// Where.
        chat: Chat,
        /// Whether the bot may write there now.
        present: bool,
    },
    /// A group became a supergroup with another number.
    Migrated {
        /// The old number.
        from: ChatId,
        /// The new number.
        to: ChatId,
    },
    /// The bot has thought of a move.
    Thought {
        /// In which game.
        game: MatchId,
        /// At which revision.
        at: Revision,
        /// The move.
        square: Square,
    },
    /// A reminder has come due.
    Due(Reminder),
}

/// The message that another replies to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The message.
    pub message: MessageId,
    /// Who wrote it; absent when it was the bot itself.
    pub author: Option<Person>,
}

impl Event {
    /// Who caused the event, if a person did.
    pub const fn person(&self) -> Option<&Person> {
        match self {
            Self::Command { from, .. }
            | Self::Said { from, .. }
            | Self::Pressed { from, .. }
            | Self::Asked { from, .. }
            | Self::Posted { from, .. }
            | Self::Membership { from, .. } => Some(from),
            Self::Migrated { .. } | Self::Thought { .. } | Self::Due(_) => None,
        }
    }

    /// The chat where it happened, if the bot can see one.
    pub const fn chat(&self) -> Option<Chat> {
        match self {
            Self::Command { chat, .. }
            | Self::Said { chat, .. }
            | Self::Membership { chat, .. }
            | Self::Pressed { spot: Spot::Message { chat, .. }, .. } => Some(*chat),
            Self::Pressed { spot: Spot::Inline(_), .. }
            | Self::Asked { .. }
            | Self::Posted { .. }
            | Self::Migrated { .. }
            | Self::Thought { .. }
            | Self::Due(_) => None,
        }
    }
}
