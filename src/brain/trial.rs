//! "What if?": a board whose squares only explain.

use crate::text::Message;
use crate::view::{Start, Trial};

use super::case::{Asker, Case};
use super::{Subject, Table, explain};

/// Opens a trial of a game as it is now, in the asker's private chat.
pub(super) fn open(case: &mut Case<'_>, asker: Asker<'_>, table: &Table) {
    let game = table.game.id;
    if !table.is_running() {
        return case.explain(asker, Message::AlertTrialEnded);
    }
    let trial = Trial::begin(game, &table.game.record);
    case.tell_privately(asker, Subject::WhatIf(trial), Start::WhatIf(game));
}

/// A square of a trial was pressed, or a step was taken back: shows the board after it, or says why there is none.
pub(super) fn show(case: &mut Case<'_>, asker: Asker<'_>, table: &Table, trial: &Trial) {
    match trial.follow(&table.game.record) {
        Err((before, error)) => case.explain(asker, explain::illegal(before.position(), &error)),
        Ok((_, Some(played))) if trial.moves.len() > Trial::LONGEST => {
            case.explain(asker, explain::legal(&played));
        }
        Ok(_) => {
            case.confirm(asker, None);
            case.turn(asker, Subject::WhatIf(trial.clone()));
        }
    }
}
