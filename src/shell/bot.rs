//! Everything the loops share.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::brain::{self, Decision, Desk, Envelope, Event, Needs, Snapshot};
use crate::store::{Decider, Handled, Incoming, Store, StoreError};
use crate::telegram::Client;
use crate::text::Catalog;

use super::{Chance, Clock};

/// The running bot: what the loops share.
#[derive(Clone)]
pub struct Bot {
    pub(super) client: Client,
    pub(super) store: Store,
    pub(super) catalog: Catalog,
    pub(super) mind: Arc<Mind>,
    pub(super) clock: Clock,
    pub(super) chance: Chance,
    /// Cancelled when the bot is to stop.
    pub(super) stop: CancellationToken,
    pub(super) activity: Arc<Activity>,
    /// How many calls may be under way at once.
    pub(super) senders: usize,
}

/// The decisions, as the store asks for them.
pub(super) struct Mind {
    pub(super) desk: Desk,
}

impl Decider for Mind {
    fn needs(&self, event: &Event) -> Needs {
        brain::needs(event)
    }

    fn decide(&self, snapshot: &Snapshot, envelope: &Envelope) -> Decision {
        brain::decide(&self.desk, snapshot, envelope)
    }
}

/// What is going on: who waits for something to happen waits here.
#[derive(Debug, Default)]
pub(super) struct Activity {
    busy: AtomicUsize,
    /// Something was written: there may be something to send or to think about.
    pub(super) written: Notify,
    /// A piece of work is done.
    pub(super) done: Notify,
}

/// A piece of work under way; it ends when this is dropped.
pub(super) struct Busy(Arc<Activity>);

impl Activity {
    pub(super) fn begin(self: &Arc<Self>) -> Busy {
        self.busy.fetch_add(1, Ordering::SeqCst);
        Busy(Arc::clone(self))
    }

    pub(super) fn is_busy(&self) -> bool {
        self.busy.load(Ordering::SeqCst) > 0
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.busy.fetch_sub(1, Ordering::SeqCst);
        self.0.done.notify_waiters();
    }
}

impl Bot {
    /// Commits what happened, then wakes whoever has something to do with it.
    pub(super) async fn handle(&self, batch: Vec<Incoming>) -> Result<Vec<Handled>, StoreError> {
        let mind: Arc<dyn Decider> = Arc::<Mind>::clone(&self.mind);
        let handled = self.store.handle(batch, mind).await?;
        self.activity.written.notify_waiters();
        Ok(handled)
    }

    /// Puts an event that Telegram did not send into an envelope.
    pub(super) fn envelope(&self, event: Event, kind: &str, number: i64) -> Incoming {
        let envelope = Envelope { event, now: self.clock.now(), chance: self.chance.draw(kind, number) };
        Incoming { update: None, raw: None, envelope: Some(envelope) }
    }
}
