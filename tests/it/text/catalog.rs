//! Saying things, also things that cannot be said.

use std::path::Path;

use reversi_bot::text::{Arg, ArgKind, Catalog, CatalogError, Entry, LocaleSource, Message};

use super::{about, five, phrase, source};

const TABLE: [Entry; 2] = [
    Entry { id: "played", args: &[("name", ArgKind::Name), ("square", ArgKind::Literal)] },
    Entry { id: "plain", args: &[] },
];

fn text(id: &str) -> String {
    format!("played = {id}: {{ $name }} – {{ $square }}\nplain = ({id})\n")
}

fn played(who: Arg) -> reversi_bot::text::Phrase {
    phrase("played", &[("name", who), ("square", Arg::Literal("d3".to_owned()))])
}

#[test]
fn names_are_isolated_and_nothing_else_is() {
    let said = five(text, &TABLE).say("fr", &played(Arg::Name("آن <b>".to_owned())));
    assert_eq!(said, "fr: \u{2068}آن <b>\u{2069} – d3");
}

#[test]
fn the_bot_has_a_name_in_each_language() {
    let catalog = five(text, &TABLE);
    assert_eq!(catalog.say("be", &played(Arg::Bot)), "be: Bot (be) – d3");
    assert_eq!(catalog.say("es", &played(Arg::Bot)), "es: Bot (es) – d3");
}

#[test]
fn what_cannot_be_said_as_it_should_is_said_as_well_as_possible() {
    let catalog = five(text, &TABLE);
    assert_eq!(catalog.say("tlh", &phrase("plain", &[])), "(en)", "a language that is no longer served");
    assert_eq!(catalog.say("fr", &phrase("gone", &[])), "gone", "a message of another version");
    let argless = catalog.say("fr", &phrase("played", &[("square", Arg::Literal("d3".to_owned()))]));
    assert_eq!(argless, "fr: {$name} – d3", "an argument that another version did not have");
}

#[test]
fn the_program_holds_the_languages_of_the_folder() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let embedded = LocaleSource::embedded().expect("the languages in the program");
    assert_eq!(embedded, LocaleSource::read(&folder).expect("the languages in the folder"));
    assert!(embedded.iter().any(|locale| locale.id == "en" && locale.files.len() > 1));
}

#[test]
fn every_language_has_every_message_and_nothing_else() {
    Catalog::embedded().expect("languages without a fault");
}

#[test]
fn a_message_stands_in_the_same_file_in_every_language() {
    let sources = LocaleSource::embedded().expect("the languages in the program");
    let mut places = sources.iter().map(places);
    let reference = places.next().expect("a language");
    for (locale, other) in sources.iter().skip(1).zip(places) {
        assert_eq!(other, reference, "{} and {}", locale.id, sources[0].id);
    }
}

/// The ids that the program says, with the name of the file in which each stands.
fn places(locale: &LocaleSource) -> Vec<(String, String)> {
    let mut places = Vec::new();
    for file in &locale.files {
        let name = file.path.split_once('/').expect("folder and name").1;
        let ids = file.text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let said = ids.filter(|id| Message::TABLE.iter().any(|entry| entry.id == *id));
        places.extend(said.map(|id| (id.to_owned(), name.to_owned())));
    }
    places.sort();
    places
}

#[test]
fn a_folder_of_the_operator_takes_the_place_of_the_program_s_own() {
    let folder = tempfile::tempdir().expect("a folder");
    for locale in LocaleSource::embedded().expect("the languages in the program") {
        std::fs::create_dir(folder.path().join(&locale.id)).expect("a folder for the language");
        for file in locale.files {
            let text = file.text.replace("bot-name = Bot\n", "bot-name = Robot\n");
            std::fs::write(folder.path().join(file.path), text).expect("a file");
        }
    }
    std::fs::write(folder.path().join("README.md"), "not a language").expect("a file");
    let catalog = Catalog::from_folder(folder.path()).expect("languages without a fault");
    assert_eq!(catalog.say("en", &phrase("bot-name", &[])), "Robot");
}

#[test]
fn a_folder_that_cannot_be_read_is_named() {
    let Err(CatalogError::Read(error)) = Catalog::from_folder(Path::new("no/such/folder")) else {
        panic!("read from nowhere")
    };
    assert!(error.to_string().starts_with("no/such/folder: "), "{error}");
}

#[test]
fn the_error_of_faulty_languages_lists_every_fault() {
    let english = format!("{}plain = { }\nextra = here\n", about("en"), "{ $who }");
    let Err(error) = Catalog::new(&[source("en", &english)], &TABLE) else { panic!("faults were served") };
    assert_eq!(
        error.to_string(),
        "the language files have faults:\n  \
         en: played: the message is missing\n  \
         en/all.ftl: extra: no message of this id exists (one that only others refer to begins with h-)\n  \
         en/all.ftl: plain: $who is no argument of plain"
    );
}
