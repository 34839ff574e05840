//! From updates to events.

use reversi_bot::brain::{
    Chat, ChatId, ChatKind, Event, InlineId, MessageId, Person, QueryId, Reply, Spot,
};
use reversi_bot::play::{PlayerId, Revision};
use reversi_bot::text::Name;
use reversi_bot::view::Action;
use serde_json::{Value, json};

use super::fixture::{
    ANN, FORUM, GROUP, ann, ann_person, board, bot, channel, chat, event, forum, group, message, private,
    said, topic,
};

fn command(place: Chat, word: &str, rest: &str, addressed: bool) -> Event {
    Event::Command {
        from: ann_person(),
        chat: place,
        message: MessageId(42),
        word: word.to_owned(),
        rest: rest.to_owned(),
        addressed,
        reply: None,
    }
}

fn from_of(message: Value) -> Person {
    match said(message) {
        Some(Event::Said { from, .. } | Event::Command { from, .. }) => from,
        other => panic!("{other:?}"),
    }
}

fn reply_of(message: Value) -> Option<Reply> {
    match said(message) {
        Some(Event::Said { reply, .. } | Event::Command { reply, .. }) => reply,
        other => panic!("{other:?}"),
    }
}

#[test]
fn commands_are_read_as_people_type_them() {
    let at_home = chat(ChatKind::Private, ANN);
    let in_group = chat(ChatKind::Group, GROUP);
    for (place, text, expected) in [
        (private(), "/move d3", command(at_home, "move", "d3", false)),
        (private(), "/START\nj_0123456789ab", command(at_home, "start", "j_0123456789ab", false)),
        (group(), "/reversi@Reversi_Bot  @bob", command(in_group, "reversi", "@bob", true)),
        (group(), "/reversi", command(in_group, "reversi", "", false)),
    ] {
        assert_eq!(said(message(place, text, json!({}))), Some(expected), "{text:?}");
    }
    assert_eq!(said(message(group(), "/play@chess_bot", json!({}))), None);
}

#[test]
fn other_text_is_text() {
    let expected = Event::Said {
        from: ann_person(),
        chat: chat(ChatKind::Private, ANN),
        message: MessageId(42),
        text: "d 3".to_owned(),
        reply: None,
    };
    assert_eq!(said(message(private(), "d 3", json!({}))), Some(expected));
}

#[test]
fn what_was_not_typed_says_nothing() {
    let photo = json!({"message_id": 42, "from": ann(), "chat": private(), "date": 1_767_225_600,
        "caption": "/move d3", "photo": [{"file_id": "a", "file_unique_id": "b", "file_size": 1,
            "width": 1, "height": 1}]});
    let joined = json!({"message_id": 42, "from": ann(), "chat": group(), "date": 1_767_225_600,
        "new_chat_participant": bot(), "new_chat_member": bot(), "new_chat_members": [bot()]});
    for message in [
        photo,
        joined,
        message(private(), "Ann offers a game", json!({"via_bot": bot()})),
        message(group(), "/move d3", json!({"is_automatic_forward": true, "sender_chat": channel()})),
    ] {
        assert_eq!(said(message.clone()), None, "{message}");
    }
    let post = message(channel(), "/reversi", json!({"sender_chat": channel()}));
    assert_eq!(event(json!({"update_id": 5, "channel_post": post})), None);
    let edited = message(private(), "/move d3", json!({"edit_date": 1_767_225_700}));
    assert_eq!(event(json!({"update_id": 5, "edited_message": edited})), None);
}

#[test]
fn a_thread_is_a_topic_only_when_it_says_so() {
    for (more, place) in [
        (json!({"message_thread_id": 7, "is_topic_message": true}), topic(7)),
        // A reply in the General topic carries the number of a thread, to which nothing can be sent.
        (json!({"message_thread_id": 30}), chat(ChatKind::Group, FORUM)),
        (json!({"message_thread_id": 1, "is_topic_message": true}), chat(ChatKind::Group, FORUM)),
        (json!({}), chat(ChatKind::Group, FORUM)),
    ] {
        let spoken = said(message(forum(), "/reversi", more.clone()));
        assert_eq!(spoken, Some(command(place, "reversi", "", false)), "{more}");
    }
}

