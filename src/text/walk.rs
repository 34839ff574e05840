//! The check of one message with everything it refers to.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::ast::{Variant, VariantKey};

use super::check::{Found, Messages, SHARED};
use super::fault::{Defect, Fault};
use super::name::is_hidden;
use super::{ArgKind, Entry, plural};

/// How many placeables Fluent formats in one message.
const MOST_PLACEABLES: usize = 100;

/// The variant that stands for everything without a variant of its own.
const OTHER: &str = "other";

/// The names of plural categories.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", OTHER];

type Inline<'a> = InlineExpression<&'a str>;

/// A walk through a message and what it refers to.
pub(super) struct Walk<'a, 'w> {
    messages: &'w Messages<'a>,
    entry: &'w Entry,
    categories: &'w BTreeSet<&'static str>,
    used: &'w mut BTreeSet<&'a str>,
    faults: &'w mut BTreeSet<Fault>,
    /// The messages being walked through, the said one first.
    path: Vec<(&'a str, Found<'a>)>,
}

impl<'a, 'w> Walk<'a, 'w> {
    /// Makes ready to walk through the message of a row of the table.
    pub(super) fn new(
        messages: &'w Messages<'a>,
        entry: &'w Entry,
        categories: &'w BTreeSet<&'static str>,
        used: &'w mut BTreeSet<&'a str>,
        faults: &'w mut BTreeSet<Fault>,
    ) -> Self {
        Self { messages, entry, categories, used, faults, path: Vec::new() }
    }

    /// Walks through it.
    pub(super) fn start(mut self) {
        let count = self.message(self.entry.id);
        if let Some(found) = self.messages.get(self.entry.id)
            && count > MOST_PLACEABLES
        {
            let defect = Defect::TooManyPlaceables { count, limit: MOST_PLACEABLES };
            self.faults.insert(Fault {
                file: found.file.to_owned(),
                id: Some(self.entry.id.to_owned()),
                defect,
            });
        }
    }

    fn fault(&mut self, defect: Defect) {
        if let Some((id, found)) = self.path.last() {
            self.faults.insert(Fault { file: found.file.to_owned(), id: Some((*id).to_owned()), defect });
        }
    }

    /// Walks through a message; gives the most placeables it can have.
    fn message(&mut self, id: &str) -> usize {
        let Some((id, found)) = self.messages.get_key_value(id).map(|(id, found)| (*id, *found)) else {
            self.fault(Defect::NoSuchMessage { to: id.to_owned() });
            return 0;
        };
        if self.path.iter().any(|(walked, _)| *walked == id) {
            self.fault(Defect::Cycle);
            return 0;
        }
        if !self.path.is_empty() && id.starts_with(SHARED) {
            self.used.insert(id);
        }
        self.path.push((id, found));
        let count = found.message.value.as_ref().map(|pattern| self.pattern(pattern));
        if count.is_none() {
            self.fault(Defect::NoText);
        }
        self.path.pop();
        count.unwrap_or_default()
    }

    fn pattern(&mut self, pattern: &'a Pattern<&'a str>) -> usize {
        pattern
            .elements
            .iter()
            .map(|element| match element {
                PatternElement::TextElement { value } => {
                    self.text(value);
                    0
                }
                PatternElement::Placeable { expression } => 1 + self.expression(expression),
            })
            .sum()
    }

    fn text(&mut self, text: &str) {
        for hidden in text.chars().filter(|c| *c != '\n' && is_hidden(*c)) {
            self.fault(Defect::Hidden(hidden));
        }
    }

    fn expression(&mut self, expression: &'a Expression<&'a str>) -> usize {
        match expression {
            Expression::Inline(shown) => self.shown(shown),
            Expression::Select { selector, variants } => {
                self.selector(selector, variants);
                variants.iter().map(|variant| self.pattern(&variant.value)).max().unwrap_or_default()
            }
        }
    }

    /// Something in braces that is to be shown as it is.
    fn shown(&mut self, inline: &'a Inline<'a>) -> usize {
        let why = match inline {
            InlineExpression::StringLiteral { value } => {
                self.text(value);
                return 0;
            }
            InlineExpression::Placeable { expression } => return 1 + self.expression(expression),
            InlineExpression::MessageReference { id, attribute: None } => return self.message(id.name),
            InlineExpression::VariableReference { id } => match self.kind(id.name) {
                Some(ArgKind::Key(_)) => "a key is only selected on",
                Some(ArgKind::Number | ArgKind::Literal | ArgKind::Name) | None => return 0,
            },
            InlineExpression::MessageReference { .. } => "attributes are never said",
            InlineExpression::TermReference { .. } => "terms do not get the message's arguments",
            InlineExpression::FunctionReference { .. } => "a function's result is only selected on",
            InlineExpression::NumberLiteral { .. } => "write the number without braces",
        };
        self.fault(Defect::WrongPlaceable { what: describe(inline), why });
        0
    }

