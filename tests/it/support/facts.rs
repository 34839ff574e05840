//! Published facts in `tests/it/data`: each file says where it comes from and how many items it has.

#![expect(clippy::expect_used, reason = "a helper of a test fails by panicking")]

use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
struct Facts<T> {
    origin: String,
    count: usize,
    items: Vec<T>,
}

/// The items of a file, which is given as its text (`include_str!`, so that a missing file does not compile).
/// Fails when the file does not say where it comes from or has not as many items as it says.
pub(crate) fn facts<T: DeserializeOwned>(text: &str) -> Vec<T> {
    let facts: Facts<T> = serde_json::from_str(text).expect("a file of facts");
    assert!(!facts.origin.is_empty(), "the origin is missing");
    assert_eq!(facts.items.len(), facts.count, "items are missing");
    assert!(facts.count > 0, "there are no items");
    facts.items
}
