//! What becomes of a row after a call: pure, so that the rules can be read and tested alone.

use crate::brain::Millis;

use super::row::Kind;

/// When a lost answer is surely settled: no call lives longer.
const SETTLED_SECONDS: i64 = 30;
/// A board that failed for so long is given up until something asks for it again.
const BOARD_GIVES_UP_SECONDS: i64 = 24 * 60 * 60;
/// Anything else is given up after so many failed calls.
const ATTEMPTS: u32 = 10;
/// The longest pause between two tries of a call that does not reach Telegram or changes nothing new.
const LONGEST_PAUSE_SECONDS: i64 = 300;
/// A board posted with unknown outcome is posted again so often in all: twins are harmless, but not in dozens.
const BOARD_SENDS: u32 = 6;
/// Anything else posted with unknown outcome is posted at most twice.
const OTHER_SENDS: u32 = 2;

/// A row at the end of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Past {
    pub(super) kind: Kind,
    /// Whether the call makes a new message, so that repeating it makes another.
    pub(super) posts: bool,
    /// When it was asked for again during the call.
    pub(super) asked: Option<Millis>,
    /// When every call whose answer got lost is surely over.
    pub(super) settle: Option<Millis>,
    pub(super) created: Millis,
    pub(super) attempts: u32,
    pub(super) unknowns: u32,
    pub(super) failed_since: Option<Millis>,
}

/// What becomes of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It has done its work.
    Done,
    /// It comes due again.
    Again(Next),
    /// It is given up.
    Dead,
}

/// The row when it comes due again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Next {
    pub(super) due: Millis,
    pub(super) settle: Option<Millis>,
    pub(super) attempts: u32,
    pub(super) unknowns: u32,
    pub(super) failed_since: Option<Millis>,
}

impl Next {
    /// Afresh, as if nothing had failed.
    pub(super) const fn fresh(due: Millis) -> Self {
        Self { due, settle: None, attempts: 0, unknowns: 0, failed_since: None }
    }
}

impl Past {
    /// A call that began at `began` arrived. After a lost answer only a call that began after that was settled is
    /// sure to have the last word; until then one more follows.
    pub(super) fn arrived(&self, began: Millis) -> Fate {
        let settle = self.settle.filter(|settle| began < *settle);
        let due = [self.asked, settle].into_iter().flatten().min();
        due.map_or(Fate::Done, |due| Fate::Again(Next { settle, ..Next::fresh(due) }))
    }

    /// Nothing is left to be done, unless it was asked for again.
    pub(super) fn finished(&self) -> Fate {
        self.asked.map_or(Fate::Done, |due| Fate::Again(Next::fresh(due)))
    }

    /// The call was not made after all. It keeps its turn.
    pub(super) const fn kept(&self) -> Fate {
        Fate::Again(Next {
            due: self.created,
            settle: self.settle,
            attempts: self.attempts,
            unknowns: self.unknowns,
            failed_since: self.failed_since,
        })
    }

    /// The call did not reach Telegram.
    pub(super) fn not_sent(&self, now: Millis) -> Fate {
        let failed_since = self.failed_since.unwrap_or(now);
        let attempts = self.attempts.saturating_add(1);
        let hopeless = match self.kind {
            Kind::Board => now >= failed_since.plus_seconds(BOARD_GIVES_UP_SECONDS),
            _ => attempts >= ATTEMPTS,
        };
        if hopeless {
            return self.given_up();
        }
        Fate::Again(Next {
            due: now.plus_seconds(pause(attempts)),
            settle: self.settle,
            attempts,
            unknowns: self.unknowns,
            failed_since: Some(failed_since),
        })
    }

