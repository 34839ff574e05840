//! Running the bot, checking it, and the local chat.

use std::process::ExitCode;

use tokio::io::BufReader;

use crate::shell::{self, ConfigError, Local, Settings};
use crate::text::{Catalog, Literal, Message};

use super::fault::{BAD, Failure};
use super::{Common, SandboxArgs, ServeArgs, greet, is_interactive, print};

pub(super) async fn serve(args: &ServeArgs, common: &Common, catalog: &Catalog) -> Result<ExitCode, Failure> {
    shell::start_logging(&common.log);
    let settings = Settings::read(args.database.clone())?;
    let token = settings.token.clone().ok_or(ConfigError::TokenMissing)?;
    shell::serve(&settings, token, catalog.clone(), args.control).await?;
    Ok(ExitCode::SUCCESS)
}

pub(super) async fn check(args: &ServeArgs, catalog: &Catalog, locale: &str) -> Result<ExitCode, Failure> {
    let settings = Settings::read(args.database.clone())?;
    let message = match shell::check(&settings).await? {
        Some(bot) => Message::CheckOk { bot: Literal(bot) },
        None => Message::CheckSandbox,
    };
    print(catalog, locale, message)?;
    Ok(ExitCode::SUCCESS)
}

pub(super) async fn sandbox(
    args: &SandboxArgs,
    common: &Common,
    catalog: &Catalog,
    locale: &str,
) -> Result<ExitCode, Failure> {
    greet(catalog, locale)?;
    let local = Local {
        language: locale.to_owned(),
        database: args.database.as_deref().map(shell::database_file).transpose()?,
        locales: common.locales.clone(),
        log: common.log.clone(),
        interactive: is_interactive(),
    };
    let (input, output) = (BufReader::new(tokio::io::stdin()), tokio::io::stdout());
    let is_good = shell::run_local(&local, catalog, input, output).await?;
    // Whoever types sees each mistake at once; a script must be able to tell that it had one.
    Ok(if is_good || local.interactive { ExitCode::SUCCESS } else { ExitCode::from(BAD) })
}
