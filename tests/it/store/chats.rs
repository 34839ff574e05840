//! Chats that cannot be written to, and chats that change their number.

use reversi_bot::brain::*;
use reversi_bot::play::{ColorWish, Match};
use reversi_bot::store::{Outcome, ParkReason, Store, Work};
use reversi_bot::view::Style;

use super::support::*;

const NEW: ChatId = ChatId(-1_000_000_000_100);

#[tokio::test]
async fn a_blocked_chat_is_left_alone_until_the_person_comes_back() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let board = Effect::Show { game: id(1), place: private(ANN), not_before: Millis(0) };
    commit(&store, 0, vec![], vec![board.clone(), say(private(ANN), 1)]).await;
    let job = claim(&store, 0).await;
    settle(&store, job, Outcome::Parked(ParkReason::Blocked), 0).await;
    claim_nothing(&store, 99_999).await;
    assert_eq!(store.next_due().await.unwrap(), None);
    assert!(store.quiet(Millis(99_999)).await.unwrap(), "a parked chat keeps nobody awake");
    let needs = Needs { player: Some(ANN), ..nothing() };
    let ann = store.snapshot(&needs).await.unwrap().player.unwrap();
    assert_eq!(ann.reach, Reach::Blocked);

    // Heard of elsewhere, she is still not to be reached.
    commit(&store, 100_000, vec![Write::Player(ann.clone())], vec![say(private(ANN), 2)]).await;
    claim_nothing(&store, 100_000).await;
    let back = 3_600_000;
    commit(&store, back, vec![Write::Player(Profile { reach: Reach::Open, ..ann })], vec![]).await;
    let job = claim(&store, back).await;
    assert!(is_board(&job, 1), "first the board");
    settle(&store, job, sent(50, 1), back).await;
    for (second, page) in [(1, 1), (2, 2)] {
        let job = claim(&store, back + second * 1_000).await;
        assert!(matches!(&job.work, Work::Say { subject, .. } if *subject == said(page)), "{job:?}");
        settle(&store, job, sent(60, 1), back + second * 1_000).await;
    }
}

#[tokio::test]
async fn old_news_is_not_told_when_a_group_comes_back_after_days() {
    for (reason, kept) in [(ParkReason::Kicked, false), (ParkReason::NoRights, true)] {
        let directory = tempfile::tempdir().unwrap();
        let store = open(directory.path()).await;
        seat(&store, 1).await;
        commit(&store, 0, vec![Write::Chat(chat_profile(GROUP))], vec![show(1, 0), say(group(), 1)]).await;
        let job = claim(&store, 0).await;
        settle(&store, job, Outcome::Parked(reason), 0).await;
        let needs = Needs { chat: Some(GROUP), ..nothing() };
        let chat = store.snapshot(&needs).await.unwrap().chat.unwrap();
        assert!(!chat.present);

        let back = if kept { 3_600_000 } else { 2 * 24 * 3_600_000 };
        commit(&store, back, vec![Write::Chat(ChatProfile { present: true, ..chat })], vec![]).await;
        let job = claim(&store, back).await;
        assert!(is_board(&job, 1));
        settle(&store, job, sent(50, 1), back).await;
        assert_eq!(store.next_due().await.unwrap().is_some(), kept);
    }
}

#[tokio::test]
async fn an_inline_board_that_may_not_be_edited_is_given_up() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let place = Place::Inline(InlineId("i".to_owned()));
    let show = || Effect::Show { game: id(1), place: place.clone(), not_before: Millis(0) };
    commit(&store, 0, vec![], vec![show()]).await;
    let job = claim(&store, 0).await;
    settle(&store, job, Outcome::Parked(ParkReason::NoRights), 0).await;
    assert_eq!(store.next_due().await.unwrap(), None);
    commit(&store, 9_000, vec![], vec![show()]).await;
    assert!(is_board(&claim(&store, 9_000).await, 1), "the next move tries again");
}

/// A group with two running games, a challenge and a finished game, of which something waits to be sent.
async fn busy_group(store: &Store) {
    seat(store, 1).await;
    seat(store, 2).await;
    let mut over = running(3);
    over.resign(BOB).unwrap();
    let open = Match::challenge(id(4), ANN, ColorWish::Random, None);
    let hang =
        |number, message| Write::Hang { game: id(number), place: group(), message: Some(MessageId(message)) };
    let looks = Looks { style: Style::Grid, ..Looks::default() };
    let chat = ChatProfile { language: Some("fy".to_owned()), looks, ..chat_profile(GROUP) };
    let writes = vec![
        Write::Chat(chat),
        Write::Create(over),
        Write::Create(open),
        hang(1, 51),
        hang(2, 52),
        hang(3, 53),
        hang(4, 54),
    ];
    let reply = Effect::Say { place: group(), reply: Some(MessageId(9)), subject: said(1), silent: true };
    let turn = Effect::Turn { spot: spot(GROUP, 9), subject: Subject::Help };
    let retire = Effect::Retire { spot: spot(GROUP, 8) };
    commit(store, 0, writes, vec![show(1, 0), reply, turn, retire]).await;
}

