//! What several tests lean on.

pub(crate) mod chance;
pub(crate) mod facts;
pub(crate) mod slow;
