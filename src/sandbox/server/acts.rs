//! What people may do, as the handle offers it; `deeds` carries it out.

use std::fmt;

use super::{
    StandIn,
    chats::{ChatId, Standing},
    journal::Happening,
    messages::{MessageId, Voice},
    people::UserId,
};

/// Why a person cannot do that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ActError {
    /// There is no such chat.
    NoSuchChat(ChatId),
    /// There is no such message, or no longer.
    NoSuchMessage(MessageId),
    /// The message has no such button.
    NoSuchButton,
    /// The inline query offers no such result.
    NoSuchOffer,
    /// This needs another kind of chat.
    WrongChat(ChatId),
}

impl fmt::Display for ActError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchChat(id) => write!(out, "no chat {id}"),
            Self::NoSuchMessage(id) => write!(out, "no message {id}"),
            Self::NoSuchButton => out.write_str("no such button"),
            Self::NoSuchOffer => out.write_str("no such inline result"),
            Self::WrongChat(id) => write!(out, "not in chat {id}"),
        }
    }
}

impl std::error::Error for ActError {}

/// Something said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Speech {
    /// Who speaks.
    pub from: Voice,
    /// Where.
    pub chat: ChatId,
    /// What.
    pub text: String,
    /// The message it answers.
    pub reply_to: Option<MessageId>,
    /// The forum's topic; `None` is General.
    pub topic: Option<i64>,
}

impl Speech {
    /// A person's plain message.
    pub fn new(person: UserId, chat: ChatId, text: &str) -> Self {
        Self { from: Voice::Person(person), chat, text: text.to_owned(), reply_to: None, topic: None }
    }

    /// The same as an answer to a message.
    #[must_use]
    pub fn reply(self, to: MessageId) -> Self {
        Self { reply_to: Some(to), ..self }
    }

    /// The same in a topic of a forum.
    #[must_use]
    pub fn in_topic(self, topic: i64) -> Self {
        Self { topic: Some(topic), ..self }
    }
}

/// What pressing a button came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pressed {
    /// The bot is told; this is the query it may answer.
    Told(String),
    /// An address opens.
    Opened(String),
    /// The bot's private chat opens and gets this `/start`.
    Started(MessageId),
    /// An inline query begins with this text.
    Inline(String),
    /// This text is in the clipboard.
    Copied(String),
}

impl StandIn {
    /// A person writes; the private chat opens by it.
    ///
    /// # Errors
    ///
    /// When there is no such chat or no such message to answer.
    pub fn say(&self, person: UserId, chat: ChatId, text: &str) -> Result<MessageId, ActError> {
        self.speak(Speech::new(person, chat, text))
    }

    /// Somebody writes.
    ///
    /// # Errors
    ///
    /// When there is no such chat or no such message to answer.
    pub fn speak(&self, speech: Speech) -> Result<MessageId, ActError> {
        self.change(|state| state.speak(speech))
    }

    /// A person presses the button at a row and column, both from 0.
    ///
    /// # Errors
    ///
    /// When there is no such message or button.
    pub fn press(
        &self,
        person: UserId,
        message: MessageId,
        row: usize,
        column: usize,
    ) -> Result<Pressed, ActError> {
        self.change(|state| state.press(person, message, row, column))
    }

    /// A person presses the first button with this label.
    ///
    /// # Errors
    ///
    /// When there is no such message or button.
    pub fn press_label(&self, person: UserId, message: MessageId, label: &str) -> Result<Pressed, ActError> {
        self.change(|state| {
            let found = state.messages.get(&message).ok_or(ActError::NoSuchMessage(message))?;
            let (row, column) = found.keyboard.find(label).ok_or(ActError::NoSuchButton)?;
            state.press(person, message, row, column)
        })
    }

    /// A changed app sends any data for any message, also one that is gone. Answers the query.
    pub fn forge(&self, person: UserId, chat: ChatId, message: MessageId, data: &str) -> String {
        self.change(|state| state.tell_press(person, chat, message, data))
    }

    /// A person follows a link; one that starts the bot is followed to the private chat.
    pub fn follow(&self, person: UserId, url: &str) -> Pressed {
        self.change(|state| state.follow(person, url))
    }

    /// A person types an inline query in a chat. Answers the query.
    pub fn ask_inline(&self, person: UserId, chat: ChatId, text: &str) -> String {
        self.change(|state| state.ask_inline(person, chat, text))
    }

    /// The person who asked chooses a result of an inline query, counted from 0, and it is posted in a chat.
    ///
    /// # Errors
    ///
    /// When there is no such result (yet) or chat.
    pub fn choose(&self, query: &str, offer: usize, chat: ChatId) -> Result<MessageId, ActError> {
        self.change(|state| state.choose(query, offer, chat))
    }

    /// A person deletes a message for everybody; the bot is not told.
    ///
    /// # Errors
    ///
    /// When there is no such message.
    pub fn delete(&self, message: MessageId) -> Result<(), ActError> {
        self.change(|state| {
            let gone = state.messages.remove(&message).ok_or(ActError::NoSuchMessage(message))?;
            state.journal.saw(Happening::Deleted { chat: gone.chat, message });
            Ok(())
        })
    }

    /// A person blocks the bot.
    pub fn block(&self, person: UserId) {
        self.set_standing(person, Standing::Kicked, person);
    }

    /// A person lets the bot write again.
    pub fn unblock(&self, person: UserId) {
        self.set_standing(person, Standing::Member, person);
    }

    /// A person adds the bot to a group.
    ///
    /// # Errors
    ///
    /// When it is not a group.
    pub fn add_bot(&self, chat: ChatId, by: UserId) -> Result<(), ActError> {
        self.change(|state| {
            state.group_now(chat)?;
            state.let_bot_in(chat, by);
            Ok(())
        })
    }

    /// A person removes the bot from a group.
    ///
    /// # Errors
    ///
    /// When it is not a group.
    pub fn kick_bot(&self, chat: ChatId, by: UserId) -> Result<(), ActError> {
        self.change(|state| {
            state.group_now(chat)?;
            state.move_bot(chat, Standing::Kicked, by);
            Ok(())
        })
    }

    /// A small group becomes a supergroup: a new number, and the old messages' numbers are worth nothing.
    ///
    /// # Errors
    ///
    /// When it is not a small group.
    pub fn migrate(&self, group: ChatId, by: UserId) -> Result<ChatId, ActError> {
        self.change(|state| state.migrate(group, by))
    }
}
