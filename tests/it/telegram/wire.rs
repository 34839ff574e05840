//! The client and the stand-in server, over HTTP.

use reversi_bot::brain::{
    Answer, Chat, ChatId, ChatKind, Event, InlineId, MessageId, Offer, Place, QueryId, Spot, TopicId,
};
use reversi_bot::play::{MatchId, PlayerId, Revision};
use reversi_bot::sandbox::server::{
    Aim, Deed, Fault as Trouble, Happening, Message, Options, StandIn, Standing,
};
use reversi_bot::telegram::{self, Client, Fault, Me, ParkReason};
use reversi_bot::text::{Catalog, Message as Words};
use reversi_bot::view::{
    Action, Button, Does, Rendered, RenderedButton, Screen, Span, SpanKind, Start, command_menus,
};
use serde_json::{Value, json};

use super::fixture::nobody;

struct World {
    stand_in: StandIn,
    client: Client,
    me: Me,
    ann: i64,
    family: i64,
}

impl World {
    async fn new() -> Self {
        let stand_in = StandIn::start(Options::default()).await.expect("a free loopback port");
        let ann = stand_in.person("Ann", Some("fy"));
        stand_in.open(ann);
        let family = stand_in.group("Family", ann);
        let url = stand_in.url().parse().expect("an address");
        let nameless = Client::new(stand_in.token().into(), url).expect("a client");
        let me = nameless.me().await.expect("a bot");
        let client = nameless.named(&me);
        Self { stand_in, client, me, ann, family }
    }

    /// Fetches everything that waits, confirms it, and says what it means.
    async fn events(&self) -> Vec<Event> {
        let updates = self.client.updates(0, 0).await.expect("updates");
        if let Some(last) = updates.last() {
            assert_eq!(self.client.updates(last.id + 1, 0).await, Ok(Vec::new()), "all of them in one batch");
        }
        updates
            .iter()
            .filter_map(|raw| telegram::event(raw.update.as_ref().expect("readable"), &self.me))
            .collect()
    }

    async fn post(&self, chat: i64) -> Spot {
        let sent = self.client.send(&place(chat), &board("board"), true, None).await.expect("a message");
        spot(chat, sent)
    }

    fn shown(&self, spot: &Spot) -> Message {
        let Spot::Message { message, .. } = spot else { panic!("a message in a chat") };
        self.stand_in.message(message.0.into()).expect("the message")
    }

    /// The newest press, as the bot hears of it.
    async fn pressed(&self) -> (Spot, QueryId, Option<Action>) {
        match self.events().await.pop() {
            Some(Event::Pressed { spot, query, action, .. }) => (spot, query, action),
            other => panic!("{other:?}"),
        }
    }
}

fn place(chat: i64) -> Place {
    Place::Chat { chat: ChatId(chat), topic: None }
}

fn spot(chat: i64, message: MessageId) -> Spot {
    let kind = if chat > 0 { ChatKind::Private } else { ChatKind::Group };
    Spot::Message { chat: Chat { id: ChatId(chat), kind, topic: None }, message }
}

fn game() -> MatchId {
    MatchId::new(u64::MAX)
}

fn d3() -> Action {
    Action::Place { game: game(), at: Revision(17), square: "d3".parse().expect("a square") }
}

fn button(label: &str, does: Does) -> RenderedButton {
    RenderedButton { label: label.to_owned(), does }
}

fn board(text: &str) -> Rendered {
    let keyboard = vec![
        vec![button("·", Does::Act(d3()))],
        vec![button("chat", Does::Start(Start::Call)), button("send", Does::Share(Start::Join(game())))],
    ];
    Rendered { text: text.to_owned(), spans: Vec::new(), keyboard }
}

fn catalog() -> Catalog {
    Catalog::embedded().expect("sound languages")
}

#[tokio::test]
async fn the_bot_learns_its_name() {
    let world = World::new().await;
    let expected = Me { id: PlayerId(world.stand_in.bot_id()), username: "sandbox_reversi_bot".to_owned() };
    assert_eq!(world.me, expected);
    let url = world.stand_in.url().parse().expect("an address");
    let stranger = Client::new("1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA".to_owned().into(), url).unwrap();
    assert_eq!(stranger.me().await, Err(Fault::Unauthorized));
}

