//! The game itself: seats, record, stage, revision.

use crate::reversi::{ByColor, Color, Ply, Record, Square, Turn};

use super::{Challenge, ColorWish, Ending, Happening, Invitee, MatchId, PlayerId, Refusal, Revision, Seat};

/// One game, from the challenge to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Its name.
    pub id: MatchId,
    /// Who plays which side; both open while the challenge is.
    pub seats: ByColor<Seat>,
    /// The discs placed so far.
    pub record: Record,
    /// Where it is in its life.
    pub stage: Stage,
    /// How many events it has seen.
    pub revision: Revision,
    /// The rematch, once one was asked for.
    pub next: Option<MatchId>,
}

/// Where a game is in its life.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It waits for a second player.
    Open(Challenge),
    /// It is being played.
    Running,
    /// It is over.
    Ended(Ending),
}

/// What a change gives: what happened, or why not.
pub type Change = Result<Happening, Refusal>;

impl Match {
    /// A challenge that waits for a second player.
    pub const fn challenge(id: MatchId, by: PlayerId, wish: ColorWish, to: Option<Invitee>) -> Self {
        Self {
            id,
            seats: ByColor { black: Seat::Open, white: Seat::Open },
            record: Record::new(),
            stage: Stage::Open(Challenge { by, wish, to }),
            revision: Revision(0),
            next: None,
        }
    }

    /// A game of a person against the bot, which begins at once.
    pub fn against_engine(id: MatchId, player: PlayerId, color: Color) -> Self {
        let mut seats = ByColor { black: Seat::Engine, white: Seat::Engine };
        seats[color] = Seat::Human(player);
        Self { id, seats, record: Record::new(), stage: Stage::Running, revision: Revision(0), next: None }
    }

    /// The side a person plays, if they have a seat. Somebody who plays both gets the side to move.
    pub fn side_of(&self, player: PlayerId) -> Option<Color> {
        let to_move = self.record.position().to_move;
        [to_move, !to_move].into_iter().find(|side| self.seats[*side] == Seat::Human(player))
    }

    /// The side that must act now: none unless the game is being played.
    pub fn to_move(&self) -> Option<Color> {
        matches!(self.stage, Stage::Running).then(|| self.record.position().to_move)
    }

    /// The people who have a seat, Black first, and the challenger of an open challenge.
    pub fn people(&self) -> Vec<PlayerId> {
        let challenger = match &self.stage {
            Stage::Open(challenge) => Some(challenge.by),
            Stage::Running | Stage::Ended(_) => None,
        };
        self.seats.iter().filter_map(|(_, seat)| seat.human()).chain(challenger).collect()
    }

    /// Takes the second seat: the game begins, with the challenger's colour by wish or by the fair `coin`.
    ///
    /// # Errors
    /// Why the person may not join.
    pub fn join(&mut self, player: PlayerId, username: Option<&str>, coin: bool) -> Change {
        let challenge = match &self.stage {
            Stage::Open(challenge) => challenge,
            Stage::Running if self.side_of(player).is_some() => return Err(Refusal::AlreadyJoined),
            Stage::Running => return Err(Refusal::Full),
            Stage::Ended(ending) => return Err(Refusal::Ended(*ending)),
        };
        if challenge.by == player {
            return Err(Refusal::OwnChallenge);
        }
        if challenge.to.as_ref().is_some_and(|invitee| !invitee.is(player, username)) {
            return Err(Refusal::NotInvited);
        }
        let color = challenge.wish.settle(coin);
        let challenger = challenge.by;
        self.seats[color] = Seat::Human(challenger);
        self.seats[!color] = Seat::Human(player);
        self.stage = Stage::Running;
        Ok(self.happened(Happening::Joined { by: Some(player) }))
    }

    /// Changes the colour that the challenger wants.
    ///
    /// # Errors
    /// Only the challenger may, and only before the game begins.
    pub fn wish(&mut self, player: PlayerId, wish: ColorWish) -> Change {
        self.own_challenge(player)?.wish = wish;
        Ok(self.happened(Happening::Wished { wish }))
    }

    /// Takes the challenge back.
    ///
    /// # Errors
    /// Only the challenger may, and only before the game begins.
    pub fn cancel(&mut self, player: PlayerId) -> Change {
        self.own_challenge(player)?;
        self.stage = Stage::Ended(Ending::Cancelled);
        Ok(self.happened(Happening::Cancelled))
    }

    /// Says no to a challenge meant for oneself.
    ///
    /// # Errors
    /// Only the person challenged may.
    pub fn decline(&mut self, player: PlayerId, username: Option<&str>) -> Change {
        match &self.stage {
            Stage::Ended(ending) => return Err(Refusal::Ended(*ending)),
            Stage::Running => return Err(Refusal::Full),
            Stage::Open(Challenge { by, .. }) if *by == player => return Err(Refusal::OwnChallenge),
            Stage::Open(Challenge { to: Some(invitee), .. }) if invitee.is(player, username) => {}
            Stage::Open(_) => return Err(Refusal::NotInvited),
        }
        self.stage = Stage::Ended(Ending::Declined);
        Ok(self.happened(Happening::Declined))
    }

    /// Closes a challenge that nobody took in time. A game that has begun or ended is left alone.
    pub fn expire(&mut self) -> Option<Happening> {
        if !matches!(self.stage, Stage::Open(_)) {
            return None;
        }
        self.stage = Stage::Ended(Ending::Expired);
        Some(self.happened(Happening::Expired))
    }

