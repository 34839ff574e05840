//! People, chats and games: what is written is read again.

use reversi_bot::brain::*;
use reversi_bot::play::{
    ColorWish, Ending, Happening, Invitee, Match, MatchId, PlayerId, Refusal, Revision, Stage,
};
use reversi_bot::reversi::{ByColor, Color};
use reversi_bot::store::Store;
use reversi_bot::text::Name;
use reversi_bot::view::{DiscSet, Style};

use super::support::*;

#[tokio::test]
async fn a_whole_game_is_read_as_it_was_written() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let mut played = running(1);
    while let Some((player, square)) = first_move(&played) {
        let press = press(played.revision.0.into(), player, 1, played.revision.0, square);
        let handled = store.handle(vec![press], plays()).await.unwrap();
        assert!(accepted(&handled[0]), "{handled:?}");
        played.place(player, square, None).unwrap();
    }
    store.close().await.unwrap();

    let store = open(directory.path()).await;
    assert!(matches!(played.stage, Stage::Ended(Ending::Finished(_))));
    assert_eq!(table(&store, 1).await.game, played);
    let report = store.check().await.unwrap();
    assert_eq!((report.games, report.corrupt), (1, vec![]));
}

/// Writes a game and then one change to it, and expects to read just that.
async fn changes(game: Match, change: impl FnOnce(&mut Match) -> Result<Happening, Refusal>) -> Table {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let name = game.id;
    let needs = Needs { games: Focus::Game(name), ..nothing() };
    let people = [profile(ANN, "Ann"), profile(BOB, "Bob")].map(Write::Player);
    commit(&store, 0, people.into_iter().chain([Write::Create(game.clone())]).collect(), vec![]).await;
    assert_eq!(store.snapshot(&needs).await.unwrap().table.unwrap().game, game);

    let (mut after, was) = (game.clone(), game.revision);
    let happening = change(&mut after).unwrap();
    let update = Write::Update { game: after.clone(), was, happening, by: Some(ANN) };
    commit(&store, 5, vec![update], vec![]).await;
    let table = store.snapshot(&needs).await.unwrap().table.unwrap();
    assert_eq!(table.game, after);
    assert_eq!(store.check().await.unwrap().corrupt, vec![]);
    table
}

fn challenge(wish: ColorWish, to: Option<Invitee>) -> Match {
    Match::challenge(id(9), ANN, wish, to)
}

#[tokio::test]
async fn every_stage_is_read_as_it_was_written() {
    let to_bob = || Some(Invitee::Player(BOB));
    let to_name = || Some(Invitee::Username("bob_77".to_owned()));
    changes(challenge(ColorWish::Random, to_name()), |game| game.wish(ANN, ColorWish::White)).await;
    changes(challenge(ColorWish::White, to_bob()), |game| game.join(BOB, None, true)).await;
    changes(challenge(ColorWish::Black, to_bob()), |game| game.decline(BOB, None)).await;
    changes(challenge(ColorWish::Black, None), |game| Ok(game.expire().unwrap())).await;
    changes(running(9), |game| game.resign(BOB)).await;
    changes(running(9), |game| game.place(ANN, at("d3"), None)).await;
    changes(Match::against_engine(id(9), ANN, Color::White), |game| game.place_engine(at("d3"), Revision(0)))
        .await;
    let mut resigned = running(9);
    resigned.resign(ANN).unwrap();
    changes(resigned, |game| game.rematch(BOB, id(10)).map(|(_, happening)| happening)).await;
}

#[tokio::test]
async fn the_challenger_is_known_until_the_game_is_played() {
    let open = changes(challenge(ColorWish::Black, None), |game| game.wish(ANN, ColorWish::White)).await;
    assert_eq!(open.challenger, Some(profile(ANN, "Ann")));
    assert_eq!(open.seated, ByColor { black: None, white: None });
    let cancelled = changes(challenge(ColorWish::Black, None), |game| game.cancel(ANN)).await;
    assert_eq!(cancelled.challenger, Some(profile(ANN, "Ann")));
    let joined = changes(challenge(ColorWish::Black, None), |game| game.join(BOB, None, true)).await;
    assert_eq!(joined.challenger, None);
    assert_eq!(joined.seated, ByColor { black: Some(profile(ANN, "Ann")), white: Some(profile(BOB, "Bob")) });
}

#[tokio::test]
async fn the_person_challenged_is_known_as_long_as_it_is_a_challenge() {
    let to_bob = || challenge(ColorWish::Black, Some(Invitee::Player(BOB)));
    let open = changes(to_bob(), |game| game.wish(ANN, ColorWish::White)).await;
    assert_eq!(open.invited, Some(profile(BOB, "Bob")));
    let declined = changes(to_bob(), |game| game.decline(BOB, None)).await;
    assert_eq!(declined.invited, Some(profile(BOB, "Bob")));
    let joined = changes(to_bob(), |game| game.join(BOB, None, true)).await;
    assert_eq!(joined.invited, None);
    let named = challenge(ColorWish::Black, Some(Invitee::Username("bob".to_owned())));
    assert_eq!(changes(named, |game| game.wish(ANN, ColorWish::White)).await.invited, None);
}

