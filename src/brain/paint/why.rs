//! Why a square may or may not be played now: all eight directions, drawn and said.

use crate::reversi::{Color, Direction, MoveError, Position, Square, Squares};
use crate::text::{Literal, Message, Phrase};
use crate::view::{BoardView, Crop, Screen};

use super::super::{Table, explain};
use super::{Reader, ways_on};

/// The explanation of a square of a running game, or of the final board of one that is over.
pub(super) fn screen(table: &Table, square: Square, reader: &Reader<'_>) -> Screen {
    let position = table.game.record.position();
    let mut screen = Screen::default();
    let mut lines = lines(position, square, summed_up(position, square)).into_iter();
    if let Some(first) = lines.next() {
        screen.strong(first);
    }
    if !reader.is_words() {
        let view = BoardView { asked: Some(square), ..BoardView::plain(position.board, reader.looks.discs) };
        let matter = matter(position, square);
        screen.glyphs(view.grid(Crop::around(square, matter)));
        let asked = Literal(view.glyphs().asked.to_owned());
        screen.line(Message::LegendAsked { asked, square });
    }
    lines.for_each(|line| {
        screen.line(line);
    });
    ways_on(&mut screen, table);
    screen
}

/// The heading, then what lies in each of the eight directions.
pub fn sentences(position: Position, square: Square) -> Vec<Phrase> {
    let rays = position.board.rays(position.to_move, square);
    let eight = Direction::ALL.map(|dir| explain::ray(position.to_move, square, dir, rays[dir]));
    lines(position, square, eight.into())
}

/// The directions in which opposing discs lie, one by one, and the others in one sentence.
fn summed_up(position: Position, square: Square) -> Vec<Message> {
    let (side, color) = (position.to_move, !position.to_move);
    let rays = position.board.rays(side, square);
    let telling = rays.iter().filter(|(_, ray)| ray.over > 0);
    let mut said: Vec<Message> = telling.map(|(dir, ray)| explain::ray(side, square, dir, *ray)).collect();
    let rest = Direction::ALL.len() - said.len();
    if said.is_empty() {
        said.push(Message::WhyAlone { color });
    } else if rest > 0 {
        said.push(Message::WhyRest { n: u32::try_from(rest).unwrap_or_default(), color });
    }
    said
}

/// The heading, the directions as they are to be told, and the rule.
fn lines(position: Position, square: Square, directions: Vec<Message>) -> Vec<Phrase> {
    let side = position.to_move;
    let looked = position.look(square);
    let mut lines: Vec<Message> = Vec::new();
    match &looked {
        Ok(played) => {
            lines.push(Message::WhyLegal { square, color: side, n: played.all_flips().len().into() });
            lines.extend(directions);
            lines.push(Message::WhyLegalAll);
        }
        Err(MoveError::FlipsNothing { .. }) => {
            lines.push(Message::WhyNothing { square, color: side });
            lines.extend(directions);
            lines.push(Message::WhySummary);
        }
        Err(error @ MoveError::MustPass { .. }) => {
            lines.push(explain::illegal(position, error));
            lines.extend(directions);
        }
        Err(error) => lines.push(explain::illegal(position, error)),
    }
    lines.into_iter().map(Phrase::from).collect()
}

/// The squares that the sentences speak about.
fn matter(position: Position, square: Square) -> Squares {
    let rays = position.board.rays(position.to_move, square);
    let ends: Squares = rays.iter().filter(|(_, ray)| ray.over > 0).filter_map(|(_, ray)| ray.at()).collect();
    let passed = rays.iter().flat_map(|(dir, ray)| {
        std::iter::successors(square.step(dir), move |at| at.step(dir)).take(usize::from(ray.over))
    });
    let around = position.board.at(square).map_or(Squares::EMPTY, |_: Color| neighbours(square));
    passed.collect::<Squares>() | ends | around
}

fn neighbours(square: Square) -> Squares {
    Direction::ALL.into_iter().filter_map(|dir| square.step(dir)).collect()
}
