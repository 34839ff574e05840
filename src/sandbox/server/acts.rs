//! What people do.

use std::fmt;

use serde_json::json;

use super::{
    StandIn,
    chats::{ChatId, ChatKind, Standing},
    journal::Happening,
    limits::{keyboard::Deed, links::StartLink, text},
    messages::{Message, MessageId, Service, Voice},
    people::UserId,
    queue::lifetime,
    state::{InlineQuery, OpenPress, State},
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

impl State {
    fn group_now(&self, chat: ChatId) -> Result<(), ActError> {
        let chat = self.chats.get(&chat).ok_or(ActError::NoSuchChat(chat))?;
        if chat.is_private() || chat.migrated_to.is_some() {
            return Err(ActError::WrongChat(chat.id));
        }
        Ok(())
    }

    fn speak(&mut self, speech: Speech) -> Result<MessageId, ActError> {
        let Speech { from, chat: chat_id, text: said, reply_to, topic } = speech;
        if let Some(answered) = reply_to.filter(|id| !self.messages.contains_key(id)) {
            return Err(ActError::NoSuchMessage(answered));
        }
        let chat = self.chats.get_mut(&chat_id).ok_or(ActError::NoSuchChat(chat_id))?;
        if chat.migrated_to.is_some() {
            return Err(ActError::WrongChat(chat_id));
        }
        if let Voice::Person(person) = from {
            if chat.is_private() {
                self.reopen(person);
            } else {
                chat.members.insert(person);
            }
        }
        let thread = self.chats.get(&chat_id).and_then(|chat| self.thread_of_speech(chat, topic, reply_to));
        let id = self.next_message_id();
        let entities = text::found_entities(&said);
        let message = Message::new(id, chat_id, from, self.seconds(), said);
        Ok(self.post(Message { entities, reply_to, thread, ..message }))
    }

    /// Writing to the bot opens the private chat, and takes a block away.
    fn reopen(&mut self, person: UserId) {
        let standing = self.chats.get(&person).map(|chat| chat.standing);
        if standing == Some(Standing::Kicked) {
            self.move_bot(person, Standing::Member, person);
        } else if let Some(chat) = self.chats.get_mut(&person) {
            chat.standing = Standing::Member;
        }
    }

    fn press(
        &mut self,
        person: UserId,
        id: MessageId,
        row: usize,
        column: usize,
    ) -> Result<Pressed, ActError> {
        let message = self.messages.get(&id).ok_or(ActError::NoSuchMessage(id))?;
        let chat = message.chat;
        let deed = message.keyboard.button(row, column).ok_or(ActError::NoSuchButton)?.deed.clone();
        Ok(match deed {
            Deed::Callback(data) => Pressed::Told(self.tell_press(person, chat, id, &data)),
            Deed::Url(url) => self.follow(person, &url),
            Deed::SwitchInline(text) | Deed::SwitchInlineHere(text) => Pressed::Inline(text),
            Deed::Copy(text) => Pressed::Copied(text),
        })
    }

    fn tell_press(&mut self, person: UserId, chat: ChatId, id: MessageId, data: &str) -> String {
        let query = self.next_query_id();
        let mut body = json!({
            "id": query,
            "from": self.user_json(person),
            "chat_instance": (-7_000_000_000_000_000_000_i64).wrapping_add(chat).to_string(),
            "data": data,
        });
        match self.messages.get(&id).filter(|message| message.chat == chat) {
            Some(message) if message.inline_id.is_some() => {
                body["inline_message_id"] = json!(message.inline_id);
            }
            Some(message) if !message.inaccessible => body["message"] = self.message_json(message),
            _ => body["message"] = self.inaccessible_json(chat, id),
        }
        self.presses.insert(query.clone(), OpenPress { person, at: self.now });
        self.queue.push("callback_query", body, self.now + lifetime::CALLBACK);
        query
    }

    /// Follows a link as an app does.
    pub(crate) fn follow(&mut self, person: UserId, url: &str) -> Pressed {
        match StartLink::read(url, &self.bot.username).filter(StartLink::is_valid) {
            None => Pressed::Opened(url.to_owned()),
            Some(link) => {
                match self.speak(Speech::new(person, person, &format!("/start {}", link.payload))) {
                    Ok(message) => Pressed::Started(message),
                    Err(_) => Pressed::Opened(url.to_owned()),
                }
            }
        }
    }

    fn ask_inline(&mut self, person: UserId, chat: ChatId, text: &str) -> String {
        let id = self.next_query_id();
        let chat_type = match self.chats.get(&chat).map(|chat| chat.kind) {
            Some(ChatKind::Private) | None => "sender",
            Some(ChatKind::Group) => "group",
            Some(ChatKind::Supergroup { .. }) => "supergroup",
        };
        let body = json!({
            "id": id,
            "from": self.user_json(person),
            "chat_type": chat_type,
            "query": text,
            "offset": "",
        });
        let query = InlineQuery { person, text: text.to_owned(), at: self.now, offers: None };
        self.inline_queries.insert(id.clone(), query);
        self.queue.push("inline_query", body, self.now + lifetime::INLINE_QUERY);
        id
    }

    fn choose(&mut self, query_id: &str, offer: usize, chat: ChatId) -> Result<MessageId, ActError> {
        let query = self.inline_queries.get(query_id).cloned().ok_or(ActError::NoSuchOffer)?;
        let offers = query.offers.unwrap_or_default();
        let offer = offers.get(offer).cloned().ok_or(ActError::NoSuchOffer)?;
        if !self.chats.contains_key(&chat) {
            return Err(ActError::NoSuchChat(chat));
        }
        let id = self.next_message_id();
        // Without buttons the bot gets no number to edit the message by.
        let inline_id = (!offer.keyboard.is_empty()).then(|| format!("AgAAAInline{id:06}"));
        let message = Message::new(id, chat, Voice::Person(query.person), self.seconds(), offer.text);
        let message = Message {
            entities: offer.entities,
            keyboard: offer.keyboard,
            inline_id: inline_id.clone(),
            via_bot: true,
            ..message
        };
        if self.inline_feedback {
            let mut body = json!({
                "from": self.user_json(query.person),
                "query": query.text,
                "result_id": offer.id,
            });
            if let Some(inline_id) = inline_id {
                body["inline_message_id"] = json!(inline_id);
            }
            self.queue.push("chosen_inline_result", body, self.now + lifetime::CHOSEN_RESULT);
        }
        Ok(self.post(message))
    }

    fn migrate(&mut self, group: ChatId, by: UserId) -> Result<ChatId, ActError> {
        let chat = self.chats.get(&group).ok_or(ActError::NoSuchChat(group))?;
        if chat.kind != ChatKind::Group || chat.migrated_to.is_some() {
            return Err(ActError::WrongChat(group));
        }
        let kind = ChatKind::Supergroup { forum: false };
        let to = self.new_group_id(kind);
        let mut new = chat.clone();
        new.id = to;
        new.kind = kind;
        self.chats.insert(to, new);
        self.messages.retain(|_, message| message.chat != group);
        self.journal.saw(Happening::Migrated { from: group, to });
        self.tell(group, Voice::Person(by), Service::MigratedTo(to));
        if let Some(old) = self.chats.get_mut(&group) {
            old.migrated_to = Some(to);
        }
        self.tell(to, Voice::AnonymousAdmin, Service::MigratedFrom(group));
        Ok(to)
    }
}
