//! Taking in updates: each once, wholly or not at all.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use proptest::prelude::*;
use reversi_bot::brain::*;
use reversi_bot::play::{Match, PlayerId, Revision};
use reversi_bot::reversi::Color;
use reversi_bot::store::{Handled, Incoming, Store};

use super::history::{Accepted, check};
use super::support::*;

const STRANGER: PlayerId = PlayerId(33);

#[tokio::test]
async fn a_repeated_update_changes_nothing_and_is_answered_quietly() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let tap = || press(7, ANN, 1, 1, at("d3"));
    let handled = store.handle(vec![tap(), tap()], plays()).await.unwrap();
    assert!(accepted(&handled[0]));
    let quiet =
        Effect::Answer { query: QueryId("q7".to_owned()), locale: String::new(), answer: Answer::Quiet };
    let duplicate = Handled::Duplicate { replies: vec![quiet] };
    assert_eq!(handled[1], duplicate);
    store.close().await.unwrap();
    let store = open(directory.path()).await;
    assert_eq!(store.handle(vec![tap()], plays()).await.unwrap(), [duplicate]);
    assert_eq!(table(&store, 1).await.game.revision, Revision(2));
}

#[tokio::test]
async fn what_is_not_for_the_bot_is_only_marked_as_seen() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let other = Incoming { update: Some(5), raw: None, envelope: None };
    let handled = store.handle(vec![other.clone(), other], plays()).await.unwrap();
    assert_eq!(handled, [Handled::Done { replies: vec![] }, Handled::Duplicate { replies: vec![] }]);
}

#[tokio::test]
async fn only_answers_and_offers_are_given_back() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let query = QueryId("q".to_owned());
    let answer = Effect::Answer { query: query.clone(), locale: "be".to_owned(), answer: Answer::Quiet };
    let offer = Effect::Offer { query, locale: "fr".to_owned(), offers: vec![] };
    let effects = vec![show(1, 0), answer.clone(), say(group(), 1), offer.clone()];
    assert_eq!(commit(&store, 0, vec![], effects).await, [answer, offer]);
}

/// Panics when it is asked about an update of this person.
struct Panics(PlayerId, bool);

impl reversi_bot::store::Decider for Panics {
    fn needs(&self, event: &Event) -> Needs {
        assert!(
            self.1 || event.person().map(|person| person.id) != Some(self.0),
            "no needs for {:?}",
            self.0
        );
        Plays.needs(event)
    }

    fn decide(&self, snapshot: &Snapshot, envelope: &Envelope) -> Decision {
        assert!(
            envelope.event.person().map(|person| person.id) != Some(self.0),
            "no answer for {:?}",
            self.0
        );
        Plays.decide(snapshot, envelope)
    }
}

#[tokio::test]
async fn a_panic_buries_one_update_and_the_next_goes_on() {
    for in_decide in [false, true] {
        let directory = tempfile::tempdir().unwrap();
        let store = open(directory.path()).await;
        seat(&store, 1).await;
        let batch = vec![
            press(1, ANN, 1, 1, at("d3")),
            press(2, STRANGER, 1, 2, at("c3")),
            press(3, BOB, 1, 2, at("c3")),
        ];
        let handled = store.handle(batch, Arc::new(Panics(STRANGER, in_decide))).await.unwrap();
        assert!(accepted(&handled[0]) && accepted(&handled[2]), "{handled:?}");
        let Handled::Dead { error } = &handled[1] else { panic!("{handled:?}") };
        assert!(error.contains("for PlayerId(33)"), "{error}");
        assert_eq!(table(&store, 1).await.game.revision, Revision(3));
        let again = store.handle(vec![press(2, STRANGER, 1, 2, at("c3"))], plays()).await.unwrap();
        assert!(
            matches!(&again[0], Handled::Duplicate { .. }),
            "a dead update is not tried again: {again:?}"
        );
        store.close().await.unwrap();
        let kept =
            "select count(*) from inbox where dead = 1 and update_id = 2 and payload = '{\"update_id\":2}'
            and error like '%PlayerId(33)%'";
        assert_eq!(number(directory.path(), kept).await, 1);
    }
}

#[tokio::test]
async fn a_failed_update_leaves_nothing_behind() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    // The last write names a game that does not exist.
    let decision = Decision {
        writes: vec![
            Write::Player(profile(ANN, "Ann")),
            Write::Create(running(1)),
            Write::Hang { game: id(2), place: group(), message: None },
        ],
        effects: vec![],
    };
    let decider = Arc::new(Says(nothing(), move |_: &Snapshot, _: &Envelope| decision.clone()));
    let incoming = Incoming { update: Some(1), raw: None, envelope: Some(something(0)) };
    let handled = store.handle(vec![incoming], decider).await.unwrap();
    assert!(matches!(&handled[0], Handled::Dead { error } if error.contains("FOREIGN KEY")), "{handled:?}");
    let needs = Needs { player: Some(ANN), ..game(1) };
    assert_eq!(store.snapshot(&needs).await.unwrap(), Snapshot::default());
}

