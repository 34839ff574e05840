//! What Telegram does wrong, and what time does.

use reversi_bot::reversi::Color;
use reversi_bot::sandbox::server::{Aim, Fault};
use reversi_bot::telegram::{decode, encode};
use reversi_bot::view::Action;

use super::world::World;

#[tokio::test]
async fn the_newest_board_stands_at_rest_whatever_was_lost() {
    let faults = [
        Fault::TooManyRequests { retry_after: 30 },
        Fault::ServerError { status: 500 },
        Fault::LostRequest,
        Fault::LostAnswer,
        Fault::Late { after: Some(5_000) },
    ];
    for fault in faults {
        let mut world = World::start().await;
        let table = world.group_game().await;
        world.telegram.fail_where(fault, Aim::chat(table.group), 2);
        world.tap(table.ann, table.board, "d3").await;
        world.tap(table.bob, table.board, "c3").await;
        world.pass_time(60).await;
        let board = world.board(world.newest(table.group).id);
        assert_eq!(board.at("c3".parse().expect("a square")), Some(Color::White), "{fault:?}");
        assert_eq!(board.count().black, 3, "{fault:?}");
    }
}

#[tokio::test]
async fn a_flood_wait_in_one_chat_leaves_the_others_alone() {
    let (mut world, table) = World::with_a_game().await;
    let eve = world.telegram.person("Eve", Some("en"));
    world.telegram.fail_where(Fault::TooManyRequests { retry_after: 3000 }, Aim::chat(table.group), 1);
    world.touch(table.ann, table.board, "d3");
    world.telegram.say(eve, eve, "/start").expect("said");
    world.settle().await;
    assert!(world.newest(eve).text.contains("Hello"));
    assert_eq!(world.board(table.board).count().black, 4, "after the wait the board is drawn");
}

#[tokio::test]
async fn a_move_whose_picture_is_late_is_said_to_count() {
    let (mut world, table) = World::with_a_game().await;
    // Three hours are more than the harness waits for, so the second move comes while the chat has to wait.
    world.telegram.fail_where(Fault::TooManyRequests { retry_after: 10_800 }, Aim::chat(table.group), 1);
    world.tap(table.ann, table.board, "d3").await;
    let data = world.data(table.board, "c3").expect("a button");
    let Some(Action::Place { game, at, square }) = decode(&data) else { panic!("{data}") };
    // Bob presses the square as a newer picture would have it.
    let newer = encode(&Action::Place { game, at: at.next(), square });
    world.telegram.forge(table.bob, table.group, table.board, &newer);
    world.settle().await;
    let answers = world.answers();
    assert!(answers.iter().any(|said| said.text.contains("board in about")), "{answers:?}");
}

#[tokio::test]
async fn a_deleted_board_comes_back() {
    let (mut world, table) = World::with_a_game().await;
    world.tap(table.ann, table.board, "d3").await;
    world.touch(table.bob, table.board, "c3");
    world.telegram.delete(table.board).expect("deleted");
    world.settle().await;
    let fresh = world.newest(table.group).id;
    assert_ne!(fresh, table.board);
    assert_eq!(world.board(fresh).at("c3".parse().expect("a square")), Some(Color::White));
}

#[tokio::test]
async fn a_group_that_becomes_a_supergroup_keeps_its_game() {
    let (mut world, table) = World::with_a_game().await;
    world.tap(table.ann, table.board, "d3").await;
    let supergroup = world.telegram.migrate(table.group, table.ann).expect("migrated");
    world.settle().await;
    let board = world.newest(supergroup).id;
    world.tap(table.bob, board, "c3").await;
    assert_eq!(
        world.board(world.newest(supergroup).id).at("c3".parse().expect("a square")),
        Some(Color::White)
    );
}

#[tokio::test]
async fn a_bot_that_was_thrown_out_goes_on_when_it_is_back() {
    let (mut world, table) = World::with_a_game().await;
    world.tap(table.ann, table.board, "d3").await;
    world.telegram.kick_bot(table.group, table.ann).expect("kicked");
    world.settle().await;
    world.telegram.add_bot(table.group, table.ann).expect("added");
    world.settle().await;
    world.say(table.bob, table.group, "/board@sandbox_reversi_bot").await;
    let board = world.newest(table.group).id;
    world.tap(table.bob, board, "c3").await;
    assert_eq!(world.board(board).at("c3".parse().expect("a square")), Some(Color::White));
}

#[tokio::test]
async fn whoever_does_not_look_is_called_once() {
    let (mut world, table) = World::with_a_game().await;
    world.tap(table.ann, table.board, "d3").await;
    let before = world.telegram.messages(table.group).len();
    world.pass_time(61).await;
    let messages = world.telegram.messages(table.group);
    let call = messages.last().expect("a call").clone();
    assert!(call.text.contains("Bob") && call.text.contains("your turn") && !call.silent, "{call:?}");
    assert!(call.entities.iter().any(|entity| entity["type"] == "text_mention"), "{call:?}");
    world.pass_time(600).await;
    assert_eq!(world.telegram.messages(table.group).len(), before + 1);
    world.tap(table.bob, table.board, "c3").await;
    assert!(world.telegram.message(call.id).is_none(), "an answered call is taken away");
}

#[tokio::test]
async fn an_open_private_chat_is_called_first() {
    let (mut world, table) = World::with_a_game().await;
    world.say(table.bob, table.bob, "/start").await;
    world.tap(table.ann, table.board, "d3").await;
    world.pass_time(61).await;
    let call = world.newest(table.bob);
    assert!(call.text.contains("your turn") && !call.silent, "{call:?}");
    world.push(table.bob, call.id, "Open the game").await;
    let board = world.newest(table.bob).id;
    world.tap(table.bob, board, "c3").await;
    assert_eq!(world.board(table.board), world.board(board));
}

#[tokio::test]
async fn a_challenge_that_nobody_takes_closes() {
    let mut world = World::start().await;
    let ann = world.telegram.person("Ann", Some("en"));
    let group = world.telegram.group("Family", ann);
    world.settle().await;
    world.say(ann, group, "/reversi").await;
    let challenge = world.newest(group).id;
    world.pass_time(31 * 60).await;
    assert!(world.text(challenge).contains("Nobody took up"), "{}", world.text(challenge));
    assert!(world.telegram.message(challenge).expect("it").keyboard.is_empty());
}

#[tokio::test]
async fn a_signal_stops_the_bot_cleanly_and_loses_nothing() {
    let (mut world, table) = World::with_a_game().await;
    for (signal, player, square, discs) in [("TERM", table.ann, "d3", 5), ("INT", table.bob, "c3", 6)] {
        // The signal may come before, while, or after the press is handled.
        world.touch(player, table.board, square);
        world.signal(signal).await;
        let count = world.board(table.board).count();
        assert_eq!(count.black + count.white, discs, "after {signal}");
    }
}
