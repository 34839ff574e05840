//! Questions in plain words: those of a test set that was written without sight of the phrases they are compared
//! with. Every second line was looked at while the phrases were completed, the others were not; both must do.

use std::collections::BTreeMap;

use reversi_bot::brain::{Effect, Event, QueryId, Questions, Subject};
use reversi_bot::play::MatchId;
use reversi_bot::reversi::Color;
use reversi_bot::text::Catalog;
use reversi_bot::view::Topic;

use super::Party;
use super::hall::{Hall, ids, person, private};

/// The share of questions that must find their topic, as percentages: of the lines that were looked at, of the
/// others, and of all.
const SEEN: usize = 96;
const UNSEEN: usize = 85;
const ALL: usize = 90;

const SETS: [(&str, &str); 5] = [
    ("en", include_str!("../data/asks/en.tsv")),
    ("fr", include_str!("../data/asks/fr.tsv")),
    ("es", include_str!("../data/asks/es.tsv")),
    ("be", include_str!("../data/asks/be.tsv")),
    ("fy", include_str!("../data/asks/fy.tsv")),
];

fn lines(set: &'static str) -> Vec<(Option<Topic>, &'static str)> {
    let line = |line: &'static str| {
        let (id, question) = line.split_once('\t').expect("a topic, a tab, a question");
        assert!(id == "none" || Topic::parse(id).is_some(), "{line}");
        (Topic::parse(id), question)
    };
    set.lines().map(line).collect()
}

#[test]
fn most_questions_find_their_topic_and_nothing_else_is_answered() {
    let questions = Questions::new(&Catalog::embedded().expect("languages"));
    for (language, set) in SETS {
        let mut counts = [(0, 0), (0, 0)];
        let mut near = 0;
        for (at, (topic, question)) in lines(set).into_iter().enumerate() {
            let found = questions.find(language, question);
            let Some(topic) = topic else {
                assert_eq!(found.topic, None, "{language}: {question}: {found:?}");
                continue;
            };
            let (right, asked) = &mut counts[at % 2];
            *right += usize::from(found.candidates.first() == Some(&topic) && found.confidence > 0.0);
            *asked += 1;
            near += usize::from(found.candidates.contains(&topic));
        }
        let [(seen, of_seen), (unseen, of_unseen)] = counts;
        let of_all = of_seen + of_unseen;
        assert!(of_all >= 40, "{language}: only {of_all} questions");
        assert!(seen * 100 >= of_seen * SEEN, "{language}: {seen} of {of_seen} that were looked at");
        assert!(unseen * 100 >= of_unseen * UNSEEN, "{language}: {unseen} of {of_unseen} others");
        assert!((seen + unseen) * 100 >= of_all * ALL, "{language}: {seen} + {unseen} of {of_all}");
        assert!(near * 100 >= of_all * 95, "{language}: {near} of {of_all} among the three nearest");
    }
}

#[test]
fn the_phrases_themselves_find_their_topic() {
    let catalog = Catalog::embedded().expect("languages");
    let questions = Questions::new(&catalog);
    for language in catalog.languages().iter() {
        let mut topics: BTreeMap<&str, usize> = BTreeMap::new();
        for line in
            catalog.aliases(language.id()).lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            let (id, phrase) = line.split_once(':').unwrap_or_else(|| panic!("{line}"));
            assert!(id == "none" || Topic::parse(id).is_some(), "{}: {line}", language.id());
            let found = questions.find(language.id(), phrase);
            let expected = Topic::parse(id);
            assert!(
                expected.is_none_or(|topic| found.candidates.contains(&topic)),
                "{}: {line}",
                language.id()
            );
            *topics.entry(id).or_default() += 1;
        }
        assert_eq!(topics.len(), Topic::ALL.len() + 1, "{}: every topic has aliases", language.id());
    }
}

#[test]
fn a_question_about_the_running_game_is_answered_there() {
    let mut hall = Hall::new();
    let ann = person(1, "Ann", Some("en"));
    let here = private(&ann);
    let topic = hall.line(&ann, here, "when do I have to pass?");
    assert!(matches!(said(&topic), Some(Subject::Rules(Some(Topic::Pass)))), "{topic:?}");
    hall.line(&ann, here, "/play");
    let square = hall.line(&ann, here, "can I play d6?");
    assert!(matches!(said(&square), Some(Subject::Why { .. })), "{square:?}");
    let none = hall.line(&ann, here, "zzz qqq");
    assert!(matches!(said(&none), Some(Subject::Lines(_) | Subject::Topics(_))), "{none:?}");
    assert_eq!(ids(&hall.line(&ann, here, "hello")), ["say-not-understood"], "a word is no question");
    assert_eq!(ids(&hall.line(&ann, here, "/ask")), ["say-ask-usage"]);
}

#[test]
fn why_did_i_pass_is_proved() {
    let mut party = Party::running("d3c3b3b2f5a3a1c1");
    assert_eq!(party.hall.games[&party.game].to_move(), Some(Color::White), "Black has passed");
    let (ann, game) = (party.ann.clone(), party.game);
    party.hall.line(&ann, private(&ann), &format!("/start g_{game}"));
    let proof = party.hall.line(&ann, private(&ann), "why did I have to pass?");
    assert!(matches!(said(&proof), Some(Subject::WhyPass(of)) if *of == game), "{proof:?}");
    let there = party.hall.line(&ann, super::hall::GROUP, "/ask@reversi_bot why did I have to pass?");
    assert!(matches!(said(&there), Some(Subject::OpenPrivate(_))), "a group is not flooded: {there:?}");
}

#[test]
fn a_topic_is_offered_in_any_chat() {
    let mut hall = Hall::new();
    let ann = person(1, "Ann", Some("fy"));
    let mut ask = |text: &str| {
        let query = QueryId(text.to_owned());
        let effects = hall.happen(Event::Asked { from: ann.clone(), query, text: text.to_owned() });
        let [Effect::Offer { offers, locale, .. }] = effects.as_slice() else { panic!("{effects:?}") };
        assert_eq!(locale, "fy");
        offers.iter().map(|offer| offer.result.clone()).collect::<Vec<_>>()
    };
    let challenge = ask("");
    assert!(challenge.len() == 1 && challenge[0].parse::<MatchId>().is_ok(), "{challenge:?}");
    let topics = ask("wannear moat ik oerslaan");
    assert_eq!((topics.len(), topics[0].as_str()), (4, "rules_pass"));
    assert_eq!(topics[3], challenge[0], "and the same challenge");
}

fn said(effects: &[Effect]) -> Option<&Subject> {
    effects.iter().find_map(|effect| match effect {
        Effect::Say { subject, .. } => Some(subject),
        _ => None,
    })
}
