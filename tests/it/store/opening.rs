//! Opening the store: what is wrong is said in one sentence, and only one process has it.

use reversi_bot::brain::Millis;
use reversi_bot::store::{OpenError, Store, StoreConfig, StoreError};

use super::support::*;

async fn refusal(url: &str) -> OpenError {
    match Store::open(&StoreConfig { url: url.to_owned() }, Millis(0)).await {
        Err(error) => error,
        Ok(_) => panic!("{url} was opened"),
    }
}

#[tokio::test]
async fn a_wrong_url_is_explained() {
    let directory = tempfile::tempdir().unwrap();
    let place = directory.path().display();
    for (url, sentence) in [
        ("postgres://localhost/reversi".to_owned(), "must begin with sqlite:// but begins with \"postgres\""),
        ("games.db".to_owned(), "must begin with sqlite:// but begins with \"games.db\""),
        (String::new(), "must begin with sqlite://"),
        ("sqlite://".to_owned(), "names no file"),
        ("sqlite:".to_owned(), "names no file"),
        ("sqlite::memory:".to_owned(), "would be lost"),
        ("sqlite://:memory:".to_owned(), "would be lost"),
        (format!("sqlite://{place}/games.db?mode=ro"), "may not have options"),
        (format!("sqlite://{place}"), "is a directory, not a database file"),
        (format!("sqlite://{place}/no/games.db"), "/no of the database does not exist"),
    ] {
        let error = refusal(&url).await.to_string();
        assert!(error.contains(sentence), "{url:?}: {error}");
        assert!(!error.contains('\n'), "{error}");
    }
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0, "nothing was made");
}

#[tokio::test]
async fn urls_name_files() {
    for (url, file) in [
        ("sqlite://reversi-bot.db", "reversi-bot.db"),
        ("sqlite:reversi-bot.db", "reversi-bot.db"),
        (" SQLite:///var/lib/games.db\n", "/var/lib/games.db"),
        ("sqlite://./a b/c.db", "./a b/c.db"),
    ] {
        let config = StoreConfig { url: url.to_owned() };
        assert_eq!(config.file().unwrap(), std::path::Path::new(file));
    }
}

#[tokio::test]
async fn only_one_has_it_and_closing_releases_it() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let config = config(directory.path());
    let second = Store::open(&config, Millis(0)).await;
    assert!(matches!(second, Err(OpenError::InUse { .. })), "{second:?}");
    store.close().await.unwrap();
    let again = open(directory.path()).await;
    again.close().await.unwrap();
}

#[tokio::test]
async fn a_closed_store_says_so_and_leaves_one_whole_file() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let clone = store.clone();
    store.close().await.unwrap();
    assert!(matches!(clone.claim(Millis(0), 1).await, Err(StoreError::Closed)));
    assert!(clone.snapshot(&nothing()).await.is_err());
    assert!(matches!(clone.close().await, Err(StoreError::Closed)));
    let mut files: Vec<_> = std::fs::read_dir(directory.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    assert_eq!(files, ["games.db", "games.db.lock"]);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_as_it_is() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("games.db");
    let text = "Dear diary, today I lost at Reversi. ".repeat(200);
    std::fs::write(&file, &text).unwrap();
    let error = refusal(&config(directory.path()).url).await;
    assert!(matches!(error, OpenError::Damaged { .. }), "{error:?}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[tokio::test]
async fn a_damaged_page_is_found_before_anything_is_trusted() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    store.close().await.unwrap();
    let file = directory.path().join("games.db");
    let mut bytes = std::fs::read(&file).unwrap();
    assert!(bytes.len() > 40_000);
    bytes[12_288..16_384].fill(0x5a);
    std::fs::write(&file, bytes).unwrap();
    let error = refusal(&config(directory.path()).url).await;
    assert!(matches!(error, OpenError::Damaged { .. }), "{error:?}");
}

#[tokio::test]
async fn a_database_of_a_later_version_is_not_touched() {
    let directory = tempfile::tempdir().unwrap();
    open(directory.path()).await.close().await.unwrap();
    let later = "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
        values (9999, 'later', true, x'00', 0)";
    execute(directory.path(), later).await;
    let error = refusal(&config(directory.path()).url).await;
    assert!(matches!(error, OpenError::Newer { version: 9999, .. }), "{error:?}");
}
