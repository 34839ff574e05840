//! The glyphs of the board: each disc set tells apart, by shape, a disc, the disc just placed and a disc just
//! flipped, so that nothing depends on colour alone.

use crate::reversi::{ByColor, Color};

use super::DiscSet;

/// The glyphs of a disc set. Each is one character wide on a button (two at most).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// A disc.
    pub disc: ByColor<&'static str>,
    /// The disc placed last.
    pub placed: ByColor<&'static str>,
    /// A disc that was just flipped, in its new colour.
    pub flipped: ByColor<&'static str>,
    /// A square where the side to move may play.
    pub legal: &'static str,
    /// An empty square on a button.
    pub empty: &'static str,
    /// An empty square in a grid, as wide as a disc there.
    pub empty_cell: &'static str,
    /// The square that a diagram speaks about.
    pub asked: &'static str,
}

const fn pair(black: &'static str, white: &'static str) -> ByColor<&'static str> {
    ByColor { black, white }
}

impl Glyphs {
    /// The glyphs of a set. Only characters that are emoji by default, or letters, so that no variation selector
    /// is needed.
    pub const fn of(set: DiscSet) -> Self {
        let emoji = Self {
            disc: pair("⚫", "⚪"),
            placed: pair("⬛", "⬜"),
            flipped: pair("🖤", "🤍"),
            legal: "🔹",
            empty: "·",
            empty_cell: "🟩",
            asked: "🟡",
        };
        match set {
            DiscSet::Classic => emoji,
            DiscSet::Contrast => Self {
                disc: pair("🔵", "🟠"),
                placed: pair("🟦", "🟧"),
                flipped: pair("💙", "🧡"),
                legal: "🔸",
                empty_cell: "➖",
                ..emoji
            },
            DiscSet::Dark => {
                Self {
                    disc: pair("🔴", "⚪"), placed: pair("🟥", "⬜"), flipped: pair("💔", "🤍"), ..emoji
                }
            }
            DiscSet::Hearts => {
                Self {
                    disc: pair("🖤", "🤍"), placed: pair("⬛", "⬜"), flipped: pair("⚫", "⚪"), ..emoji
                }
            }
            DiscSet::Letters => Self {
                disc: pair("X", "O"),
                placed: pair("X*", "O*"),
                flipped: pair("x", "o"),
                legal: "+",
                empty: "·",
                empty_cell: "·",
                asked: "?",
            },
        }
    }

    /// Both discs of the set, as its button shows them.
    pub fn sample(self) -> String {
        format!("{} {}", self.disc[Color::Black], self.disc[Color::White])
    }
}
