//! Answers to questions in plain words: the topic of the rule book, applied to the game where it can be.

use crate::reversi::{Ply, Square};
use crate::text::Message;
use crate::view::{Start, Topic};

use super::case::{Asker, Case};
use super::playing::meant;
use super::{Subject, Table, square_text, why};

/// Whether a text is more than a single word: one word is a greeting or a mistake, not a question.
pub(super) fn is_question(text: &str) -> bool {
    text.split_whitespace().nth(1).is_some() || text.trim_end().ends_with('?')
}

/// Answers a question: with the square it names in the game that is meant, with the proof of the last pass, with a
/// topic, or with the three topics that come nearest.
pub(super) fn question(case: &mut Case<'_>, asker: Asker<'_>, text: &str) {
    let meant = meant(case);
    let table = if let [table] = meant.as_slice() { Some(*table) } else { None };
    if let (Some(table), Some(square)) = (table, named(text)) {
        return why::square_of(case, asker, table, square);
    }
    let found = case.desk.questions.find(&case.locale(), text);
    match (found.topic, table) {
        (Some(Topic::Pass), Some(table)) if has_passed(table) => {
            let game = table.game.id;
            case.tell_privately(asker, Subject::WhyPass(game), Start::WhyPass(game));
        }
        (Some(topic), _) => {
            case.tell_privately(asker, Subject::Rules(Some(topic)), Start::Rules(Some(topic)));
        }
        // Nothing in it is about the game.
        (None, _) if found.confidence <= 0.0 => case.explain(asker, Message::SayNotUnderstood),
        (None, _) => case.reply(asker, Subject::Topics(found.candidates)),
    }
}

/// The one square that a question names.
fn named(text: &str) -> Option<Square> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.chars().count() == 2);
    let mut squares = words.filter_map(square_text::read);
    squares.next().filter(|_| squares.next().is_none())
}

fn has_passed(table: &Table) -> bool {
    table.game.record.plies().iter().any(|ply| matches!(ply, Ply::Pass { .. }))
}
