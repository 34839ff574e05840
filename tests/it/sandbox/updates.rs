//! What reaches the bot, when, and how often.

use reversi_bot::sandbox::server::{Options, Pressed, Speech, Standing};
use serde_json::{Value, json};

use super::support::World;

fn texts(updates: &[Value]) -> Vec<&str> {
    updates.iter().filter_map(|update| update["message"]["text"].as_str()).collect()
}

#[tokio::test]
async fn an_update_comes_again_until_it_is_confirmed() {
    let world = World::new().await;
    world.stand_in.say(world.ann, world.ann, "hello").unwrap();
    let first = world.updates().await;
    assert_eq!(first.len(), 1);
    assert_eq!(first[0]["message"]["text"], "hello");
    assert_eq!(first[0]["message"]["from"]["language_code"], "fy-NL");
    assert_eq!(world.updates().await, first);
    world.stand_in.say(world.ann, world.ann, "again").unwrap();
    let next = first[0]["update_id"].as_i64().unwrap() + 1;
    let rest = world.done("getUpdates", json!({"offset": next})).await;
    assert_eq!(texts(rest.as_array().unwrap()), ["again"], "only what lies before the offset is confirmed");
    assert_eq!(world.done("getUpdates", json!({"offset": next + 1})).await, json!([]));
    assert_eq!(world.stand_in.pending_updates(), 0);
}

#[tokio::test]
async fn batches_have_a_size_and_a_negative_offset_keeps_the_newest() {
    let world = World::new().await;
    for n in 0..120 {
        world.stand_in.say(world.ann, world.ann, &n.to_string()).unwrap();
    }
    let batch = world.done("getUpdates", json!({"limit": 1000})).await;
    assert_eq!(batch.as_array().unwrap().len(), 100);
    let batch = world.done("getUpdates", json!({"limit": 2})).await;
    assert_eq!(texts(batch.as_array().unwrap()), ["0", "1"]);
    let batch = world.done("getUpdates", json!({"offset": -3})).await;
    assert_eq!(texts(batch.as_array().unwrap()), ["117", "118", "119"]);
    assert_eq!(world.stand_in.pending_updates(), 3);
}

#[tokio::test]
async fn old_updates_are_forgotten_each_kind_in_its_time() {
    let world = World::new().await;
    let board = world.board(world.ann, &["d3"]).await;
    world.stand_in.say(world.ann, world.ann, "message").unwrap();
    world.stand_in.press(world.ann, board, 0, 0).unwrap();
    world.stand_in.ask_inline(world.ann, world.ann, "x");
    let start = world.stand_in.now();
    for (after, left) in
        [(29_999, 3), (30_000, 2), (149_999, 2), (150_000, 1), (86_399_999, 1), (86_400_000, 0)]
    {
        world.stand_in.set_now(start + after);
        assert_eq!(world.updates().await.len(), left, "after {after} ms");
    }
}

#[tokio::test]
async fn only_the_kinds_that_were_asked_for_come_and_the_server_remembers() {
    let world = World::new().await;
    world.done("getUpdates", json!({"allowed_updates": ["callback_query"]})).await;
    let board = world.board(world.ann, &["d3"]).await;
    world.stand_in.say(world.ann, world.ann, "not wanted").unwrap();
    world.stand_in.press(world.ann, board, 0, 0).unwrap();
    let updates = world.confirm_all().await;
    assert_eq!(updates.len(), 1);
    assert_eq!(updates[0]["callback_query"]["message"]["message_id"], board);
    world.done("getUpdates", json!({"allowed_updates": []})).await;
    world.stand_in.say(world.ann, world.ann, "wanted").unwrap();
    assert_eq!(texts(&world.updates().await), ["wanted"]);
}

#[tokio::test]
async fn the_long_poll_wakes_at_once_and_shows_when_it_waits() {
    let world = World::new().await;
    let poll = world.done("getUpdates", json!({"timeout": 50}));
    let people = async {
        let quiet = world.stand_in.wait_parked().await;
        assert!(world.stand_in.still(quiet));
        world.done("sendMessage", json!({"chat_id": world.ann, "text": "x"})).await;
        assert!(!world.stand_in.still(quiet), "the bot has called something since");
        let quiet = world.stand_in.wait_parked().await;
        world.stand_in.say(world.ann, world.ann, "hello").unwrap();
        assert!(!world.stand_in.still(quiet), "an update is on its way");
    };
    let (updates, ()) = tokio::join!(poll, people);
    assert_eq!(texts(updates.as_array().unwrap()), ["hello"]);
}

#[tokio::test]
async fn a_poll_whose_bot_died_no_longer_waits() {
    let world = World::new().await;
    tokio::select! {
        _ = world.try_call("getUpdates", json!({"timeout": 50})) => panic!("nothing was to come"),
        _ = world.stand_in.wait_parked() => {}
    }
    // The client's call was dropped and its connection with it: the server must notice.
    world.stand_in.wait_for(|state| !state.is_polled()).await;
    world.stand_in.say(world.ann, world.ann, "for the next one").unwrap();
    assert_eq!(texts(&world.updates().await), ["for the next one"]);
}

