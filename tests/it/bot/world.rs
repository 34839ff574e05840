//! The whole bot: the program as a child process, the stand-in for Telegram, and people.

use std::process::Stdio;

use reversi_bot::reversi::{Board, Color, Square, Squares};
use reversi_bot::sandbox::runner::{Step, next_step};
use reversi_bot::sandbox::server::{Deed, Happening, Message, Options, StandIn};
use reversi_bot::view::{DiscSet, Glyphs};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

/// The bot with its Telegram.
pub(super) struct World {
    pub(super) telegram: StandIn,
    child: Child,
    orders: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
    folder: TempDir,
    pings: u64,
    seed: u64,
    seen: usize,
}

/// A press's answer: what was said, whether as an alert, and the address that opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) text: String,
    pub(super) alert: bool,
    pub(super) url: Option<String>,
}

impl World {
    pub(super) async fn start() -> Self {
        let telegram = StandIn::start(Options::default()).await.expect("a server");
        let folder = TempDir::new().expect("a folder");
        let (child, orders, answers) = launch(&telegram, &folder, 1).await;
        let mut world = Self { telegram, child, orders, answers, folder, pings: 0, seed: 1, seen: 0 };
        world.settle().await;
        world
    }

    /// The bot with a game in a group that has just begun.
    pub(super) async fn with_a_game() -> (Self, Table) {
        let mut world = Self::start().await;
        let table = world.group_game().await;
        (world, table)
    }

    /// Kills the bot as a crash would and starts it again on the same database.
    pub(super) async fn crash(&mut self) {
        self.child.kill().await.expect("killed");
        self.seed += 1;
        let (child, orders, answers) = launch(&self.telegram, &self.folder, self.seed).await;
        (self.child, self.orders, self.answers) = (child, orders, answers);
        self.settle().await;
    }

    /// Asks the bot to stop as an operator does, waits for its clean end and starts it again.
    pub(super) async fn signal(&mut self, name: &str) {
        let id = self.child.id().expect("the bot lives");
        let kill = Command::new("sh").args(["-c", &format!("kill -{name} {id}")]).status().await;
        assert!(kill.expect("a shell").success());
        let status = self.child.wait().await.expect("an end");
        assert!(status.success(), "after {name} the bot ended with {status}");
        self.seed += 1;
        let (child, orders, answers) = launch(&self.telegram, &self.folder, self.seed).await;
        (self.child, self.orders, self.answers) = (child, orders, answers);
        self.settle().await;
    }

    /// Ends the bot's input, which stops it cleanly; gives its log.
    pub(super) async fn stop(mut self) -> (String, Vec<u8>) {
        drop(self.orders);
        let status = self.child.wait().await.expect("an end");
        assert!(status.success(), "the bot ended with {status}");
        let log = std::fs::read_to_string(self.folder.path().join("log.txt")).expect("a log");
        let database = std::fs::read(self.folder.path().join("games.db")).expect("a database");
        (log, database)
    }

    /// Lets the bot do all it has to do, putting its clock forward to what it has put off by seconds.
    pub(super) async fn settle(&mut self) {
        let start = self.telegram.now();
        loop {
            let quiet = self.telegram.wait_parked().await;
            self.pings += 1;
            self.order(&json!({"ping": self.pings})).await;
            let line = self.answers.next_line().await.expect("a line").expect("the bot lives");
            let pong: Value = serde_json::from_str(&line).expect("an answer");
            assert_eq!(pong["pong"], self.pings);
            match next_step(self.telegram.still(quiet), pong["due"].as_i64(), self.telegram.now(), start) {
                Step::LookAgain => {}
                Step::Jump(time) => self.set_clock(time).await,
                Step::Rest => return,
            }
        }
    }

    async fn set_clock(&mut self, time: i64) {
        self.telegram.set_now(time);
        self.order(&json!({"now": time})).await;
    }

    /// Lets time pass.
    pub(super) async fn pass_time(&mut self, seconds: i64) {
        self.set_clock(self.telegram.now() + seconds * 1000).await;
        self.settle().await;
    }

    async fn order(&mut self, order: &Value) {
        self.orders.write_all(format!("{order}\n").as_bytes()).await.expect("the bot listens");
    }

    pub(super) async fn say(&mut self, person: i64, chat: i64, text: &str) {
        self.telegram.say(person, chat, text).expect("said");
        self.settle().await;
    }

    /// Presses a square of the board in a message, without waiting for what comes of it.
    pub(super) fn touch(&self, person: i64, message: i64, square: &str) {
        let shown = self.telegram.message(message).expect("a message");
        let square: Square = square.parse().expect("a square");
        let row = first_row(&shown) + usize::from(square.row());
        self.telegram.press(person, message, row, square.column().into()).expect("pressed");
    }

    /// The data of the button of a square.
    pub(super) fn data(&self, message: i64, square: &str) -> Option<String> {
        let shown = self.telegram.message(message)?;
        let square: Square = square.parse().ok()?;
        let row = first_row(&shown) + usize::from(square.row());
        match &shown.keyboard.button(row, square.column().into())?.deed {
            Deed::Callback(data) => Some(data.clone()),
            _ => None,
        }
    }

