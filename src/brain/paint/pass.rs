//! Why the last pass of a game was forced: every square that was empty, one by one.

use crate::reversi::{Color, Ply, Position, Ray, RayEnd, Record, Square, Squares};
use crate::text::Message;
use crate::view::{Action, BoardView, Button, Crop, Screen};

use super::super::Table;
use super::{Reader, board};

/// The proof: squares with nothing beside them that could be outflanked together, then each other square with the
/// longest line from it and where that line runs out.
pub(super) fn screen(table: &Table, reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    let game = table.game.id;
    match last_pass(&table.game.record) {
        None => {
            screen.line(Message::WhyPassNone);
        }
        Some(passed) => {
            let empty = passed.board.empty();
            screen.strong(Message::WhyPass { color: passed.to_move, n: empty.len().into() });
            if reader.is_words() {
                board::rows_of(&mut screen, passed.board);
            } else {
                screen.glyphs(BoardView::plain(passed.board, reader.looks.discs).grid(Crop::ALL));
            }
            for line in proof(passed) {
                screen.line(line);
            }
        }
    }
    screen.row([Button::text(Message::ButtonOpenGame, Action::OpenHere { game })]);
    screen
}

/// The position of the side that passed last.
fn last_pass(record: &Record) -> Option<Position> {
    let plies = record.plies();
    let at = plies.iter().rposition(|ply| matches!(ply, Ply::Pass { .. }))?;
    let discs = plies[..at].iter().filter(|ply| matches!(ply, Ply::Place { .. })).count();
    let board = record.first(discs).position().board;
    Some(Position { board, to_move: plies[at].by() })
}

/// A line for each empty square that has something beside it, and one for all that have not.
pub fn proof(position: Position) -> Vec<Message> {
    let side = position.to_move;
    let mut near = Squares::EMPTY;
    let mut lines = Vec::new();
    for square in position.board.empty() {
        match longest(position, square) {
            Some(line) => lines.push(line),
            None => near |= [square].into_iter().collect(),
        }
    }
    if !near.is_empty() {
        lines.push(Message::PassNear { color: !side, squares: near });
    }
    lines
}

/// The line from a square that passes most opposing discs, one that runs out at an empty square before one at the
/// edge.
fn longest(position: Position, square: Square) -> Option<Message> {
    let color: Color = !position.to_move;
    let rays = position.board.rays(position.to_move, square);
    let key = |ray: &Ray| (ray.over, matches!(ray.end, RayEnd::Empty(_)));
    let (dir, ray) = rays.iter().filter(|(_, ray)| ray.over > 0).max_by_key(|(_, ray)| key(ray))?;
    let n = ray.over.into();
    Some(match ray.end {
        RayEnd::Empty(at) => Message::PassEmpty { square, dir, n, color, at },
        RayEnd::Edge | RayEnd::Own(_) => Message::PassEdge { square, dir, n, color },
    })
}
