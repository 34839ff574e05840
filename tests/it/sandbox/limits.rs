//! Conformance: one violating call for each limit, answered in the official server's words, and the call that
//! just keeps the limit, taken.

use reversi_bot::sandbox::server::Speech;
use serde_json::{Value, json};

use super::support::World;

const NOT_MODIFIED: &str = "Bad Request: message is not modified: specified new message content and reply markup \
                            are exactly the same as a current content and reply markup of the message";
const TOO_OLD: &str = "Bad Request: query is too old and response timeout expired or query ID is invalid";

fn keyboard(rows: &Value) -> Value {
    json!({"inline_keyboard": rows})
}

fn buttons(row: usize, rows: usize) -> Value {
    let row: Vec<Value> = (0..row).map(|n| json!({"text": "x", "callback_data": n.to_string()})).collect();
    keyboard(&json!(vec![row; rows]))
}

#[tokio::test]
async fn a_method_or_a_token_that_is_not_known() {
    let world = World::new().await;
    assert_eq!(world.refused("sendDiceroll", json!({})).await, "Not Found: method not found");
    let elsewhere = reqwest::get(format!("{}/bot1:wrong/getMe", world.stand_in.url())).await.unwrap();
    assert_eq!(elsewhere.status(), 401);
    let body: Value = elsewhere.json().await.unwrap();
    assert_eq!(body, json!({"ok": false, "error_code": 401, "description": "Unauthorized"}));
    let nowhere = reqwest::get(format!("{}/metrics", world.stand_in.url())).await.unwrap();
    let body: Value = nowhere.json().await.unwrap();
    assert_eq!(body, json!({"ok": false, "error_code": 404, "description": "Not Found"}));
}

#[tokio::test]
async fn methods_in_any_case_and_parameters_in_any_form() {
    let world = World::new().await;
    let base = format!("{}/bot{}", world.stand_in.url(), world.stand_in.token());
    let me: Value = reqwest::get(format!("{base}/GETME")).await.unwrap().json().await.unwrap();
    assert_eq!(me["result"]["can_read_all_group_messages"], false);
    let markup = "%7B%22inline_keyboard%22%3A%5B%5B%7B%22text%22%3A%22a%22%2C%22callback_data%22%3A%221%22%7D%5D%5D%7D";
    let query = format!("{base}/sendMessage?chat_id={}&text=one+two%21&reply_markup={markup}", world.ann);
    let sent: Value = reqwest::get(query).await.unwrap().json().await.unwrap();
    assert_eq!(sent["result"]["text"], "one two!");
    assert_eq!(sent["result"]["reply_markup"]["inline_keyboard"][0][0]["callback_data"], "1");
    let form = format!("chat_id={}&text=f%C3%BBl", world.ann);
    let kind = ("content-type", "application/x-www-form-urlencoded");
    let client = reqwest::Client::new();
    let sent = client.post(format!("{base}/sendMessage")).header(kind.0, kind.1).body(form);
    let sent: Value = sent.send().await.unwrap().json().await.unwrap();
    assert_eq!(sent["result"]["text"], "fûl");
}

#[tokio::test]
async fn texts() {
    let world = World::new().await;
    let chat = world.ann;
    // 2048 characters outside the first plane are 4096 UTF-16 units.
    let longest = "😀".repeat(2048);
    for (text, refusal) in [
        ("", "Bad Request: message text is empty"),
        (" \n\t\r ", "Bad Request: text must be non-empty"),
        (&format!("{longest}x"), "Bad Request: message is too long"),
        (&"x".repeat(4097), "Bad Request: message is too long"),
        (&"x".repeat(32_769), "Bad Request: text is too long"),
    ] {
        assert_eq!(world.refused("sendMessage", json!({"chat_id": chat, "text": text})).await, refusal);
    }
    let sent = world.done("sendMessage", json!({"chat_id": chat, "text": longest})).await;
    let id = &sent["message_id"];
    let longer = json!({"chat_id": chat, "message_id": id, "text": "x".repeat(4097)});
    assert_eq!(world.refused("editMessageText", longer).await, "Bad Request: MESSAGE_TOO_LONG");
    let marked = json!({"chat_id": chat, "text": "<b>x</b>", "parse_mode": "HTML"});
    assert_eq!(world.refused("sendMessage", marked).await, "Bad Request: unsupported parse_mode");
}