    /// Nobody knows whether the call was carried out, or whether it still will be. An edit is repeated at once and
    /// confirmed when no old call can come after it; a new message is repeated later and not often.
    pub(super) fn unknown(&self, now: Millis) -> Fate {
        let Fate::Again(next) = self.not_sent(now) else { return Fate::Dead };
        if !self.posts {
            let edits = matches!(self.kind, Kind::Board | Kind::Turn);
            let settle = edits.then(|| now.plus_seconds(SETTLED_SECONDS)).or(self.settle);
            return Fate::Again(Next { settle, ..next });
        }
        let unknowns = self.unknowns.saturating_add(1);
        let most = if self.kind == Kind::Board { BOARD_SENDS } else { OTHER_SENDS };
        if unknowns >= most {
            return self.given_up();
        }
        let due = now.plus_seconds(5 << (2 * (unknowns - 1)));
        Fate::Again(Next { due, unknowns, ..next })
    }

    /// It is given up, unless it was asked for again.
    pub(super) fn given_up(&self) -> Fate {
        self.asked.map_or(Fate::Dead, |due| Fate::Again(Next::fresh(due)))
    }
}

/// The pause after so many failed calls: 1, 2, 4 … 300 seconds.
fn pause(attempts: u32) -> i64 {
    (1_i64 << attempts.saturating_sub(1).min(16)).min(LONGEST_PAUSE_SECONDS)
}

#[cfg(test)]
mod tests {
    use super::{Fate, Kind, Millis, Next, Past};

    fn past(kind: Kind, posts: bool) -> Past {
        Past {
            kind,
            posts,
            asked: None,
            settle: None,
            created: Millis(0),
            attempts: 0,
            unknowns: 0,
            failed_since: None,
        }
    }

    fn follow(past: &Past, fate: Fate) -> Option<(Millis, Past)> {
        let Fate::Again(next) = fate else { return None };
        let Next { due, settle, attempts, unknowns, failed_since } = next;
        Some((due, Past { settle, attempts, unknowns, failed_since, asked: None, ..*past }))
    }

    #[test]
    fn an_edit_with_a_lost_answer_is_confirmed_once_after_it_is_settled() {
        let edit = past(Kind::Board, false);
        let (due, retry) = follow(&edit, edit.unknown(Millis(1_000))).unwrap();
        assert_eq!((due, retry.settle), (Millis(2_000), Some(Millis(31_000))));
        let (due, confirm) = follow(&retry, retry.arrived(Millis(2_000))).unwrap();
        assert_eq!((due, confirm.settle), (Millis(31_000), Some(Millis(31_000))));
        assert_eq!(confirm.arrived(Millis(31_000)), Fate::Done);
    }

    #[test]
    fn what_was_asked_during_the_call_comes_next() {
        let edit = Past { asked: Some(Millis(700)), ..past(Kind::Board, false) };
        assert_eq!(edit.arrived(Millis(600)), Fate::Again(Next::fresh(Millis(700))));
        assert_eq!(edit.given_up(), Fate::Again(Next::fresh(Millis(700))));
        assert_eq!(past(Kind::Board, false).given_up(), Fate::Dead);
    }

    /// How often a call is made when each has the same end, and after which pauses in seconds.
    fn tries(kind: Kind, posts: bool, end: impl Fn(&Past, Millis) -> Fate) -> Vec<i64> {
        let mut row = past(kind, posts);
        let mut now = Millis(0);
        let mut pauses = Vec::new();
        while let Some((due, next)) = follow(&row, end(&row, now)) {
            pauses.push((due.0 - now.0) / 1000);
            (now, row) = (due, next);
        }
        pauses
    }

    #[test]
    fn a_new_message_of_unknown_outcome_is_not_repeated_often() {
        assert_eq!(tries(Kind::Say, true, Past::unknown), [5]);
        assert_eq!(tries(Kind::Call, true, Past::unknown), [5]);
        assert_eq!(tries(Kind::Board, true, Past::unknown), [5, 20, 80, 320, 1280]);
    }

    #[test]
    fn what_does_not_reach_telegram_is_tried_again_with_growing_pauses() {
        assert_eq!(tries(Kind::Say, true, Past::not_sent), [1, 2, 4, 8, 16, 32, 64, 128, 256]);
        let board = tries(Kind::Board, true, Past::not_sent);
        let whole: i64 = board.iter().sum();
        assert!((86_400..86_800).contains(&whole), "a board is tried for a day: {whole} s");
        assert_eq!(board.last(), Some(&300));
    }
}