#[tokio::test]
async fn text_is_only_text_and_buttons_do_what_they_say() {
    let world = World::new().await;
    // Two UTF-16 units stand before the bold word, and the name looks like markup.
    let text = "⚫😀 <b>Ann</b> & *Bob*";
    let spans = vec![
        Span { offset: 1, length: 2, kind: SpanKind::Strong },
        Span { offset: 4, length: 10, kind: SpanKind::Mention(PlayerId(world.ann)) },
    ];
    let rendered = Rendered { spans, ..board(text) };
    let sent = world.client.send(&place(world.ann), &rendered, false, None).await.expect("a message");
    let shown = world.shown(&spot(world.ann, sent));
    assert_eq!((shown.text.as_str(), shown.silent), (text, false));
    let entities: Vec<(&str, i64, i64)> = shown
        .entities
        .iter()
        .map(|entity| {
            let number = |field: &str| entity[field].as_i64().expect("a number");
            (entity["type"].as_str().expect("a type"), number("offset"), number("length"))
        })
        .collect();
    assert_eq!(entities, [("bold", 1, 2), ("text_mention", 4, 10)]);
    let deeds: Vec<Deed> = shown.keyboard.rows.iter().flatten().map(|button| button.deed.clone()).collect();
    let start = "https://t.me/sandbox_reversi_bot?start=call".to_owned();
    let share =
        "https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fsandbox_reversi_bot%3Fstart%3Dj_zzzzzzzzzzzz";
    assert_eq!(
        deeds,
        [Deed::Callback("1m.zzzzzzzzzzzz.17.d3".to_owned()), Deed::Url(start), Deed::Url(share.to_owned()),]
    );
    let request = world.stand_in.calls_of("sendMessage").pop().expect("a call");
    assert_eq!(request.params.get("parse_mode"), None);
    assert_eq!(request.params["link_preview_options"], json!({"is_disabled": true}));
}

#[tokio::test]
async fn who_is_unknown_is_named_without_a_mention() {
    let world = World::new().await;
    let spans = vec![
        Span { offset: 0, length: 3, kind: SpanKind::Mention(PlayerId(987_654_321)) },
        Span { offset: 5, length: 3, kind: SpanKind::Strong },
    ];
    let rendered = Rendered { spans, ..board("Bob, you!") };
    let sent = world.client.send(&place(world.family), &rendered, false, None).await.expect("a message");
    let shown = world.shown(&spot(world.family, sent));
    assert_eq!(shown.text, "Bob, you!");
    assert_eq!(shown.entities, [json!({"type": "bold", "offset": 5, "length": 3})]);
    let spans = vec![Span { offset: 0, length: 3, kind: SpanKind::Mention(PlayerId(-100)) }];
    let of_a_channel = Rendered { spans, ..board("Bob, you!") };
    let calls = world.stand_in.calls_of("sendMessage").len();
    world.client.send(&place(world.family), &of_a_channel, false, None).await.expect("a message");
    assert_eq!(world.stand_in.calls_of("sendMessage").len(), calls + 1, "a channel is not even tried");
}

#[tokio::test]
async fn an_answer_stands_under_its_question_as_long_as_that_is_there() {
    let world = World::new().await;
    let asked = world.stand_in.say(world.ann, world.ann, "d3").expect("said");
    let reply = Some(MessageId(i32::try_from(asked).expect("a small number")));
    let sent = world.client.send(&place(world.ann), &board("no"), true, reply).await.expect("a message");
    let shown = world.shown(&spot(world.ann, sent));
    assert_eq!((shown.reply_to, shown.silent), (Some(asked), true));
    world.stand_in.delete(asked).expect("deleted");
    let sent = world.client.send(&place(world.ann), &board("no"), true, reply).await.expect("a message");
    assert_eq!(world.shown(&spot(world.ann, sent)).reply_to, None);
}

#[tokio::test]
async fn a_topic_gets_its_own_messages() {
    let world = World::new().await;
    let forum = world.stand_in.forum("Club", world.ann);
    let thread = world.stand_in.topic(forum, "Games");
    let topic = Some(TopicId(i32::try_from(thread).expect("a small number")));
    let place = Place::Chat { chat: ChatId(forum), topic };
    let sent = world.client.send(&place, &board("board"), true, None).await.expect("a message");
    assert_eq!(world.shown(&spot(forum, sent)).thread, Some(thread));
    world.stand_in.close_topic(forum, thread, true);
    assert_eq!(world.client.send(&place, &board("board"), true, None).await, Err(Fault::TopicClosed));
    let nowhere = Place::Chat { chat: ChatId(forum), topic: Some(TopicId(9999)) };
    assert_eq!(world.client.send(&nowhere, &board("board"), true, None).await, Err(Fault::TopicClosed));
}

