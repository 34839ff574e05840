//! Taking in updates: an update is committed before it is confirmed, and pressed buttons are answered right after.

use std::time::Duration;

use crate::brain::{Answer, Effect, Envelope};
use crate::store::{Handled, Incoming, StoreError};
use crate::telegram::{self, Fault, Me, RawUpdate};

use super::Bot;
use super::clock::real_sleep;

/// How long Telegram may hold an empty answer back, in seconds.
const POLL_SECONDS: u32 = 25;
/// The longest pause after a failed call, in seconds.
const LONGEST_PAUSE: u64 = 64;
/// How many refused tokens in a row end the bot: one that was revoked needs a person.
const LAST_REFUSAL: u32 = 3;

/// Why the intake ended.
#[derive(Debug, thiserror::Error)]
pub enum IntakeError {
    /// The disk failed.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Telegram does not know the token any more.
    #[error("Telegram refuses the token")]
    Unauthorized,
}

/// Polls until the bot is to stop.
///
/// # Errors
/// Only what a restart or a person must mend.
pub(super) async fn run(bot: &Bot, me: &Me) -> Result<(), IntakeError> {
    let mut offset = 0;
    let mut failures = 0;
    let mut refusals = 0;
    loop {
        let polled = tokio::select! {
            biased;
            () = bot.stop.cancelled() => return Ok(()),
            polled = bot.client.updates(offset, POLL_SECONDS) => polled,
        };
        let pause = match polled {
            Ok(updates) => {
                refusals = 0;
                match take_in(bot, me, &updates).await {
                    Ok(()) => {
                        failures = 0;
                        // The next call confirms what has just been committed, and nothing else.
                        offset = updates.iter().map(|update| update.id + 1).fold(offset, i64::max);
                        continue;
                    }
                    Err(error) if error.is_fatal() => return Err(error.into()),
                    Err(error) => {
                        tracing::error!(%error, "updates could not be committed and are not confirmed");
                        backoff(&mut failures)
                    }
                }
            }
            Err(Fault::Unauthorized) => {
                refusals += 1;
                if refusals == LAST_REFUSAL {
                    return Err(IntakeError::Unauthorized);
                }
                backoff(&mut failures)
            }
            Err(Fault::Wait { seconds }) => Duration::from_secs(seconds.into()),
            Err(fault) => {
                tracing::warn!(%fault, "no updates could be fetched");
                backoff(&mut failures)
            }
        };
        tokio::select! {
            () = bot.stop.cancelled() => return Ok(()),
            () = real_sleep(pause) => {}
        }
    }
}

/// A pause that doubles with each failure.
fn backoff(failures: &mut u32) -> Duration {
    let seconds = 1u64.checked_shl(*failures).unwrap_or(LONGEST_PAUSE).min(LONGEST_PAUSE);
    *failures = failures.saturating_add(1);
    Duration::from_secs(seconds)
}

async fn take_in(bot: &Bot, me: &Me, updates: &[RawUpdate]) -> Result<(), StoreError> {
    if updates.is_empty() {
        return Ok(());
    }
    let _busy = bot.activity.begin();
    let now = bot.clock.now();
    let batch = updates.iter().map(|raw| {
        let event = raw.update.as_ref().and_then(|update| telegram::event(update, me));
        let chance = bot.chance.draw("update", raw.id);
        let envelope = event.map(|event| Envelope { event, now, chance });
        Incoming { update: Some(raw.id), raw: Some(raw.raw.clone()), envelope }
    });
    for handled in bot.handle(batch.collect()).await? {
        match handled {
            Handled::Done { replies } | Handled::Duplicate { replies } => {
                for reply in replies {
                    reply_now(bot, reply);
                }
            }
            Handled::Dead { error } => tracing::error!(error, "an update failed and is kept"),
        }
    }
    Ok(())
}

/// Answers a press without waiting for it: an answer that comes too late or gets lost is not repeated.
fn reply_now(bot: &Bot, reply: Effect) {
    let bot = bot.clone();
    let busy = bot.activity.begin();
    tokio::spawn(async move {
        let _busy = busy;
        let outcome = match reply {
            Effect::Answer { query, locale, answer } => {
                let text = match &answer {
                    Answer::Toast(phrase) | Answer::Alert(phrase) => Some(bot.catalog.say(&locale, phrase)),
                    Answer::Quiet | Answer::Open(_) => None,
                };
                bot.client.answer(&query, &answer, text).await
            }
            Effect::Offer { query, locale, offers } => {
                bot.client.offer(&query, &offers, &bot.catalog, &locale).await
            }
            _ => Ok(()),
        };
        if let Err(fault) = outcome {
            tracing::debug!(%fault, "an answer did not arrive");
        }
    });
}
