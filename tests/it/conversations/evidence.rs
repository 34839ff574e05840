//! What is said is true: the sentences are read back, in every language, and held against the slow rules.

use std::collections::BTreeSet;

use reversi_bot::brain::{explain, pass_proof, sentences};
use reversi_bot::reversi::{Color, MoveError, Position, Square, Squares};
use reversi_bot::text::{Catalog, Language, Phrase};
use serde::Deserialize;

use crate::support::chance::Chance;
use crate::support::facts::facts;
use crate::support::slow::{SlowGame, WAYS};

/// The squares that a text names: a letter a to h and a digit 1 to 8, in no longer word.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| word.parse::<Square>().is_ok()).map(ToOwned::to_owned).collect()
}

fn name(cell: usize) -> String {
    Square::all().nth(cell).expect("below 64").to_string()
}

fn both(slow: &SlowGame) -> Position {
    let to_move = Color::from_letter(slow.side).expect("a side");
    Position { board: slow.text().parse().expect("64 letters"), to_move }
}

/// Random games, position after position, until so many were seen.
fn positions(count: usize, mut see: impl FnMut(&SlowGame)) {
    let mut chance = Chance::seeded(2026);
    let mut game = SlowGame::start();
    for _ in 0..count {
        let legal = game.legal();
        if legal.is_empty() {
            game = if game.must_pass() { game.other_side() } else { SlowGame::start() };
            continue;
        }
        see(&game);
        game = game.play(legal[chance.below(legal.len())]);
    }
}

/// A line that passes opposing discs and is not closed.
struct Line {
    discs: usize,
    /// The empty square where it ends.
    at: Option<usize>,
    /// The disc of the side's own behind that one empty square, with nothing else between but opposing discs.
    behind: Option<usize>,
}

impl Line {
    fn names(&self) -> BTreeSet<String> {
        self.at.into_iter().chain(self.behind).map(name).collect()
    }
}

/// The lines that may say why a square flips nothing: of those broken by one gap only, else of all, the longest.
fn telling(slow: &SlowGame, cell: usize) -> Vec<Line> {
    let line = |(_, right, down): &(&str, isize, isize)| {
        let ray = slow.ray(cell, *right, *down);
        let behind = ray.at.filter(|_| ray.end == "empty").and_then(|gap| {
            let beyond = slow.ray(gap, *right, *down);
            beyond.at.filter(|_| beyond.end == "own")
        });
        Line { discs: ray.passed.len(), at: ray.at, behind }
    };
    let mut lines: Vec<Line> = WAYS.iter().map(line).filter(|line| line.discs > 0).collect();
    if lines.iter().any(|line| line.behind.is_some()) {
        lines.retain(|line| line.behind.is_some());
    } else {
        for line in &mut lines {
            line.behind = None;
        }
    }
    let longest = lines.iter().map(|line| line.discs).max();
    lines.retain(|line| Some(line.discs) == longest);
    lines
}

#[test]
fn an_alert_names_exactly_the_squares_that_matter_in_every_language() {
    let catalog = Catalog::embedded().expect("languages");
    let languages: Vec<&str> = catalog.languages().iter().map(Language::id).collect();
    let mut turn = languages.iter().cycle();
    let mut alerts = 0;
    positions(10_000, |slow| {
        let position = both(slow);
        let language = turn.next().expect("for ever");
        for (cell, square) in Square::all().enumerate().filter(|(cell, _)| slow.cells[*cell] == '-') {
            let phrase: Phrase = match position.look(square) {
                Ok(played) => explain::legal(&played).into(),
                Err(error) => explain::illegal(position, &error).into(),
            };
            let said = named(&catalog.say(language, &phrase));
            let flips: BTreeSet<String> = slow.flips(cell).into_iter().map(name).collect();
            let own: BTreeSet<String> = [name(cell)].into();
            let rest: BTreeSet<String> = said.difference(&own).cloned().collect();
            assert!(said.contains(&name(cell)), "{language}: {phrase:?} does not name {square}");
            if flips.is_empty() {
                let lines = telling(slow, cell);
                let is_told = lines.iter().any(|line| line.names() == rest);
                assert!(is_told || lines.is_empty() && rest.is_empty(), "{language}: {square}: {rest:?}");
            } else {
                assert_eq!(rest, flips, "{language}: {square}");
            }
            alerts += 1;
        }
    });
    assert!(alerts > 200_000, "only {alerts} squares were asked about");
}