#[test]
fn a_reply_to_the_bot_is_told_from_one_to_a_person() {
    let to_us = json!({"reply_to_message": board(group(), json!({}))});
    assert_eq!(
        reply_of(message(group(), "d3", to_us)),
        Some(Reply { message: MessageId(40), author: None })
    );
    let to_ann = json!({"reply_to_message": message(group(), "hello", json!({"message_id": 39}))});
    assert_eq!(
        reply_of(message(group(), "/reversi", to_ann)),
        Some(Reply { message: MessageId(39), author: Some(ann_person()) })
    );
    // The bot's own board that Ann posted through inline mode is hers.
    let inline = message(group(), "Ann offers a game", json!({"message_id": 38, "via_bot": bot()}));
    let reply = reply_of(message(group(), "d3", json!({"reply_to_message": inline})));
    assert_eq!(reply.and_then(|reply| reply.author), Some(ann_person()));
}

#[test]
fn a_message_of_a_topic_is_no_reply_to_the_topic_itself() {
    let opened = json!({"message_id": 7, "from": bot(), "chat": forum(), "date": 1_767_225_000,
        "message_thread_id": 7, "is_topic_message": true,
        "forum_topic_created": {"name": "Games", "icon_color": 7_322_096}});
    let more = json!({"message_thread_id": 7, "is_topic_message": true, "reply_to_message": opened});
    assert_eq!(reply_of(message(forum(), "d3", more)), None);
    let in_topic = json!({"message_thread_id": 7, "is_topic_message": true});
    let more = json!({"message_thread_id": 7, "is_topic_message": true,
        "reply_to_message": board(forum(), in_topic)});
    assert_eq!(
        reply_of(message(forum(), "d3", more)),
        Some(Reply { message: MessageId(40), author: None })
    );
}

#[test]
fn who_cannot_be_told_from_others_may_not_play() {
    let anonymous = json!({"id": 1_087_968_824, "is_bot": true, "first_name": "Group",
        "username": "GroupAnonymousBot"});
    let as_channel = json!({"id": 136_817_688, "is_bot": true, "first_name": "Channel",
        "username": "Channel_Bot"});
    let robot = json!({"id": 222, "is_bot": true, "first_name": "Other", "username": "other_bot"});
    for (more, may_play) in [
        (json!({}), true),
        (json!({"from": anonymous, "sender_chat": group(), "author_signature": "chief"}), false),
        (json!({"from": as_channel, "sender_chat": channel()}), false),
        (json!({"sender_chat": channel()}), false),
        (json!({"from": robot}), false),
    ] {
        let from = from_of(message(group(), "/reversi", more.clone()));
        assert_eq!(from.may_play, may_play, "{more}");
    }
}

#[test]
fn who_speaks_for_a_channel_bears_its_name() {
    let mut spoken = message(group(), "hello", json!({"sender_chat": channel()}));
    spoken.as_object_mut().expect("an object").remove("from");
    let expected = Person {
        id: PlayerId(-1_001_111_111_111),
        name: Name::clean("News"),
        username: Some("news_of_ann".to_owned()),
        language: None,
        may_play: false,
    };
    assert_eq!(from_of(spoken), expected);
}

#[test]
fn a_group_that_moves_is_followed_whichever_message_comes() {
    let moved = Event::Migrated { from: ChatId(GROUP), to: ChatId(FORUM) };
    let base = |chat: Value| json!({"message_id": 42, "from": ann(), "chat": chat, "date": 1_767_225_600});
    let mut old = base(group());
    old["migrate_to_chat_id"] = json!(FORUM);
    let mut new = base(forum());
    new["migrate_from_chat_id"] = json!(GROUP);
    assert_eq!(said(old), Some(moved.clone()));
    assert_eq!(said(new), Some(moved));
}

fn press(more: Value) -> Value {
    let mut query = json!({"id": "4382bfdwdsb323b2d9", "from": ann(), "chat_instance": "-123",
        "data": "1m.0123456789ab.17.d3"});
    query.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    json!({"update_id": 5, "callback_query": query})
}

fn pressed(spot: Spot, action: Option<Action>) -> Event {
    Event::Pressed {
        from: ann_person(),
        spot,
        query: QueryId("4382bfdwdsb323b2d9".to_owned()),
        action,
    }
}

fn d3() -> Option<Action> {
    let game = "0123456789ab".parse().expect("a game");
    Some(Action::Place { game, at: Revision(17), square: "d3".parse().expect("a square") })
}

