//! The one task that writes. Whatever is asked of it meanwhile is committed together, so that many moves share one
//! wait for the disk; nobody is answered before the commit.

use std::future::Future;
use std::pin::Pin;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Acquire, Connection};
use tokio::sync::{mpsc, oneshot};

use super::lock::Lock;
use super::{StoreError, open};

/// The most units of work in one transaction.
const GROUP: usize = 64;
/// How many units may wait before those who ask are made to wait as well.
const QUEUE: usize = 1024;

/// What a unit of work gives when it is awaited.
pub(super) type Working<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// The way to the writing task.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    orders: mpsc::Sender<Order>,
}

enum Order {
    Do(Box<dyn Unit>),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// A piece of work that is done wholly or not at all, with the one who waits for it.
trait Unit: Send {
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Working<'c, ()>;
    fn answer(self: Box<Self>, end: Result<(), StoreError>);
}

struct Asked<T, F> {
    work: Option<F>,
    made: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Unit for Asked<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> Working<'c, T> + Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Working<'c, ()> {
        Box::pin(async move {
            if let Some(work) = self.work.take() {
                self.made = Some(work(connection).await?);
            }
            Ok(())
        })
    }

    fn answer(self: Box<Self>, end: Result<(), StoreError>) {
        let Self { made, reply, .. } = *self;
        // Nobody may be waiting any more; what was written stays written.
        let _ = reply.send(end.and_then(|()| made.ok_or(StoreError::Closed)));
    }
}

impl Writer {
    /// Starts the task, which owns the connection and the lock until it is closed or nobody can ask any more.
    pub(super) fn start(connection: SqliteConnection, lock: Lock) -> Self {
        let (orders, queue) = mpsc::channel(QUEUE);
        tokio::spawn(serve(connection, lock, queue));
        Self { orders }
    }

    /// Has some work done in a transaction and waits for its commit. The work goes on when the caller stops waiting.
    pub(super) async fn run<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Working<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let unit = Box::new(Asked { work: Some(work), made: None, reply });
        self.orders.send(Order::Do(unit)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Finishes what was asked before, then closes the database and releases the lock.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.orders.send(Order::Close(reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }
}

async fn serve(mut connection: SqliteConnection, lock: Lock, mut queue: mpsc::Receiver<Order>) {
    let mut orders = Vec::with_capacity(GROUP);
    while queue.recv_many(&mut orders, GROUP).await > 0 {
        let mut units = Vec::with_capacity(orders.len());
        let mut closing = Vec::new();
        for order in orders.drain(..) {
            match order {
                Order::Do(unit) => units.push(unit),
                Order::Close(reply) => closing.push(reply),
            }
        }
        if let Err(fatal) = group(&mut connection, units).await {
            refuse(&mut queue, closing, &fatal).await;
            return;
        }
        if !closing.is_empty() {
            let closed = open::close(connection, lock).await.map_err(StoreError::from);
            for reply in closing {
                let _ = reply.send(closed.clone());
            }
            return;
        }
    }
}

/// After a failure of the disk nothing is tried again: everybody gets the reason until the process exits.
async fn refuse(
    queue: &mut mpsc::Receiver<Order>,
    closing: Vec<oneshot::Sender<Result<(), StoreError>>>,
    fatal: &StoreError,
) {
    tracing::error!(error = %fatal, "the database failed; the process must be restarted");
    for reply in closing {
        let _ = reply.send(Err(fatal.clone()));
    }
    while let Some(order) = queue.recv().await {
        match order {
            Order::Do(unit) => unit.answer(Err(fatal.clone())),
            Order::Close(reply) => drop(reply.send(Err(fatal.clone()))),
        }
    }
}

/// Does the units in one transaction and answers them after its commit.
///
/// # Errors
/// Only a fatal error, after which the connection must not be used.
async fn group(connection: &mut SqliteConnection, units: Vec<Box<dyn Unit>>) -> Result<(), StoreError> {
    if units.is_empty() {
        return Ok(());
    }
    let mut done: Vec<_> = units.into_iter().map(|unit| Done { unit, end: Ok(()) }).collect();
    let ended = transact(connection, &mut done).await;
    for Done { unit, end } in done {
        unit.answer(end.and(ended.clone()));
    }
    match ended {
        Err(error) if error.is_fatal() => Err(error),
        _ => Ok(()),
    }
}

/// A unit with its own end, which counts if the transaction is committed.
struct Done {
    unit: Box<dyn Unit>,
    end: Result<(), StoreError>,
}

async fn transact(connection: &mut SqliteConnection, units: &mut [Done]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("begin immediate").await?;
    for Done { unit, end } in units {
        let mut savepoint = transaction.begin().await?;
        match unit.run(&mut savepoint).await {
            Ok(()) => savepoint.commit().await?,
            Err(error) if error.is_local() => {
                savepoint.rollback().await?;
                *end = Err(error);
            }
            Err(error) => return Err(error),
        }
    }
    transaction.commit().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{StoreError, Writer, open};
    use crate::store::StoreConfig;

    async fn start(directory: &Path) -> Writer {
        let url = format!("sqlite://{}", directory.join("games.db").display());
        let opened = open::open(&StoreConfig { url }).await.unwrap();
        Writer::start(opened.writer, opened.lock)
    }

    /// Runs statements as one unit of work.
    async fn run<const N: usize>(writer: &Writer, statements: [&'static str; N]) -> Result<(), StoreError> {
        writer
            .run(move |connection| {
                Box::pin(async move {
                    for statement in statements {
                        sqlx::query(statement).execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    async fn count(writer: &Writer) -> i64 {
        let count = writer.run(|connection| {
            Box::pin(async move {
                let count: i64 =
                    sqlx::query_scalar("select count(*) from inbox").fetch_one(connection).await?;
                Ok(count)
            })
        });
        count.await.unwrap()
    }

    const ONE: &str = "insert into inbox (update_id, received_at) values (1, 0)";
    const TWO: &str = "insert into inbox (update_id, received_at) values (2, 0)";
    const MANY: &str = "with recursive n (i) as (select 100 union all select i + 1 from n where i < 50000)
        insert into inbox (update_id, received_at) select i, i from n";

    #[tokio::test]
    async fn a_unit_at_fault_leaves_nothing_and_others_of_its_group_are_committed() {
        let directory = tempfile::tempdir().unwrap();
        let writer = start(directory.path()).await;
        let (good, bad, better) =
            tokio::join!(run(&writer, [ONE]), run(&writer, [TWO, ONE]), run(&writer, [TWO]));
        assert!(matches!(bad, Err(StoreError::Database(_))), "{bad:?}");
        assert!(good.is_ok() && better.is_ok());
        assert_eq!(count(&writer).await, 2);
    }

    #[tokio::test]
    async fn a_full_disk_refuses_and_does_no_harm() {
        let directory = tempfile::tempdir().unwrap();
        let writer = start(directory.path()).await;
        run(&writer, ["pragma max_page_count = 60"]).await.unwrap();
        let (small, large) = tokio::join!(run(&writer, [ONE]), run(&writer, [MANY]));
        for refused in [small, large] {
            let error = refused.unwrap_err();
            assert!(error.to_string().contains("full") && !error.is_fatal(), "{error:?}");
        }
        assert_eq!(count(&writer).await, 0, "nobody was told that anything is written");
        run(&writer, [ONE]).await.unwrap();
        run(&writer, ["pragma max_page_count = 1000000"]).await.unwrap();
        run(&writer, [MANY]).await.unwrap();
        assert_eq!(count(&writer).await, 49_902);
        writer.close().await.unwrap();
    }
}
