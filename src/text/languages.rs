//! The languages that are served, and which of them a reader gets.

use std::sync::Arc;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// The folder of the reference language: every message is written in it first, and who asks for no other language
/// gets it.
pub const REFERENCE: &str = "en";

/// A language that is served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    pub(super) id: String,
    pub(super) autonym: String,
    pub(super) clients: Vec<LanguageIdentifier>,
    pub(super) offered_to: Vec<LanguageIdentifier>,
    pub(super) place: u32,
}

impl Language {
    /// Its folder, by which it is stored and asked for.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its own name for itself.
    pub fn autonym(&self) -> &str {
        &self.autonym
    }
}

/// What speaks for a language, each only if it is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted<'a> {
    /// The folder of the language the reader has chosen.
    pub own: Option<&'a str>,
    /// The code that the reader's client sends.
    pub client: Option<&'a str>,
    /// The folder of the language the group has chosen.
    pub group: Option<&'a str>,
}

/// The languages that are served, in the order of the menu. A copy costs nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Languages(Arc<[Language]>);

impl Languages {
    /// Puts languages in the order of the menu.
    pub(super) fn new(mut list: Vec<Language>) -> Self {
        list.sort_by(|a, b| a.place.cmp(&b.place).then_with(|| a.id.cmp(&b.id)));
        Self(list.into())
    }

    /// The languages, in the order of the menu.
    pub fn iter(&self) -> impl Iterator<Item = &Language> + Clone {
        self.0.iter()
    }

    /// The language of this folder.
    pub fn get(&self, id: &str) -> Option<&Language> {
        self.iter().find(|language| language.id == id)
    }

    /// The language that a person asks for by a code, such as `fr`, `fr-CA` or `be_BY`.
    pub fn find(&self, code: &str) -> Option<&Language> {
        self.get(code).or_else(|| meant(self.iter(), code))
    }

    /// The folder of the language for a reader: their own choice; else what their client's code means, except the
    /// reference language, which clients send when nobody has chosen anything; else the group's choice; else the
    /// reference language. A choice that is no longer served counts for nothing.
    pub fn negotiate(&self, wanted: Wanted<'_>) -> &str {
        let chosen = |id: Option<&str>| id.and_then(|id| self.get(id));
        let others = || self.iter().filter(|language| language.id != REFERENCE);
        chosen(wanted.own)
            .or_else(|| wanted.client.and_then(|code| meant(others(), code)))
            .or_else(|| chosen(wanted.group))
            .map_or(REFERENCE, Language::id)
    }

    /// The languages in the order in which they are offered to somebody whose client sends this code: first those
    /// that are likely to be understood there, then the others as in the menu.
    pub fn offered(&self, client: Option<&str>) -> Vec<&Language> {
        let code = client.and_then(code);
        let is_near = |language: &&Language| {
            code.as_ref().is_some_and(|code| best(&language.offered_to, code).is_some())
        };
        let (mut near, far): (Vec<_>, Vec<_>) = self.iter().partition(is_near);
        near.extend(far);
        near
    }

    /// The folder of the language that the environment of a terminal names: the first value that is not empty
    /// decides, as in `LC_ALL`, `LC_MESSAGES`, `LANG`. `C`, `POSIX` and what is not served give the reference
    /// language.
    pub fn environment<'a>(&self, values: impl IntoIterator<Item = &'a str>) -> &str {
        let value = values.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
        let name = value.split(['.', '@']).next().unwrap_or_default();
        self.find(name).map_or(REFERENCE, Language::id)
    }
}

/// Which of the languages a code means.
fn meant<'a>(
    mut languages: impl Iterator<Item = &'a Language> + Clone,
    wanted: &str,
) -> Option<&'a Language> {
    let wanted = code(wanted)?;
    let codes: Vec<_> = languages.clone().flat_map(|language| &language.clients).cloned().collect();
    let found = best(&codes, &wanted)?;
    languages.find(|language| language.clients.contains(found))
}

/// The available code nearest to the wanted one, if any is near.
fn best<'a>(
    available: &'a [LanguageIdentifier],
    wanted: &LanguageIdentifier,
) -> Option<&'a LanguageIdentifier> {
    let wanted = std::slice::from_ref(wanted);
    negotiate_languages(wanted, available, None, NegotiationStrategy::Lookup).first().copied()
}

/// The longest code that is read: what RFC 5646 (4.4.1) asks programs to have room for.
const LONGEST: usize = 35;

/// Reads a language code, as much of it as makes sense: `fr-CA`, `be-tarask`, `es_419`, `fr-x-anything`.
fn code(mut text: &str) -> Option<LanguageIdentifier> {
    if text.len() > LONGEST {
        return None;
    }
    loop {
        if let Ok(code) = text.parse::<LanguageIdentifier>() {
            return (!code.language.is_empty()).then_some(code);
        }
        text = &text[..text.rfind(['-', '_'])?];
    }
}
