//! What is to be sent: in order, once where it matters, until it has arrived.

use reversi_bot::brain::*;
use reversi_bot::play::Revision;
use reversi_bot::store::{Job, Lane, Outcome, Work};

use super::support::*;

#[tokio::test]
async fn many_shows_become_one_call_at_the_earliest_time() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    commit(&store, 0, vec![], vec![show(1, 500), show(1, 300), show(1, 400)]).await;
    assert_eq!(store.next_due().await.unwrap(), Some(Millis(300)));
    assert!(store.quiet(Millis(299)).await.unwrap());
    assert!(!store.quiet(Millis(300)).await.unwrap());
    claim_nothing(&store, 299).await;
    let job = claim(&store, 300).await;
    assert_eq!(job.work, Work::Board { game: id(1), place: group() });
    assert_eq!((job.lane.clone(), job.message.clone(), job.silent), (Lane::Chat(GROUP), None, true));
    assert!(!store.quiet(Millis(300)).await.unwrap(), "in flight");
    settle(&store, job, sent(50, 1), 310).await;
    assert_eq!(store.next_due().await.unwrap(), None);
    assert!(store.quiet(Millis(9_999)).await.unwrap());
    assert_eq!(table(&store, 1).await.slots[0].message, Some(MessageId(50)));
}

#[tokio::test]
async fn what_is_asked_during_a_call_comes_after_it() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    commit(&store, 0, vec![], vec![show(1, 0)]).await;
    let first = claim(&store, 0).await;
    commit(&store, 10, vec![], vec![show(1, 10)]).await;
    claim_nothing(&store, 5_000).await;
    settle(&store, first, sent(50, 1), 5_000).await;
    let second = claim(&store, 5_000).await;
    assert_eq!(second.message, Some(spot(GROUP, 50)));
    settle(&store, second, edited(2, 5_000), 5_010).await;
    claim_nothing(&store, 99_999).await;
}

/// The boards and sayings of a group in the order in which they are sent.
#[tokio::test]
async fn a_lane_sends_new_boards_then_edits_then_the_rest_one_at_a_time() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    for number in 1..=3 {
        seat(&store, number).await;
    }
    commit(&store, 0, vec![], vec![show(2, 0)]).await;
    let board = claim(&store, 0).await;
    settle(&store, board, sent(52, 1), 0).await;

    let retire = Effect::Retire { spot: spot(GROUP, 5) };
    let effects = vec![say(group(), 1), retire, show(2, 0), show(3, 0), show(1, 0), say(group(), 2)];
    commit(&store, 1, vec![], effects).await;
    let mut order = Vec::new();
    for second in 1..=6 {
        let job = claim(&store, second * 1000).await;
        claim_nothing(&store, second * 1000 + 900).await;
        let (name, outcome) = match &job.work {
            Work::Board { game, .. } if job.message.is_none() => (format!("post {game}"), sent(60, 1)),
            Work::Board { game, .. } => (format!("edit {game}"), edited(1, 0)),
            Work::Say { subject, .. } => (format!("{subject:?}"), sent(61, 1)),
            Work::Retire { .. } => ("retire".to_owned(), Outcome::Unchanged),
            other => panic!("{other:?}"),
        };
        order.push(name);
        settle(&store, job, outcome, second * 1000 + 100).await;
    }
    let posts = [format!("post {}", id(3)), format!("post {}", id(1)), format!("edit {}", id(2))];
    let rest = [format!("{:?}", said(1)), "retire".to_owned(), format!("{:?}", said(2))];
    assert_eq!(order, posts.into_iter().chain(rest).collect::<Vec<_>>());
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn lanes_do_not_wait_for_one_another() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let inline = Place::Inline(InlineId("i".to_owned()));
    let on_inline = Effect::Show { game: id(1), place: inline.clone(), not_before: Millis(0) };
    let effects =
        vec![say(private(ANN), 1), say(private(ANN), 2), say(private(BOB), 1), show(1, 0), on_inline];
    commit(&store, 0, vec![], effects).await;
    let jobs = store.claim(Millis(0), 3).await.unwrap();
    assert_eq!(jobs.len(), 3, "no more than asked for");
    let rest = store.claim(Millis(0), 3).await.unwrap();
    let mut lanes: Vec<_> = jobs.into_iter().chain(rest).map(|job| job.lane).collect();
    lanes.sort();
    let expected = [
        Lane::Chat(GROUP),
        Lane::Chat(ChatId(ANN.0)),
        Lane::Chat(ChatId(BOB.0)),
        Lane::Inline(InlineId("i".into())),
    ];
    assert_eq!(lanes, expected);
}

