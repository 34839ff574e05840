//! A game as it is stored: its moves are the truth, and a row is read only if they replay.

use sqlx::FromRow;

use crate::play::{Challenge, Ending, Invitee, Match, PlayerId, Seat, Stage};
use crate::reversi::{ByColor, Color, Record, Turn};

use super::Unreadable;
use super::rows::{match_id, number, revision, square};
use super::words::Word;

#[derive(Clone, Debug, FromRow)]
pub(super) struct GameRow {
    pub(super) id: i64,
    pub(super) black: String,
    pub(super) black_player: Option<i64>,
    pub(super) white: String,
    pub(super) white_player: Option<i64>,
    pub(super) stage: String,
    pub(super) challenger: Option<i64>,
    pub(super) wish: Option<String>,
    pub(super) invited_player: Option<i64>,
    pub(super) invited_username: Option<String>,
    pub(super) ending: Option<String>,
    pub(super) resigned_by: Option<String>,
    pub(super) moves: String,
    pub(super) revision: i64,
    pub(super) next_game: Option<i64>,
}

impl GameRow {
    pub(super) fn of(game: &Match) -> Self {
        let challenge = match &game.stage {
            Stage::Open(challenge) => Some(challenge),
            Stage::Running | Stage::Ended(_) => None,
        };
        let ending = match &game.stage {
            Stage::Ended(ending) => Some(*ending),
            Stage::Open(_) | Stage::Running => None,
        };
        let invitee = challenge.and_then(|challenge| challenge.to.as_ref());
        Self {
            id: number(game.id),
            black: seat_word(game.seats.black).to_owned(),
            black_player: game.seats.black.human().map(|player| player.0),
            white: seat_word(game.seats.white).to_owned(),
            white_player: game.seats.white.human().map(|player| player.0),
            stage: stage_word(&game.stage).to_owned(),
            challenger: challenge.map(|challenge| challenge.by.0),
            wish: challenge.map(|challenge| challenge.wish.word().to_owned()),
            invited_player: match invitee {
                Some(Invitee::Player(player)) => Some(player.0),
                Some(Invitee::Username(_)) | None => None,
            },
            invited_username: match invitee {
                Some(Invitee::Username(name)) => Some(name.clone()),
                Some(Invitee::Player(_)) | None => None,
            },
            ending: ending.map(|ending| ending_word(ending).to_owned()),
            resigned_by: match ending {
                Some(Ending::Resigned { by }) => Some(by.word().to_owned()),
                _ => None,
            },
            moves: game.record.to_string(),
            revision: game.revision.0.into(),
            next_game: game.next.map(number),
        }
    }

    /// The game, replayed.
    ///
    /// # Errors
    /// What of it cannot be: an illegal move, an end that the board does not bear out, an unknown word.
    pub(super) fn game(&self) -> Result<Match, Unreadable> {
        let record = replay(&self.moves)?;
        let seats = ByColor {
            black: seat(&self.black, self.black_player)?,
            white: seat(&self.white, self.white_player)?,
        };
        let stage = self.stage(&record)?;
        let taken = seats.iter().filter(|(_, seat)| **seat != Seat::Open).count();
        let fits = match stage {
            Stage::Open(_) => taken == 0,
            Stage::Running => taken == 2,
            Stage::Ended(ending) => (taken == 2) == ending.was_played(),
        };
        if !fits {
            return Err(Unreadable::new("seats of a game", &format!("{}, {}", self.black, self.white)));
        }
        Ok(Match {
            id: match_id(self.id)?,
            seats,
            record,
            stage,
            revision: revision(self.revision)?,
            next: self.next_game.map(match_id).transpose()?,
        })
    }

    /// The challenger as long as the table shows one: while the challenge is open and after it came to nothing.
    pub(super) fn shown_challenger(&self, stage: &Stage) -> Option<PlayerId> {
        let shown = match stage {
            Stage::Open(_) => true,
            Stage::Running => false,
            Stage::Ended(ending) => !ending.was_played(),
        };
        self.challenger.filter(|_| shown).map(PlayerId)
    }

    fn stage(&self, record: &Record) -> Result<Stage, Unreadable> {
        let over = match record.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Choose(_) | Turn::MustPass => None,
        };
        match (self.stage.as_str(), over) {
            ("open", None) => Ok(Stage::Open(self.challenge()?)),
            ("running", None) => Ok(Stage::Running),
            ("ended", over) => match (self.ending.as_deref().unwrap_or_default(), over) {
                ("finished", Some(outcome)) => Ok(Stage::Ended(Ending::Finished(outcome))),
                ("resigned", _) => {
                    let by = Color::read(self.resigned_by.as_deref().unwrap_or_default())?;
                    Ok(Stage::Ended(Ending::Resigned { by }))
                }
                ("cancelled", _) => Ok(Stage::Ended(Ending::Cancelled)),
                ("declined", _) => Ok(Stage::Ended(Ending::Declined)),
                ("expired", _) => Ok(Stage::Ended(Ending::Expired)),
                (ending, _) => Err(Unreadable::new("ending of a game", ending)),
            },
            (stage, _) => Err(Unreadable::new("stage of a game", stage)),
        }
    }

    fn challenge(&self) -> Result<Challenge, Unreadable> {
        let by = self.challenger.ok_or_else(|| Unreadable::new("challenger", "none"))?;
        let to = match (self.invited_player, &self.invited_username) {
            (Some(player), _) => Some(Invitee::Player(PlayerId(player))),
            (None, Some(name)) => Some(Invitee::Username(name.clone())),
            (None, None) => None,
        };
        Ok(Challenge { by: PlayerId(by), wish: Word::read(self.wish.as_deref().unwrap_or_default())?, to })
    }
}

/// Plays the stored moves from the start.
fn replay(moves: &str) -> Result<Record, Unreadable> {
    let mut record = Record::new();
    for name in moves.as_bytes().chunks(2) {
        let name = String::from_utf8_lossy(name);
        let played = square(&name)?;
        record
            .play(played)
            .map_err(|error| Unreadable::new("record of a game", &format!("{moves} ({error})")))?;
    }
    Ok(record)
}

const fn seat_word(seat: Seat) -> &'static str {
    match seat {
        Seat::Open => "open",
        Seat::Human(_) => "human",
        Seat::Engine => "engine",
    }
}

fn seat(word: &str, player: Option<i64>) -> Result<Seat, Unreadable> {
    match (word, player) {
        ("open", None) => Ok(Seat::Open),
        ("human", Some(player)) => Ok(Seat::Human(PlayerId(player))),
        ("engine", None) => Ok(Seat::Engine),
        _ => Err(Unreadable::new("seat", word)),
    }
}

const fn stage_word(stage: &Stage) -> &'static str {
    match stage {
        Stage::Open(_) => "open",
        Stage::Running => "running",
        Stage::Ended(_) => "ended",
    }
}

const fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Finished(_) => "finished",
        Ending::Resigned { .. } => "resigned",
        Ending::Cancelled => "cancelled",
        Ending::Declined => "declined",
        Ending::Expired => "expired",
    }
}
