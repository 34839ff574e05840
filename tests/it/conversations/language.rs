//! Which language a person and a group are answered in.

use reversi_bot::brain::{Effect, Picture, Place, Subject};
use reversi_bot::view::{Action, Does};

use super::hall::{GROUP, Hall, person, private};

/// The languages that the first screen offers and the one it is written in.
fn welcome(client: Option<&str>) -> (String, Vec<String>) {
    let mut hall = Hall::new();
    let ann = person(1, "Ann", client);
    let effects = hall.line(&ann, private(&ann), "/start");
    assert!(matches!(effects.as_slice(), [Effect::Say { subject: Subject::Welcome, .. }]), "{effects:?}");
    let place = Place::from(private(&ann));
    let painting =
        hall.painted(&Picture::Subject { subject: Subject::Welcome, place }).expect("a first screen");
    let offered = painting.screen.keyboard.iter().flatten().filter_map(|button| match &button.does {
        Does::Act(Action::Language { locale }) => Some(locale.clone()),
        _ => None,
    });
    (painting.locale.clone(), offered.collect())
}

#[test]
fn the_client_decides_until_the_person_does() {
    for (client, locale) in [
        (Some("fr"), "fr"),
        (Some("fr-CA"), "fr"),
        (Some("es-419"), "es"),
        (Some("be"), "be"),
        (Some("be-tarask"), "be"),
        (Some("fy-NL"), "fy"),
        (Some("en-GB"), "en"),
        (Some("nl"), "en"),
        (Some("ru"), "en"),
        (Some("zz"), "en"),
        (Some("not a code"), "en"),
        (None, "en"),
    ] {
        let (spoken, offered) = welcome(client);
        assert_eq!(spoken, locale, "{client:?}");
        assert_eq!(offered.len(), 5, "all five are one press away: {offered:?}");
    }
}

#[test]
fn neighbours_find_their_language_first() {
    assert_eq!(welcome(Some("nl")).1.first().map(String::as_str), Some("fy"));
    assert_eq!(welcome(Some("ru")).1.first().map(String::as_str), Some("be"));
}

#[test]
fn a_choice_stays_whatever_the_client_says() {
    let mut hall = Hall::new();
    let ann = person(1, "Ann", Some("fr"));
    hall.line(&ann, private(&ann), "/start");
    hall.press(&ann, private(&ann), Action::Language { locale: "fy".to_owned() });
    let moved = person(1, "Ann", Some("es"));
    hall.line(&moved, private(&moved), "/help");
    let place = Place::from(private(&ann));
    let painting = hall.painted(&Picture::Subject { subject: Subject::Help, place }).expect("help");
    assert_eq!(painting.locale, "fy");
}

#[test]
fn a_group_speaks_as_it_was_called_until_it_chooses_but_a_presser_is_answered_in_their_own() {
    let mut hall = Hall::new();
    let (ann, bob) = (person(1, "Ann", Some("be")), person(2, "Bob", Some("fr")));
    hall.line(&ann, GROUP, "/reversi");
    let board = Picture::Board { game: hall.newest().id, place: GROUP.into() };
    assert_eq!(hall.painted(&board).expect("a board").locale, "be");
    let game = hall.newest().id;
    let answered = hall.press(&bob, GROUP, Action::Options { game, open: true });
    assert!(matches!(answered.as_slice(), [Effect::Answer { locale, .. }] if locale == "fr"), "{answered:?}");
    hall.press(&bob, GROUP, Action::Language { locale: "fy".to_owned() });
    assert_eq!(hall.painted(&board).expect("a board").locale, "fy");
}
