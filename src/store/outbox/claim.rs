//! Taking out what is due: one call at a time in a lane, a new board before an edit before anything else.

use std::sync::Mutex;

use sqlx::FromRow;
use sqlx::sqlite::SqliteConnection;

use crate::brain::Millis;
use crate::store::StoreError;
use crate::store::rows::PlaceRow;

use super::fate::Fate;
use super::{Job, Lane, Pace, row};

/// The first row that is due in a lane.
#[derive(Debug, FromRow)]
struct Candidate {
    id: i64,
    #[sqlx(flatten)]
    place: PlaceRow,
}

/// Claims what is due at `now`, at most `limit` rows, each of another lane.
pub(in crate::store) async fn claim(
    connection: &mut SqliteConnection,
    pace: &Mutex<Pace>,
    now: Millis,
    limit: usize,
) -> Result<Vec<Job>, StoreError> {
    release(connection, Some(now), now).await?;
    let mut jobs = Vec::new();
    for candidate in candidates(connection, now).await? {
        if jobs.len() == limit {
            break;
        }
        let lane = Lane::of(candidate.place.chat_id, &candidate.place.inline_id);
        if !begin(pace, &lane, now) {
            continue;
        }
        let Some(found) = row::load(connection, candidate.id).await? else { continue };
        match found.job(found.token + 1) {
            Ok(job) => {
                lease(connection, &job, now).await?;
                jobs.push(job);
            }
            Err(fault) => {
                row::apply(connection, candidate.id, Fate::Dead, Some(&fault.to_string()), now).await?;
            }
        }
    }
    Ok(jobs)
}

/// Whether a call to this lane may begin now, and if so notes that it does.
fn begin(pace: &Mutex<Pace>, lane: &Lane, now: Millis) -> bool {
    let mut pace = pace.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let ready = pace.ready(lane).is_none_or(|ready| ready <= now);
    if ready {
        pace.note(lane, now);
    }
    ready
}

/// For each lane that is free, the row whose turn it is.
async fn candidates(connection: &mut SqliteConnection, now: Millis) -> Result<Vec<Candidate>, StoreError> {
    Ok(sqlx::query_as(
        "with due as (
             select outbox.id, outbox.chat_id, outbox.topic, outbox.inline_id, outbox.due_at,
                 case when outbox.kind <> 'board' then 2
                     when slot.message_id is null and outbox.inline_id = '' then 0 else 1 end as class
             from outbox
             left join slot on slot.game_id = outbox.game_id and slot.chat_id = outbox.chat_id
                 and slot.topic = outbox.topic and slot.inline_id = outbox.inline_id
             left join lane on lane.chat_id = outbox.chat_id and lane.inline_id = outbox.inline_id
             where outbox.dead_at is null and outbox.lease_until is null and outbox.due_at <= $1
                 and lane.parked is null and (lane.paused_until is null or lane.paused_until <= $1)
                 and not exists (select 1 from outbox as other where other.chat_id = outbox.chat_id
                     and other.inline_id = outbox.inline_id and other.dead_at is null
                     and other.lease_until is not null)
         ), turns as (
             select id, chat_id, topic, inline_id, due_at, class, row_number() over
                 (partition by chat_id, inline_id order by class, due_at, id) as turn
             from due
         )
         select id, chat_id, topic, inline_id from turns where turn = 1 order by class, due_at, id",
    )
    .bind(now.0)
    .fetch_all(connection)
    .await?)
}

/// From now on the row is in flight; what is asked meanwhile makes it due again.
async fn lease(connection: &mut SqliteConnection, job: &Job, now: Millis) -> Result<(), StoreError> {
    sqlx::query(
        "update outbox set token = $2, claimed_at = $3, lease_until = $4, due_at = null where id = $1",
    )
    .bind(job.id)
    .bind(job.token)
    .bind(now.0)
    .bind(now.plus_seconds(Job::LEASE_SECONDS).0)
    .execute(connection)
    .await?;
    Ok(())
}

/// Takes back the claims that ended by `until`, or all of them: what was in flight has an unknown outcome.
pub(in crate::store) async fn release(
    connection: &mut SqliteConnection,
    until: Option<Millis>,
    now: Millis,
) -> Result<(), StoreError> {
    let ids: Vec<i64> = sqlx::query_scalar(
        "select id from outbox where lease_until is not null and lease_until <= $1 order by id",
    )
    .bind(until.map_or(i64::MAX, |until| until.0))
    .fetch_all(&mut *connection)
    .await?;
    for id in ids {
        if let Some(found) = row::load(connection, id).await? {
            let fate = found.past()?.unknown(now);
            row::apply(connection, id, fate, Some("the sender vanished"), now).await?;
        }
    }
    Ok(())
}

/// A lane with something that waits in it.
#[derive(Debug, FromRow)]
struct Waiting {
    chat_id: i64,
    inline_id: String,
    due_at: i64,
    paused_until: Option<i64>,
}

/// The earliest time at which something may be claimed, apart from lanes that are parked or busy.
pub(in crate::store) async fn next_due(
    connection: &mut SqliteConnection,
    pace: &Mutex<Pace>,
) -> Result<Option<Millis>, StoreError> {
    let waiting: Vec<Waiting> = sqlx::query_as(
        "select outbox.chat_id, outbox.inline_id, min(outbox.due_at) as due_at,
             max(lane.paused_until) as paused_until
         from outbox left join lane on lane.chat_id = outbox.chat_id and lane.inline_id = outbox.inline_id
         where outbox.dead_at is null and lane.parked is null
         group by outbox.chat_id, outbox.inline_id
         having max(outbox.lease_until) is null",
    )
    .fetch_all(connection)
    .await?;
    let pace = pace.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    Ok(waiting
        .into_iter()
        .map(|row| {
            let paced = pace.ready(&Lane::of(row.chat_id, &row.inline_id)).map_or(i64::MIN, |ready| ready.0);
            Millis(row.due_at.max(row.paused_until.unwrap_or(i64::MIN)).max(paced))
        })
        .min())
}

/// Whether a call is in flight.
pub(in crate::store) async fn is_busy(connection: &mut SqliteConnection) -> Result<bool, StoreError> {
    Ok(sqlx::query_scalar(
        "select exists (select 1 from outbox where lease_until is not null and dead_at is null)",
    )
    .fetch_one(connection)
    .await?)
}
