//! Everything the bot can say: one table of messages, and a catalogue of languages. The only user of Fluent.

mod about;
mod arg;
mod catalog;
mod check;
mod fault;
mod languages;
mod message;
mod name;
mod phrase;
mod plural;
mod source;
mod walk;

pub use arg::{Arg, ArgKind, Argument, Literal, Who};
pub use catalog::{Catalog, ISOLATE, POP_ISOLATE};
pub use fault::{CatalogError, Defect, Fault};
pub use languages::{Language, Languages, REFERENCE, Wanted};
pub use message::{Entry, Message, Turn};
pub use name::Name;
pub use phrase::Phrase;
pub use source::{LocaleSource, SourceFile};
