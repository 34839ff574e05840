//! Who plays a side.

use super::PlayerId;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// Nobody yet.
    Open,
    /// A person.
    Human(PlayerId),
    /// The bot itself.
    Engine,
}

impl Seat {
    /// The person on the seat, if it is one.
    pub const fn human(self) -> Option<PlayerId> {
        match self {
            Self::Human(player) => Some(player),
            Self::Open | Self::Engine => None,
        }
    }
}
