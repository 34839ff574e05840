//! Which language a reader gets.

use reversi_bot::text::{Language, Languages, Wanted};

use super::five;

fn languages() -> Languages {
    five(|_| String::new(), &[]).languages().clone()
}

fn by_client(code: &str) -> String {
    languages().negotiate(Wanted { client: Some(code), ..Wanted::default() }).to_owned()
}

#[test]
fn one_s_own_choice_then_the_client_then_the_group_then_english() {
    let languages = languages();
    let negotiate = |own, client, group| languages.negotiate(Wanted { own, client, group });
    assert_eq!(negotiate(Some("fy"), Some("fr"), Some("es")), "fy");
    assert_eq!(negotiate(Some("en"), Some("fr"), Some("es")), "en");
    assert_eq!(negotiate(None, Some("fr"), Some("es")), "fr");
    assert_eq!(negotiate(None, Some("nl"), Some("es")), "es");
    assert_eq!(negotiate(None, None, Some("be")), "be");
    assert_eq!(negotiate(None, Some("nl"), None), "en");
    assert_eq!(negotiate(None, None, None), "en");
}

#[test]
fn clients_send_english_when_nobody_has_chosen_so_the_group_s_choice_stands() {
    let languages = languages();
    for client in ["en", "en-US", "en-GB"] {
        let wanted = Wanted { client: Some(client), group: Some("fr"), own: None };
        assert_eq!(languages.negotiate(wanted), "fr", "{client}");
        assert_eq!(by_client(client), "en");
    }
}

#[test]
fn a_choice_that_is_no_longer_served_counts_for_nothing() {
    let languages = languages();
    let negotiate = |own, client, group| languages.negotiate(Wanted { own, client, group });
    assert_eq!(negotiate(Some("tlh"), Some("fr"), None), "fr");
    assert_eq!(negotiate(Some(""), None, Some("be")), "be");
    assert_eq!(negotiate(None, None, Some("tlh")), "en");
}

#[test]
fn client_codes_of_every_shape() {
    for (code, expected) in [
        ("be", "be"),
        ("BE", "be"),
        ("be-BY", "be"),
        ("be-tarask", "be"),
        ("be-BY-tarask", "be"),
        ("be-Latn", "be"),
        ("es", "es"),
        ("es-419", "es"),
        ("es_419", "es"),
        ("es-ES", "es"),
        ("es-MX", "es"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("fr-FR", "fr"),
        ("fr-Latn-CH", "fr"),
        ("fr-x-private", "fr"),
        ("fr-CA-u-ca-gregory", "fr"),
        ("fy", "fy"),
        ("fy-NL", "fy"),
        // Not ours, some of them looking like ours.
        ("nl", "en"),
        ("nl-FY", "en"),
        ("ru", "en"),
        ("uk", "en"),
        ("frr", "en"),
        ("fro", "en"),
        ("frp", "en"),
        ("bem", "en"),
        ("est", "en"),
        ("zh-hans", "en"),
        ("pt-br", "en"),
        ("und", "en"),
        ("und-FR", "en"),
        ("mul", "en"),
        ("zxx", "en"),
        // No codes at all.
        ("", "en"),
        ("-", "en"),
        ("_", "en"),
        ("-fr", "en"),
        ("x", "en"),
        ("x-fr", "en"),
        ("i-klingon", "en"),
        ("*", "en"),
        ("français", "en"),
        ("фр", "en"),
        ("fr'; --", "en"),
        ("\u{202E}rf", "en"),
        ("🇫🇷", "en"),
    ] {
        assert_eq!(by_client(code), expected, "{code:?}");
    }
    assert_eq!(by_client(&"fr-".repeat(10_000)), "en", "a code longer than any");
}

fn offered(client: Option<&str>) -> String {
    let languages = languages();
    languages.offered(client).into_iter().map(Language::autonym).collect::<Vec<_>>().join(" · ")
}

#[test]
fn the_menu_offers_first_what_is_likely_to_be_understood() {
    let usual = "Frysk · Беларуская · Français · Español · English";
    for client in [None, Some("en"), Some("nl"), Some("nl-BE"), Some("de"), Some(""), Some("und")] {
        assert_eq!(offered(client), usual, "{client:?}");
    }
    for client in ["ru", "uk", "ru-RU", "uk-UA"] {
        assert_eq!(offered(Some(client)), "Беларуская · Frysk · Français · Español · English", "{client}");
    }
}

#[test]
fn a_terminal_s_environment_names_a_language() {
    let languages = languages();
    for (values, expected) in [
        (vec!["fr_CA.UTF-8"], "fr"),
        (vec!["fr_FR@euro"], "fr"),
        (vec!["be_BY.UTF-8@latin"], "be"),
        (vec!["be_BY@latin"], "be"),
        (vec!["fy_NL"], "fy"),
        (vec!["fy_DE.UTF-8"], "fy"),
        (vec!["es_AR.ISO-8859-1"], "es"),
        (vec!["en_GB.UTF-8"], "en"),
        (vec!["nl_NL.UTF-8"], "en"),
        (vec!["C"], "en"),
        (vec!["C.UTF-8"], "en"),
        (vec!["POSIX"], "en"),
        (vec![""], "en"),
        (vec![], "en"),
        (vec![".UTF-8"], "en"),
        (vec!["", "fr_FR.UTF-8"], "fr"),
        (vec!["C", "fr_FR.UTF-8"], "en"),
        (vec!["es_ES.UTF-8", "fr_FR.UTF-8"], "es"),
    ] {
        assert_eq!(languages.environment(values.iter().copied()), expected, "{values:?}");
    }
}

#[test]
fn a_language_is_found_by_its_folder_or_a_code() {
    let languages = languages();
    let find = |code| languages.find(code).map(Language::id);
    assert_eq!(find("en"), Some("en"));
    assert_eq!(find("fr-CA"), Some("fr"));
    assert_eq!(find("BE"), Some("be"));
    assert_eq!(find("tlh"), None);
    assert_eq!(find("C"), None);
    assert_eq!(languages.get("fy").map(Language::autonym), Some("Frysk"));
    assert_eq!(languages.get("fy-NL"), None);
}
