//! Every kind of fault in the language files is found, and told apart from what is allowed.

use reversi_bot::text::{ArgKind, Catalog, CatalogError, Entry, LocaleSource, SourceFile};

use super::{about, source};

const KEYS: ArgKind = ArgKind::Key(&["black", "white", "none"]);

/// One message with an argument of each kind, and one without.
const TABLE: [Entry; 2] = [
    Entry {
        id: "said",
        args: &[("n", ArgKind::Number), ("key", KEYS), ("word", ArgKind::Literal), ("name", ArgKind::Name)],
    },
    Entry { id: "plain", args: &[] },
];

const PLAIN: &str = "plain = plain\n";

fn faults_of(sources: &[LocaleSource]) -> Vec<String> {
    match Catalog::new(sources, &TABLE) {
        Ok(_) => Vec::new(),
        Err(CatalogError::Faults(faults)) => faults.iter().map(ToString::to_string).collect(),
        Err(error @ CatalogError::Read(_)) => vec![error.to_string()],
    }
}

/// The faults of a language that says this besides what is right.
fn faults(locale: &str, text: &str) -> Vec<String> {
    let english = source("en", &format!("{}{PLAIN}said = said\n", about("en")));
    let tested = source(locale, &format!("{}{PLAIN}{text}", about(locale)));
    if locale == "en" { faults_of(&[tested]) } else { faults_of(&[english, tested]) }
}

/// The faults of a message with this value, without their beginning.
fn faults_in(locale: &str, value: &str) -> Vec<String> {
    let begin = format!("{locale}/all.ftl: said: ");
    let cut = |fault: String| fault.strip_prefix(&begin).map_or(fault.clone(), ToOwned::to_owned);
    faults(locale, &format!("said = {value}\n")).into_iter().map(cut).collect()
}

#[test]
fn right_texts_have_no_fault() {
    for (locale, value) in [
        ("en", "{ $n }, { $word } and { $name }"),
        ("en", "a{\"\\u00A0\"}literal"),
        ("en", "{ PLURAL($n) ->\n [one] a\n *[other] b\n }"),
        ("be", "{ PLURAL($n) ->\n [one] a\n [few] b\n *[many] c\n }"),
        ("en", "{ $n ->\n [0] none\n *[other] { PLURAL($n) ->\n  [one] a\n *[other] b\n }\n }"),
        ("en", "{ $key ->\n [black] a\n [white] b\n *[none] c\n }"),
        ("en", "{ $key ->\n [none] a\n *[other] b\n }"),
        ("en", "two\n lines, one of\n them {\"\"}indented"),
        ("fr", "« deux » : l’un et l’autre !"),
    ] {
        assert_eq!(faults_in(locale, value), [""; 0], "{value}");
    }
}

#[test]
fn shared_phrases_get_the_arguments_of_the_message() {
    let shared = "h-count = { PLURAL($n) ->\n [one] one\n *[other] { $n }\n }\nh-more = more { h-count }\n";
    assert_eq!(faults("en", &format!("said = { }\n{shared}", "{ h-more }")), [""; 0]);
    assert_eq!(
        faults("en", &format!("said = said\nplain = { }\n{shared}", "{ h-more }")).pop(),
        Some("en/all.ftl: plain: the message stands in en/all.ftl already".to_owned())
    );
    let english = format!("{}plain = { }\nsaid = said\n{shared}", about("en"), "{ h-more }");
    assert_eq!(faults_of(&[source("en", &english)]), ["en/all.ftl: h-count: $n is no argument of plain"]);
}

#[test]
fn languages_are_folders_and_one_is_the_reference() {
    let french = source("fr", &format!("{}{PLAIN}said = said\n", about("fr")));
    assert_eq!(faults_of(&[french]), ["en: the reference language is missing"]);
    let english = source("en", &format!("{}{PLAIN}said = said\n", about("en")));
    let other = source("not a tag", "");
    assert_eq!(faults_of(&[english, other]), ["not a tag: the folder's name is no language tag"]);
}