#[tokio::test]
async fn an_inline_board_is_edited_from_the_first() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let inline = InlineId("i".to_owned());
    let place = Place::Inline(inline.clone());
    let post = Effect::Post { game: id(1), place: place.clone(), silent: false };
    commit(&store, 0, vec![], vec![post]).await;
    let job = claim(&store, 0).await;
    assert_eq!(job.message, Some(Spot::Inline(inline)));
    settle(&store, job, Outcome::Gone, 0).await;
    assert_eq!(table(&store, 1).await.slots.len(), 1, "the game hangs there no longer");
    // Its chat is not known, so nothing can be said there.
    let call = Effect::Call { game: id(1), at: Revision(1), place: place.clone() };
    commit(&store, 0, vec![], vec![call, say(place, 1)]).await;
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn a_board_posted_anew_retires_the_old_message() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    commit(&store, 0, vec![], vec![show(1, 0)]).await;
    let job = claim(&store, 0).await;
    settle(&store, job, sent(50, 1), 0).await;

    let post = Effect::Post { game: id(1), place: group(), silent: false };
    commit(&store, 1_000, vec![], vec![post]).await;
    let job = claim(&store, 1_000).await;
    assert!(is_board(&job, 1));
    assert_eq!((job.message.clone(), job.silent), (None, false));
    settle(&store, job, sent(51, 1), 1_000).await;
    let job = claim(&store, 2_000).await;
    assert_eq!(job.work, Work::Retire { spot: spot(GROUP, 50) });
    settle(&store, job, edited(1, 2_000), 2_000).await;
    assert_eq!(table(&store, 1).await.slots[0].message, Some(MessageId(51)));
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn a_press_on_a_board_that_is_being_replaced_does_not_bring_it_back() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let hang = || Write::Hang { game: id(1), place: group(), message: Some(MessageId(50)) };
    let post = Effect::Post { game: id(1), place: group(), silent: true };
    commit(&store, 0, vec![hang()], vec![post]).await;
    commit(&store, 0, vec![hang()], vec![]).await;
    let job = claim(&store, 0).await;
    assert_eq!(job.message, None, "the new board comes");
    settle(&store, job, sent(51, 1), 0).await;
    assert_eq!(claim(&store, 1_000).await.work, Work::Retire { spot: spot(GROUP, 50) });
    assert_eq!(table(&store, 1).await.slots[0].message, Some(MessageId(51)));
}

