//! Western Frisian: capitals without accents, its own words and not Dutch ones, *jo*.

use super::flat::{Flat, is_name};
use super::is_space;
use super::scan::{characters, forbidden, variables, words_of};

const PARTS: &[&str] =
    &["fan' e", "fan’ e", "syn of har", "kinne dwaan", "jo beurt ferlieze", "beurt ferlern"];

const WORDS: &[&str] = &[
    "plein",
    "pleinen",
    "eltse",
    "remise",
    "stabiel",
    "stabile",
    "boerden",
    "grafyk",
    "do",
    "dyn",
    "bord",
    "schijf",
    "ronde",
    "pagina",
    "fersje",
    "ynsluten",
    "skiifke",
    "ynstellings",
    "oefenings",
    "gebrûke",
    "korrigearje",
    "lykspul",
    "gelykspul",
    "passe",
];

const BEGINNINGS: &[&str] = &[
    "pion",
    "beweg",
    "beweeg",
    "beweech",
    "oerflak",
    "outflank",
    "flankear",
    "útflank",
    "omkear",
    "tsjinoersteld",
    "útnoeg",
    "othell",
];

pub(super) fn faults(text: &Flat) -> Vec<String> {
    let mut faults = forbidden(&text.text, PARTS, WORDS, BEGINNINGS);
    let accented = |word: &str| word.starts_with(['Ú', 'Û', 'Â', 'Ô', 'Ê']);
    let capital = words_of(&text.text).map(|(_, word)| word).filter(|word| accented(word));
    faults.extend(capital.map(|word| format!("accent on the capital of {word}")));
    faults.extend(characters(&text.text, |c, before, _| match c {
        '“' | '”' | '«' | '»' => Some(format!("{c} for ‘ ’")),
        '—' => Some("— for –".to_owned()),
        ':' | ';' | '!' | '?' if before.is_some_and(is_space) => Some(format!("space before {c}")),
        _ => None,
    }));
    for (variable, _, after) in variables(&text.text).filter(|(name, ..)| is_name(name)) {
        let owning = ["’s ", "s ", " syn ", " har "].into_iter().find(|owning| after.starts_with(owning));
        faults.extend(owning.map(|owning| format!("{{${variable}}}{owning}")));
    }
    faults
}

#[test]
fn frisian_faults_are_caught() {
    super::catches(
        "fy",
        &[
            ("Útdaagje", "accent on the capital of Útdaagje"),
            ("Ûngedien meitsje", "accent on the capital of Ûngedien"),
            ("Ôfwize", "accent on the capital of Ôfwize"),
            ("op it plein d3", "plein"),
            ("in pion", "pion"),
            ("jo beweging", "beweging"),
            ("de skiif omkeare", "omkeare"),
            ("it is remise", "remise"),
            ("twa boerden", "boerden"),
            ("eltse skiif", "eltse"),
            ("do bist oan de beurt", "do"),
            ("syn of har beurt", "syn of har"),
            ("as jo gjin set kinne dwaan", "kinne dwaan"),
            ("skiven dy’t ynsluten wurde", "ynsluten"),
            ("in set — of net", "— for –"),
            ("{$name} syn beurt", "{$name} syn "),
            ("Spylje ?", "space before ?"),
        ],
    );
    assert_eq!(faults(&Flat::plain("“Meidwaan”")), ["“ for ‘ ’", "” for ‘ ’"]);
    super::accepts(
        "fy",
        &[
            "De skiven dy’t jo ynslute, wurde omdraaid – yn ien kear.",
            "‘Meidwaan’",
            "útdaagje",
            "{$name} hat spile",
        ],
    );
}