#[tokio::test]
async fn a_decision_about_an_older_revision_is_made_anew() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    for (wrong, dies) in [(1, false), (99, true)] {
        let asked = Arc::new(AtomicU32::new(0));
        let counter = Arc::clone(&asked);
        let decide = move |snapshot: &Snapshot, _: &Envelope| {
            let mut game = snapshot.table.clone().unwrap().game;
            let late = counter.fetch_add(1, Ordering::Relaxed) < wrong;
            let was = if late { Revision(77) } else { game.revision };
            let (player, happening) = play_first(&mut game).unwrap();
            let writes = vec![Write::Finished(ANN), Write::Update { game, was, happening, by: Some(player) }];
            Decision { writes, effects: vec![] }
        };
        let incoming = Incoming { update: None, raw: None, envelope: Some(something(0)) };
        let handled = store.handle(vec![incoming], Arc::new(Says(game(1), decide))).await.unwrap();
        if dies {
            let Handled::Dead { error } = &handled[0] else { panic!("{handled:?}") };
            assert!(error.contains("is not at revision 77"), "{error}");
            assert_eq!(asked.load(Ordering::Relaxed), 3);
        } else {
            assert_eq!(handled, [Handled::Done { replies: vec![] }]);
            assert_eq!(asked.load(Ordering::Relaxed), 2);
        }
    }
    let needs = Needs { player: Some(ANN), ..game(1) };
    let snapshot = store.snapshot(&needs).await.unwrap();
    assert_eq!(snapshot.table.unwrap().game.revision, Revision(2));
    assert_eq!(snapshot.player.unwrap().finished, 1, "what was rolled back does not count");
}

#[tokio::test]
async fn a_reminder_comes_until_it_is_handled() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    seat(&store, 2).await;
    let remind =
        |number, kind, at, due| Reminder { game: id(number), at: Revision(at), kind, due: Millis(due) };
    let call = remind(1, ReminderKind::Call, 1, 60);
    let think = remind(1, ReminderKind::Think, 1, 20);
    let replaced = remind(2, ReminderKind::Call, 1, 10);
    let later = remind(2, ReminderKind::Call, 2, 70);
    let forgotten = remind(2, ReminderKind::Expire, 2, 5);
    let forget = Write::Forget { game: id(2), kind: ReminderKind::Expire };
    let writes = [call, think, replaced, later, forgotten].map(Write::Remind).into_iter().chain([forget]);
    commit(&store, 0, writes.collect(), vec![]).await;
    let due = async |now| store.reminders(Millis(now), 10).await.unwrap();
    assert_eq!(due(19).await, []);
    assert_eq!(due(69).await, [think, call]);
    assert_eq!(store.reminders(Millis(70), 2).await.unwrap(), [think, call]);
    assert_eq!(due(70).await, [think, call, later]);
    assert_eq!(store.next_due().await.unwrap(), Some(Millis(20)), "a thought counts, a call does not");

    let events = [
        Event::Thought { game: id(1), at: Revision(9), square: at("d3") },
        Event::Thought { game: id(1), at: Revision(1), square: at("d3") },
        Event::Due(replaced),
        Event::Due(later),
    ];
    for (event, left) in
        events.into_iter().zip([vec![think, call, later], vec![call, later], vec![call, later], vec![call]])
    {
        let envelope = Envelope { event, now: Millis(70), chance: 0 };
        let incoming = Incoming { update: None, raw: None, envelope: Some(envelope) };
        store.handle(vec![incoming], plays()).await.unwrap();
        assert_eq!(due(70).await, left);
    }
}

