//! The stand-in Bot API server over real HTTP.

#![expect(clippy::expect_used, reason = "a helper of a test fails by panicking")]

mod faults;
mod inline;
mod limits;
mod places;
mod runner;
mod support;
mod terminal;
mod updates;
mod wire_types;
mod words;
