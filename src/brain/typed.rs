//! Commands and typed squares.

use crate::play::ColorWish;
use crate::reversi::Square;
use crate::text::{Message, Name, Who};
use crate::view::{Start, Topic};

use super::case::{Asker, Case};
use super::{Chat, ChatKind, Event, Place, Reply, Subject, Table, Write};
use super::{asking, hosting, menu, playing, press, square_text, trial, why};

/// A command.
pub(super) fn command(case: &mut Case<'_>, event: &Event) {
    let Event::Command { from, chat, message, word, rest, addressed, reply } = event else { return };
    let asker = Asker::Line { chat: *chat, message: *message };
    let is_private = chat.kind == ChatKind::Private;
    // Other bots have commands of the same names: in a group ours are meant when they say so.
    let is_meant = is_private || *addressed || word == "reversi" || is_to_us(reply.as_ref());
    if chat.kind == ChatKind::Channel || !is_meant {
        return;
    }
    match word.as_str() {
        "start" => start(case, asker, *chat, rest),
        "reversi" | "play" if !from.may_play => case.explain(asker, Message::AlertMayNotPlay),
        "reversi" if is_private => case.explain(asker, Message::SayGroupOnly),
        "play" if is_private => hosting::play_bot(case, asker, ColorWish::Black),
        "reversi" | "play" => hosting::challenge(case, asker, rest, reply.as_ref()),
        "move" | "m" => on_square(case, asker, rest, Message::SayMoveUsage, Wish::Play),
        "why" => on_square(case, asker, rest, Message::SayWhyUsage, Wish::Why),
        "pass" => on_game(case, asker, |case, table| {
            if let Some(actor) = case.actor.clone() {
                let refusal = table.game.refuse_pass(actor.id);
                playing::refuse(case, asker, table, &refusal);
            }
        }),
        "whatif" => on_game(case, asker, |case, table| trial::open(case, asker, table)),
        "board" => on_game(case, asker, |case, table| hosting::hang(case, table.game.id, asker.place())),
        "resign" => on_game(case, asker, |case, table| playing::ask_resign(case, asker, table)),
        "rules" => {
            let topic = Topic::parse(rest);
            case.tell_privately(asker, Subject::Rules(topic), Start::Rules(topic));
        }
        "ask" if rest.is_empty() => case.explain(asker, Message::SayAskUsage),
        "ask" => asking::question(case, asker, rest),
        "language" => case.reply(asker, Subject::Languages),
        "style" => case.reply(asker, Subject::Looks),
        "games" if is_private => hosting::games(case, asker),
        "games" => case.reply(asker, Subject::OpenPrivate(Start::Games)),
        "help" => case.reply(asker, Subject::Help),
        word => match square_text::read(word) {
            Some(square) => on_this_square(case, asker, square, Wish::Play),
            None if is_private || *addressed => case.explain(asker, Message::SayUnknownCommand),
            None => {}
        },
    }
}

fn is_to_us(reply: Option<&Reply>) -> bool {
    reply.is_some_and(|reply| reply.author.is_none())
}

/// Any other text: a square, in private or as a reply to the bot.
pub(super) fn said(case: &mut Case<'_>, event: &Event) {
    let Event::Said { chat, message, text, reply, .. } = event else { return };
    let asker = Asker::Line { chat: *chat, message: *message };
    let is_private = chat.kind == ChatKind::Private;
    if chat.kind == ChatKind::Channel || !is_private && !is_to_us(reply.as_ref()) {
        return;
    }
    match square_text::read(text) {
        Some(square) => on_this_square(case, asker, square, Wish::Play),
        None if square_text::looks_like_one(text) => case.explain(asker, not_a_square(text)),
        None if is_private && asking::is_question(text) => asking::question(case, asker, text),
        // In a group people talk with one another, also under a board.
        None if is_private => case.explain(asker, Message::SayNotUnderstood),
        None => {}
    }
}

fn not_a_square(text: &str) -> Message {
    Message::AlertNotASquare { said: Who::Person(Name::clean(text)) }
}

/// What is wanted with a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Play,
    Why,
}

fn on_square(case: &mut Case<'_>, asker: Asker<'_>, rest: &str, usage: Message, wish: Wish) {
    if rest.is_empty() {
        let refused =
            case.known.table.as_ref().or_else(|| case.known.tables.first()).and_then(|table| table.refused);
        return match refused.filter(|_| wish == Wish::Why) {
            Some(square) => on_this_square(case, asker, square, wish),
            None => case.explain(asker, usage),
        };
    }
    match square_text::read(rest) {
        Some(square) => on_this_square(case, asker, square, wish),
        None => case.explain(asker, not_a_square(rest)),
    }
}

