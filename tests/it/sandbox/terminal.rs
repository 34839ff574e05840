//! Lines that people type, and what they see.

use reversi_bot::sandbox::{
    server::{Fault, State},
    terminal::{BadLine, Line, Next, Order, Session, Trouble, paint},
};
use serde_json::{Value, json};

use super::{support::World, words::English};

fn say(text: &str, reply_to: Option<i64>) -> Line {
    Line::Say { text: text.to_owned(), reply_to }
}

fn press(label: &str, on: Option<i64>) -> Line {
    Line::Press { label: label.to_owned(), on }
}

fn group(name: &str, topic: Option<&str>) -> Line {
    Line::Group { name: name.to_owned(), topic: topic.map(str::to_owned) }
}

fn person(name: &str, language: Option<&str>) -> Line {
    Line::Person { name: name.to_owned(), language: language.map(str::to_owned) }
}

fn ask(text: &str, choose: Option<usize>) -> Line {
    Line::Ask { text: text.to_owned(), choose }
}

#[test]
fn lines_that_are_understood() {
    for (line, meaning) in [
        ("  ", Line::Nothing),
        ("d3", say("d3", None)),
        ("/why d3", say("/why d3", None)),
        ("#12 d3", say("d3", Some(12))),
        ("#fun", say("#fun", None)),
        ("[d3]", press("d3", None)),
        ("#12 [d3]", press("d3", Some(12))),
        ("[💡 Hint]", press("💡 Hint", None)),
        ("[not a button", say("[not a button", None)),
        ("\\:x", say(":x", None)),
        ("@bob", person("bob", None)),
        ("@bob:be", person("bob", Some("be"))),
        ("@bob look", say("@bob look", None)),
        ("~family", group("family", None)),
        ("~club/games", group("club", Some("games"))),
        ("~", Line::Private),
        ("?", ask("", None)),
        ("?play me", ask("play me", None)),
        ("?play -> 2", ask("play", Some(2))),
    ] {
        assert_eq!(Line::read(line), Ok(meaning), "{line}");
    }
}

#[test]
fn orders_that_are_understood() {
    let fail = |fault, calls| Order::Fail { fault, calls };
    for (line, order) in [
        (":restart", Order::Restart),
        (":clock +1d", Order::Clock(86_400_000)),
        (":clock +60s", Order::Clock(60_000)),
        (":clock +2h", Order::Clock(7_200_000)),
        (":clock +5m", Order::Clock(300_000)),
        (":clock +500ms", Order::Clock(500)),
        (":fail 429 30", fail(Fault::TooManyRequests { retry_after: 30 }, 1)),
        (":fail 429 7 3", fail(Fault::TooManyRequests { retry_after: 7 }, 3)),
        (":fail 502 2", fail(Fault::ServerError { status: 502 }, 2)),
        (":fail lost", fail(Fault::LostAnswer, 1)),
        (":fail drop", fail(Fault::LostRequest, 1)),
        (":fail late 9", fail(Fault::Late { after: Some(9_000) }, 1)),
        (":fail dup 2", Order::Duplicate { updates: 2 }),
        (":block", Order::Block),
        (":unblock", Order::Unblock),
        (":kick", Order::Kick),
        (":add", Order::Add),
        (":migrate", Order::Migrate),
        (":delete #3", Order::Delete(3)),
        (":help", Order::Help),
    ] {
        assert_eq!(Line::read(line), Ok(Line::Order(order)), "{line}");
    }
}

#[test]
fn lines_that_are_not_understood() {
    for line in [
        "#12",
        "#1x2 d3",
        "~/",
        "~club/",
        "?x -> 0",
        "?x -> y",
        ":",
        ":clock 1d",
        ":clock +1y",
        ":clock +d",
        ":fail",
        ":fail 404",
        ":fail 429 x",
        ":fail 500 1 2",
        ":block me",
        ":dance",
        ":delete x",
    ] {
        assert_eq!(Line::read(line), Err(BadLine(line.to_owned())));
    }
}

/// A session in which Ann's private chat is open, and the lines that follow.
struct Chat {
    world: World,
    session: Session,
    seen: usize,
}

