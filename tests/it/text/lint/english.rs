//! English: American spelling, the words of the game, no gender.

use super::flat::Flat;
use super::scan::forbidden;

const PARTS: &[&str] = &["lose your turn", "loses a turn", "lose a turn", "he or she", "his or her"];

const WORDS: &[&str] =
    &["centre", "grey", "tile", "tiles", "north", "south", "east", "west", "he", "she", "his", "her"];

const BEGINNINGS: &[&str] =
    &["disk", "piece", "pawn", "chip", "colour", "captur", "overtak", "northe", "northw"];

pub(super) fn faults(text: &Flat) -> Vec<String> {
    forbidden(&text.text, PARTS, WORDS, BEGINNINGS)
}

#[test]
fn english_faults_are_caught() {
    super::catches(
        "en",
        &[
            ("Place a disk", "disk"),
            ("Your pieces", "pieces"),
            ("the pawn", "pawn"),
            ("in the centre", "centre"),
            ("the colour", "colour"),
            ("{$name} captures", "captures"),
            ("north of d3", "north"),
            ("You lose your turn.", "lose your turn"),
            ("it is his turn", "his"),
            ("discs you overtake", "overtake"),
        ],
    );
    super::accepts("en", &["{$name} (Black) to play.", "“Why?” explains the last square you couldn’t play."]);
}
