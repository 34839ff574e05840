//! The rules are told completely: each row of the table of rules has its messages, and each message its topic.

use std::collections::{BTreeMap, BTreeSet};

use reversi_bot::brain::rules_page;
use reversi_bot::text::Message;
use reversi_bot::view::{Block, DiscSet, Topic, render};

/// Row, fact, and the messages that say it.
struct Row {
    number: u32,
    fact: &'static str,
    messages: Vec<&'static str>,
}

fn rows() -> Vec<Row> {
    let lines = include_str!("../data/rules_rows.tsv").lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let [number, fact, messages] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
            let number = number.parse().expect("a number");
            Row { number, fact, messages: messages.split(' ').collect() }
        })
        .collect()
}

/// The messages on the pages of the rules.
fn told() -> BTreeSet<String> {
    let screens = Topic::ALL.map(|topic| rules_page(topic, DiscSet::Classic, true));
    let blocks = screens.into_iter().flat_map(|screen| screen.blocks);
    blocks
        .filter_map(|block| match block {
            Block::Text(phrase) | Block::Strong(phrase) => Some(phrase.id),
            Block::Call { .. } | Block::Glyphs(_) | Block::Gap => None,
        })
        .collect()
}

#[test]
fn every_row_has_its_messages() {
    let rows = rows();
    assert_eq!(rows.iter().map(|row| row.number).collect::<Vec<_>>(), (1..=40).collect::<Vec<_>>());
    let known: BTreeSet<&str> = Message::TABLE.iter().map(|entry| entry.id).collect();
    let told = told();
    for row in &rows {
        assert!(!row.fact.is_empty() && !row.messages.is_empty(), "row {}", row.number);
        for id in &row.messages {
            assert!(known.contains(id), "row {}: there is no message {id}", row.number);
        }
        let is_told = row.messages.iter().any(|id| told.contains(*id));
        assert!(is_told, "row {} ({}) is not in the rules", row.number, row.fact);
    }
}

#[test]
fn every_message_of_the_rules_has_its_row() {
    let mut rows_of: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    let rows = rows();
    for row in &rows {
        for id in &row.messages {
            rows_of.entry(id).or_default().push(row.number);
        }
    }
    // Titles, signposts around a diagram and the use of the bot say nothing about the game.
    let others = ["rules-before", "rules-after", "rules-transcript", "rules-why", "help-text"];
    let is_rule = |id: &&String| !others.contains(&id.as_str()) && !id.starts_with("topic-");
    for id in told().iter().filter(is_rule) {
        assert!(rows_of.contains_key(id.as_str()), "{id} belongs to no row");
    }
}

#[test]
fn the_pages_say_them_in_every_language() {
    let catalog = reversi_bot::text::Catalog::embedded().expect("languages");
    let english: Vec<String> = texts(&catalog, "en");
    for language in catalog.languages().iter() {
        let texts = texts(&catalog, language.id());
        assert_eq!(texts.len(), Topic::ALL.len());
        for (text, english) in texts.iter().zip(&english) {
            assert!(text.encode_utf16().count() <= 4096);
            assert!(language.id() == "en" || text != english, "{} repeats English", language.id());
        }
    }
}

fn texts(catalog: &reversi_bot::text::Catalog, locale: &str) -> Vec<String> {
    let page = |topic| render(&rules_page(topic, DiscSet::Classic, true), catalog, locale).text;
    Topic::ALL.map(page).into()
}
