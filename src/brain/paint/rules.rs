//! The rules, page by page, with their diagrams.

use crate::reversi::{Board, Color, Position, Square, Squares};
use crate::text::{Literal, Message};
use crate::view::{Action, BoardView, Button, Crop, DiscSet, Glyphs, Screen};

use super::Reader;

/// How many pages the rules have.
pub const PAGES: u8 = 7;

/// The messages and diagrams of a page, counted from 0; a page beyond the last is the last.
pub fn page(page: u8, discs: DiscSet, with_diagrams: bool) -> Screen {
    let page = page.min(PAGES - 1);
    let mut screen = Screen::default();
    screen.strong(Message::RulesHeading { page: u32::from(page) + 1, total: PAGES.into() }).gap();
    for item in items(page, discs) {
        match item {
            Item::Line(message) => {
                screen.line(message);
            }
            Item::Diagram(view) if with_diagrams => {
                screen.glyphs(view.grid(crop_of(&view)));
            }
            Item::Diagram(_) => {}
        }
    }
    screen
}

/// A page for a reader, with its buttons.
pub(super) fn screen(number: u8, reader: &Reader<'_>) -> Screen {
    let mut screen = page(number, reader.looks.discs, !reader.is_words());
    let mut row = Vec::new();
    if number > 0 {
        row.push(Button::text(Message::ButtonBack, Action::Rules { page: number.min(PAGES) - 1 }));
    }
    if number + 1 < PAGES {
        row.push(Button::text(Message::ButtonNext, Action::Rules { page: number + 1 }));
    }
    screen.row(row);
    reader.home(&mut screen);
    screen
}

enum Item {
    Line(Message),
    Diagram(BoardView),
}

fn items(page: u8, discs: DiscSet) -> Vec<Item> {
    use Message as M;
    let lines = |messages: &[Message]| messages.iter().cloned().map(Item::Line).collect::<Vec<_>>();
    match page {
        0 => lines(&[
            M::RulesAim,
            M::RulesStrategy,
            M::RulesBoard,
            M::RulesDiscs,
            M::RulesSetOf32,
            M::RulesColors,
        ]),
        1 => {
            let mut items = lines(&[M::RulesSetup]);
            items.push(Item::Diagram(BoardView::plain(Board::START, discs)));
            items.extend(lines(&[M::RulesBlackFirst, M::RulesTurns]));
            items
        }
        2 => {
            let mut items = lines(&[M::RulesOutflank, M::RulesLine, M::RulesDirections, M::RulesExampleRow]);
            items.extend(example(&Example::ROW, discs));
            items.extend(lines(&[M::RulesExampleThree]));
            items.extend(example(&Example::THREE, discs));
            items
        }
        3 => lines(&[
            M::RulesAllFlip,
            M::RulesFlipped,
            M::RulesNeverMoves,
            M::RulesColorAgain,
            M::RulesNoJump,
            M::RulesNoCascade,
        ]),
        4 => lines(&[M::RulesPass, M::RulesNoPass, M::RulesShortage, M::RulesWrongFlip]),
        5 => lines(&[M::RulesEnd, M::RulesEarlyEnd, M::RulesCount, M::RulesDraw]),
        _ => {
            let glyphs = Glyphs::of(discs);
            let (legal, asked) = (Literal(glyphs.legal.to_owned()), Literal(glyphs.asked.to_owned()));
            lines(&[M::RulesTap, M::RulesMarks { legal, asked }, M::RulesScore])
        }
    }
}

/// A worked example: a line of discs and the square that closes it.
struct Example {
    side: Color,
    own: &'static [&'static str],
    other: &'static [&'static str],
    played: &'static str,
}

impl Example {
    /// Black outflanks two white discs in a row (row 40 of the table of rules).
    const ROW: Self = Self { side: Color::Black, own: &["c4"], other: &["d4", "e4"], played: "f4" };
    /// White outflanks three black discs at once (row 39).
    const THREE: Self = Self { side: Color::White, own: &["b5"], other: &["c5", "d5", "e5"], played: "f5" };
}

/// The example before and after its move. The pictures are made by the rules themselves.
fn example(example: &Example, discs: DiscSet) -> Vec<Item> {
    let set = |names: &[&str]| names.iter().filter_map(|name| name.parse().ok()).collect::<Squares>();
    let (own, other) = (set(example.own), set(example.other));
    let board = match example.side {
        Color::Black => Board::new(own, other),
        Color::White => Board::new(other, own),
    };
    let (Some(board), Ok(square)) = (board, example.played.parse::<Square>()) else { return Vec::new() };
    let Ok((after, played)) = (Position { board, to_move: example.side }).play(square) else {
        return Vec::new();
    };
    let before = BoardView { asked: Some(square), ..BoardView::plain(board, discs) };
    let plain = BoardView::plain(after.board, discs);
    let after = BoardView { placed: Some(square), flipped: played.all_flips(), ..plain };
    vec![
        Item::Line(Message::RulesBefore),
        Item::Diagram(before),
        Item::Line(Message::RulesAfter),
        Item::Diagram(after),
    ]
}

/// The discs with a margin: short enough to stand in a text.
fn crop_of(view: &BoardView) -> Crop {
    let matter = !view.board.empty();
    let center = view.asked.or(view.placed).or_else(|| matter.iter().next());
    center.map_or(Crop::ALL, |center| Crop::around(center, matter))
}
