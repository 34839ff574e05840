//! The board of a running game, in the three styles.

use crate::play::Seat;
use crate::reversi::{Board, Color, Ply, Square, Squares};
use crate::text::{Literal, Message};
use crate::view::{Action, BoardView, Button, Crop, Screen, Start, Style};

use super::super::{Panel, PanelKind, Place, Reach, Table};
use super::Reader;

/// How many past plies are told, passes included.
const PLIES: usize = 4;

/// A running game.
pub(super) fn running(table: &Table, place: &Place, reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    let panel = table.slots.iter().find(|slot| slot.place == *place).and_then(|slot| slot.panel);
    let panel = panel.filter(|panel| panel.at == table.game.revision);
    headline(&mut screen, table, reader);
    plies(&mut screen, table, reader);
    match reader.looks.style {
        Style::Tap => tap(&mut screen, table, reader),
        Style::Grid => grid(&mut screen, table, reader),
        Style::Words => words(&mut screen, table, reader),
    }
    if let Some(Panel { kind: PanelKind::Resign(side), .. }) = panel {
        screen.gap().line(Message::SayResignAsk { name: table.who(!side) });
    }
    bottom(&mut screen, table, place, reader, panel);
    screen
}

/// Names and score, then whose turn it is.
fn headline(screen: &mut Screen, table: &Table, reader: &Reader<'_>) {
    score(screen, table, table.game.to_move(), reader);
    let to_move = table.game.record.position().to_move;
    match table.game.seats[to_move] {
        Seat::Engine => screen.line(Message::TurnOfBot { color: to_move }),
        Seat::Human(_) | Seat::Open => {
            screen.line(Message::TurnOf { name: table.who(to_move), color: to_move })
        }
    };
}

/// Names and score.
pub(super) fn score(screen: &mut Screen, table: &Table, turn: Option<Color>, reader: &Reader<'_>) {
    let discs = table.game.record.position().board.count();
    let (black, white) = (table.who(Color::Black), table.who(Color::White));
    let (black_count, white_count) = (discs.black.into(), discs.white.into());
    if reader.is_words() {
        screen.line(Message::WordsScore { black, black_count, white, white_count });
        return;
    }
    let glyphs = crate::view::Glyphs::of(reader.looks.discs).disc;
    screen.strong(Message::ScoreLine {
        turn,
        black_disc: Literal(glyphs.black.to_owned()),
        black,
        black_count,
        white_count,
        white_disc: Literal(glyphs.white.to_owned()),
        white,
    });
}

/// What was played since the reader's side last moved; on a shared board since the side to move last did. A pass
/// never stands without the move before it.
pub(super) fn plies(screen: &mut Screen, table: &Table, reader: &Reader<'_>) {
    let side = reader.side(table).unwrap_or(table.game.record.position().to_move);
    let plies = table.game.record.plies();
    let is_placed = |ply: &Ply| matches!(ply, Ply::Place { .. });
    let own = plies.iter().rposition(|ply| ply.by() == side && is_placed(ply));
    let since = match own {
        Some(own) if plies[own + 1..].iter().any(is_placed) => own + 1,
        Some(own) => own,
        None => 0,
    };
    let recent = &plies[since..];
    let hidden = recent.len().saturating_sub(PLIES);
    if hidden > 0 {
        screen.line(Message::PliesMore { n: u32::try_from(hidden).unwrap_or(u32::MAX) });
    }
    for ply in &recent[hidden..] {
        screen.line(ply_line(table, ply));
    }
}

fn ply_line(table: &Table, ply: &Ply) -> Message {
    match ply {
        Ply::Place { by, played } => {
            let n = played.all_flips().len().into();
            Message::PlyPlayed { name: table.who(*by), square: played.square, n }
        }
        Ply::Pass { by } => Message::PlyPassed { name: table.who(*by), other: table.who(!*by) },
    }
}

/// The board with the last move, and the legal moves when the reader may play them.
pub(super) fn view(table: &Table, reader: &Reader<'_>) -> BoardView {
    let position = table.game.record.position();
    let mut view = BoardView::plain(position.board, reader.looks.discs);
    let last = table.game.record.plies().into_iter().rev().find_map(|ply| match ply {
        Ply::Place { played, .. } => Some(played),
        Ply::Pass { .. } => None,
    });
    if let Some(last) = last {
        view.placed = Some(last.square);
        view.flipped = last.all_flips();
    }
    view.legal = choices(table, reader);
    view
}

/// The legal moves that are offered: on a shared board those of the side to move, in private the reader's own.
fn choices(table: &Table, reader: &Reader<'_>) -> Squares {
    let Some(to_move) = table.game.to_move() else { return Squares::EMPTY };
    let is_offered = if reader.is_private { reader.side(table) == Some(to_move) } else { true };
    if is_offered { table.game.record.position().legal() } else { Squares::EMPTY }
}

fn tap(screen: &mut Screen, table: &Table, reader: &Reader<'_>) {
    let view = view(table, reader);
    let (game, at) = (table.game.id, table.game.revision);
    if reader.is_beginner {
        legend(screen, &view);
        if !reader.is_private {
            screen.line(Message::FootReply);
        }
        let columns = (0..8).filter_map(|column| Square::new(column, 0));
        screen.row(columns.map(|square| {
            Button::glyph(square.letter().to_string(), Action::Letter { column: square.column() })
        }));
    }
    screen.keyboard.extend(view.keys(reader.is_beginner, |square| Action::Place { game, at, square }));
}

