//! How games begin: challenges, joining, the bot as opponent, rematches.

use crate::play::{Change, ColorWish, Invitee, Match, MatchId, Refusal, Stage};
use crate::text::Message;
use crate::view::Style;

use super::case::{Asker, Case};
use super::playing::{moved, private, refuse};
use super::{
    Effect, Millis, Panel, PanelKind, Place, Profile, Reminder, ReminderKind, Reply, Subject, Table, Write,
};

/// How long a challenge to a chat stays open, in seconds.
const OPEN_FOR: i64 = 30 * 60;
/// How long an invitation link to a friend stays open, in seconds: a week.
const LINK_FOR: i64 = 7 * 24 * 60 * 60;

/// `/reversi` in a group: a challenge to all, to the author of the message replied to, or to a user name.
pub(super) fn challenge(case: &mut Case<'_>, asker: Asker<'_>, rest: &str, reply: Option<&Reply>) {
    let Some(actor) = case.actor.clone() else { return };
    let to = match (rest.strip_prefix('@'), reply.and_then(|reply| reply.author.as_ref())) {
        (Some(name), _) => {
            let name = name.split_whitespace().next().unwrap_or_default().to_lowercase();
            (!name.is_empty()).then_some(Invitee::Username(name))
        }
        (None, Some(author)) if !author.may_play => return case.explain(asker, Message::SayChallengeBot),
        (None, Some(author)) => {
            if author.id != actor.id && case.known.player.as_ref().is_none_or(|known| known.id != author.id) {
                // The name is shown in the challenge, so the person is written down, unless known better already.
                case.write(Write::Meet(Profile::new(author.id, author.name.clone())));
            }
            Some(Invitee::Player(author.id))
        }
        (None, None) => None,
    };
    if to.as_ref().is_some_and(|to| to.is(actor.id, actor.username.as_deref())) {
        return case.explain(asker, Message::SayChallengeSelf);
    }
    if matches!(&to, Some(Invitee::Username(name)) if *name == case.desk.bot.to_lowercase()) {
        return case.explain(asker, Message::SayChallengeBot);
    }
    withdraw_others(case, &actor);
    let game = Match::challenge(MatchId::new(case.chance), actor.id, ColorWish::Random, to);
    open(case, &game, asker.place(), OPEN_FOR);
}

/// One open challenge a person: a new one takes the older ones back.
fn withdraw_others(case: &mut Case<'_>, actor: &Profile) {
    let known = case.known;
    for table in known.tables.iter().filter(|table| is_open_of(table, actor)) {
        if let Ok(game) = case.change(&table.game, Some(actor.id), |game| game.cancel(actor.id)) {
            moved(case, table, &game, Some(actor), None);
            case.write(Write::Forget { game: game.id, kind: ReminderKind::Expire });
        }
    }
}

fn is_open_of(table: &Table, actor: &Profile) -> bool {
    matches!(&table.game.stage, Stage::Open(challenge) if challenge.by == actor.id)
}

fn open(case: &mut Case<'_>, game: &Match, place: Place, seconds: i64) {
    case.write(Write::Create(game.clone()));
    expire_in(case, game.id, seconds);
    hang(case, game.id, place);
}

fn expire_in(case: &mut Case<'_>, game: MatchId, seconds: i64) {
    let due = case.now.plus_seconds(seconds);
    let at = crate::play::Revision::default();
    case.write(Write::Remind(Reminder { game, at, kind: ReminderKind::Expire, due }));
}

/// Hangs a game in a place and posts its board there.
pub(super) fn hang(case: &mut Case<'_>, game: MatchId, place: Place) {
    case.write(Write::Hang { game, place: place.clone(), message: None });
    let silent = !place.is_private();
    case.effect(Effect::Post { game, place, silent });
}

/// A link for a friend, in the private chat.
pub(super) fn invite(case: &mut Case<'_>, asker: Asker<'_>) {
    let Some(actor) = case.actor.clone() else { return };
    case.confirm(asker, None);
    withdraw_others(case, &actor);
    let game = Match::challenge(MatchId::new(case.chance), actor.id, ColorWish::Random, None);
    open(case, &game, private(&actor), LINK_FOR);
}

