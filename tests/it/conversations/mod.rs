//! Conversations through the pure core, without a store, a network or a clock.

mod calls;
mod evidence;
mod hall;
mod language;
mod lines;
mod questions;
mod refusals;
mod rules;
mod screens;
mod trials;

use reversi_bot::brain::Person;
use reversi_bot::play::{MatchId, Revision};
use reversi_bot::view::Action;

use hall::{GROUP, Hall, person};

/// A hall with a game of Ann, Black, against Bob in the group, and Eve, who looks on.
struct Party {
    hall: Hall,
    ann: Person,
    bob: Person,
    eve: Person,
    game: MatchId,
}

impl Party {
    /// The challenge is open.
    fn open() -> Self {
        let [ann, bob, eve] =
            [(1, "Ann"), (2, "Bob"), (3, "Eve")].map(|(id, name)| person(id, name, Some("en")));
        let mut hall = Hall::new();
        hall.line(&ann, GROUP, "/reversi");
        let game = hall.newest().id;
        let wish = Action::Wish { game, wish: reversi_bot::play::ColorWish::Black };
        hall.press(&ann, GROUP, wish);
        Self { hall, ann, bob, eve, game }
    }

    /// The game is running, and these squares have been played.
    fn running(moves: &str) -> Self {
        let mut party = Self::open();
        party.hall.press(&party.bob.clone(), GROUP, Action::Join { game: party.game });
        for name in moves.as_bytes().chunks(2) {
            let name = std::str::from_utf8(name).expect("a square");
            let mover = party.mover();
            party.hall.press(&mover, GROUP, party.place(name));
        }
        party
    }

    /// Whose turn it is.
    fn mover(&self) -> Person {
        let game = &self.hall.games[&self.game];
        let seat = game.to_move().and_then(|side| game.seats[side].human()).expect("running");
        [&self.ann, &self.bob].into_iter().find(|one| one.id == seat).expect("Ann or Bob").clone()
    }

    /// The button of a square on the newest picture.
    fn place(&self, name: &str) -> Action {
        self.place_at(name, self.revision())
    }

    fn place_at(&self, name: &str, at: Revision) -> Action {
        Action::Place { game: self.game, at, square: name.parse().expect("a square") }
    }

    fn revision(&self) -> Revision {
        self.hall.games[&self.game].revision
    }
}
