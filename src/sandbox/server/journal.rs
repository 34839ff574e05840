//! Everything that happened: the calls of the bot, and what people saw.

use serde_json::Value;

use super::{
    chats::ChatId,
    faults::Fault,
    messages::{Message, MessageId},
    people::UserId,
    refusal::Refusal,
};

/// How a call ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Under way, such as a waiting `getUpdates`; or the client went away before the answer.
    Open,
    /// Done.
    Done,
    /// Refused.
    Refused(Refusal),
    /// Went wrong on request.
    Failed(Fault),
    /// Went wrong on request, but was carried out later, with this result.
    CarriedOutLate(Result<(), Refusal>),
}

/// A call of the bot.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    /// The method, in small letters.
    pub method: String,
    /// Its parameters.
    pub params: Value,
    /// How it ended.
    pub outcome: Outcome,
}

/// A result that an inline query offers.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer {
    /// The bot's name for it.
    pub id: String,
    /// What people read.
    pub title: String,
    /// The line below.
    pub description: String,
    pub(crate) text: String,
    pub(crate) entities: Vec<Value>,
    pub(crate) keyboard: super::limits::keyboard::Keyboard,
}

/// Something that people can see.
#[derive(Debug, Clone, PartialEq)]
pub enum Happening {
    /// A message appeared.
    Shown(Message),
    /// A message changed; this is how it looks now.
    Edited(Message),
    /// A message vanished.
    Deleted {
        /// Where it stood.
        chat: ChatId,
        /// Its number.
        message: MessageId,
    },
    /// A press was answered.
    Answered {
        /// Who had pressed.
        person: UserId,
        /// What the person reads; empty when only the waiting sign ends.
        text: String,
        /// Whether it must be closed by hand.
        alert: bool,
        /// The address that opens.
        url: Option<String>,
    },
    /// An inline query was answered.
    Offered {
        /// Who had asked.
        person: UserId,
        /// What was asked.
        query: String,
        /// What may be chosen.
        offers: Vec<Offer>,
        /// The button above the offers: its text and the payload it starts the bot with.
        button: Option<(String, String)>,
    },
    /// A group became a supergroup.
    Migrated {
        /// The group.
        from: ChatId,
        /// The supergroup.
        to: ChatId,
    },
    /// The bot left a chat.
    Left {
        /// The chat.
        chat: ChatId,
    },
}

/// The record.
#[derive(Debug, Default)]
pub(crate) struct Journal {
    pub(crate) requests: Vec<Request>,
    pub(crate) happenings: Vec<Happening>,
}

impl Journal {
    /// Notes a call and answers its place.
    pub(crate) fn open(&mut self, method: &str, params: Value) -> usize {
        self.requests.push(Request { method: method.to_owned(), params, outcome: Outcome::Open });
        self.requests.len() - 1
    }

    pub(crate) fn close(&mut self, place: usize, outcome: Outcome) {
        if let Some(request) = self.requests.get_mut(place) {
            request.outcome = outcome;
        }
    }

    pub(crate) fn saw(&mut self, happening: Happening) {
        self.happenings.push(happening);
    }
}