fn on_this_square(case: &mut Case<'_>, asker: Asker<'_>, square: Square, wish: Wish) {
    let tables = playing::meant(case);
    match tables.as_slice() {
        [] => no_game(case, asker),
        [table] if wish == Wish::Play => playing::place(case, asker, table, square, None),
        [table] => why::square_of(case, asker, table, square),
        tables if wish == Wish::Play => {
            let games = tables.iter().map(|table| table.game.id).collect();
            case.reply(asker, Subject::WhichBoard { square, games });
        }
        _ => which_game(case, asker),
    }
}

fn on_game(case: &mut Case<'_>, asker: Asker<'_>, act: impl FnOnce(&mut Case<'_>, &Table)) {
    let known = case.known;
    let tables = known.table.as_ref().map_or_else(|| meant_any(case), |table| vec![table]);
    match tables.as_slice() {
        [] => no_game(case, asker),
        [table] => act(case, table),
        _ => which_game(case, asker),
    }
}

/// As [`playing::meant`], but whose turn it is makes no difference.
fn meant_any<'k>(case: &Case<'k>) -> Vec<&'k Table> {
    let Some(actor) = &case.actor else { return Vec::new() };
    let running: Vec<&Table> = case.known.tables.iter().filter(|table| table.is_running()).collect();
    let own: Vec<&Table> =
        running.iter().copied().filter(|table| table.game.side_of(actor.id).is_some()).collect();
    if own.is_empty() && running.len() == 1 { running } else { own }
}

fn no_game(case: &mut Case<'_>, asker: Asker<'_>) {
    let is_private = asker.place().is_private();
    case.explain(asker, if is_private { Message::SayNoGame } else { Message::SayNoGameGroup });
}

/// Several games: the list shows each with a button, and nothing is done.
fn which_game(case: &mut Case<'_>, asker: Asker<'_>) {
    if asker.place().is_private() {
        case.reply(asker, Subject::Games);
    } else {
        case.explain(asker, Message::SayWhichGame);
    }
}

/// `/start`, with or without something to begin.
fn start(case: &mut Case<'_>, asker: Asker<'_>, chat: Chat, payload: &str) {
    let known = case.known;
    let start = (chat.kind == ChatKind::Private).then(|| Start::parse(payload)).flatten();
    match (start, &known.table) {
        (Some(Start::Rules(topic)), _) => case.reply(asker, Subject::Rules(topic)),
        (Some(Start::WhyPass(game)), Some(_)) => case.reply(asker, Subject::WhyPass(game)),
        (Some(Start::WhatIf(_)), Some(table)) => trial::open(case, asker, table),
        (Some(Start::Games), _) => case.reply(asker, Subject::Games),
        (Some(Start::Call), _) => case.explain(asker, Message::SayCallsOn),
        (Some(Start::Join(_)), Some(table)) => hosting::join(case, asker, table),
        (Some(Start::Open(_)), Some(table)) => press::open_here(case, asker, table),
        (Some(Start::Why(_, Some(square))), Some(table)) => why::square_of(case, asker, table, square),
        (Some(Start::Why(_, None)), Some(table)) => why::last(case, asker, table),
        (
            Some(Start::Join(_) | Start::Open(_) | Start::Why(..) | Start::WhyPass(_) | Start::WhatIf(_)),
            None,
        ) => {
            case.explain(asker, Message::AlertGameGone);
        }
        (None, _) => menu::start(case, asker, chat.kind),
    }
}

/// The bot was let into a chat, thrown out, blocked or unblocked. The profile of the person and of the chat have
/// been written already.
pub(super) fn membership(case: &mut Case<'_>, chat: Chat, present: bool) {
    let was_there = case.known.chat.as_ref().is_some_and(|chat| chat.present);
    match chat.kind {
        ChatKind::Channel if present => case.effect(super::Effect::Leave { chat: chat.id }),
        ChatKind::Group if present && !was_there => {
            let place = Place::from(chat);
            case.effect(super::Effect::Say {
                place,
                reply: None,
                subject: Subject::GroupWelcome,
                silent: true,
            });
        }
        ChatKind::Channel | ChatKind::Group | ChatKind::Private => {}
    }
}

/// A group has a new number.
pub(super) fn migrated(case: &mut Case<'_>, from: super::ChatId, to: super::ChatId) {
    case.write(Write::Migrate { from, to });
}
