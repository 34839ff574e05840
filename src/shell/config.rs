//! Configuration: flags and environment, read once.

use std::fmt;
use std::path::{Path, PathBuf};

use secrecy::SecretString;

use crate::text::{Catalog, CatalogError};

/// The database unless another is given.
const DATABASE: &str = "sqlite://reversi-bot.db";

/// How the bot is to run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The database, as `sqlite://reversi-bot.db`.
    pub database: String,
    /// The Bot API server.
    pub api_url: reqwest::Url,
    /// The token, if there is one. Its `Debug` does not show it.
    pub token: Option<SecretString>,
}

/// Where the token stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenSource {
    /// In `TELOXIDE_TOKEN`.
    Environment,
    /// In the file named by `TELOXIDE_TOKEN_FILE`.
    File(PathBuf),
}

/// A fault in the configuration.
#[derive(Debug)]
pub enum ConfigError {
    /// The token does not look like one.
    Token(TokenSource),
    /// The token's file cannot be read.
    TokenFile {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// No token where one is needed.
    TokenMissing,
    /// The Bot API address is none.
    ApiUrl(String),
    /// The languages have faults.
    Locales(CatalogError),
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token(TokenSource::Environment) => write!(f, "TELOXIDE_TOKEN is not a bot token"),
            Self::Token(TokenSource::File(path)) => write!(f, "{} holds no bot token", path.display()),
            Self::TokenFile { path, source } => write!(f, "{} cannot be read: {source}", path.display()),
            Self::TokenMissing => write!(f, "there is no token"),
            Self::ApiUrl(value) => write!(f, "{value} is not an http or https address"),
            Self::Locales(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ConfigError {}

impl Settings {
    /// Reads the token and the Bot API address from the environment; the database comes from flags.
    ///
    /// # Errors
    /// [`ConfigError`], each one sentence.
    pub fn read(database: Option<String>) -> Result<Self, ConfigError> {
        let database = database.unwrap_or_else(|| DATABASE.to_owned());
        let address = variable("TELOXIDE_API_URL").unwrap_or_else(|| "https://api.telegram.org".to_owned());
        let api_url = reqwest::Url::parse(&address)
            .ok()
            .filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host())
            .ok_or(ConfigError::ApiUrl(address))?;
        Ok(Self { database, api_url, token: token()? })
    }
}

fn token() -> Result<Option<SecretString>, ConfigError> {
    if let Some(path) = variable("TELOXIDE_TOKEN_FILE").map(PathBuf::from) {
        let text = std::fs::read_to_string(&path)
            .map_err(|source| ConfigError::TokenFile { path: path.clone(), source })?;
        return checked(&text, TokenSource::File(path)).map(Some);
    }
    variable("TELOXIDE_TOKEN").map(|text| checked(&text, TokenSource::Environment)).transpose()
}

/// A token is the bot's number, a colon, and letters, digits, `_` or `-`.
fn checked(text: &str, source: TokenSource) -> Result<SecretString, ConfigError> {
    let text = text.trim();
    let is_token = text.split_once(':').is_some_and(|(number, secret)| {
        !number.is_empty()
            && number.bytes().all(|b| b.is_ascii_digit())
            && secret.len() >= 16
            && secret.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-')
    });
    if is_token { Ok(SecretString::from(text.to_owned())) } else { Err(ConfigError::Token(source)) }
}

/// The languages: those in the binary, or those of a directory.
///
/// # Errors
/// [`ConfigError::Locales`].
pub fn load_catalog(directory: Option<&Path>) -> Result<Catalog, ConfigError> {
    directory.map_or_else(Catalog::embedded, Catalog::from_folder).map_err(ConfigError::Locales)
}

/// The language that the environment of the terminal asks for.
pub fn environment_language(catalog: &Catalog) -> String {
    let values: Vec<String> = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).collect();
    catalog.languages().environment(values.iter().map(String::as_str)).to_owned()
}

/// A variable of the environment; an empty one counts as none.
#[expect(clippy::disallowed_methods, reason = "this is the one place that reads the environment")]
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
