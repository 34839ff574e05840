//! Sending what waits in the outbox: each picture is painted from the newest state at the moment it is sent.

use tokio::task::JoinSet;

use crate::brain::{self, Millis, Painting, Picture, Place, Spot};
use crate::store::{Job, Outcome, ParkReason, StoreError, Work};
use crate::telegram::{self, Fault};
use crate::view::{Rendered, render};

use super::Bot;
use super::bot::Busy;

/// Sends until the bot is to stop, then lets the calls under way end.
///
/// # Errors
/// Only when the disk failed.
pub(super) async fn run(bot: &Bot) -> Result<(), StoreError> {
    let mut sending = JoinSet::new();
    while !bot.stop.is_cancelled() {
        let written = bot.activity.written.notified();
        tokio::pin!(written);
        written.as_mut().enable();
        let free = bot.senders.saturating_sub(sending.len());
        // Busy from the claim to the note of what came of it, without a gap in which nothing seems to go on.
        let claiming = bot.activity.begin();
        let now = bot.clock.now();
        let jobs = if free == 0 { Vec::new() } else { claim(bot, now, free).await? };
        let claimed = jobs.len();
        for job in jobs {
            sending.spawn(send(bot.clone(), job, bot.activity.begin()));
        }
        drop(claiming);
        if claimed > 0 && claimed == free {
            continue_when_one_is_done(bot, &mut sending).await?;
            continue;
        }
        // What is due but cannot be claimed yet is looked at again, but not in a hot loop. The time is that of the
        // claim: the clock may have gone on since.
        let soon = Millis(now.0 + 1);
        let due =
            if sending.is_empty() { bot.store.next_due().await?.map(|due| due.max(soon)) } else { None };
        tokio::select! {
            () = bot.stop.cancelled() => {}
            () = &mut written => {}
            () = bot.clock.sleep_until(due) => {}
            Some(sent) = sending.join_next() => settled(sent)?,
        }
    }
    while let Some(sent) = sending.join_next().await {
        settled(sent)?;
    }
    Ok(())
}

async fn claim(bot: &Bot, now: Millis, free: usize) -> Result<Vec<Job>, StoreError> {
    match bot.store.claim(now, free).await {
        Ok(jobs) => Ok(jobs),
        Err(error) if error.is_fatal() => Err(error),
        Err(error) => {
            tracing::error!(%error, "the outbox cannot be read");
            Ok(Vec::new())
        }
    }
}

async fn continue_when_one_is_done(
    bot: &Bot,
    sending: &mut JoinSet<Result<(), StoreError>>,
) -> Result<(), StoreError> {
    tokio::select! {
        () = bot.stop.cancelled() => Ok(()),
        Some(sent) = sending.join_next() => settled(sent),
    }
}

/// A call that panicked is not settled: its claim ends by itself and it is tried again.
fn settled(sent: Result<Result<(), StoreError>, tokio::task::JoinError>) -> Result<(), StoreError> {
    match sent {
        Ok(Err(error)) if error.is_fatal() => Err(error),
        Ok(Err(error)) => {
            tracing::error!(%error, "a call was made but could not be noted");
            Ok(())
        }
        Ok(Ok(())) => Ok(()),
        Err(error) => {
            tracing::error!(%error, "a call failed");
            Ok(())
        }
    }
}

async fn send(bot: Bot, job: Job, _busy: Busy) -> Result<(), StoreError> {
    let began = bot.clock.now();
    let outcome = match carry_out(&bot, &job, began).await {
        Ok(outcome) => outcome,
        Err(Failure::Store(error)) => return Err(error),
        Err(Failure::Call(fault)) => outcome_of(fault, began),
    };
    if let Outcome::Fault { error } = &outcome {
        tracing::error!(error, ?job.work, "Telegram refuses a call");
    }
    bot.store.settle(job, outcome, bot.clock.now()).await
}

enum Failure {
    Store(StoreError),
    Call(Fault),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Self::Call(fault)
    }
}

