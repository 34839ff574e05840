//! Refusals and legal moves in words: which message says best why.

use crate::play::{Ending, Match, Refusal};
use crate::reversi::{
    Color, Direction, Move, MoveError, NearMiss, Ply, Position, Ray, RayEnd, Square, near_miss,
};
use crate::text::{Message, Who};

use super::Table;

/// Why a square cannot be played in this position, in one message for an alert: the most instructive line is named.
pub fn illegal(position: Position, error: &MoveError) -> Message {
    let side = position.to_move;
    match error {
        MoveError::Occupied { square, by } => Message::AlertOccupied { square: *square, color: *by },
        MoveError::Over { square, .. } => Message::AlertGameOver { square: *square },
        MoveError::MustPass { square, .. } => Message::AlertMustPass { square: *square, color: side },
        MoveError::FlipsNothing { square, .. } => flips_nothing(position, *square),
        MoveError::MayNotPass { legal } => {
            Message::AlertCannotPass { n: legal.len().into(), squares: *legal }
        }
        MoveError::PassAfterEnd { .. } => Message::AlertStaleOther,
    }
}

/// What a legal move does, in one message.
pub fn legal(played: &Move) -> Message {
    let flips = played.all_flips();
    Message::AlertLegal { square: played.square, n: flips.len().into(), squares: flips }
}

/// Names what teaches most: a line that would close but for one gap, else the longest line and where it ends.
fn flips_nothing(position: Position, square: Square) -> Message {
    let color = !position.to_move;
    match near_miss(position.board, position.to_move, square) {
        Some(NearMiss::Gap { line, behind }) => {
            let (dir, n) = (line.direction, line.over.into());
            Message::AlertLineGap { square, dir, n, color, at: line.end, own: behind }
        }
        Some(NearMiss::Open(line)) => {
            let (dir, n) = (line.direction, line.over.into());
            Message::AlertLineEmpty { square, dir, n, color, at: line.end }
        }
        Some(NearMiss::Edge(line)) => {
            Message::AlertLineEdge { square, dir: line.direction, n: line.over.into(), color }
        }
        Some(NearMiss::OwnOnly) => Message::AlertOwnNear { square },
        Some(NearMiss::NoContact | NearMiss::Occupied(_)) | None => {
            Message::AlertNothingNear { square, color }
        }
    }
}

/// What lies in one direction, seen by `side`.
pub fn ray(side: Color, from: Square, dir: Direction, ray: Ray) -> Message {
    let (n, color) = (ray.over.into(), !side);
    match ray.end {
        RayEnd::Edge if ray.over == 0 => Message::RayEdge { dir },
        RayEnd::Edge => Message::RayOverEdge { dir, n, color },
        RayEnd::Empty(at) if ray.over == 0 => Message::RayEmpty { dir, at },
        RayEnd::Empty(at) => Message::RayOverEmpty { dir, n, color, at },
        RayEnd::Own(at) if ray.over == 0 => Message::RayOwn { dir, at, color: side },
        RayEnd::Own(at) => Message::RayClosed { dir, n, color, squares: ray.squares(from, dir), at },
    }
}

/// Why a request was refused, in one message for an alert.
pub fn refusal(table: &Table, refusal: &Refusal) -> Message {
    match refusal {
        Refusal::NotAPlayer => Message::AlertNotAPlayer,
        Refusal::NotYourTurn { to_move } => Message::AlertNotYourTurn { name: table.who(*to_move) },
        Refusal::Stale { missed, .. } => stale(table, missed),
        Refusal::AlreadyPlayed { square } => Message::ToastAlreadyPlayed { square: *square },
        Refusal::Ended(ending) => ended(table, *ending),
        Refusal::NotBegun => Message::AlertNotBegun,
        Refusal::StillRunning => Message::AlertStillRunning,
        Refusal::Illegal(error) => illegal(table.game.record.position(), error),
        Refusal::MayNotPass { legal } => Message::AlertCannotPass { n: legal.len().into(), squares: *legal },
        Refusal::Full => Message::AlertFull,
        Refusal::AlreadyJoined => Message::AlertAlreadyJoined,
        Refusal::OwnChallenge => Message::AlertOwnChallenge,
        Refusal::NotInvited => Message::AlertNotInvited,
        Refusal::NotChallenger => Message::AlertNotChallenger,
    }
}

/// What was played while the person looked at an old picture.
fn stale(table: &Table, missed: &[Ply]) -> Message {
    let last = missed.iter().rev().find_map(|ply| match ply {
        Ply::Place { by, played } => Some((*by, played.square)),
        Ply::Pass { .. } => None,
    });
    let passed = matches!(missed.last(), Some(Ply::Pass { .. }));
    match last {
        Some((by, square)) if passed => {
            Message::AlertStalePassed { name: table.who(by), square, other: table.who(!by) }
        }
        Some((by, square)) => Message::AlertStale { name: table.who(by), square },
        None => Message::AlertStaleOther,
    }
}

/// How a game ended, in one message for an alert.
fn ended(table: &Table, ending: Ending) -> Message {
    match ending {
        Ending::Finished(outcome) => outcome
            .winner()
            .map_or(Message::AlertEndedDraw, |winner| Message::AlertEndedWon { name: table.who(winner) }),
        Ending::Resigned { by } => Message::AlertEndedResigned { name: table.who(by) },
        Ending::Cancelled => Message::AlertEndedCancelled,
        Ending::Declined => Message::AlertEndedDeclined,
        Ending::Expired => Message::AlertEndedExpired,
    }
}

impl Table {
    /// Who plays a side; while the challenge is open, the challenger stands for both.
    pub fn who(&self, side: Color) -> Who {
        match self.game.seats[side] {
            crate::play::Seat::Engine => Who::Bot,
            crate::play::Seat::Human(_) | crate::play::Seat::Open => {
                let profile = self.seated[side].as_ref().or(self.challenger.as_ref());
                profile.map_or(Who::Bot, |profile| Who::Person(profile.name.clone()))
            }
        }
    }

    /// Whether both sides are people.
    pub fn is_between_people(&self) -> bool {
        Color::ALL.into_iter().all(|side| self.game.seats[side].human().is_some())
    }

    /// Whether the game is one of those that [`Match`] calls running.
    pub fn is_running(&self) -> bool {
        matches!(self.game, Match { stage: crate::play::Stage::Running, .. })
    }
}
