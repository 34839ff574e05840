//! What is to be said survives the way through the database.

use proptest::prelude::*;
use reversi_bot::brain::{ChatId, Effect, Millis, Place, Subject};
use reversi_bot::play::MatchId;
use reversi_bot::reversi::Square;
use reversi_bot::store::Work;
use reversi_bot::text::{Arg, Phrase};
use reversi_bot::view::{Start, Topic, Trial};

use super::support::*;

fn games() -> impl Strategy<Value = MatchId> {
    (0_u64..1 << 60).prop_map(id)
}

fn squares() -> impl Strategy<Value = Square> {
    (0_u8..64).prop_map(|index| Square::from_index(index).unwrap())
}

fn args() -> impl Strategy<Value = Arg> {
    prop_oneof![
        any::<i64>().prop_map(Arg::Number),
        any::<String>().prop_map(Arg::Key),
        any::<String>().prop_map(Arg::Literal),
        any::<String>().prop_map(Arg::Name),
        Just(Arg::Bot),
    ]
}

fn phrases() -> impl Strategy<Value = Phrase> {
    let args = prop::collection::vec((any::<String>(), args()), 0..4);
    ("[a-z-]{1,20}", args).prop_map(|(id, args)| Phrase { id, args })
}

fn topics() -> impl Strategy<Value = Option<Topic>> {
    prop::option::of(prop::sample::select(Topic::ALL.to_vec()))
}

fn starts() -> impl Strategy<Value = Start> {
    prop_oneof![
        games().prop_map(Start::Join),
        games().prop_map(Start::Open),
        (games(), prop::option::of(squares())).prop_map(|(game, square)| Start::Why(game, square)),
        topics().prop_map(Start::Rules),
        games().prop_map(Start::WhyPass),
        games().prop_map(Start::WhatIf),
        Just(Start::Games),
        Just(Start::Call),
    ]
}

/// One of each kind, in the order of [`kind`].
fn one_of_each() -> impl Strategy<Value = Vec<Subject>> {
    let lines = prop::collection::vec(phrases(), 0..4);
    let several = prop::collection::vec(games(), 0..5);
    let parts = (lines, topics(), starts(), games(), squares(), several);
    parts.prop_map(|(lines, topic, start, game, square, games)| {
        vec![
            Subject::Lines(lines),
            Subject::Welcome,
            Subject::GroupWelcome,
            Subject::Help,
            Subject::Rules(topic),
            Subject::Languages,
            Subject::Looks,
            Subject::PlayOptions,
            Subject::Games,
            Subject::OpenPrivate(start),
            Subject::Why { game, square },
            Subject::ReadBoard(game),
            Subject::WhichBoard { square, games },
            Subject::PrivateCall(game),
            Subject::EndNews(game),
            Subject::WhyPass(game),
            Subject::Topics(topic.into_iter().collect()),
            Subject::WhatIf(Trial { game, from: square.index(), moves: vec![square; 3] }),
        ]
    })
}

/// The number of each kind: a new one does not compile until it stands here and above.
const fn kind(subject: &Subject) -> usize {
    match subject {
        Subject::Lines(_) => 0,
        Subject::Welcome => 1,
        Subject::GroupWelcome => 2,
        Subject::Help => 3,
        Subject::Rules(_) => 4,
        Subject::Languages => 5,
        Subject::Looks => 6,
        Subject::PlayOptions => 7,
        Subject::Games => 8,
        Subject::OpenPrivate(_) => 9,
        Subject::Why { .. } => 10,
        Subject::ReadBoard(_) => 11,
        Subject::WhichBoard { .. } => 12,
        Subject::PrivateCall(_) => 13,
        Subject::EndNews(_) => 14,
        Subject::WhyPass(_) => 15,
        Subject::Topics(_) => 16,
        Subject::WhatIf(_) => 17,
    }
}

/// Says each subject in a chat of its own and gives what the sender is given.
async fn through_the_database(subjects: &[Subject]) -> Vec<Subject> {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let effects = subjects.iter().zip(1..).map(|(subject, chat)| Effect::Say {
        place: Place::Chat { chat: ChatId(chat), topic: None },
        reply: None,
        subject: subject.clone(),
        silent: true,
    });
    commit(&store, 0, vec![], effects.collect()).await;
    let jobs = store.claim(Millis(0), subjects.len()).await.unwrap();
    store.close().await.unwrap();
    jobs.into_iter()
        .map(|job| match job.work {
            Work::Say { subject, .. } => subject,
            other => panic!("{other:?}"),
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_subject_is_read_as_it_was_written(subjects in one_of_each()) {
        prop_assert!(subjects.iter().map(kind).eq(0..18));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
        prop_assert_eq!(runtime.block_on(through_the_database(&subjects)), subjects);
    }
}

/// The stored form is kept: rows of an older version of the bot may wait when a newer one starts.
#[tokio::test]
async fn old_rows_are_still_read() {
    let directory = tempfile::tempdir().unwrap();
    open(directory.path()).await.close().await.unwrap();
    for row in OLD_ROWS {
        execute(directory.path(), row).await;
    }
    let store = open(directory.path()).await;
    let read = store.claim(Millis(0), 9).await.unwrap();
    let read: Vec<_> = read
        .into_iter()
        .map(|job| match job.work {
            Work::Say { subject, .. } => subject,
            other => panic!("{other:?}"),
        })
        .collect();
    let args = [
        ("who", Arg::Name("Ann".to_owned())),
        ("count", Arg::Number(3)),
        ("side", Arg::Key("black".to_owned())),
        ("square", Arg::Literal("d3".to_owned())),
        ("bot", Arg::Bot),
    ];
    let args = args.map(|(name, arg)| (name.to_owned(), arg)).to_vec();
    let lines =
        vec![Phrase { id: "played".to_owned(), args }, Phrase { id: "bare".to_owned(), args: vec![] }];
    let expected =
        [Subject::Lines(lines), Subject::WhichBoard { square: at("d3"), games: vec![id(1), id(2)] }];
    assert_eq!(read, expected);
    assert_eq!(store.next_due().await.unwrap(), None, "the third row cannot be read and is given up");
}

const OLD_ROWS: [&str; 3] = [
    r#"insert into outbox (kind, chat_id, topic, inline_id, payload, silent, due_at, created_at) values
        ('say', 1, 0, '', '{"subject":"lines","lines":[{"id":"played","args":[["who",{"name":"Ann"}],
        ["count",{"number":3}],["side",{"key":"black"}],["square",{"literal":"d3"}],["bot","bot"]]},
        {"id":"bare"}]}', 1, 0, 0)"#,
    r#"insert into outbox (kind, chat_id, topic, inline_id, payload, silent, due_at, created_at) values
        ('say', 2, 0, '', '{"subject":"which-board","square":"d3","games":["000000000001","000000000002"]}',
        1, 0, 0)"#,
    r#"insert into outbox (kind, chat_id, topic, inline_id, payload, silent, due_at, created_at) values
        ('say', 3, 0, '', '{"subject":"poem"}', 1, 0, 0)"#,
];
