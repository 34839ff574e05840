//! The store: what is committed stays, what is to be sent arrives.

mod games;
mod support;
