//! All languages, checked and ready to speak.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use fluent::{FluentArgs, FluentResource, FluentValue};
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use super::check::{self, ParsedFile};
use super::fault::{CatalogError, Defect, Fault};
use super::languages::{Language, Languages, REFERENCE};
use super::plural::Plurals;
use super::{Arg, Entry, LocaleSource, Message, Phrase, about};

type Bundle = FluentBundle<FluentResource>;

/// What stands before a name: First Strong Isolate. No name can then reorder the text around it.
pub const ISOLATE: char = '\u{2068}';

/// What stands after a name: Pop Directional Isolate.
pub const POP_ISOLATE: char = '\u{2069}';

/// Says any message in any of the languages. A copy costs nothing.
#[derive(Clone)]
pub struct Catalog(Arc<Inner>);

struct Inner {
    bundles: BTreeMap<String, Bundle>,
    languages: Languages,
    aliases: BTreeMap<String, String>,
    /// What could not be said as it should, each language and message once, so that it is logged once.
    unsaid: Mutex<BTreeSet<(String, String)>>,
}

impl Catalog {
    /// The languages this program was built with, checked against [`Message::TABLE`].
    ///
    /// # Errors
    /// [`CatalogError::Faults`], all of them.
    pub fn embedded() -> Result<Self, CatalogError> {
        Self::new(&LocaleSource::embedded()?, Message::TABLE)
    }

    /// The languages in a folder, checked against [`Message::TABLE`].
    ///
    /// # Errors
    /// [`CatalogError::Read`] for the first thing that cannot be read, else [`CatalogError::Faults`], all of them.
    pub fn from_folder(folder: &Path) -> Result<Self, CatalogError> {
        Self::new(&LocaleSource::read(folder)?, Message::TABLE)
    }

    /// These languages, checked against the table: each has every message, says nothing else, and uses only the
    /// arguments that the message has.
    ///
    /// # Errors
    /// [`CatalogError::Faults`], all of them.
    pub fn new(sources: &[LocaleSource], table: &[Entry]) -> Result<Self, CatalogError> {
        let (catalog, faults) = Self::draft(sources, table);
        if faults.is_empty() { Ok(catalog) } else { Err(CatalogError::Faults(faults)) }
    }

    /// These languages as far as they go, and all their faults: to be read by translators, never to be served.
    pub fn draft(sources: &[LocaleSource], table: &[Entry]) -> (Self, Vec<Fault>) {
        let mut faults = BTreeSet::new();
        let mut bundles = BTreeMap::new();
        for source in sources {
            let files = check::parse(source, &mut faults);
            let (Some(plurals), Ok(tag)) = (Plurals::of(&source.id), source.id.parse()) else {
                let file = source.id.clone();
                faults.insert(Fault { file, id: None, defect: Defect::NotALanguage });
                continue;
            };
            check::check(&source.id, &files, &plurals.categories(), table, &mut faults);
            bundles.insert(source.id.clone(), bundle(tag, plurals, files));
        }
        if !bundles.contains_key(REFERENCE) {
            let file = REFERENCE.to_owned();
            faults.insert(Fault { file, id: None, defect: Defect::NoReference });
        }
        let languages = languages(&bundles, &mut faults);
        let aliases = sources.iter().map(|source| (source.id.clone(), source.aliases.clone())).collect();
        let catalog = Self(Arc::new(Inner { bundles, languages, aliases, unsaid: Mutex::default() }));
        (catalog, faults.into_iter().collect())
    }

    /// The languages that are served.
    pub fn languages(&self) -> &Languages {
        &self.0.languages
    }

    /// What people of this language write besides the right words when they ask: lines of `topic: phrase`.
    pub fn aliases(&self, locale: &str) -> &str {
        self.0.aliases.get(locale).map_or("", String::as_str)
    }

