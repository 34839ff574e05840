//! The only chance: one random number for each event.

use std::hash::{BuildHasher, RandomState};

/// What draws random numbers. The same event always draws the same number, so that a decision can be repeated.
#[derive(Clone, Debug)]
pub enum Chance {
    /// From a key that the system draws anew for each run: nobody can tell one number from the others.
    Secret(RandomState),
    /// From a seed, for runs that must be the same each time.
    Seeded(u64),
}

impl Chance {
    /// A secret chance.
    #[expect(clippy::disallowed_methods, reason = "this is the one place that draws chance")]
    pub fn secret() -> Self {
        Self::Secret(RandomState::new())
    }

    /// The number for an event, named by a kind of event and its number.
    pub fn draw(&self, kind: &str, number: i64) -> u64 {
        match self {
            Self::Secret(key) => key.hash_one((kind, number)),
            Self::Seeded(seed) => {
                let kind = kind.bytes().fold(*seed, |mixed, byte| mix(mixed ^ u64::from(byte)));
                mix(kind ^ number.cast_unsigned())
            }
        }
    }
}

/// The finaliser of `SplitMix64` (Steele, Lea, Flood 2014): every bit of the input reaches every bit of the output.
const fn mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
