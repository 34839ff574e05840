//! A message as a value: its id and arguments, to be said later in any language.

use super::Arg;

/// A message with its arguments. Every [`super::Message`] becomes one; it can be stored and said later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The id of the message in the catalogue.
    pub id: String,
    /// Its arguments by name.
    pub args: Vec<(String, Arg)>,
}