#[tokio::test]
async fn a_rematch_is_loaded_with_its_game() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let mut resigned = running(1);
    let happening = resigned.resign(ANN).unwrap();
    let mut asked = resigned.clone();
    let (next, rematched) = asked.rematch(BOB, id(2)).unwrap();
    let update = |game: &Match, was, happening| Write::Update {
        game: game.clone(),
        was: Revision(was),
        happening,
        by: None,
    };
    let writes =
        vec![update(&resigned, 1, happening), update(&asked, 2, rematched), Write::Create(next.clone())];
    commit(&store, 0, writes, vec![]).await;
    let snapshot = store.snapshot(&game(1)).await.unwrap();
    assert_eq!(snapshot.table.unwrap().game, asked);
    let games: Vec<_> = snapshot.tables.into_iter().map(|table| table.game).collect();
    assert_eq!(games, [next]);
}

#[tokio::test]
async fn who_was_only_heard_of_is_written_down_unless_known() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let meet = |name| Write::Meet(profile(BOB, name));
    commit(&store, 0, vec![meet("Bob"), meet("Rob")], vec![]).await;
    let needs = Needs { player: Some(BOB), ..nothing() };
    assert_eq!(store.snapshot(&needs).await.unwrap().player, Some(profile(BOB, "Bob")));
}

#[tokio::test]
async fn a_game_that_exists_is_not_made_again() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let other = Match::against_engine(id(1), BOB, Color::Black);
    commit(&store, 0, vec![Write::Create(other)], vec![]).await;
    assert_eq!(table(&store, 1).await.game, running(1));
}

#[tokio::test]
async fn people_and_chats_are_replaced_whole() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let first = Profile { username: Some("ann".to_owned()), ..profile(ANN, "Ann") };
    let second = Profile {
        id: ANN,
        name: Name::clean("<b>& آن"),
        username: None,
        language: Some("fy".to_owned()),
        client_language: None,
        looks: Looks { style: Style::Words, discs: DiscSet::Letters },
        finished: 3,
        reach: Reach::Blocked,
        called_at: Some(Millis(77)),
    };
    let chat = ChatProfile {
        language: Some("be".to_owned()),
        looks: Looks { style: Style::Grid, discs: DiscSet::Hearts },
        present: false,
        ..chat_profile(GROUP)
    };
    let needs = Needs { player: Some(ANN), chat: Some(GROUP), games: Focus::Nothing };
    assert_eq!(store.snapshot(&needs).await.unwrap(), Snapshot::default());
    for (person, chat, finished) in [(first, chat_profile(GROUP), 1), (second, chat, 4)] {
        let writes = vec![
            Write::Player(person.clone()),
            Write::Chat(chat.clone()),
            Write::Finished(ANN),
            Write::Finished(BOB),
        ];
        commit(&store, 0, writes, vec![]).await;
        let snapshot = store.snapshot(&needs).await.unwrap();
        assert_eq!(snapshot.player, Some(Profile { finished, ..person }));
        assert_eq!(snapshot.chat, Some(chat));
    }
}

#[tokio::test]
async fn a_place_keeps_its_message_and_its_panel() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    let topic = Place::Chat { chat: GROUP, topic: Some(TopicId(4)) };
    let inline = Place::Inline(InlineId("abc".to_owned()));
    let hang = |place: &Place, message: Option<i32>| Write::Hang {
        game: id(1),
        place: place.clone(),
        message: message.map(MessageId),
    };
    let panel = Panel { kind: PanelKind::Resign(Color::White), at: Revision(1) };
    let open_panel = |panel| Write::Panel { game: id(1), place: topic.clone(), panel };
    let writes = vec![
        hang(&topic, Some(8)),
        hang(&topic, None),
        hang(&inline, None),
        open_panel(Some(panel)),
        Write::Refused { player: ANN, game: id(1), square: at("a1") },
        Write::Refused { player: ANN, game: id(1), square: at("h8") },
    ];
    commit(&store, 0, writes, vec![]).await;
    let needs = Needs { player: Some(ANN), ..game(1) };
    let table = store.snapshot(&needs).await.unwrap().table.unwrap();
    assert_eq!(table.refused, Some(at("h8")));
    let slot = |place, message: Option<i32>, panel| Slot {
        place,
        message: message.map(MessageId),
        panel,
        call: None,
        paused_until: None,
    };
    let expected =
        [slot(group(), None, None), slot(topic.clone(), Some(8), Some(panel)), slot(inline, Some(0), None)];
    assert_eq!(table.slots, expected);
    assert_eq!(self::table(&store, 1).await.refused, None, "nobody asks");

    commit(&store, 0, vec![open_panel(None)], vec![]).await;
    assert_eq!(self::table(&store, 1).await.slots[1].panel, None);
}

