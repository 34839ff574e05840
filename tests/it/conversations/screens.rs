//! What is painted stays within what Telegram and a small screen hold, at every moment of whole games, in every
//! style, disc set and language.

use std::collections::BTreeSet;

use reversi_bot::brain::{Effect, Looks, Picture, Place, Subject};
use reversi_bot::play::ColorWish;
use reversi_bot::reversi::{Color, Squares};
use reversi_bot::telegram::{decode, encode};
use reversi_bot::view::{Action, Crop, DiscSet, Does, Glyphs, Rendered, Start, Style, Topic, render};

use super::Party;
use super::hall::{GROUP, Hall, person, private};
use crate::support::chance::Chance;

/// Every language's picture of a place.
fn rendered(hall: &Hall, picture: &Picture) -> Vec<Rendered> {
    let painting = hall.painted(picture).expect("something to show");
    let languages = hall.catalog.languages().iter();
    languages.map(|language| render(&painting.screen, &hall.catalog, language.id())).collect()
}

fn assert_fits(shown: &Rendered) {
    let text = shown.text.encode_utf16().count();
    assert!(text > 0 && text <= 4096, "{} has {text} units", shown.text);
    let buttons: Vec<_> = shown.keyboard.iter().flatten().collect();
    assert!(buttons.len() <= 100, "{} buttons", buttons.len());
    for row in &shown.keyboard {
        assert!((1..=8).contains(&row.len()), "a row of {}", row.len());
    }
    for button in buttons {
        assert!(!button.label.trim().is_empty(), "a button without a label");
        if let Does::Act(action) = &button.does {
            let data = encode(action);
            assert!(data.len() <= 64, "{data}");
            assert_eq!(decode(&data).as_ref(), Some(action));
        }
    }
    for span in &shown.spans {
        assert!(span.length > 0 && span.offset + span.length <= text, "{span:?} of {text}");
    }
}

/// Plays a random game in the group, looking at it after every ply.
fn watch(seed: u64, mut look: impl FnMut(&Party)) {
    let mut party = Party::running("");
    let mut chance = Chance::seeded(seed);
    look(&party);
    while party.hall.games[&party.game].to_move().is_some() {
        let legal: Vec<_> = party.hall.games[&party.game].record.position().legal().iter().collect();
        let square = legal[chance.below(legal.len())].to_string();
        let (mover, action) = (party.mover(), party.place(&square));
        party.hall.press(&mover, GROUP, action);
        look(&party);
    }
}

const STYLES: [Style; 3] = [Style::Tap, Style::Grid, Style::Words];

#[test]
fn a_board_fits_in_every_style_and_language_at_every_moment() {
    let mut looks = STYLES.iter().cycle();
    for seed in 0..6 {
        watch(seed, |party| {
            let board = |place| Picture::Board { game: party.game, place };
            for shown in rendered(&party.hall, &board(GROUP.into())) {
                assert_fits(&shown);
            }
            let mut hall = Hall::new();
            hall.games.clone_from(&party.hall.games);
            hall.players.clone_from(&party.hall.players);
            let style = *looks.next().expect("for ever");
            for profile in hall.players.values_mut() {
                profile.looks.style = style;
            }
            for shown in rendered(&hall, &board(Place::from(private(&party.bob)))) {
                assert_fits(&shown);
            }
        });
    }
}

#[test]
fn the_keyboard_is_the_board() {
    watch(11, |party| {
        let game = &party.hall.games[&party.game];
        let Some(to_move) = game.to_move() else { return };
        let picture = Picture::Board { game: party.game, place: GROUP.into() };
        let painting = party.hall.painted(&picture).expect("a board");
        let glyphs = Glyphs::of(DiscSet::Classic);
        let mut squares = 0;
        for button in painting.screen.keyboard.iter().flatten() {
            let Does::Act(Action::Place { square, at, .. }) = &button.does else { continue };
            let reversi_bot::view::Label::Glyph(label) = &button.label else { panic!("{button:?}") };
            let position = game.record.position();
            let expected: Vec<String> = match position.board.at(*square) {
                Some(side) => {
                    [glyphs.disc, glyphs.placed, glyphs.flipped].map(|set| set[side].to_owned()).into()
                }
                None if position.board.flips(to_move, *square).is_empty() => {
                    vec![glyphs.empty.to_owned(), square.digit().to_string()]
                }
                None => vec![glyphs.legal.to_owned()],
            };
            assert!(expected.contains(label), "{square}: {label} is not one of {expected:?}");
            assert_eq!(*at, game.revision);
            squares += 1;
        }
        assert_eq!(squares, 64);
    });
}

#[test]
fn glyphs_of_a_set_are_told_apart() {
    for set in DiscSet::ALL {
        let glyphs = Glyphs::of(set);
        let discs = [glyphs.disc, glyphs.placed, glyphs.flipped];
        let mut all: Vec<&str> = discs.iter().flat_map(|pair| Color::ALL.map(|side| pair[side])).collect();
        all.extend([glyphs.legal, glyphs.empty, glyphs.asked]);
        let distinct: BTreeSet<&str> = all.iter().copied().collect();
        assert_eq!(distinct.len(), all.len(), "{set:?}: {all:?}");
        assert!(glyphs.empty_cell != glyphs.legal && !all[..6].contains(&glyphs.empty_cell), "{set:?}");
    }
}

