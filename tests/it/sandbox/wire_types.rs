//! The bot's own library must be able to read what the stand-in sends.

use reversi_bot::sandbox::server::{Pressed, Speech, Standing};
use teloxide::{
    Bot,
    payloads::{GetUpdatesSetters as _, SendMessageSetters as _},
    requests::Requester as _,
    types::{
        ChatId, InlineKeyboardButton, InlineKeyboardMarkup, MaybeInaccessibleMessage, MessageId, UpdateKind,
        UserId,
    },
};

use super::support::World;

fn bot(world: &World) -> Bot {
    Bot::new(world.stand_in.token()).set_api_url(world.stand_in.url().parse().expect("an address"))
}

#[tokio::test]
async fn answers_are_readable() {
    let world = World::new().await;
    let bot = bot(&world);
    let forum = world.stand_in.forum("Club", world.ann);
    world.stand_in.set_standing(world.family, Standing::Administrator, world.ann);
    assert_eq!(bot.get_me().await.unwrap().username(), "sandbox_reversi_bot");
    for chat in [world.ann, world.family, forum] {
        assert_eq!(bot.get_chat(ChatId(chat)).await.unwrap().id, ChatId(chat));
    }
    let members = bot.get_chat_administrators(ChatId(world.family)).await.unwrap();
    assert_eq!(members.len(), 2);
    let ann = UserId(u64::try_from(world.ann).unwrap());
    assert!(bot.get_chat_member(ChatId(world.family), ann).await.unwrap().is_privileged());
    let sent = bot.send_message(ChatId(forum), "hello").await.unwrap();
    assert_eq!((sent.text(), sent.chat.id), (Some("hello"), ChatId(forum)));
    let edited = bot.edit_message_text(sent.chat.id, sent.id, "bye").await.unwrap();
    assert_eq!(edited.text(), Some("bye"));
    assert!(bot.get_webhook_info().await.unwrap().url.is_none());
}

#[tokio::test]
async fn updates_are_readable() {
    let world = World::new().await;
    let bot = bot(&world);
    let markup = InlineKeyboardMarkup::new([[InlineKeyboardButton::callback("d3", "d3")]]);
    let board = bot.send_message(ChatId(world.family), "board").reply_markup(markup).await.unwrap();
    let MessageId(id) = board.id;
    let pressed = world.stand_in.press_label(world.ann, i64::from(id), "d3").unwrap();
    assert!(matches!(pressed, Pressed::Told(_)));
    world.stand_in.make_inaccessible(i64::from(id));
    world.stand_in.press_label(world.ann, i64::from(id), "d3").unwrap();
    world.stand_in.ask_inline(world.ann, world.ann, "x");
    world.stand_in.speak(Speech::new(world.ann, world.family, "/why d3").reply(i64::from(id))).unwrap();
    world.stand_in.block(world.ann);
    world.stand_in.kick_bot(world.family, world.ann).unwrap();
    world.stand_in.add_bot(world.family, world.ann).unwrap();
    world.stand_in.migrate(world.family, world.ann).unwrap();
    let updates = bot.get_updates().timeout(0).await.unwrap();
    let kinds: Vec<&str> = updates
        .iter()
        .map(|update| match &update.kind {
            UpdateKind::CallbackQuery(query) => match query.message {
                Some(MaybeInaccessibleMessage::Regular(_)) => "press",
                Some(MaybeInaccessibleMessage::Inaccessible(_)) => "old press",
                None => "inline press",
            },
            UpdateKind::InlineQuery(_) => "inline query",
            UpdateKind::Message(message) if message.text().is_some() => "text",
            UpdateKind::Message(message) if message.migrate_to_chat_id().is_some() => "moved",
            UpdateKind::Message(message) if message.migrate_from_chat_id().is_some() => "came",
            UpdateKind::Message(message) if message.new_chat_members().is_some() => "joined",
            UpdateKind::MyChatMember(_) => "standing",
            other => panic!("not expected: {other:?}"),
        })
        .collect();
    assert_eq!(
        kinds,
        [
            "press",
            "old press",
            "inline query",
            "text",
            "standing",
            "standing",
            "standing",
            "joined",
            "moved",
            "came"
        ]
    );
}
