//! "Why?": a square of a game explained, in the asker's private chat when asked in a group.

use crate::reversi::Square;
use crate::text::Message;
use crate::view::Start;

use super::case::{Asker, Case};
use super::{Subject, Table};

/// The Why button: explains the square that was last refused to the presser.
pub(super) fn last(case: &mut Case<'_>, asker: Asker<'_>, table: &Table) {
    let Some(square) = table.refused else { return case.explain(asker, Message::AlertWhyNone) };
    square_of(case, asker, table, square);
}

/// Explains a square of a game.
pub(super) fn square_of(case: &mut Case<'_>, asker: Asker<'_>, table: &Table, square: Square) {
    let game = table.game.id;
    case.tell_privately(asker, Subject::Why { game, square }, Start::Why(game, Some(square)));
}
