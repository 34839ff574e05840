//! Spelling: every word of every message is in the dictionary of its language, or in its list of words that are right
//! all the same, with the reason. A dictionary finds slips of the pen; wrong words are found by the lints.

#![expect(clippy::expect_used, reason = "a helper of a test fails by panicking")]

mod dictionary;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use reversi_bot::text::LocaleSource;

use super::lint::{flat, prose};
use dictionary::{ALL, Source, Speller};
use words::words;

/// The words of a language that are right though its dictionary has not got them.
fn allowed(locale: &str) -> BTreeMap<String, String> {
    let path: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "tests", "it", "data", "spelling", &format!("{locale}.txt")]
            .iter()
            .collect();
    let text = std::fs::read_to_string(&path).expect("a list of words");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (word, reason) = line.split_once(" - ").expect("a word, a dash and a reason");
            assert!(!reason.trim().is_empty(), "{locale}: {word}: why is it right?");
            (word.trim().to_owned(), reason.to_owned())
        })
        .collect()
}

/// The words of a language's messages, each with a message that has it.
fn written(locale: &LocaleSource) -> BTreeMap<String, String> {
    let mut written = BTreeMap::new();
    for text in flat(locale) {
        for word in words(&prose(&text)) {
            written.entry(word).or_insert_with(|| text.id.clone());
        }
    }
    written
}

async fn speller(source: &Source) -> Speller {
    source.fetch().await.expect("a dictionary: it is fetched once from registry.npmjs.org")
}

#[tokio::test]
async fn every_word_is_spelled_as_its_dictionary_says() {
    let mut wrong = Vec::new();
    for locale in LocaleSource::embedded().expect("the languages in the program") {
        let source = ALL.iter().find(|source| source.locale == locale.id).expect("a dictionary of it");
        let speller = speller(source).await;
        let allowed = allowed(&locale.id);
        let written = written(&locale);
        let unknown: BTreeSet<&String> = written.keys().filter(|word| !speller.knows(word)).collect();
        for word in unknown.iter().filter(|word| !allowed.contains_key(word.as_str())) {
            wrong.push(format!("{}: {word} ({})", locale.id, written[*word]));
        }
        for (word, _) in allowed.iter().filter(|(word, _)| !unknown.contains(word)) {
            wrong.push(format!("{}: {word} need not be allowed", locale.id));
        }
    }
    assert!(wrong.is_empty(), "{} words:\n{}", wrong.len(), wrong.join("\n"));
}

#[tokio::test]
async fn each_dictionary_tells_right_from_wrong() {
    for (locale, right, wrong) in [
        ("be", "камп’ютар", "абыйсці"),
        ("en", "outflanked", "outflankd"),
        ("es", "jugada", "jugáda"),
        ("fr", "l’adversaire", "l’adversère"),
        ("fy", "dy’t", "Út"),
    ] {
        let source = ALL.iter().find(|source| source.locale == locale).expect("a dictionary of it");
        let speller = speller(source).await;
        assert!(speller.knows(right), "{locale}: {right}");
        assert!(!speller.knows(wrong), "{locale}: {wrong}");
    }
}
