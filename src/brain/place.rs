//! Where things are shown.

/// A chat, by Telegram's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChatId(pub i64);

/// A message in a chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MessageId(pub i32);

/// A message that was posted through inline mode, which has no chat that the bot can see.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InlineId(pub String);

/// A topic of a forum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TopicId(pub i32);

/// What kind of chat it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChatKind {
    /// One person and the bot.
    Private,
    /// A group of either kind.
    Group,
    /// A channel, where the bot does nothing.
    Channel,
}

/// Where an event happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chat {
    /// Its number.
    pub id: ChatId,
    /// Its kind.
    pub kind: ChatKind,
    /// The topic, in a forum other than its General topic.
    pub topic: Option<TopicId>,
}

/// Where a game hangs: a logical place, of which the store knows the message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// A chat, or a topic of it.
    Chat {
        /// The chat.
        chat: ChatId,
        /// The topic, if any.
        topic: Option<TopicId>,
    },
    /// A message posted through inline mode.
    Inline(InlineId),
}

impl Place {
    /// The chat, unless the place is an inline message.
    pub const fn chat(&self) -> Option<ChatId> {
        match self {
            Self::Chat { chat, .. } => Some(*chat),
            Self::Inline(_) => None,
        }
    }

    /// Whether this is a person's private chat: Telegram gives it the person's own number, and groups negative ones.
    pub fn is_private_of(&self, player: crate::play::PlayerId) -> bool {
        self.chat().is_some_and(|chat| chat.0 == player.0)
    }

    /// Whether this is anybody's private chat.
    pub fn is_private(&self) -> bool {
        self.chat().is_some_and(|chat| chat.0 > 0)
    }
}

impl From<Chat> for Place {
    fn from(chat: Chat) -> Self {
        Self::Chat { chat: chat.id, topic: chat.topic }
    }
}

/// One message that exists.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// In a chat.
    Message {
        /// The chat.
        chat: Chat,
        /// The message.
        message: MessageId,
    },
    /// Posted through inline mode.
    Inline(InlineId),
}

impl Spot {
    /// The place of this message.
    pub fn place(&self) -> Place {
        match self {
            Self::Message { chat, .. } => (*chat).into(),
            Self::Inline(id) => Place::Inline(id.clone()),
        }
    }
}
