//! The commands that clients offer, for each kind of chat and language.

use teloxide::payloads::{
    GetMyCommands, GetMyCommandsSetters as _, SetMyCommands, SetMyCommandsSetters as _,
};
use teloxide::types::{BotCommand, BotCommandScope};

use crate::text::{Catalog, Language, Message, REFERENCE};

use super::{Client, Fault};

/// Whom a menu of commands is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody else.
    Anywhere,
    /// Private chats.
    Private,
    /// Groups of either kind.
    Groups,
}

/// The commands of one audience in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandMenu {
    /// For whom.
    pub audience: Audience,
    /// The two letters of the language; nothing for everybody whose language has no menu of its own.
    pub language: Option<String>,
    /// Each command with what it does.
    pub commands: Vec<(&'static str, String)>,
}

impl Audience {
    const ALL: [Self; 3] = [Self::Anywhere, Self::Private, Self::Groups];

    /// The commands that make sense there, the most useful first.
    fn commands(self) -> Vec<(&'static str, Message)> {
        let private = [
            ("play", Message::CommandPlay),
            ("games", Message::CommandGames),
            ("start", Message::CommandStart),
        ];
        let group = [("reversi", Message::CommandReversi)];
        let common = [
            ("move", Message::CommandMove),
            ("why", Message::CommandWhy),
            ("board", Message::CommandBoard),
            ("rules", Message::CommandRules),
            ("pass", Message::CommandPass),
            ("resign", Message::CommandResign),
            ("style", Message::CommandStyle),
            ("language", Message::CommandLanguage),
            ("help", Message::CommandHelp),
        ];
        match self {
            Self::Anywhere => common.into(),
            Self::Private => private.into_iter().chain(common).collect(),
            Self::Groups => {
                let games = [("games", Message::CommandGames)];
                group.into_iter().chain(games).chain(common).collect()
            }
        }
    }

    const fn scope(self) -> BotCommandScope {
        match self {
            Self::Anywhere => BotCommandScope::Default,
            Self::Private => BotCommandScope::AllPrivateChats,
            Self::Groups => BotCommandScope::AllGroupChats,
        }
    }
}

/// The menus in every language, the reference language for all readers of others. Telegram knows languages by two
/// letters, so one without such a code has no menu of its own.
pub fn menus(catalog: &Catalog) -> Vec<CommandMenu> {
    let ids = catalog.languages().iter().map(Language::id);
    let coded = ids.filter(|id| *id != REFERENCE && id.len() == 2).map(|id| (Some(id), id));
    let languages: Vec<(Option<&str>, &str)> = [(None, REFERENCE)].into_iter().chain(coded).collect();
    let menu = |audience: Audience, code: Option<&str>, locale: &str| CommandMenu {
        audience,
        language: code.map(str::to_owned),
        commands: audience
            .commands()
            .into_iter()
            .map(|(word, message)| (word, catalog.say(locale, &message.into())))
            .collect(),
    };
    Audience::ALL
        .into_iter()
        .flat_map(|audience| languages.iter().map(move |(code, locale)| (audience, *code, *locale)))
        .map(|(audience, code, locale)| menu(audience, code, locale))
        .collect()
}

impl Client {
    /// Registers a menu of commands, unless clients have it already.
    ///
    /// # Errors
    /// As the network has it; the other menus do not depend on this one.
    pub async fn set_commands(&self, menu: &CommandMenu) -> Result<(), Fault> {
        let wanted: Vec<BotCommand> =
            menu.commands.iter().map(|(word, does)| BotCommand::new(*word, does.as_str())).collect();
        let mut get = GetMyCommands::new().scope(menu.audience.scope());
        get.language_code.clone_from(&menu.language);
        let current: Vec<BotCommand> = self.api.call(&get).await?;
        if current == wanted {
            return Ok(());
        }
        let mut set = SetMyCommands::new(wanted).scope(menu.audience.scope());
        set.language_code.clone_from(&menu.language);
        self.api.act(&set).await
    }
}