#[tokio::test]
async fn an_edit_draws_text_and_keyboard_together() {
    let world = World::new().await;
    let spot = world.post(world.family).await;
    assert_eq!(world.client.edit(&spot, &board("board")).await, Err(Fault::Unchanged));
    assert_eq!(world.client.edit(&spot, &board("later")).await, Ok(()));
    let shown = world.shown(&spot);
    assert_eq!((shown.text.as_str(), shown.keyboard.rows.len()), ("later", 2));
    assert_eq!(world.client.retire(&spot).await, Ok(()));
    let shown = world.shown(&spot);
    assert_eq!((shown.text.as_str(), shown.keyboard.is_empty()), ("later", true));
    assert_eq!(world.client.retire(&spot).await, Err(Fault::Unchanged));
    let plain = Rendered { text: "over".to_owned(), ..Rendered::default() };
    assert_eq!(world.client.edit(&spot, &board("again")).await, Ok(()));
    assert_eq!(world.client.edit(&spot, &plain).await, Ok(()));
    assert!(world.shown(&spot).keyboard.is_empty(), "without buttons the keyboard goes");
}

#[tokio::test]
async fn what_is_gone_is_gone() {
    let world = World::new().await;
    let spot = world.post(world.family).await;
    assert_eq!(world.client.delete(&spot).await, Ok(()));
    assert_eq!(world.client.delete(&spot).await, Err(Fault::Gone));
    assert_eq!(world.client.edit(&spot, &board("later")).await, Err(Fault::Gone));
    assert_eq!(world.client.retire(&spot).await, Err(Fault::Gone));
}

#[tokio::test]
async fn a_chat_that_cannot_be_written_to_says_why() {
    let world = World::new().await;
    let send = async |chat: i64| world.client.send(&place(chat), &board("board"), true, None).await;
    let parked = |reason| Err(Fault::Parked(reason));
    let bob = world.stand_in.person("Bob", None);
    assert_eq!(send(bob).await, parked(ParkReason::Unopened));
    world.stand_in.open(bob);
    assert!(send(bob).await.is_ok());
    world.stand_in.block(bob);
    assert_eq!(send(bob).await, parked(ParkReason::Blocked));
    world.stand_in.change_person(bob, |person| person.deactivated = true);
    assert_eq!(send(bob).await, parked(ParkReason::Deactivated));
    assert_eq!(send(-12_345).await, parked(ParkReason::NotFound));
    world.stand_in.set_standing(world.family, Standing::Restricted, world.ann);
    assert_eq!(send(world.family).await, parked(ParkReason::NoRights));
    world.stand_in.kick_bot(world.family, world.ann).expect("kicked");
    assert_eq!(send(world.family).await, parked(ParkReason::Kicked));
}

#[tokio::test]
async fn a_group_that_moved_says_where() {
    let world = World::new().await;
    let to = world.stand_in.migrate(world.family, world.ann).expect("moved");
    let sent = world.client.send(&place(world.family), &board("board"), true, None).await;
    assert_eq!(sent, Err(Fault::Migrated { to: ChatId(to) }));
}

#[tokio::test]
async fn the_bot_leaves_a_chat() {
    let world = World::new().await;
    assert_eq!(world.client.leave(ChatId(world.family)).await, Ok(()));
    let sent = world.client.send(&place(world.family), &board("board"), true, None).await;
    assert_eq!(sent, Err(Fault::Parked(ParkReason::Kicked)));
}

#[tokio::test]
async fn what_the_network_does_is_told_apart() {
    let world = World::new().await;
    let send = async || world.client.send(&place(world.family), &board("board"), true, None).await;
    for (trouble, fault, arrived) in [
        (Trouble::TooManyRequests { retry_after: 30 }, Fault::Wait { seconds: 30 }, 0),
        (Trouble::ServerError { status: 502 }, Fault::Unknown, 0),
        (Trouble::LostRequest, Fault::Unknown, 0),
        (Trouble::LostAnswer, Fault::Unknown, 1),
        (Trouble::Late { after: None }, Fault::Unknown, 0),
    ] {
        let before = world.stand_in.messages(world.family).len();
        let calls = world.stand_in.calls_of("sendMessage").len();
        world.stand_in.fail(trouble, 1);
        assert_eq!(send().await, Err(fault), "{trouble:?}");
        assert_eq!(world.stand_in.messages(world.family).len(), before + arrived, "{trouble:?}");
        assert_eq!(world.stand_in.calls_of("sendMessage").len(), calls + 1, "nothing is repeated by itself");
    }
    let gone = Client::new(world.stand_in.token().into(), nobody()).expect("a client");
    assert_eq!(gone.me().await, Err(Fault::NotSent), "nobody listens there");
}

