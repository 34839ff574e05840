//! A row of the outbox, and what it means.

use sqlx::FromRow;
use sqlx::sqlite::SqliteConnection;

use crate::brain::{ChatId, InlineId, MessageId, Millis, Spot, Subject};
use crate::play::MatchId;
use crate::store::rows::{PlaceRow, match_id, revision};
use crate::store::words::{Word, words};
use crate::store::{StoreError, Unreadable, payload};

use super::fate::{Fate, Past};
use super::queue::spot;
use super::{Job, Lane, Work};

/// What kind of call a row is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Kind {
    Board,
    Say,
    Turn,
    Retire,
    Delete,
    Call,
    Leave,
}

words!(Kind, "kind of call": Board = "board", Say = "say", Turn = "turn", Retire = "retire", Delete = "delete",
    Call = "call", Leave = "leave");

#[derive(Clone, Debug, FromRow)]
pub(super) struct OutboxRow {
    pub(super) id: i64,
    kind: String,
    game_id: Option<i64>,
    #[sqlx(flatten)]
    pub(super) place: PlaceRow,
    message_id: i32,
    pub(super) revision: Option<i64>,
    payload: Option<String>,
    silent: bool,
    due_at: Option<i64>,
    settle_at: Option<i64>,
    claimed_at: Option<i64>,
    pub(super) lease_until: Option<i64>,
    pub(super) token: i64,
    attempts: u32,
    unknowns: u32,
    failed_since: Option<i64>,
    created_at: i64,
    pub(super) slot_message: Option<i32>,
}

/// The row with this number, and the message of its slot if it has one.
pub(super) async fn load(
    connection: &mut SqliteConnection,
    id: i64,
) -> Result<Option<OutboxRow>, StoreError> {
    Ok(sqlx::query_as(
        "select outbox.id, outbox.kind, outbox.game_id, outbox.chat_id, outbox.topic, outbox.inline_id,
             outbox.message_id, outbox.revision, outbox.payload, outbox.silent, outbox.due_at, outbox.settle_at,
             outbox.claimed_at, outbox.lease_until, outbox.token, outbox.attempts, outbox.unknowns,
             outbox.failed_since, outbox.created_at, slot.message_id as slot_message
         from outbox left join slot on slot.game_id = outbox.game_id and slot.chat_id = outbox.chat_id
             and slot.topic = outbox.topic and slot.inline_id = outbox.inline_id
         where outbox.id = $1",
    )
    .bind(id)
    .fetch_optional(connection)
    .await?)
}

/// Writes down what becomes of a row, with the reason when something failed.
pub(super) async fn apply(
    connection: &mut SqliteConnection,
    id: i64,
    fate: Fate,
    error: Option<&str>,
    now: Millis,
) -> Result<(), StoreError> {
    match fate {
        Fate::Done => {
            sqlx::query("delete from outbox where id = $1").bind(id).execute(connection).await?;
        }
        Fate::Again(next) => {
            sqlx::query(
                "update outbox set due_at = $2, settle_at = $3, attempts = $4, unknowns = $5, failed_since = $6,
                     last_error = $7, lease_until = null, claimed_at = null
                 where id = $1",
            )
            .bind(id)
            .bind(next.due.0)
            .bind(next.settle.map(|at| at.0))
            .bind(next.attempts)
            .bind(next.unknowns)
            .bind(next.failed_since.map(|at| at.0))
            .bind(error)
            .execute(connection)
            .await?;
        }
        Fate::Dead => {
            let error = error.unwrap_or("given up");
            tracing::error!(row = id, error, "something could not be sent and is given up");
            sqlx::query(
                "update outbox set dead_at = $2, last_error = $3, lease_until = null, claimed_at = null
                 where id = $1",
            )
            .bind(id)
            .bind(now.0)
            .bind(error)
            .execute(connection)
            .await?;
        }
    }
    Ok(())
}

impl OutboxRow {
    pub(super) fn kind(&self) -> Result<Kind, Unreadable> {
        Kind::read(&self.kind)
    }

    pub(super) fn lane(&self) -> Lane {
        Lane::of(self.place.chat_id, &self.place.inline_id)
    }

    pub(super) fn game(&self) -> Result<MatchId, Unreadable> {
        match_id(self.game_id.ok_or_else(|| Unreadable::new("game of a call", "none"))?)
    }

    /// When the call that is in flight was claimed: it began no earlier.
    pub(super) fn claimed(&self) -> Millis {
        Millis(self.claimed_at.unwrap_or(self.created_at))
    }

    pub(super) fn past(&self) -> Result<Past, Unreadable> {
        let kind = self.kind()?;
        let posts = match kind {
            Kind::Board => !self.place.is_inline() && self.slot_message.is_none(),
            Kind::Say | Kind::Call => true,
            Kind::Turn | Kind::Retire | Kind::Delete | Kind::Leave => false,
        };
        Ok(Past {
            kind,
            posts,
            asked: self.due_at.map(Millis),
            settle: self.settle_at.map(Millis),
            created: Millis(self.created_at),
            attempts: self.attempts,
            unknowns: self.unknowns,
            failed_since: self.failed_since.map(Millis),
        })
    }

    /// The job of this row under a new token.
    pub(super) fn job(&self, token: i64) -> Result<Job, Unreadable> {
        Ok(Job {
            id: self.id,
            token,
            lane: self.lane(),
            work: self.work()?,
            message: self.slot_spot()?,
            attempts: self.attempts,
            silent: self.silent,
        })
    }

    fn work(&self) -> Result<Work, Unreadable> {
        Ok(match self.kind()? {
            Kind::Board => Work::Board { game: self.game()?, place: self.place.place() },
            Kind::Say => {
                let reply = (self.message_id != 0).then_some(MessageId(self.message_id));
                Work::Say { place: self.place.place(), reply, subject: self.subject()? }
            }
            Kind::Turn => Work::Turn { spot: self.spot(self.message_id), subject: self.subject()? },
            Kind::Retire => Work::Retire { spot: self.spot(self.message_id) },
            Kind::Delete => Work::Delete { spot: self.spot(self.message_id) },
            Kind::Call => {
                let at = revision(self.revision.unwrap_or_default())?;
                Work::Call { game: self.game()?, at, place: self.place.place() }
            }
            Kind::Leave => Work::Leave { chat: ChatId(self.place.chat_id) },
        })
    }

    fn subject(&self) -> Result<Subject, Unreadable> {
        payload::read(self.payload.as_deref().unwrap_or_default())
    }

    /// The message on which the board hangs now.
    pub(super) fn slot_spot(&self) -> Result<Option<Spot>, Unreadable> {
        if self.kind()? != Kind::Board {
            return Ok(None);
        }
        if self.place.is_inline() {
            return Ok(Some(self.spot(0)));
        }
        Ok(self.slot_message.map(|message| self.spot(message)))
    }

    fn spot(&self, message: i32) -> Spot {
        if self.place.is_inline() {
            return Spot::Inline(InlineId(self.place.inline_id.clone()));
        }
        spot(&self.place, message)
    }
}