async fn carry_out(bot: &Bot, job: &Job, began: Millis) -> Result<Outcome, Failure> {
    let done = Outcome::Edited { shown: None, began };
    match &job.work {
        Work::Board { game, place } => {
            let picture = Picture::Board { game: *game, place: place.clone() };
            let Some((painting, rendered)) = picture_of(bot, &picture).await? else {
                return Ok(Outcome::Nothing);
            };
            let shown = painting.revision;
            match &job.message {
                Some(spot) => {
                    bot.client.edit(spot, &rendered).await?;
                    Ok(Outcome::Edited { shown, began })
                }
                None => post(bot, place, &rendered, job.silent, None, shown).await,
            }
        }
        Work::Call { game, at, place } => {
            let picture = Picture::Call { game: *game, place: place.clone(), at: *at };
            say(bot, &picture, place, false, None).await
        }
        Work::Say { place, reply, subject } => {
            let picture = Picture::Subject { subject: subject.clone(), place: place.clone() };
            say(bot, &picture, place, job.silent, *reply).await
        }
        Work::Turn { spot, subject } => {
            let picture = Picture::Subject { subject: subject.clone(), place: spot.place() };
            let Some((_, rendered)) = picture_of(bot, &picture).await? else { return Ok(Outcome::Nothing) };
            bot.client.edit(spot, &rendered).await?;
            Ok(done)
        }
        Work::Retire { spot } => {
            bot.client.retire(spot).await?;
            Ok(done)
        }
        Work::Delete { spot } => {
            if let Spot::Message { .. } = spot {
                bot.client.delete(spot).await?;
            }
            Ok(done)
        }
        Work::Leave { chat } => {
            bot.client.leave(*chat).await?;
            Ok(done)
        }
    }
}

async fn say(
    bot: &Bot,
    picture: &Picture,
    place: &Place,
    silent: bool,
    reply: Option<brain::MessageId>,
) -> Result<Outcome, Failure> {
    let Some((painting, rendered)) = picture_of(bot, picture).await? else { return Ok(Outcome::Nothing) };
    post(bot, place, &rendered, silent, reply, painting.revision).await
}

async fn post(
    bot: &Bot,
    place: &Place,
    rendered: &Rendered,
    silent: bool,
    reply: Option<brain::MessageId>,
    shown: Option<crate::play::Revision>,
) -> Result<Outcome, Failure> {
    let message = bot.client.send(place, rendered, silent, reply).await?;
    Ok(Outcome::Sent { message, shown })
}

async fn picture_of(bot: &Bot, picture: &Picture) -> Result<Option<(Painting, Rendered)>, StoreError> {
    let known = bot.store.snapshot(&brain::picture_needs(picture)).await?;
    let painting = brain::paint(&bot.mind.desk, picture, &known);
    Ok(painting.map(|painting| {
        let rendered = render(&painting.screen, &bot.catalog, &painting.locale);
        (painting, rendered)
    }))
}

fn outcome_of(fault: Fault, began: Millis) -> Outcome {
    match fault {
        Fault::Unchanged => Outcome::Unchanged,
        Fault::Gone => Outcome::Gone,
        Fault::Parked(reason) => Outcome::Parked(parked(reason)),
        Fault::Migrated { to } => Outcome::Migrated { to },
        Fault::Wait { seconds } => Outcome::Wait { until: began.plus_seconds(i64::from(seconds)) },
        Fault::NotSent | Fault::Unauthorized | Fault::Conflict => Outcome::NotSent,
        Fault::Unknown => Outcome::Unknown,
        Fault::TooOld => Outcome::Nothing,
        // A closed topic closes nothing else, so the chat is not parked; the game goes on wherever it is opened.
        Fault::TopicClosed => Outcome::Fault { error: fault.to_string() },
        Fault::Refused { description } => Outcome::Fault { error: description },
    }
}

const fn parked(reason: telegram::ParkReason) -> ParkReason {
    match reason {
        telegram::ParkReason::Blocked => ParkReason::Blocked,
        telegram::ParkReason::Unopened => ParkReason::Unopened,
        telegram::ParkReason::Deactivated => ParkReason::Deactivated,
        telegram::ParkReason::Kicked => ParkReason::Kicked,
        telegram::ParkReason::NoRights => ParkReason::NoRights,
        telegram::ParkReason::NotFound => ParkReason::NotFound,
    }
}