impl Chat {
    async fn new() -> Self {
        let world = World::new().await;
        let mut session = Session::new(world.stand_in.clone(), "ann", Some("es".to_owned()));
        session.follow(say("hello", None), &English).expect("a chat");
        let seen = world.stand_in.happenings(0).len();
        Self { world, session, seen }
    }

    fn ann(&self) -> i64 {
        let named =
            |state: &State| state.people().values().find(|person| person.first_name == "ann").cloned();
        self.world.stand_in.read(named).expect("a person").id
    }

    fn follow(&mut self, line: &str) -> Result<Next, Trouble> {
        self.session.follow(Line::read(line)?, &English)
    }

    fn seen(&mut self) -> String {
        let happenings = self.world.stand_in.happenings(self.seen);
        self.seen += happenings.len();
        self.world.stand_in.read(|state| happenings.iter().map(|happening| paint(state, happening)).collect())
    }

    /// The data of the presses that the bot has not confirmed.
    async fn pressed(&self) -> Vec<String> {
        let updates = self.world.confirm_all().await;
        let data = |update: &Value| update["callback_query"]["data"].as_str().map(str::to_owned);
        updates.iter().filter_map(data).collect()
    }

    async fn send(&self, rows: Value) -> i64 {
        let markup = json!({"inline_keyboard": rows});
        let params =
            json!({"chat_id": self.ann(), "text": "⚫ 2 ⚪ 2\n\nYour turn.", "reply_markup": markup});
        self.world.done("sendMessage", params).await["message_id"].as_i64().expect("a number")
    }
}

fn row(labels: &str, data: &str) -> Vec<Value> {
    let cell =
        |(n, label): (usize, char)| json!({"text": label.to_string(), "callback_data": format!("{data}{n}")});
    labels.chars().enumerate().map(cell).collect()
}

/// A board with a row of letters, whose square in row 3, column d has the data `2-3`.
fn board() -> Vec<Vec<Value>> {
    let mut rows = vec![row("abcdefgh", "letter")];
    rows.extend((0..8).map(|n| row(if n == 3 { "···⚪⚫···" } else { "········" }, &format!("{n}-"))));
    rows.push(vec![json!({"text": "❓ Why", "callback_data": "why"})]);
    rows
}

#[tokio::test]
async fn a_button_is_found_by_its_label_or_its_square() {
    let mut chat = Chat::new().await;
    let first = chat.send(json!(board())).await;
    chat.send(json!([row("·", "newest")])).await;
    for line in ["[d3]", "[a1]", "[H8]", "[❓ Why]", "[·]", "[a]"] {
        assert_eq!(chat.follow(line), Ok(Next::Settle(String::new())), "{line}");
    }
    chat.follow(&format!("#{first} [·]")).unwrap();
    assert_eq!(chat.pressed().await, ["2-3", "0-0", "7-7", "why", "newest0", "letter0", "0-0"]);

    chat.send(json!([[{"text": "d3", "callback_data": "list"}], [{"text": "d4", "callback_data": "x"}]]))
        .await;
    chat.follow("[d3]").unwrap();
    assert_eq!(chat.pressed().await, ["list"], "a label that is a square wins");
    assert_eq!(chat.follow("[i9]"), Err(Trouble::NoSuchButton("i9".to_owned())));
    assert_eq!(chat.follow("#999 [d3]"), Err(Trouble::NoSuchMessage(999)));
}

#[tokio::test]
async fn a_board_is_painted_in_columns_and_edits_in_full() {
    let mut chat = Chat::new().await;
    let id = chat.send(json!(board())).await;
    let painted = chat.seen();
    let lines: Vec<&str> = painted.lines().collect();
    assert_eq!(lines[0], format!("#{id} @ann Reversi 🔔"));
    assert_eq!(
        &lines[1..5],
        ["  ⚫ 2 ⚪ 2", "", "  Your turn.", "  [a ] [b ] [c ] [d ] [e ] [f ] [g ] [h ]"]
    );
    assert_eq!(lines[8], "  [· ] [· ] [· ] [⚪] [⚫] [· ] [· ] [· ]");
    assert_eq!(lines[13], "  [❓ Why]");
    let edit = json!({"chat_id": chat.ann(), "message_id": id, "text": "Over."});
    chat.world.done("editMessageText", edit).await;
    assert_eq!(chat.seen(), format!("#{id} @ann ✎\n  Over.\n"));
    chat.follow(&format!(":delete #{id}")).unwrap();
    assert_eq!(chat.seen(), format!("#{id} @ann ✗\n"));
}

