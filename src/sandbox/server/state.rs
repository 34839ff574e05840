//! All that the stand-in knows, behind one lock.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Options,
    chats::{Chat, ChatId, ChatKind, Standing},
    faults::Faults,
    journal::{Happening, Journal, Offer, Outcome, Request},
    limits::text,
    messages::{Message, MessageId, Voice},
    methods,
    people::{BotAccount, Person, UserId},
    profile::Profile,
    queue::{Queue, lifetime},
};

/// The first update's number; Telegram starts anywhere.
pub(super) const FIRST_UPDATE: i64 = 684_310_001;
/// The first press's number.
const FIRST_QUERY: i64 = 4_382_650_190_000_000_001;

/// A press that waits for its answer.
#[derive(Debug, Clone)]
pub(crate) struct OpenPress {
    pub(crate) person: UserId,
    pub(crate) at: i64,
}

/// An inline query.
#[derive(Debug, Clone)]
pub(crate) struct InlineQuery {
    pub(crate) person: UserId,
    pub(crate) text: String,
    pub(crate) at: i64,
    /// What the bot answered; `None` while it has not.
    pub(crate) offers: Option<Vec<Offer>>,
}

/// The long poll.
#[derive(Debug, Default)]
pub(crate) struct Poll {
    /// Counts the calls of `getUpdates`; only the newest may wait.
    pub(crate) newest: u64,
    /// Whether the newest waits for updates.
    pub(crate) parked: bool,
    /// Whether a webhook ended the newest.
    pub(crate) ended_by_webhook: bool,
}

/// Everything the stand-in knows.
#[derive(Debug)]
pub struct State {
    pub(crate) now: i64,
    pub(crate) token: String,
    pub(crate) bot: BotAccount,
    pub(crate) inline_feedback: bool,
    pub(crate) people: BTreeMap<UserId, Person>,
    pub(crate) chats: BTreeMap<ChatId, Chat>,
    pub(crate) messages: BTreeMap<MessageId, Message>,
    pub(crate) presses: BTreeMap<String, OpenPress>,
    pub(crate) inline_queries: BTreeMap<String, InlineQuery>,
    pub(crate) queue: Queue,
    pub(crate) poll: Poll,
    pub(crate) in_flight: usize,
    /// Calls so far, other than `getUpdates`.
    pub(crate) calls: usize,
    pub(crate) faults: Faults,
    pub(crate) journal: Journal,
    pub(crate) profile: Profile,
    pub(crate) webhook: String,
    next_message: MessageId,
    next_query: i64,
}

impl State {
    pub(crate) fn new(options: Options) -> Self {
        let Options { token, username, name, privacy, inline_feedback, now, first_update, first_message } =
            options;
        let id = token.split(':').next().and_then(|id| id.parse().ok()).unwrap_or_default();
        Self {
            now,
            bot: BotAccount { id, username, name, privacy },
            token,
            inline_feedback,
            people: BTreeMap::new(),
            chats: BTreeMap::new(),
            messages: BTreeMap::new(),
            presses: BTreeMap::new(),
            inline_queries: BTreeMap::new(),
            queue: Queue::new(first_update),
            poll: Poll::default(),
            in_flight: 0,
            calls: 0,
            faults: Faults::default(),
            journal: Journal::default(),
            profile: Profile::default(),
            webhook: String::new(),
            next_message: first_message,
            next_query: FIRST_QUERY,
        }
    }

    /// The bot's account.
    pub fn bot(&self) -> &BotAccount {
        &self.bot
    }

    /// All people, by number.
    pub fn people(&self) -> &BTreeMap<UserId, Person> {
        &self.people
    }

    /// All chats, by number.
    pub fn chats(&self) -> &BTreeMap<ChatId, Chat> {
        &self.chats
    }

    /// All messages of all chats, oldest first.
    pub fn messages(&self) -> &BTreeMap<MessageId, Message> {
        &self.messages
    }

    /// All calls of the bot so far.
    pub fn requests(&self) -> &[Request] {
        &self.journal.requests
    }

