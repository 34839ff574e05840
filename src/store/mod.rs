//! What lasts: people, chats, games, and what is still to be sent. The only user of SQL.
//!
//! Everything that an update changes is committed in one transaction before anybody hears of it ([`Store::handle`]);
//! what is to be sent waits in the outbox until it has arrived ([`Store::claim`], [`Store::settle`]). The store has no
//! clock and no chance of its own: the time comes in with each call.

mod check;
mod config;
mod error;
mod game_row;
mod handle;
mod history;
mod inbox;
mod load;
mod lock;
mod migrate_chat;
mod open;
mod outbox;
mod payload;
mod people;
mod reminder;
mod rows;
mod words;
mod write;
mod writer;

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use sqlx::sqlite::{SqliteConnection, SqlitePool};

use crate::brain::{Millis, Needs, Reminder, Snapshot};

pub use check::{Corrupt, Report};
pub use config::StoreConfig;
pub use error::{OpenError, StoreError, Unreadable};
pub use handle::{Decider, Handled, Incoming};
pub use inbox::Traces;
pub use outbox::{Job, Lane, Outcome, ParkReason, Work};

use outbox::{Pace, claim, settle};
use writer::{Working, Writer};

/// The open store. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Writer,
    readers: SqlitePool,
    pace: Arc<Mutex<Pace>>,
    latest: Arc<AtomicI64>,
}

impl Store {
    /// Opens the database, makes it when it is not there, and brings it up to date. Calls that were in flight when
    /// the last process died count as calls of unknown outcome.
    ///
    /// # Errors
    /// [`OpenError`], each in one sentence.
    pub async fn open(config: &StoreConfig, now: Millis) -> Result<Self, OpenError> {
        let path = config.file()?;
        let opened = open::open(config).await?;
        let writer = Writer::start(opened.writer, opened.lock);
        let store = Self {
            writer,
            readers: opened.readers,
            pace: Arc::default(),
            latest: Arc::new(AtomicI64::new(now.0)),
        };
        let report = store
            .writer
            .run(move |connection| {
                Box::pin(async move {
                    claim::release(connection, None, now).await?;
                    check::games(connection, false).await
                })
            })
            .await
            .map_err(|source| OpenError::Unusable { path, source })?;
        for corrupt in report.corrupt {
            let game = corrupt.game.map(|game| game.to_string());
            tracing::error!(game, reason = corrupt.reason, "a stored game is corrupt and is left alone");
        }
        Ok(store)
    }

    /// Takes in what happened, in one transaction that is committed before this returns: each update once, in order,
    /// wholly or not at all.
    ///
    /// # Errors
    /// Nothing of the batch was written, so nothing may be confirmed; after a fatal error the process must exit.
    pub async fn handle(
        &self,
        batch: Vec<Incoming>,
        decider: Arc<dyn Decider>,
    ) -> Result<Vec<Handled>, StoreError> {
        let newest =
            batch.iter().filter_map(|incoming| incoming.envelope.as_ref()).map(|envelope| envelope.now);
        let latest = self.at(newest.max().unwrap_or_default());
        self.write(move |connection| Box::pin(handle::batch(connection, batch, decider, latest))).await
    }

    /// Reads what a decision or a picture needs.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn snapshot(&self, needs: &Needs) -> Result<Snapshot, StoreError> {
        let needs = needs.clone();
        self.read(move |connection| Box::pin(async move { load::snapshot(connection, &needs).await })).await
    }

    /// Claims what is due to be sent at `now`: at most `limit` calls, each to another lane. Each must be settled; one
    /// that is not within [`Job::LEASE_SECONDS`] counts as a call of unknown outcome.
    ///
    /// # Errors
    /// When nothing could be claimed.
    pub async fn claim(&self, now: Millis, limit: usize) -> Result<Vec<Job>, StoreError> {
        self.at(now);
        let pace = Arc::clone(&self.pace);
        self.write(move |connection| {
            Box::pin(async move { claim::claim(connection, &pace, now, limit).await })
        })
        .await
    }

    /// Notes what came of a call.
    ///
    /// # Errors
    /// When it could not be noted; the claim then ends by itself.
    pub async fn settle(&self, job: Job, outcome: Outcome, now: Millis) -> Result<(), StoreError> {
        self.at(now);
        let pace = Arc::clone(&self.pace);
        self.write(move |connection| {
            Box::pin(async move { settle::settle(connection, &pace, &job, outcome, now).await })
        })
        .await
    }

    /// The earliest time at which something may be sent or a thought is due; nothing while only parked chats wait.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn next_due(&self) -> Result<Option<Millis>, StoreError> {
        let pace = Arc::clone(&self.pace);
        self.read(move |connection| {
            Box::pin(async move {
                let sending = claim::next_due(connection, &pace).await?;
                let thinking = reminder::next_thought(connection).await?;
                Ok([sending, thinking].into_iter().flatten().min())
            })
        })
        .await
    }

    /// The reminders that are due at `now`, earliest first. One is given again and again until its event
    /// ([`crate::brain::Event::Due`], or [`crate::brain::Event::Thought`]) has been handled.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn reminders(&self, now: Millis, limit: u32) -> Result<Vec<Reminder>, StoreError> {
        self.read(move |connection| Box::pin(reminder::due(connection, now, limit))).await
    }

    /// Whether nothing is due or in flight at `now`.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn quiet(&self, now: Millis) -> Result<bool, StoreError> {
        let pace = Arc::clone(&self.pace);
        self.read(move |connection| {
            Box::pin(async move {
                let due = claim::next_due(connection, &pace).await?;
                Ok(due.is_none_or(|due| due > now)
                    && !claim::is_busy(connection).await?
                    && reminder::due(connection, now, 1).await?.is_empty())
            })
        })
        .await
    }

    /// The newest traces of Telegram.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn traces(&self) -> Result<Traces, StoreError> {
        self.read(|connection| Box::pin(inbox::traces(connection))).await
    }

    /// Looks whether all games hold together.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn check(&self) -> Result<Report, StoreError> {
        self.read(|connection| Box::pin(check::games(connection, true))).await
    }

    /// Finishes what was asked, writes everything into the one file and releases it. Every later call fails.
    ///
    /// # Errors
    /// When the last writing failed; nothing that was committed is lost by that.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.writer.close().await
    }

    /// The newest time that was heard of, at least `now`: for what brings no time of its own.
    fn at(&self, now: Millis) -> Millis {
        Millis(self.latest.fetch_max(now.0, Ordering::Relaxed).max(now.0))
    }

    async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Working<'c, T> + Send + 'static,
    {
        self.writer.run(work).await
    }

    /// Reads in a task of its own and in one transaction, so that what is read belongs together and nobody who stops
    /// waiting leaves a connection half used.
    async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Working<'c, T> + Send + 'static,
    {
        let readers = self.readers.clone();
        let task = tokio::spawn(async move {
            let mut transaction = readers.begin().await?;
            let read = work(&mut transaction).await?;
            transaction.rollback().await?;
            Ok(read)
        });
        task.await.unwrap_or(Err(StoreError::Closed))
    }
}