#[tokio::test]
async fn people_groups_and_topics() {
    let mut chat = Chat::new().await;
    assert_eq!(chat.follow(":kick"), Err(Trouble::OnlyInAGroup));
    for line in
        ["~family", "@bob:be", "/reversi", ":migrate", "hi", "~club/games", "#8 /move d3", "~", "private"]
    {
        chat.follow(line).unwrap_or_else(|trouble| panic!("{line}: {trouble:?}"));
    }
    let painted = chat.seen();
    let headers: Vec<&str> = painted.lines().filter(|line| line.starts_with(['#', '~', '@'])).collect();
    assert_eq!(headers[..2], ["#3 ~family @ann", "#4 ~family @bob"]);
    assert!(headers[2].starts_with("~family -"), "{painted}");
    assert_eq!(
        headers[3..],
        [
            "#5 ~family @bob",
            "#6 ~family",
            "#7 ~family @bob",
            "#8 ~club @bob",
            "#10 ~club/games @bob ↩ #8",
            "#11 @bob"
        ]
    );
    assert_eq!(chat.follow("~family"), Ok(Next::Settle(String::new())));
    assert_eq!(chat.follow(":migrate"), Err(Trouble::OnlyASmallGroup));
    assert_eq!(chat.follow("~family/games"), Err(Trouble::NoTopics("family".to_owned())));
}

#[tokio::test]
async fn inline_results_are_shown_with_numbers_and_chosen_by_them() {
    let mut chat = Chat::new().await;
    let Ok(Next::Choose { query, number: 2 }) = chat.follow("?play -> 2") else { panic!("a choice") };
    assert_eq!(chat.session.choose(&query, 2), Err(Trouble::NoSuchResult(2)), "not answered yet");
    let article = |id: &str, title: &str| json!({"type": "article", "id": id, "title": title, "input_message_content": {"message_text": title}});
    let results = [article("a", "A game"), article("b", "Another")];
    let button = json!({"text": "Learn", "start_parameter": "learn"});
    let answer = json!({"inline_query_id": query, "results": results, "button": button});
    chat.world.done("answerInlineQuery", answer).await;
    chat.session.choose(&query, 2).unwrap();
    assert_eq!(
        chat.seen(),
        "@ann ? play\n  1. A game\n  2. Another\n  [Learn ↗]\n#3 @ann (Reversi)\n  Another\n"
    );
}

#[tokio::test]
async fn answers_and_addresses_are_seen() {
    let mut chat = Chat::new().await;
    let link = chat.world.stand_in.bot_link("abc");
    let rows = json!([[
        {"text": "Ask", "callback_data": "a"},
        {"text": "Rules", "url": "https://example.org"},
        {"text": "Join", "url": link},
        {"text": "Copy", "copy_text": {"text": "f5d6"}},
    ]]);
    chat.send(rows).await;
    assert!(chat.seen().ends_with("  [Ask] [Rules ↗] [Join ↗] [Copy 📋]\n"));
    assert_eq!(chat.follow("[Rules]"), Ok(Next::Settle("@ann ↗ https://example.org\n".to_owned())));
    assert_eq!(chat.follow("[Copy]"), Ok(Next::Settle("@ann 📋 f5d6\n".to_owned())));
    chat.follow("[Join]").unwrap();
    chat.follow("[Ask]").unwrap();
    let updates = chat.world.confirm_all().await;
    let query = &updates.last().unwrap()["callback_query"]["id"];
    let answer =
        json!({"callback_query_id": query, "text": "No.\nNot yet.", "show_alert": true, "url": link});
    chat.world.done("answerCallbackQuery", answer).await;
    let painted = chat.seen();
    let expected =
        format!("#4 @ann\n  /start abc\n@ann ❗ No.\n  Not yet.\n@ann ↗ {link}\n#5 @ann\n  /start abc\n");
    assert_eq!(painted, expected);
}
