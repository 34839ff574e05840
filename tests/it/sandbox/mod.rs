//! The stand-in Bot API server over real HTTP.

#![expect(clippy::expect_used, reason = "a helper of a test fails by panicking")]

mod faults;
mod inline;
mod limits;
mod places;
mod support;
mod updates;
mod wire_types;
