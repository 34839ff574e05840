//! Messages as the server keeps them and as the wire shows them.

use serde_json::{Value, json};

use super::{
    chats::{Chat, ChatId, ChatKind},
    limits::keyboard::Keyboard,
    people::{ANONYMOUS_ADMIN, CHANNEL_VOICE, Person, UserId},
    state::State,
};

/// A message's number. The stand-in counts all chats together, so that a number names one message.
pub type MessageId = i64;

/// Who wrote a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Voice {
    /// The bot.
    Bot,
    /// A person.
    Person(UserId),
    /// An administrator who hides behind the group.
    AnonymousAdmin,
    /// A person who writes as a channel.
    Channel {
        /// The channel's number.
        id: ChatId,
        /// The channel's name.
        title: String,
    },
}

/// What happened, where a message tells of an event instead of carrying a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Service {
    /// The bot was added to the group.
    BotAdded,
    /// The group became this supergroup.
    MigratedTo(ChatId),
    /// The supergroup was this group.
    MigratedFrom(ChatId),
    /// A message was pinned.
    Pinned(MessageId),
}

/// A message.
#[derive(Debug, Clone, PartialEq)]
pub struct Message {
    /// Its number.
    pub id: MessageId,
    /// Where it stands.
    pub chat: ChatId,
    /// Who wrote it.
    pub from: Voice,
    /// When it was written, unix seconds.
    pub date: i64,
    /// When its text was last edited, unix seconds.
    pub edited: Option<i64>,
    /// Its text; empty for events.
    pub text: String,
    /// Formatting, in the wire's form.
    pub entities: Vec<Value>,
    /// Its buttons.
    pub keyboard: Keyboard,
    /// The message it answers.
    pub reply_to: Option<MessageId>,
    /// The thread it belongs to. In a forum a topic; in another supergroup the first message of a chain of
    /// replies.
    pub thread: Option<i64>,
    /// Whether it came without a sound.
    pub silent: bool,
    /// Its number for the bot, if it was sent by a person through an inline query and has buttons.
    pub inline_id: Option<String>,
    /// Whether a person sent it through an inline query.
    pub via_bot: bool,
    /// The event it tells of.
    pub service: Option<Service>,
    /// Whether presses no longer carry its text, as with old messages.
    pub inaccessible: bool,
}

impl Message {
    /// A message with a text and nothing else.
    pub(crate) fn new(id: MessageId, chat: ChatId, from: Voice, date: i64, text: String) -> Self {
        Self {
            id,
            chat,
            from,
            date,
            edited: None,
            text,
            entities: Vec::new(),
            keyboard: Keyboard::default(),
            reply_to: None,
            thread: None,
            silent: false,
            inline_id: None,
            via_bot: false,
            service: None,
            inaccessible: false,
        }
    }

    /// Whether the bot may edit it by chat and number.
    pub(crate) fn is_bots_own(&self) -> bool {
        self.from == Voice::Bot && self.service.is_none()
    }
}

impl State {
    /// A message as it goes over the wire, with the message it answers one level deep.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let mut wire = self.bare_json(message);
        if let Some(answered) = message.reply_to.and_then(|id| self.messages.get(&id)) {
            wire["reply_to_message"] = self.bare_json(answered);
        }
        wire
    }

    fn bare_json(&self, message: &Message) -> Value {
        let mut wire = json!({
            "message_id": message.id,
            "date": message.date,
            "chat": self.chat_json(message.chat),
        });
        self.add_sender(&mut wire, message);
        if let Some(edited) = message.edited {
            wire["edit_date"] = json!(edited);
        }
        if let Some(thread) = message.thread {
            wire["message_thread_id"] = json!(thread);
            if self.is_topic(message.chat, thread) {
                wire["is_topic_message"] = json!(true);
            }
        }
        if message.via_bot {
            wire["via_bot"] = self.bot.to_json();
        }
        if !message.text.is_empty() {
            wire["text"] = json!(message.text);
        }
        if !message.entities.is_empty() {
            wire["entities"] = json!(message.entities);
        }
        if let Some(keyboard) = message.keyboard.to_json() {
            wire["reply_markup"] = keyboard;
        }
        match &message.service {
            None => {}
            Some(Service::BotAdded) => {
                wire["new_chat_participant"] = self.bot.to_json();
                wire["new_chat_member"] = self.bot.to_json();
                wire["new_chat_members"] = json!([self.bot.to_json()]);
            }
            Some(Service::MigratedTo(chat)) => wire["migrate_to_chat_id"] = json!(chat),
            Some(Service::MigratedFrom(chat)) => wire["migrate_from_chat_id"] = json!(chat),
            Some(Service::Pinned(pinned)) => {
                if let Some(pinned) = self.messages.get(pinned) {
                    wire["pinned_message"] = self.bare_json(pinned);
                }
            }
        }
        wire
    }

    fn add_sender(&self, wire: &mut Value, message: &Message) {
        match &message.from {
            Voice::Bot => wire["from"] = self.bot.to_json(),
            Voice::Person(id) => wire["from"] = self.user_json(*id),
            Voice::AnonymousAdmin => {
                wire["from"] = json!({
                    "id": ANONYMOUS_ADMIN, "is_bot": true, "first_name": "Group", "username": "GroupAnonymousBot",
                });
                wire["sender_chat"] = self.chat_json(message.chat);
            }
            Voice::Channel { id, title } => {
                wire["from"] = json!({
                    "id": CHANNEL_VOICE, "is_bot": true, "first_name": "Channel", "username": "Channel_Bot",
                });
                wire["sender_chat"] = json!({"id": id, "title": title, "type": "channel"});
            }
        }
    }

    /// A user as the wire shows one, the bot included.
    pub(crate) fn user_json(&self, id: UserId) -> Value {
        if id == self.bot.id {
            return self.bot.to_json();
        }
        let unknown = || json!({"id": id, "is_bot": false, "first_name": ""});
        self.people.get(&id).map_or_else(unknown, Person::to_json)
    }

    /// A message that the bot can no longer read: only where it stood.
    pub(crate) fn inaccessible_json(&self, chat: ChatId, message: MessageId) -> Value {
        json!({"message_id": message, "chat": self.chat_json(chat), "date": 0})
    }

    /// Whether `thread` is one of the chat's topics.
    pub(crate) fn is_topic(&self, chat: ChatId, thread: i64) -> bool {
        self.chats.get(&chat).is_some_and(|chat| chat.topics.contains_key(&thread))
    }

    /// The thread that a person's message gets: its topic, or in other supergroups the chain it answers.
    pub(crate) fn thread_of_speech(
        &self,
        chat: &Chat,
        topic: Option<i64>,
        reply_to: Option<MessageId>,
    ) -> Option<i64> {
        if topic.is_some() {
            return topic;
        }
        let answered = reply_to.and_then(|id| self.messages.get(&id))?;
        matches!(chat.kind, ChatKind::Supergroup { .. }).then(|| answered.thread.unwrap_or(answered.id))
    }
}
