//! Why the last pass of a game was forced: every square that was empty, one by one.

use crate::reversi::{NearMiss, Ply, Position, Record, Square, Squares, near_miss};
use crate::text::Message;
use crate::view::{BoardView, Crop, Screen};

use super::super::Table;
use super::{Reader, board, ways_on};

/// The proof: squares with nothing beside them that could be outflanked together, then each other square with the
/// line from it that says most and where it runs out.
pub(super) fn screen(table: &Table, reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
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
    ways_on(&mut screen, table);
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
        match closest(position, square) {
            Some(line) => lines.push(line),
            None => near |= [square].into_iter().collect(),
        }
    }
    if !near.is_empty() {
        lines.push(Message::PassNear { color: !side, squares: near });
    }
    lines
}

/// The line from a square that says most about why it flips nothing, if a disc of the other side lies beside it.
fn closest(position: Position, square: Square) -> Option<Message> {
    let color = !position.to_move;
    match near_miss(position.board, position.to_move, square)? {
        NearMiss::Gap { line, .. } | NearMiss::Open(line) => {
            let (dir, n) = (line.direction, line.over.into());
            Some(Message::PassEmpty { square, dir, n, color, at: line.end })
        }
        NearMiss::Edge(line) => {
            Some(Message::PassEdge { square, dir: line.direction, n: line.over.into(), color })
        }
        NearMiss::Occupied(_) | NearMiss::NoContact | NearMiss::OwnOnly => None,
    }
}
