//! What reaches the bot, when, and how often.

use serde_json::json;

use super::support::World;

#[tokio::test]
async fn an_update_comes_again_until_it_is_confirmed() {
    let world = World::new().await;
    world.stand_in.say(world.ann, world.ann, "hello").unwrap();
    let first = world.updates().await;
    assert_eq!(first.len(), 1);
    assert_eq!(first[0]["message"]["text"], "hello");
    assert_eq!(first[0]["message"]["from"]["language_code"], "fy-NL");
    assert_eq!(world.updates().await, first);
    let next = first[0]["update_id"].as_i64().unwrap() + 1;
    assert_eq!(world.done("getUpdates", json!({"offset": next})).await, json!([]));
    assert_eq!(world.stand_in.pending_updates(), 0);
}