/// An inline query: the challenge that the person may post. It is the same until it is posted or taken up.
pub(super) fn offered(case: &mut Case<'_>) -> Option<Match> {
    let actor = case.actor.clone()?;
    let unposted = case.known.tables.iter().find(|table| is_open_of(table, &actor) && table.slots.is_empty());
    if let Some(table) = unposted {
        return Some(table.game.clone());
    }
    let game = Match::challenge(MatchId::new(case.chance), actor.id, ColorWish::Random, None);
    case.write(Write::Create(game.clone()));
    expire_in(case, game.id, LINK_FOR);
    Some(game)
}

/// A game against the bot, in the private chat.
pub(super) fn play_bot(case: &mut Case<'_>, asker: Asker<'_>, wish: ColorWish) {
    let Some(actor) = case.actor.clone() else { return };
    case.confirm(asker, None);
    let game = Match::against_engine(MatchId::new(case.chance), actor.id, wish.settle(case.coin()));
    case.write(Write::Create(game.clone()));
    begin_private(case, &game, &actor);
}

/// Posts a game that begins in a person's private chat, and lets the bot think when it has the first move.
fn begin_private(case: &mut Case<'_>, game: &Match, actor: &Profile) {
    let place = private(actor);
    hang(case, game.id, place);
    let engine_first = game.to_move().is_some_and(|side| game.seats[side].human().is_none());
    if engine_first {
        let wait = if actor.looks.style == Style::Words { 0 } else { 1200 };
        let due = Millis(case.now.0 + wait);
        case.write(Write::Remind(Reminder {
            game: game.id,
            at: game.revision,
            kind: ReminderKind::Think,
            due,
        }));
    }
}

/// Join.
pub(super) fn join(case: &mut Case<'_>, asker: Asker<'_>, table: &Table) {
    let Some(actor) = case.actor.clone() else { return };
    let coin = case.coin();
    let change = |game: &mut Match| game.join(actor.id, actor.username.as_deref(), coin);
    match case.change(&table.game, Some(actor.id), change) {
        Ok(game) => {
            case.confirm(asker, Some(Message::ToastJoined));
            case.write(Write::Forget { game: game.id, kind: ReminderKind::Expire });
            begun(case, table, &game, asker);
        }
        // Whoever opens a link to their own game again wants to see it.
        Err(Refusal::AlreadyJoined) if matches!(asker, Asker::Line { .. }) => {
            hang(case, table.game.id, asker.place());
        }
        Err(refusal) => refuse(case, asker, table, &refusal),
    }
}

/// The second player has come: boards everywhere, and the challenger hears of it.
fn begun(case: &mut Case<'_>, table: &Table, game: &Match, asker: Asker<'_>) {
    let here = asker.place();
    for slot in &table.slots {
        let place = slot.place.clone();
        if place.is_private() && place != here {
            case.effect(Effect::Post { game: game.id, place, silent: false });
        } else {
            case.effect(Effect::Show { game: game.id, place, not_before: case.now });
        }
    }
    if !table.slots.iter().any(|slot| slot.place == here) {
        hang(case, game.id, here);
    }
    super::playing::call_later(case, table, game);
}

/// A change of an open challenge that is its own confirmation.
fn amend(
    case: &mut Case<'_>,
    asker: Asker<'_>,
    table: &Table,
    toast: Option<Message>,
    change: impl FnOnce(&mut Match, &Profile) -> Change,
) {
    let Some(actor) = case.actor.clone() else { return };
    match case.change(&table.game, Some(actor.id), |game| change(game, &actor)) {
        Ok(game) => {
            case.confirm(asker, toast);
            if matches!(game.stage, Stage::Ended(_)) {
                case.write(Write::Forget { game: game.id, kind: ReminderKind::Expire });
            }
            for slot in &table.slots {
                case.effect(Effect::Show { game: game.id, place: slot.place.clone(), not_before: case.now });
            }
        }
        Err(refusal) => refuse(case, asker, table, &refusal),
    }
}

/// Says no to a challenge.
pub(super) fn decline(case: &mut Case<'_>, asker: Asker<'_>, table: &Table) {
    amend(case, asker, table, Some(Message::ToastDeclined), |game, actor| {
        game.decline(actor.id, actor.username.as_deref())
    });
}

/// Takes a challenge back.
pub(super) fn cancel(case: &mut Case<'_>, asker: Asker<'_>, table: &Table) {
    amend(case, asker, table, Some(Message::ToastCancelled), |game, actor| game.cancel(actor.id));
}

