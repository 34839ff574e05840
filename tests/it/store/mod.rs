//! The store: what is committed stays, what is to be sent arrives.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test fails loudly, and a child of the crash tests speaks through its standard output"
)]

mod chats;
mod crash;
mod games;
mod history;
mod intake;
mod opening;
mod outbox;
mod payload;
mod support;