fn legend(screen: &mut Screen, view: &BoardView) {
    let glyphs = view.glyphs();
    let both = |pair: crate::reversi::ByColor<&str>| Literal(format!("{}{}", pair.black, pair.white));
    screen.line(Message::LegendTap {
        legal: Literal(glyphs.legal.to_owned()),
        placed: both(glyphs.placed),
        flipped: both(glyphs.flipped),
    });
}

fn grid(screen: &mut Screen, table: &Table, reader: &Reader<'_>) {
    let view = view(table, reader);
    screen.glyphs(view.grid(Crop::ALL));
    if reader.is_beginner {
        screen.line(Message::LegendColumns);
        legend(screen, &view);
    }
    let squares: Vec<Square> = view.legal.iter().collect();
    let (game, at) = (table.game.id, table.game.revision);
    for row in squares.chunks(8) {
        screen
            .row(row.iter().map(|square| {
                Button::glyph(square.to_string(), Action::Place { game, at, square: *square })
            }));
    }
}

fn words(screen: &mut Screen, table: &Table, reader: &Reader<'_>) {
    let legal = choices(table, reader);
    let (game, at) = (table.game.id, table.game.revision);
    if !legal.is_empty() {
        screen.line(Message::FootWords { n: legal.len().into(), squares: legal });
    }
    let position = table.game.record.position();
    for square in legal {
        let n = position.board.flips(position.to_move, square).len().into();
        screen
            .row([Button::text(Message::ButtonWordsMove { square, n }, Action::Place { game, at, square })]);
    }
    screen.row([Button::text(Message::ButtonReadBoard, Action::ReadBoard { game })]);
}

fn bottom(screen: &mut Screen, table: &Table, place: &Place, reader: &Reader<'_>, panel: Option<Panel>) {
    let (game, at) = (table.game.id, table.game.revision);
    let is_inline = matches!(place, Place::Inline(_));
    match panel.map(|panel| panel.kind) {
        Some(PanelKind::Menu) => {
            let mut first = vec![Button::text(Message::ButtonResign, Action::Resign { game, at })];
            if !is_inline {
                first.push(Button::text(Message::ButtonBelow, Action::Below { game }));
            }
            screen.row(first);
            screen.row([Button::text(Message::ButtonWhatIf, Action::WhatIf { game })]);
            if reader.is_private {
                screen.row([
                    Button::text(Message::ButtonLooks, Action::LooksBeside),
                    Button::text(Message::ButtonLanguage, Action::LanguagesBeside),
                ]);
            } else {
                screen.row([Button::text(Message::ButtonPrivate, Action::OpenPrivate { game })]);
            }
            screen.row([Button::text(Message::ButtonMenuClose, Action::MenuClose { game })]);
        }
        Some(PanelKind::Resign(_)) => {
            screen.row([
                Button::text(Message::ButtonResignSure, Action::ResignSure { game, at }),
                Button::text(Message::ButtonKeepPlaying, Action::MenuClose { game }),
            ]);
        }
        Some(PanelKind::Options) | None => {
            let usual = [
                Button::text(Message::ButtonWhy, Action::Why { game }),
                Button::text(Message::ButtonRules, Action::RulesOfGame { game }),
                Button::text(Message::ButtonMenu, Action::Menu { game, at }),
            ];
            if matches!(table.game.record.plies().last(), Some(Ply::Pass { .. })) {
                screen.row([Button::text(Message::ButtonWhyPass, Action::WhyPass { game })]);
            }
            if reader.is_words() {
                screen.keyboard.extend(usual.map(|button| vec![button]));
            } else {
                screen.row(usual);
            }
            let unreachable = [&table.seated.black, &table.seated.white]
                .into_iter()
                .flatten()
                .any(|one| one.reach != Reach::Open);
            if !reader.is_private && unreachable {
                screen.row([Button::start(Message::ButtonCallMe, Start::Call)]);
            }
        }
    }
}

/// The board read aloud: score, row by row, and what can be played.
pub(super) fn aloud(table: &Table, reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    let discs = table.game.record.position().board.count();
    screen.line(Message::WordsScore {
        black: table.who(Color::Black),
        black_count: discs.black.into(),
        white: table.who(Color::White),
        white_count: discs.white.into(),
    });
    rows(&mut screen, table);
    let legal = choices(table, reader);
    if !legal.is_empty() {
        screen.line(Message::FootWords { n: legal.len().into(), squares: legal });
    }
    let game = table.game.id;
    screen.row([Button::text(Message::ButtonOpenGame, Action::OpenHere { game })]);
    screen
}

/// The eight rows of a game's board in words.
pub(super) fn rows(screen: &mut Screen, table: &Table) {
    rows_of(screen, table.game.record.position().board);
}

/// The eight rows of a board in words.
pub(super) fn rows_of(screen: &mut Screen, board: Board) {
    for row in rows_in_words(board) {
        screen.line(row);
    }
}

/// What lies in each of the eight rows.
pub(super) fn rows_in_words(board: Board) -> Vec<Message> {
    let say = |row: u8| {
        let squares: Squares = (0..8).filter_map(|column| Square::new(column, row)).collect();
        let black = board.discs(Color::Black) & squares;
        let white = board.discs(Color::White) & squares;
        let row = u32::from(row) + 1;
        match (black.is_empty(), white.is_empty()) {
            (false, false) => Message::WordsRowBoth { row, black, white },
            (false, true) => Message::WordsRowBlack { row, black },
            (true, false) => Message::WordsRowWhite { row, white },
            (true, true) => Message::WordsRowEmpty { row },
        }
    };
    (0..8).map(say).collect()
}
