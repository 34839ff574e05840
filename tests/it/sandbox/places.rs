//! Who may be written to, and what the bot may ask about chats.

use reversi_bot::sandbox::server::{Speech, Standing, Voice};
use serde_json::json;

use super::support::World;

#[tokio::test]
async fn chats_that_cannot_be_written_to() {
    let world = World::new().await;
    let StandInPeople { stranger, blocker, gone } = StandInPeople::meet(&world);
    let kicked = world.stand_in.group("Kicked", world.ann);
    world.stand_in.kick_bot(kicked, world.ann).unwrap();
    let kicked_super = world.stand_in.supergroup("Kicked", world.ann);
    world.stand_in.kick_bot(kicked_super, world.ann).unwrap();
    let left = world.stand_in.supergroup("Left", world.ann);
    world.done("leaveChat", json!({"chat_id": left})).await;
    let silent = world.stand_in.supergroup("Silent", world.ann);
    world.stand_in.set_standing(silent, Standing::Restricted, world.ann);
    for (chat, refusal) in [
        (json!(""), "Bad Request: chat_id is empty"),
        (json!(5), "Bad Request: chat not found"),
        (json!("@nobody"), "Bad Request: chat not found"),
        (json!(stranger), "Forbidden: bot can't initiate conversation with a user"),
        (json!(blocker), "Forbidden: bot was blocked by the user"),
        (json!(gone), "Forbidden: user is deactivated"),
        (json!(kicked), "Forbidden: bot was kicked from the group chat"),
        (json!(kicked_super), "Forbidden: bot was kicked from the supergroup chat"),
        (json!(left), "Forbidden: bot is not a member of the supergroup chat"),
        (json!(silent), "Bad Request: not enough rights to send text messages to the chat"),
    ] {
        assert_eq!(world.refused("sendMessage", json!({"chat_id": chat, "text": "x"})).await, refusal);
    }
    world.stand_in.add_bot(kicked, world.ann).unwrap();
    world.done("sendMessage", json!({"chat_id": kicked, "text": "x"})).await;
    world.stand_in.say(stranger, stranger, "hello").unwrap();
    world.done("sendMessage", json!({"chat_id": stranger, "text": "x"})).await;
}

struct StandInPeople {
    stranger: i64,
    blocker: i64,
    gone: i64,
}

impl StandInPeople {
    fn meet(world: &World) -> Self {
        let stranger = world.stand_in.person("Bob", None);
        let blocker = world.stand_in.person("Cyd", None);
        world.stand_in.open(blocker);
        world.stand_in.block(blocker);
        let gone = world.stand_in.person("Dee", None);
        world.stand_in.open(gone);
        world.stand_in.change_person(gone, |person| person.deactivated = true);
        Self { stranger, blocker, gone }
    }
}

#[tokio::test]
async fn a_group_that_moves_takes_its_messages_numbers_away() {
    let world = World::new().await;
    let board = world.board(world.family, &["d3"]).await;
    let new = world.stand_in.migrate(world.family, world.ann).unwrap();
    assert!(new < -1_000_000_000_000);
    let answer = world.call("sendMessage", json!({"chat_id": world.family, "text": "x"})).await;
    assert_eq!(answer.text(), "Bad Request: group chat was upgraded to a supergroup chat");
    assert_eq!(answer.body["parameters"], json!({"migrate_to_chat_id": new}));
    for chat in [world.family, new] {
        let edit = json!({"chat_id": chat, "message_id": board, "text": "y"});
        assert_eq!(world.refused("editMessageText", edit).await, "Bad Request: message to edit not found");
    }
    world.done("sendMessage", json!({"chat_id": new, "text": "x"})).await;
    let told: Vec<_> = world
        .updates()
        .await
        .into_iter()
        .map(|update| {
            let message = &update["message"];
            (
                message["chat"]["id"].clone(),
                message["migrate_to_chat_id"].clone(),
                message["migrate_from_chat_id"].clone(),
            )
        })
        .collect();
    assert_eq!(
        told,
        [(json!(world.family), json!(new), json!(null)), (json!(new), json!(null), json!(world.family))]
    );
}

#[tokio::test]
async fn members_and_administrators() {
    let world = World::new().await;
    let bob = world.stand_in.person("Bob", None);
    let ask = |user: i64| json!({"chat_id": world.family, "user_id": user});
    let bot = world.stand_in.bot_id();
    assert_eq!(world.done("getChatMember", ask(bot)).await["status"], "member");
    assert_eq!(world.done("getChatMember", ask(bob)).await["status"], "left");
    world.stand_in.join(world.family, bob);
    assert_eq!(world.done("getChatMember", ask(bob)).await["status"], "member");
    assert_eq!(world.done("getChatMember", ask(world.ann)).await["status"], "creator");
    assert_eq!(world.refused("getChatMember", ask(0)).await, "Bad Request: invalid user_id specified");
    assert_eq!(world.refused("getChatMember", ask(3)).await, "Bad Request: user not found");
    let here = json!({"chat_id": world.family});
    assert_eq!(world.done("getChatAdministrators", here.clone()).await.as_array().unwrap().len(), 1);
    world.stand_in.set_standing(world.family, Standing::Administrator, world.ann);
    assert_eq!(world.done("getChatAdministrators", here).await.as_array().unwrap().len(), 2);
    let refused = world.refused("getChatAdministrators", json!({"chat_id": world.ann})).await;
    assert_eq!(refused, "Bad Request: there are no administrators in the private chat");
    let typing = json!({"chat_id": world.family, "action": "typing"});
    world.done("sendChatAction", typing).await;
    let typing = json!({"chat_id": world.family, "action": "thinking"});
    assert_eq!(
        world.refused("sendChatAction", typing).await,
        "Bad Request: wrong parameter action in request"
    );
}

#[tokio::test]
async fn pinning_needs_rights_in_groups() {
    let world = World::new().await;
    let id = world.board(world.family, &["d3"]).await;
    let pin = json!({"chat_id": world.family, "message_id": id});
    let refused = world.refused("pinChatMessage", pin.clone()).await;
    assert_eq!(refused, "Bad Request: not enough rights to manage pinned messages in the chat");
    world.stand_in.set_standing(world.family, Standing::Administrator, world.ann);
    world.done("pinChatMessage", pin).await;
    let missing = json!({"chat_id": world.family, "message_id": 999});
    assert_eq!(world.refused("pinChatMessage", missing).await, "Bad Request: message to pin not found");
}

#[tokio::test]
async fn voices_that_are_no_person() {
    let world = World::new().await;
    let speech = |from| Speech { from, ..Speech::new(world.ann, world.family, "/reversi") };
    world.stand_in.speak(speech(Voice::AnonymousAdmin)).unwrap();
    let channel = Voice::Channel { id: -1_001_234_567_890, title: "News".to_owned() };
    world.stand_in.speak(speech(channel)).unwrap();
    let updates = world.updates().await;
    let (admin, channel) = (&updates[0]["message"], &updates[1]["message"]);
    assert_eq!(
        (&admin["from"]["id"], &admin["sender_chat"]["id"]),
        (&json!(1_087_968_824), &json!(world.family))
    );
    assert_eq!(
        channel["sender_chat"],
        json!({"id": -1_001_234_567_890_i64, "title": "News", "type": "channel"})
    );
}