fn migrate() -> Write {
    Write::Migrate { from: GROUP, to: NEW }
}

/// What is sent to the new number, and that nothing is sent to the old one.
async fn sent_after_migration(store: &Store, mut now: i64) -> Vec<String> {
    let mut sent_there = Vec::new();
    while let Some(due) = store.next_due().await.unwrap() {
        now = now.max(due.0);
        let job = claim(store, now).await;
        assert_eq!(job.lane, reversi_bot::store::Lane::Chat(NEW), "{job:?}");
        sent_there.push(match &job.work {
            Work::Board { game, place } => {
                assert_eq!((place.chat(), &job.message), (Some(NEW), &None));
                format!("board {}", game.number())
            }
            Work::Say { reply, subject, .. } => {
                assert_eq!((reply, subject), (&None, &said(1)));
                "say".to_owned()
            }
            other => panic!("{other:?}"),
        });
        settle(store, job, sent(i32::try_from(now).unwrap() + 500, 1), now).await;
    }
    sent_there
}

async fn expect_moved(store: &Store) {
    for (number, hangs) in [(1, true), (2, true), (3, false), (4, true)] {
        let slots = table(store, number).await.slots;
        let place = Place::Chat { chat: NEW, topic: None };
        assert_eq!((slots.len(), &slots[0].place), (1, &place), "game {number}");
        assert_eq!(slots[0].message.is_some(), hangs, "game {number}");
    }
    let chat = |id| Needs { chat: Some(id), ..nothing() };
    let moved = store.snapshot(&chat(NEW)).await.unwrap().chat.unwrap();
    assert_eq!((moved.language.as_deref(), moved.looks.style), (Some("fy"), Style::Grid));
    assert_eq!(store.snapshot(&chat(GROUP)).await.unwrap().chat, None);
}

#[tokio::test]
async fn everything_of_a_group_moves_to_its_new_number() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    busy_group(&store).await;
    commit(&store, 10, vec![migrate(), migrate()], vec![]).await;
    commit(&store, 20, vec![migrate()], vec![]).await;
    assert_eq!(sent_after_migration(&store, 20).await, ["board 1", "board 2", "board 4", "say"]);
    expect_moved(&store).await;
    commit(&store, 90_000, vec![migrate()], vec![]).await;
    assert_eq!(store.next_due().await.unwrap(), None, "the news again changes nothing");
    expect_moved(&store).await;
}

#[tokio::test]
async fn the_error_alone_moves_a_group_and_the_update_may_follow() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    busy_group(&store).await;
    let job = claim(&store, 10).await;
    settle(&store, job, Outcome::Migrated { to: NEW }, 20).await;
    commit(&store, 30, vec![migrate()], vec![]).await;
    assert_eq!(sent_after_migration(&store, 1_100).await, ["board 1", "board 2", "board 4", "say"]);
    expect_moved(&store).await;
}

#[tokio::test]
async fn the_update_may_come_while_the_error_is_on_its_way() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    busy_group(&store).await;
    let job = claim(&store, 10).await;
    commit(&store, 15, vec![migrate()], vec![]).await;
    settle(&store, job, Outcome::Migrated { to: NEW }, 20).await;
    assert_eq!(sent_after_migration(&store, 1_100).await, ["board 1", "board 2", "board 4", "say"]);
    expect_moved(&store).await;
}

#[tokio::test]
async fn what_hangs_in_the_new_chat_already_stays() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    busy_group(&store).await;
    let place = Place::Chat { chat: NEW, topic: None };
    let hang = Write::Hang { game: id(1), place: place.clone(), message: Some(MessageId(5)) };
    commit(&store, 10, vec![Write::Chat(chat_profile(NEW)), hang, migrate()], vec![]).await;
    let slots = table(&store, 1).await.slots;
    assert_eq!((slots.len(), slots[0].message), (1, Some(MessageId(5))));
    assert_eq!(sent_after_migration(&store, 10).await, ["board 2", "board 4", "say"]);
    expect_moved(&store).await;
}
