//! Commands and typed squares: whom they are meant for, and which board.

use reversi_bot::brain::{Chat, ChatId, ChatKind, Effect, MessageId, Person, Reply, Spot, Subject};
use reversi_bot::play::{PlayerId, Revision};
use reversi_bot::view::{Action, Start, Topic};

use super::Party;
use super::hall::{GROUP, Hall, ids, person, private};

const COMMANDS: [&str; 13] = [
    "/start",
    "/play",
    "/reversi",
    "/move d3",
    "/why d3",
    "/rules",
    "/board",
    "/resign",
    "/pass",
    "/language",
    "/style",
    "/games",
    "/help",
];

#[test]
fn squares_are_read_as_people_type_them() {
    for text in ["d3", "D3", "3d", "d 3", "d-3", "Д3", "д3", "ｄ３", "d3\u{FE0F}\u{20E3}", "/d3", "/move d3"]
    {
        let mut hall = Hall::new();
        let ann = person(1, "Ann", Some("be"));
        hall.line(&ann, private(&ann), "/play");
        hall.line(&ann, private(&ann), text);
        assert_eq!(hall.newest().record.to_string(), "d3", "{text}");
    }
}

#[test]
fn what_is_no_square_gets_an_answer_and_changes_nothing() {
    let mut hall = Hall::new();
    let ann = person(1, "Ann", Some("en"));
    hall.line(&ann, private(&ann), "/play");
    for (text, id) in [
        ("i9", "alert-not-a-square"),
        ("d33", "alert-not-a-square"),
        ("hello", "say-not-understood"),
        ("/move", "say-move-usage"),
        ("/why", "say-why-usage"),
        ("/move i9", "alert-not-a-square"),
        ("/frobnicate", "say-unknown-command"),
        ("/reversi", "say-group-only"),
    ] {
        let effects = hall.line(&ann, private(&ann), text);
        assert_eq!(ids(&effects), [id], "{text}");
    }
    assert_eq!(hall.newest().revision, Revision(0));
}

#[test]
fn every_command_answers_in_private_and_in_a_group_that_means_us() {
    for command in COMMANDS {
        let mut hall = Hall::new();
        let ann = person(1, "Ann", Some("fy"));
        let effects = hall.line(&ann, private(&ann), command);
        assert!(!effects.is_empty(), "{command} in private");
        let (head, rest) = command.split_once(' ').unwrap_or((command, ""));
        let effects = hall.line(&ann, GROUP, &format!("{head}@reversi_bot {rest}"));
        assert!(!effects.is_empty(), "{command} in a group");
    }
}

#[test]
fn commands_of_other_bots_and_talk_are_left_alone() {
    let mut party = Party::running("");
    let (ann, bob) = (party.ann.clone(), party.bob.clone());
    for command in COMMANDS.into_iter().filter(|command| *command != "/reversi") {
        assert_eq!(party.hall.line(&ann, GROUP, command), [], "{command} may be meant for another bot");
        let (head, rest) = command.split_once(' ').unwrap_or((command, ""));
        let other = format!("{head}@other_bot {rest}");
        assert_eq!(party.hall.line(&ann, GROUP, &other), [], "{other}");
    }
    assert_eq!(party.hall.line(&ann, GROUP, "d3"), [], "a square said to nobody");
    let reply = |author| Some(Reply { message: MessageId(99), author });
    assert_eq!(party.hall.reply(&ann, GROUP, "d3", reply(Some(bob))), [], "a reply to Bob");
    assert_eq!(party.hall.reply(&ann, GROUP, "what a game", reply(None)), [], "talk under a board");
    let played = party.hall.reply(&ann, GROUP, "d3", reply(None));
    assert!(
        played.iter().any(|effect| matches!(effect, Effect::Show { .. })),
        "a reply to the bot: {played:?}"
    );
}