    /// The kind of an argument; one that the message does not have is a fault.
    fn kind(&mut self, variable: &str) -> Option<ArgKind> {
        let kind = self.entry.args.iter().find(|(name, _)| *name == variable).map(|(_, kind)| *kind);
        if kind.is_none() {
            let message = self.entry.id.to_owned();
            self.fault(Defect::UnknownVariable { variable: variable.to_owned(), message });
        }
        kind
    }

    fn selector(&mut self, selector: &'a Inline<'a>, variants: &[Variant<&'a str>]) {
        let what = describe(selector);
        let why = match selector {
            InlineExpression::FunctionReference { id, arguments } if id.name == plural::FUNCTION => {
                match self.plural_argument(arguments) {
                    Ok(()) => return self.plural_variants(&what, variants),
                    Err(why) => why,
                }
            }
            InlineExpression::VariableReference { id } => match self.kind(id.name) {
                None => return,
                Some(ArgKind::Key(values)) => return self.key_variants(&what, values, variants),
                Some(ArgKind::Number) => match number_variants(variants) {
                    Ok(()) => return,
                    Err(why) => why,
                },
                Some(ArgKind::Literal | ArgKind::Name) => "only keys and numbers are selected on",
            },
            _ => "only keys, numbers and PLURAL of a number are selected on",
        };
        self.fault(Defect::WrongSelector { what, why });
    }

    fn plural_argument(&mut self, arguments: &CallArguments<&'a str>) -> Result<(), &'static str> {
        match (&arguments.positional[..], &arguments.named[..]) {
            ([InlineExpression::VariableReference { id }], []) => match self.kind(id.name) {
                Some(ArgKind::Number) | None => Ok(()),
                Some(_) => Err("only numbers have a plural"),
            },
            _ => Err("PLURAL takes one variable"),
        }
    }

    /// The variants of a plural are the categories of the language, each of them.
    fn plural_variants(&mut self, what: &str, variants: &[Variant<&'a str>]) {
        let names: Vec<&str> = variants.iter().map(|variant| key(&variant.key)).collect();
        for never in names.iter().filter(|name| !self.categories.contains(*name)) {
            self.fault(Defect::NeverChosen { selector: what.to_owned(), variant: (*never).to_owned() });
        }
        for without in self.categories.iter().filter(|category| !names.contains(category)) {
            self.fault(Defect::NoVariant { selector: what.to_owned(), variant: (*without).to_owned() });
        }
    }

    /// The variants of a key are its values. A default called `other` stands for those that are left; without it
    /// each has its own.
    fn key_variants(&mut self, what: &str, values: &[&str], variants: &[Variant<&'a str>]) {
        let names: Vec<&str> = variants.iter().map(|variant| key(&variant.key)).collect();
        let rest = variants.iter().any(|variant| variant.default && key(&variant.key) == OTHER);
        for variant in variants.iter().filter(|variant| !(rest && variant.default)) {
            let name = key(&variant.key);
            if !values.contains(&name) {
                self.fault(Defect::NeverChosen { selector: what.to_owned(), variant: name.to_owned() });
            }
        }
        for value in values.iter().filter(|value| !rest && !names.contains(*value)) {
            self.fault(Defect::NoVariant { selector: what.to_owned(), variant: (*value).to_owned() });
        }
    }
}

/// A selection on a number itself is by exact numbers: Fluent's own plurals are wrong.
fn number_variants(variants: &[Variant<&str>]) -> Result<(), &'static str> {
    for variant in variants {
        match &variant.key {
            VariantKey::NumberLiteral { .. } if !variant.default => {}
            VariantKey::Identifier { name } if variant.default && *name == OTHER => {}
            VariantKey::Identifier { name } if CATEGORIES.contains(name) => {
                return Err("plural categories are selected on PLURAL of the number");
            }
            _ => return Err("a number is selected on by exact numbers and a default [other]"),
        }
    }
    Ok(())
}

fn key<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// An expression as a translator wrote it.
fn describe(inline: &Inline<'_>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } => format!("\"{value}\""),
        InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        InlineExpression::FunctionReference { id, arguments } => {
            let arguments: Vec<String> = arguments.positional.iter().map(describe).collect();
            format!("{}({})", id.name, arguments.join(", "))
        }
        InlineExpression::MessageReference { id, attribute: None } => id.name.to_owned(),
        InlineExpression::MessageReference { id, attribute: Some(attribute) } => {
            format!("{}.{}", id.name, attribute.name)
        }
        InlineExpression::TermReference { id, .. } => format!("-{}", id.name),
        InlineExpression::VariableReference { id } => format!("${}", id.name),
        InlineExpression::Placeable { .. } => "a placeable".to_owned(),
    }
}
