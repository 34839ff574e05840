//! Many hands at one board: at once, twice, too late, by strangers, with forged data.

use reversi_bot::reversi::{Board, Color};

use super::world::World;

#[tokio::test]
async fn of_two_people_who_tap_at_once_the_one_to_move_plays() {
    let (mut world, table) = World::with_a_game().await;
    world.touch(table.bob, table.board, "d3");
    world.touch(table.ann, table.board, "c4");
    world.settle().await;
    let said = world.answers();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said.iter().any(|said| said.alert && said.text.contains("not your turn")), "{said:?}");
    let board = world.board(table.board);
    assert_eq!(board.at("c4".parse().expect("a square")), Some(Color::Black));
    assert_eq!(board.at("d3".parse().expect("a square")), None);
}

#[tokio::test]
async fn a_double_tap_plays_once_and_a_repeated_update_does_nothing() {
    let (mut world, table) = World::with_a_game().await;
    world.touch(table.ann, table.board, "d3");
    world.touch(table.ann, table.board, "d3");
    world.settle().await;
    let said = world.answers();
    assert!(said.iter().any(|said| said.text.contains("already played")), "{said:?}");
    world.telegram.duplicate(3);
    world.tap(table.bob, table.board, "c3").await;
    assert_eq!(world.board(table.board).count().white, 3);
    assert_eq!(world.board(table.board).count().black, 3);
}

#[tokio::test]
async fn an_old_picture_is_never_played_on() {
    let (mut world, table) = World::with_a_game().await;
    // Ann taps c4 on a picture that shows the board before her own d3 and Bob's c3.
    world.touch(table.ann, table.board, "d3");
    world.touch(table.bob, table.board, "c3");
    world.touch(table.ann, table.board, "c4");
    world.settle().await;
    let said = world.answers();
    assert_eq!(
        said.iter().filter(|said| said.alert && said.text.contains("board has changed")).count(),
        2,
        "{said:?}"
    );
    assert_eq!(world.board(table.board).count().black, 4, "only d3 was played");
}

#[tokio::test]
async fn a_board_that_was_posted_anew_takes_over() {
    let (mut world, table) = World::with_a_game().await;
    world.push(table.ann, table.board, "Menu").await;
    world.push(table.ann, table.board, "Board below").await;
    let new = world.newest(table.group).id;
    assert_ne!(new, table.board);
    assert!(world.telegram.message(table.board).expect("the old board").keyboard.is_empty());
    world.tap(table.ann, new, "d3").await;
    assert_eq!(world.board(new).count().black, 4);
}

#[tokio::test]
async fn strangers_are_told_kindly_and_change_nothing() {
    let (mut world, table) = World::with_a_game().await;
    let eve = world.telegram.person("Eve", Some("es"));
    world.telegram.join(table.group, eve);
    for (label, is_square) in [("d3", true), ("Menu", false)] {
        let said = if is_square {
            world.tap(eve, table.board, label).await
        } else {
            world.push(eve, table.board, label).await
        };
        assert!(said.iter().all(|said| said.alert && said.text.contains("No participas")), "{said:?}");
    }
    assert_eq!(world.board(table.board), Board::START);
}

#[tokio::test]
async fn forged_data_does_nothing() {
    let (mut world, table) = World::with_a_game().await;
    let shown = world.telegram.message(table.board).expect("the board");
    let real = shown.keyboard.rows[3][3].clone();
    let data = format!("{real:?}");
    let data = data.split('"').find(|part| part.contains('.')).map(str::to_owned).unwrap_or_default();
    let other = data.replace(|c: char| c.is_ascii_lowercase(), "z");
    for forged in [
        "",
        "x",
        "1",
        "1m",
        "1p.zzzzzzzzzzzz.0.d3",
        "\u{202e}",
        "'; drop table game; --",
        &other,
        &"9".repeat(64),
    ] {
        world.telegram.forge(table.ann, table.group, table.board, forged);
        world.telegram.forge(table.bob, table.group, table.board, forged);
    }
    world.settle().await;
    assert_eq!(world.answers().len(), 18);
    assert_eq!(world.board(table.board), Board::START);
}

#[tokio::test]
async fn resigning_is_asked_once_and_only_of_the_one_who_resigns() {
    let (mut world, table) = World::with_a_game().await;
    world.push(table.bob, table.board, "Menu").await;
    world.push(table.bob, table.board, "Resign").await;
    assert!(world.text(table.board).contains("really want to resign"));
    let said = world.push(table.ann, table.board, "Yes, resign").await;
    assert!(said.iter().all(|said| said.alert), "{said:?}");
    assert!(!world.text(table.board).contains("resigns."));
    world.push(table.bob, table.board, "Yes, resign").await;
    assert!(world.text(table.board).contains("Bob\u{2069} (White) resigns. \u{2068}Ann\u{2069} wins."));
}

#[tokio::test]
async fn a_rematch_is_one_game_however_often_it_is_asked_for() {
    let (mut world, table) = World::with_a_game().await;
    world.push(table.bob, table.board, "Menu").await;
    world.push(table.bob, table.board, "Resign").await;
    world.push(table.bob, table.board, "Yes, resign").await;
    let before = world.telegram.messages(table.group).len();
    for _ in 0..3 {
        world.push(table.ann, table.board, "Rematch").await;
    }
    let challenge = world.newest(table.group).id;
    assert_eq!(world.telegram.messages(table.group).len(), before + 1);
    world.push(table.bob, table.board, "Rematch").await;
    assert!(world.text(challenge).contains("Bob\u{2069} (Black) to play"), "{}", world.text(challenge));
}

#[tokio::test]
async fn typed_moves_find_their_board_and_never_guess() {
    let (mut world, table) = World::with_a_game().await;
    let second = world.begin(table.ann, table.bob, table.group).await;
    world.say(table.ann, table.group, "/move@sandbox_reversi_bot d3").await;
    assert_eq!(world.board(table.board), Board::START);
    assert_eq!(world.board(second.board), Board::START);
    let question = world.newest(table.group);
    assert!(
        question.text.contains("Which board") || question.text.contains("which board"),
        "{}",
        question.text
    );
    let reply = reversi_bot::sandbox::server::Speech::new(table.ann, table.group, "d3").reply(second.board);
    world.telegram.speak(reply).expect("said");
    world.settle().await;
    assert_eq!(world.board(table.board), Board::START);
    assert_eq!(world.board(second.board).count().black, 4);
}
