//! What names a game, a person, and a moment of a game.

use std::fmt;
use std::str::FromStr;

/// A person, by the number that Telegram gives to users.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerId(pub i64);

/// A game. The number is drawn at random below 2^60, so that a link to a private game cannot be guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MatchId(u64);

/// How many events a game has seen: every change raises it by one, so it names one state of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Revision(pub u32);

impl Revision {
    /// The revision after one more event.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// The letters of a game's name in links and buttons: 32 that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 12 letters of 5 bits hold 60 bits.
const LENGTH: usize = 12;

impl MatchId {
    /// The game of a random number, of which 60 bits are used.
    pub const fn new(random: u64) -> Self {
        Self(random >> 4)
    }

    /// The game of a stored number, if it is one.
    pub const fn from_number(number: u64) -> Option<Self> {
        if number < 1 << 60 { Some(Self(number)) } else { None }
    }

    /// The number, below 2^60.
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for MatchId {
    /// Twelve letters and digits, safe in links and buttons.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..LENGTH).rev() {
            let letter = LETTERS[(self.0 >> (5 * place) & 31) as usize];
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

/// The text does not name a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseMatchIdError;

impl FromStr for MatchId {
    type Err = ParseMatchIdError;

    fn from_str(text: &str) -> Result<Self, ParseMatchIdError> {
        if text.len() != LENGTH {
            return Err(ParseMatchIdError);
        }
        text.bytes()
            .try_fold(0, |number, byte| {
                let bits = LETTERS.iter().position(|letter| *letter == byte)?;
                Some(number << 5 | bits as u64)
            })
            .map(Self)
            .ok_or(ParseMatchIdError)
    }
}

impl fmt::Display for ParseMatchIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not the name of a game")
    }
}

impl std::error::Error for ParseMatchIdError {}