#[test]
fn messages_are_missing_unknown_unused_or_twice() {
    assert_eq!(faults("fr", ""), ["fr: said: the message is missing"]);
    assert_eq!(
        faults("en", "said = said\nsaying = x\n"),
        ["en/all.ftl: saying: no message of this id exists (one that only others refer to begins with h-)"]
    );
    assert_eq!(faults("en", "said = said\nh-x = x\n"), ["en/all.ftl: h-x: no message refers to this phrase"]);
    let file = |name: &str, text: String| SourceFile { path: format!("en/{name}.ftl"), text };
    let files =
        vec![file("a", format!("{}{PLAIN}said = a\n", about("en"))), file("b", "said = b\n".to_owned())];
    let english = LocaleSource { id: "en".to_owned(), files, aliases: String::new() };
    assert_eq!(faults_of(&[english]), ["en/b.ftl: said: the message stands in en/a.ftl already"]);
}

#[test]
fn what_is_no_fluent_is_named_by_its_line() {
    assert_eq!(
        faults("en", "said = said\nnot fluent\n"),
        ["en/all.ftl: line 8: Expected a token starting with \"=\""]
    );
    let arguments_for_a_term = faults("en", "said = { -disc(n: $n) }\n");
    assert_eq!(arguments_for_a_term.len(), 2, "{arguments_for_a_term:?}");
    assert!(arguments_for_a_term[1].starts_with("en/all.ftl: line 7: "), "{arguments_for_a_term:?}");
}

#[test]
fn terms_attributes_and_empty_messages_are_faults() {
    assert_eq!(
        faults("en", "-disc = disc\nsaid = { -disc }\n"),
        [
            "en/all.ftl: -disc: terms do not get the message's arguments: use a message that begins with h-",
            "en/all.ftl: said: -disc cannot be shown: terms do not get the message's arguments",
        ]
    );
    assert_eq!(faults_in("en", "said\n .title = title"), ["attribute .title: attributes are never said"]);
    assert_eq!(
        faults("en", "said =\n .title = title\n"),
        [
            "en/all.ftl: said: attribute .title: attributes are never said",
            "en/all.ftl: said: the message has no text"
        ]
    );
}

#[test]
fn references_lead_somewhere_and_never_back() {
    assert_eq!(faults_in("en", "{ h-disc }"), ["refers to h-disc, which is missing"]);
    assert_eq!(faults_in("en", "{ said }"), ["refers to itself"]);
    assert_eq!(
        faults("en", "said = { h-a }\nh-a = { h-b }\nh-b = { h-a }\n"),
        ["en/all.ftl: h-b: refers to itself"]
    );
    assert_eq!(
        faults_in("en", "{ plain.title }"),
        ["plain.title cannot be shown: attributes are never said"]
    );
}

#[test]
fn only_the_message_s_own_variables_are_used() {
    assert_eq!(faults_in("en", "{ $who }"), ["$who is no argument of said"]);
    assert_eq!(faults_in("en", "{ $who ->\n *[a] a\n }"), ["$who is no argument of said"]);
    assert_eq!(
        faults_in("en", "{ PLURAL($who) ->\n [one] a\n *[other] a\n }"),
        ["$who is no argument of said"]
    );
    let english = format!("{}said = said\nplain = {{ $n }}\n", about("en"));
    assert_eq!(faults_of(&[source("en", &english)]), ["en/all.ftl: plain: $n is no argument of plain"]);
}

#[test]
fn only_what_makes_sense_is_shown() {
    for (value, fault) in [
        ("{ $key }", "$key cannot be shown: a key is only selected on"),
        ("{ PLURAL($n) }", "PLURAL($n) cannot be shown: a function's result is only selected on"),
        ("{ NUMBER($n) }", "NUMBER($n) cannot be shown: a function's result is only selected on"),
        ("{ 5 }", "5 cannot be shown: write the number without braces"),
        ("{ { $key } }", "$key cannot be shown: a key is only selected on"),
        ("a\u{202E}b", "the invisible character U+202E"),
        ("a\u{00AD}b", "the invisible character U+00AD"),
    ] {
        assert_eq!(faults_in("en", value), [fault], "{value}");
    }
}

