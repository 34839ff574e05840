//! The menus of commands that clients show.

use teloxide::payloads::{
    GetMyCommands, GetMyCommandsSetters as _, SetMyCommands, SetMyCommandsSetters as _,
};
use teloxide::types::{BotCommand, BotCommandScope};

use crate::view::{CommandMenu, MenuScope};

use super::{Client, Fault};

impl Client {
    /// Registers menus of commands, each unless clients have it already. Telegram knows languages by two letters: a
    /// menu in a language without such a code is left out, and its readers get the one for everybody.
    ///
    /// # Errors
    /// The first that occurs; the menus before it are registered.
    pub async fn set_commands(&self, menus: &[CommandMenu]) -> Result<(), Fault> {
        for menu in menus.iter().filter(|menu| menu.language.as_deref().is_none_or(is_code)) {
            self.set_menu(menu).await?;
        }
        Ok(())
    }

    async fn set_menu(&self, menu: &CommandMenu) -> Result<(), Fault> {
        let wanted: Vec<BotCommand> =
            menu.commands.iter().map(|(word, does)| BotCommand::new(*word, does.as_str())).collect();
        let mut get = GetMyCommands::new().scope(scope(menu.scope));
        get.language_code.clone_from(&menu.language);
        let current: Vec<BotCommand> = self.api.call(&get).await?;
        if current == wanted {
            return Ok(());
        }
        let mut set = SetMyCommands::new(wanted).scope(scope(menu.scope));
        set.language_code.clone_from(&menu.language);
        self.api.act(&set).await
    }
}

fn is_code(language: &str) -> bool {
    language.len() == 2 && language.bytes().all(|byte| byte.is_ascii_lowercase())
}

const fn scope(scope: MenuScope) -> BotCommandScope {
    match scope {
        MenuScope::Default => BotCommandScope::Default,
        MenuScope::Private => BotCommandScope::AllPrivateChats,
        MenuScope::Groups => BotCommandScope::AllGroupChats,
    }
}