    /// Places a disc for a person who pressed a picture of revision `shown`, or typed the square (no picture).
    /// A forced pass after it happens by itself, and so does the end.
    ///
    /// # Errors
    /// Why not; nothing is changed then.
    pub fn place(&mut self, player: PlayerId, square: Square, shown: Option<Revision>) -> Change {
        let to_move = self.running()?;
        let side = self.side_of(player).ok_or(Refusal::NotAPlayer)?;
        if let Some(shown) = shown.filter(|shown| *shown != self.revision) {
            return Err(self.stale(side, square, shown));
        }
        if side != to_move {
            return Err(Refusal::NotYourTurn { to_move });
        }
        self.put(to_move, square)
    }

    /// Places the bot's disc, if the game is still at the revision the bot thought about.
    ///
    /// # Errors
    /// [`Refusal::Stale`] and the like when the game went on meanwhile; nothing is changed then.
    pub fn place_engine(&mut self, square: Square, thought_at: Revision) -> Change {
        let to_move = self.running()?;
        if thought_at != self.revision {
            return Err(Refusal::Stale { shown: thought_at, missed: Vec::new() });
        }
        if self.seats[to_move] != Seat::Engine {
            return Err(Refusal::NotYourTurn { to_move });
        }
        self.put(to_move, square)
    }

    /// Asks to pass. A forced pass has always happened by itself, so this is never granted.
    pub fn refuse_pass(&self, player: PlayerId) -> Refusal {
        let to_move = match self.running() {
            Ok(to_move) => to_move,
            Err(refusal) => return refusal,
        };
        match self.side_of(player) {
            None => Refusal::NotAPlayer,
            Some(side) if side != to_move => Refusal::NotYourTurn { to_move },
            Some(_) => Refusal::MayNotPass { legal: self.record.position().legal() },
        }
    }

    /// Gives the game up.
    ///
    /// # Errors
    /// Only a player may, and only while the game is being played.
    pub fn resign(&mut self, player: PlayerId) -> Change {
        self.running()?;
        let by = self.side_of(player).ok_or(Refusal::NotAPlayer)?;
        self.stage = Stage::Ended(Ending::Resigned { by });
        Ok(self.happened(Happening::Resigned { by }))
    }

    /// Asks for another game with colours swapped: a game against the bot begins at once, another one is a
    /// challenge to the opponent. Whoever asks again looks at [`Self::next`] first, and asks here only when that came
    /// to nothing.
    ///
    /// # Errors
    /// Only a player may, and only after a game that was played.
    pub fn rematch(&mut self, player: PlayerId, id: MatchId) -> Result<(Self, Happening), Refusal> {
        match &self.stage {
            Stage::Ended(ending) if ending.was_played() => {}
            Stage::Ended(ending) => return Err(Refusal::Ended(*ending)),
            Stage::Open(_) => return Err(Refusal::NotBegun),
            Stage::Running => return Err(Refusal::StillRunning),
        }
        let side = self.side_of(player).ok_or(Refusal::NotAPlayer)?;
        let next = match self.seats[!side] {
            Seat::Human(opponent) => {
                let wish = ColorWish::of(!side);
                Self::challenge(id, player, wish, Some(Invitee::Player(opponent)))
            }
            Seat::Engine | Seat::Open => Self::against_engine(id, player, !side),
        };
        self.next = Some(id);
        Ok((next, self.happened(Happening::Rematched { next: id })))
    }

    fn put(&mut self, by: Color, square: Square) -> Change {
        self.record.play(square).map_err(Refusal::Illegal)?;
        if let Turn::Over(outcome) = self.record.turn() {
            self.stage = Stage::Ended(Ending::Finished(outcome));
        }
        Ok(self.happened(Happening::Placed { by, square }))
    }

    fn running(&self) -> Result<Color, Refusal> {
        match &self.stage {
            Stage::Running => Ok(self.record.position().to_move),
            Stage::Open(_) => Err(Refusal::NotBegun),
            Stage::Ended(ending) => Err(Refusal::Ended(*ending)),
        }
    }

    fn own_challenge(&mut self, player: PlayerId) -> Result<&mut Challenge, Refusal> {
        match &mut self.stage {
            Stage::Open(challenge) if challenge.by == player => Ok(challenge),
            Stage::Open(_) => Err(Refusal::NotChallenger),
            Stage::Running => Err(Refusal::Full),
            Stage::Ended(ending) => Err(Refusal::Ended(*ending)),
        }
    }

    /// Every event of a running game after the seats were taken placed one disc, so the discs placed since a
    /// picture are as many as the revisions since.
    fn stale(&self, side: Color, square: Square, shown: Revision) -> Refusal {
        let discs = self.record.squares().len();
        let since = (self.revision.0.saturating_sub(shown.0) as usize).min(discs);
        let before = self.record.first(discs - since);
        let missed = self.record.plies().split_off(before.plies().len());
        let own = missed.iter().find(|ply| ply.by() == side);
        match own {
            Some(Ply::Place { played, .. }) if played.square == square => Refusal::AlreadyPlayed { square },
            _ => Refusal::Stale { shown, missed },
        }
    }

    const fn happened(&mut self, happening: Happening) -> Happening {
        self.revision = self.revision.next();
        happening
    }
}
