//! The words in a text.

/// The words of a text, without variables, squares, commands and what is typed or linked as it stands.
pub(super) fn words(text: &str) -> Vec<String> {
    let pieces = text.split(|c: char| c.is_whitespace() || matches!(c, '—' | '–' | '…'));
    pieces.filter(|piece| !is_typed(piece)).flat_map(of_piece).collect()
}

/// Whether a piece between blanks is typed as it stands: a command, a name of the network, a link, an option.
fn is_typed(piece: &str) -> bool {
    let piece = piece.trim_start_matches(['(', '“', '«', '‹', '"']);
    piece.starts_with(['/', '@', ':', '#', '-', '?']) && piece.len() > 1
        || piece.contains("://")
        || piece.contains('_')
}

fn of_piece(piece: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = piece;
    // A word that touches a variable is only part of one.
    while let Some((before, after)) = rest.split_once('{') {
        words.extend(plain(before).into_iter().filter(|word| !before.ends_with(word.as_str())));
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    words.extend(plain(rest));
    words
}

fn plain(text: &str) -> Vec<String> {
    let signs = |c: char| !(c.is_alphanumeric() || matches!(c, '’' | '-'));
    let trimmed = text.split(signs).map(|word| word.trim_matches(['-', '’']));
    let counted = |word: &&str| !word.is_empty() && !word.chars().any(char::is_numeric);
    // A letter by itself is a column or a key.
    trimmed.filter(counted).filter(|word| word.chars().count() > 1).map(str::to_owned).collect()
}

#[test]
fn what_is_no_word_is_left_out() {
    assert_eq!(words("d3: {$name} plays a1–h8, /move d3."), ["plays"]);
    assert_eq!(words("l’{$square} et l’adversaire"), ["et", "l’adversaire"]);
    assert_eq!(words("(«Што?») – хутка, так-так!"), ["Што", "хутка", "так-так"]);
    assert_eq!(words("dy’t ’t fan’e"), ["dy’t", "fan’e"]);
}
