//! What the sender is given, and what it reports.

use crate::brain::{ChatId, InlineId, MessageId, Millis, Place, Spot, Subject};
use crate::play::{MatchId, Revision};

/// What is sent in order, one call at a time: everything for one chat, or for one inline message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lane {
    /// A chat, with all its topics.
    Chat(ChatId),
    /// An inline message.
    Inline(InlineId),
}

impl Lane {
    pub(in crate::store) fn of(chat: i64, inline: &str) -> Self {
        if chat == 0 { Self::Inline(InlineId(inline.to_owned())) } else { Self::Chat(ChatId(chat)) }
    }

    /// The columns of this lane.
    pub(in crate::store) fn columns(&self) -> (i64, &str) {
        match self {
            Self::Chat(chat) => (chat.0, ""),
            Self::Inline(inline) => (0, &inline.0),
        }
    }
}

/// A call to be made now. Its result goes to [`crate::store::Store::settle`] within [`Job::LEASE_SECONDS`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The row.
    pub id: i64,
    /// Who has claimed it: a result under another token is too late.
    pub token: i64,
    /// The chat or inline message it goes to.
    pub lane: Lane,
    /// What to do.
    pub work: Work,
    /// The message that a board is drawn on now; nothing when it is to be posted.
    pub message: Option<Spot>,
    /// How many calls for this have failed before.
    pub attempts: u32,
    /// Whether nobody is to be notified.
    pub silent: bool,
}

impl Job {
    /// How long a claim holds: longer than the slowest call.
    pub const LEASE_SECONDS: i64 = 60;
}

/// What to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Work {
    /// Draw the newest state of a game: edit [`Job::message`], or post it.
    Board {
        /// The game.
        game: MatchId,
        /// Where.
        place: Place,
    },
    /// Say something.
    Say {
        /// Where.
        place: Place,
        /// The message it answers.
        reply: Option<MessageId>,
        /// What.
        subject: Subject,
    },
    /// Draw something else on a message.
    Turn {
        /// The message.
        spot: Spot,
        /// What.
        subject: Subject,
    },
    /// Take the keyboard off a message.
    Retire {
        /// The message.
        spot: Spot,
    },
    /// Delete a message: a call that was answered.
    Delete {
        /// The message.
        spot: Spot,
    },
    /// Call the side to move.
    Call {
        /// The game.
        game: MatchId,
        /// The revision at which it is called.
        at: Revision,
        /// Where.
        place: Place,
    },
    /// Leave a chat.
    Leave {
        /// The chat.
        chat: ChatId,
    },
}

/// What came of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A new message stands there.
    Sent {
        /// The message.
        message: MessageId,
        /// The revision of the game that it shows.
        shown: Option<Revision>,
    },
    /// What existed was changed, retired, deleted or left.
    Edited {
        /// The revision of the game that the message shows now.
        shown: Option<Revision>,
        /// When the call began.
        began: Millis,
    },
    /// There was nothing to show any more; no call was made.
    Nothing,
    /// It stood there already.
    Unchanged,
    /// The message does not exist any more, or can no longer be changed.
    Gone,
    /// Nothing can be sent there until somebody is heard from there.
    Parked(ParkReason),
    /// The chat has another number now.
    Migrated {
        /// The new number.
        to: ChatId,
    },
    /// Telegram asks to wait; this counts as no attempt.
    Wait {
        /// Until when.
        until: Millis,
    },
    /// The call did not reach Telegram.
    NotSent,
    /// The call may have been carried out or not, or may still be.
    Unknown,
    /// Telegram finds fault with the call itself: our bug.
    Fault {
        /// What Telegram says.
        error: String,
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
    /// The bot was thrown out of the group.
    Kicked,
    /// The bot may not write in the group.
    NoRights,
    /// There is no such chat.
    NotFound,
}
