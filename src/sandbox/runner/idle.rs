//! When the next line may be read.

/// The farthest the clock is moved to let the bot do what it has put off, in milliseconds, counted from the
/// line: retries and pacing lie within, turns and reminders of a game beyond.
pub const LONGEST_JUMP: i64 = 3_600_000;

/// What to do after the bot said that it is idle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Something came in between: wait and ask again.
    LookAgain,
    /// Move the clock to this time: the bot has put something off until then.
    Jump(i64),
    /// Read the next line.
    Rest,
}

/// Decides. `still` tells whether the bot has neither called nor been sent anything since it was last seen
/// waiting, `due` when it will do what it has put off, `start` what the clock showed at the line; all in unix
/// milliseconds.
pub fn next_step(still: bool, due: Option<i64>, now: i64, start: i64) -> Step {
    match due {
        _ if !still => Step::LookAgain,
        // A time that is not ahead would be no step at all, and the bot would be asked for ever.
        Some(due) if due.saturating_sub(start) <= LONGEST_JUMP => Step::Jump(due.max(now + 1)),
        Some(_) | None => Step::Rest,
    }
}
