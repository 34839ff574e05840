//! Updates as the official server writes them, and what they mean to a bot named `reversi_bot`.

use std::net::{Ipv4Addr, TcpListener};

use reversi_bot::brain::{Chat, ChatId, ChatKind, Event, Person, TopicId};
use reversi_bot::play::PlayerId;
use reversi_bot::telegram::{self, Me};
use reversi_bot::text::Name;
use serde_json::{Value, json};
use teloxide::types::{Update, UpdateKind};

pub(super) const ANN: i64 = 111_111_111;
pub(super) const BOT: i64 = 7_310_000_001;
pub(super) const GROUP: i64 = -4_000_000_001;
pub(super) const FORUM: i64 = -1_002_000_000_003;

/// The event of an update, which teloxide must be able to read.
pub(super) fn event(update: Value) -> Option<Event> {
    // From text, as it comes: out of a `Value` teloxide reads no update at all.
    let update: Update = serde_json::from_str(&update.to_string()).expect("an update");
    assert!(!matches!(update.kind, UpdateKind::Error(_)), "teloxide cannot read {update:?}");
    telegram::event(&update, &Me { id: PlayerId(BOT), username: "reversi_bot".to_owned() })
}

/// The event of a message.
pub(super) fn said(message: Value) -> Option<Event> {
    event(json!({"update_id": 5, "message": message}))
}

pub(super) fn ann() -> Value {
    json!({"id": ANN, "is_bot": false, "first_name": "Ann", "last_name": "<b>&\u{202e}",
        "username": "ann_a", "language_code": "fr-CA"})
}

/// Ann, as the bot sees her.
pub(super) fn ann_person() -> Person {
    Person {
        id: PlayerId(ANN),
        name: Name::clean("Ann <b>&"),
        username: Some("ann_a".to_owned()),
        language: Some("fr-CA".to_owned()),
        may_play: true,
    }
}

pub(super) fn bot() -> Value {
    json!({"id": BOT, "is_bot": true, "first_name": "Reversi", "username": "reversi_bot"})
}

pub(super) fn private() -> Value {
    json!({"id": ANN, "first_name": "Ann", "username": "ann_a", "type": "private"})
}

pub(super) fn group() -> Value {
    json!({"id": GROUP, "title": "Family", "type": "group", "all_members_are_administrators": true,
        "accepted_gift_types": {"unlimited_gifts": false, "limited_gifts": false, "unique_gifts": false,
            "premium_subscription": false}})
}

pub(super) fn forum() -> Value {
    json!({"id": FORUM, "title": "Club", "is_forum": true, "type": "supergroup"})
}

pub(super) fn channel() -> Value {
    json!({"id": -1_001_111_111_111_i64, "title": "News", "username": "news_of_ann", "type": "channel"})
}

pub(super) fn chat(kind: ChatKind, id: i64) -> Chat {
    Chat { id: ChatId(id), kind, topic: None }
}

pub(super) fn topic(number: i32) -> Chat {
    Chat { topic: Some(TopicId(number)), ..chat(ChatKind::Group, FORUM) }
}

/// A message of Ann's in this chat; `more` adds or replaces fields.
pub(super) fn message(chat: Value, text: &str, more: Value) -> Value {
    let mut message = json!({"message_id": 42, "from": ann(), "chat": chat, "date": 1_767_225_600, "text": text});
    if text.starts_with('/') {
        let length = text.find(char::is_whitespace).unwrap_or(text.len());
        message["entities"] = json!([{"offset": 0, "length": length, "type": "bot_command"}]);
    }
    merge(message, more)
}

/// A board of the bot's in this chat.
pub(super) fn board(chat: Value, more: Value) -> Value {
    let board = json!({"message_id": 40, "from": bot(), "chat": chat, "date": 1_767_225_500, "text": "Ann 2 · 2 Bob",
        "reply_markup": {"inline_keyboard": [[{"text": "·", "callback_data": "1m.0123456789ab.17.d3"}]]}});
    merge(board, more)
}

fn merge(mut base: Value, more: Value) -> Value {
    if let (Some(base), Value::Object(more)) = (base.as_object_mut(), more) {
        base.extend(more);
    }
    base
}

/// An address where nobody listens: a port that was free a moment ago.
pub(super) fn nobody() -> reqwest::Url {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free loopback port");
    let address = listener.local_addr().expect("an address");
    format!("http://{address}").parse().expect("an address")
}