#[test]
fn a_diagram_is_small_and_holds_its_square() {
    let mut chance = Chance::seeded(3);
    for _ in 0..5000 {
        let mut square = || reversi_bot::reversi::Square::all().nth(chance.below(64)).expect("one of 64");
        let (center, matter) =
            (square(), Squares::EMPTY | [square(), square(), square()].into_iter().collect());
        let crop = Crop::around(center, matter);
        let (columns, rows) = (crop.columns.1 - crop.columns.0 + 1, crop.rows.1 - crop.rows.0 + 1);
        assert!(columns <= 6 && rows <= 6 && crop.columns.1 < 8 && crop.rows.1 < 8, "{crop:?}");
        assert!((crop.columns.0..=crop.columns.1).contains(&center.column()), "{crop:?} without {center}");
        assert!((crop.rows.0..=crop.rows.1).contains(&center.row()), "{crop:?} without {center}");
    }
}

#[test]
fn the_finished_game_keeps_its_whole_record() {
    watch(5, |party| {
        let game = &party.hall.games[&party.game];
        if game.to_move().is_some() {
            return;
        }
        for shown in rendered(&party.hall, &Picture::Board { game: party.game, place: GROUP.into() }) {
            assert!(shown.text.contains(&game.record.to_string()), "{}", shown.text);
        }
    });
}

#[test]
fn settings_are_shown_where_they_hold() {
    let mut hall = Hall::new();
    let ann = person(1, "Ann", Some("en"));
    for style in STYLES {
        hall.press(&ann, private(&ann), Action::Style { style });
        assert_eq!(hall.players[&ann.id].looks.style, style);
        let refused = hall.press(&ann, GROUP, Action::Style { style });
        assert_eq!(super::hall::ids(&refused) == ["alert-words-private"], style == Style::Words);
    }
    for discs in DiscSet::ALL {
        hall.press(&ann, GROUP, Action::Discs { discs });
        let group = hall.chats[&GROUP.id].looks;
        assert_eq!(group, Looks { style: Style::Grid, discs }, "words style is not for a group");
    }
    hall.press(&ann, private(&ann), Action::PlayBot { wish: ColorWish::White });
    let game = hall.newest().id;
    let redrawn = hall.press(&ann, private(&ann), Action::Style { style: Style::Grid });
    let is_redrawn = |effect: &Effect| matches!(effect, Effect::Show { game: of, .. } if *of == game);
    assert!(redrawn.iter().any(is_redrawn), "a running board follows at once: {redrawn:?}");
    let picture = Picture::Board { game: hall.newest().id, place: private(&ann).into() };
    rendered(&hall, &picture).iter().for_each(assert_fits);
}

/// The most lines of an explanation: more does not fit the screen of a phone.
const PHONE: usize = 22;

#[test]
fn an_explanation_fits_a_phone_and_a_proof_fits_a_message() {
    let mut chance = Chance::seeded(8);
    watch(21, |party| {
        let place: Place = private(&party.ann).into();
        for _ in 0..4 {
            let square = reversi_bot::reversi::Square::all().nth(chance.below(64)).expect("one of 64");
            let subject = Subject::Why { game: party.game, square };
            for shown in rendered(&party.hall, &Picture::Subject { subject, place: place.clone() }) {
                assert_fits(&shown);
                let lines = shown.text.lines().count();
                assert!(
                    lines <= PHONE && shown.text.contains(&square.to_string()),
                    "{lines} lines: {}",
                    shown.text
                );
            }
        }
        let proof = Picture::Subject { subject: Subject::WhyPass(party.game), place };
        rendered(&party.hall, &proof).iter().for_each(assert_fits);
    });
}

#[test]
fn a_pass_offers_its_proof_and_the_rules_open_where_they_are_needed() {
    let mut party = Party::running("d3c3b3b2f5a3a1c1");
    let board = Picture::Board { game: party.game, place: GROUP.into() };
    let painting = party.hall.painted(&board).expect("a board");
    let offers = painting.screen.keyboard.iter().flatten();
    let is_proof =
        |button: &&reversi_bot::view::Button| button.does == Does::Act(Action::WhyPass { game: party.game });
    assert_eq!(offers.filter(is_proof).count(), 1);
    let (ann, game) = (party.ann.clone(), party.game);
    let opened = party.hall.press(&ann, GROUP, Action::RulesOfGame { game });
    let start = opened.iter().find_map(|effect| match effect {
        Effect::Answer { answer: reversi_bot::brain::Answer::Open(start), .. } => Some(*start),
        _ => None,
    });
    assert_eq!(start, Some(Start::Rules(Some(Topic::Pass))));
    let proof = Picture::Subject { subject: Subject::WhyPass(game), place: private(&ann).into() };
    for shown in rendered(&party.hall, &proof) {
        assert!(shown.text.contains("52"), "the number of empty squares: {}", shown.text);
    }
}
