//! A language in which every letter of the catalogue has an accent: a text with plain letters has not come out of
//! the catalogue, or is a name.

#![expect(clippy::expect_used, reason = "a helper of a test fails by panicking")]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use reversi_bot::text::{Catalog, LocaleSource, Message, REFERENCE};

use super::phrase;

/// The reference language, accented, in the reference language's own place.
pub(crate) fn catalog() -> Catalog {
    let sources = LocaleSource::embedded().expect("the languages in the program");
    let mut english = sources.into_iter().find(|locale| locale.id == REFERENCE).expect("the reference");
    for file in &mut english.files {
        let mut resource =
            parser::parse(file.text.clone()).map_err(|(_, errors)| errors).expect("a file without a fault");
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry
                && !message.id.name.starts_with("locale-")
                && let Some(pattern) = &mut message.value
            {
                accent_pattern(pattern);
            }
        }
        file.text = serializer::serialize(&resource);
    }
    Catalog::new(&[english], Message::TABLE).expect("a language without a fault")
}

fn accent_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accent(value),
            PatternElement::Placeable { expression } => accent_expression(expression),
        }
    }
}

fn accent_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                accent_pattern(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => accent_expression(expression),
        Expression::Inline(_) => {}
    }
}

/// A text with an accent on each letter of the Latin alphabet; other characters stay.
pub(crate) fn accent(text: &str) -> String {
    const ACCENTED: &str = "áƀçðéƒĝĥíĵķĺɱñóþɋŕšťúṽŵẋýž";
    let accented = |letter: u8| ACCENTED.chars().nth(usize::from(letter - b'a')).expect("a letter");
    text.chars()
        .map(|c| match u8::try_from(c) {
            Ok(letter @ b'a'..=b'z') => accented(letter),
            Ok(letter @ b'A'..=b'Z') => {
                accented(letter.to_ascii_lowercase()).to_uppercase().next().expect("a capital")
            }
            _ => c,
        })
        .collect()
}

#[test]
fn what_comes_out_of_the_catalogue_is_accented() {
    let catalog = catalog();
    assert_eq!(catalog.say("en", &phrase("button-join", &[])), accent("Join"));
    assert_eq!(accent("Join d3?"), "Ĵóíñ ð3?");
    let plain = |c: char| c.is_ascii_alphabetic();
    for entry in Message::TABLE.iter().filter(|entry| entry.args.is_empty()) {
        let said = catalog.say("en", &phrase(entry.id, &[]));
        assert!(!said.contains(plain), "{}: {said}", entry.id);
    }
}
