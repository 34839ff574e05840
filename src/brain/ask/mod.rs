//! Questions in plain words: which topic of the rule book they ask about.
//!
//! Each language has questions of its own for every topic, and aliases: what people write besides the right words. A
//! question is compared with all of them by its words and by runs of three and four letters, so that endings,
//! missing accents and typing mistakes matter little and no list of stems is needed. What is about something else
//! has phrases too; a question that comes nearest to those has no topic.

mod features;
mod index;

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::text::{Catalog, Message};
use crate::view::Topic;

use index::Index;

/// From this confidence on a question is answered; below it the nearest topics are offered.
const SURE: f64 = 0.35;
/// How many topics are offered.
const OFFERED: usize = 3;

/// The questions that are known, in every language. A copy costs nothing, and a language costs nothing before the
/// first question in it.
#[derive(Clone, Debug)]
pub struct Questions {
    catalog: Catalog,
    indexes: Arc<BTreeMap<String, OnceLock<Index>>>,
}

/// What a question asks about.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The topic, when there is enough confidence.
    pub topic: Option<Topic>,
    /// From 0 to 1: how near the nearest topic is.
    pub confidence: f64,
    /// The nearest topics, nearest first.
    pub candidates: Vec<Topic>,
}

impl Questions {
    /// The questions of a catalogue.
    pub fn new(catalog: &Catalog) -> Self {
        let languages = catalog.languages().iter();
        let indexes = languages.map(|language| (language.id().to_owned(), OnceLock::new()));
        Self { catalog: catalog.clone(), indexes: Arc::new(indexes.collect()) }
    }

    /// What a question in the language of this folder asks about.
    pub fn find(&self, locale: &str, question: &str) -> Found {
        let index = self.indexes.get(locale).map(|index| index.get_or_init(|| self.index(locale)));
        let ranked = index.map(|index| index.rank(question)).unwrap_or_default();
        let is_foreign = matches!(ranked.first(), Some((None, _)));
        let near: Vec<(Topic, f64)> =
            ranked.into_iter().filter_map(|(topic, score)| topic.map(|topic| (topic, score))).collect();
        let best = near.first().copied().filter(|_| !is_foreign);
        Found {
            topic: best.filter(|(_, score)| *score >= SURE).map(|(topic, _)| topic),
            confidence: best.map_or(0.0, |(_, score)| score.clamp(0.0, 1.0)),
            candidates: near.into_iter().take(OFFERED).map(|(topic, _)| topic).collect(),
        }
    }

    fn index(&self, locale: &str) -> Index {
        let asked = Topic::ALL.into_iter().flat_map(|topic| {
            let phrases = self.catalog.say(locale, &questions_of(topic).into());
            phrases.lines().map(|phrase| (Some(topic), phrase.to_owned())).collect::<Vec<_>>()
        });
        let aliases = self.catalog.aliases(locale).lines().filter_map(alias);
        Index::new(&asked.chain(aliases).collect::<Vec<_>>())
    }
}

/// A line `topic: phrase` of the aliases; `none` stands for what is about something else.
fn alias(line: &str) -> Option<(Option<Topic>, String)> {
    let (id, phrase) = line.split_once(':').filter(|_| !line.starts_with('#'))?;
    let topic = if id.trim() == "none" { None } else { Some(Topic::parse(id.trim())?) };
    Some((topic, phrase.trim().to_owned()))
}

/// The questions of a topic, a line each.
const fn questions_of(topic: Topic) -> Message {
    match topic {
        Topic::Aim => Message::AskAim,
        Topic::Setup => Message::AskSetup,
        Topic::Turns => Message::AskTurns,
        Topic::Move => Message::AskMove,
        Topic::Outflank => Message::AskOutflank,
        Topic::Directions => Message::AskDirections,
        Topic::Flips => Message::AskFlips,
        Topic::NoJump => Message::AskNoJump,
        Topic::NoCascade => Message::AskNoCascade,
        Topic::Pass => Message::AskPass,
        Topic::End => Message::AskEnd,
        Topic::Score => Message::AskScore,
        Topic::Draw => Message::AskDraw,
        Topic::RealBoard => Message::AskRealBoard,
        Topic::Notation => Message::AskNotation,
        Topic::Bot => Message::AskBot,
    }
}
