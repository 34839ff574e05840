//! Belarusian in the official spelling: its letters, у and ў, names that stay in the nominative, *вы*.

use super::flat::{Flat, is_name};
use super::is_space;
use super::scan::{characters, forbidden, variables, word_before_space, words_of};

const PARTS: &[&str] = &["(а)", "(ла)", "сьн", "зьв", "сьв", "зьн", "губляе ход", "губляеце ход"];

const WORDS: &[&str] = &["рухацца", "рухаецца", "прапуск", "рядок", "вугал", "вугле", "ты", "табе", "твой"];

const BEGINNINGS: &[&str] = &[
    "пешк",
    "прайгравал",
    "абаг",
    "апярэдж",
    "перагор",
    "фланг",
    "дыск",
    "квадрат",
    "праціўнік",
    "супернік",
    "замкн",
    "клясы",
    "плян",
    "атэл",
];

/// Prepositions that would need the name after them in another case.
const PREPOSITIONS: [&str; 12] =
    ["у", "ў", "з", "са", "да", "ад", "на", "супраць", "для", "пра", "к", "праз"];

const VOWELS: &str = "аеёіоуыэюя";

/// Words of other languages that keep their у after a vowel.
const FOREIGN: [&str; 2] = ["уні", "ультра"];

pub(super) fn faults(text: &Flat) -> Vec<String> {
    let mut faults = forbidden(&text.text, PARTS, WORDS, BEGINNINGS);
    faults.extend(letters(&text.text));
    faults.extend(words_of(&text.text).filter_map(|(at, word)| short_u(&text.text[..at], word)));
    faults.extend(words_of(&text.text).filter_map(|(at, word)| polite(&text.text[..at], word)));
    for (variable, before, _) in variables(&text.text).filter(|(name, ..)| is_name(name)) {
        let wrong = word_before_space(before).filter(|word| PREPOSITIONS.contains(&word.as_str()));
        faults.extend(wrong.map(|word| format!("{word} {{${variable}}}")));
    }
    // The singular also counts 21 and 31.
    let alone = ["адзін", "адна", "адно", "адну", "адной"];
    for one in &text.ones {
        let wrong = words_of(one).find(|(_, word)| alone.contains(word));
        faults.extend(wrong.map(|(_, word)| format!("{word} for 21")));
    }
    faults
}

fn is_cyrillic(c: char) -> bool {
    matches!(c, '\u{0400}'..='\u{04FF}')
}

/// Letters and signs that Belarusian does not have, or not together.
fn letters(text: &str) -> Vec<String> {
    let mut faults = characters(text, |c, before, after| {
        let small = c.to_lowercase().next().unwrap_or(c);
        let next = after.and_then(|c| c.to_lowercase().next());
        let soft = next.is_some_and(|next| "еёюяіь".contains(next));
        match small {
            'и' | 'ъ' | 'щ' => Some(format!("{c} is no letter of Belarusian")),
            'т' | 'ж' | 'ш' | 'ч' | 'р' | 'д' if soft => Some(format!("{c} is never soft")),
            '\u{02BC}' => Some("U+02BC for ’".to_owned()),
            '“' if before.is_some_and(is_space) => Some("“ opens nothing".to_owned()),
            '–' if before.is_some_and(is_space) => Some("– for —".to_owned()),
            ':' | ';' | '!' | '?' if before.is_some_and(is_space) => Some(format!("space before {c}")),
            '1'..='8' if before.is_some_and(is_cyrillic) => Some("a square in Cyrillic".to_owned()),
            _ => None,
        }
    });
    let mixed = words_of(text).map(|(_, word)| word);
    let mixed =
        mixed.filter(|word| word.chars().any(is_cyrillic) && word.chars().any(|c| c.is_ascii_alphabetic()));
    faults.extend(mixed.map(|word| format!("Latin letters in {word}")));
    faults
}

/// у is ў after a vowel, and only there. Nobody knows how a variable ends, so neither follows one.
fn short_u(before: &str, word: &str) -> Option<String> {
    let is_short = word.starts_with(['ў', 'Ў']);
    if !is_short && !word.starts_with('у') || FOREIGN.iter().any(|foreign| word.starts_with(foreign)) {
        return None;
    }
    let last = before.strip_suffix([' ', '\u{00A0}']).and_then(|before| before.chars().next_back());
    match last {
        Some('}') => Some(format!("{word} after a variable")),
        Some(c) if c.to_lowercase().any(|c| VOWELS.contains(c)) => {
            (!is_short).then(|| format!("{word} for ў"))
        }
        _ if before.ends_with(['-', '’']) => None,
        _ => is_short.then(|| format!("{word} for у")),
    }
}

/// вы is written small, except at the beginning of a sentence.
fn polite(before: &str, word: &str) -> Option<String> {
    let is_polite = matches!(word, "Вы" | "Вас" | "Вам" | "Вамі") || word.starts_with("Ваш");
    let last = before.trim_end_matches(is_space).chars().next_back();
    let inside = last.is_some_and(|c| c.is_alphanumeric() || matches!(c, ',' | '}'));
    (is_polite && inside).then(|| format!("capital of {word}"))
}

#[test]
fn belarusian_faults_are_caught() {
    super::catches(
        "be",
        &[
            ("фишка", "и is no letter of Belarusian"),
            ("щчыт", "щ is no letter of Belarusian"),
            ("трі", "р is never soft"),
            ("тіха", "т is never soft"),
            ("камп\u{02BC}ютар", "U+02BC for ’"),
            ("фiшка", "Latin letters in фiшка"),
            ("на с4", "a square in Cyrillic"),
            ("адзін – два", "– for —"),
            ("гульня у рэверсі", "у for ў"),
            ("партыя ўверх, ход ўніз", "ўніз for у"),
            ("яна ужо занятая", "ужо for ў"),
            ("Ўжо занята", "Ўжо for у"),
            ("{$square} ужо занятая", "ужо after a variable"),
            ("{$square} ўжо занятая", "ўжо after a variable"),
            ("ход гульца, Ваш", "capital of Ваш"),
            ("гэта ход ад {$name}", "ад {$name}"),
            ("супраць {$other}", "супраць {$other}"),
            ("пешка", "пешка"),
            ("тры дыскі", "дыскі"),
            ("праціўнік", "праціўнік"),
            ("супернік", "супернік"),
            ("зрабіў(а)", "(а)"),
            ("<адна фішка>", "адна for 21"),
            ("сьнег", "сьн"),
        ],
    );
    super::accepts(
        "be",
        &[
            "Партыя ў рэверсі: уверх і ўправа.",
            "Ваш ход. Вы перамаглі!",
            "{$name}, ваш ход",
            "На {$square} хадзіць нельга",
            "супраць гульца {$name}",
            "камп’ютар — сапернік",
            "дзве фішкі, джунглі",
            "універсальны і ўніверсітэт",
        ],
    );
}
