//! What people's acts change, and what the bot is told of them.

use serde_json::json;

use super::{
    acts::{ActError, Pressed, Speech},
    chats::{ChatId, ChatKind, Standing},
    journal::Happening,
    limits::{keyboard::Deed, links::StartLink, text},
    messages::{Message, MessageId, Service, Voice},
    people::UserId,
    queue::lifetime,
    state::{InlineQuery, OpenPress, State},
};

impl State {
    /// Whether this is a group that people can still act in.
    pub(super) fn group_now(&self, chat: ChatId) -> Result<(), ActError> {
        let chat = self.chats.get(&chat).ok_or(ActError::NoSuchChat(chat))?;
        if chat.is_private() || chat.migrated_to.is_some() {
            return Err(ActError::WrongChat(chat.id));
        }
        Ok(())
    }

    pub(super) fn speak(&mut self, speech: Speech) -> Result<MessageId, ActError> {
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

    pub(super) fn press(
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

    pub(super) fn tell_press(&mut self, person: UserId, chat: ChatId, id: MessageId, data: &str) -> String {
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

    pub(super) fn ask_inline(&mut self, person: UserId, chat: ChatId, text: &str) -> String {
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

    pub(super) fn choose(
        &mut self,
        query_id: &str,
        offer: usize,
        chat: ChatId,
    ) -> Result<MessageId, ActError> {
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

    pub(super) fn migrate(&mut self, group: ChatId, by: UserId) -> Result<ChatId, ActError> {
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
