//! What buttons carry.

use std::collections::BTreeSet;

use proptest::prelude::*;
use reversi_bot::play::{ColorWish, MatchId, Revision};
use reversi_bot::reversi::Square;
use reversi_bot::telegram::{LONGEST_DATA, decode, encode};
use reversi_bot::view::{Action, DiscSet, Style, Topic, Trial};

const GOLDEN: &str = include_str!("../data/callback_golden.txt");

/// How many kinds of action there are.
const KINDS: usize = 36;

/// The kind of an action. It does not compile when a kind is added: the new one needs a line in the golden file, a
/// number here and a place in [`any_action`].
const fn kind(action: &Action) -> usize {
    match action {
        Action::Place { .. } => 0,
        Action::Letter { .. } => 1,
        Action::Why { .. } => 2,
        Action::Menu { .. } => 3,
        Action::MenuClose { .. } => 4,
        Action::Resign { .. } => 5,
        Action::ResignSure { .. } => 6,
        Action::Below { .. } => 7,
        Action::OpenPrivate { .. } => 8,
        Action::OpenHere { .. } => 9,
        Action::Join { .. } => 10,
        Action::Decline { .. } => 11,
        Action::Options { .. } => 12,
        Action::Wish { .. } => 13,
        Action::Cancel { .. } => 14,
        Action::Rematch { .. } => 15,
        Action::PlayBot { .. } => 16,
        Action::PlayOptions => 17,
        Action::InviteFriend => 18,
        Action::Rules { .. } => 19,
        Action::RulesOfGame { .. } => 20,
        Action::Languages => 21,
        Action::LanguagesBeside => 22,
        Action::Language { .. } => 23,
        Action::Looks => 24,
        Action::LooksBeside => 25,
        Action::Style { .. } => 26,
        Action::Discs { .. } => 27,
        Action::ReadBoard { .. } => 28,
        Action::Games => 29,
        Action::Help => 30,
        Action::Home => 31,
        Action::WhyPass { .. } => 32,
        Action::Choose { .. } => 33,
        Action::WhatIf { .. } => 34,
        Action::Try(_) => 35,
    }
}

#[test]
fn what_was_ever_sent_is_read_for_ever() {
    let mut kinds = BTreeSet::new();
    for line in GOLDEN.lines().filter(|line| !line.starts_with('#')) {
        let (data, meaning) = line.split_once('\t').expect("data, a tab, and the meaning");
        let action = decode(data).unwrap_or_else(|| panic!("{data} is not read"));
        assert_eq!(format!("{action:?}"), meaning, "{data}");
        kinds.insert(kind(&action));
    }
    assert_eq!(kinds, (0..KINDS).collect(), "each kind has a line in the golden file");
}

#[test]
fn what_is_sent_now_is_in_the_golden_file() {
    for line in GOLDEN.lines().filter(|line| line.starts_with('1')) {
        let data = line.split('\t').next().unwrap_or_default();
        assert_eq!(decode(data).as_ref().map(encode).as_deref(), Some(data));
    }
}

#[test]
fn what_nobody_ever_sent_means_nothing() {
    for data in [
        "",
        "1",
        "2g",
        "g",
        "1g.",
        "1g.x",
        "1m",
        "1m.0123456789ab.17",
        "1m.0123456789ab.17.i9",
        "1m.0123456789ab.17.d3.d3",
        "1m.0123456789ab.-1.d3",
        "1m.0123456789ab.4294967296.d3",
        "1m.0123456789a.17.d3",
        "1m.0123456789aB.17.d3",
        "1c.8",
        "1c.",
        "1e.0123456789ab.2",
        "1w.0123456789ab.x",
        "1w.0123456789ab.bw",
        "1r.256",
        "1t.",
        "1t.f y",
        "1t.fé",
        "1z.",
        "1d.☺",
        " 1g",
        "1g\n",
    ] {
        assert_eq!(decode(data), None, "{data:?}");
    }
    let long = format!("1t.{}", "a".repeat(LONGEST_DATA));
    assert_eq!(decode(&long), None);
}

fn any_action() -> impl Strategy<Value = Action> {
    let wish = prop::sample::select(vec![ColorWish::Random, ColorWish::Black, ColorWish::White]);
    let locale = "[a-z]{2,8}([-_][a-zA-Z0-9]{1,8}){0,12}";
    let style = prop::sample::select(Style::ALL.to_vec());
    let discs = prop::sample::select(DiscSet::ALL.to_vec());
    let numbers = (any::<u64>(), any::<u32>(), 0..64_u8, any::<u8>(), any::<bool>());
    (0..KINDS, numbers, wish, locale, style, discs).prop_map(
        |(kind, (game, at, square, page, open), wish, locale, style, discs)| {
            let (game, at) = (MatchId::new(game), Revision(at));
            let square = Square::from_index(square).expect("below 64");
            match kind {
                0 => Action::Place { game, at, square },
                1 => Action::Letter { column: square.column() },
                2 => Action::Why { game },
                3 => Action::Menu { game, at },
                4 => Action::MenuClose { game },
                5 => Action::Resign { game, at },
                6 => Action::ResignSure { game, at },
                7 => Action::Below { game },
                8 => Action::OpenPrivate { game },
                9 => Action::OpenHere { game },
                10 => Action::Join { game },
                11 => Action::Decline { game },
                12 => Action::Options { game, open },
                13 => Action::Wish { game, wish },
                14 => Action::Cancel { game },
                15 => Action::Rematch { game },
                16 => Action::PlayBot { wish },
                17 => Action::PlayOptions,
                18 => Action::InviteFriend,
                19 => Action::Rules { topic: Topic::ALL.get(usize::from(page)).copied() },
                20 => Action::RulesOfGame { game },
                21 => Action::Languages,
                22 => Action::LanguagesBeside,
                23 => Action::Language { locale },
                24 => Action::Looks,
                25 => Action::LooksBeside,
                26 => Action::Style { style },
                27 => Action::Discs { discs },
                28 => Action::ReadBoard { game },
                29 => Action::Games,
                30 => Action::Help,
                31 => Action::WhyPass { game },
                32 => Action::Choose { game, at, square },
                34 => Action::WhatIf { game },
                35 => {
                    let moves = vec![square; usize::from(page) % (Trial::LONGEST + 2)];
                    Action::Try(Trial { game, from: square.index(), moves })
                }
                _ => Action::Home,
            }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4096))]

    #[test]
    fn every_action_fits_a_button_and_is_read_back(action in any_action()) {
        let data = encode(&action);
        prop_assert!(data.is_ascii() && (1..=LONGEST_DATA).contains(&data.len()), "{data}");
        match &action {
            // A folder so long that it is cut names no language any more.
            Action::Language { locale } if locale.len() > LONGEST_DATA - 3 => {
                prop_assert!(decode(&data).is_some());
            }
            _ => prop_assert_eq!(decode(&data), Some(action)),
        }
    }

    #[test]
    fn any_bytes_are_read_without_harm(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
        let data = String::from_utf8_lossy(&bytes);
        if let Some(action) = decode(&data) {
            prop_assert_eq!(decode(&encode(&action)), Some(action));
        }
    }

    #[test]
    fn a_spoilt_button_is_read_without_harm(
        action in any_action(),
        place in any::<prop::sample::Index>(),
        letter in any::<char>(),
    ) {
        let mut letters: Vec<char> = encode(&action).chars().collect();
        let place = place.index(letters.len());
        letters[place] = letter;
        let data: String = letters.into_iter().collect();
        if let Some(action) = decode(&data) {
            prop_assert_eq!(decode(&encode(&action)), Some(action));
        }
    }
}
