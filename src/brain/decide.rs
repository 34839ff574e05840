//! The one decision.

use crate::text::Message;
use crate::view::Start;

use super::case::Case;
use super::{Decision, Desk, Effect, Envelope, Event, Offer, Snapshot, Write};
use super::{calls, hosting, paint, playing, press, typed};

/// Decides what an event leads to. Pure: the same desk, snapshot and envelope give the same decision, so that a
/// decision that lost a race may simply be made again.
pub fn decide(desk: &Desk, snapshot: &Snapshot, envelope: &Envelope) -> Decision {
    let mut case = Case::new(desk, snapshot, envelope);
    match &envelope.event {
        Event::Command { .. } => typed::command(&mut case, &envelope.event),
        Event::Said { .. } => typed::said(&mut case, &envelope.event),
        Event::Pressed { from, spot, query, action } => {
            press::press(&mut case, query, spot, action.as_ref(), from.may_play);
        }
        Event::Asked { query, text, .. } => asked(&mut case, query, text),
        Event::Posted { game, inline, .. } => {
            let place = super::Place::Inline(inline.clone());
            case.write(Write::Hang { game: *game, place, message: None });
        }
        Event::Membership { chat, present, .. } => typed::membership(&mut case, *chat, *present),
        Event::Migrated { from, to } => typed::migrated(&mut case, *from, *to),
        Event::Thought { at, square, .. } => {
            if let Some(table) = &snapshot.table {
                playing::thought(&mut case, table, *square, *at);
            }
        }
        Event::Due(reminder) => {
            if let Some(table) = &snapshot.table {
                calls::due(&mut case, table, *reminder);
            }
        }
    }
    case.decision
}

/// An inline query: the topics of the rule book that its words come nearest to, and a challenge to post.
fn asked(case: &mut Case<'_>, query: &super::QueryId, text: &str) {
    let mut offers = topics(case, text);
    offers.extend(hosting::offered(case).and_then(|game| {
        let screen = paint::offer(case.actor.as_ref()?, &game);
        Some(Offer {
            result: game.id.to_string(),
            title: Message::OfferTitle.into(),
            description: Message::OfferDescription.into(),
            screen,
        })
    }));
    let (query, locale) = (query.clone(), case.locale());
    case.effect(Effect::Offer { query, locale, offers });
}

/// Below this nearness a topic is not offered: the words were about something else.
const NEAR: f64 = 0.15;

fn topics(case: &Case<'_>, text: &str) -> Vec<Offer> {
    let found = case.desk.questions.find(&case.locale(), text);
    let near = found.candidates.into_iter().filter(|_| found.confidence >= NEAR);
    near.map(|topic| Offer {
        result: Start::Rules(Some(topic)).payload(),
        title: paint::topic_title(topic).into(),
        description: Message::CommandRules.into(),
        screen: paint::posted_topic(topic),
    })
    .collect()
}
