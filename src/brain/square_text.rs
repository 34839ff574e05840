//! Squares as people type them.

use crate::reversi::Square;

/// Reads a typed square: `d3`, `D3`, `d 3`, `d-3`, `3d`, full-width letters, keycap digits, and the letters of a
/// Belarusian keyboard that look like ours or stand for them (`а б ц д е ф г х`).
pub fn read(text: &str) -> Option<Square> {
    let signs: Vec<char> = text
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '.' | '!' | '/' | '\u{FE0F}' | '\u{20E3}'))
        .take(3)
        .collect();
    let [first, second] = signs.as_slice() else { return None };
    let pair = |letter: char, digit: char| Square::new(column(letter)?, row(digit)?);
    pair(*first, *second).or_else(|| pair(*second, *first))
}

/// Whether a text was meant as a square though it is none: a letter and a digit, such as `i9`.
pub(super) fn looks_like_one(text: &str) -> bool {
    let signs: Vec<char> = text.trim().chars().filter(|c| !c.is_whitespace()).take(4).collect();
    match signs.as_slice() {
        [letter, digits @ ..] if !digits.is_empty() && digits.len() < 3 => {
            letter.is_alphabetic() && digits.iter().all(char::is_ascii_digit)
        }
        _ => false,
    }
}

fn column(letter: char) -> Option<u8> {
    let letter = letter.to_lowercase().next()?;
    let latin = match letter {
        'а' => 'a',
        'б' | 'в' => 'b',
        'ц' | 'с' => 'c',
        'д' => 'd',
        'е' | 'ё' | 'э' => 'e',
        'ф' => 'f',
        'г' | 'ґ' => 'g',
        'х' | 'н' => 'h',
        'ａ'..='ｈ' => char::from_u32(u32::from(letter) - u32::from('ａ') + u32::from('a'))?,
        other => other,
    };
    ('a'..='h').position(|column| column == latin).and_then(|column| u8::try_from(column).ok())
}

fn row(digit: char) -> Option<u8> {
    let digit = match digit {
        '１'..='８' => char::from_u32(u32::from(digit) - u32::from('１') + u32::from('1'))?,
        other => other,
    };
    digit.to_digit(10).filter(|row| (1..=8).contains(row)).and_then(|row| u8::try_from(row - 1).ok())
}

#[cfg(test)]
mod tests {
    use super::{looks_like_one, read};

    #[test]
    fn squares_as_people_type_them() {
        for text in ["d3", "D3", " d 3 ", "3d", "d-3", "/d3", "ｄ３", "d3\u{FE0F}\u{20E3}", "д3", "Д3", "d3!"]
        {
            assert_eq!(read(text).map(|square| square.to_string()).as_deref(), Some("d3"), "{text}");
        }
        for (text, square) in [
            ("а1", "a1"),
            ("б2", "b2"),
            ("ц4", "c4"),
            ("с4", "c4"),
            ("е5", "e5"),
            ("ф6", "f6"),
            ("г7", "g7"),
            ("х8", "h8"),
        ] {
            assert_eq!(read(text).map(|square| square.to_string()).as_deref(), Some(square), "{text}");
        }
    }

    #[test]
    fn what_is_no_square_is_not_guessed() {
        for text in ["", "d", "3", "d9", "d0", "i3", "d33", "dd3", "hello", "👍", "d3 e4"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert!(looks_like_one("i9") && looks_like_one("d10"));
        assert!(!looks_like_one("hello") && !looks_like_one("d3 please"));
    }
}
