//! Judges a history: what was acknowledged against what is stored.

use reversi_bot::brain::{Envelope, Event};
use reversi_bot::play::{Match, PlayerId};
use reversi_bot::reversi::{Ply, Square};
use reversi_bot::store::Incoming;
use reversi_bot::view::Action;

use super::support::{ANN, BOB, at, play_first, running};

/// A move that somebody was told is made: by whom, on which picture, where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Accepted {
    pub(super) player: PlayerId,
    pub(super) shown: u32,
    pub(super) square: Square,
}

impl Accepted {
    pub(super) fn of(tap: &Incoming) -> Self {
        match &tap.envelope {
            Some(Envelope {
                event: Event::Pressed { from, action: Some(Action::Place { at, square, .. }), .. },
                ..
            }) => Self { player: from.id, shown: at.0, square: *square },
            other => panic!("no tap: {other:?}"),
        }
    }
}

/// How many acknowledged moves were looked at, all of which are stored where their players saw them: at the revision
/// of the picture, by a player whose turn it was, no two at one revision.
///
/// # Errors
/// The first that is not; or that there was nothing to look at.
pub(super) fn check(history: &[Accepted], game: &Match) -> Result<usize, String> {
    if history.is_empty() {
        return Err("nothing was checked".to_owned());
    }
    let begun = game.revision.0 - u32::try_from(game.record.squares().len()).unwrap();
    let placed: Vec<_> = game.record.plies().into_iter().filter_map(placed).collect();
    for (nth, accepted) in history.iter().enumerate() {
        if history[..nth].iter().any(|other| other.shown == accepted.shown) {
            return Err(format!("two moves at one revision: {accepted:?}"));
        }
        let index = accepted.shown.checked_sub(begun).ok_or_else(|| format!("too early: {accepted:?}"))?;
        let stored = placed.get(index as usize);
        if stored != Some(&(accepted.player, accepted.square)) {
            return Err(format!("acknowledged {accepted:?} but stored {stored:?}"));
        }
    }
    Ok(history.len())
}

fn placed(ply: Ply) -> Option<(PlayerId, Square)> {
    match ply {
        Ply::Place { by, played } => {
            Some((if by == reversi_bot::reversi::Color::Black { ANN } else { BOB }, played.square))
        }
        Ply::Pass { .. } => None,
    }
}

#[test]
fn the_judge_finds_each_kind_of_fault() {
    let mut game = running(1);
    play_first(&mut game).unwrap();
    play_first(&mut game).unwrap();
    let [first, second] = game.record.squares() else { panic!("{game:?}") };
    let first = Accepted { player: ANN, shown: 1, square: *first };
    let second = Accepted { player: BOB, shown: 2, square: *second };
    assert_eq!(check(&[first, second], &game), Ok(2));
    assert_eq!(check(&[second], &game), Ok(1), "a move may be stored whose answer was lost");

    let fault = |history: &[Accepted]| check(history, &game).unwrap_err();
    assert!(fault(&[]).contains("nothing was checked"));
    let lost = Accepted { player: ANN, shown: 3, square: at("a1") };
    assert!(fault(&[first, second, lost]).contains("stored None"), "an answer before the commit");
    let stale = Accepted { shown: 1, ..second };
    assert!(fault(&[stale]).contains("acknowledged"), "a handler that does not look at the revision");
    assert!(fault(&[first, first]).contains("two moves at one revision"));
    assert!(
        fault(&[Accepted { player: BOB, ..first }]).contains("acknowledged"),
        "a handler that takes anybody"
    );
    assert!(fault(&[Accepted { shown: 0, ..first }]).contains("too early"));
}
