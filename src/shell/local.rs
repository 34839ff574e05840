//! The local chat: the stand-in server, the bot as a child process of the same program, and a terminal.

use std::path::{Path, PathBuf};

use tokio::io::{AsyncBufRead, AsyncWrite};
use tokio::process::Command;

use crate::sandbox::runner::{self, Launch, RunError, Setup};
use crate::sandbox::server::Options;
use crate::sandbox::terminal::Words;
use crate::text::{Catalog, Literal, Message};

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
    let setup = Setup {
        options: Options::default(),
        speaker: "ann".to_owned(),
        language: Some(local.language.clone()),
        interactive: local.interactive,
        seed: SEED,
    };
    let words = LocalWords { catalog, locale: &local.language };
    let command = |launch: &Launch| bot(local, &program, scratch.file(), launch);
    runner::run(setup, &words, command, input, output).await
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
