//! One event under decision: what is known, and the decision as it grows.

use crate::play::{Change, Match, PlayerId};
use crate::text::{Message, Phrase, REFERENCE};
use crate::view::Start;

use super::{
    Answer, Chat, ChatKind, ChatProfile, Decision, Desk, Effect, Envelope, Event, MessageId, Millis, Place,
    Profile, QueryId, Reach, Snapshot, Spot, Subject, Write,
};

/// One event under decision.
pub(super) struct Case<'a> {
    pub(super) desk: &'a Desk,
    pub(super) known: &'a Snapshot,
    pub(super) now: Millis,
    pub(super) chance: u64,
    /// The person of the event as they are from now on.
    pub(super) actor: Option<Profile>,
    /// The group of the event as it is from now on.
    pub(super) group: Option<ChatProfile>,
    pub(super) decision: Decision,
}

/// Who asked for something, and so where the answer goes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Asker<'a> {
    /// A press: the answer is a toast, an alert, or the private chat.
    Press { query: &'a QueryId, spot: &'a Spot },
    /// A command or a typed square: the answer is a message.
    Line { chat: Chat, message: MessageId },
}

impl Asker<'_> {
    /// Where the asking happened.
    pub(super) fn place(&self) -> Place {
        match self {
            Self::Press { spot, .. } => spot.place(),
            Self::Line { chat, .. } => (*chat).into(),
        }
    }
}

impl<'a> Case<'a> {
    pub(super) fn new(desk: &'a Desk, known: &'a Snapshot, envelope: &Envelope) -> Self {
        let mut case = Self {
            desk,
            known,
            now: envelope.now,
            chance: envelope.chance,
            actor: None,
            group: None,
            decision: Decision::default(),
        };
        case.meet(&envelope.event);
        case
    }

    /// Writes down what the event tells about its person and its chat.
    fn meet(&mut self, event: &Event) {
        let chat = event.chat();
        if let Some(person) = event.person() {
            let old = self.known.player.as_ref();
            let mut profile = old.cloned().unwrap_or_else(|| Profile::new(person.id, person.name.clone()));
            profile.name = person.name.clone();
            profile.username.clone_from(&person.username);
            if person.language.is_some() {
                profile.client_language.clone_from(&person.language);
            }
            if chat.is_some_and(|chat| chat.kind == ChatKind::Private) {
                let present = !matches!(event, Event::Membership { present: false, .. });
                profile.reach = if present { Reach::Open } else { Reach::Blocked };
            }
            if person.may_play && old != Some(&profile) {
                self.write(Write::Player(profile.clone()));
            }
            self.actor = Some(profile);
        }
        if let Some(chat) = chat.filter(|chat| chat.kind == ChatKind::Group) {
            let old = self.known.chat.as_ref();
            let mut group = old.cloned().unwrap_or_else(|| self.new_group(chat));
            group.present = !matches!(event, Event::Membership { present: false, .. });
            if old != Some(&group) {
                self.write(Write::Chat(group.clone()));
            }
            self.group = Some(group);
        }
    }

    /// A group met for the first time speaks the language of the person who brought the bot in or called it first,
    /// until somebody chooses another: they share it more likely than English.
    fn new_group(&self, chat: Chat) -> ChatProfile {
        let spoken = self.desk.locale(self.actor.as_ref(), None);
        let language = (spoken != REFERENCE).then_some(spoken);
        ChatProfile { language, ..ChatProfile::new(chat.id, chat.kind) }
    }

    pub(super) fn write(&mut self, write: Write) {
        self.decision.writes.push(write);
    }

    pub(super) fn effect(&mut self, effect: Effect) {
        self.decision.effects.push(effect);
    }

    /// The language in which the person of the event is answered.
    pub(super) fn locale(&self) -> String {
        self.desk.locale(self.actor.as_ref(), self.group.as_ref())
    }

    /// A fair coin, independent of the numbers drawn for names.
    pub(super) const fn coin(&self) -> bool {
        self.chance & 1 == 1
    }

    /// Writes down a changed game, or says why not.
    ///
    /// Gives the game after the change.
    pub(super) fn change(
        &mut self,
        game: &Match,
        by: Option<PlayerId>,
        change: impl FnOnce(&mut Match) -> Change,
    ) -> Result<Match, crate::play::Refusal> {
        let mut next = game.clone();
        let happening = change(&mut next)?;
        self.write(Write::Update { game: next.clone(), was: game.revision, happening, by });
        Ok(next)
    }

    pub(super) fn answer(&mut self, query: &QueryId, answer: Answer) {
        let locale = self.locale();
        self.effect(Effect::Answer { query: query.clone(), locale, answer });
    }

    /// Confirms what was asked for: a toast for a press, nothing for a line, whose effect is visible.
    pub(super) fn confirm(&mut self, asker: Asker<'_>, toast: Option<Message>) {
        if let Asker::Press { query, .. } = asker {
            self.answer(query, toast.map_or(Answer::Quiet, |toast| Answer::Toast(toast.into())));
        }
    }

    /// Explains why not: an alert for a press, a reply for a line.
    pub(super) fn explain(&mut self, asker: Asker<'_>, why: impl Into<Phrase>) {
        match asker {
            Asker::Press { query, .. } => self.answer(query, Answer::Alert(why.into())),
            Asker::Line { .. } => self.reply(asker, Subject::Lines(vec![why.into()])),
        }
    }

    /// Says something new: in reply to a line, or below the message that was pressed.
    pub(super) fn reply(&mut self, asker: Asker<'_>, subject: Subject) {
        let reply = match asker {
            Asker::Line { chat, message } if chat.kind == ChatKind::Group => Some(message),
            Asker::Line { .. } | Asker::Press { .. } => None,
        };
        let place = asker.place();
        let silent = !place.is_private();
        self.effect(Effect::Say { place, reply, subject, silent });
    }

    /// Answers at length: here in a private chat, else in the asker's own, where `start` begins the same.
    pub(super) fn tell_privately(&mut self, asker: Asker<'_>, subject: Subject, start: Start) {
        match asker {
            _ if asker.place().is_private() => {
                self.confirm(asker, None);
                self.reply(asker, subject);
            }
            Asker::Press { query, .. } => self.answer(query, Answer::Open(start)),
            Asker::Line { .. } => self.reply(asker, Subject::OpenPrivate(start)),
        }
    }

    /// Draws something else on the message that was pressed; for a line, says it anew.
    pub(super) fn turn(&mut self, asker: Asker<'_>, subject: Subject) {
        match asker {
            Asker::Press { spot, .. } => self.effect(Effect::Turn { spot: spot.clone(), subject }),
            Asker::Line { .. } => self.reply(asker, subject),
        }
    }
}

impl Profile {
    /// A person never seen before.
    pub fn new(id: PlayerId, name: crate::text::Name) -> Self {
        Self {
            id,
            name,
            username: None,
            language: None,
            client_language: None,
            looks: super::Looks::default(),
            finished: 0,
            reach: Reach::Unopened,
            called_at: None,
        }
    }
}

impl ChatProfile {
    /// A chat never seen before.
    pub fn new(id: super::ChatId, kind: ChatKind) -> Self {
        Self { id, kind, language: None, looks: super::Looks::default(), present: true }
    }
}