/// Chooses the challenger's colour; the options stay open.
pub(super) fn wish(case: &mut Case<'_>, asker: Asker<'_>, table: &Table, wish: ColorWish) {
    let panel = Panel { kind: PanelKind::Options, at: table.game.revision.next() };
    amend(case, asker, table, Some(Message::ToastSaved), |game, actor| game.wish(actor.id, wish));
    if case.decision.writes.iter().any(|write| matches!(write, Write::Update { .. })) {
        let (game, place) = (table.game.id, asker.place());
        case.write(Write::Panel { game, place, panel: Some(panel) });
    }
}

/// Opens or closes the options of a challenge, for the challenger.
pub(super) fn options(case: &mut Case<'_>, asker: Asker<'_>, table: &Table, open: bool) {
    let is_own = case.actor.as_ref().is_some_and(|actor| is_open_of(table, actor));
    if !is_own {
        let refusal = match &table.game.stage {
            Stage::Open(_) => Refusal::NotChallenger,
            Stage::Running => Refusal::Full,
            Stage::Ended(ending) => Refusal::Ended(*ending),
        };
        return refuse(case, asker, table, &refusal);
    }
    case.confirm(asker, None);
    let panel = open.then_some(Panel { kind: PanelKind::Options, at: table.game.revision });
    let (game, place) = (table.game.id, asker.place());
    case.write(Write::Panel { game, place: place.clone(), panel });
    case.effect(Effect::Show { game, place, not_before: case.now });
}

/// Nobody took the challenge in time.
pub(super) fn expire(case: &mut Case<'_>, table: &Table) {
    let mut game = table.game.clone();
    let Some(happening) = game.expire() else { return };
    case.write(Write::Update { game: game.clone(), was: table.game.revision, happening, by: None });
    for slot in &table.slots {
        case.effect(Effect::Show { game: game.id, place: slot.place.clone(), not_before: case.now });
    }
}

/// Another game with colours swapped. Asked by the second player, it begins.
pub(super) fn rematch(case: &mut Case<'_>, asker: Asker<'_>, table: &Table) {
    let Some(actor) = case.actor.clone() else { return };
    if let Some(next) = table.game.next
        && !came_to_nothing(case, next)
    {
        return rematch_again(case, asker, table, next, &actor);
    }
    let mut old = table.game.clone();
    match old.rematch(actor.id, MatchId::new(case.chance)) {
        Ok((next, happening)) => {
            case.confirm(asker, None);
            let was = table.game.revision;
            case.write(Write::Update { game: old, was, happening, by: Some(actor.id) });
            case.write(Write::Create(next.clone()));
            let is_begun = matches!(next.stage, Stage::Running);
            if is_begun {
                begin_private(case, &next, &actor);
            } else {
                expire_in(case, next.id, LINK_FOR);
                for slot in &table.slots {
                    hang(case, next.id, slot.place.clone());
                }
            }
        }
        Err(refusal) => refuse(case, asker, table, &refusal),
    }
}

/// Whether the rematch was declined, taken back or never taken up: then another may be asked for.
fn came_to_nothing(case: &Case<'_>, next: MatchId) -> bool {
    let rematch = case.known.tables.iter().find(|rematch| rematch.game.id == next);
    rematch.is_some_and(|rematch| matches!(&rematch.game.stage, Stage::Ended(ending) if !ending.was_played()))
}

/// The rematch exists: the opponent joins it by asking too, and whoever asks again is shown where it is.
fn rematch_again(case: &mut Case<'_>, asker: Asker<'_>, table: &Table, next: MatchId, actor: &Profile) {
    let Some(side) = table.game.side_of(actor.id) else {
        return case.explain(asker, Message::AlertNotAPlayer);
    };
    let known = case.known;
    let Some(rematch) = known.tables.iter().find(|rematch| rematch.game.id == next) else {
        return case.explain(asker, Message::AlertGameGone);
    };
    match &rematch.game.stage {
        Stage::Open(challenge) if challenge.by == actor.id => {
            case.explain(asker, Message::AlertRematchWaits { name: table.who(!side) });
        }
        Stage::Open(_) => join(case, asker, rematch),
        Stage::Running | Stage::Ended(_) => {
            case.confirm(asker, Some(Message::ToastBoardBelow));
            hang(case, next, asker.place());
        }
    }
}

/// The list of a person's games, or a hint that it is long since empty.
pub(super) fn games(case: &mut Case<'_>, asker: Asker<'_>) {
    case.confirm(asker, None);
    case.turn(asker, Subject::Games);
}