#[tokio::test]
async fn texts_are_cleaned_and_their_entities_move_along() {
    let world = World::new().await;
    let text = "  \u{202E}a\r\tb😀 bold\u{2028}  ";
    // In UTF-16 units of the text as given: "b😀" stands at 6 and is 3 long.
    let entities = json!([
        {"type": "bold", "offset": 6, "length": 3},
        {"type": "bot_command", "offset": 0, "length": 1},
        {"type": "italic", "offset": 10, "length": 7},
    ]);
    let sent =
        world.done("sendMessage", json!({"chat_id": world.ann, "text": text, "entities": entities})).await;
    assert_eq!(sent["text"], "a b😀 bold");
    let moved = json!([
        {"type": "bold", "offset": 2, "length": 3},
        {"type": "italic", "offset": 6, "length": 4},
    ]);
    assert_eq!(sent["entities"], moved);
}

#[tokio::test]
async fn entities() {
    let world = World::new().await;
    let bold = |offset: i64, length: i64| json!({"type": "bold", "offset": offset, "length": length});
    let typed = |kind: &str| json!({"type": kind, "offset": 0, "length": 1});
    let link = |url: &str| json!({"type": "text_link", "offset": 0, "length": 1, "url": url});
    for (entity, refusal) in [
        (bold(-1, 2), "receive an entity with incorrect offset -1"),
        (bold(0, -3), "receive an entity with incorrect length -3"),
        (bold(9, 1), "entity begins after the end of the text at UTF-16 offset 9"),
        (bold(3, 4), "entity beginning at UTF-16 offset 3 ends after the end of the text at UTF-16 offset 7"),
        (bold(2, 1), "entity begins in a middle of a UTF-16 symbol at byte offset 5"),
        (
            bold(0, 2),
            "entity beginning at UTF-16 offset 0 ends in a middle of a UTF-16 symbol at byte offset 5",
        ),
        (typed("loud"), "can't parse MessageEntity: Unsupported type specified"),
        (typed(""), "can't parse MessageEntity: Type is not specified"),
        (json!({"type": "bold", "offset": 0}), "can't parse MessageEntity: Can't find field \"length\""),
        (json!("bold"), "can't parse MessageEntity: expected an Object"),
        (link("nowhere"), "entity URL 'nowhere' is invalid: Wrong HTTP URL"),
        (json!({"type": "text_mention", "offset": 0, "length": 1, "user": {"id": 77}}), "user not found"),
    ] {
        let params = json!({"chat_id": world.ann, "text": "a😀b", "entities": [entity]});
        assert_eq!(world.refused("sendMessage", params).await, format!("Bad Request: {refusal}"));
    }
    let many = vec![bold(0, 1); 101];
    let params = json!({"chat_id": world.ann, "text": "a😀b", "entities": many});
    assert_eq!(world.refused("sendMessage", params).await, "Bad Request: ENTITIES_TOO_LONG");
    let mention = json!({"type": "text_mention", "offset": 0, "length": 1, "user": {"id": world.ann}});
    world.done("sendMessage", json!({"chat_id": world.ann, "text": "A", "entities": [mention]})).await;
}

