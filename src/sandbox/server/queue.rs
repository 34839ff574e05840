//! The queue of updates: what is not confirmed is delivered again, until it is too old.

use std::collections::{BTreeSet, VecDeque};

use serde_json::{Value, json};

/// How long an update waits for the bot, in milliseconds (`add_update` in `Client.cpp`).
pub(crate) mod lifetime {
    /// Messages and changes of membership: a day.
    pub(crate) const MESSAGE: i64 = 86_400_000;
    /// Presses of buttons.
    pub(crate) const CALLBACK: i64 = 150_000;
    /// Inline queries.
    pub(crate) const INLINE_QUERY: i64 = 30_000;
    /// Chosen results of inline queries.
    pub(crate) const CHOSEN_RESULT: i64 = 600_000;
}

/// Kinds that a bot gets only when it asks for them.
const BY_REQUEST_ONLY: [&str; 3] = ["chat_member", "message_reaction", "message_reaction_count"];
/// Most updates in one answer.
pub(crate) const BATCH_LIMIT: usize = 100;

#[derive(Debug, Clone)]
struct Queued {
    id: i64,
    wire: Value,
    expires: i64,
    twice: bool,
}

/// Updates in order of their numbers.
#[derive(Debug)]
pub(crate) struct Queue {
    next_id: i64,
    waiting: VecDeque<Queued>,
    /// Confirmed ones that are to be delivered once more.
    again: VecDeque<Queued>,
    duplicate_next: u32,
    /// The kinds the bot asked for; `None` is the default set.
    allowed: Option<BTreeSet<String>>,
}

impl Queue {
    pub(crate) fn new(first_id: i64) -> Self {
        Self {
            next_id: first_id,
            waiting: VecDeque::new(),
            again: VecDeque::new(),
            duplicate_next: 0,
            allowed: None,
        }
    }

    /// Remembers `allowed_updates`; an empty list means the default set.
    pub(crate) fn allow(&mut self, kinds: &[Value]) {
        let kinds: BTreeSet<String> = kinds.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        self.allowed = (!kinds.is_empty()).then_some(kinds);
    }

    /// Puts an update at the end, unless the bot does not want its kind. Answers its number.
    pub(crate) fn push(&mut self, kind: &str, body: Value, expires: i64) -> Option<i64> {
        let wanted = match &self.allowed {
            Some(kinds) => kinds.contains(kind),
            None => !BY_REQUEST_ONLY.contains(&kind),
        };
        if !wanted {
            return None;
        }
        let id = self.next_id;
        self.next_id += 1;
        let twice = self.duplicate_next > 0;
        self.duplicate_next = self.duplicate_next.saturating_sub(1);
        let mut wire = json!({"update_id": id});
        wire[kind] = body;
        self.waiting.push_back(Queued { id, wire, expires, twice });
        Some(id)
    }

    /// Delivers each of the next `count` updates a second time after it was confirmed.
    pub(crate) fn duplicate(&mut self, count: u32) {
        self.duplicate_next += count;
    }

    /// Forgets what is too old.
    pub(crate) fn expire(&mut self, now: i64) {
        self.waiting.retain(|update| update.expires > now);
    }

    /// Forgets everything, as `drop_pending_updates` asks.
    pub(crate) fn clear(&mut self) {
        self.waiting.clear();
        self.again.clear();
    }

    /// Confirms what lies before `offset`. A negative offset keeps only so many from the end.
    pub(crate) fn confirm(&mut self, offset: i64) {
        if offset < 0 {
            let keep = usize::try_from(offset.unsigned_abs()).unwrap_or(usize::MAX);
            let excess = self.waiting.len().saturating_sub(keep);
            self.waiting.drain(..excess);
            return;
        }
        while let Some(update) = self.waiting.pop_front_if(|update| update.id < offset) {
            if update.twice {
                self.again.push_back(Queued { twice: false, ..update });
            }
        }
    }

    /// The next updates for the bot; they stay until confirmed, except second deliveries.
    pub(crate) fn batch(&mut self, limit: usize) -> Vec<Value> {
        let repeats = self.again.len().min(limit);
        let mut batch: Vec<Value> = self.again.drain(..repeats).map(|update| update.wire).collect();
        let room = limit - repeats;
        batch.extend(self.waiting.iter().take(room).map(|update| update.wire.clone()));
        batch
    }

    /// How many updates are not confirmed, or wait for their second delivery.
    pub(crate) fn pending(&self) -> usize {
        self.waiting.len() + self.again.len()
    }
}
