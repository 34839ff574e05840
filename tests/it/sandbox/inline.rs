//! Inline queries and the messages that come of them.

use reversi_bot::sandbox::server::{ActError, Happening};
use serde_json::{Value, json};

use super::support::World;

fn article(id: &str) -> Value {
    json!({
        "type": "article", "id": id, "title": "A game", "description": "of reversi",
        "input_message_content": {"message_text": "Who plays?"},
        "reply_markup": {"inline_keyboard": [[{"text": "Join", "callback_data": "j"}]]},
    })
}

#[tokio::test]
async fn a_chosen_result_becomes_a_message_known_by_its_inline_number() {
    let world = World::new().await;
    let bob = world.stand_in.person("Bob", Some("be"));
    let query = world.stand_in.ask_inline(world.ann, bob, "reversi");
    let asked = world.confirm_all().await;
    assert_eq!(asked[0]["inline_query"]["query"], "reversi");
    assert_eq!(world.stand_in.choose(&query, 0, bob), Err(ActError::NoSuchOffer), "not answered yet");
    world.done("answerInlineQuery", json!({"inline_query_id": query, "results": [article("a")]})).await;
    let seen = world.stand_in.happenings(0);
    assert!(matches!(seen.last(), Some(Happening::Offered { offers, .. }) if offers[0].title == "A game"));

    // Bob's private chat with the bot is not open: the bot hears only that a result was chosen.
    let message = world.stand_in.choose(&query, 0, bob).unwrap();
    world.stand_in.press(bob, message, 0, 0).unwrap();
    let updates = world.confirm_all().await;
    assert_eq!(updates.len(), 2);
    let inline_id = &updates[0]["chosen_inline_result"]["inline_message_id"];
    assert_eq!(updates[0]["chosen_inline_result"]["result_id"], "a");
    let press = &updates[1]["callback_query"];
    assert_eq!(&press["inline_message_id"], inline_id);
    assert_eq!(
        (&press["message"], &press["from"]["id"], &press["data"]),
        (&Value::Null, &json!(bob), &json!("j"))
    );

    let edit = json!({"inline_message_id": inline_id, "text": "Ann – Bob"});
    assert_eq!(world.done("editMessageText", edit.clone()).await, json!(true));
    assert!(world.refused("editMessageText", edit).await.starts_with("Bad Request: message is not modified"));
    let message = world.stand_in.message(message).unwrap();
    assert_eq!((message.text.as_str(), message.keyboard.is_empty()), ("Ann – Bob", true));
}

#[tokio::test]
async fn a_result_without_buttons_has_no_inline_number() {
    let world = World::new().await;
    let query = world.stand_in.ask_inline(world.ann, world.family, "");
    let mut bare = article("a");
    bare.as_object_mut().unwrap().remove("reply_markup");
    world.done("answerInlineQuery", json!({"inline_query_id": query, "results": [bare]})).await;
    world.confirm_all().await;
    world.stand_in.choose(&query, 0, world.family).unwrap();
    let updates = world.confirm_all().await;
    assert_eq!(updates[0]["chosen_inline_result"].get("inline_message_id"), None);
    assert_eq!(updates[1]["message"]["via_bot"]["id"], json!(world.stand_in.bot_id()));
}

#[tokio::test]
async fn answers_that_are_refused() {
    let world = World::new().await;
    let query = world.stand_in.ask_inline(world.ann, world.ann, "x");
    let with = |field: &str, value: Value| {
        let mut article = article("a");
        article[field] = value;
        json!([article])
    };
    let many: Vec<Value> = (0..51).map(|n| article(&n.to_string())).collect();
    let parse = "can't parse inline query result:";
    for (results, refusal) in [
        (json!(many), "too many inline query results specified"),
        (json!({}), "expected an Array of inline query results"),
        (json!([article("a"), article("a")]), "RESULT_ID_DUPLICATE"),
        (json!([article("")]), "RESULT_ID_INVALID"),
        (json!([article(&"x".repeat(65))]), "RESULT_ID_INVALID"),
        (with("title", json!("")), "ARTICLE_TITLE_EMPTY"),
        (
            with("type", json!("game")),
            &format!("{parse} type \"game\" is unsupported for the inline query result"),
        ),
        (with("input_message_content", json!({})), &format!("{parse} Can't find field \"message_text\"")),
        (with("input_message_content", json!({"message_text": " "})), "text must be non-empty"),
        (
            with(
                "reply_markup",
                json!({"inline_keyboard": [[{"text": "a", "callback_data": "x".repeat(65)}]]}),
            ),
            "BUTTON_DATA_INVALID",
        ),
        (json!([1]), &format!("{parse} Inline query result must be an object")),
    ] {
        let params = json!({"inline_query_id": query, "results": results});
        assert_eq!(world.refused("answerInlineQuery", params).await, format!("Bad Request: {refusal}"));
    }
    let button = json!({"text": "Start", "start_parameter": "a b"});
    let params = json!({"inline_query_id": query, "results": [], "button": button});
    assert_eq!(world.refused("answerInlineQuery", params).await, "Bad Request: START_PARAM_INVALID");
    let fifty: Vec<Value> = (0..50).map(|n| article(&n.to_string())).collect();
    let params = json!({"inline_query_id": query, "results": fifty});
    world.done("answerInlineQuery", params.clone()).await;
    let too_old = "Bad Request: query is too old and response timeout expired or query ID is invalid";
    assert_eq!(world.refused("answerInlineQuery", params).await, too_old);
}
