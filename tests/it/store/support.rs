//! A small bot for the store's tests: it knows just enough to play, and does what a test tells it.

use std::path::Path;
use std::sync::Arc;

use reversi_bot::brain::*;
use reversi_bot::play::{ColorWish, Happening, Match, MatchId, PlayerId, Revision};
use reversi_bot::reversi::{Color, Square};
use reversi_bot::store::{Decider, Handled, Incoming, Job, Outcome, Store, StoreConfig, Work};
use reversi_bot::text::Name;
use reversi_bot::view::Action;

pub(super) const ANN: PlayerId = PlayerId(11);
pub(super) const BOB: PlayerId = PlayerId(22);
pub(super) const GROUP: ChatId = ChatId(-100);

pub(super) fn id(number: u64) -> MatchId {
    MatchId::from_number(number).unwrap()
}

pub(super) fn at(text: &str) -> Square {
    text.parse().unwrap()
}

pub(super) fn group() -> Place {
    Place::Chat { chat: GROUP, topic: None }
}

pub(super) fn private(player: PlayerId) -> Place {
    Place::Chat { chat: ChatId(player.0), topic: None }
}

pub(super) fn spot(chat: ChatId, message: i32) -> Spot {
    let kind = if chat.0 > 0 { ChatKind::Private } else { ChatKind::Group };
    Spot::Message { chat: Chat { id: chat, kind, topic: None }, message: MessageId(message) }
}

pub(super) fn profile(id: PlayerId, name: &str) -> Profile {
    Profile {
        id,
        name: Name::clean(name),
        username: None,
        language: None,
        client_language: Some("fr-CA".to_owned()),
        looks: Looks::default(),
        finished: 0,
        reach: Reach::Open,
        called_at: None,
    }
}

pub(super) fn chat_profile(id: ChatId) -> ChatProfile {
    ChatProfile { id, kind: ChatKind::Group, language: None, looks: Looks::default(), present: true }
}

/// Ann (Black) and Bob (White), nothing played yet.
pub(super) fn running(number: u64) -> Match {
    let mut game = Match::challenge(id(number), ANN, ColorWish::Black, None);
    game.join(BOB, None, true).unwrap();
    game
}

/// Opens the store of a directory.
pub(super) async fn open(directory: &Path) -> Store {
    Store::open(&config(directory), Millis(0)).await.unwrap()
}

pub(super) fn config(directory: &Path) -> StoreConfig {
    StoreConfig { url: format!("sqlite://{}", directory.join("games.db").display()) }
}

/// Decides what a test says, whatever happens.
pub(super) struct Says<F>(pub Needs, pub F);

impl<F: Fn(&Snapshot, &Envelope) -> Decision + Send + Sync> Decider for Says<F> {
    fn needs(&self, _: &Event) -> Needs {
        self.0.clone()
    }

    fn decide(&self, snapshot: &Snapshot, envelope: &Envelope) -> Decision {
        self.1(snapshot, envelope)
    }
}

pub(super) fn nothing() -> Needs {
    Needs { player: None, chat: None, games: Focus::Nothing }
}

pub(super) fn game(number: u64) -> Needs {
    Needs { games: Focus::Game(id(number)), ..nothing() }
}

/// An event of which only the time matters.
pub(super) fn something(now: i64) -> Envelope {
    Envelope { event: Event::Migrated { from: ChatId(-1), to: ChatId(-2) }, now: Millis(now), chance: 0 }
}

/// Commits writes and effects at a time; gives the replies.
pub(super) async fn commit(store: &Store, now: i64, writes: Vec<Write>, effects: Vec<Effect>) -> Vec<Effect> {
    let decision = Decision { writes, effects };
    let decider = Arc::new(Says(nothing(), move |_: &Snapshot, _: &Envelope| decision.clone()));
    let incoming = Incoming { update: None, raw: None, envelope: Some(something(now)) };
    match store.handle(vec![incoming], decider).await.unwrap().remove(0) {
        Handled::Done { replies } => replies,
        other => panic!("{other:?}"),
    }
}

/// A running game of Ann and Bob that hangs in the group, with both of them known.
pub(super) async fn seat(store: &Store, number: u64) {
    let hang = Write::Hang { game: id(number), place: group(), message: None };
    let people = [Write::Player(profile(ANN, "Ann")), Write::Player(profile(BOB, "Bob"))];
    let writes = people.into_iter().chain([Write::Create(running(number)), hang]).collect();
    commit(store, 0, writes, Vec::new()).await;
}

pub(super) fn show(number: u64, not_before: i64) -> Effect {
    Effect::Show { game: id(number), place: group(), not_before: Millis(not_before) }
}

/// Something to be said that is told apart by its number.
pub(super) fn said(number: u8) -> Subject {
    Subject::ReadBoard(id(number.into()))
}

pub(super) fn say(place: Place, number: u8) -> Effect {
    Effect::Say { place, reply: None, subject: said(number), silent: true }
}

