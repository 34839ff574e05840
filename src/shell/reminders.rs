//! What happens by the clock: calls, challenges that close, and the bot's own moves.

use std::collections::HashSet;
use std::time::Duration;

use crate::brain::{Event, Focus, Needs, Reminder, ReminderKind};
use crate::engine;
use crate::play::Seat;
use crate::store::{Handled, StoreError};

use super::{Bot, Clock};

/// How often the system's clock is looked at. A manual clock wakes the loop by itself.
const TICK: Duration = Duration::from_millis(500);
/// How many reminders are taken at once.
const BATCH: u32 = 64;

/// Sees to reminders until the bot is to stop.
///
/// # Errors
/// Only when the disk failed.
pub(super) async fn run(bot: &Bot) -> Result<(), StoreError> {
    // Reminders that cannot be handled are left alone for this run, lest they be tried without end.
    let mut given_up: HashSet<(u64, u32, ReminderKind)> = HashSet::new();
    while !bot.stop.is_cancelled() {
        let written = bot.activity.written.notified();
        tokio::pin!(written);
        written.as_mut().enable();
        let now = bot.clock.now();
        let mut is_idle = true;
        match bot.store.reminders(now, BATCH).await {
            Ok(due) => {
                for reminder in due {
                    if given_up.contains(&key(reminder)) {
                        continue;
                    }
                    is_idle = false;
                    if !see_to(bot, reminder).await? {
                        given_up.insert(key(reminder));
                    }
                }
            }
            Err(error) if error.is_fatal() => return Err(error),
            Err(error) => tracing::error!(%error, "reminders cannot be read"),
        }
        if is_idle {
            tokio::select! {
                () = bot.stop.cancelled() => {}
                () = &mut written => {}
                () = next_tick(&bot.clock, now) => {}
            }
        }
    }
    Ok(())
}

const fn key(reminder: Reminder) -> (u64, u32, ReminderKind) {
    (reminder.game.number(), reminder.at.0, reminder.kind)
}

async fn next_tick(clock: &Clock, since: crate::brain::Millis) {
    match clock {
        Clock::System => clock.sleep(TICK).await,
        Clock::Manual(_) => clock.sleep_until(Some(crate::brain::Millis(since.0 + 1))).await,
    }
}

/// Handles one reminder; `false` when it cannot be handled.
async fn see_to(bot: &Bot, reminder: Reminder) -> Result<bool, StoreError> {
    let _busy = bot.activity.begin();
    let event = match reminder.kind {
        ReminderKind::Think => think(bot, reminder).await?.unwrap_or(Event::Due(reminder)),
        ReminderKind::Call | ReminderKind::Expire => Event::Due(reminder),
    };
    let number = reminder.game.number().cast_signed() ^ i64::from(reminder.at.0);
    let handled = match bot.handle(vec![bot.envelope(event, "reminder", number)]).await {
        Ok(handled) => handled,
        Err(error) if error.is_fatal() => return Err(error),
        Err(error) => {
            tracing::error!(%error, "a reminder could not be committed");
            return Ok(false);
        }
    };
    for handled in &handled {
        if let Handled::Dead { error } = handled {
            tracing::error!(error, ?reminder, "a reminder failed");
            return Ok(false);
        }
    }
    Ok(true)
}

/// Thinks of the bot's move, if it still is the turn the reminder was set for. The thinking leaves the loops alone.
async fn think(bot: &Bot, reminder: Reminder) -> Result<Option<Event>, StoreError> {
    let needs = Needs { player: None, chat: None, games: Focus::Game(reminder.game) };
    let Some(table) = bot.store.snapshot(&needs).await?.table else { return Ok(None) };
    let game = &table.game;
    let Some(side) = game.to_move().filter(|_| game.revision == reminder.at) else { return Ok(None) };
    if game.seats[side] != Seat::Engine {
        return Ok(None);
    }
    let position = game.record.position();
    let number = reminder.game.number().cast_signed() ^ i64::from(reminder.at.0);
    let chance = bot.chance.draw("thought", number);
    let thought = tokio::task::spawn_blocking(move || engine::choose(position, chance)).await;
    let square = thought.ok().flatten();
    Ok(square.map(|square| Event::Thought { game: reminder.game, at: reminder.at, square }))
}
