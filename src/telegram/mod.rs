//! The Bot API: updates become events, screens become calls, refusals become one [`Fault`]. The only user of
//! teloxide, whose types and payloads are used; its `Bot` is not (see `docs/decisions/0002-transport.md`).

mod answer;
mod api;
mod chats;
mod client;
mod codec;
mod command;
mod commands;
mod entities;
mod event;
mod fault;
mod inline;
mod keyboard;
mod link;
mod official;
mod updates;

pub use client::{Client, Me};
pub use codec::{LONGEST_DATA, decode, encode};
pub use event::event;
pub use fault::{Fault, ParkReason};
pub use updates::RawUpdate;