#[test]
fn why_names_every_end_of_every_line_in_every_language() {
    let catalog = Catalog::embedded().expect("languages");
    positions(400, |slow| {
        let position = both(slow);
        for (cell, square) in Square::all().enumerate().filter(|(cell, _)| slow.cells[*cell] == '-') {
            let mut expected: BTreeSet<String> = [name(cell)].into();
            for (_, right, down) in WAYS {
                let ray = slow.ray(cell, right, down);
                expected.extend(ray.at.map(name));
                expected.extend(ray.flips().iter().map(|cell| name(*cell)));
            }
            let lines = sentences(position, square);
            for language in catalog.languages().iter() {
                let said: Vec<String> = lines.iter().map(|line| catalog.say(language.id(), line)).collect();
                assert_eq!(named(&said.join(" ")), expected, "{}: {square}: {said:#?}", language.id());
            }
        }
    });
}

#[derive(Deserialize)]
struct ForcedPass {
    board: String,
    side: char,
    empties: usize,
}

#[test]
fn a_pass_is_proved_square_by_square() {
    let catalog = Catalog::embedded().expect("languages");
    let mut sizes = BTreeSet::new();
    for fact in facts::<ForcedPass>(include_str!("../data/forced_pass_positions.json")) {
        let slow = SlowGame::read(&fact.board, fact.side);
        let proof = pass_proof(both(&slow));
        let empty: BTreeSet<String> = (0..64).filter(|cell| slow.cells[*cell] == '-').map(name).collect();
        let lone: BTreeSet<String> = (0..64)
            .filter(|cell| slow.cells[*cell] == '-' && telling(&slow, *cell).is_empty())
            .map(name)
            .collect();
        for language in catalog.languages().iter() {
            let mut proved = BTreeSet::new();
            for message in &proof {
                let phrase = Phrase::from(message.clone());
                let text = catalog.say(language.id(), &phrase);
                let said = named(&text);
                if phrase.id == "pass-near" {
                    assert_eq!(said, lone, "{text}");
                    proved.extend(said);
                } else {
                    let first =
                        said.iter().find(|square| text.starts_with(square.as_str())).expect("its square");
                    let cell =
                        Square::all().position(|square| square.to_string() == *first).expect("on the board");
                    let discs = telling(&slow, cell).first().expect("a line").discs;
                    assert!(text.contains(&discs.to_string()), "{text}: not {discs} discs");
                    assert!(proved.insert(first.clone()), "{first} is proved twice");
                }
            }
            assert_eq!(proved, empty, "{}: every empty square once", language.id());
        }
        assert_eq!(empty.len(), fact.empties);
        sizes.insert(fact.empties);
    }
    assert!(sizes.first() < Some(&5) && sizes.last() > Some(&30), "{sizes:?}");
}

#[test]
fn what_is_not_legal_is_never_called_so() {
    positions(2_000, |slow| {
        let position = both(slow);
        let legal: Squares = slow.legal().into_iter().filter_map(|cell| Square::all().nth(cell)).collect();
        for square in Square::all() {
            match position.look(square) {
                Ok(played) => assert!(legal.contains(square) && !played.all_flips().is_empty()),
                Err(MoveError::Occupied { by, .. }) => assert_eq!(position.board.at(square), Some(by)),
                Err(_) => assert!(!legal.contains(square) && position.board.at(square).is_none()),
            }
        }
    });
}