#[tokio::test]
async fn buttons_one_by_one() {
    let world = World::new().await;
    let parse = "can't parse inline keyboard button:";
    let no_kind = format!("{parse} Text buttons are unallowed in the inline keyboard");
    let no_text = format!("{parse} Can't find field \"text\"");
    let bad_start = world.stand_in.bot_link("a.b");
    let data = "x".repeat(64);
    for (button, refusal) in [
        (json!({"text": "a", "callback_data": "x".repeat(65)}), "BUTTON_DATA_INVALID"),
        (json!({"text": "a", "callback_data": format!("{}é", "x".repeat(63))}), "BUTTON_DATA_INVALID"),
        (json!({"text": "a", "callback_data": ""}), &no_kind),
        (json!({"text": "a"}), &no_kind),
        (json!({"callback_data": "1"}), &no_text),
        (json!({"text": "", "callback_data": "1"}), "inline keyboard button text must be non-empty"),
        (json!({"text": "a", "callback_data": "1", "url": "https://example.org"}), "BUTTON_TYPE_INVALID"),
        (
            json!({"text": "a", "url": "nowhere"}),
            "inline keyboard button URL 'nowhere' is invalid: Wrong HTTP URL",
        ),
        (
            json!({"text": "a", "url": "gopher://example.org"}),
            "inline keyboard button URL 'gopher://example.org' is invalid: Unsupported URL protocol",
        ),
        (json!({"text": "a", "url": bad_start}), "BUTTON_URL_INVALID"),
        (json!({"text": "a", "copy_text": {"text": "x".repeat(257)}}), "BUTTON_COPY_TEXT_INVALID"),
        (json!("a"), &format!("{parse} InlineKeyboardButton must be an Object")),
    ] {
        let markup = keyboard(&json!([[button]]));
        let params = json!({"chat_id": world.ann, "text": "x", "reply_markup": markup});
        assert_eq!(world.refused("sendMessage", params).await, format!("Bad Request: {refusal}"));
    }
    let good = world.stand_in.bot_link(&"a".repeat(64));
    let markup = keyboard(&json!([[{"text": "a", "callback_data": data}], [{"text": "b", "url": good}]]));
    world.done("sendMessage", json!({"chat_id": world.ann, "text": "x", "reply_markup": markup})).await;
}

#[tokio::test]
async fn keyboards_as_a_whole() {
    let world = World::new().await;
    let not_rows = "field \"inline_keyboard\" of the InlineKeyboardMarkup must be an Array of Arrays";
    for (markup, refusal) in [
        (buttons(9, 1), "reply markup is too long"),
        (buttons(8, 13), "reply markup is too long"),
        (json!("["), "can't parse reply keyboard markup JSON object"),
        (json!([]), "object expected as reply markup"),
        (json!({"inline_keyboard": [1]}), not_rows),
    ] {
        let params = json!({"chat_id": world.ann, "text": "x", "reply_markup": markup});
        assert_eq!(world.refused("sendMessage", params).await, format!("Bad Request: {refusal}"));
    }
    let params = json!({"chat_id": world.ann, "text": "x", "reply_markup": buttons(4, 25)});
    let sent = world.done("sendMessage", params).await;
    let markup = json!({"force_reply": true});
    let params =
        json!({"chat_id": world.ann, "message_id": sent["message_id"], "text": "y", "reply_markup": markup});
    assert_eq!(world.refused("editMessageText", params).await, "Bad Request: inline keyboard expected");
}

#[tokio::test]
async fn edits() {
    let world = World::new().await;
    let id = world.board(world.ann, &["d3"]).await;
    let said = world.stand_in.say(world.ann, world.ann, "mine").unwrap();
    let elsewhere = world.board(world.family, &["d3"]).await;
    let markup = keyboard(&json!([[{"text": "d3", "callback_data": "d3"}]]));
    let edit =
        |id: i64| json!({"chat_id": world.ann, "message_id": id, "text": "board", "reply_markup": markup});
    for (params, refusal) in [
        (edit(id), NOT_MODIFIED),
        (edit(999), "Bad Request: message to edit not found"),
        (edit(elsewhere), "Bad Request: message to edit not found"),
        (edit(said), "Bad Request: message can't be edited"),
        (json!({"text": "x"}), "Bad Request: message identifier is not specified"),
        (json!({"text": "x", "inline_message_id": "no"}), "Bad Request: MESSAGE_ID_INVALID"),
    ] {
        assert_eq!(world.refused("editMessageText", params).await, refusal);
    }
    let same = json!({"chat_id": world.ann, "message_id": id, "reply_markup": markup});
    assert_eq!(world.refused("editMessageReplyMarkup", same).await, NOT_MODIFIED);

    let bare = json!({"chat_id": world.ann, "message_id": id, "text": "board"});
    let edited = world.done("editMessageText", bare.clone()).await;
    assert_eq!(edited["reply_markup"], Value::Null, "an edit without a keyboard takes it away");
    assert_eq!(edited["edit_date"], edited["date"]);
    assert_eq!(world.refused("editMessageText", bare).await, NOT_MODIFIED);

    world.stand_in.delete(id).unwrap();
    assert_eq!(world.refused("editMessageText", edit(id)).await, "Bad Request: message to edit not found");
}

