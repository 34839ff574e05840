//! One line of the terminal chat.

use super::super::server::{Fault, MessageId};

/// What a line says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// An empty line.
    Nothing,
    /// A message of the current person in the current chat.
    Say {
        /// What is said.
        text: String,
        /// The message it answers.
        reply_to: Option<MessageId>,
    },
    /// A press of a button.
    Press {
        /// What is written on the button, or the square it stands for.
        label: String,
        /// The message; `None` is the newest one that has such a button.
        on: Option<MessageId>,
    },
    /// Somebody else speaks from now on.
    Person {
        /// The name.
        name: String,
        /// The language of the person's app, if it is to change.
        language: Option<String>,
    },
    /// From now on in this group.
    Group {
        /// Its name.
        name: String,
        /// A topic in it.
        topic: Option<String>,
    },
    /// From now on in the private chat with the bot.
    Private,
    /// An inline query.
    Ask {
        /// Its text.
        text: String,
        /// The result to post, counted from 1.
        choose: Option<usize>,
    },
    /// Something that no chat message does.
    Order(Order),
}

/// What people and Telegram do beside talking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Kill the bot and start it again.
    Restart,
    /// Move the clock on, milliseconds.
    Clock(i64),
    /// Let calls go wrong.
    Fail {
        /// How.
        fault: Fault,
        /// How many calls.
        calls: u32,
    },
    /// Deliver updates twice.
    Duplicate {
        /// How many.
        updates: u32,
    },
    /// The current person blocks the bot.
    Block,
    /// The current person lets it write again.
    Unblock,
    /// The bot is removed from the current group.
    Kick,
    /// The bot is added to the current group.
    Add,
    /// The current group becomes a supergroup.
    Migrate,
    /// The current person deletes a message.
    Delete(MessageId),
    /// What can be typed?
    Help,
}

/// A line that is none of these.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadLine(pub String);

/// Seconds of `:fail 429` and `:fail late` when none are given.
const DEFAULT_SECONDS: i64 = 30;

impl Line {
    /// Reads a line.
    ///
    /// A backslash in front makes the rest plain text, whatever it looks like.
    ///
    /// # Errors
    ///
    /// [`BadLine`] for an unknown order, a number that is none, an empty name.
    pub fn read(line: &str) -> Result<Self, BadLine> {
        let line = line.trim();
        let Some(first) = line.chars().next() else { return Ok(Self::Nothing) };
        let rest = line.get(first.len_utf8()..).unwrap_or_default();
        let bad = || BadLine(line.to_owned());
        match first {
            '\\' => Ok(Self::Say { text: rest.to_owned(), reply_to: None }),
            '#' => Self::on_message(line, rest).ok_or_else(bad),
            '[' => Ok(Self::press(line, None).unwrap_or_else(|| Self::said(line))),
            '@' => Ok(Self::person(rest).unwrap_or_else(|| Self::said(line))),
            '~' => Self::place(rest.trim()).ok_or_else(bad),
            '?' => Self::ask(rest).ok_or_else(bad),
            ':' => Order::read(rest).map(Self::Order).ok_or_else(bad),
            _ => Ok(Self::said(line)),
        }
    }

    fn said(text: &str) -> Self {
        Self::Say { text: text.to_owned(), reply_to: None }
    }

