//! The phrasebook: everything the bot can say, in each language, for people to read. `docs/phrasebook` is written
//! anew by `UPDATE_PHRASEBOOK=1 cargo test phrasebook`.

#![expect(clippy::expect_used, reason = "a helper of a test fails by panicking")]

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use fluent_syntax::ast::{Comment, Entry as FtlEntry};
use fluent_syntax::parser;
use reversi_bot::text::{Catalog, ISOLATE, Language, LocaleSource, Message, POP_ISOLATE, REFERENCE};

use super::phrase;
use super::sample::Samples;

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "docs", "phrasebook"].iter().collect()
}

#[test]
fn the_phrasebook_is_up_to_date() {
    let catalog = Catalog::embedded().expect("languages without a fault");
    let contents = contents();
    let mut stale = Vec::new();
    for language in catalog.languages().iter() {
        let book = book(&catalog, language, &contents);
        let path = folder().join(format!("{}.md", language.id()));
        if fs::read_to_string(&path).is_ok_and(|old| old == book) {
            continue;
        }
        if wants_update() {
            fs::create_dir_all(folder()).expect("a folder");
            fs::write(&path, book).expect("a phrasebook");
        } else {
            stale.push(language.id().to_owned());
        }
    }
    assert_eq!(stale, [""; 0], "UPDATE_PHRASEBOOK=1 cargo test phrasebook, then read what has changed");
}

#[test]
fn no_phrasebook_is_left_of_a_language_that_is_gone() {
    let catalog = Catalog::embedded().expect("languages without a fault");
    for file in fs::read_dir(folder()).expect("the phrasebooks") {
        let path = file.expect("a file").path();
        let id = path.file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(catalog.languages().get(&id).is_some(), "{}", path.display());
    }
}

#[test]
fn the_phrasebook_holds_every_message() {
    let contents = contents();
    let listed: Vec<&str> = contents
        .iter()
        .filter_map(|line| if let Line::Message(id) = line { Some(id.as_str()) } else { None })
        .collect();
    assert_eq!(listed.len(), Message::TABLE.len());
    for entry in Message::TABLE {
        assert!(listed.contains(&entry.id), "{}", entry.id);
    }
}

#[expect(clippy::disallowed_methods, reason = "a test has no configuration to read this once")]
fn wants_update() -> bool {
    env::var_os("UPDATE_PHRASEBOOK").is_some_and(|value| value == "1")
}

/// A line of the table of contents, which is the same for every language.
enum Line {
    File(String),
    Section(String),
    Message(String),
}

/// Files, sections and messages in the order of the reference language.
fn contents() -> Vec<Line> {
    let sources = LocaleSource::embedded().expect("the languages in the program");
    let english = sources.into_iter().find(|locale| locale.id == REFERENCE).expect("the reference");
    let mut lines = Vec::new();
    for file in english.files {
        let name = file.path.split_once('/').expect("folder and name").1.to_owned();
        lines.push(Line::File(name));
        for entry in
            parser::parse(file.text).map_err(|(_, errors)| errors).expect("a file without a fault").body
        {
            match entry {
                FtlEntry::GroupComment(Comment { content }) => lines.push(Line::Section(content.join(" "))),
                FtlEntry::Message(message)
                    if Message::TABLE.iter().any(|entry| entry.id == message.id.name) =>
                {
                    lines.push(Line::Message(message.id.name));
                }
                _ => {}
            }
        }
    }
    lines
}

/// The phrasebook of a language.
fn book(catalog: &Catalog, language: &Language, contents: &[Line]) -> String {
    let mut book = format!(
        "# {} ({})\n\nEverything the bot says in this language, with examples of names and numbers. Made by the \
         tests from `locales/{}`: change it there.\n",
        language.autonym(),
        language.id(),
        language.id(),
    );
    let mut add = |line: &str| writeln!(book, "{line}").expect("a string takes everything");
    for line in contents {
        match line {
            Line::File(name) => add(&format!("\n## {name}")),
            Line::Section(heading) => add(&format!("\n### {heading}")),
            Line::Message(id) => {
                add(&format!("\n**{id}**"));
                for said in sayings(catalog, language.id(), id) {
                    add(&format!("- {said}"));
                }
            }
        }
    }
    book
}

/// What a message says with representative arguments, each text once, on one line.
fn sayings(catalog: &Catalog, locale: &str, id: &str) -> Vec<String> {
    let entry = Message::TABLE.iter().find(|entry| entry.id == id).expect("a message of the table");
    let mut sayings = Vec::new();
    for args in Samples::READABLE.of(entry) {
        let said = catalog.say(locale, &phrase(id, &args)).replace('\n', " ⏎ ");
        let said = said.replace([ISOLATE, POP_ISOLATE], "");
        if !sayings.contains(&said) {
            sayings.push(said);
        }
    }
    sayings
}
