//! The one decision.

use crate::text::Message;

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
        Event::Asked { query, .. } => asked(&mut case, query),
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

/// An inline query: a challenge to post.
fn asked(case: &mut Case<'_>, query: &super::QueryId) {
    let offer = hosting::offered(case).and_then(|game| {
        let screen = paint::offer(case.actor.as_ref()?, &game);
        Some(Offer {
            game: game.id,
            title: Message::OfferTitle.into(),
            description: Message::OfferDescription.into(),
            screen,
        })
    });
    let (query, locale) = (query.clone(), case.locale());
    case.effect(Effect::Offer { query, locale, offers: offer.into_iter().collect() });
}
