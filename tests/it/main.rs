//! Every test that needs more than one module, in one binary: it links once.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod bot;
mod conversations;
mod play;
mod reversi;
mod sandbox;
mod store;
mod support;
mod telegram;
mod text;
mod tidy;
