//! Everything the bot decides: one pure function from what is known and what happened to what is written and done.

mod ask;
mod asking;
mod calls;
mod case;
mod decide;
mod decision;
mod desk;
mod event;
pub mod explain;
mod hosting;
mod menu;
mod needs;
mod paint;
mod place;
mod playing;
mod press;
mod snapshot;
mod square_text;
mod trial;
mod typed;
mod why;

pub use ask::{Found, Questions};
pub use decide::decide;
pub use decision::{Answer, Decision, Effect, Offer, Reminder, ReminderKind, Subject, Write};
pub use desk::Desk;
pub use event::{Envelope, Event, Millis, Person, QueryId, Reply};
pub use needs::needs;
pub use paint::{Painting, Picture, paint, pass_proof, picture_needs, rules_page, sentences, topic_title};
pub use place::{Chat, ChatId, ChatKind, InlineId, MessageId, Place, Spot, TopicId};
pub use snapshot::{
    ChatProfile, Focus, Looks, Needs, Panel, PanelKind, Profile, Reach, Slot, Snapshot, Table,
};
pub use square_text::read as read_square;
