//! Looking for words and characters.

/// The forbidden things in a text: parts anywhere, whole words, and beginnings of words. Words are compared in
/// small letters; an apostrophe parts words.
pub(super) fn forbidden(text: &str, parts: &[&str], words: &[&str], beginnings: &[&str]) -> Vec<String> {
    let small = text.to_lowercase();
    let parts = parts.iter().filter(|part| small.contains(**part)).map(|part| (*part).to_owned());
    let bad = |word: &&str| words.contains(word) || beginnings.iter().any(|begin| word.starts_with(begin));
    parts.chain(words_of(&small).map(|(_, word)| word).filter(bad).map(ToOwned::to_owned)).collect()
}

/// The words of a text and where they begin: runs of letters. A variable is no word.
pub(super) fn words_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut inside = false;
    let mut begin = None;
    let mut words = Vec::new();
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        let is_letter = !inside && (c.is_alphabetic() || c == '\u{0301}');
        match (begin, is_letter) {
            (None, true) => begin = Some(at),
            (Some(from), false) => {
                words.push((from, &text[from..at]));
                begin = None;
            }
            _ => {}
        }
        inside = (inside || c == '{') && c != '}';
    }
    words.into_iter()
}

/// What a rule says about each character of a text, with the one before and the one after it.
pub(super) fn characters(
    text: &str,
    rule: impl Fn(char, Option<char>, Option<char>) -> Option<String>,
) -> Vec<String> {
    let all: Vec<char> = text.chars().collect();
    let before = |index: usize| index.checked_sub(1).and_then(|index| all.get(index)).copied();
    all.iter()
        .enumerate()
        .filter_map(|(index, c)| rule(*c, before(index), all.get(index + 1).copied()))
        .collect()
}

/// The variables of a text, each with the text before and after it.
pub(super) fn variables(text: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    text.match_indices("{$").filter_map(move |(at, _)| {
        let length = text[at..].find('}')?;
        Some((&text[at + 2..at + length], &text[..at], &text[at + length + 1..]))
    })
}

/// The word that ends a text, in small letters, if it ends with one and a space.
pub(super) fn word_before_space(text: &str) -> Option<String> {
    let text = text.strip_suffix([' ', '\u{00A0}'])?;
    let (from, word) = words_of(text).last()?;
    (from + word.len() == text.len()).then(|| word.to_lowercase())
}

#[test]
fn words_are_runs_of_letters_outside_variables() {
    let words: Vec<_> = words_of("L’ami {$name} joue-t-il d3 ?").map(|(_, word)| word).collect();
    assert_eq!(words, ["L", "ami", "joue", "t", "il", "d"]);
    assert_eq!(word_before_space("Le tour de ").as_deref(), Some("de"));
    assert_eq!(word_before_space("Le tour de"), None);
    assert_eq!(word_before_space("Le tour : "), None);
}
