//! The local chat: the stand-in server, the bot as a child process of the same program, and a terminal.

use std::path::{Path, PathBuf};

use tokio::io::{AsyncBufRead, AsyncWrite};
use tokio::process::Command;

use crate::sandbox::runner::{self, Launch, RunError, Setup};
use crate::sandbox::server::Options;
use crate::sandbox::terminal::Words;
use crate::store::{Store, StoreConfig, Traces};
use crate::text::{Catalog, Literal, Message};

use super::{Clock, ServeError};

/// What a local chat needs to know.
#[derive(Clone, Debug)]
pub struct Local {
    /// The language of the people, and of the terminal's own words.
    pub language: String,
    /// The database to keep; a temporary one when absent.
    pub database: Option<PathBuf>,
    /// Languages from a directory instead of those in the binary.
    pub locales: Option<PathBuf>,
    /// The level of the bot's log.
    pub log: String,
    /// Whether a person sits at the terminal.
    pub interactive: bool,
}

/// The seed of the bot's chance: local chats are the same each time.
const SEED: u64 = 1;
/// Numbers left free between two chats on one database, for what the bot saw but did not write down.
const GAP: i64 = 1000;

/// Runs a local chat until its input ends. Gives whether every line could be followed.
///
/// # Errors
/// When the bot dies, or input or output fails.
pub async fn run(
    local: &Local,
    catalog: &Catalog,
    input: impl AsyncBufRead + Unpin,
    output: impl AsyncWrite + Unpin,
) -> Result<bool, RunError> {
    let program = std::env::current_exe()?;
    let scratch = Scratch::new(local.database.as_deref());
    let traces = match &local.database {
        Some(file) if file.exists() => traces(file).await,
        Some(_) | None => Traces::default(),
    };
    let (options, seed) = continued(traces);
    let setup = Setup {
        options,
        speaker: "ann".to_owned(),
        language: Some(local.language.clone()),
        interactive: local.interactive,
        seed,
    };
    let words = LocalWords { catalog, locale: &local.language };
    let command = |launch: &Launch| bot(local, &program, scratch.file(), launch);
    runner::run(setup, &words, command, input, output).await
}

/// The file of a database that is given as a path or as a URL.
///
/// # Errors
/// When a URL names no file.
pub fn database_file(given: &str) -> Result<PathBuf, ServeError> {
    if given.starts_with("sqlite:") {
        StoreConfig { url: given.to_owned() }.file().map_err(ServeError::Open)
    } else {
        Ok(PathBuf::from(given))
    }
}

/// What an earlier chat left in a database. One that cannot be read is reported by the bot itself.
async fn traces(file: &Path) -> Traces {
    let config = StoreConfig { url: format!("sqlite://{}", file.display()) };
    let Ok(store) = Store::open(&config, Clock::System.now()).await else { return Traces::default() };
    let traces = store.traces().await.unwrap_or_default();
    // Nothing was written, so nothing can be lost by a failure here.
    let _ = store.close().await;
    traces
}

/// The stand-in and the seed for a chat that goes on where an earlier one ended: the bot must not take new updates
/// for old ones, new messages for old boards, or new games for old ones.
fn continued(traces: Traces) -> (Options, u64) {
    let fresh = Options::default();
    let first_update = traces.update.map_or(fresh.first_update, |update| update + GAP);
    let first_message = traces.message.map_or(fresh.first_message, |message| message + GAP);
    let now = traces.received.map_or(fresh.now, |received| received.0.max(fresh.now));
    let seed = SEED.wrapping_add_signed(first_update - fresh.first_update);
    (Options { now, first_update, first_message, ..fresh }, seed)
}

/// The bot's process.
fn bot(local: &Local, program: &Path, database: &Path, launch: &Launch) -> Command {
    let mut command = Command::new(program);
    command
        .args(["serve", "--control", "--log", &local.log])
        .env("TELOXIDE_TOKEN", &launch.token)
        .env_remove("TELOXIDE_TOKEN_FILE")
        .env("TELOXIDE_API_URL", &launch.api_url)
        .env("DATABASE_URL", format!("sqlite://{}", database.display()));
    if let Some(locales) = &local.locales {
        command.arg("--locales").arg(locales);
    }
    command
}

/// The database's file: a given one stays, a temporary one goes when the chat ends.
enum Scratch {
    Kept(PathBuf),
    Temporary(PathBuf),
}

impl Scratch {
    fn new(given: Option<&Path>) -> Self {
        given.map_or_else(
            || Self::Temporary(std::env::temp_dir().join(format!("reversi-bot-{}.db", std::process::id()))),
            |path| Self::Kept(path.to_owned()),
        )
    }

    fn file(&self) -> &Path {
        match self {
            Self::Kept(path) | Self::Temporary(path) => path,
        }
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Self::Temporary(path) = self {
            for ending in ["", "-wal", "-shm", ".lock"] {
                let mut file = path.clone().into_os_string();
                file.push(ending);
                // What was never made need not be removed.
                let _ = std::fs::remove_file(file);
            }
        }
    }
}

/// The terminal's own words in the language of the chat.
struct LocalWords<'a> {
    catalog: &'a Catalog,
    locale: &'a str,
}

impl LocalWords<'_> {
    fn say(&self, message: Message) -> String {
        self.catalog.say(self.locale, &message.into())
    }
}

impl Words for LocalWords<'_> {
    fn help(&self) -> String {
        self.say(Message::TermHelp) + "\n"
    }

    fn not_understood(&self, line: &str) -> String {
        self.say(Message::TermNotUnderstood { line: Literal(line.to_owned()) })
    }

    fn no_such_button(&self, label: &str) -> String {
        self.say(Message::TermNoButton { label: Literal(label.to_owned()) })
    }

    fn no_such_message(&self, number: i64) -> String {
        self.say(Message::TermNoMessage { number: Literal(number.to_string()) })
    }

    fn no_such_result(&self, number: usize) -> String {
        self.say(Message::TermNoResult { number: Literal(number.to_string()) })
    }

    fn only_in_a_group(&self) -> String {
        self.say(Message::TermOnlyGroup)
    }

    fn only_a_small_group(&self) -> String {
        self.say(Message::TermSmallGroup)
    }

    fn no_topics(&self, group: &str) -> String {
        self.say(Message::TermNoTopics { group: Literal(group.to_owned()) })
    }
}