#[tokio::test]
async fn the_newest_subject_of_a_message_wins() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let turn = |page| Effect::Turn { spot: spot(GROUP, 5), subject: said(page) };
    commit(&store, 0, vec![], vec![turn(1), turn(2)]).await;
    let job = claim(&store, 0).await;
    assert_eq!(job.work, Work::Turn { spot: spot(GROUP, 5), subject: said(2) });
    commit(&store, 10, vec![], vec![turn(3)]).await;
    settle(&store, job, edited(0, 0), 10).await;
    let job = claim(&store, 1_000).await;
    assert_eq!(job.work, Work::Turn { spot: spot(GROUP, 5), subject: said(3) });
    settle(&store, job, Outcome::Gone, 1_000).await;
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn leaving_and_nothing_to_show_are_done_once() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let leave = || Effect::Leave { chat: ChatId(-5) };
    commit(&store, 0, vec![], vec![leave(), leave(), show(1, 0)]).await;
    for job in store.claim(Millis(0), 9).await.unwrap() {
        match &job.work {
            Work::Leave { chat } => {
                assert_eq!(*chat, ChatId(-5));
                settle(&store, job, edited(0, 0), 0).await;
            }
            Work::Board { .. } => settle(&store, job, Outcome::Nothing, 0).await,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn a_claim_that_is_not_settled_ends_as_unknown() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    commit(&store, 0, vec![], vec![show(1, 0)]).await;
    let lost = claim(&store, 0).await;
    let lease = Job::LEASE_SECONDS * 1000;
    claim_nothing(&store, lease - 1).await;
    claim_nothing(&store, lease).await;
    let again = claim(&store, lease + 5_000).await;
    assert_eq!((again.id, again.attempts), (lost.id, 1));
    assert_ne!(again.token, lost.token);
    // The lost one turns up after all: its message is not the board's, and the board is drawn once more.
    settle(&store, lost, sent(49, 1), lease + 5_000).await;
    assert_eq!(table(&store, 1).await.slots[0].message, None);
    settle(&store, again, sent(50, 1), lease + 5_000).await;
    assert_eq!(claim(&store, lease + 9_000).await.message, Some(spot(GROUP, 50)));
}

#[tokio::test]
async fn what_was_in_flight_when_the_process_died_has_an_unknown_outcome() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    commit(&store, 0, vec![], vec![show(1, 0), say(private(ANN), 1)]).await;
    let board = store.claim(Millis(0), 9).await.unwrap().remove(0);
    settle(&store, board, sent(50, 1), 0).await;
    commit(&store, 0, vec![], vec![show(1, 0)]).await;
    assert_eq!(
        store.claim(Millis(1_000), 9).await.unwrap().len(),
        1,
        "the edit; the saying is in flight already"
    );
    store.close().await.unwrap();

    let store = open(directory.path()).await;
    assert_eq!(store.next_due().await.unwrap(), Some(Millis(1_000)), "at once, not when the lease ends");
    let jobs = store.claim(Millis(5_000), 9).await.unwrap();
    let [edit, saying] = jobs.as_slice() else { panic!("{jobs:?}") };
    assert_eq!(edit.message, Some(spot(GROUP, 50)));
    settle(&store, edit.clone(), edited(1, 5_000), 5_000).await;
    settle(&store, saying.clone(), Outcome::Unknown, 5_000).await;
    let confirm = claim(&store, 30_000).await;
    assert!(is_board(&confirm, 1), "the edit is confirmed, the saying is not said a third time");
    settle(&store, confirm, Outcome::Unchanged, 30_000).await;
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn an_unknown_edit_is_repeated_and_confirmed_later() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    commit(&store, 0, vec![], vec![show(1, 0)]).await;
    let job = claim(&store, 0).await;
    settle(&store, job, sent(50, 1), 0).await;
    commit(&store, 10_000, vec![], vec![show(1, 10_000)]).await;
    let job = claim(&store, 10_000).await;
    settle(&store, job, Outcome::Unknown, 12_000).await;
    assert_eq!(store.next_due().await.unwrap(), Some(Millis(13_000)));
    let retry = claim(&store, 13_000).await;
    assert_eq!(retry.attempts, 1);
    settle(&store, retry, edited(1, 13_000), 13_100).await;
    claim_nothing(&store, 41_999).await;
    // Moves meanwhile are drawn meanwhile; the confirmation comes all the same.
    commit(&store, 20_000, vec![], vec![show(1, 20_000)]).await;
    let job = claim(&store, 20_000).await;
    settle(&store, job, edited(2, 20_000), 20_100).await;
    assert_eq!(store.next_due().await.unwrap(), Some(Millis(42_000)));
    let confirm = claim(&store, 42_000).await;
    settle(&store, confirm, edited(2, 42_000), 42_100).await;
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn a_new_board_of_unknown_outcome_is_sent_again_and_the_last_one_counts() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    commit(&store, 0, vec![], vec![show(1, 0)]).await;
    let job = claim(&store, 0).await;
    settle(&store, job, Outcome::Unknown, 1_000).await;
    assert_eq!(store.next_due().await.unwrap(), Some(Millis(6_000)));
    let job = claim(&store, 6_000).await;
    settle(&store, job, sent(51, 1), 6_000).await;
    assert_eq!(table(&store, 1).await.slots[0].message, Some(MessageId(51)));
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn a_saying_of_unknown_outcome_is_said_at_most_twice() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    commit(&store, 0, vec![], vec![say(group(), 1)]).await;
    let job = claim(&store, 0).await;
    settle(&store, job, Outcome::Unknown, 0).await;
    let job = claim(&store, 5_000).await;
    settle(&store, job, Outcome::Unknown, 5_000).await;
    assert_eq!(store.next_due().await.unwrap(), None);
    store.close().await.unwrap();
    assert_eq!(number(directory.path(), "select count(*) from outbox where dead_at = 5000").await, 1);
}

