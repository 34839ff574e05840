//! Every text that a message can become, with its variables left in: shared phrases are filled in, each variant of
//! each selection is a text of its own.

#![expect(clippy::expect_used, reason = "a helper of a test fails by panicking")]

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use reversi_bot::text::{ArgKind, LocaleSource, Message};

/// One text of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) struct Flat {
    /// The message.
    pub(in super::super) id: String,
    /// The text; a variable stands in it as `{$name}`.
    pub(in super::super) text: String,
    /// The parts that are chosen for the plural form `one`.
    pub(super) ones: Vec<String>,
}

impl Flat {
    /// A text that is not of the catalogue. Angle brackets mark what would be chosen for `one`.
    pub(super) fn plain(text: &str) -> Self {
        let ones =
            text.split('<').skip(1).filter_map(|part| part.split_once('>')).map(|(one, _)| one.to_owned());
        Self { id: String::new(), ones: ones.collect(), text: text.replace(['<', '>'], "") }
    }

    /// The same text with something after it.
    fn then(&self, other: &Self) -> Self {
        let ones = self.ones.iter().chain(&other.ones).cloned().collect();
        Self { id: self.id.clone(), text: format!("{}{}", self.text, other.text), ones }
    }
}

type Patterns = BTreeMap<String, Pattern<String>>;

/// All texts of a language, other than what it says about itself.
pub(in super::super) fn flat(locale: &LocaleSource) -> Vec<Flat> {
    let mut patterns = Patterns::new();
    for file in &locale.files {
        for entry in parser::parse(file.text.clone())
            .map_err(|(_, errors)| errors)
            .expect("a file without a fault")
            .body
        {
            if let Entry::Message(message) = entry {
                patterns.insert(message.id.name, message.value.expect("a message with a text"));
            }
        }
    }
    let said = Message::TABLE.iter().filter_map(|entry| patterns.get_key_value(entry.id));
    said.flat_map(|(id, pattern)| of_pattern(id, pattern, &patterns)).collect()
}

fn of_pattern(id: &str, pattern: &Pattern<String>, patterns: &Patterns) -> Vec<Flat> {
    let mut texts = vec![Flat { id: id.to_owned(), text: String::new(), ones: Vec::new() }];
    for element in &pattern.elements {
        let next = match element {
            PatternElement::TextElement { value } => {
                vec![Flat { id: id.to_owned(), text: value.clone(), ones: Vec::new() }]
            }
            PatternElement::Placeable { expression } => of_expression(id, expression, patterns),
        };
        texts = texts.iter().flat_map(|text| next.iter().map(|next| text.then(next))).collect();
    }
    texts
}

fn of_expression(id: &str, expression: &Expression<String>, patterns: &Patterns) -> Vec<Flat> {
    let text = |text: String| vec![Flat { id: id.to_owned(), text, ones: Vec::new() }];
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => text(format!("{{${}}}", id.name)),
        Expression::Inline(InlineExpression::MessageReference { id: to, .. }) => {
            of_pattern(id, &patterns[&to.name], patterns)
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => text(value.clone()),
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            of_expression(id, expression, patterns)
        }
        Expression::Inline(_) => Vec::new(),
        Expression::Select { variants, .. } => {
            let mut texts = Vec::new();
            for variant in variants {
                let is_one = matches!(&variant.key, VariantKey::Identifier { name } if name == "one");
                texts.extend(of_pattern(id, &variant.value, patterns).into_iter().map(|mut flat| {
                    if is_one {
                        flat.ones.push(flat.text.clone());
                    }
                    flat
                }));
            }
            texts
        }
    }
}

/// Whether a variable is a name in some message.
pub(super) fn is_name(variable: &str) -> bool {
    is_of_kind(variable, ArgKind::Name)
}

/// Whether a variable is text, such as a square, in some message.
pub(super) fn is_literal(variable: &str) -> bool {
    is_of_kind(variable, ArgKind::Literal)
}

fn is_of_kind(variable: &str, kind: ArgKind) -> bool {
    Message::TABLE.iter().any(|entry| entry.args.contains(&(variable, kind)))
}
