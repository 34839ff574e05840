//! The outbox: intentions that are painted when they are sent, in order inside a lane, each until it has surely
//! arrived or cannot.

pub(super) mod board;
mod call;
pub(super) mod claim;
mod fate;
mod job;
pub(super) mod lane;
mod pace;
pub(super) mod queue;
mod row;
pub(super) mod settle;

pub use job::{Job, Lane, Outcome, ParkReason, Work};
pub(super) use pace::Pace;
