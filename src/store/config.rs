//! Where the store is kept.

use std::path::PathBuf;

use super::OpenError;

/// How to open the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreConfig {
    /// The database: `sqlite://games.db` in the working directory, `sqlite:///var/lib/games.db` anywhere.
    pub url: String,
}

impl StoreConfig {
    /// The file that the URL names.
    ///
    /// # Errors
    /// [`OpenError::Scheme`], [`OpenError::Options`], [`OpenError::InMemory`] or [`OpenError::NoFile`] when it
    /// names none.
    pub fn file(&self) -> Result<PathBuf, OpenError> {
        let url = self.url.trim();
        let (scheme, rest) = url.split_once(':').unwrap_or((url, ""));
        if !scheme.eq_ignore_ascii_case("sqlite") {
            return Err(OpenError::Scheme { scheme: scheme.to_owned() });
        }
        let path = rest.strip_prefix("//").unwrap_or(rest);
        if path.contains(['?', '#']) {
            return Err(OpenError::Options);
        }
        match path {
            "" | "." | "/" => Err(OpenError::NoFile),
            ":memory:" => Err(OpenError::InMemory),
            path => Ok(PathBuf::from(path)),
        }
    }
}
