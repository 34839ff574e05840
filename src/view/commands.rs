//! The command menus of the clients: one for private chats, one for groups, in every language.

use crate::text::{Catalog, Message, REFERENCE};

/// Where a menu is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuScope {
    /// Everywhere else.
    Default,
    /// In private chats.
    Private,
    /// In groups.
    Groups,
}

/// A menu of commands for one scope and language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandMenu {
    /// Where.
    pub scope: MenuScope,
    /// For clients in this language; all others when absent.
    pub language: Option<String>,
    /// The commands with what they do.
    pub commands: Vec<(&'static str, String)>,
}

const PRIVATE: [(&str, Message); 13] = [
    ("play", Message::CommandPlay),
    ("games", Message::CommandGames),
    ("rules", Message::CommandRules),
    ("ask", Message::CommandAsk),
    ("move", Message::CommandMove),
    ("why", Message::CommandWhy),
    ("whatif", Message::CommandWhatIf),
    ("board", Message::CommandBoard),
    ("resign", Message::CommandResign),
    ("language", Message::CommandLanguage),
    ("style", Message::CommandStyle),
    ("start", Message::CommandStart),
    ("help", Message::CommandHelp),
];

const GROUPS: [(&str, Message); 10] = [
    ("reversi", Message::CommandReversi),
    ("move", Message::CommandMove),
    ("why", Message::CommandWhy),
    ("board", Message::CommandBoard),
    ("pass", Message::CommandPass),
    ("resign", Message::CommandResign),
    ("rules", Message::CommandRules),
    ("games", Message::CommandGames),
    ("language", Message::CommandLanguage),
    ("help", Message::CommandHelp),
];

/// All menus: for every scope one in each language, and the reference language for everybody else.
pub fn command_menus(catalog: &Catalog) -> Vec<CommandMenu> {
    let scopes = [
        (MenuScope::Default, PRIVATE.as_slice()),
        (MenuScope::Private, PRIVATE.as_slice()),
        (MenuScope::Groups, GROUPS.as_slice()),
    ];
    let mut menus = Vec::new();
    for (scope, list) in scopes {
        for language in catalog.languages().iter() {
            let say = |message: &Message| catalog.say(language.id(), &message.clone().into());
            let commands = list.iter().map(|(word, message)| (*word, say(message))).collect();
            let code = (language.id() != REFERENCE).then(|| language.id().to_owned());
            menus.push(CommandMenu { scope, language: code, commands });
        }
    }
    menus
}
