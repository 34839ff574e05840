//! What is fixed for a run of the bot.

use crate::text::{Languages, Wanted};

use super::{ChatProfile, Profile, Questions};

/// What every decision and picture may look up and no event changes.
#[derive(Clone, Debug)]
pub struct Desk {
    /// The bot's user name, without the @.
    pub bot: String,
    /// The languages that are served.
    pub languages: Languages,
    /// What people ask, and what about.
    pub questions: Questions,
}

impl Desk {
    /// The language for a person, in their private chat or in a group that has a language of its own.
    pub fn locale(&self, reader: Option<&Profile>, group: Option<&ChatProfile>) -> String {
        let wanted = Wanted {
            own: reader.and_then(|reader| reader.language.as_deref()),
            client: reader.and_then(|reader| reader.client_language.as_deref()),
            group: group.and_then(|group| group.language.as_deref()),
        };
        self.languages.negotiate(wanted).to_owned()
    }
}