/// The games of a snapshot, in order.
fn names(tables: &[Table]) -> Vec<MatchId> {
    tables.iter().map(|table| table.game.id).collect()
}

async fn mine(store: &Store, player: PlayerId) -> Vec<MatchId> {
    let needs = Needs { player: Some(player), chat: None, games: Focus::Mine };
    names(&store.snapshot(&needs).await.unwrap().tables)
}

#[tokio::test]
async fn the_games_of_a_person_and_of_a_place_are_found() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    seat(&store, 2).await;
    let mut over = running(3);
    over.resign(BOB).unwrap();
    let own = Match::challenge(id(4), ANN, ColorWish::Random, Some(Invitee::Player(BOB)));
    let topic = Place::Chat { chat: GROUP, topic: Some(TopicId(1)) };
    let engine = Match::against_engine(id(5), BOB, Color::White);
    let hang = |number, place, message| Write::Hang { game: id(number), place, message };
    let writes = vec![
        Write::Create(over),
        hang(3, group(), Some(MessageId(33))),
        Write::Create(own),
        hang(4, topic.clone(), Some(MessageId(44))),
        Write::Create(engine),
        hang(5, private(BOB), None),
    ];
    commit(&store, 10, writes, vec![]).await;
    let mut first = running(1);
    let happening = first.place(ANN, at("d3"), None).unwrap();
    let was = Revision(1);
    commit(&store, 20, vec![Write::Update { game: first, was, happening, by: Some(ANN) }], vec![]).await;

    assert_eq!(mine(&store, ANN).await, [id(1), id(4), id(2)], "newest change first, none that is over");
    assert_eq!(mine(&store, BOB).await, [id(1), id(5), id(2)], "an invitation is not yet a game");
    assert_eq!(mine(&store, PlayerId(99)).await, []);

    let here = async |place: Place, reply: Option<i32>| {
        let games = Focus::Here { place, reply: reply.map(MessageId) };
        let snapshot = store.snapshot(&Needs { player: Some(ANN), chat: None, games }).await.unwrap();
        (snapshot.table.map(|table| table.game.id), names(&snapshot.tables))
    };
    assert_eq!(here(group(), None).await, (None, vec![id(1), id(2)]));
    assert_eq!(
        here(group(), Some(33)).await,
        (Some(id(3)), vec![id(1), id(2)]),
        "a reply finds a game that is over"
    );
    assert_eq!(here(topic.clone(), Some(44)).await, (Some(id(4)), vec![id(4)]));
    assert_eq!(here(group(), Some(44)).await.0, Some(id(4)), "a message is one whatever the topic");
    assert_eq!(here(group(), Some(45)).await.0, None);
    assert_eq!(here(private(BOB), Some(33)).await, (None, vec![id(5)]));
}

#[tokio::test]
async fn a_corrupt_game_is_named_and_left_alone_and_others_go_on() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    seat(&store, 1).await;
    seat(&store, 2).await;
    store.close().await.unwrap();
    execute(directory.path(), "update game set moves = 'a1', revision = 2 where id = 2").await;
    execute(directory.path(), "insert into game_event (game_id, seq, kind, at) values (2, 2, 'placed', 0)")
        .await;

    let store = open(directory.path()).await;
    let report = store.check().await.unwrap();
    assert_eq!(report.games, 2);
    assert_eq!(report.corrupt.len(), 1);
    assert_eq!(report.corrupt[0].game, Some(id(2)));
    assert!(report.corrupt[0].reason.contains("a1"), "{report:?}");
    assert_eq!(store.snapshot(&game(2)).await.unwrap().table, None);
    assert_eq!(mine(&store, ANN).await, [id(1)]);
    let handled = store.handle(vec![press(1, ANN, 1, 1, at("d3"))], plays()).await.unwrap();
    assert!(accepted(&handled[0]));
}

#[tokio::test]
async fn a_game_that_differs_from_its_history_is_reported() {
    for (number, damage) in [
        (1, "delete from game_event where seq = 2"),
        (2, "update game_event set square = 'c4' where seq = 2"),
        (3, "update game set stage = 'ended', ending = 'finished'"),
        (4, "update game set stage = 'open', challenger = 1, wish = 'black'"),
        (5, "update game set moves = 'd3c3c4' where id = 1"),
    ] {
        let directory = tempfile::tempdir().unwrap();
        let store = open(directory.path()).await;
        seat(&store, 1).await;
        let handled = store.handle(vec![press(1, ANN, 1, 1, at("d3"))], plays()).await.unwrap();
        assert!(accepted(&handled[0]));
        let handled = store.handle(vec![press(2, BOB, 1, 2, at("c3"))], plays()).await.unwrap();
        assert!(accepted(&handled[0]));
        assert_eq!(store.check().await.unwrap().corrupt, vec![]);
        store.close().await.unwrap();
        execute(directory.path(), damage).await;
        let store = open(directory.path()).await;
        let corrupt = store.check().await.unwrap().corrupt;
        assert_eq!(corrupt.len(), 1, "damage {number} is seen");
    }
}
