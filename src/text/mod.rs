//! Everything the bot can say: one table of messages, and a catalogue of languages. The only user of Fluent.

mod arg;
mod message;
mod name;
mod phrase;

pub use arg::{Arg, ArgKind, Argument, Literal, Who};
pub use message::{Entry, Message, Turn};
pub use name::Name;
pub use phrase::Phrase;
