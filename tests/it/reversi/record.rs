//! Records: plies with their passes, earlier moments, and transcripts there and back.

use proptest::prelude::*;
use reversi_bot::reversi::{Ply, Position, Record, Square, Turn};

/// A game as chance has it, of any length.
fn any_record() -> impl Strategy<Value = Record> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..=70).prop_map(|choices| {
        let mut record = Record::new();
        for choice in choices {
            let Turn::Choose(legal) = record.turn() else { break };
            let square = legal.iter().nth(choice.index(legal.iter().len())).expect("one of the legal moves");
            record.play(square).expect("a legal move");
        }
        record
    })
}

/// The transcript with every pass written out, spelt as `spellings` has it, and perhaps in capitals and spaced.
fn written_out(record: &Record, spellings: &[&str], capitals: bool, gap: &str) -> String {
    let mut spellings = spellings.iter().cycle();
    let words = record.plies().into_iter().map(|ply| match ply {
        Ply::Place { played, .. } => played.square.to_string(),
        Ply::Pass { .. } => (*spellings.next().expect("at least one")).to_owned(),
    });
    let text = words.collect::<Vec<_>>().join(gap);
    if capitals { text.to_uppercase() } else { text }
}

proptest! {
    #[test]
    fn a_transcript_leads_back_to_its_game(record in any_record()) {
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn a_written_out_transcript_is_the_same_game(
        record in any_record(),
        spellings in Just(["--", "pa", "ps", "pass", "@@@@", "—"]).prop_shuffle(),
        capitals: bool,
        gap in prop::sample::select(vec!["", " ", "\n", " \t "]),
    ) {
        let text = written_out(&record, &spellings, capitals, gap);
        prop_assert_eq!(text.parse(), Ok(record), "{}", text);
    }

    #[test]
    fn plies_lead_from_the_start_to_the_position(record in any_record()) {
        let mut position = Position::START;
        for ply in record.plies() {
            prop_assert_eq!(ply.by(), position.to_move);
            position = match ply {
                Ply::Place { played, .. } => {
                    let (next, again) = position.play(played.square).expect("a legal move");
                    prop_assert_eq!(again, played);
                    next
                }
                Ply::Pass { .. } => position.pass().expect("a pass that is due"),
            };
        }
        prop_assert_eq!(position, record.position());
        prop_assert_ne!(record.turn(), Turn::MustPass);
    }

    #[test]
    fn an_earlier_moment_is_the_game_as_it_was(record in any_record()) {
        let mut replayed = Record::new();
        let plies = record.plies();
        for (discs, square) in record.squares().iter().enumerate() {
            prop_assert_eq!(&record.first(discs), &replayed);
            prop_assert!(plies.starts_with(&replayed.plies()));
            replayed.play(*square).expect("a legal move");
        }
        prop_assert_eq!(&record.first(record.squares().len()), &replayed);
        prop_assert_eq!(&record.first(usize::MAX), &record);
        prop_assert_eq!(replayed, record);
    }

    #[test]
    fn a_refused_move_changes_nothing(record in any_record()) {
        for square in Square::all() {
            let mut after = record.clone();
            let refused = after.play(square).err();
            prop_assert_eq!(refused, record.position().look(square).err());
            prop_assert_eq!(refused.is_some(), after == record);
        }
    }
}
