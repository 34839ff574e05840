//! Names of every kind, and the token that nobody may see.

use super::world::World;

#[tokio::test]
async fn no_name_is_markup_or_moves_the_text_around() {
    let long = "x".repeat(300);
    let names =
        ["<b>&", "*a* _b_ [c](http://d)", "\u{202e}evil\u{2066}", "محمد", "  \u{200b} ", long.as_str()];
    for name in names {
        let mut world = World::start().await;
        let ann = world.telegram.person("Ann", Some("en"));
        world.telegram.change_person(ann, |person| person.first_name = name.to_owned());
        world.say(ann, ann, "/play").await;
        let board = world.newest(ann);
        assert!(board.text.contains("(Black) to play"), "{}", board.text);
        assert!(!board.text.contains(['\u{202e}', '\u{2066}', '\u{200b}']), "{:?}", board.text);
        let shown: String = board
            .text
            .split('\u{2068}')
            .nth(1)
            .and_then(|rest| rest.split('\u{2069}').next())
            .unwrap_or_default()
            .to_owned();
        assert!(!shown.is_empty() && shown.chars().count() <= 30, "{shown:?}");
        if name == "<b>&" {
            assert_eq!(shown, name);
        }
        assert!(board.entities.iter().all(|entity| entity["type"] == "bold"), "{:?}", board.entities);
    }
}

#[tokio::test]
async fn the_token_is_in_no_log_and_no_database() {
    let (mut world, table) = World::with_a_game().await;
    world.telegram.fail(reversi_bot::sandbox::server::Fault::ServerError { status: 502 }, 2);
    world.tap(table.ann, table.board, "d3").await;
    world.telegram.fail(reversi_bot::sandbox::server::Fault::LostAnswer, 1);
    world.tap(table.bob, table.board, "c3").await;
    let token = world.telegram.token();
    let secret = token.split(':').nth(1).expect("a secret").to_owned();
    let (log, database) = world.stop().await;
    assert!(log.len() > 1000, "the log was written at the finest level");
    assert!(!log.contains(&secret));
    assert!(!database.windows(secret.len()).any(|window| window == secret.as_bytes()));
}

#[tokio::test]
async fn each_person_is_told_in_their_own_language() {
    let (mut world, table) = World::with_a_game().await;
    for (code, told) in [
        ("fr-CA", "participez pas"),
        ("es-419", "No participas"),
        ("be-tarask", "не ўдзельнічаеце"),
        ("fy-NL", "dogge net mei"),
        ("nl", "not playing"),
        ("xx", "not playing"),
    ] {
        let person = world.telegram.person(&format!("P{code}"), Some(code));
        world.telegram.join(table.group, person);
        let said = world.tap(person, table.board, "d3").await;
        assert!(said.iter().any(|said| said.text.contains(told)), "{code}: {said:?}");
    }
}
