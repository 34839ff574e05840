//! Whole games, and the bot killed in the middle of them.

use reversi_bot::reversi::{Color, Ply, Record, Turn};
use serde::Deserialize;

use super::world::World;
use crate::support::facts::facts;

#[derive(Deserialize)]
struct Game {
    moves: String,
    raw_black: u8,
    raw_white: u8,
    passes: Vec<serde_json::Value>,
}

/// A real game with passes, the shortest of its file.
fn game_with_passes() -> Game {
    let games: Vec<Game> = facts(include_str!("../data/games_early_end.json"));
    games
        .into_iter()
        .filter(|game| game.passes.len() > 2)
        .min_by_key(|game| game.moves.len())
        .expect("a game")
}

#[tokio::test]
async fn a_game_with_passes_survives_a_crash_after_every_ply() {
    let game = game_with_passes();
    let record: Record = game.moves.parse().expect("a game");
    let (mut world, table) = World::with_a_game().await;
    let mut played = Record::new();
    let mut passes = 0;
    for square in record.squares() {
        let side = played.position().to_move;
        let said = world.tap(table.player(side), table.board, &square.to_string()).await;
        assert!(matches!(said.as_slice(), [said] if !said.alert), "{said:?}");
        played.play(*square).expect("legal");
        if !matches!(played.turn(), Turn::Over(_)) {
            assert_eq!(world.board(table.board), played.position().board, "after {square}");
        }
        if let Some(Ply::Pass { .. }) = played.plies().last() {
            passes += 1;
            assert!(world.text(table.board).contains("no legal move"), "{}", world.text(table.board));
        }
        world.crash().await;
        if !matches!(played.turn(), Turn::Over(_)) {
            assert_eq!(world.board(table.board), played.position().board, "after a crash after {square}");
        }
    }
    assert!(passes > 2, "the game has its passes");
    let text = world.text(table.board);
    assert!(text.contains(&game.moves), "{text}");
    assert!(text.contains(&format!("wins {}–{}", game.raw_black, game.raw_white)), "{text}");
    assert!(text.contains("Tournament score"), "{text}");
}

#[tokio::test]
async fn a_press_that_was_not_confirmed_is_not_lost() {
    let (mut world, table) = World::with_a_game().await;
    for square in ["f5", "d6", "c3", "d3", "c4"] {
        let side = if ["f5", "c3", "c4"].contains(&square) { Color::Black } else { Color::White };
        // Nobody waits between the press and the crash: whatever the bot had done by then, it is done once.
        world.touch(table.player(side), table.board, square);
        world.crash().await;
        assert!(world.board(table.board).at(square.parse().expect("a square")) == Some(side), "{square}");
    }
}

#[tokio::test]
async fn a_private_game_against_the_bot_ends() {
    let mut world = World::start().await;
    let ann = world.telegram.person("Ann", Some("en"));
    world.say(ann, ann, "/start").await;
    let menu = world.newest(ann).id;
    world.push(ann, menu, "Play").await;
    let board = world.newest(ann).id;
    for _ in 0..60 {
        let shown = world.telegram.message(board).expect("the board");
        let legal = shown.keyboard.rows.iter().enumerate().find_map(|(row, buttons)| {
            let column = buttons.iter().position(|button| button.label == "🔹")?;
            Some((row, column))
        });
        let Some((row, column)) = legal else { break };
        world.telegram.press(ann, board, row, column).expect("pressed");
        world.settle().await;
    }
    let text = world.text(board);
    assert!(text.contains("Moves: "), "{text}");
    assert!(text.contains("wins") || text.contains("draw"), "{text}");
}

#[tokio::test]
async fn a_friend_joins_by_link_and_each_has_a_board() {
    let mut world = World::start().await;
    let ann = world.telegram.person("Ann", Some("fr"));
    let bob = world.telegram.person("Bob", Some("es"));
    world.say(ann, ann, "/start").await;
    world.push(ann, world.newest(ann).id, "Plus d").await;
    world.push(ann, world.newest(ann).id, "Jouer à deux").await;
    let text = world.newest(ann).text;
    let link =
        text.split_whitespace().find(|word| word.starts_with("https://t.me/")).expect("a link").to_owned();
    world.telegram.follow(bob, &link);
    world.settle().await;
    let (hers, his) = (world.newest(ann), world.newest(bob));
    assert!(hers.text.contains("de jouer") && his.text.contains("Le toca"), "{} {}", hers.text, his.text);
    let black =
        if hers.text.contains("Ann\u{2069} (Noir) de jouer") { (ann, hers.id) } else { (bob, his.id) };
    world.tap(black.0, black.1, "d3").await;
    let boards = [ann, bob].map(|person| world.board(world.newest(person).id));
    assert_eq!(boards[0], boards[1]);
    assert_eq!(boards[0].at("d3".parse().expect("a square")), Some(Color::Black));
}

#[tokio::test]
async fn a_challenge_is_posted_anywhere_through_inline_mode() {
    let mut world = World::start().await;
    let ann = world.telegram.person("Ann", Some("en"));
    let bob = world.telegram.person("Bob", Some("en"));
    let elsewhere = world.telegram.group("Elsewhere", ann);
    world.telegram.join(elsewhere, bob);
    let query = world.telegram.ask_inline(ann, elsewhere, "");
    world.settle().await;
    let posted = world.telegram.choose(&query, 0, elsewhere).expect("posted");
    world.settle().await;
    world.push(bob, posted, "Join").await;
    let text = world.text(posted);
    let (black, white) = if text.contains("Ann\u{2069} (Black)") { (ann, bob) } else { (bob, ann) };
    world.tap(black, posted, "d3").await;
    world.tap(white, posted, "c3").await;
    assert_eq!(world.board(posted).at("c3".parse().expect("a square")), Some(Color::White));
}
