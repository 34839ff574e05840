//! What may go wrong between the bot and Telegram, on request and without any waiting.

use super::{chats::ChatId, params::Params};

/// A way for a call to go wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// 429; nothing is done.
    TooManyRequests {
        /// Seconds to wait.
        retry_after: u32,
    },
    /// 500, 502 and their like, with a page of HTML instead of JSON; nothing is done.
    ServerError {
        /// HTTP status.
        status: u16,
    },
    /// The connection breaks before the call arrives; nothing is done.
    LostRequest,
    /// The call is carried out, then the connection breaks.
    LostAnswer,
    /// The connection breaks; the call is carried out later.
    Late {
        /// After how many milliseconds of the stand-in's clock; `None`: when told.
        after: Option<i64>,
    },
}

/// Which calls a fault meets.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Aim {
    /// Only this method. `None`: every call that writes to a chat or an inline message, since those are the
    /// ones that lose games; never `getUpdates`, whose turn would depend on timing.
    pub method: Option<String>,
    /// Only in this chat.
    pub chat: Option<ChatId>,
    /// Lets so many matching calls pass first.
    pub skip: u32,
}

impl Aim {
    /// Only calls of `method`.
    pub fn method(method: &str) -> Self {
        Self { method: Some(method.to_lowercase()), ..Self::default() }
    }

    /// Only calls that write to `chat`.
    pub fn chat(chat: ChatId) -> Self {
        Self { chat: Some(chat), ..Self::default() }
    }

    fn meets(&self, method: &str, params: &Params) -> bool {
        let right_method = match &self.method {
            Some(wanted) => wanted.eq_ignore_ascii_case(method),
            None => params.0.contains_key("chat_id") || params.0.contains_key("inline_message_id"),
        };
        right_method && self.chat.is_none_or(|chat| params.integer("chat_id") == Some(chat))
    }
}

#[derive(Debug)]
struct Rule {
    fault: Fault,
    aim: Aim,
    calls: u32,
}

/// A call that will be carried out later.
#[derive(Debug)]
pub(crate) struct LateCall {
    pub(crate) place: usize,
    pub(crate) method: String,
    pub(crate) params: Params,
    pub(crate) due: Option<i64>,
}

/// The faults to come, first come first served.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    rules: Vec<Rule>,
    pub(crate) late: Vec<LateCall>,
}

impl Faults {
    pub(crate) fn add(&mut self, fault: Fault, aim: Aim, calls: u32) {
        if calls > 0 {
            self.rules.push(Rule { fault, aim, calls });
        }
    }

    /// The fault that meets this call, if any.
    pub(crate) fn take(&mut self, method: &str, params: &Params) -> Option<Fault> {
        let place = self.rules.iter().position(|rule| rule.aim.meets(method, params))?;
        let rule = self.rules.get_mut(place)?;
        if rule.aim.skip > 0 {
            rule.aim.skip -= 1;
            return None;
        }
        rule.calls -= 1;
        let fault = rule.fault;
        if rule.calls == 0 {
            self.rules.remove(place);
        }
        Some(fault)
    }

    /// The late calls whose time has come, in the order in which they were made; all of them when `now` is
    /// `None`.
    pub(crate) fn due(&mut self, now: Option<i64>) -> Vec<LateCall> {
        let is_due = |call: &LateCall| now.is_none_or(|now| call.due.is_some_and(|due| due <= now));
        self.late.extract_if(.., |call| is_due(call)).collect()
    }
}
