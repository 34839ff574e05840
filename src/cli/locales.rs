//! `locales`: help for translators.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;

use crate::shell::load_catalog;
use crate::text::{Catalog, Language, Literal, Message};

use super::fault::Failure;
use super::{preview, print};

#[derive(Debug, Subcommand)]
pub(super) enum LocalesCommand {
    /// Say every fault of the languages in a folder, or that there is none.
    Check {
        /// The folder: in it a folder for each language.
        folder: PathBuf,
    },
    /// Print what there is of every message and of the rule book, in each language of a folder, then the faults.
    Preview {
        /// The folder: in it a folder for each language, which need not be complete.
        folder: PathBuf,
    },
}

/// Does what is asked.
///
/// # Errors
/// A check: all faults, a line each. Both: a folder that cannot be read.
pub(super) fn run(command: &LocalesCommand, catalog: &Catalog, locale: &str) -> Result<ExitCode, Failure> {
    match command {
        LocalesCommand::Check { folder } => {
            let checked = load_catalog(Some(folder))?;
            let languages = checked.languages().iter().map(Language::autonym).collect::<Vec<_>>().join(", ");
            print(catalog, locale, Message::CheckLocales { languages: Literal(languages) })?;
        }
        LocalesCommand::Preview { folder } => {
            let mut output = std::io::stdout().lock();
            preview::print(folder, &mut output)?;
            output.flush()?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
