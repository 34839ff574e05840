//! `locales`: help for translators.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;

use crate::shell::load_catalog;
use crate::text::{Catalog, Language, Literal, Message};

use super::fault::Failure;
use super::print;

#[derive(Debug, Subcommand)]
pub(super) enum LocalesCommand {
    /// Say every fault of the languages in a folder, or that there is none.
    Check {
        /// The folder: in it a folder for each language.
        folder: PathBuf,
    },
}

/// Does what is asked.
///
/// # Errors
/// All faults, a line each.
pub(super) fn run(command: &LocalesCommand, catalog: &Catalog, locale: &str) -> Result<ExitCode, Failure> {
    let LocalesCommand::Check { folder } = command;
    let checked = load_catalog(Some(folder))?;
    let languages = checked.languages().iter().map(Language::autonym).collect::<Vec<_>>().join(", ");
    print(catalog, locale, Message::CheckLocales { languages: Literal(languages) })?;
    Ok(ExitCode::SUCCESS)
}
