//! `locales preview`: what there is of languages in the making, for their translators to read.

use std::io::{self, Write};
use std::path::Path;

use crate::brain::rules_page;
use crate::shell::ConfigError;
use crate::text::{Arg, ArgKind, Catalog, Entry, LocaleSource, Message, Phrase, REFERENCE};
use crate::view::{DiscSet, Topic, render};

use super::fault::Failure;

/// Numbers that between them have the plural forms of most languages.
const NUMBERS: [i64; 5] = [1, 2, 5, 11, 21];

/// What stands for a message that a language lacks.
const LACKING: &str = "∅";

/// Prints the languages of a folder: every message with examples, the topics of the rule book, then all faults. What a
/// topic lacks is said in the reference language.
///
/// # Errors
/// The folder cannot be read, or the output fails.
pub(super) fn print(folder: &Path, output: &mut impl Write) -> Result<(), Failure> {
    let unreadable = |error: io::Error| Failure::Config(ConfigError::Locales(error.into()));
    let mut sources = LocaleSource::read(folder).map_err(unreadable)?;
    let there: Vec<String> = sources.iter().map(|source| source.id.clone()).collect();
    if !there.iter().any(|id| id == REFERENCE) {
        let embedded = LocaleSource::embedded().map_err(unreadable)?;
        sources.extend(embedded.into_iter().filter(|source| source.id == REFERENCE));
    }
    let (draft, faults) = Catalog::draft(&sources, Message::TABLE);
    for id in &there {
        writeln!(output, "# {id}\n")?;
        for entry in Message::TABLE {
            for said in sayings(&draft, id, entry) {
                writeln!(output, "{}: {said}", entry.id)?;
            }
        }
        for topic in Topic::ALL {
            let page = rules_page(topic, DiscSet::Classic, true);
            writeln!(output, "\n## {}\n\n{}", topic.id(), render(&page, &draft, id).text)?;
        }
        writeln!(output)?;
    }
    for fault in faults {
        writeln!(output, "{fault}")?;
    }
    Ok(())
}

/// What a message says with examples for its arguments, each text once.
fn sayings(draft: &Catalog, locale: &str, entry: &Entry) -> Vec<String> {
    let mut sayings = Vec::new();
    let widest =
        entry.args.iter().map(|(_, kind)| if let ArgKind::Key(values) = kind { values.len() } else { 1 });
    let keys = widest.max().unwrap_or(1);
    let has_number = entry.args.iter().any(|(_, kind)| *kind == ArgKind::Number);
    for number in &NUMBERS[..if has_number { NUMBERS.len() } else { 1 }] {
        for key in 0..keys {
            let args = entry
                .args
                .iter()
                .map(|(name, kind)| ((*name).to_owned(), example(name, *kind, *number, key)));
            let phrase = Phrase { id: entry.id.to_owned(), args: args.collect() };
            let said = draft.say_only(locale, &phrase).unwrap_or_else(|| LACKING.to_owned());
            if !sayings.contains(&said) {
                sayings.push(said);
            }
        }
    }
    sayings
}

/// An example of an argument: text from outside is shown by its name.
fn example(name: &str, kind: ArgKind, number: i64, key: usize) -> Arg {
    match kind {
        ArgKind::Number => Arg::Number(number),
        ArgKind::Key(values) => Arg::Key(values[key % values.len()].to_owned()),
        ArgKind::Name => Arg::Name("Ann".to_owned()),
        ArgKind::Literal => Arg::Literal(match name {
            "square" => "d3".to_owned(),
            "at" | "own" => "g6".to_owned(),
            "squares" => "c4, d3".to_owned(),
            other => format!("‹{other}›"),
        }),
    }
}
