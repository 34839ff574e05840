//! What goes wrong on request.

use reversi_bot::sandbox::server::{Aim, Fault, Outcome};
use serde_json::{Value, json};

use super::support::World;

fn texts(world: &World) -> Vec<String> {
    world.stand_in.messages(world.ann).into_iter().map(|message| message.text).collect()
}

#[tokio::test]
async fn too_many_requests_in_one_chat_leave_the_others_alone() {
    let world = World::new().await;
    let aim = Aim { skip: 1, ..Aim::chat(world.ann) };
    world.stand_in.fail_where(Fault::TooManyRequests { retry_after: 30 }, aim, 1);
    let send = |chat: i64| json!({"chat_id": chat, "text": "x"});
    world.done("sendMessage", send(world.family)).await;
    world.done("sendMessage", send(world.ann)).await;
    let answer = world.call("sendMessage", send(world.ann)).await;
    assert_eq!((answer.status, answer.text()), (429, "Too Many Requests: retry after 30"));
    assert_eq!(answer.body["parameters"], json!({"retry_after": 30}));
    world.done("sendMessage", send(world.ann)).await;
    assert_eq!(texts(&world), ["x", "x"]);
}

#[tokio::test]
async fn server_errors_come_as_a_page_and_do_nothing() {
    let world = World::new().await;
    world.stand_in.fail_where(Fault::ServerError { status: 502 }, Aim::method("getMe"), 1);
    let (status, body) = world.try_call("getMe", json!({})).await.unwrap();
    assert_eq!(status, 502);
    assert!(body.starts_with("<html>"), "{body}");
    world.done("getMe", json!({})).await;
    let outcomes: Vec<_> =
        world.stand_in.calls_of("getMe").into_iter().map(|request| request.outcome).collect();
    assert_eq!(outcomes, [Outcome::Failed(Fault::ServerError { status: 502 }), Outcome::Done]);
}

#[tokio::test]
async fn lost_requests_and_lost_answers_look_alike_to_the_bot() {
    let world = World::new().await;
    let send = |text: &str| json!({"chat_id": world.ann, "text": text});
    world.stand_in.fail(Fault::LostRequest, 1);
    let error = world.try_call("sendMessage", send("lost")).await.unwrap_err();
    assert!(error.is_request() && !error.is_timeout(), "{error:?}");
    assert_eq!(texts(&world), Vec::<String>::new());
    world.stand_in.fail(Fault::LostAnswer, 1);
    let error = world.try_call("sendMessage", send("done")).await.unwrap_err();
    assert!(error.is_request() && !error.is_timeout(), "{error:?}");
    assert_eq!(texts(&world), ["done"]);
}

#[tokio::test]
async fn a_late_call_overtakes_newer_ones() {
    let world = World::new().await;
    let id = world.board(world.ann, &["d3"]).await;
    let edit = |text: &str| json!({"chat_id": world.ann, "message_id": id, "text": text});
    world.stand_in.fail(Fault::Late { after: Some(30_000) }, 1);
    world.try_call("editMessageText", edit("old")).await.unwrap_err();
    world.done("editMessageText", edit("new")).await;
    world.stand_in.set_now(world.stand_in.now() + 29_999);
    assert_eq!(texts(&world), ["new"]);
    world.stand_in.set_now(world.stand_in.now() + 1);
    assert_eq!(texts(&world), ["old"]);
    assert_eq!(world.stand_in.calls_of("editMessageText")[0].outcome, Outcome::CarriedOutLate(Ok(())));

    world.stand_in.fail(Fault::Late { after: None }, 1);
    world.try_call("editMessageText", edit("when told")).await.unwrap_err();
    world.stand_in.set_now(world.stand_in.now() + 86_400_000);
    assert_eq!(texts(&world), ["old"]);
    world.stand_in.apply_late();
    assert_eq!(texts(&world), ["when told"]);
}

#[tokio::test]
async fn a_duplicate_comes_after_its_confirmation() {
    let world = World::new().await;
    world.stand_in.duplicate(1);
    world.stand_in.say(world.ann, world.ann, "twice").unwrap();
    world.stand_in.say(world.ann, world.ann, "once").unwrap();
    let updates = world.updates().await;
    assert_eq!(updates.len(), 2);
    let next = updates[1]["update_id"].as_i64().unwrap() + 1;
    let again = world.done("getUpdates", json!({"offset": next})).await;
    assert_eq!(again, Value::Array(updates[..1].to_vec()));
    assert_eq!(world.done("getUpdates", json!({"offset": next})).await, json!([]));
}