#[tokio::test]
async fn presses_are_answered() {
    let world = World::new().await;
    world.events().await;
    let board = world.post(world.family).await;
    let Spot::Message { message, .. } = &board else { panic!("a message in a chat") };
    let press = async || {
        world.stand_in.press_label(world.ann, message.0.into(), "·").expect("pressed");
        world.pressed().await
    };
    let seen = || match world.stand_in.happenings(0).pop() {
        Some(Happening::Answered { text, alert, url, .. }) => (text, alert, url),
        other => panic!("{other:?}"),
    };
    let (spot, query, action) = press().await;
    assert_eq!((spot, action), (board.clone(), Some(d3())));
    let phrase = || Words::BotName.into();
    let long = "x".repeat(300);
    assert_eq!(world.client.answer(&query, &Answer::Alert(phrase()), Some(long)).await, Ok(()));
    let (text, alert, url) = seen();
    assert_eq!((text.chars().count(), text.ends_with('…'), alert, url), (200, true, true, None));
    assert_eq!(world.client.answer(&query, &Answer::Quiet, None).await, Err(Fault::TooOld), "once only");
    let (_, query, _) = press().await;
    assert_eq!(world.client.answer(&query, &Answer::Toast(phrase()), Some("ok".to_owned())).await, Ok(()));
    assert_eq!(seen(), ("ok".to_owned(), false, None));
    let (_, query, _) = press().await;
    assert_eq!(world.client.answer(&query, &Answer::Quiet, None).await, Ok(()));
    assert_eq!(seen(), (String::new(), false, None));
    let (_, query, _) = press().await;
    let why = Start::Why(game(), Some("d3".parse().expect("a square")));
    assert_eq!(world.client.answer(&query, &Answer::Open(why), None).await, Ok(()));
    let events = world.events().await;
    let [Event::Command { word, rest, .. }] = events.as_slice() else { panic!("{events:?}") };
    assert_eq!((word.as_str(), Start::parse(rest)), ("start", Some(why)), "the link starts the bot");
    let (_, query, _) = press().await;
    world.stand_in.set_now(world.stand_in.now() + 60_000);
    assert_eq!(world.client.answer(&query, &Answer::Quiet, None).await, Err(Fault::TooOld));
}

#[tokio::test]
async fn forged_buttons_mean_nothing() {
    let world = World::new().await;
    world.events().await;
    let board = world.post(world.family).await;
    let Spot::Message { message, .. } = &board else { panic!("a message in a chat") };
    world.stand_in.forge(world.ann, world.family, message.0.into(), "1m.zzzzzzzzzzzz.17.d3'; drop table");
    let (spot, _, action) = world.pressed().await;
    assert_eq!((spot, action), (board, None));
}

#[tokio::test]
async fn a_challenge_travels_through_inline_mode() {
    let world = World::new().await;
    world.events().await;
    let mut screen = Screen::default();
    screen.line(Words::BotName);
    screen.row([Button::text(Words::ButtonJoin, Action::Join { game: game() })]);
    let offer = Offer {
        result: game().to_string(),
        title: Words::OfferTitle.into(),
        description: Words::OfferDescription.into(),
        screen,
    };
    let asked = world.stand_in.ask_inline(world.ann, world.ann, "");
    let events = world.events().await;
    let [Event::Asked { query, .. }] = events.as_slice() else { panic!("{events:?}") };
    assert_eq!(world.client.offer(query, std::slice::from_ref(&offer), &catalog(), "fr").await, Ok(()));
    let request = world.stand_in.calls_of("answerInlineQuery").pop().expect("a call");
    assert_eq!((&request.params["cache_time"], &request.params["is_personal"]), (&json!(0), &json!(true)));
    let posted = world.stand_in.choose(&asked, 0, world.ann).expect("posted");
    let events = world.events().await;
    let [Event::Posted { game: posted_game, inline, .. }] = events.as_slice() else { panic!("{events:?}") };
    assert_eq!(*posted_game, game());
    assert_eq!(world.client.edit(&Spot::Inline(inline.clone()), &board("board")).await, Ok(()));
    let shown = world.stand_in.message(posted).expect("the message");
    assert_eq!((shown.text.as_str(), shown.keyboard.rows.len()), ("board", 2));
    world.stand_in.press_label(world.ann, posted, "·").expect("pressed");
    assert_eq!(world.pressed().await.0, Spot::Inline(inline.clone()));
    assert_eq!(world.client.retire(&Spot::Inline(inline.clone())).await, Ok(()));
    assert!(world.stand_in.message(posted).expect("the message").keyboard.is_empty());
    let nowhere = Spot::Inline(InlineId("nowhere".to_owned()));
    assert_eq!(world.client.edit(&nowhere, &board("board")).await, Err(Fault::Gone));
}

