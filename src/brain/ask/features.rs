//! What two questions are compared by: words, and runs of letters within them.

use std::collections::BTreeMap;

use icu_normalizer::DecomposingNormalizerBorrowed;

/// The weight of a whole word.
const WORD: f64 = 1.0;
/// The lengths of the runs of letters that count.
const RUNS: [usize; 2] = [3, 4];
/// The weight of all runs of one length in a word, shared among them by the root of their number.
const RUN: f64 = 0.8;

/// Features and how much each counts.
pub(super) type Features = BTreeMap<String, f64>;

/// The features of a text. A language in Cyrillic is compared in plain Latin letters, since many type it so.
pub(super) fn features(text: &str, is_cyrillic: bool) -> Features {
    let mut features = Features::new();
    let folded = fold(text, is_cyrillic);
    for word in folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        *features.entry(format!("={word}")).or_default() += WORD;
        let letters: Vec<char> = std::iter::once('^').chain(word.chars()).chain(['$']).collect();
        for length in RUNS {
            let runs = letters.windows(length);
            let weight = RUN / number(runs.len().max(1)).sqrt();
            for run in runs {
                *features.entry(run.iter().collect()).or_default() += weight;
            }
        }
    }
    features
}

/// A count as a number to weigh with.
pub(super) fn number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::MAX, f64::from)
}

/// Whether a text is written in Cyrillic letters, apart from a few words.
pub(super) fn is_cyrillic(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic());
    let (cyrillic, all) = letters.fold((0, 0), |(cyrillic, all), c| {
        (cyrillic + usize::from(('\u{400}'..='\u{4FF}').contains(&c)), all + 1)
    });
    2 * cyrillic > all
}

/// Lower case, without accents; Cyrillic as the letters that people type for it.
fn fold(text: &str, is_cyrillic: bool) -> String {
    let lower = text.to_lowercase().replace('ł', "l").replace('œ', "oe");
    let latin = if is_cyrillic { latin(&lower) } else { lower };
    let apart = DecomposingNormalizerBorrowed::new_nfd().normalize(&latin);
    let plain: String = apart.chars().filter(|c| !('\u{300}'..='\u{36F}').contains(c)).collect();
    if is_cyrillic { merge(&plain) } else { plain }
}

/// Cyrillic letter by letter, with those of the neighbours that are typed by mistake.
fn latin(text: &str) -> String {
    text.chars()
        .filter_map(|c| {
            Some(match c {
                'а' | 'я' => 'a',
                'б' => 'b',
                'в' => 'v',
                'г' | 'ґ' | 'х' => 'h',
                'д' => 'd',
                'е' | 'э' => 'e',
                'ё' | 'о' => 'o',
                'ж' | 'з' => 'z',
                'і' | 'и' => 'i',
                'й' => 'j',
                'к' => 'k',
                'л' => 'l',
                'м' => 'm',
                'н' => 'n',
                'п' => 'p',
                'р' => 'r',
                'с' | 'ш' | 'щ' => 's',
                'т' => 't',
                'у' | 'ў' | 'ю' => 'u',
                'ф' => 'f',
                'ц' | 'ч' => 'c',
                'ы' => 'y',
                'ь' | 'ъ' => return None,
                other => other,
            })
        })
        .collect()
}

/// The ways of writing one sound in Latin letters, made one: `sz`, `sh` and `š` are `s`, softness goes, and
/// unstressed `o` is `a`.
fn merge(text: &str) -> String {
    const SOUNDS: [(&str, &str); 7] =
        [("kh", "h"), ("cz", "c"), ("sz", "s"), ("sh", "s"), ("zh", "z"), ("ts", "c"), ("w", "v")];
    let sounds = SOUNDS.iter().fold(text.replace('g', "h"), |text, (from, to)| text.replace(from, to));
    let letters: Vec<char> = sounds.chars().collect();
    let is_soft = |c: char| matches!(c, 'j' | 'y' | 'i');
    let mut merged = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let follows = letters[at..].iter().find(|c| !is_soft(**c));
        if is_soft(*letter) && matches!(follows, Some('a' | 'e' | 'o' | 'u')) {
            continue;
        }
        merged.push(match letter {
            'y' | 'j' => 'i',
            'o' => 'a',
            other => *other,
        });
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::{fold, is_cyrillic};

    #[test]
    fn accents_and_case_do_not_matter() {
        assert_eq!(fold("ÉTÉ où Œuvre", false), "ete ou oeuvre");
        assert_eq!(fold("Wêrom ûnder", false), "werom under");
    }

    #[test]
    fn one_language_in_two_alphabets_is_one() {
        for (cyrillic, typed) in
            [("хто пачынае", "chto pačynaje"), ("чаму", "chamu"), ("прапусціць ход", "prapuscic hod")]
        {
            let (left, right) = (fold(cyrillic, true), fold(typed, true));
            let same = left.chars().filter(|c| right.contains(*c)).count();
            assert!(same + 2 >= left.chars().count(), "{left} and {right}");
        }
        assert_eq!(fold("ў", true), fold("у", true));
        assert!(is_cyrillic("хто пачынае") && !is_cyrillic("who begins d3"));
    }
}
