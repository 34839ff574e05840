//! Plurals, against words written by hand: nothing here asks a library which form is right.

use reversi_bot::text::{Arg, ArgKind, Entry};

use super::{five, phrase};

const TABLE: [Entry; 1] = [Entry { id: "discs", args: &[("n", ArgKind::Number)] }];

/// Numbers that a board never counts, to see that the rule and not a list is at work.
const LARGE: [i64; 12] = [100, 101, 102, 105, 110, 111, 112, 114, 121, 122, 125, 1001];

fn text(id: &str) -> String {
    match id {
        "be" => {
            "discs = { PLURAL($n) ->\n [one] { $n } фішка\n [few] { $n } фішкі\n *[many] { $n } фішак\n }\n"
        }
        "en" => "discs = { PLURAL($n) ->\n [one] { $n } disc\n *[other] { $n } discs\n }\n",
        "es" => "discs = { PLURAL($n) ->\n [one] { $n } ficha\n *[other] { $n } fichas\n }\n",
        "fr" => "discs = { PLURAL($n) ->\n [one] { $n } pion\n *[other] { $n } pions\n }\n",
        _ => "discs = { PLURAL($n) ->\n [one] { $n } skiif\n *[other] { $n } skiven\n }\n",
    }
    .to_owned()
}

/// Says every number and compares with the word that is right for it.
fn check(locale: &str, word: impl Fn(i64) -> &'static str) {
    let catalog = five(text, &TABLE);
    for n in (0..=64).chain(LARGE) {
        let said = catalog.say(locale, &phrase("discs", &[("n", Arg::Number(n))]));
        assert_eq!(said, format!("{n} {}", word(n)), "{locale}");
    }
}

#[test]
fn belarusian_has_three_forms() {
    check("be", |n| match n {
        1 | 21 | 31 | 41 | 51 | 61 | 101 | 121 | 1001 => "фішка",
        2 | 3 | 4 | 22 | 23 | 24 | 32 | 33 | 34 | 42 | 43 | 44 | 52 | 53 | 54 | 62 | 63 | 64 | 102 | 122 => {
            "фішкі"
        }
        _ => "фішак",
    });
}

#[test]
fn french_counts_nothing_in_the_singular() {
    check("fr", |n| if n == 0 || n == 1 { "pion" } else { "pions" });
}

#[test]
fn english_spanish_and_frisian_have_a_singular_for_one_alone() {
    check("en", |n| if n == 1 { "disc" } else { "discs" });
    check("es", |n| if n == 1 { "ficha" } else { "fichas" });
    check("fy", |n| if n == 1 { "skiif" } else { "skiven" });
}

#[test]
fn exact_numbers_are_selected_on_the_number_itself() {
    let text =
        |_: &str| "discs = { $n ->\n [0] nothing\n [1] a disc\n *[other] { $n } in all\n }\n".to_owned();
    let catalog = five(text, &TABLE);
    let say = |n| catalog.say("be", &phrase("discs", &[("n", Arg::Number(n))]));
    assert_eq!([0, 1, 21].map(say), ["nothing", "a disc", "21 in all"]);
}
