//! Opening the database, with every check before anything is trusted.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};

use super::error::is_damage;
use super::lock::Lock;
use super::{OpenError, StoreConfig};

/// The first SQLite without the WAL-reset bug, which can corrupt a database in WAL mode.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];
/// How many snapshots may be read at once.
const READERS: u32 = 4;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("src/store/migrations/sqlite");

/// An open database: one connection that writes, a few that read.
pub(super) struct Opened {
    pub(super) lock: Lock,
    pub(super) writer: SqliteConnection,
    pub(super) readers: SqlitePool,
}

pub(super) async fn open(config: &StoreConfig) -> Result<Opened, OpenError> {
    let path = config.file()?;
    if path.is_dir() {
        return Err(OpenError::IsDirectory { path });
    }
    if let Some(directory) = path.parent().filter(|directory| !directory.as_os_str().is_empty())
        && !directory.is_dir()
    {
        return Err(OpenError::NoDirectory { path: directory.to_owned() });
    }
    let lock = Lock::take(&path)?;
    let mut writer = options(&path)
        .create_if_missing(true)
        .connect()
        .await
        .map_err(|source| database_error(&path, source))?;
    check_version(&mut writer, &path).await?;
    check_pages(&mut writer, &path).await?;
    MIGRATIONS.run(&mut writer).await.map_err(|source| migrate_error(path.clone(), source))?;
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .connect_with(options(&path).pragma("query_only", "ON"))
        .await
        .map_err(|source| database_error(&path, source))?;
    Ok(Opened { lock, writer, readers })
}

/// FULL: a move that was acknowledged survives a power loss. `secure_delete`: what is forgotten leaves the file.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .pragma("secure_delete", "ON")
        .disable_statement_logging()
}

async fn check_version(writer: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let found: String = sqlx::query_scalar("select sqlite_version()")
        .fetch_one(writer)
        .await
        .map_err(|source| database_error(path, source))?;
    if is_new_enough(&found) { Ok(()) } else { Err(OpenError::OldSqlite { found }) }
}

/// Whether this version of SQLite, such as `3.51.3`, may be used.
fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.split('.').map(|number| number.parse().unwrap_or(0));
    let found = [(); 3].map(|()| numbers.next().unwrap_or(0));
    found >= OLDEST_SQLITE
}

async fn check_pages(writer: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let report: String = sqlx::query_scalar("pragma quick_check(1)")
        .fetch_one(writer)
        .await
        .map_err(|source| database_error(path, source))?;
    if report == "ok" { Ok(()) } else { Err(OpenError::Damaged { path: path.to_owned(), report }) }
}

fn database_error(path: &Path, source: sqlx::Error) -> OpenError {
    let path = path.to_owned();
    if is_damage(&source) {
        return OpenError::Damaged { path, report: source.to_string() };
    }
    OpenError::Database { path, source }
}

fn migrate_error(path: PathBuf, source: MigrateError) -> OpenError {
    match source {
        MigrateError::VersionMissing(version) => OpenError::Newer { path, version },
        source => OpenError::Migrate { path, source },
    }
}

/// Writes the log back into the database and closes both ends; the lock goes last.
pub(super) async fn close(mut writer: SqliteConnection, lock: Lock) -> Result<(), sqlx::Error> {
    sqlx::query("pragma wal_checkpoint(truncate)").execute(&mut writer).await?;
    writer.close().await?;
    drop(lock);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{StoreConfig, is_new_enough, open};

    #[test]
    fn old_versions_are_refused() {
        for old in ["3.40.1", "3.46.0", "3.51.2", "2.99.99", "", "x"] {
            assert!(!is_new_enough(old), "{old}");
        }
        for new in ["3.51.3", "3.51.10", "3.52.0", "4.0.0"] {
            assert!(is_new_enough(new), "{new}");
        }
    }

    #[tokio::test]
    async fn what_is_committed_reaches_the_disk_and_what_is_deleted_leaves_it() {
        let directory = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", directory.path().join("games.db").display());
        let mut opened = open(&StoreConfig { url }).await.unwrap();
        let mut ask =
            async |pragma| -> i64 { sqlx::query_scalar(pragma).fetch_one(&mut opened.writer).await.unwrap() };
        assert_eq!(ask("pragma synchronous").await, 2, "full");
        assert_eq!(ask("pragma secure_delete").await, 1);
        assert_eq!(ask("pragma foreign_keys").await, 1);
        assert_eq!(ask("select count(*) from pragma_journal_mode where journal_mode = 'wal'").await, 1);
        let write = sqlx::query("delete from game").execute(&opened.readers).await;
        assert!(write.is_err(), "readers may not write");
    }
}