/// Claims the one call that is due.
pub(super) async fn claim(store: &Store, now: i64) -> Job {
    let mut jobs = store.claim(Millis(now), 10).await.unwrap();
    assert_eq!(jobs.len(), 1, "{jobs:?}");
    jobs.remove(0)
}

pub(super) async fn claim_nothing(store: &Store, now: i64) {
    assert_eq!(store.claim(Millis(now), 10).await.unwrap(), []);
}

pub(super) async fn settle(store: &Store, job: Job, outcome: Outcome, now: i64) {
    store.settle(job, outcome, Millis(now)).await.unwrap();
}

pub(super) const fn sent(message: i32, shown: u32) -> Outcome {
    Outcome::Sent { message: MessageId(message), shown: Some(Revision(shown)) }
}

pub(super) const fn edited(shown: u32, began: i64) -> Outcome {
    Outcome::Edited { shown: Some(Revision(shown)), began: Millis(began) }
}

pub(super) fn is_board(job: &Job, number: u64) -> bool {
    matches!(&job.work, Work::Board { game, .. } if *game == id(number))
}

/// The table of a game as a snapshot has it.
pub(super) async fn table(store: &Store, number: u64) -> Table {
    store.snapshot(&game(number)).await.unwrap().table.unwrap()
}

/// A bot that plays what is pressed and refuses what may not be played.
pub(super) struct Plays;

impl Decider for Plays {
    fn needs(&self, event: &Event) -> Needs {
        match event {
            Event::Pressed { from, action: Some(Action::Place { game, .. }), .. } => {
                Needs { player: Some(from.id), chat: None, games: Focus::Game(*game) }
            }
            _ => nothing(),
        }
    }

    fn decide(&self, snapshot: &Snapshot, envelope: &Envelope) -> Decision {
        let Event::Pressed { from, action: Some(Action::Place { at, square, .. }), query, .. } =
            &envelope.event
        else {
            return Decision::default();
        };
        let table = snapshot.table.clone().unwrap();
        let (mut game, was) = (table.game.clone(), table.game.revision);
        let answer = |answer| Effect::Answer { query: query.clone(), locale: "en".to_owned(), answer };
        match game.place(from.id, *square, Some(*at)) {
            Ok(happening) => {
                let shows = table.slots.iter().map(|slot| Effect::Show {
                    game: game.id,
                    place: slot.place.clone(),
                    not_before: envelope.now,
                });
                let effects = shows.chain([answer(Answer::Quiet)]).collect();
                Decision { writes: vec![Write::Update { game, was, happening, by: Some(from.id) }], effects }
            }
            Err(_) => Decision {
                writes: vec![Write::Refused { player: from.id, game: game.id, square: *square }],
                effects: vec![answer(Answer::Open(reversi_bot::view::Start::Games))],
            },
        }
    }
}

pub(super) fn plays() -> Arc<dyn Decider> {
    Arc::new(Plays)
}

/// A press on a square of a board, as one update.
pub(super) fn press(update: i64, player: PlayerId, number: u64, shown: u32, square: Square) -> Incoming {
    let from = Person { id: player, name: Name::clean("x"), username: None, language: None, may_play: true };
    let action = Action::Place { game: id(number), at: Revision(shown), square };
    let query = QueryId(format!("q{update}"));
    let event = Event::Pressed { from, spot: spot(GROUP, 1), query, action: Some(action) };
    let raw = Some(format!("{{\"update_id\":{update}}}"));
    Incoming { update: Some(update), raw, envelope: Some(Envelope { event, now: Millis(1), chance: 0 }) }
}

/// Whether a press was accepted as a move.
pub(super) fn accepted(handled: &Handled) -> bool {
    matches!(handled, Handled::Done { replies }
        if matches!(replies.as_slice(), [Effect::Answer { answer: Answer::Quiet, .. }]))
}

/// The first legal move of a game, and who is to play it.
pub(super) fn first_move(game: &Match) -> Option<(PlayerId, Square)> {
    let side = game.to_move()?;
    let square = game.record.position().legal().iter().next()?;
    Some((if side == Color::Black { ANN } else { BOB }, square))
}

/// Plays the first legal move for the side to move.
pub(super) fn play_first(game: &mut Match) -> Option<(PlayerId, Happening)> {
    let (player, square) = first_move(game)?;
    Some((player, game.place(player, square, None).unwrap()))
}

/// Runs a statement on a closed database.
pub(super) async fn execute(directory: &Path, statement: &'static str) {
    let mut connection = connect(directory).await;
    sqlx::query(statement).execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
}

/// Asks a closed database for one number.
pub(super) async fn number(directory: &Path, statement: &'static str) -> i64 {
    let mut connection = connect(directory).await;
    let number = sqlx::query_scalar(statement).fetch_one(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    number
}

async fn connect(directory: &Path) -> sqlx::SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(directory.join("games.db"));
    sqlx::ConnectOptions::connect(&options).await.unwrap()
}
