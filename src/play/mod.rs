//! One game between two seats, from the challenge to its end: a pure state machine over the rules.
//!
//! Every change goes through a method of [`Match`] that checks who asks, raises the [`Revision`] by one and says
//! what happened, or gives a [`Refusal`] with its evidence and changes nothing.

mod ending;
mod happening;
mod id;
mod invitation;
mod refusal;
mod seat;
mod table;

pub use ending::Ending;
pub use happening::Happening;
pub use id::{MatchId, ParseMatchIdError, PlayerId, Revision};
pub use invitation::{Challenge, ColorWish, Invitee};
pub use refusal::Refusal;
pub use seat::Seat;
pub use table::{Change, Match, Stage};
