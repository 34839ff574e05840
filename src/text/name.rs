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

    /// The most UTF-16 units a shown name has: as many as a first name in Telegram. Only names whose letters are
    /// made of several characters come near it; two of them still leave room in an alert.
    pub const MAX_UNITS: usize = 64;

    /// The most characters that one grapheme keeps: enough for any script and any emoji family.
    const CHARACTERS: usize = 12;

    /// The most combining marks in a row that one letter keeps: enough for Vietnamese, too few for a tower.
    const MARKS: usize = 2;

    /// Makes a raw name fit to be shown; one with nothing left to show becomes a silhouette.
    pub fn clean(raw: &str) -> Self {
        let visible: String =
            raw.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !is_hidden(*c)).collect();
        let words = visible.split_whitespace().collect::<Vec<_>>().join(" ");
        if words.chars().all(|c| c.is_whitespace() || is_joiner(c)) {
            return Self("👤".to_owned());
        }
        let graphemes: Vec<String> = words.graphemes(true).map(trimmed).collect();
        let whole = graphemes.concat();
        if graphemes.len() <= Self::MAX && units(&whole) <= Self::MAX_UNITS {
            return Self(whole);
        }
        let mut kept = String::new();
        for grapheme in graphemes.iter().take(Self::MAX - 1) {
            if units(&kept) + units(grapheme) >= Self::MAX_UNITS {
                break;
            }
            kept.push_str(grapheme);
        }
        Self(format!("{}…", kept.trim_end()))
    }
}

/// A grapheme without the upper floors of a tower of marks.
fn trimmed(grapheme: &str) -> String {
    let mut marks = 0;
    let floor = |c: &char| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= Name::MARKS
    };
    grapheme.chars().filter(floor).take(Name::CHARACTERS).collect()
}

/// The length in UTF-16 code units, by which the Bot API counts.
fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Characters that show nothing, or that change the order or shape of the text around them.
pub(super) fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}' | '\u{200C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0D}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFC}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Characters that join or shape emoji, and show nothing by themselves.
const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200D}' | '\u{FE0E}' | '\u{FE0F}')
}

/// The combining marks that any letter can carry, of which towers are built.
const fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{0300}'..='\u{036F}' | '\u{0483}'..='\u{0489}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