    /// Says a message in the language of this folder. What an older or newer version stored and this one cannot
    /// say in that language is said in the reference language, or as well as possible, and logged once.
    pub fn say(&self, locale: &str, phrase: &Phrase) -> String {
        let Unsaid(partly) = match self.say_in(locale, phrase) {
            Ok(text) => return text,
            Err(unsaid) => unsaid,
        };
        let mut unsaid = self.0.unsaid.lock().unwrap_or_else(PoisonError::into_inner);
        if unsaid.insert((locale.to_owned(), phrase.id.clone())) {
            tracing::error!(locale, message = phrase.id, "a message cannot be said");
        }
        self.say_in(REFERENCE, phrase).unwrap_or_else(|Unsaid(in_reference)| {
            partly.or(in_reference).unwrap_or_else(|| phrase.id.clone())
        })
    }

    /// Says a message in this language and no other, as much of it as can be said; nothing if it has no such message.
    pub fn say_only(&self, locale: &str, phrase: &Phrase) -> Option<String> {
        self.say_in(locale, phrase).map_or_else(|Unsaid(partly)| partly, Some)
    }

    fn say_in(&self, locale: &str, phrase: &Phrase) -> Result<String, Unsaid> {
        say(self.0.bundles.get(locale).ok_or(Unsaid(None))?, phrase)
    }
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Catalog").field(self.languages()).finish()
    }
}

fn bundle(tag: LanguageIdentifier, plurals: Plurals, files: Vec<ParsedFile>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    for file in files {
        // A second message of the same id, the only error here, is among the faults already.
        drop(bundle.add_resource(file.resource));
    }
    // Nothing else has this name: the bundle is new.
    drop(plurals.register(&mut bundle));
    bundle
}

/// A message that was not said as it should be, with as much of it as could be said.
struct Unsaid(Option<String>);

fn say(bundle: &Bundle, phrase: &Phrase) -> Result<String, Unsaid> {
    let mut args = FluentArgs::with_capacity(phrase.args.len());
    for (name, arg) in &phrase.args {
        let value = match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Key(text) | Arg::Literal(text) => FluentValue::from(text.as_str()),
            Arg::Name(name) => FluentValue::from(format!("{ISOLATE}{name}{POP_ISOLATE}")),
            Arg::Bot => FluentValue::from(format(bundle, about::BOT_NAME, None)?),
        };
        args.set(name.as_str(), value);
    }
    format(bundle, &phrase.id, Some(&args))
}

fn format(bundle: &Bundle, id: &str, args: Option<&FluentArgs<'_>>) -> Result<String, Unsaid> {
    let pattern = bundle.get_message(id).and_then(|message| message.value()).ok_or(Unsaid(None))?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, args, &mut errors).into_owned();
    if errors.is_empty() { Ok(text) } else { Err(Unsaid(Some(text))) }
}

/// What the languages say about themselves.
fn languages(bundles: &BTreeMap<String, Bundle>, faults: &mut BTreeSet<Fault>) -> Languages {
    let mut list: Vec<Language> = Vec::new();
    for (id, bundle) in bundles {
        // A missing message is among the faults already.
        let about = |about| format(bundle, about, None).unwrap_or_default();
        let mut fault = |about: &str, defect| {
            faults.insert(Fault { file: id.clone(), id: Some(about.to_owned()), defect });
        };
        let mut codes = |id, text: &str| -> Vec<LanguageIdentifier> {
            let mut read = Vec::new();
            for word in text.split_whitespace() {
                match word.parse() {
                    Ok(code) => read.push(code),
                    Err(_) => fault(id, Defect::NotACode(word.to_owned())),
                }
            }
            read
        };
        let clients = codes(about::CLIENTS, &about(about::CLIENTS));
        let offered_to = about(about::OFFERED_TO);
        let offered_to = codes(about::OFFERED_TO, if offered_to == about::NOBODY { "" } else { &offered_to });
        for code in &clients {
            if let Some(other) = list.iter().find(|other| other.clients.contains(code)) {
                let defect = Defect::SharedCode { code: code.to_string(), other: other.id.clone() };
                fault(about::CLIENTS, defect);
            }
        }
        let place = about(about::PLACE);
        let place = place.parse().unwrap_or_else(|_| {
            if !place.is_empty() {
                fault(about::PLACE, Defect::NotANumber(place));
            }
            0
        });
        list.push(Language { id: id.clone(), autonym: about(about::AUTONYM), clients, offered_to, place });
    }
    Languages::new(list)
}
