//! Who speaks where, and what a line makes them do.

use std::collections::BTreeMap;

use super::{
    board,
    line::{BadLine, Line, Order},
    paint::{opened, person_name},
    words::Words,
};
use crate::sandbox::server::{
    ActError, ChatId, ChatKind, MessageId, Pressed, Speech, StandIn, UserId, Voice,
};

/// What is left to do after a line, apart from waiting for the bot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// Nothing; these lines may be printed first.
    Settle(String),
    /// Once the bot has answered this inline query, choose the result with this number, counted from 1.
    Choose {
        /// The query.
        query: String,
        /// The result.
        number: usize,
    },
    /// Kill the bot and start it again.
    Restart,
    /// Move the clock on by so many milliseconds.
    Clock(i64),
}

/// Why a line could not be followed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// It was not understood.
    NotUnderstood(String),
    /// No button says this.
    NoSuchButton(String),
    /// There is no such message.
    NoSuchMessage(MessageId),
    /// The inline query offers no such result.
    NoSuchResult(usize),
    /// This is done in a group.
    OnlyInAGroup,
    /// Only a small group becomes a supergroup.
    OnlyASmallGroup,
    /// This group has no topics.
    NoTopics(String),
}

impl Trouble {
    /// One clear sentence.
    pub fn sentence(&self, words: &impl Words) -> String {
        match self {
            Self::NotUnderstood(line) => words.not_understood(line),
            Self::NoSuchButton(label) => words.no_such_button(label),
            Self::NoSuchMessage(number) => words.no_such_message(*number),
            Self::NoSuchResult(number) => words.no_such_result(*number),
            Self::OnlyInAGroup => words.only_in_a_group(),
            Self::OnlyASmallGroup => words.only_a_small_group(),
            Self::NoTopics(group) => words.no_topics(group),
        }
    }
}

impl From<BadLine> for Trouble {
    fn from(BadLine(line): BadLine) -> Self {
        Self::NotUnderstood(line)
    }
}

/// A place to speak.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Place {
    Private,
    Group { name: String, topic: Option<String> },
}

/// The people and groups of one run, and who speaks where.
pub struct Session {
    stand_in: StandIn,
    language: Option<String>,
    people: BTreeMap<String, UserId>,
    groups: BTreeMap<String, ChatId>,
    topics: BTreeMap<(String, String), i64>,
    speaker: String,
    place: Place,
}

impl Session {
    /// Begins with one person, `speaker`, in the private chat. People speak `language` unless told otherwise.
    pub fn new(stand_in: StandIn, speaker: &str, language: Option<String>) -> Self {
        let mut session = Self {
            stand_in,
            language,
            people: BTreeMap::new(),
            groups: BTreeMap::new(),
            topics: BTreeMap::new(),
            speaker: String::new(),
            place: Place::Private,
        };
        session.turn_to(speaker, None);
        session
    }

    /// Who speaks where, as a prompt.
    pub fn prompt(&self) -> String {
        match &self.place {
            Place::Private => format!("@{}> ", self.speaker),
            Place::Group { name, topic: None } => format!("@{} ~{name}> ", self.speaker),
            Place::Group { name, topic: Some(topic) } => format!("@{} ~{name}/{topic}> ", self.speaker),
        }
    }

    /// Does what a line says, but for what only the bot's keeper can do.
    ///
    /// # Errors
    ///
    /// [`Trouble`] when the line asks for something that is not there.
    pub fn follow(&mut self, line: Line, words: &impl Words) -> Result<Next, Trouble> {
        match line {
            Line::Nothing => {}
            Line::Say { text, reply_to } => self.say(text, reply_to)?,
            Line::Press { label, on } => return self.press(&label, on),
            Line::Person { name, language } => self.turn_to(&name, language),
            Line::Group { name, topic } => self.go_to(name, topic)?,
            Line::Private => self.place = Place::Private,
            Line::Ask { text, choose } => {
                let query = self.stand_in.ask_inline(self.person(), self.chat(), &text);
                if let Some(number) = choose {
                    return Ok(Next::Choose { query, number });
                }
            }
            Line::Order(order) => return self.order(&order, words),
        }
        Ok(Next::Settle(String::new()))
    }

    /// Posts a result of an inline query, counted from 1, in the current chat.
    ///
    /// # Errors
    ///
    /// [`Trouble::NoSuchResult`] when the bot offered no such result.
    pub fn choose(&self, query: &str, number: usize) -> Result<(), Trouble> {
        let chosen = self.stand_in.choose(query, number.saturating_sub(1), self.chat());
        chosen.map(|_| ()).map_err(|_| Trouble::NoSuchResult(number))
    }

    fn person(&self) -> UserId {
        self.people.get(&self.speaker).copied().unwrap_or_default()
    }

    /// The current chat; a private chat has the person's number.
    fn chat(&self) -> ChatId {
        match &self.place {
            Place::Private => self.person(),
            Place::Group { name, .. } => self.groups.get(name).copied().unwrap_or_default(),
        }
    }

