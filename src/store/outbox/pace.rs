//! How fast calls may follow one another, so that Telegram rarely has to say no.

use std::collections::{BTreeMap, VecDeque};

use crate::brain::{ChatId, Millis};

use super::Lane;

/// At most one call in this time to one lane (the Bot FAQ: one message a second in a chat).
const GAP: i64 = 1_000;
/// At most [`BURST`] calls in this time to a group (the Bot FAQ says 20 a minute; edits seem to count).
const WINDOW: i64 = 60_000;
const BURST: usize = 18;
/// So many lanes told to wait within [`ALARM`] mean that the bot as a whole is too fast.
const CROWD: usize = 3;
const ALARM: i64 = 10_000;

/// What was sent lately. Kept in memory: after a restart the first calls are at worst told to wait.
#[derive(Debug, Default)]
pub(in crate::store) struct Pace {
    calls: BTreeMap<Lane, VecDeque<Millis>>,
    waits: VecDeque<(Millis, Lane)>,
    all_wait_until: Option<Millis>,
}

impl Pace {
    /// The earliest time of the next call to this lane, as far as earlier calls tell.
    pub(super) fn ready(&self, lane: &Lane) -> Option<Millis> {
        let calls = self.calls.get(lane);
        let gap = calls.and_then(VecDeque::back).map(|last| Millis(last.0 + GAP));
        let burst = calls
            .filter(|calls| is_group(lane) && calls.len() >= BURST)
            .and_then(|calls| calls.get(calls.len() - BURST))
            .map(|first| Millis(first.0 + WINDOW));
        gap.max(burst).max(self.all_wait_until)
    }

    /// A call to this lane begins.
    pub(super) fn note(&mut self, lane: &Lane, now: Millis) {
        self.calls.retain(|_, calls| {
            while calls.front().is_some_and(|first| first.0 + WINDOW <= now.0) {
                calls.pop_front();
            }
            !calls.is_empty()
        });
        self.calls.entry(lane.clone()).or_default().push_back(now);
    }

    /// This lane was told to wait. When several are at once, everybody waits.
    pub(super) fn told_to_wait(&mut self, lane: &Lane, now: Millis, until: Millis) {
        self.waits.retain(|(at, other)| at.0 + ALARM > now.0 && other != lane);
        self.waits.push_back((now, lane.clone()));
        if self.waits.len() >= CROWD {
            self.all_wait_until = self.all_wait_until.max(Some(until));
        }
    }
}

/// Telegram gives negative numbers to groups.
const fn is_group(lane: &Lane) -> bool {
    matches!(lane, Lane::Chat(ChatId(..0)))
}

#[cfg(test)]
mod tests {
    use super::{Lane, Pace};
    use crate::brain::{ChatId, Millis};

    const GROUP: Lane = Lane::Chat(ChatId(-7));
    const PRIVATE: Lane = Lane::Chat(ChatId(7));

    /// Sends as fast as allowed and gives the times.
    fn run(lane: &Lane, calls: usize) -> Vec<i64> {
        let mut pace = Pace::default();
        let mut now = Millis(0);
        (0..calls)
            .map(|_| {
                now = now.max(pace.ready(lane).unwrap_or(now));
                pace.note(lane, now);
                now.0
            })
            .collect()
    }

    #[test]
    fn a_private_chat_gets_one_call_a_second() {
        assert_eq!(run(&PRIVATE, 30), (0..30).map(|second| second * 1000).collect::<Vec<_>>());
    }

    #[test]
    fn a_group_never_gets_more_than_eighteen_calls_in_any_minute() {
        let times = run(&GROUP, 60);
        for window in times.windows(19) {
            assert!(window[18] - window[0] >= 60_000, "{window:?}");
        }
        assert_eq!(times[17], 17_000, "the first eighteen are not held back");
    }

    #[test]
    fn three_lanes_told_to_wait_at_once_stop_all() {
        let mut pace = Pace::default();
        for (at, chat) in [(0, 1), (100, 1), (200, 2)] {
            pace.told_to_wait(&Lane::Chat(ChatId(chat)), Millis(at), Millis(30_000));
        }
        assert_eq!(pace.ready(&PRIVATE), None, "two lanes are no crowd");
        pace.told_to_wait(&Lane::Chat(ChatId(3)), Millis(300), Millis(40_000));
        assert_eq!(pace.ready(&PRIVATE), Some(Millis(40_000)));
    }
}
