//! Spanish: pairs of ¿ ? and ¡ !, « » without spaces, *tú*, words of both sides of the ocean.

use super::flat::{Flat, is_literal, is_name};
use super::is_space;
use super::scan::{characters, forbidden, variables};

const PARTS: &[&str] = &[
    "(a)",
    "(o)",
    "o/a",
    "a/o",
    "pierde su turno",
    "pierdes tu turno",
    "pierdes el turno",
    "pierde el turno",
    "resultando en",
    "« ",
    " »",
];

const WORDS: &[&str] = &[
    "usted", "ustedes", "vosotros", "vosotras", "vos", "tablas", "peón", "peones", "rincón", "rincones",
    "plaza", "plazas", "mueve", "mueves", "mover", "mueva", "sólo", "éste", "ésta",
];

const BEGINNINGS: &[&str] =
    &["disco", "cuadrado", "espacio", "pieza", "escaque", "movimiento", "captur", "adelant", "othell"];

pub(super) fn faults(text: &Flat) -> Vec<String> {
    let mut faults = forbidden(&text.text, PARTS, WORDS, BEGINNINGS);
    faults.extend(characters(&text.text, |c, before, after| match c {
        '“' | '”' => Some(format!("{c} for «»")),
        ':' | ';' | '!' | '?' if before.is_some_and(is_space) => Some(format!("space before {c}")),
        '¿' | '¡' if after.is_some_and(is_space) => Some(format!("space after {c}")),
        _ => None,
    }));
    faults.extend(
        [('¿', '?'), ('¡', '!')].into_iter().filter_map(|(open, close)| unpaired(&text.text, open, close)),
    );
    for (variable, before, _) in variables(&text.text) {
        // "y" is "e" before Irene, "o" is "u" before 8 and 11.
        let joined = [" y ", " e ", " o ", " u "].into_iter().find(|joined| before.ends_with(joined));
        if let Some(joined) = joined
            && (is_name(variable) || (joined.trim() != "y" && !is_literal(variable)))
        {
            faults.push(format!("{}{{${variable}}}", joined.trim_start()));
        }
    }
    faults
}

/// A mark that opens without closing, or the other way round.
fn unpaired(text: &str, open: char, close: char) -> Option<String> {
    let mut is_open = false;
    for c in text.chars() {
        if c == open {
            if is_open {
                return Some(format!("{open} twice"));
            }
            is_open = true;
        } else if c == close {
            if !is_open {
                return Some(format!("{close} without {open}"));
            }
            is_open = false;
        }
    }
    is_open.then(|| format!("{open} without {close}"))
}

#[test]
fn spanish_faults_are_caught() {
    super::catches(
        "es",
        &[
            ("Juegas?", "? without ¿"),
            ("¿Juegas", "¿ without ?"),
            ("¿¿Juegas?", "¿ twice"),
            ("Bien hecho!", "! without ¡"),
            ("¡Bien hecho", "¡ without !"),
            ("¡ Bien!", "space after ¡"),
            ("¡Bien !", "space before !"),
            ("«Unirse »", " »"),
            ("“Unirse»", "“ for «»"),
            ("{$name} y {$other}", "y {$other}"),
            ("uno o {$n}", "o {$n}"),
            ("usted juega", "usted"),
            ("un disco", "disco"),
            ("dos piezas", "piezas"),
            ("el cuadrado d3", "cuadrado"),
            ("tu movimiento", "movimiento"),
            ("{$name} pierde su turno.", "pierde su turno"),
            ("Es tablas.", "tablas"),
            ("invitado(a)", "(a)"),
            ("voltea sólo una", "sólo"),
        ],
    );
    super::accepts(
        "es",
        &["¿Juegas? ¡Bien hecho! «Unirse»", "{$name} juega en {$square} y voltea {$n} fichas."],
    );
}
