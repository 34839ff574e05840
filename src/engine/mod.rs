//! The bot's own play. At this stage it plays any legal move: a plain opponent to try the game with.

use crate::reversi::{Position, Square};

/// A legal move for the side to move, chosen evenly by `chance`; none when there is no legal move.
pub fn choose(position: Position, chance: u64) -> Option<Square> {
    let legal = position.legal();
    let count = u64::from(legal.len());
    let pick = chance.checked_rem(count)?;
    legal.iter().nth(usize::try_from(pick).ok()?)
}

#[cfg(test)]
mod tests {
    use super::choose;
    use crate::reversi::{Position, Squares};

    #[test]
    fn every_legal_move_can_be_chosen_and_no_other() {
        let chosen: Squares = (0..8).filter_map(|chance| choose(Position::START, chance)).collect();
        assert_eq!(chosen, Position::START.legal());
    }

    #[test]
    fn without_a_legal_move_nothing_is_chosen() {
        let full = format!("{} X", "X".repeat(64));
        assert_eq!(full.parse().map(|position| choose(position, 5)), Ok(None));
    }
}