#[tokio::test]
async fn two_pollers_are_a_conflict_that_the_older_loses() {
    let world = World::new().await;
    let first = world.refused("getUpdates", json!({"timeout": 50}));
    let second = async {
        world.stand_in.wait_parked().await;
        world.done("getUpdates", json!({})).await
    };
    let (first, second) = tokio::join!(first, second);
    assert_eq!(
        first,
        "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
    );
    assert_eq!(second, json!([]));
}

#[tokio::test]
async fn a_webhook_keeps_get_updates_from_working() {
    let world = World::new().await;
    let first = world.refused("getUpdates", json!({"timeout": 50}));
    let second = async {
        world.stand_in.wait_parked().await;
        world.done("setWebhook", json!({"url": "https://example.org/hook"})).await;
    };
    let (first, ()) = tokio::join!(first, second);
    assert_eq!(first, "Conflict: terminated by setWebhook request");
    assert_eq!(
        world.refused("getUpdates", json!({})).await,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
    );
    assert_eq!(world.done("getWebhookInfo", json!({})).await["url"], "https://example.org/hook");
    let refused = world.refused("setWebhook", json!({"url": "http://example.org"})).await;
    assert_eq!(refused, "Bad Request: bad webhook: An HTTPS URL must be provided for webhook");
    world.stand_in.say(world.ann, world.ann, "dropped").unwrap();
    world.done("deleteWebhook", json!({"drop_pending_updates": true})).await;
    assert_eq!(world.updates().await, Vec::<Value>::new());
}

#[tokio::test]
async fn privacy_mode_hides_talk_but_not_what_is_meant_for_the_bot() {
    let world = World::new().await;
    let (chat, ann) = (world.family, world.ann);
    let board = world.board(chat, &["d3"]).await;
    let talk = world.stand_in.say(ann, chat, "just talk").unwrap();
    for text in
        ["/reversi", "/why@Sandbox_Reversi_Bot d3", "/start@other_bot", "hi /reversi", " /reversi", "/"]
    {
        world.stand_in.say(ann, chat, text).unwrap();
    }
    world.stand_in.speak(Speech::new(ann, chat, "d3").reply(board)).unwrap();
    world.stand_in.speak(Speech::new(ann, chat, "not for you").reply(talk)).unwrap();
    let updates = world.confirm_all().await;
    assert_eq!(texts(&updates), ["/reversi", "/why@Sandbox_Reversi_Bot d3", "d3"]);
    assert_eq!(updates[0]["message"]["entities"], json!([{"type": "bot_command", "offset": 0, "length": 8}]));
    assert_eq!(updates[2]["message"]["reply_to_message"]["message_id"], board);

    world.stand_in.set_standing(chat, Standing::Administrator, ann);
    world.stand_in.say(ann, chat, "now heard").unwrap();
    assert_eq!(texts(&world.confirm_all().await), ["now heard"]);
}

#[tokio::test]
async fn without_privacy_mode_the_bot_hears_everything() {
    let world = World::with(Options { privacy: false, ..Options::default() }).await;
    world.stand_in.say(world.ann, world.family, "just talk").unwrap();
    assert_eq!(texts(&world.updates().await), ["just talk"]);
}

#[tokio::test]
async fn a_removed_or_blocked_bot_hears_of_that_and_then_nothing() {
    let world = World::new().await;
    world.stand_in.kick_bot(world.family, world.ann).unwrap();
    world.stand_in.say(world.ann, world.family, "/reversi").unwrap();
    world.stand_in.block(world.ann);
    let updates = world.confirm_all().await;
    let statuses: Vec<_> =
        updates.iter().map(|update| &update["my_chat_member"]["new_chat_member"]["status"]).collect();
    assert_eq!(statuses, ["kicked", "kicked"]);
    world.stand_in.say(world.ann, world.ann, "back").unwrap();
    let updates = world.confirm_all().await;
    assert_eq!(updates[0]["my_chat_member"]["new_chat_member"]["status"], "member");
    assert_eq!(updates[1]["message"]["text"], "back");
}

#[tokio::test]
async fn links_that_start_the_bot_open_the_private_chat() {
    let world = World::new().await;
    let bob = world.stand_in.person("Bob", None);
    let link = world.stand_in.bot_link("join_12");
    let markup =
        json!({"inline_keyboard": [[{"text": "Open", "url": link}, {"text": "Ask", "callback_data": "a"}]]});
    let sent = world
        .done("sendMessage", json!({"chat_id": world.family, "text": "x", "reply_markup": markup}))
        .await;
    let board = sent["message_id"].as_i64().unwrap();
    assert!(matches!(world.stand_in.press(bob, board, 0, 0), Ok(Pressed::Started(_))));
    let Ok(Pressed::Told(query)) = world.stand_in.press(bob, board, 0, 1) else { panic!("the bot is asked") };
    world.done("answerCallbackQuery", json!({"callback_query_id": query, "url": link})).await;
    let updates = world.confirm_all().await;
    assert_eq!(texts(&updates), ["/start join_12", "/start join_12"]);
    assert_eq!(updates[0]["message"]["chat"]["id"], bob);
    world.done("sendMessage", json!({"chat_id": bob, "text": "now open"})).await;
}
