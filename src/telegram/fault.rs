//! Why a call failed, as far as it matters for what to do next. What Telegram or the network said besides is in the
//! log.

use thiserror::Error;

use crate::brain::ChatId;

/// Why a call to the Bot API did not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// The message looks like this already.
    #[error("the message looks like this already")]
    Unchanged,
    /// The message does not exist any more, or can no longer be changed.
    #[error("the message is gone")]
    Gone,
    /// The topic is closed or does not exist any more, while the rest of the chat may be written to.
    #[error("the topic is closed")]
    TopicClosed,
    /// Nothing can be sent to this chat until somebody is heard from there.
    #[error("the chat cannot be written to: {0:?}")]
    Parked(ParkReason),
    /// The group is a supergroup now.
    #[error("the group moved to {}", .to.0)]
    Migrated {
        /// Its number now.
        to: ChatId,
    },
    /// Too many calls.
    #[error("too many calls: wait {seconds} seconds")]
    Wait {
        /// How long to wait before the next call to the same chat.
        seconds: u32,
    },
    /// The press or the inline query waits for no answer any more.
    #[error("the query is too old")]
    TooOld,
    /// The call did not reach Telegram.
    #[error("the call did not reach Telegram")]
    NotSent,
    /// The call may have been carried out, or may still be.
    #[error("the outcome of the call is unknown")]
    Unknown,
    /// The token is not that of a bot.
    #[error("Telegram does not know the token")]
    Unauthorized,
    /// Somebody else fetches the updates of this bot.
    #[error("another program fetches the updates of this bot")]
    Conflict,
    /// Telegram finds fault with the call itself: our bug.
    #[error("Telegram refused the call: {description}")]
    Refused {
        /// What Telegram says.
        description: String,
    },
}

/// Why nothing can be sent to a chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParkReason {
    /// The person has blocked the bot.
    Blocked,
    /// The person has never opened the private chat.
    Unopened,
    /// The account does not exist any more.
    Deactivated,
    /// The bot was thrown out of the group, or never was in it.
    Kicked,
    /// The bot may not write in the group.
    NoRights,
    /// There is no such chat.
    NotFound,
}
