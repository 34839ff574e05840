//! Runs the terminal chat: the stand-in server, the bot as a child process, and one line after another, each
//! when the bot has nothing left to do.

mod bot;
mod idle;

use std::fmt;
use std::io;

use tokio::{
    io::{AsyncBufRead, AsyncBufReadExt as _, AsyncWrite, AsyncWriteExt as _},
    process::Command,
};

use self::bot::Bot;
pub use self::idle::{LONGEST_JUMP, Step, next_step};
use super::{
    server::{Happening, Options, StandIn},
    terminal::{Line, Next, Session, Trouble, Words, paint},
};

/// How to run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// How the server starts, clock and token included.
    pub options: Options,
    /// Who speaks at first.
    pub speaker: String,
    /// The language of people's apps unless told otherwise.
    pub language: Option<String>,
    /// Whether somebody sits there and wants a prompt.
    pub interactive: bool,
    /// What the bot draws its chances from; each restart gets another.
    pub seed: u64,
}

/// What the bot's process needs to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Launch {
    /// Address of the Bot API.
    pub api_url: String,
    /// The token.
    pub token: String,
}

/// Why a run ended early.
#[derive(Debug)]
pub enum RunError {
    /// The server found no port, the bot's process did not start, or input or output failed.
    Io(io::Error),
    /// The bot's process ended by itself.
    BotDied {
        /// How, in the system's words.
        status: String,
        /// The last lines of its log.
        log: Vec<String>,
    },
    /// The bot's process wrote something else than the control protocol has.
    BadControl(String),
}

impl fmt::Display for RunError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(out, "the sandbox cannot go on: {error}"),
            Self::BotDied { status, .. } => write!(out, "the bot ended: {status}"),
            Self::BadControl(line) => write!(out, "the bot answered its keeper with {line:?}"),
        }
    }
}

impl std::error::Error for RunError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            Self::BotDied { .. } | Self::BadControl(_) => None,
        }
    }
}

impl From<io::Error> for RunError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Runs lines from `input` until it ends, and stops the bot. `command` makes the bot's process, without its
/// standard streams. Answers whether every line could be followed.
///
/// # Errors
///
/// [`RunError`] when the bot dies or the streams fail; lines that cannot be followed are no errors but
/// sentences in the output.
pub async fn run(
    setup: Setup,
    words: &impl Words,
    command: impl Fn(&Launch) -> Command,
    input: impl AsyncBufRead + Unpin,
    output: impl AsyncWrite + Unpin,
) -> Result<bool, RunError> {
    let Setup { options, speaker, language, interactive, seed } = setup;
    let stand_in = StandIn::start(options).await?;
    let launch = Launch { api_url: stand_in.url(), token: stand_in.token() };
    let bot = Bot::start(command(&launch), stand_in.now(), seed).await?;
    let session = Session::new(stand_in.clone(), &speaker, language);
    let mut runner = Runner { stand_in, bot, session, output, seen: 0, all_good: true };
    runner.settle().await?;
    runner.print_seen().await?;
    let mut lines = input.lines();
    let mut restarts = 0;
    loop {
        if interactive {
            runner.print(&runner.session.prompt()).await?;
        }
        let Some(line) = lines.next_line().await? else { break };
        let followed = runner.follow(&line, words).await;
        // What people saw comes first, also when the bot has died of it.
        runner.print_seen().await?;
        if followed? == Some(Next::Restart) {
            restarts += 1;
            runner.bot.kill().await?;
            // The dead bot's long poll must be seen to be gone, or it would pass for the new one's.
            runner.stand_in.wait_for(|state| !state.is_polled()).await;
            let seed = seed.wrapping_add(restarts);
            runner.bot = Bot::start(command(&launch), runner.stand_in.now(), seed).await?;
            runner.settle().await?;
            runner.print_seen().await?;
        }
    }
    let Runner { bot, all_good, .. } = runner;
    bot.stop().await?;
    Ok(all_good)
}

struct Runner<O> {
    stand_in: StandIn,
    bot: Bot,
    session: Session,
    output: O,
    seen: usize,
    all_good: bool,
}

impl<O: AsyncWrite + Unpin> Runner<O> {
    /// Follows one line and waits for the bot; answers what only the caller can do.
    async fn follow(&mut self, line: &str, words: &impl Words) -> Result<Option<Next>, RunError> {
        let next = Line::read(line).map_err(Trouble::from).and_then(|line| self.session.follow(line, words));
        match next {
            Err(trouble) => self.complain(&trouble, words).await?,
            Ok(Next::Restart) => return Ok(Some(Next::Restart)),
            Ok(Next::Settle(first)) => {
                self.print(&first).await?;
                self.settle().await?;
            }
            Ok(Next::Clock(span)) => {
                self.move_clock(self.stand_in.now().saturating_add(span)).await?;
                self.settle().await?;
            }
            Ok(Next::Choose { query, number }) => {
                self.settle().await?;
                if let Err(trouble) = self.session.choose(&query, number) {
                    self.complain(&trouble, words).await?;
                }
                self.settle().await?;
            }
        }
        Ok(None)
    }

    async fn complain(&mut self, trouble: &Trouble, words: &impl Words) -> Result<(), RunError> {
        self.all_good = false;
        let sentence = trouble.sentence(words);
        self.print(&format!("! {sentence}\n")).await
    }

    /// Waits until the bot has nothing to do, moving the clock to whatever it has put off for a short while.
    async fn settle(&mut self) -> Result<(), RunError> {
        let start = self.stand_in.now();
        loop {
            let quiet = self.bot.or_death(self.stand_in.wait_parked()).await?;
            let due = self.bot.idle().await?;
            match next_step(self.stand_in.still(quiet), due, self.stand_in.now(), start) {
                Step::LookAgain => {}
                Step::Jump(time) => self.move_clock(time).await?,
                Step::Rest => return Ok(()),
            }
        }
    }

    async fn move_clock(&mut self, now: i64) -> Result<(), RunError> {
        self.stand_in.set_now(now);
        self.bot.tell_time(now).await
    }

    /// Prints what people saw since the last time: answers to presses first, the rest in order.
    async fn print_seen(&mut self) -> Result<(), RunError> {
        let happenings = self.stand_in.happenings(self.seen);
        self.seen += happenings.len();
        let is_answer = |happening: &&Happening| matches!(happening, Happening::Answered { .. });
        let (answers, rest): (Vec<_>, Vec<_>) = happenings.iter().partition(is_answer);
        let lines: String = self
            .stand_in
            .read(|state| answers.into_iter().chain(rest).map(|happening| paint(state, happening)).collect());
        self.print(&lines).await
    }

    async fn print(&mut self, text: &str) -> Result<(), RunError> {
        self.output.write_all(text.as_bytes()).await?;
        self.output.flush().await?;
        Ok(())
    }
}
