//! Everything the bot decides: one pure function from what is known and what happened to what is written and done.

mod decision;
mod event;
mod place;
mod snapshot;

pub use decision::{Answer, Decision, Effect, Offer, Reminder, ReminderKind, Subject, Write};
pub use event::{Envelope, Event, Millis, Person, QueryId, Reply};
pub use place::{Chat, ChatId, ChatKind, InlineId, MessageId, Place, Spot, TopicId};
pub use snapshot::{
    ChatProfile, Focus, Looks, Needs, Panel, PanelKind, Profile, Reach, Slot, Snapshot, Table,
};