    /// `#12 d3` and `#12 [d3]`; a word after `#` that is no number is plain text.
    fn on_message(line: &str, rest: &str) -> Option<Self> {
        let (number, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if !number.starts_with(|letter: char| letter.is_ascii_digit()) {
            return Some(Self::said(line));
        }
        let number = number.parse().ok()?;
        let rest = rest.trim();
        if rest.is_empty() {
            return None;
        }
        Some(
            Self::press(rest, Some(number))
                .unwrap_or_else(|| Self::Say { text: rest.to_owned(), reply_to: Some(number) }),
        )
    }

    fn press(text: &str, on: Option<MessageId>) -> Option<Self> {
        let label = text.strip_prefix('[')?.strip_suffix(']')?.trim();
        (!label.is_empty()).then(|| Self::Press { label: label.to_owned(), on })
    }

    /// `@bob`, `@bob:be`; with more words it is talk.
    fn person(rest: &str) -> Option<Self> {
        let (name, language) =
            rest.split_once(':').map_or((rest, None), |(name, language)| (name, Some(language)));
        let word = |text: &str| !text.is_empty() && !text.contains(char::is_whitespace);
        if !word(name) || !language.is_none_or(word) {
            return None;
        }
        Some(Self::Person { name: name.to_owned(), language: language.map(str::to_owned) })
    }

    fn place(rest: &str) -> Option<Self> {
        if rest.is_empty() {
            return Some(Self::Private);
        }
        let (name, topic) = rest.split_once('/').map_or((rest, None), |(name, topic)| (name, Some(topic)));
        if name.is_empty() || topic.is_some_and(str::is_empty) {
            return None;
        }
        Some(Self::Group { name: name.to_owned(), topic: topic.map(str::to_owned) })
    }

    fn ask(rest: &str) -> Option<Self> {
        let (text, choose) = match rest.rsplit_once("->") {
            None => (rest, None),
            Some((text, number)) => (text, Some(number.trim().parse().ok().filter(|&number| number > 0)?)),
        };
        Some(Self::Ask { text: text.trim().to_owned(), choose })
    }
}

impl Order {
    fn read(rest: &str) -> Option<Self> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let (name, values) = words.split_first()?;
        match (*name, values) {
            ("restart", []) => Some(Self::Restart),
            ("clock", [span]) => milliseconds(span).map(Self::Clock),
            ("fail", [kind, numbers @ ..]) => Self::fail(kind, numbers),
            ("block", []) => Some(Self::Block),
            ("unblock", []) => Some(Self::Unblock),
            ("kick", []) => Some(Self::Kick),
            ("add", []) => Some(Self::Add),
            ("migrate", []) => Some(Self::Migrate),
            ("delete", [number]) => number.strip_prefix('#').unwrap_or(number).parse().ok().map(Self::Delete),
            ("help", []) => Some(Self::Help),
            _ => None,
        }
    }

    /// `429 [seconds] [calls]`, `late [seconds] [calls]`, `500 [calls]`, `lost [calls]`, `drop [calls]`,
    /// `dup [updates]`.
    fn fail(kind: &str, numbers: &[&str]) -> Option<Self> {
        let numbers: Vec<u32> = numbers.iter().map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let timed = matches!(kind, "429" | "late");
        let (seconds, calls) = match (timed, numbers.as_slice()) {
            (_, []) => (None, 1),
            (true, [seconds]) => (Some(*seconds), 1),
            (true, [seconds, calls]) => (Some(*seconds), *calls),
            (false, [calls]) => (None, *calls),
            _ => return None,
        };
        let seconds = seconds.map_or(DEFAULT_SECONDS, i64::from);
        let fault = match kind {
            "429" => Fault::TooManyRequests { retry_after: u32::try_from(seconds).ok()? },
            "late" => Fault::Late { after: Some(seconds * 1000) },
            "lost" => Fault::LostAnswer,
            "drop" => Fault::LostRequest,
            "dup" => return Some(Self::Duplicate { updates: calls }),
            _ => {
                Fault::ServerError { status: kind.parse().ok().filter(|status| (500..600).contains(status))? }
            }
        };
        Some(Self::Fail { fault, calls })
    }
}

/// `+1d`, `+2h`, `+5m`, `+60s`, `+500ms`.
fn milliseconds(span: &str) -> Option<i64> {
    let span = span.strip_prefix('+')?;
    let split = span.find(|letter: char| !letter.is_ascii_digit())?;
    let (number, unit) = span.split_at(split);
    let unit = match unit {
        "ms" => 1,
        "s" => 1000,
        "m" => 60_000,
        "h" => 3_600_000,
        "d" => 86_400_000,
        _ => return None,
    };
    number.parse::<i64>().ok()?.checked_mul(unit)
}