#[tokio::test]
async fn a_refused_call_waits_as_told_and_keeps_its_turn() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    commit(&store, 0, vec![], vec![say(group(), 1), say(group(), 2), say(private(ANN), 3)]).await;
    let jobs = store.claim(Millis(0), 9).await.unwrap();
    for job in jobs {
        let outcome =
            if job.lane == Lane::Chat(GROUP) { Outcome::Wait { until: Millis(30_000) } } else { sent(1, 0) };
        settle(&store, job, outcome, 100).await;
    }
    assert_eq!(store.next_due().await.unwrap(), Some(Millis(30_000)));
    claim_nothing(&store, 29_999).await;
    commit(&store, 500, vec![], vec![say(private(ANN), 4)]).await;
    let other = claim(&store, 2_000).await;
    settle(&store, other, sent(2, 0), 2_000).await;
    let job = claim(&store, 30_000).await;
    assert_eq!(job.attempts, 0, "told to wait is no attempt");
    assert!(matches!(&job.work, Work::Say { subject, .. } if *subject == said(1)), "{job:?}");
    store.close().await.unwrap();
}

#[tokio::test]
async fn a_pause_outlives_the_process() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    commit(&store, 0, vec![], vec![say(group(), 1)]).await;
    let job = claim(&store, 0).await;
    settle(&store, job, Outcome::Wait { until: Millis(30_000) }, 0).await;
    store.close().await.unwrap();
    let store = open(directory.path()).await;
    assert_eq!(store.next_due().await.unwrap(), Some(Millis(30_000)));
}

#[tokio::test]
async fn a_vanished_board_is_posted_afresh_but_once_in_ten_minutes() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let mut posted = Vec::new();
    let mut now = 0;
    // Somebody deletes each board as soon as it stands, and somebody plays all the time.
    while now < 1_800_000 {
        commit(&store, now, vec![], vec![show(1, now)]).await;
        for job in store.claim(Millis(now), 9).await.unwrap() {
            let outcome = if job.message.is_none() {
                posted.push(now);
                sent(i32::try_from(now / 1000 + 1).unwrap(), 1)
            } else {
                Outcome::Gone
            };
            settle(&store, job, outcome, now).await;
        }
        let due = store.next_due().await.unwrap().map_or(i64::MAX, |due| due.0);
        now = due.clamp(now + 1_000, now + 60_000);
    }
    // It is missed at 60 s, replaced as soon as the pace allows, and again every ten minutes after it was missed.
    assert_eq!(posted, [0, 61_000, 660_000, 1_260_000]);

    let post = Effect::Post { game: id(1), place: group(), silent: true };
    commit(&store, now, vec![], vec![post]).await;
    assert_eq!(claim(&store, now).await.message, None, "who asks for the board gets it");
}

#[tokio::test]
async fn a_message_hung_meanwhile_is_not_taken_for_the_vanished_one() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let hang = |message| Write::Hang { game: id(1), place: group(), message: Some(MessageId(message)) };
    commit(&store, 0, vec![hang(50)], vec![show(1, 0)]).await;
    let job = claim(&store, 0).await;
    commit(&store, 0, vec![hang(51)], vec![show(1, 0)]).await;
    settle(&store, job, Outcome::Gone, 0).await;
    assert_eq!(claim(&store, 1_000).await.message, Some(spot(GROUP, 51)));
}

#[tokio::test]
async fn our_own_fault_is_kept_and_a_board_comes_to_life_again() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    commit(&store, 0, vec![], vec![show(1, 0)]).await;
    let job = claim(&store, 0).await;
    settle(&store, job, Outcome::Fault { error: "BUTTON_DATA_INVALID".to_owned() }, 0).await;
    assert_eq!(store.next_due().await.unwrap(), None);
    assert!(store.quiet(Millis(99)).await.unwrap());
    commit(&store, 5_000, vec![], vec![show(1, 6_000)]).await;
    let job = claim(&store, 6_000).await;
    assert_eq!(job.attempts, 0);
    settle(&store, job, sent(5, 1), 6_000).await;
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn a_group_gets_eighteen_calls_a_minute_and_the_next_time_is_known() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    commit(&store, 0, vec![], (0..40).map(|page| say(group(), page)).collect()).await;
    let mut times = Vec::new();
    let mut subjects = Vec::new();
    while let Some(due) = store.next_due().await.unwrap() {
        assert!(store.quiet(Millis(due.0 - 1)).await.unwrap(), "nothing before {due:?}");
        let job = claim(&store, due.0).await;
        let Work::Say { subject, .. } = &job.work else { panic!("{job:?}") };
        subjects.push(subject.clone());
        times.push(due.0);
        settle(&store, job, sent(1, 0), due.0).await;
    }
    assert_eq!(subjects, (0..40).map(said).collect::<Vec<_>>(), "in order");
    for minute in times.windows(19) {
        assert!(minute[18] - minute[0] >= 60_000, "{minute:?}");
    }
    assert!(times.windows(2).all(|pair| pair[1] - pair[0] >= 1_000), "{times:?}");
    assert_eq!(times.len(), 40);
}

