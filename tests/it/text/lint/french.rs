//! French: no-break spaces, elision before names, *vous*, the words of the federation.

use super::flat::{Flat, is_literal, is_name};
use super::scan::{characters, forbidden, variables, word_before_space};

const PARTS: &[&str] =
    &["(e)", "·e", "(ne)", "sauter son tour", "perd son tour", "perdez votre tour", "a vous de"];

const WORDS: &[&str] = &[
    "tu",
    "toi",
    "ton",
    "tes",
    "jeton",
    "jetons",
    "pièce",
    "pièces",
    "carré",
    "carrés",
    "tuile",
    "tuiles",
    "mouvement",
    "mouvements",
    "trait",
    "nulle",
    "othellier",
];

const BEGINNINGS: &[&str] = &["disque", "échiquier", "captur", "dépass", "doubl", "othell"];

/// Words that lose their vowel before another, which a name may begin with.
const ELIDED: [&str; 11] = ["de", "que", "si", "jusque", "lorsque", "puisque", "le", "la", "ne", "je", "se"];

pub(super) fn faults(text: &Flat) -> Vec<String> {
    let mut faults = forbidden(&text.text, PARTS, WORDS, BEGINNINGS);
    faults.extend(characters(&text.text, |c, before, after| {
        let wide = before == Some('\u{00A0}');
        let narrow = before == Some('\u{202F}');
        match c {
            ':' if !wide && after != Some('/') => Some("no U+00A0 before :".to_owned()),
            ';' | '!' | '?' if !narrow && !matches!(before, Some('!' | '?')) => {
                Some(format!("no U+202F before {c}"))
            }
            '»' if !wide => Some("no U+00A0 before »".to_owned()),
            '«' if after != Some('\u{00A0}') => Some("no U+00A0 after «".to_owned()),
            '\u{00A0}' if !matches!(after, Some(':' | '»')) && before != Some('«') => {
                Some("stray U+00A0".to_owned())
            }
            '\u{202F}' if !matches!(after, Some(';' | '!' | '?')) => Some("stray U+202F".to_owned()),
            _ => None,
        }
    }));
    for (variable, before, _) in variables(&text.text).filter(|(name, ..)| is_name(name) || is_literal(name))
    {
        if before.ends_with('’') {
            faults.push(format!("’{{${variable}}}"));
        }
        if let Some(word) = word_before_space(before).filter(|word| ELIDED.contains(&word.as_str())) {
            faults.push(format!("{word} {{${variable}}}"));
        }
    }
    // The singular also counts nothing: "un seul pion" for 0 would be wrong.
    let alone = |one: &String| one.contains("un seul") || one.contains("une seule");
    faults.extend(text.ones.iter().filter(|one| alone(one)).map(|one| format!("for 0: {one}")));
    faults
}

#[test]
fn french_faults_are_caught() {
    super::catches(
        "fr",
        &[
            ("Score: 4", "no U+00A0 before :"),
            ("Score : 4", "no U+00A0 before :"),
            ("Bravo !", "no U+202F before !"),
            ("Qui commence?", "no U+202F before ?"),
            ("Oui; non", "no U+202F before ;"),
            ("« oui\u{00A0}»", "no U+00A0 after «"),
            ("«\u{00A0}oui »", "no U+00A0 before »"),
            ("à\u{202F}vous", "stray U+202F"),
            ("le tour de {$name}", "de {$name}"),
            ("près de {$square}", "de {$square}"),
            ("parce que {$other} joue", "que {$other}"),
            ("l’ami d’{$name}", "’{$name}"),
            ("À toi de jouer", "toi"),
            ("A vous de jouer", "a vous de"),
            ("invité(e)", "(e)"),
            ("un jeton", "jeton"),
            ("le carré d3", "carré"),
            ("votre mouvement", "mouvement"),
            ("les disques", "disques"),
            ("{$name} capture", "capture"),
            ("{$name} perd son tour.", "perd son tour"),
            ("<un seul pion> retourné", "for 0: un seul pion"),
        ],
    );
    assert_eq!(faults(&Flat::plain("Bravo\u{00A0}!")), ["stray U+00A0", "no U+202F before !"]);
    super::accepts(
        "fr",
        &[
            "Impossible de jouer en {$square}\u{00A0}: ce coup n’encadre aucun pion.",
            "«\u{00A0}Pourquoi\u{202F}?\u{00A0}» explique.",
            "À {$name} de jouer\u{202F}! https://t.me/bot",
            "de {$n} pions",
        ],
    );
}