    /// All that people saw so far.
    pub fn happenings(&self) -> &[Happening] {
        &self.journal.happenings
    }

    /// Whether a long poll waits.
    pub fn is_polled(&self) -> bool {
        self.poll.parked
    }

    /// Calls under way, other than `getUpdates`.
    pub fn in_flight(&self) -> usize {
        self.in_flight
    }

    /// Updates that the bot has not confirmed.
    pub fn pending_updates(&self) -> usize {
        self.queue.pending()
    }

    /// Calls so far, other than `getUpdates`, once the bot has nothing left to fetch and waits; else `None`.
    pub(crate) fn quiet_calls(&self) -> Option<usize> {
        let quiet = self.poll.parked && self.queue.pending() == 0 && self.in_flight == 0;
        quiet.then_some(self.calls)
    }

    pub(crate) fn seconds(&self) -> i64 {
        self.now.div_euclid(1000)
    }

    /// Moves the clock, never backwards: late calls that are due are carried out, old updates forgotten.
    pub(crate) fn set_now(&mut self, now: i64) {
        self.now = self.now.max(now);
        self.queue.expire(self.now);
        self.carry_out_late(Some(self.now));
    }

    /// Carries out late calls: those due at `now`, or all.
    pub(crate) fn carry_out_late(&mut self, now: Option<i64>) {
        for call in self.faults.due(now) {
            let result = methods::call(self, &call.method, &call.params).map(|_| ());
            self.journal.close(call.place, Outcome::CarriedOutLate(result));
        }
    }

    pub(crate) fn next_message_id(&mut self) -> MessageId {
        let id = self.next_message;
        self.next_message += 1;
        id
    }

    /// Leaves out the numbers up to and with `id`.
    pub(crate) fn skip_messages_to(&mut self, id: MessageId) {
        self.next_message = self.next_message.max(id + 1);
    }

    pub(crate) fn next_query_id(&mut self) -> String {
        self.next_query += 1;
        self.next_query.to_string()
    }

    /// Adds a chat in which the bot stands as told.
    pub(crate) fn add_chat(&mut self, id: ChatId, kind: ChatKind, title: &str, standing: Standing) {
        let chat = Chat {
            id,
            kind,
            title: title.to_owned(),
            standing,
            members: BTreeSet::new(),
            administrators: BTreeSet::new(),
            topics: BTreeMap::new(),
            migrated_to: None,
        };
        self.chats.insert(id, chat);
    }

    /// Puts a message where it belongs, shows it to the people, and tells the bot if it may hear it.
    pub(crate) fn post(&mut self, message: Message) -> MessageId {
        let id = message.id;
        self.journal.saw(Happening::Shown(message.clone()));
        let heard = self.bot_hears(&message);
        self.messages.insert(id, message);
        if heard && let Some(message) = self.messages.get(&id) {
            let body = self.message_json(message);
            self.queue.push("message", body, self.now + lifetime::MESSAGE);
        }
        id
    }

    /// Which messages reach the bot: none of its own, and in groups under privacy mode only commands, answers to
    /// its messages, what was sent through it, and events.
    fn bot_hears(&self, message: &Message) -> bool {
        let Some(chat) = self.chats.get(&message.chat) else { return false };
        if message.from == Voice::Bot || !chat.standing.is_inside() {
            return false;
        }
        if chat.is_private() || !self.bot.privacy || chat.standing == Standing::Administrator {
            return true;
        }
        let answers_bot = message
            .reply_to
            .and_then(|id| self.messages.get(&id))
            .is_some_and(|answered| answered.from == Voice::Bot || answered.via_bot);
        message.service.is_some() || message.via_bot || answers_bot || self.is_for_bot(&message.text)
    }

    /// Whether a text begins with a command that is not another bot's.
    fn is_for_bot(&self, text: &str) -> bool {
        let Some(word) = text.split_whitespace().next().filter(|word| text.starts_with(word)) else {
            return false;
        };
        text::is_command(word)
            && word.split_once('@').is_none_or(|(_, bot)| bot.eq_ignore_ascii_case(&self.bot.username))
    }
}