#[tokio::test]
async fn deletions() {
    let world = World::new().await;
    let id = world.board(world.family, &["d3"]).await;
    let old = world.board(world.family, &["d3"]).await;
    let said = world.stand_in.say(world.ann, world.family, "/mine").unwrap();
    let delete = |id: i64| json!({"chat_id": world.family, "message_id": id});
    for (params, refusal) in [
        (delete(999), "message to delete not found"),
        (delete(said), "message can't be deleted"),
        (delete(0), "message identifier is not specified"),
        (json!({"message_id": id}), "chat identifier is not specified"),
    ] {
        assert_eq!(world.refused("deleteMessage", params).await, format!("Bad Request: {refusal}"));
    }
    world.done("deleteMessage", delete(id)).await;
    assert_eq!(world.refused("deleteMessage", delete(id)).await, "Bad Request: message to delete not found");
    world.stand_in.set_now(world.stand_in.now() + 48 * 3_600_000 + 1000);
    let refusal = world.refused("deleteMessage", delete(old)).await;
    assert_eq!(refusal, "Bad Request: message can't be deleted for everyone");
}

#[tokio::test]
async fn answers_to_presses() {
    let world = World::new().await;
    let id = world.board(world.ann, &["d3"]).await;
    let press = || world.stand_in.forge(world.ann, world.ann, id, "d3");
    let answer = |query: &str, more: Value| {
        let mut params = json!({"callback_query_id": query});
        params.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        params
    };
    let query = press();
    let refusal =
        world.refused("answerCallbackQuery", answer(&query, json!({"text": "x".repeat(201)}))).await;
    assert_eq!(refusal, "Bad Request: MESSAGE_TOO_LONG");
    for url in [
        "https://example.org".to_owned(),
        "https://t.me/other_bot?start=a".to_owned(),
        "https://t.me/sandbox_reversi_bot".to_owned(),
        world.stand_in.bot_link(&"a".repeat(65)),
        world.stand_in.bot_link("a=b"),
        world.stand_in.bot_link(""),
    ] {
        let refusal = world.refused("answerCallbackQuery", answer(&query, json!({"url": url}))).await;
        assert_eq!(refusal, "Bad Request: URL_INVALID", "{url}");
    }
    world.done("answerCallbackQuery", answer(&query, json!({"text": "x".repeat(200)}))).await;
    assert_eq!(world.refused("answerCallbackQuery", answer(&query, json!({}))).await, TOO_OLD);
    assert_eq!(world.refused("answerCallbackQuery", answer("12", json!({}))).await, TOO_OLD);

    let (in_time, late) = (press(), press());
    world.stand_in.set_now(world.stand_in.now() + 15_000);
    world.done("answerCallbackQuery", answer(&in_time, json!({}))).await;
    world.stand_in.set_now(world.stand_in.now() + 1);
    assert_eq!(world.refused("answerCallbackQuery", answer(&late, json!({}))).await, TOO_OLD);
}

#[tokio::test]
async fn replies_and_threads() {
    let world = World::new().await;
    let forum = world.stand_in.forum("Club", world.ann);
    let (open, closed) = (world.stand_in.topic(forum, "games"), world.stand_in.topic(forum, "old"));
    world.stand_in.close_topic(forum, closed, true);
    let text_to = |chat: i64, thread: i64| json!({"chat_id": chat, "text": "x", "message_thread_id": thread});
    for (params, refusal) in [
        (text_to(forum, 1), "message thread not found"),
        (text_to(forum, 777), "message thread not found"),
        (text_to(world.ann, open), "message thread not found"),
        (text_to(forum, closed), "TOPIC_CLOSED"),
        (
            json!({"chat_id": world.ann, "text": "x", "reply_parameters": {"message_id": 999}}),
            "message to be replied not found",
        ),
        (
            json!({"chat_id": world.ann, "text": "x", "reply_to_message_id": 999}),
            "message to be replied not found",
        ),
        (
            json!({"chat_id": world.ann, "text": "x", "reply_parameters": 5}),
            "object expected as reply parameters",
        ),
    ] {
        assert_eq!(world.refused("sendMessage", params).await, format!("Bad Request: {refusal}"));
    }
    let lenient = json!({"message_id": 999, "allow_sending_without_reply": true});
    let sent = world
        .done("sendMessage", json!({"chat_id": world.ann, "text": "x", "reply_parameters": lenient}))
        .await;
    assert_eq!(sent["reply_to_message"], Value::Null);
    let sent = world.done("sendMessage", text_to(forum, open)).await;
    assert_eq!((&sent["message_thread_id"], &sent["is_topic_message"]), (&json!(open), &json!(true)));
    let said = Speech::new(world.ann, forum, "/hello").in_topic(open);
    let said = world.stand_in.speak(said).unwrap();
    let reply = json!({"chat_id": forum, "text": "x", "message_thread_id": open, "reply_parameters": {"message_id": said}});
    assert_eq!(world.done("sendMessage", reply).await["reply_to_message"]["text"], "/hello");
    // In General a reply carries a thread number that is no topic: passing it on fails.
    let said = world.stand_in.say(world.ann, forum, "/play").unwrap();
    let answer = world.stand_in.speak(Speech::new(world.ann, forum, "/why").reply(said)).unwrap();
    let chain = world.stand_in.message(answer).unwrap().thread.unwrap();
    assert_eq!(
        world.refused("sendMessage", text_to(forum, chain)).await,
        "Bad Request: message thread not found"
    );
}

