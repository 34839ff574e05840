//! The board of "what if?", after the moves that were tried.

use crate::reversi::{Ply, Squares, Turn};
use crate::text::Message;
use crate::view::{Action, BoardView, Button, Crop, Screen, Style, Trial};

use super::super::Table;
use super::{Reader, board};

/// The board after a trial's moves, with what the last of them did; nothing when they are not legal in this game.
pub(super) fn screen(table: &Table, trial: &Trial, reader: &Reader<'_>) -> Option<Screen> {
    let (record, last) = trial.follow(&table.game.record).ok()?;
    let position = record.position();
    let plies = record.plies();
    let mut screen = Screen::default();
    screen.strong(Message::WhatIfTitle).line(Message::WhatIfLead);
    if let Some(played) = last {
        let by = plies.iter().rev().find_map(|ply| match ply {
            Ply::Place { by, .. } => Some(*by),
            Ply::Pass { .. } => None,
        })?;
        let (n, squares) = (played.all_flips().len().into(), played.all_flips());
        screen.gap().line(Message::WhatIfPlayed { color: by, square: played.square, n, squares });
        if let Some(Ply::Pass { by }) = plies.last() {
            screen.line(Message::WhatIfPass { color: *by });
        }
    }
    let legal = position.legal();
    match record.turn() {
        Turn::Over(_) => {
            let discs = position.board.count();
            let (black_count, white_count) = (discs.black.into(), discs.white.into());
            screen.line(Message::WhatIfOver { black_count, white_count });
        }
        Turn::Choose(_) | Turn::MustPass => {
            screen.line(Message::WhatIfTurn {
                color: position.to_move,
                n: legal.len().into(),
                squares: legal,
            });
        }
    }
    let view = BoardView {
        legal,
        placed: last.map(|played| played.square),
        flipped: last.map_or(Squares::EMPTY, |played| played.all_flips()),
        ..BoardView::plain(position.board, reader.looks.discs)
    };
    let press = |square| Action::Try(trial.with(square));
    match reader.looks.style {
        Style::Tap => screen.keyboard.extend(view.keys(false, press)),
        Style::Grid => {
            screen.glyphs(view.grid(Crop::ALL)).line(Message::LegendColumns);
            let squares: Vec<_> = legal.iter().collect();
            for row in squares.chunks(8) {
                screen.row(row.iter().map(|square| Button::glyph(square.to_string(), press(*square))));
            }
        }
        Style::Words => {
            board::rows_of(&mut screen, position.board);
            for square in legal {
                let n = position.board.flips(position.to_move, square).len().into();
                screen.row([Button::text(Message::ButtonWordsMove { square, n }, press(square))]);
            }
        }
    }
    let mut row = Vec::new();
    if let Some(back) = trial.back() {
        row.push(Button::text(Message::ButtonStepBack, Action::Try(back)));
    }
    row.push(Button::text(Message::ButtonOpenGame, Action::OpenHere { game: trial.game }));
    screen.row(row);
    Some(screen)
}
