//! Lengths: what Telegram allows and what a phone shows, with the longest real arguments, in every language.

use reversi_bot::text::{Catalog, Entry, Message, Name};
use unicode_segmentation::UnicodeSegmentation;

use super::phrase;
use super::sample::Samples;

/// The most discs that one move can flip.
const MOST_FLIPS: usize = 18;

/// The most legal moves that a position can have.
const MOST_MOVES: usize = 33;

/// The length in UTF-16 code units.
fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The length as a reader counts it.
fn letters(text: &str) -> usize {
    text.graphemes(true).count()
}

/// What a message says at its longest, in every language.
fn longest(entry: &Entry, name: &str, length: fn(&str) -> usize) -> Vec<(usize, String)> {
    let catalog = Catalog::embedded().expect("languages without a fault");
    let squares = if entry.id == "alert-cannot-pass" { MOST_MOVES } else { MOST_FLIPS };
    let samples = Samples { names: &[name], squares: Some(squares) };
    let mut longest = Vec::new();
    for language in catalog.languages().iter() {
        let said =
            samples.of(entry).into_iter().map(|args| catalog.say(language.id(), &phrase(entry.id, &args)));
        let said = said.max_by_key(|said| length(said)).expect("a sample");
        longest.push((length(&said), format!("{}: {}: {said}", language.id(), entry.id)));
    }
    longest
}

/// Requires the messages whose ids begin so to be no longer than `limit`.
fn limit(begin: &str, name: &str, limit: usize, length: fn(&str) -> usize) {
    let entries: Vec<_> = Message::TABLE.iter().filter(|entry| entry.id.starts_with(begin)).collect();
    assert!(!entries.is_empty(), "no message begins with {begin}");
    let long: Vec<_> = entries
        .into_iter()
        .flat_map(|entry| longest(entry, name, length))
        .filter(|(length, _)| *length > limit)
        .collect();
    assert!(long.is_empty(), "longer than {limit}: {long:#?}");
}

#[test]
fn an_alert_has_at_most_200_characters() {
    limit("alert-", &"Ж".repeat(Name::MAX), 200, units);
}

#[test]
fn a_toast_has_at_most_40() {
    limit("toast-", &"Ж".repeat(Name::MAX), 40, letters);
}

#[test]
fn a_button_has_at_most_20_beside_a_name() {
    limit("button-", "", 20, letters);
}

#[test]
fn the_description_of_a_command_has_at_most_256() {
    limit("command-", "", 256, units);
}

#[test]
fn a_title_of_the_rule_book_fits_half_a_row() {
    limit("topic-", "", 20, letters);
}
