//! "What if?": a board of its own whose squares only explain.

use reversi_bot::brain::{Answer, Effect, MessageId, Picture, Spot, Subject};
use reversi_bot::play::ColorWish;
use reversi_bot::view::{Action, Does, Start, Style, Trial, render};

use super::Party;
use super::hall::{GROUP, Hall, ids, person, private};

/// The trial that an effect shows.
fn shown(effects: &[Effect]) -> Option<&Trial> {
    effects.iter().find_map(|effect| match effect {
        Effect::Turn { subject: Subject::WhatIf(trial), .. }
        | Effect::Say { subject: Subject::WhatIf(trial), .. } => Some(trial),
        _ => None,
    })
}

/// A person with a game against the bot, whose turn it is, and the spot of the trial's message.
fn alone() -> (Hall, reversi_bot::brain::Person, Trial, Spot) {
    let mut hall = Hall::new();
    let ann = person(1, "Ann", Some("en"));
    hall.press(&ann, private(&ann), Action::PlayBot { wish: ColorWish::Black });
    let game = *hall.games.keys().next().expect("a game");
    let opened = hall.press(&ann, private(&ann), Action::WhatIf { game });
    let trial = shown(&opened).expect("a trial").clone();
    let spot = Spot::Message { chat: private(&ann), message: MessageId(500) };
    (hall, ann, trial, spot)
}

#[test]
fn opens_in_private_from_a_group() {
    let mut party = Party::running("");
    let (ann, game) = (party.ann.clone(), party.game);
    let pressed = party.hall.press(&ann, GROUP, Action::WhatIf { game });
    let is_opened = pressed.iter().any(|effect| {
        matches!(effect, Effect::Answer { answer: Answer::Open(Start::WhatIf(opened)), .. } if *opened == game)
    });
    assert!(is_opened, "{pressed:?}");
    let started = party.hall.line(&ann, private(&ann), &format!("/start if_{game}"));
    assert_eq!(shown(&started), Some(&Trial { game, from: 0, moves: vec![] }));
}

#[test]
fn shows_the_board_after_each_move_and_plays_nothing() {
    let (mut hall, ann, trial, spot) = alone();
    let revision = hall.games[&trial.game].revision;
    let d3 = trial.with("d3".parse().expect("a square"));
    let pressed = hall.press_on(&ann, spot.clone(), Some(Action::Try(d3.clone())));
    assert_eq!(shown(&pressed), Some(&d3));
    let picture = Picture::Subject { subject: Subject::WhatIf(d3.clone()), place: spot.place() };
    for style in [Style::Tap, Style::Grid, Style::Words] {
        hall.press(&ann, private(&ann), Action::Style { style });
        let painting = hall.painted(&picture).expect("a board");
        for language in hall.catalog.languages().iter() {
            let text = render(&painting.screen, &hall.catalog, language.id()).text;
            for named in ["d3", "d4", "c3", "c5", "e3"] {
                assert!(text.contains(named), "{}: no {named} in {text}", language.id());
            }
        }
        let tries = |square: &str| Action::Try(d3.with(square.parse().expect("a square")));
        let does: Vec<_> = painting.screen.keyboard.iter().flatten().map(|button| &button.does).collect();
        for action in [tries("c3"), Action::Try(trial.clone()), Action::OpenHere { game: trial.game }] {
            assert!(does.contains(&&Does::Act(action)), "{style:?}");
        }
        let plays = does.iter().any(|does| matches!(does, Does::Act(Action::Place { .. })));
        assert!(!plays, "{style:?}: a board of trials plays nothing");
    }
    assert_eq!(hall.games[&trial.game].revision, revision);
}

#[test]
fn explains_what_cannot_be_played_there() {
    let (mut hall, ann, trial, spot) = alone();
    let mut refused = |moves: &[&str]| {
        let moves = moves.iter().map(|square| square.parse().expect("a square")).collect();
        let action = Action::Try(Trial { moves, ..trial.clone() });
        let pressed = hall.press_on(&ann, spot.clone(), Some(action));
        ids(&pressed).concat()
    };
    assert_eq!(refused(&["a1"]), "alert-nothing-near");
    assert_eq!(refused(&["d3", "d3"]), "alert-occupied");
    assert_eq!(refused(&["d3", "a8"]), "alert-nothing-near");
}

#[test]
fn ends_where_a_button_can_carry_no_more() {
    let (mut hall, ann, trial, spot) = alone();
    let game = "f5d6c3d3c4f4f6f3e6e7d7g6d8c5c6c7b6e8f8b3e3";
    let record: reversi_bot::reversi::Record = game.parse().expect("a game");
    let whole = Trial { moves: record.squares().to_vec(), ..trial };
    assert_eq!(whole.moves.len(), Trial::LONGEST + 1);
    let last = hall.press_on(&ann, spot.clone(), Some(Action::Try(whole.clone())));
    assert_eq!((shown(&last), ids(&last)), (None, vec!["alert-legal"]));
    let back = whole.back().expect("a step back");
    assert_eq!(shown(&hall.press_on(&ann, spot, Some(Action::Try(back.clone())))), Some(&back));
}

#[test]
fn tells_of_a_pass() {
    let mut party = Party::running("d3c3b3b2f5a3a1");
    let (hall, game) = (&mut party.hall, party.game);
    let ann = party.ann.clone();
    let trial = Trial { game, from: 7, moves: vec!["c1".parse().expect("a square")] };
    let picture = Picture::Subject { subject: Subject::WhatIf(trial), place: private(&ann).into() };
    let painting = hall.painted(&picture).expect("a board");
    let text = render(&painting.screen, &hall.catalog, "en").text;
    assert!(text.contains("would have no legal move"), "{text}");
}

#[test]
fn tells_of_the_end() {
    let (mut hall, ann, trial, spot) = alone();
    let record: reversi_bot::reversi::Record = "e6f4e3f6g5d6e7f5c5".parse().expect("a game");
    let whole = Trial { moves: record.squares().to_vec(), ..trial };
    let shown_at = hall.press_on(&ann, spot.clone(), Some(Action::Try(whole.clone())));
    assert_eq!(shown(&shown_at), Some(&whole));
    let picture = Picture::Subject { subject: Subject::WhatIf(whole), place: spot.place() };
    let painting = hall.painted(&picture).expect("a board");
    let text = render(&painting.screen, &hall.catalog, "en").text;
    assert!(text.contains("Black 13, White 0"), "{text}");
}
