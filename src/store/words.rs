//! How small enums are written in the database: one word each, read and written from the same list.

use crate::brain::{ChatKind, PanelKind, Reach, ReminderKind};
use crate::play::ColorWish;
use crate::reversi::Color;
use crate::view::{DiscSet, Style};

use super::Unreadable;

/// A type that is stored as a word.
pub(super) trait Word: Sized {
    /// The word of this value.
    fn word(self) -> &'static str;

    /// The value of a word.
    fn read(word: &str) -> Result<Self, Unreadable>;
}

/// Both directions from one list; a value without a word does not compile.
macro_rules! words {
    ($type:ty, $what:literal: $($variant:ident $(($inner:path))? = $word:literal),+ $(,)?) => {
        impl $crate::store::words::Word for $type {
            fn word(self) -> &'static str {
                match self {
                    $(Self::$variant $(($inner))? => $word,)+
                }
            }

            fn read(word: &str) -> Result<Self, $crate::store::Unreadable> {
                match word {
                    $($word => Ok(Self::$variant $(($inner))?),)+
                    _ => Err($crate::store::Unreadable::new($what, word)),
                }
            }
        }
    };
}

pub(super) use words;

words!(Color, "side": Black = "black", White = "white");
words!(ColorWish, "wish": Random = "random", Black = "black", White = "white");
words!(Style, "style": Tap = "tap", Grid = "grid", Words = "words");
words!(DiscSet, "disc set":
    Classic = "classic", Contrast = "contrast", Dark = "dark", Hearts = "hearts", Letters = "letters");
words!(ChatKind, "kind of chat": Private = "private", Group = "group", Channel = "channel");
words!(Reach, "reach": Unopened = "unopened", Open = "open", Blocked = "blocked");
words!(ReminderKind, "kind of reminder": Call = "call", Expire = "expire", Think = "think");
words!(PanelKind, "panel":
    Menu = "menu", Resign(Color::Black) = "resign-black", Resign(Color::White) = "resign-white",
    Options = "options");

#[cfg(test)]
mod tests {
    use super::{PanelKind, Word};
    use crate::reversi::Color;
    use crate::view::{DiscSet, Style};

    #[test]
    fn every_value_has_its_own_word() {
        for style in Style::ALL {
            assert_eq!(Style::read(style.word()), Ok(style));
        }
        for discs in DiscSet::ALL {
            assert_eq!(DiscSet::read(discs.word()), Ok(discs));
        }
        for side in Color::ALL {
            let panel = PanelKind::Resign(side);
            assert_eq!(PanelKind::read(panel.word()), Ok(panel));
        }
    }

    #[test]
    fn an_unknown_word_is_named() {
        let error = Style::read("abacus").unwrap_err();
        assert_eq!(error.to_string(), "the stored style \"abacus\" cannot be read");
    }
}
