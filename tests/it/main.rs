//! All integration tests in one binary: one link instead of many.

mod store;