#[tokio::test]
async fn a_reminder_whose_handling_fails_is_put_off() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let call = Reminder { game: id(1), at: Revision(1), kind: ReminderKind::Call, due: Millis(60) };
    commit(&store, 0, vec![Write::Remind(call)], vec![]).await;
    let panics = Arc::new(Says(nothing(), |_: &Snapshot, _: &Envelope| panic!("a bug")));
    let envelope = Envelope { event: Event::Due(call), now: Millis(60), chance: 0 };
    let incoming = Incoming { update: None, raw: None, envelope: Some(envelope) };
    let handled = store.handle(vec![incoming], panics).await.unwrap();
    assert_eq!(handled, [Handled::Dead { error: "panic: a bug".to_owned() }]);
    assert_eq!(store.reminders(Millis(3_600_000), 9).await.unwrap(), []);
    let due = Millis(60 + 24 * 3_600_000);
    assert_eq!(store.reminders(due, 9).await.unwrap(), [Reminder { due, ..call }]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_all_who_tap_at_once_exactly_one_moves() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let mut update = 0;
    let mut history = Vec::new();
    while let Some(legal) = legal_moves(&table(&store, 1).await.game) {
        let shown = table(&store, 1).await.game.revision.0;
        let squares: Vec<_> = legal.into_iter().take(2).collect();
        let mut taps = Vec::new();
        for player in [ANN, BOB, STRANGER] {
            for square in &squares {
                update += 1;
                taps.extend([
                    press(update, player, 1, shown, *square),
                    press(update, player, 1, shown, *square),
                ]);
            }
        }
        let tasks: Vec<_> = taps
            .into_iter()
            .map(|tap| {
                let store = store.clone();
                tokio::spawn(async move { (tap.clone(), store.handle(vec![tap], plays()).await.unwrap()) })
            })
            .collect();
        let mut winners = 0;
        for task in tasks {
            let (tap, handled) = task.await.unwrap();
            if accepted(&handled[0]) {
                winners += 1;
                history.push(Accepted::of(&tap));
            }
        }
        assert_eq!(winners, 1, "at revision {shown}");
    }
    let game = table(&store, 1).await.game;
    assert_eq!(check(&history, &game), Ok(game.record.squares().len()));
    assert_eq!(store.check().await.unwrap().corrupt, vec![]);
}

fn legal_moves(game: &Match) -> Option<Vec<reversi_bot::reversi::Square>> {
    game.to_move().map(|_| game.record.position().legal().iter().collect())
}

#[tokio::test]
async fn whoever_stops_waiting_does_not_stop_the_work() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let mut game = running(1);
    while let Some((player, square)) = first_move(&game) {
        let revision = game.revision.0;
        let mut waiting =
            Box::pin(store.handle(vec![press(revision.into(), player, 1, revision, square)], plays()));
        // Asked once, so that the work is under way; then nobody waits any more.
        assert!(poll_once(&mut waiting).await.is_pending());
        drop(waiting);
        game.place(player, square, None).unwrap();
    }
    commit(&store, 0, vec![], vec![]).await;
    assert_eq!(table(&store, 1).await.game, game);
}

/// Polls a future once.
async fn poll_once<F: Future + Unpin>(future: &mut F) -> std::task::Poll<F::Output> {
    std::future::poll_fn(|context| std::task::Poll::Ready(std::pin::Pin::new(&mut *future).poll(context)))
        .await
}

/// Taps in any order, by anybody, repeated: each accepted one was made at the revision its player saw.
async fn any_order(store: &Store, taps: Vec<(u8, u8, u8)>) -> (Vec<Accepted>, Match) {
    let mut history = Vec::new();
    for (update, (who, square, back)) in taps.into_iter().enumerate() {
        let game = table(store, 1).await.game;
        let legal: Vec<_> = game.record.position().legal().iter().collect();
        let Some(square) = legal.get(usize::from(square) % legal.len().max(1)).copied() else { break };
        let side = game.record.position().to_move;
        let player = match who {
            0..=5 if side == Color::Black => ANN,
            6 => ANN,
            0..=7 => BOB,
            _ => STRANGER,
        };
        let shown = game.revision.0.saturating_sub(back.saturating_sub(3).into());
        // Every number comes twice, in different batches.
        for update in [update, update.saturating_sub(1)] {
            let tap = press(i64::try_from(update).unwrap(), player, 1, shown, square);
            if accepted(&store.handle(vec![tap.clone()], plays()).await.unwrap()[0]) {
                history.push(Accepted::of(&tap));
            }
        }
    }
    (history, table(store, 1).await.game)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn repeated_stale_and_foreign_taps_never_move(taps in prop::collection::vec((0_u8..10, 0_u8..20, 0_u8..6), 40)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
        let (history, game) = runtime.block_on(async {
            let directory = tempfile::tempdir().unwrap();
            let store = open(directory.path()).await;
            seat(&store, 1).await;
            let end = any_order(&store, taps).await;
            prop_assert_eq!(store.check().await.unwrap().corrupt, vec![]);
            store.close().await.unwrap();
            Ok(end)
        })?;
        prop_assert_eq!(check(&history, &game), Ok(game.record.squares().len()));
    }
}
