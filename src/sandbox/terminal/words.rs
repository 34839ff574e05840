//! The sentences that the terminal says itself; everything else it prints is symbols, or the bot's.

/// One method for each sentence, in the reader's language.
pub trait Words {
    /// What can be typed: a few lines.
    fn help(&self) -> String;
    /// The line is none of these things.
    fn not_understood(&self, line: &str) -> String;
    /// No button says this, and no board shows this square, where the person is.
    fn no_such_button(&self, label: &str) -> String;
    /// There is no message with this number, or no longer.
    fn no_such_message(&self, number: i64) -> String;
    /// The inline query offers no result with this number.
    fn no_such_result(&self, number: usize) -> String;
    /// This is done in a group; the person is in the private chat.
    fn only_in_a_group(&self) -> String;
    /// Only a small group can become a supergroup.
    fn only_a_small_group(&self) -> String;
    /// This group was made without topics.
    fn no_topics(&self, group: &str) -> String;
}
