//! The strict check of one language: every message that is said is there, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use fluent::FluentResource;
use fluent_syntax::ast;
use fluent_syntax::parser::ParserError;

use super::fault::{Defect, Fault};
use super::walk::Walk;
use super::{Entry, LocaleSource, about};

/// How the ids of phrases begin that only other messages refer to.
pub(super) const SHARED: &str = "h-";

/// A parsed file.
pub(super) struct ParsedFile {
    /// Folder and name.
    pub(super) path: String,
    /// What could be parsed.
    pub(super) resource: FluentResource,
}

/// A message and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Found<'a> {
    /// Folder and name of the file.
    pub(super) file: &'a str,
    /// The message.
    pub(super) message: &'a ast::Message<&'a str>,
}

/// The messages of a language by id.
pub(super) type Messages<'a> = BTreeMap<&'a str, Found<'a>>;

/// Parses the files of a language.
pub(super) fn parse(locale: &LocaleSource, faults: &mut BTreeSet<Fault>) -> Vec<ParsedFile> {
    let mut parsed = Vec::new();
    for file in &locale.files {
        let resource = FluentResource::try_new(file.text.clone()).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(|error| junk(&file.path, &file.text, error)));
            resource
        });
        parsed.push(ParsedFile { path: file.path.clone(), resource });
    }
    parsed
}

fn junk(path: &str, text: &str, error: &ParserError) -> Fault {
    let before = text.as_bytes().iter().take(error.pos.start);
    let line = before.filter(|byte| **byte == b'\n').count() + 1;
    Fault { file: path.to_owned(), id: None, defect: Defect::Junk { line, reason: error.kind.to_string() } }
}

/// Checks the parsed files of a language against the table. `categories` are the plural categories it has.
pub(super) fn check(
    locale: &str,
    files: &[ParsedFile],
    categories: &BTreeSet<&'static str>,
    table: &[Entry],
    faults: &mut BTreeSet<Fault>,
) {
    let messages = collect(files, faults);
    let about = about::ALL.iter().map(|id| Entry { id, args: &[] });
    let expected: BTreeMap<&str, Entry> = about.chain(table.iter().copied()).map(|e| (e.id, e)).collect();
    let mut used = BTreeSet::new();
    for (id, entry) in &expected {
        if messages.contains_key(id) {
            Walk::new(&messages, entry, categories, &mut used, faults).start();
        } else {
            let id = Some((*id).to_owned());
            faults.insert(Fault { file: locale.to_owned(), id, defect: Defect::Missing });
        }
    }
    for (id, found) in messages.iter().filter(|(id, _)| !expected.contains_key(*id) && !used.contains(*id)) {
        let defect = if id.starts_with(SHARED) { Defect::Unused } else { Defect::Unknown };
        faults.insert(Fault { file: found.file.to_owned(), id: Some((*id).to_owned()), defect });
    }
}

/// The messages by id; what is no message, or one too many, is a fault.
fn collect<'a>(files: &'a [ParsedFile], faults: &mut BTreeSet<Fault>) -> Messages<'a> {
    let mut messages = Messages::new();
    for ParsedFile { path, resource } in files {
        let mut fault = |id: &str, defect| {
            faults.insert(Fault { file: path.clone(), id: Some(id.to_owned()), defect });
        };
        for entry in resource.entries() {
            match entry {
                ast::Entry::Message(message) => {
                    let id = message.id.name;
                    for attribute in &message.attributes {
                        fault(id, Defect::Attribute { name: attribute.id.name.to_owned() });
                    }
                    match messages.get(id) {
                        None => drop(messages.insert(id, Found { file: path, message })),
                        Some(first) => fault(id, Defect::Duplicate { first: first.file.to_owned() }),
                    }
                }
                ast::Entry::Term(term) => fault(&format!("-{}", term.id.name), Defect::Term),
                ast::Entry::Comment(_)
                | ast::Entry::GroupComment(_)
                | ast::Entry::ResourceComment(_)
                | ast::Entry::Junk { .. } => {}
            }
        }
    }
    messages
}
