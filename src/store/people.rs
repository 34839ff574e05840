//! People and chats: inserted or replaced as they are now.

use sqlx::Sqlite;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};

use crate::brain::{ChatProfile, Millis, Profile, Reach};
use crate::play::PlayerId;

use super::StoreError;
use super::outbox::lane;
use super::words::Word;

/// Writes a person down; what waits for one who can be reached is sent.
pub(super) async fn player(
    connection: &mut SqliteConnection,
    profile: &Profile,
    now: Millis,
) -> Result<(), StoreError> {
    let statement =
        "insert into player (id, name, username, language, client_language, style, discs, finished, reach, called_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (id) do update set name = excluded.name, username = excluded.username,
             language = excluded.language, client_language = excluded.client_language, style = excluded.style,
             discs = excluded.discs, finished = excluded.finished, reach = excluded.reach,
             called_at = excluded.called_at";
    bound(statement, profile).execute(&mut *connection).await?;
    if profile.reach == Reach::Open {
        lane::resume(connection, profile.id.0, now).await?;
    }
    Ok(())
}

/// Writes a person down unless known.
pub(super) async fn meet(connection: &mut SqliteConnection, profile: &Profile) -> Result<(), StoreError> {
    let statement =
        "insert into player (id, name, username, language, client_language, style, discs, finished, reach, called_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing";
    bound(statement, profile).execute(connection).await?;
    Ok(())
}

/// A statement with all of a person in the order of the columns.
fn bound<'p>(statement: &'static str, profile: &'p Profile) -> Query<'p, Sqlite, SqliteArguments> {
    sqlx::query(statement)
        .bind(profile.id.0)
        .bind(profile.name.to_string())
        .bind(&profile.username)
        .bind(&profile.language)
        .bind(&profile.client_language)
        .bind(profile.looks.style.word())
        .bind(profile.looks.discs.word())
        .bind(i64::from(profile.finished))
        .bind(profile.reach.word())
        .bind(profile.called_at.map(|at| at.0))
}

/// One more finished game for this person, if known.
pub(super) async fn finished(connection: &mut SqliteConnection, id: PlayerId) -> Result<(), StoreError> {
    sqlx::query("update player set finished = finished + 1 where id = $1")
        .bind(id.0)
        .execute(connection)
        .await?;
    Ok(())
}

/// Writes a chat down; what waits for one that the bot may write to is sent.
pub(super) async fn chat(
    connection: &mut SqliteConnection,
    profile: &ChatProfile,
    now: Millis,
) -> Result<(), StoreError> {
    sqlx::query(
        "insert into chat (id, kind, language, style, discs, present) values ($1, $2, $3, $4, $5, $6)
         on conflict (id) do update set kind = excluded.kind, language = excluded.language,
             style = excluded.style, discs = excluded.discs, present = excluded.present",
    )
    .bind(profile.id.0)
    .bind(profile.kind.word())
    .bind(&profile.language)
    .bind(profile.looks.style.word())
    .bind(profile.looks.discs.word())
    .bind(profile.present)
    .execute(&mut *connection)
    .await?;
    if profile.present {
        lane::resume(connection, profile.id.0, now).await?;
    }
    Ok(())
}
