//! What the bot tells about itself: commands, names and descriptions by language.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// For whom a text or a list of commands is: a scope's key and a language, empty for all.
pub(crate) type Audience = (String, String);

/// A command and its description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Command {
    /// The word after the slash.
    pub command: String,
    /// What people read beside it.
    pub description: String,
}

impl Command {
    pub(crate) fn to_json(&self) -> Value {
        json!({"command": self.command, "description": self.description})
    }
}

/// The profile.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Profile {
    pub(crate) commands: BTreeMap<Audience, Vec<Command>>,
    /// Name, description and short description by the method that sets them, and language.
    pub(crate) texts: BTreeMap<Audience, String>,
}