#[tokio::test]
async fn a_call_stands_until_the_game_goes_on() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let call = |at| Effect::Call { game: id(1), at: Revision(at), place: group() };
    let uncall = || Effect::Uncall { game: id(1), place: group() };
    let standing = async || table(&store, 1).await.slots[0].call;
    let delete = |message| Work::Delete { spot: spot(GROUP, message) };

    commit(&store, 0, vec![], vec![call(1)]).await;
    let job = claim(&store, 0).await;
    assert_eq!(job.work, Work::Call { game: id(1), at: Revision(1), place: group() });
    assert!(!job.silent, "a call is meant to be heard");
    settle(&store, job, sent(70, 1), 0).await;
    assert_eq!(standing().await, Some(MessageId(70)));
    let reply = Focus::Here { place: group(), reply: Some(MessageId(70)) };
    let here = store.snapshot(&Needs { games: reply, ..nothing() }).await.unwrap();
    assert_eq!(here.table.unwrap().game.id, id(1), "an answer to a call finds its game");

    // Only one stands: a second call takes the place of the first.
    commit(&store, 1_000, vec![], vec![call(1)]).await;
    let job = claim(&store, 1_000).await;
    settle(&store, job, sent(71, 1), 1_000).await;
    assert_eq!(standing().await, Some(MessageId(71)));
    let job = claim(&store, 2_000).await;
    assert_eq!(job.work, delete(70));
    settle(&store, job, edited(0, 2_000), 2_000).await;

    commit(&store, 3_000, vec![], vec![uncall(), uncall()]).await;
    assert_eq!(standing().await, None);
    let job = claim(&store, 3_000).await;
    assert_eq!(job.work, delete(71));
    settle(&store, job, Outcome::Gone, 3_000).await;

    // One that has not been sent yet is dropped.
    commit(&store, 4_000, vec![], vec![call(1), uncall()]).await;
    claim_nothing(&store, 4_000).await;
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn a_call_that_comes_too_late_is_taken_away_again() {
    for answered in [true, false] {
        let directory = tempfile::tempdir().unwrap();
        let store = open(directory.path()).await;
        seat(&store, 1).await;
        let call = Effect::Call { game: id(1), at: Revision(1), place: group() };
        commit(&store, 0, vec![], vec![call]).await;
        let job = claim(&store, 0).await;
        if answered {
            let uncall = Effect::Uncall { game: id(1), place: group() };
            commit(&store, 0, vec![], vec![uncall]).await;
        } else {
            let mut game = running(1);
            let (player, happening) = play_first(&mut game).unwrap();
            let update = Write::Update { game, was: Revision(1), happening, by: Some(player) };
            commit(&store, 0, vec![update], vec![]).await;
        }
        settle(&store, job, sent(70, 1), 500).await;
        assert_eq!(table(&store, 1).await.slots[0].call, None);
        assert_eq!(claim(&store, 1_000).await.work, Work::Delete { spot: spot(GROUP, 70) });
    }
}

#[tokio::test]
async fn what_does_not_reach_telegram_is_tried_again() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    commit(&store, 0, vec![], vec![say(group(), 1)]).await;
    let mut tries = 0;
    while let Some(due) = store.next_due().await.unwrap() {
        let job = claim(&store, due.0).await;
        assert_eq!(job.attempts, tries);
        tries += 1;
        settle(&store, job, Outcome::NotSent, due.0).await;
    }
    assert_eq!(tries, 10, "then it is given up");
}
