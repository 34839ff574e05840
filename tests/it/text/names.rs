//! Names of people, as they come and as they are shown.

use reversi_bot::text::Name;
use unicode_segmentation::UnicodeSegmentation;

fn shown(raw: &str) -> String {
    Name::clean(raw).to_string()
}

#[test]
fn names_of_every_script_stay_as_they_are() {
    for name in [
        "Ann",
        "Jean-Étienne",
        "Олена",
        "Ўладзімір Караткевіч",
        "Sjoukje fan 'e Mar",
        "Ñandú",
        "نور الدين",
        "نُورٌ",
        "שָׁלוֹם",
        "अनिल कुमार",
        "ธนพัฒน์",
        "김민수",
        "王小明",
        "Zoë 🦊",
        "👩‍👩‍👧‍👦",
        "👨🏽‍🚀",
        "🏳️‍🌈",
        "<b>&amp;</b>",
        "*_`[x](tg://user?id=1)",
        "/resign",
        "d3",
        "1",
    ] {
        assert_eq!(shown(name), name);
    }
}

#[test]
fn white_space_is_one_space_between_words() {
    assert_eq!(shown("  Ann \t of\n\n Green\u{3000}Gables \u{00A0}"), "Ann of Green Gables");
}

#[test]
fn what_would_reorder_or_hide_the_text_around_it_is_gone() {
    assert_eq!(shown("\u{202E}nnA\u{202C}"), "nnA");
    assert_eq!(shown("\u{2067}Ann\u{2069}\u{2069}"), "Ann");
    assert_eq!(shown("A\u{200B}n\u{FEFF}n\u{00AD}\u{200E}\u{200F}\u{061C}"), "Ann");
    assert_eq!(shown("An\u{0}n\u{1B}[31m\u{7F}\u{85}"), "Ann[31m");
    assert_eq!(shown("Ann\u{E0041}\u{E007F}\u{E0101}"), "Ann");
}

#[test]
fn a_name_with_nothing_to_see_is_a_silhouette() {
    for raw in [
        "",
        " ",
        "\n",
        "\u{200B}\u{2060}",
        "\u{200D}",
        "\u{FE0F}\u{200D}",
        "\u{3164}",
        "\u{2800} \u{2800}",
        "\u{FFA0}",
    ] {
        assert_eq!(shown(raw), "👤", "{raw:?}");
    }
}

#[test]
fn a_long_name_is_cut_between_what_people_see_as_letters() {
    assert_eq!(shown(&"a".repeat(30)), "a".repeat(30));
    assert_eq!(shown(&"a".repeat(31)), format!("{}…", "a".repeat(29)));
    assert_eq!(shown(&"я".repeat(200)), format!("{}…", "я".repeat(29)));
    let spaced = format!("{} {}", "a".repeat(28), "b".repeat(50));
    assert_eq!(shown(&spaced), format!("{}…", "a".repeat(28)), "no space before the dots");
}

#[test]
fn a_heavy_name_is_cut_sooner() {
    let families = shown(&"👩‍👩‍👧‍👦".repeat(30));
    assert_eq!(families, format!("{}…", "👩‍👩‍👧‍👦".repeat(5)));
    for raw in ["👩‍👩‍👧‍👦".repeat(200), "नि".repeat(200), "نُ".repeat(200), "🦊".repeat(200)]
    {
        let name = shown(&raw);
        assert!(name.encode_utf16().count() <= Name::MAX_UNITS, "{name}");
        assert!(name.graphemes(true).count() <= Name::MAX, "{name}");
        assert!(name.graphemes(true).count() > 5, "{name}");
    }
}

#[test]
fn towers_of_marks_are_taken_down() {
    let tower = "e\u{0301}\u{0302}\u{0303}\u{0304}\u{0305}\u{0306}\u{0307}\u{0308}\u{0309}\u{030A}\u{030B}";
    assert_eq!(shown(tower), "e\u{0301}\u{0302}");
    assert_eq!(
        shown(&format!("Z{0}o{0}e{0}", "\u{0334}\u{0489}\u{1DC3}\u{20DD}\u{FE25}")),
        "Z\u{334}\u{489}o\u{334}\u{489}e\u{334}\u{489}"
    );
    assert_eq!(shown("Vie\u{0302}\u{0323}t"), "Vie\u{0302}\u{0323}t", "two marks are a letter of Vietnamese");
    let tower_of_another_script = format!("ก{}", "\u{0E49}".repeat(100));
    assert!(shown(&tower_of_another_script).chars().count() <= 12);
}
