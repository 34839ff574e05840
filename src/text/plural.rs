//! Plurals: the function `PLURAL($n)` of the language files.
//!
//! Fluent's own selection of plurals rests on `intl_pluralrules`, whose rule for Belarusian is wrong for most
//! numbers (it has lost "ends in"). So texts select on `PLURAL($n)`, which asks the data of the Unicode CLDR.

use std::collections::BTreeSet;

use fluent::{FluentError, FluentResource, FluentValue};
use fluent_bundle::concurrent::FluentBundle;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

/// The name of the function in the language files.
pub(super) const FUNCTION: &str = "PLURAL";

/// The largest number that a language's categories are looked for in. Nothing counted here comes near it, and
/// categories that begin later (French `many`, from a million) are of no use.
const LARGEST: u64 = 1000;

/// The plural rules of one language.
#[derive(Clone, Debug)]
pub(super) struct Plurals(Locale);

impl Plurals {
    /// The rules of the language with this tag, if it is one.
    pub(super) fn of(tag: &str) -> Option<Self> {
        Locale::try_from_str(tag).ok().map(Self)
    }

    /// The category of a whole number: `one`, `few`, `many`, `other` …
    pub(super) fn category(&self, number: u64) -> &'static str {
        let rules = PluralRules::try_new_cardinal((&self.0).into());
        match rules.map_or(PluralCategory::Other, |rules| rules.category_for(number)) {
            PluralCategory::Zero => "zero",
            PluralCategory::One => "one",
            PluralCategory::Two => "two",
            PluralCategory::Few => "few",
            PluralCategory::Many => "many",
            PluralCategory::Other => "other",
        }
    }

    /// The categories that numbers in a game can have in this language.
    pub(super) fn categories(&self) -> BTreeSet<&'static str> {
        (0..=LARGEST).map(|number| self.category(number)).collect()
    }

    /// Makes `PLURAL` known to the texts of this language.
    ///
    /// # Errors
    /// When the bundle has a function of that name already.
    pub(super) fn register(self, bundle: &mut FluentBundle<FluentResource>) -> Result<(), FluentError> {
        bundle.add_function(FUNCTION, move |positional, _| match positional.first() {
            Some(FluentValue::Number(number)) => FluentValue::from(self.category(whole(number.value))),
            _ => FluentValue::Error,
        })
    }
}

/// A number of Fluent's, all of which are whole here, without its sign, on which no category depends.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole and not negative")]
fn whole(number: f64) -> u64 {
    number.abs() as u64
}