#[tokio::test]
async fn updates_come_again_until_they_are_confirmed() {
    let world = World::new().await;
    world.events().await;
    world.stand_in.say(world.ann, world.ann, "d3").expect("said");
    let first = world.client.updates(0, 0).await.expect("updates");
    let again = world.client.updates(0, 0).await.expect("updates");
    assert_eq!((first.len(), &first), (1, &again));
    let raw: Value = serde_json::from_str(&first[0].raw).expect("JSON");
    assert_eq!((raw["update_id"].as_i64(), raw["message"]["text"].as_str()), (Some(first[0].id), Some("d3")));
    assert_eq!(world.client.updates(first[0].id + 1, 0).await, Ok(Vec::new()));
    let request = world.stand_in.calls_of("getUpdates").pop().expect("a call");
    let wanted = ["message", "callback_query", "inline_query", "chosen_inline_result", "my_chat_member"];
    assert_eq!(request.params["allowed_updates"], json!(wanted), "said with each call");
}

#[tokio::test]
async fn an_older_poll_learns_that_it_was_replaced() {
    let world = World::new().await;
    world.events().await;
    let older = {
        let client = world.client.clone();
        tokio::spawn(async move { client.updates(0, 50).await })
    };
    world.stand_in.wait_parked().await;
    assert_eq!(world.client.updates(0, 0).await, Ok(Vec::new()));
    assert_eq!(older.await.expect("no panic"), Err(Fault::Conflict));
}

#[tokio::test]
async fn only_a_webhook_that_is_set_is_taken_away() {
    let world = World::new().await;
    assert_eq!(world.client.prepare_polling().await, Ok(()));
    assert_eq!(world.stand_in.calls_of("deleteWebhook").len(), 0);
    let address = format!("{}/bot{}/setWebhook", world.stand_in.url(), world.stand_in.token());
    let set = reqwest::Client::new().post(address).json(&json!({"url": "https://example.com/hook"}));
    assert!(set.send().await.expect("an answer").status().is_success());
    assert_eq!(world.client.updates(0, 0).await, Err(Fault::Conflict));
    assert_eq!(world.client.prepare_polling().await, Ok(()));
    assert!(world.client.updates(0, 0).await.is_ok());
}

#[tokio::test]
async fn commands_are_registered_once_for_each_audience_and_language() {
    let world = World::new().await;
    let menus = command_menus(&catalog());
    assert_eq!(world.client.set_commands(&menus).await, Ok(()));
    let sets = world.stand_in.calls_of("setMyCommands").len();
    assert_eq!(sets, menus.len());
    for (scope, language, words) in
        [("all_private_chats", "fr", "play"), ("all_group_chats", "", "reversi"), ("default", "", "play")]
    {
        let commands = world.stand_in.commands(scope, language);
        assert!(commands.iter().any(|command| command.command == words), "{scope} {language}: {commands:?}");
    }
    assert_eq!(world.client.set_commands(&menus).await, Ok(()));
    assert_eq!(world.stand_in.calls_of("setMyCommands").len(), sets, "what stands there is left alone");
    let mut odd = menus[0].clone();
    odd.language = Some("be-tarask".to_owned());
    assert_eq!(world.client.set_commands(&[odd]).await, Ok(()));
    assert_eq!(world.stand_in.calls_of("setMyCommands").len(), sets, "Telegram has no such code");
}

#[tokio::test]
async fn a_fault_in_one_method_leaves_the_others_alone() {
    let world = World::new().await;
    let menus = command_menus(&catalog());
    world.stand_in.fail_where(Trouble::TooManyRequests { retry_after: 3 }, Aim::method("setMyCommands"), 1);
    assert_eq!(world.client.set_commands(&menus).await, Err(Fault::Wait { seconds: 3 }));
    assert!(world.client.me().await.is_ok());
    assert_eq!(world.client.set_commands(&menus).await, Ok(()));
}