#[tokio::test]
async fn commands_and_texts_about_the_bot() {
    let world = World::new().await;
    let list = |command: &str, description: &str| json!([{"command": command, "description": description}]);
    let many = vec![json!({"command": "a", "description": "b"}); 101];
    for (commands, refusal) in [
        (list("", "x"), "command must be non-empty"),
        (list("Play", "x"), "BOT_COMMAND_INVALID"),
        (list("pläy", "x"), "BOT_COMMAND_INVALID"),
        (list(&"x".repeat(33), "x"), "command length must not exceed 32"),
        (list("play", " "), "command description must be non-empty"),
        (list("play", &"x".repeat(257)), "command description length must not exceed 256"),
        (json!([{"command": "play"}]), "can't parse BotCommand: Can't find field \"description\""),
        (json!({}), "expected an Array of BotCommand"),
        (json!(many), "BOT_COMMANDS_TOO_MUCH"),
    ] {
        let refused = world.refused("setMyCommands", json!({"commands": commands})).await;
        assert_eq!(refused, format!("Bad Request: {refusal}"));
    }
    for (params, refusal) in [
        (json!({"language_code": "fr-CA"}), "invalid language code specified"),
        (json!({"scope": {"type": "everybody"}}), "can't parse BotCommandScope: Unsupported type specified"),
        (json!({"scope": {"type": "chat", "chat_id": 5}}), "chat not found"),
    ] {
        let mut params = params;
        params["commands"] = list("play", "x");
        assert_eq!(world.refused("setMyCommands", params).await, format!("Bad Request: {refusal}"));
    }
    let groups = json!({"type": "all_group_chats"});
    let params = json!({"commands": list("/play", " Play "), "scope": groups, "language_code": "fy"});
    world.done("setMyCommands", params).await;
    let kept = world.stand_in.commands("all_group_chats", "fy");
    assert_eq!((kept[0].command.as_str(), kept[0].description.as_str()), ("play", "Play"));
    let asked = json!({"scope": groups, "language_code": "fy"});
    assert_eq!(world.done("getMyCommands", asked.clone()).await, list("play", "Play"));
    world.done("deleteMyCommands", asked.clone()).await;
    assert_eq!(world.done("getMyCommands", asked).await, json!([]));

    for (method, field, limit) in [
        ("setMyName", "name", 64),
        ("setMyDescription", "description", 512),
        ("setMyShortDescription", "short_description", 120),
    ] {
        let params = |length: usize| {
            let mut params = json!({"language_code": "be"});
            params[field] = json!("x".repeat(length));
            params
        };
        world.done(method, params(limit)).await;
        assert!(world.refused(method, params(limit + 1)).await.ends_with("_TOO_LONG"));
    }
    world.done("setChatMenuButton", json!({"menu_button": {"type": "commands"}})).await;
    let refused = world.refused("setChatMenuButton", json!({"menu_button": {"type": "x"}})).await;
    assert_eq!(refused, "Bad Request: can't parse menu button: MenuButton has unsupported type");
}
