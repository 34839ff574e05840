//! The only clock: the system's, or one that the local chat moves by hand.

use std::time::Duration;

use tokio::sync::watch;

use crate::brain::Millis;

/// What tells the time and waits for it. Copies show the same time.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The system's clock.
    System,
    /// A clock that stands still until it is moved.
    Manual(watch::Sender<Millis>),
}

impl Clock {
    /// A clock that stands at `now` until it is moved.
    pub fn manual(now: Millis) -> Self {
        Self::Manual(watch::Sender::new(now))
    }

    /// The time now.
    pub fn now(&self) -> Millis {
        match self {
            Self::System => system_now(),
            Self::Manual(hands) => *hands.borrow(),
        }
    }

    /// Moves a manual clock, never backwards; the system's clock moves by itself.
    pub fn set(&self, now: Millis) {
        if let Self::Manual(hands) = self {
            hands.send_modify(|hands| *hands = now.max(*hands));
        }
    }

    /// Waits until this time, or for ever when there is none.
    pub async fn sleep_until(&self, due: Option<Millis>) {
        let Some(due) = due else { return std::future::pending().await };
        match self {
            Self::System => {
                let wait = due.0.saturating_sub(self.now().0);
                real_sleep(Duration::from_millis(u64::try_from(wait).unwrap_or(0))).await;
            }
            Self::Manual(hands) => {
                // The sender is this clock itself, so it cannot be gone.
                let _ = hands.subscribe().wait_for(|now| *now >= due).await;
            }
        }
    }

    /// Waits until this much time has passed.
    pub async fn sleep(&self, wait: Duration) {
        let millis = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
        self.sleep_until(Some(Millis(self.now().0.saturating_add(millis)))).await;
    }
}

/// Waits by the system's clock, whatever the bot's clock says: for the network, which is always real.
#[expect(clippy::disallowed_methods, reason = "this is the one place that may wait")]
pub(super) async fn real_sleep(wait: Duration) {
    tokio::time::sleep(wait).await;
}

#[expect(clippy::disallowed_methods, reason = "this is the one place that reads the clock")]
fn system_now() -> Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
