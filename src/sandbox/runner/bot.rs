//! The bot as a child process, and the lines it exchanges with its keeper.

use std::{
    collections::VecDeque,
    future::Future,
    io,
    process::{ExitStatus, Stdio},
    time::Duration,
};

use serde::Deserialize;
use serde_json::json;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncRead, AsyncWriteExt as _, BufReader},
    process::{Child, ChildStdin, ChildStdout, Command},
    sync::mpsc,
    task::JoinHandle,
    time::timeout,
};

use super::RunError;

/// Lines of the log that are kept to explain a death.
const LOG_LINES: usize = 30;
/// How long the bot may take to end: when its input has, or when it no longer talks.
const STOP_WITHIN: Duration = Duration::from_secs(30);

/// The bot's answer to a ping.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
struct Pong {
    pong: u64,
    due: Option<i64>,
}

/// A running bot.
pub(super) struct Bot {
    child: Child,
    input: ChildStdin,
    pongs: mpsc::UnboundedReceiver<Result<Pong, String>>,
    log: JoinHandle<Vec<String>>,
    pings: u64,
}

impl Bot {
    /// Starts the process and tells it the time and what to draw its chances from.
    pub(super) async fn start(mut command: Command, now: i64, seed: u64) -> Result<Self, RunError> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn()?;
        let missing = || io::Error::other("a standard stream of the bot is missing");
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let log = child.stderr.take().ok_or_else(missing)?;
        let mut bot =
            Self { child, input, pongs: listen(output), log: tokio::spawn(last_lines(log)), pings: 0 };
        bot.send(&json!({"now": now, "seed": seed}).to_string()).await?;
        Ok(bot)
    }

    /// Tells the bot the time.
    pub(super) async fn tell_time(&mut self, now: i64) -> Result<(), RunError> {
        self.send(&json!({"now": now}).to_string()).await
    }

    /// Waits until the bot has nothing to do at the present time; answers when it will do what it has put off.
    pub(super) async fn idle(&mut self) -> Result<Option<i64>, RunError> {
        self.pings += 1;
        let ping = self.pings;
        self.send(&json!({"ping": ping}).to_string()).await?;
        match self.pongs.recv().await {
            Some(Ok(Pong { pong, due })) if pong == ping => Ok(due),
            said => Err(self.unexpected(said).await),
        }
    }

    /// Waits for `wanted`, which would never come if the bot died meanwhile.
    pub(super) async fn or_death<T>(&mut self, wanted: impl Future<Output = T>) -> Result<T, RunError> {
        tokio::select! {
            found = wanted => Ok(found),
            said = self.pongs.recv() => Err(self.unexpected(said).await),
        }
    }

    /// What it means that the bot said this, or nothing more, out of turn.
    async fn unexpected(&mut self, said: Option<Result<Pong, String>>) -> RunError {
        match said {
            Some(Ok(Pong { pong, .. })) => RunError::BadControl(format!("{{\"pong\":{pong}}}")),
            Some(Err(line)) => RunError::BadControl(line),
            None => self.died().await,
        }
    }

    /// Kills the process at once, as a crash would.
    pub(super) async fn kill(&mut self) -> Result<(), RunError> {
        Ok(self.child.kill().await?)
    }

    /// Ends the process's input, which stops it, and waits for its end.
    pub(super) async fn stop(self) -> Result<(), RunError> {
        let Self { mut child, input, mut log, .. } = self;
        drop(input);
        let status = end(&mut child).await?;
        if status.success() { Ok(()) } else { Err(death(status, &mut log).await) }
    }

    async fn send(&mut self, line: &str) -> Result<(), RunError> {
        let line = format!("{line}\n");
        let written = async {
            self.input.write_all(line.as_bytes()).await?;
            self.input.flush().await
        };
        // A bot that is gone breaks the pipe; its end tells more than that.
        if written.await.is_err() { Err(self.died().await) } else { Ok(()) }
    }

    async fn died(&mut self) -> RunError {
        match end(&mut self.child).await {
            Ok(status) => death(status, &mut self.log).await,
            Err(error) => RunError::Io(error),
        }
    }
}

/// Waits for the process's end, and brings it about when it does not come.
async fn end(child: &mut Child) -> io::Result<ExitStatus> {
    if let Ok(status) = timeout(STOP_WITHIN, child.wait()).await {
        return status;
    }
    child.kill().await?;
    child.wait().await
}

async fn death(status: ExitStatus, log: &mut JoinHandle<Vec<String>>) -> RunError {
    RunError::BotDied { status: status.to_string(), log: log.await.unwrap_or_default() }
}

/// Reads the pongs; the channel ends with the process.
fn listen(output: ChildStdout) -> mpsc::UnboundedReceiver<Result<Pong, String>> {
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut lines = BufReader::new(output).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            let pong = serde_json::from_str(&line).map_err(|_| line);
            if sender.send(pong).is_err() {
                break;
            }
        }
    });
    receiver
}

async fn last_lines(log: impl AsyncRead + Unpin) -> Vec<String> {
    let mut kept = VecDeque::new();
    let mut lines = BufReader::new(log).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        if kept.len() == LOG_LINES {
            kept.pop_front();
        }
        kept.push_back(line);
    }
    kept.into()
}
