//! What can go wrong with the store, with the evidence.

use std::path::PathBuf;
use std::sync::Arc;
use std::{fmt, io};

use thiserror::Error;

use crate::play::{MatchId, Revision};

/// The store cannot be opened. Each message is one sentence for whoever runs the bot.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another kind of database.
    #[error("the database URL must begin with sqlite:// but begins with {scheme:?}")]
    Scheme {
        /// What stands before the colon.
        scheme: String,
    },
    /// Options after the file's name.
    #[error("the database URL may not have options after ? or #")]
    Options,
    /// A database that would forget everything.
    #[error("the database must be a file: games kept in memory would be lost")]
    InMemory,
    /// No file is named.
    #[error("the database URL names no file, as sqlite://reversi-bot.db does")]
    NoFile,
    /// The directory is not there.
    #[error("the directory {} of the database does not exist", .path.display())]
    NoDirectory {
        /// The directory.
        path: PathBuf,
    },
    /// Something that is no file has this name.
    #[error("{} is a directory, not a database file", .path.display())]
    IsDirectory {
        /// The path.
        path: PathBuf,
    },
    /// Another process has it open.
    #[error("the database {} is in use by another process of the bot", .path.display())]
    InUse {
        /// The database.
        path: PathBuf,
    },
    /// The lock file cannot be made.
    #[error("the lock file {} cannot be written: {source}", .path.display())]
    Lock {
        /// The lock file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A SQLite that can corrupt a database in WAL mode.
    #[error("SQLite {found} is too old: 3.51.3 or later is needed, earlier ones can corrupt the database")]
    OldSqlite {
        /// Its version.
        found: String,
    },
    /// Not a database, or a damaged one.
    #[error("the database {} is damaged: {report}", .path.display())]
    Damaged {
        /// The database.
        path: PathBuf,
        /// What SQLite says.
        report: String,
    },
    /// Written by a later program.
    #[error("the database {} was written by a later version of the bot (schema {version})", .path.display())]
    Newer {
        /// The database.
        path: PathBuf,
        /// The version of its schema.
        version: i64,
    },
    /// The schema cannot be brought up to date.
    #[error("the schema of the database {} cannot be brought up to date: {source}", .path.display())]
    Migrate {
        /// The database.
        path: PathBuf,
        /// Why.
        source: sqlx::migrate::MigrateError,
    },
    /// Anything else.
    #[error("the database {} cannot be opened: {source}", .path.display())]
    Database {
        /// The database.
        path: PathBuf,
        /// Why.
        source: sqlx::Error,
    },
    /// What was left of the last run cannot be taken up.
    #[error("the database {} cannot be used: {source}", .path.display())]
    Unusable {
        /// The database.
        path: PathBuf,
        /// Why.
        source: StoreError,
    },
}

/// A request to the store failed. Nothing of it was written.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// The database refused for now: it is full or busy. Trying again later is safe.
    #[error("the database refused: {0}")]
    Database(#[source] Arc<sqlx::Error>),
    /// The disk failed: what is on it is unknown until the process has restarted.
    #[error("the database failed: {0}")]
    Fatal(#[source] Arc<sqlx::Error>),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// A game was not at the revision that a write was made for.
    #[error("game {game} is not at revision {}", .was.0)]
    Conflict {
        /// The game.
        game: MatchId,
        /// The revision it should have had.
        was: Revision,
    },
    /// The database holds something that no version of the program writes.
    #[error("{0}")]
    Unreadable(#[from] Unreadable),
}

/// A stored value that means nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the stored {what} {value:?} cannot be read")]
pub struct Unreadable {
    /// What it should be.
    pub what: &'static str,
    /// What it is.
    pub value: String,
}

impl Unreadable {
    pub(super) fn new(what: &'static str, value: &(impl fmt::Display + ?Sized)) -> Self {
        Self { what, value: value.to_string() }
    }
}

/// SQLite's primary result codes, the low byte of the extended ones.
mod code {
    pub(super) const IOERR: i32 = 10;
    pub(super) const CORRUPT: i32 = 11;
    pub(super) const CONSTRAINT: i32 = 19;
    pub(super) const MISMATCH: i32 = 20;
    pub(super) const NOTADB: i32 = 26;
}

impl StoreError {
    /// Whether the process must exit: only a restart tells what the disk holds.
    pub const fn is_fatal(&self) -> bool {
        matches!(self, Self::Fatal(_))
    }

    /// Whether only the one unit of work is at fault, so that others can go on in the same transaction.
    pub(super) fn is_local(&self) -> bool {
        match self {
            Self::Conflict { .. } | Self::Unreadable(_) => true,
            Self::Database(error) => {
                matches!(primary(error), Some(code::CONSTRAINT | code::MISMATCH))
                    || matches!(**error, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_))
            }
            Self::Fatal(_) | Self::Closed => false,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let fatal = matches!(error, sqlx::Error::WorkerCrashed | sqlx::Error::Io(_))
            || matches!(primary(&error), Some(code::IOERR | code::CORRUPT | code::NOTADB));
        if fatal { Self::Fatal(Arc::new(error)) } else { Self::Database(Arc::new(error)) }
    }
}

/// The primary result code of a database error.
fn primary(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

/// Whether SQLite says that the file is not a sound database.
pub(super) fn is_damage(error: &sqlx::Error) -> bool {
    matches!(primary(error), Some(code::CORRUPT | code::NOTADB))
}
