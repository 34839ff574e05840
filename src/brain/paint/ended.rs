//! A finished game: a record that is complete in its text, since forwarding drops buttons.

use crate::play::Ending;
use crate::reversi::{Color, Outcome};
use crate::text::{Literal, Message};
use crate::view::{Action, BoardView, Button, Crop, Screen};

use super::super::Table;
use super::{Reader, board};

/// The record of a game.
pub(super) fn record(table: &Table, ending: Ending, reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    board::score(&mut screen, table, None, reader);
    result(&mut screen, table, ending);
    screen.gap();
    board::plies(&mut screen, table, reader);
    if reader.is_words() {
        board::rows(&mut screen, table);
    } else {
        let BoardView { placed, .. } = board::view(table, reader);
        let plain = BoardView::plain(table.game.record.position().board, reader.looks.discs);
        screen.glyphs(BoardView { placed, ..plain }.grid(Crop::ALL)).line(Message::LegendColumns);
    }
    let moves = table.game.record.to_string();
    screen.line(if moves.is_empty() {
        Message::RecordNoMoves
    } else {
        Message::RecordMoves { moves: Literal(moves) }
    });
    let game = table.game.id;
    screen.row([Button::text(Message::ButtonRematch, Action::Rematch { game })]);
    reader.home(&mut screen);
    screen
}

/// Who won, how it ended, and the tournament score where squares stayed empty.
fn result(screen: &mut Screen, table: &Table, ending: Ending) {
    match ending {
        Ending::Finished(outcome) => finished(screen, table, outcome),
        Ending::Resigned { by } => {
            screen.strong(Message::EndResigned { name: table.who(by), color: by, other: table.who(!by) });
        }
        Ending::Cancelled | Ending::Declined | Ending::Expired => {}
    }
}

fn finished(screen: &mut Screen, table: &Table, outcome: Outcome) {
    screen.strong(match outcome.winner() {
        Some(color) => Message::EndWin {
            name: table.who(color),
            color,
            winner_count: outcome.discs[color].into(),
            loser_count: outcome.discs[!color].into(),
            n: outcome.margin().into(),
        },
        None => Message::EndDraw { n: outcome.discs.black.into() },
    });
    let n = outcome.empty.into();
    let squares = table.game.record.position().board.empty();
    let wiped = Color::ALL.into_iter().find(|side| outcome.discs[*side] == 0);
    screen.line(match (outcome.empty, wiped) {
        (0, _) => Message::EndFull,
        (_, Some(color)) => Message::EndWiped { color, n, squares },
        (_, None) => Message::EndStuck { n, squares },
    });
    if outcome.empty > 0 {
        let score = outcome.tournament_score();
        screen.line(Message::EndTournament {
            black_count: score.black.into(),
            white_count: score.white.into(),
        });
    }
}

/// The news in private that a game which hangs elsewhere is over.
pub(super) fn news(table: &Table, reader: &Reader<'_>) -> Option<Screen> {
    let side = table.game.side_of(reader.profile?.id)?;
    let crate::play::Stage::Ended(ending) = &table.game.stage else { return None };
    let mut screen = Screen::default();
    screen.line(Message::NewsOver { name: table.who(!side) });
    result(&mut screen, table, *ending);
    let game = table.game.id;
    screen.row([Button::text(Message::ButtonOpenGame, Action::OpenHere { game })]);
    Some(screen)
}