#[test]
fn plurals_are_selected_on_plural_with_every_form_of_the_language() {
    let bare = "cannot select on $n: plural categories are selected on PLURAL of the number";
    let exact = "cannot select on $n: a number is selected on by exact numbers and a default [other]";
    for (locale, value, expected) in [
        ("en", "{ $n ->\n [one] a\n *[other] b\n }", vec![bare]),
        ("en", "{ $n ->\n [1] a\n *[one] b\n }", vec![bare]),
        ("en", "{ $n ->\n [1] a\n *[rest] b\n }", vec![exact]),
        ("en", "{ $n ->\n [0] a\n *[1] b\n }", vec![exact]),
        (
            "en",
            "{ PLURAL($n) ->\n *[other] b\n }",
            vec!["PLURAL($n) can be one, for which there is no variant"],
        ),
        ("fr", "{ PLURAL($n) ->\n [one] a\n [many] b\n *[other] c\n }", vec!["PLURAL($n) is never many"]),
        (
            "be",
            "{ PLURAL($n) ->\n [one] a\n [few] b\n *[other] c\n }",
            vec!["PLURAL($n) is never other", "PLURAL($n) can be many, for which there is no variant"],
        ),
        ("en", "{ PLURAL($n) ->\n [1] z\n [one] a\n *[other] b\n }", vec!["PLURAL($n) is never 1"]),
        (
            "en",
            "{ PLURAL($word) ->\n [one] a\n *[other] b\n }",
            vec!["cannot select on PLURAL($word): only numbers have a plural"],
        ),
        (
            "en",
            "{ PLURAL(1) ->\n *[other] b\n }",
            vec!["cannot select on PLURAL(1): PLURAL takes one variable"],
        ),
        (
            "en",
            "{ NUMBER($n) ->\n *[other] b\n }",
            vec!["cannot select on NUMBER($n): only keys, numbers and PLURAL of a number are selected on"],
        ),
    ] {
        assert_eq!(faults_in(locale, value), expected, "{value}");
    }
}

#[test]
fn keys_are_selected_by_their_values() {
    for (value, expected) in [
        ("{ $key ->\n [black] a\n *[white] b\n }", "$key can be none, for which there is no variant"),
        ("{ $key ->\n [black] a\n [red] b\n *[other] c\n }", "$key is never red"),
        (
            "{ $name ->\n [Ann] a\n *[other] b\n }",
            "cannot select on $name: only keys and numbers are selected on",
        ),
        (
            "{ $word ->\n [d3] a\n *[other] b\n }",
            "cannot select on $word: only keys and numbers are selected on",
        ),
    ] {
        assert_eq!(faults_in("en", value), [expected], "{value}");
    }
}

#[test]
fn more_placeables_than_fluent_formats_are_a_fault() {
    assert_eq!(faults_in("en", &"{ $n }".repeat(100)), [""; 0]);
    assert_eq!(faults_in("en", &"{ $n }".repeat(101)), ["101 placeables, of which Fluent formats 100"]);
    let ten = format!("said = {}\nh-ten = {}\n", "{ h-ten }".repeat(10), "{ $n }".repeat(10));
    assert_eq!(faults("en", &ten), ["en/all.ftl: said: 110 placeables, of which Fluent formats 100"]);
}

#[test]
fn what_a_language_says_about_itself_makes_sense() {
    let with = |from: &str, to: &str| {
        let english = source("en", &format!("{}{PLAIN}said = said\n", about("en")));
        let french = format!("{}{PLAIN}said = said\n", about("fr")).replace(from, to);
        faults_of(&[english, source("fr", &french)])
    };
    assert_eq!(with("clients = fr", "clients = fr fr_CA"), [""; 0]);
    assert_eq!(with("clients = fr", "clients = f"), ["fr: locale-clients: \"f\" is no language code"]);
    assert_eq!(with("clients = fr", "clients = fr en"), ["fr: locale-clients: en means en already"]);
    assert_eq!(
        with("offered-to = none", "offered-to = r"),
        ["fr: locale-offered-to: \"r\" is no language code"]
    );
    assert_eq!(with("place = 3", "place = third"), ["fr: locale-place: \"third\" is no number"]);
    assert_eq!(with("bot-name = Bot (fr)\n", ""), ["fr: bot-name: the message is missing"]);
}
