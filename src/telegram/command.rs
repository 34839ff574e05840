//! Commands, as people really type them.

/// The most letters of a command.
const LONGEST: usize = 32;

/// What a text says, if it begins like a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Spoken {
    /// A command for this bot, or for any.
    Ours {
        /// The word in lower case.
        word: String,
        /// The rest of the text, trimmed.
        rest: String,
        /// Whether this bot was named.
        addressed: bool,
    },
    /// A command for another bot.
    Theirs,
    /// Something else.
    Text,
}

/// Reads a text: `/move d3`, `/MOVE@bot\nd3`. The word ends at any white space; letter case counts nowhere.
pub(super) fn read(text: &str, bot: &str) -> Spoken {
    let Some(line) = text.trim_start().strip_prefix('/') else { return Spoken::Text };
    let end = line.find(char::is_whitespace).unwrap_or(line.len());
    let (head, rest) = line.split_at(end);
    let (word, named) = head.split_once('@').map_or((head, None), |(word, named)| (word, Some(named)));
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    if word.is_empty() || word.len() > LONGEST || !word.bytes().all(is_letter) {
        return Spoken::Text;
    }
    if named.is_some_and(|named| !named.eq_ignore_ascii_case(bot)) {
        return Spoken::Theirs;
    }
    Spoken::Ours { word: word.to_ascii_lowercase(), rest: rest.trim().to_owned(), addressed: named.is_some() }
}

#[cfg(test)]
mod tests {
    use super::{Spoken, read};

    fn ours(word: &str, rest: &str, addressed: bool) -> Spoken {
        Spoken::Ours { word: word.to_owned(), rest: rest.to_owned(), addressed }
    }

    #[test]
    fn a_command_ends_at_any_white_space() {
        for (text, spoken) in [
            ("/move d3", ours("move", "d3", false)),
            ("/MOVE\n d3 ", ours("move", "d3", false)),
            ("/move\u{a0}d3", ours("move", "d3", false)),
            ("  /d3", ours("d3", "", false)),
            ("/start\tj_0123", ours("start", "j_0123", false)),
            ("/Move@Reversi_Bot  d3  e4", ours("move", "d3  e4", true)),
            ("/move@other_bot d3", Spoken::Theirs),
            ("/move@ d3", Spoken::Theirs),
        ] {
            assert_eq!(read(text, "reversi_bot"), spoken, "{text:?}");
        }
    }

    #[test]
    fn anything_else_is_text() {
        for text in ["", "/", "/ move", "d3", "/д3", "/@reversi_bot", "//", "/move-d3", "move /d3"] {
            assert_eq!(read(text, "reversi_bot"), Spoken::Text, "{text:?}");
        }
        assert_eq!(read(&format!("/{}", "a".repeat(33)), "reversi_bot"), Spoken::Text);
    }
}