#[test]
fn a_press_says_where_and_what() {
    let at = |chat| Spot::Message { chat, message: MessageId(40) };
    let topical = json!({"message_thread_id": 7, "is_topic_message": true});
    let too_old = json!({"message_id": 40, "chat": group(), "date": 0});
    for (more, spot, action) in [
        (json!({"message": board(private(), json!({}))}), at(chat(ChatKind::Private, ANN)), d3()),
        (json!({"message": board(forum(), topical)}), at(topic(7)), d3()),
        (json!({"message": too_old}), at(chat(ChatKind::Group, GROUP)), d3()),
        (json!({"inline_message_id": "AAQ_x-1"}), Spot::Inline(InlineId("AAQ_x-1".to_owned())), d3()),
        (json!({"message": board(group(), json!({})), "data": "forged"}), at(chat(ChatKind::Group, GROUP)), None),
    ] {
        assert_eq!(event(press(more.clone())), Some(pressed(spot, action)), "{more}");
    }
    let mut game = press(json!({"message": board(group(), json!({})), "game_short_name": "chess"}));
    game["callback_query"].as_object_mut().expect("an object").remove("data");
    assert_eq!(event(game), Some(pressed(at(chat(ChatKind::Group, GROUP)), None)));
}

#[test]
fn inline_mode_asks_and_posts() {
    let asked = json!({"update_id": 5, "inline_query": {"id": "77", "from": ann(), "query": "reversi",
        "offset": "", "chat_type": "supergroup"}});
    let expected = Event::Asked {
        from: ann_person(),
        query: QueryId("77".to_owned()),
        text: "reversi".to_owned(),
    };
    assert_eq!(event(asked), Some(expected));
    let chosen = |result: &str, inline: Value| {
        event(json!({"update_id": 5, "chosen_inline_result": {"result_id": result, "from": ann(),
            "query": "", "inline_message_id": inline}}))
    };
    let posted = Event::Posted {
        from: ann_person(),
        game: "0123456789ab".parse().expect("a game"),
        inline: InlineId("AAQ_x-1".to_owned()),
    };
    assert_eq!(chosen("0123456789ab", json!("AAQ_x-1")), Some(posted));
    assert_eq!(chosen("forged", json!("AAQ_x-1")), None);
    assert_eq!(chosen("0123456789ab", Value::Null), None);
}

#[test]
fn the_bot_learns_where_it_may_write() {
    let banned = json!({"user": bot(), "status": "kicked", "until_date": 0});
    let restricted = |member: bool, may_send: bool| {
        json!({"user": bot(), "status": "restricted", "until_date": 0, "is_member": member,
            "can_send_messages": may_send, "can_send_media_messages": false, "can_send_audios": false,
            "can_send_documents": false, "can_send_photos": false, "can_send_videos": false,
            "can_send_video_notes": false, "can_send_voice_notes": false, "can_send_polls": false,
            "can_send_other_messages": false, "can_add_web_page_previews": false,
            "can_change_info": false, "can_invite_users": false, "can_pin_messages": false,
            "can_manage_topics": false})
    };
    let administrator = json!({"user": bot(), "status": "administrator", "can_be_edited": false,
        "can_manage_chat": true, "can_change_info": true, "can_delete_messages": true,
        "can_invite_users": true, "can_restrict_members": true, "can_pin_messages": true,
        "can_manage_topics": false, "can_promote_members": false, "can_manage_video_chats": true,
        "can_post_stories": false, "can_edit_stories": false, "can_delete_stories": false,
        "is_anonymous": false, "can_manage_voice_chats": true});
    for (standing, present) in [
        (json!({"user": bot(), "status": "member"}), true),
        (administrator, true),
        (restricted(true, true), true),
        (restricted(true, false), false),
        (restricted(false, true), false),
        (json!({"user": bot(), "status": "left"}), false),
        (banned.clone(), false),
    ] {
        let change = json!({"chat": group(), "from": ann(), "date": 1_767_225_600,
            "old_chat_member": {"user": bot(), "status": "left"}, "new_chat_member": standing});
        let expected =
            Event::Membership { from: ann_person(), chat: chat(ChatKind::Group, GROUP), present };
        assert_eq!(event(json!({"update_id": 5, "my_chat_member": change})), Some(expected), "{standing}");
    }
    let blocked = json!({"chat": private(), "from": ann(), "date": 1_767_225_600,
        "old_chat_member": {"user": bot(), "status": "member"}, "new_chat_member": banned});
    let expected = Event::Membership {
        from: ann_person(),
        chat: chat(ChatKind::Private, ANN),
        present: false,
    };
    assert_eq!(event(json!({"update_id": 5, "my_chat_member": blocked})), Some(expected));
}
