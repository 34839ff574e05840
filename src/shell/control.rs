//! Being driven by the local chat: a line of JSON on standard input moves the clock or asks whether the bot is idle.

use serde::{Deserialize, Serialize};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines, Stdin, Stdout};

use crate::brain::Millis;

use super::{Bot, Clock};

/// What the local chat says.
#[derive(Debug, Deserialize)]
struct Order {
    /// The time it is from now on.
    now: Option<i64>,
    /// What chance is drawn from, in the first line.
    seed: Option<u64>,
    /// Answer when idle, with this number.
    ping: Option<u64>,
}

/// What it is answered.
#[derive(Debug, Serialize)]
struct Pong {
    pong: u64,
    due: Option<i64>,
}

/// The line to the local chat.
pub(super) struct Control {
    orders: Lines<BufReader<Stdin>>,
    answers: Stdout,
}

/// The line to the local chat broke before it was understood.
#[derive(Debug, thiserror::Error)]
pub enum ControlError {
    /// Standard input or output failed.
    #[error("the line to the local chat failed: {0}")]
    Io(#[from] std::io::Error),
    /// The first line is not what it should be.
    #[error("the local chat did not say the time and a seed first")]
    NoStart,
}

impl Control {
    /// Waits for the first line: the time and the seed.
    ///
    /// # Errors
    /// [`ControlError`].
    pub(super) async fn begin() -> Result<(Self, Clock, u64), ControlError> {
        let mut orders = BufReader::new(tokio::io::stdin()).lines();
        let line = orders.next_line().await?.ok_or(ControlError::NoStart)?;
        let order: Order = serde_json::from_str(&line).map_err(|_| ControlError::NoStart)?;
        let (Some(now), Some(seed)) = (order.now, order.seed) else { return Err(ControlError::NoStart) };
        Ok((Self { orders, answers: tokio::io::stdout() }, Clock::manual(Millis(now)), seed))
    }

    /// Follows orders until standard input ends; then the bot is to stop.
    ///
    /// # Errors
    /// When the line breaks.
    pub(super) async fn run(mut self, bot: &Bot) -> Result<(), ControlError> {
        loop {
            let line = tokio::select! {
                () = bot.stop.cancelled() => return Ok(()),
                line = self.orders.next_line() => line?,
            };
            let Some(line) = line else {
                bot.stop.cancel();
                return Ok(());
            };
            let Ok(order) = serde_json::from_str::<Order>(&line) else {
                tracing::warn!(line, "not an order");
                continue;
            };
            if let Some(now) = order.now {
                bot.clock.set(Millis(now));
            }
            if let Some(ping) = order.ping {
                let due = idle(bot).await;
                let answer = Pong { pong: ping, due: due.map(|due| due.0) };
                let mut line = serde_json::to_vec(&answer).map_err(std::io::Error::other)?;
                line.push(b'\n');
                self.answers.write_all(&line).await?;
                self.answers.flush().await?;
            }
        }
    }
}

/// Waits until nothing is handled, sent or thought about at the present time; gives the time when that changes.
async fn idle(bot: &Bot) -> Option<Millis> {
    loop {
        let done = bot.activity.done.notified();
        tokio::pin!(done);
        done.as_mut().enable();
        if !bot.activity.is_busy() {
            match bot.store.quiet(bot.clock.now()).await {
                Ok(true) => {
                    let due = bot.store.next_due().await;
                    // Whatever began meanwhile may have changed both answers.
                    if !bot.activity.is_busy() {
                        return due.ok().flatten();
                    }
                }
                Ok(false) => {}
                Err(error) => tracing::error!(%error, "the store cannot be asked"),
            }
        }
        tokio::select! {
            () = bot.stop.cancelled() => return None,
            () = done => {}
        }
    }
}