    fn group(&self) -> Result<ChatId, Trouble> {
        if self.place == Place::Private { Err(Trouble::OnlyInAGroup) } else { Ok(self.chat()) }
    }

    fn topic(&self) -> Option<i64> {
        match &self.place {
            Place::Group { name, topic: Some(topic) } => {
                self.topics.get(&(name.clone(), topic.clone())).copied()
            }
            Place::Group { .. } | Place::Private => None,
        }
    }

    fn turn_to(&mut self, name: &str, language: Option<String>) {
        name.clone_into(&mut self.speaker);
        if let Some(&id) = self.people.get(name) {
            if let Some(language) = language {
                self.stand_in.set_language(id, Some(&language));
            }
        } else {
            let language = language.or_else(|| self.language.clone());
            self.people.insert(name.to_owned(), self.stand_in.person(name, language.as_deref()));
        }
    }

    fn go_to(&mut self, name: String, topic: Option<String>) -> Result<(), Trouble> {
        let person = self.person();
        let group = match self.groups.get(&name) {
            Some(&group) => group,
            None if topic.is_some() => self.stand_in.forum(&name, person),
            None => self.stand_in.group(&name, person),
        };
        self.groups.insert(name.clone(), group);
        if let Some(topic) = &topic {
            let kind = self.stand_in.read(|state| state.chats().get(&group).map(|chat| chat.kind));
            if kind != Some(ChatKind::Supergroup { forum: true }) {
                return Err(Trouble::NoTopics(name));
            }
            let stand_in = &self.stand_in;
            self.topics.entry((name.clone(), topic.clone())).or_insert_with(|| stand_in.topic(group, topic));
        }
        self.place = Place::Group { name, topic };
        Ok(())
    }

    fn say(&self, text: String, reply_to: Option<MessageId>) -> Result<(), Trouble> {
        let speech = Speech {
            from: Voice::Person(self.person()),
            chat: self.chat(),
            text,
            reply_to,
            topic: self.topic(),
        };
        self.stand_in.speak(speech).map(|_| ()).map_err(|error| match error {
            ActError::NoSuchMessage(number) => Trouble::NoSuchMessage(number),
            ActError::NoSuchChat(_)
            | ActError::NoSuchButton
            | ActError::NoSuchOffer
            | ActError::WrongChat(_) => Trouble::OnlyInAGroup,
        })
    }

    fn press(&self, label: &str, on: Option<MessageId>) -> Result<Next, Trouble> {
        let candidates = match on {
            Some(number) => {
                vec![self.stand_in.message(number).ok_or(Trouble::NoSuchMessage(number))?]
            }
            None => self.stand_in.messages(self.chat()),
        };
        let found = candidates.iter().rev().find_map(|message| {
            board::find(&message.keyboard, label).map(|(row, column)| (message.id, row, column))
        });
        let missing = || Trouble::NoSuchButton(label.to_owned());
        let (message, row, column) = found.ok_or_else(missing)?;
        let person = self.person();
        let pressed = self.stand_in.press(person, message, row, column).map_err(|_| missing())?;
        let name = self.stand_in.read(|state| person_name(state, person));
        Ok(Next::Settle(match pressed {
            Pressed::Told(_) | Pressed::Started(_) => String::new(),
            Pressed::Opened(url) => opened(&name, &url),
            Pressed::Copied(text) => format!("{name} 📋 {text}\n"),
            Pressed::Inline(text) => {
                self.stand_in.ask_inline(person, self.chat(), &text);
                String::new()
            }
        }))
    }

    fn order(&mut self, order: &Order, words: &impl Words) -> Result<Next, Trouble> {
        let person = self.person();
        match *order {
            Order::Restart => return Ok(Next::Restart),
            Order::Clock(span) => return Ok(Next::Clock(span)),
            Order::Help => return Ok(Next::Settle(words.help())),
            Order::Fail { fault, calls } => self.stand_in.fail(fault, calls),
            Order::Duplicate { updates } => self.stand_in.duplicate(updates),
            Order::Block => self.stand_in.block(person),
            Order::Unblock => self.stand_in.unblock(person),
            Order::Kick => {
                self.stand_in.kick_bot(self.group()?, person).map_err(|_| Trouble::OnlyInAGroup)?;
            }
            Order::Add => {
                self.stand_in.add_bot(self.group()?, person).map_err(|_| Trouble::OnlyInAGroup)?;
            }
            Order::Migrate => self.migrate(person)?,
            Order::Delete(number) => {
                self.stand_in.delete(number).map_err(|_| Trouble::NoSuchMessage(number))?;
            }
        }
        Ok(Next::Settle(String::new()))
    }

    fn migrate(&mut self, by: UserId) -> Result<(), Trouble> {
        let group = self.group()?;
        let new = self.stand_in.migrate(group, by).map_err(|_| Trouble::OnlyASmallGroup)?;
        if let Place::Group { name, .. } = &self.place {
            self.groups.insert(name.clone(), new);
        }
        Ok(())
    }
}
