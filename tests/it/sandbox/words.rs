//! The terminal's sentences in English.

use reversi_bot::sandbox::terminal::Words;

pub(crate) struct English;

impl Words for English {
    fn help(&self) -> String {
        "Type.\n".to_owned()
    }

    fn not_understood(&self, line: &str) -> String {
        format!("Not understood: {line}")
    }

    fn no_such_button(&self, label: &str) -> String {
        format!("No button says {label}.")
    }

    fn no_such_message(&self, number: i64) -> String {
        format!("No message #{number}.")
    }

    fn no_such_result(&self, number: usize) -> String {
        format!("No result {number}.")
    }

    fn only_in_a_group(&self) -> String {
        "Only in a group.".to_owned()
    }

    fn only_a_small_group(&self) -> String {
        "Only a small group.".to_owned()
    }

    fn no_topics(&self, group: &str) -> String {
        format!("{group} has no topics.")
    }
}
