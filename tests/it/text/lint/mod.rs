//! Lints of the texts: words that mistranslate the game, and the typography of each language. A spell-checker finds
//! none of these: every forbidden word is a word.

mod belarusian;
mod english;
mod flat;
mod french;
mod frisian;
mod scan;
mod spanish;

use reversi_bot::text::LocaleSource;

use flat::Flat;
pub(super) use flat::flat;
use scan::{characters, forbidden};

/// The message that is set in columns.
const COLUMNS: &str = "term-help";

/// What is wrong with one variant of a text. Variables stand in it as `{$name}`.
fn faults(locale: &str, text: &Flat) -> Vec<String> {
    let text = Flat { text: prose(text), ..text.clone() };
    let mut faults = common(&text.text);
    faults.extend(match locale {
        "be" => belarusian::faults(&text),
        "en" => english::faults(&text),
        "es" => spanish::faults(&text),
        "fr" => french::faults(&text),
        "fy" => frisian::faults(&text),
        _ => Vec::new(),
    });
    faults
}

/// A text without what is typed as it stands: the left column of a text in columns, and the signs with which the
/// terminal's commands begin, such as `:help`.
pub(super) fn prose(text: &Flat) -> String {
    let right = |line: &str| line.split_once("  ").map_or(line, |(_, right)| right.trim_start()).to_owned();
    let lines = text.text.lines().map(|line| if text.id == COLUMNS { right(line) } else { line.to_owned() });
    let prose = lines.collect::<Vec<_>>().join("\n");
    let begins = |(at, c): &(usize, char)| {
        matches!(c, ':' | '?') && prose[at + 1..].starts_with(|next: char| next.is_ascii_alphabetic())
    };
    prose.char_indices().filter(|at| !begins(at)).map(|(_, c)| c).collect()
}

/// What is wrong in any language.
fn common(text: &str) -> Vec<String> {
    let mut faults = forbidden(text, &["...", "  ", " - ", "''", "\t", "8x8", "( ", " )", "(s)"], &[], &[]);
    faults.extend(characters(text, |c, before, _| match c {
        '"' | '\'' => Some("straight quote".to_owned()),
        ',' | '.' if before.is_some_and(is_space) => Some(format!("space before {c}")),
        _ => None,
    }));
    faults
}

/// The white space of our texts: plain, no-break, narrow no-break.
fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\n' | '\u{00A0}' | '\u{202F}')
}

#[test]
fn the_texts_have_none_of_the_known_faults() {
    let mut found = Vec::new();
    for locale in LocaleSource::embedded().expect("the languages in the program") {
        for text in flat(&locale) {
            let faults = faults(&locale.id, &text).into_iter();
            found.extend(faults.map(|fault| format!("{}: {}: {fault}: {}", locale.id, text.id, text.text)));
        }
    }
    found.dedup();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

/// Requires each of these texts to have exactly the fault named beside it.
fn catches(locale: &str, faulty: &[(&str, &str)]) {
    for (text, fault) in faulty {
        assert_eq!(faults(locale, &Flat::plain(text)), [*fault], "{text}");
    }
}

/// Requires these texts to have no fault.
fn accepts(locale: &str, right: &[&str]) {
    for text in right {
        assert_eq!(faults(locale, &Flat::plain(text)), [""; 0], "{text}");
    }
}

#[test]
fn faults_of_any_language_are_caught() {
    catches(
        "xx",
        &[
            ("And so on...", "..."),
            ("A  gap", "  "),
            ("One - two", " - "),
            ("It's", "straight quote"),
            ("An end .", "space before ."),
            ("A board of 8x8", "8x8"),
            ("disc(s)", "(s)"),
        ],
    );
    accepts("xx", &["And so on…", "One – two", "It’s", "/move d3", "d3, 8 × 8"]);
    accepts("fr", &["Voir :help et @bob:be, ou ?text"]);
    let columns =
        Flat { id: COLUMNS.to_owned(), ..Flat::plain("#12 d3    reply\n?text     an inline query") };
    assert_eq!(faults("es", &columns), [""; 0]);
}
