//! Making people and chats.

use super::{
    StandIn,
    chats::{ChatId, ChatKind, GENERAL_TOPIC, Standing, Topic},
    messages::{Message, MessageId, Service, Voice},
    people::{Person, UserId},
    state::State,
};

impl StandIn {
    /// A new person whose app speaks `language`, if it tells one. The private chat with the bot is not open.
    pub fn person(&self, name: &str, language: Option<&str>) -> UserId {
        self.change(|state| {
            let id = Person::nth_id(state.people.len());
            let username: String =
                name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
            let person = Person {
                id,
                first_name: name.to_owned(),
                last_name: None,
                username: (username.len() >= 4).then_some(username),
                language_code: language.map(str::to_owned),
                deactivated: false,
            };
            state.people.insert(id, person);
            state.add_chat(id, ChatKind::Private, "", Standing::Absent);
            id
        })
    }

    /// Changes a person's account, such as the name or the language.
    pub fn change_person(&self, id: UserId, change: impl FnOnce(&mut Person)) {
        self.change(|state| state.people.get_mut(&id).map(change));
    }

    /// Gives a person's app a language, or none.
    pub fn set_language(&self, id: UserId, language: Option<&str>) {
        self.change_person(id, |person| person.language_code = language.map(str::to_owned));
    }

    /// A new small group that `by` makes with the bot in it; the bot is told.
    pub fn group(&self, title: &str, by: UserId) -> ChatId {
        self.found(title, ChatKind::Group, by)
    }

    /// A new supergroup that `by` makes with the bot in it; the bot is told.
    pub fn supergroup(&self, title: &str, by: UserId) -> ChatId {
        self.found(title, ChatKind::Supergroup { forum: false }, by)
    }

    /// A new supergroup with topics that `by` makes with the bot in it; the bot is told.
    pub fn forum(&self, title: &str, by: UserId) -> ChatId {
        self.found(title, ChatKind::Supergroup { forum: true }, by)
    }

    fn found(&self, title: &str, kind: ChatKind, by: UserId) -> ChatId {
        self.change(|state| {
            let id = state.new_group_id(kind);
            state.add_chat(id, kind, title, Standing::Absent);
            if let Some(chat) = state.chats.get_mut(&id) {
                chat.members.insert(by);
                chat.administrators.insert(by);
            }
            state.let_bot_in(id, by);
            id
        })
    }

    /// A new topic of a forum; answers its thread number.
    pub fn topic(&self, forum: ChatId, name: &str) -> i64 {
        self.change(|state| {
            // A topic is named after the message that opens it; the first one is the General topic's.
            let id = state.next_message_id().max(GENERAL_TOPIC + 1);
            state.skip_messages_to(id);
            if let Some(chat) = state.chats.get_mut(&forum) {
                chat.topics.insert(id, Topic { name: name.to_owned(), closed: false });
            }
            id
        })
    }

    /// Closes a topic for ordinary members, such as the bot, or opens it again.
    pub fn close_topic(&self, forum: ChatId, thread: i64, closed: bool) {
        self.change(|state| {
            if let Some(topic) = state.chats.get_mut(&forum).and_then(|chat| chat.topics.get_mut(&thread)) {
                topic.closed = closed;
            }
        });
    }

    /// Makes the person known to the bot, as if `/start` had been pressed long ago: no message, no update.
    pub fn open(&self, person: UserId) {
        self.change(|state| {
            if let Some(chat) = state.chats.get_mut(&person) {
                chat.standing = Standing::Member;
            }
        });
    }

    /// Gives the bot another standing in a chat, as done by `by`; the bot is told.
    pub fn set_standing(&self, chat: ChatId, standing: Standing, by: UserId) {
        self.change(|state| state.move_bot(chat, standing, by));
    }

    /// Lets a person join a group without a word.
    pub fn join(&self, chat: ChatId, person: UserId) {
        self.change(|state| state.chats.get_mut(&chat).map(|chat| chat.members.insert(person)));
    }

    /// Makes a message too old to be carried along by presses.
    pub fn make_inaccessible(&self, message: MessageId) {
        self.change(|state| state.messages.get_mut(&message).map(|message| message.inaccessible = true));
    }
}

impl State {
    /// A fresh number of the right kind for a group.
    pub(crate) fn new_group_id(&self, kind: ChatKind) -> ChatId {
        let nth = i64::try_from(self.chats.len()).unwrap_or_default();
        match kind {
            ChatKind::Supergroup { .. } => -1_002_100_000_000 - nth * 1_009,
            ChatKind::Private | ChatKind::Group => -4_100_000_000 - nth * 1_009,
        }
    }

    /// Adds the bot to a group: it becomes a member, and the group is told.
    pub(crate) fn let_bot_in(&mut self, chat: ChatId, by: UserId) {
        self.move_bot(chat, Standing::Member, by);
        self.tell(chat, Voice::Person(by), Service::BotAdded);
    }

    /// Posts a message about an event.
    pub(crate) fn tell(&mut self, chat: ChatId, from: Voice, service: Service) -> MessageId {
        let id = self.next_message_id();
        let message = Message::new(id, chat, from, self.seconds(), String::new());
        self.post(Message { service: Some(service), ..message })
    }
}