#[test]
fn a_square_finds_its_board_and_never_guesses() {
    let mut hall = Hall::new();
    let ann = person(1, "Ann", Some("en"));
    let here = private(&ann);
    assert_eq!(ids(&hall.line(&ann, here, "d3")), ["say-no-game"]);
    assert_eq!(ids(&hall.line(&ann, GROUP, "/move@reversi_bot d3")), ["say-no-game-group"]);
    hall.line(&ann, here, "/play");
    hall.line(&ann, here, "/play");
    let asked = hall.line(&ann, here, "d3");
    let [Effect::Say { subject: Subject::WhichBoard { games, .. }, .. }] = asked.as_slice() else {
        panic!("{asked:?}");
    };
    assert_eq!(games.len(), 2);
    let game = games[0];
    assert!(hall.games.values().all(|game| game.revision == Revision(0)), "nothing was played");
    let chosen = Action::Choose { game, at: Revision(0), square: "d3".parse().expect("a square") };
    let spot = Spot::Message { chat: here, message: MessageId(1) };
    hall.press_on(&ann, spot, Some(chosen));
    assert_eq!(hall.games[&game].record.to_string(), "d3", "wherever the boards are meanwhile");
    let list = hall.line(&ann, here, "/resign");
    assert!(matches!(list.as_slice(), [Effect::Say { subject: Subject::Games, .. }]), "{list:?}");
}

#[test]
fn long_answers_of_a_group_open_in_private() {
    let mut party = Party::running("");
    let (eve, game) = (party.eve.clone(), party.game);
    for (line, start) in [
        ("/why@reversi_bot d6", Start::Why(game, "d6".parse().ok())),
        ("/rules@reversi_bot", Start::Rules(None)),
        ("/rules@reversi_bot pass", Start::Rules(Some(Topic::Pass))),
        ("/games@reversi_bot", Start::Games),
    ] {
        let effects = party.hall.line(&eve, GROUP, line);
        let [Effect::Say { subject: Subject::OpenPrivate(opened), silent: true, .. }] = effects.as_slice()
        else {
            panic!("{line}: {effects:?}");
        };
        assert_eq!(*opened, start);
    }
}

#[test]
fn a_channel_and_an_anonymous_administrator_take_no_seat() {
    let mut hall = Hall::new();
    let ann = person(1, "Ann", Some("en"));
    let channel = Chat { id: ChatId(-200), kind: ChatKind::Channel, topic: None };
    for command in COMMANDS {
        assert_eq!(hall.line(&ann, channel, command), [], "{command}");
    }
    let nobody = Person { may_play: false, ..person(1_087_968_824, "GroupAnonymousBot", None) };
    assert_eq!(ids(&hall.line(&nobody, GROUP, "/reversi")), ["alert-may-not-play"]);
    assert!(hall.games.is_empty());
    let mut party = Party::open();
    let effects = party.hall.press(&nobody, GROUP, Action::Join { game: party.game });
    assert_eq!(ids(&effects), ["alert-may-not-play"]);
    assert!(!party.hall.players.contains_key(&PlayerId(1_087_968_824)), "nobody is written down");
}

#[test]
fn why_explains_the_square_that_was_refused() {
    let mut hall = Hall::new();
    let ann = person(1, "Ann", Some("en"));
    hall.line(&ann, private(&ann), "/play");
    let game = hall.newest().id;
    assert_eq!(ids(&hall.press(&ann, private(&ann), Action::Why { game })), ["alert-why-none"]);
    let place = Action::Place { game, at: Revision(0), square: "d6".parse().expect("a square") };
    hall.press(&ann, private(&ann), place);
    let effects = hall.press(&ann, private(&ann), Action::Why { game });
    let explained = effects.iter().find_map(|effect| match effect {
        Effect::Say { subject: Subject::Why { square, .. }, .. } => Some(square.to_string()),
        _ => None,
    });
    assert_eq!(explained.as_deref(), Some("d6"));
    let effects = hall.line(&ann, private(&ann), "/why");
    assert!(matches!(effects.as_slice(), [Effect::Say { subject: Subject::Why { .. }, .. }]), "{effects:?}");
}
