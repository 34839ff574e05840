//! Languages: loading, choosing, saying, and the texts themselves.

#![expect(clippy::expect_used, reason = "a helper of a test fails by panicking")]

mod catalog;
mod faults;
mod limits;
mod lint;
mod names;
mod negotiation;
mod phrasebook;
mod plurals;
pub(crate) mod pseudo;
mod render;
mod sample;
mod spelling;

use reversi_bot::text::{Arg, Catalog, Entry, LocaleSource, Phrase, SourceFile};

/// What five languages say about themselves: folder, autonym, clients, first offered to, place.
const FIVE: [(&str, &str, &str, &str, u32); 5] = [
    ("be", "Беларуская", "be", "ru uk", 2),
    ("en", "English", "en", "none", 5),
    ("es", "Español", "es", "none", 4),
    ("fr", "Français", "fr", "none", 3),
    ("fy", "Frysk", "fy", "nl", 1),
];

/// A language of one file.
fn source(id: &str, text: &str) -> LocaleSource {
    let file = SourceFile { path: format!("{id}/all.ftl"), text: text.to_owned() };
    LocaleSource { id: id.to_owned(), files: vec![file], aliases: String::new() }
}

/// What each language says about itself, in a small language made for a test.
fn about(id: &str) -> String {
    let (_, autonym, clients, offered, place) = FIVE.iter().find(|row| row.0 == id).expect("one of the five");
    format!(
        "locale-autonym = {autonym}\nlocale-clients = {clients}\nlocale-offered-to = {offered}\n\
         locale-place = {place}\nbot-name = Bot ({id})\n"
    )
}

/// Five languages that say little, each with this text besides what it says about itself.
fn five(text: impl Fn(&str) -> String, table: &[Entry]) -> Catalog {
    let sources: Vec<_> =
        FIVE.iter().map(|(id, ..)| source(id, &format!("{}{}", about(id), text(id)))).collect();
    Catalog::new(&sources, table).expect("languages without a fault")
}

/// A message as it is stored.
fn phrase(id: &str, args: &[(&str, Arg)]) -> Phrase {
    let args = args.iter().map(|(name, arg)| ((*name).to_owned(), arg.clone())).collect();
    Phrase { id: id.to_owned(), args }
}
