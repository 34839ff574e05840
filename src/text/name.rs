//! Players' names, made safe to show.

use std::fmt;

use unicode_segmentation::UnicodeSegmentation;

/// The name of a person as it may be shown: one line, without control, bidirectional or invisible characters, no
/// longer than [`Name::MAX`] graphemes, never empty. It may still hold anything a keyboard can type: it is sent
/// without a parse mode, so nothing in it is markup.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// The most graphemes a shown name has.
    pub const MAX: usize = 30;

    /// The most characters that one grapheme keeps: enough for any script and any emoji family, too few for
    /// towers of combining marks.
    const MARKS: usize = 12;

    /// Makes a raw name fit to be shown; one with nothing left to show becomes a silhouette.
    pub fn clean(raw: &str) -> Self {
        let visible: String =
            raw.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !is_hidden(*c)).collect();
        let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
        let graphemes: Vec<String> =
            words.graphemes(true).map(|grapheme| grapheme.chars().take(Self::MARKS).collect()).collect();
        if !words.chars().any(|c| !c.is_whitespace() && !is_joiner(c)) {
            return Self("👤".to_owned());
        }
        if graphemes.len() <= Self::MAX {
            return Self(graphemes.concat());
        }
        let kept: String = graphemes[..Self::MAX - 1].concat();
        Self(format!("{}…", kept.trim_end()))
    }
}

/// Characters that show nothing, or that change the order or shape of the text around them.
pub(super) fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}'
            | '\u{200B}' | '\u{200C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200D}' | '\u{FE0E}' | '\u{FE0F}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