    /// Presses a square and gives the answers to the presses since.
    pub(super) async fn tap(&mut self, person: i64, message: i64, square: &str) -> Vec<Said> {
        self.touch(person, message, square);
        self.settle().await;
        self.answers()
    }

    /// Presses the button whose label begins like this.
    pub(super) async fn push(&mut self, person: i64, message: i64, label: &str) -> Vec<Said> {
        let shown = self.telegram.message(message).expect("a message");
        let rows = shown.keyboard.rows.iter().enumerate();
        let mut buttons = rows.flat_map(|(row, buttons)| {
            buttons.iter().enumerate().map(move |(column, one)| (row, column, one))
        });
        let (row, column, _) = buttons
            .find(|(_, _, one)| one.label.contains(label))
            .unwrap_or_else(|| panic!("no {label} in {shown:?}"));
        self.telegram.press(person, message, row, column).expect("pressed");
        self.settle().await;
        self.answers()
    }

    /// What presses were answered since the last time.
    pub(super) fn answers(&mut self) -> Vec<Said> {
        let happenings = self.telegram.happenings(self.seen);
        self.seen += happenings.len();
        let answered = happenings.into_iter().filter_map(|happening| match happening {
            Happening::Answered { text, alert, url, .. } => Some(Said { text, alert, url }),
            _ => None,
        });
        answered.collect()
    }

    /// The newest message with buttons in a chat.
    pub(super) fn newest(&self, chat: i64) -> Message {
        self.telegram.newest_keyboard(chat).expect("a message with buttons")
    }

    /// A game that Ann (Black) and Bob have begun in a group; gives Ann, Bob, the group and the board's message.
    pub(super) async fn group_game(&mut self) -> Table {
        let ann = self.telegram.person("Ann", Some("en"));
        let bob = self.telegram.person("Bob", Some("en"));
        let group = self.telegram.group("Family", ann);
        self.telegram.join(group, bob);
        self.settle().await;
        self.begin(ann, bob, group).await
    }

    pub(super) async fn begin(&mut self, ann: i64, bob: i64, group: i64) -> Table {
        self.say(ann, group, "/reversi").await;
        let board = self.newest(group).id;
        self.push(ann, board, "Options").await;
        self.push(ann, board, "Black").await;
        self.push(bob, board, "Join").await;
        Table { ann, bob, group, board }
    }

    /// The board as the keyboard of a message shows it.
    pub(super) fn board(&self, message: i64) -> Board {
        read_board(&self.telegram.message(message).expect("a message"))
    }

    pub(super) fn text(&self, message: i64) -> String {
        self.telegram.message(message).expect("a message").text
    }
}

/// Two people at a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    pub(super) ann: i64,
    pub(super) bob: i64,
    pub(super) group: i64,
    pub(super) board: i64,
}

impl Table {
    pub(super) fn player(&self, side: Color) -> i64 {
        match side {
            Color::Black => self.ann,
            Color::White => self.bob,
        }
    }
}

async fn launch(
    telegram: &StandIn,
    folder: &TempDir,
    seed: u64,
) -> (Child, ChildStdin, Lines<BufReader<ChildStdout>>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_reversi-bot"))
        .args(["serve", "--control", "--log", "trace"])
        .env("TELOXIDE_TOKEN", telegram.token())
        .env("TELOXIDE_API_URL", telegram.url())
        .env("DATABASE_URL", format!("sqlite://{}", folder.path().join("games.db").display()))
        .env_remove("TELOXIDE_TOKEN_FILE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::from(log_file(folder)))
        .kill_on_drop(true)
        .spawn()
        .expect("the program starts");
    let mut orders = child.stdin.take().expect("an input");
    let answers = BufReader::new(child.stdout.take().expect("an output")).lines();
    let first = json!({"now": telegram.now(), "seed": seed});
    orders.write_all(format!("{first}\n").as_bytes()).await.expect("the bot listens");
    (child, orders, answers)
}

fn log_file(folder: &TempDir) -> std::fs::File {
    let path = folder.path().join("log.txt");
    std::fs::File::options().create(true).append(true).open(path).expect("a log")
}

/// The first row of the board on a keyboard: below the row of letters, if there is one.
fn first_row(message: &Message) -> usize {
    let rows = &message.keyboard.rows;
    let full = rows.iter().take_while(|row| row.len() == 8).count();
    assert!(full >= 8, "no board on {message:?}");
    full - 8
}

fn read_board(message: &Message) -> Board {
    let glyphs = Glyphs::of(DiscSet::Classic);
    let first = first_row(message);
    let of = |side: Color| -> Squares {
        Square::all()
            .filter(|square| {
                let label = &message.keyboard.rows[first + usize::from(square.row())]
                    [usize::from(square.column())]
                .label;
                [glyphs.disc[side], glyphs.placed[side], glyphs.flipped[side]].contains(&label.as_str())
            })
            .collect()
    };
    Board::new(of(Color::Black), of(Color::White)).expect("no square has two discs")
}
