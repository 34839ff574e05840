//! The process dies, at any moment: no move that somebody was told is made is ever lost.
//!
//! The harness starts its own binary as a child that plays and prints each move after the store has acknowledged it.
//! Each harness fails when it checked nothing, and one of them plays a child that is wrong on purpose.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use reversi_bot::brain::*;
use reversi_bot::play::Match;
use reversi_bot::store::{Decider, Handled, Store, StoreError};

use super::history::{Accepted, check};
use super::support::*;

/// Tells a child of this binary what to do: its part and the directory of the database.
const PART: &str = "REVERSI_STORE_CHILD";

/// Before a line of the child, which the test runner may begin with words of its own.
const MARK: &str = "\u{1}";

/// This process's part, if it is a child.
fn part() -> Option<(String, PathBuf)> {
    #[expect(clippy::disallowed_methods, reason = "only the harness sets it, for its own child")]
    let part = std::env::var(PART).ok()?;
    let (name, directory) = part.split_once(' ').unwrap();
    Some((name.to_owned(), PathBuf::from(directory)))
}

/// Starts this test again as a child with a part.
fn child(test: &str, part: &str, directory: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", &format!("store::crash::{test}"), "--nocapture", "--test-threads=1"])
        .env(PART, format!("{part} {}", directory.display()))
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    command
}

fn say(line: &str) {
    println!("\n{MARK}{line}");
}

/// The next line that the child says.
fn hear(lines: &mut impl Iterator<Item = std::io::Result<String>>) -> Option<String> {
    lines.find_map(|line| line.unwrap().split_once(MARK).map(|(_, line)| line.to_owned()))
}

/// An acknowledged move as a line: its game and what was pressed.
fn acknowledged(number: u64, game: &Match) -> Option<String> {
    let (player, square) = first_move(game)?;
    Some(format!("{number} {} {} {square}", player.0, game.revision.0))
}

fn read(line: &str) -> (u64, Accepted) {
    let words: Vec<_> = line.split(' ').collect();
    let [game, player, shown, square] = words.as_slice() else { panic!("{line:?}") };
    let player = reversi_bot::play::PlayerId(player.parse().unwrap());
    (game.parse().unwrap(), Accepted { player, shown: shown.parse().unwrap(), square: at(square) })
}

/// Plays one game after another, each move delivered twice and with a stranger's tap between; gives the error that
/// ended it. `boast` is the mutant: it tells of a move before it is stored.
async fn play(directory: &Path, decider: Arc<dyn Decider>, boast: bool) -> StoreError {
    let store = open(directory).await;
    for number in 1.. {
        if store.snapshot(&game(number)).await.unwrap().table.is_none() {
            seat(&store, number).await;
        }
        while let Some(line) = acknowledged(number, &table(&store, number).await.game) {
            if boast {
                say(&line);
            }
            let (_, Accepted { player, shown, square }) = read(&line);
            let update = i64::try_from(number).unwrap() * 1000 + i64::from(shown);
            let tap = press(update, player, number, shown, square);
            let strange = press(-update, reversi_bot::play::PlayerId(99), number, shown, square);
            let handled = store.handle(vec![tap.clone(), tap, strange], Arc::clone(&decider)).await;
            match handled {
                Ok(handled) if !boast => {
                    assert!(matches!(handled[1], Handled::Duplicate { .. }), "{handled:?}");
                    assert!(accepted(&handled[0]) && !accepted(&handled[2]), "{handled:?}");
                    say(&line);
                }
                Ok(_) => {}
                Err(error) => return error,
            }
        }
    }
    unreachable!("there is always another game")
}

/// Looks at everything that was acknowledged; gives how many moves.
async fn judge(directory: &Path, history: &[(u64, Accepted)]) -> Result<usize, String> {
    let store = open(directory).await;
    let report = store.check().await.unwrap();
    assert_eq!(report.corrupt, vec![]);
    let mut checked = 0;
    for number in 1..=report.games {
        let own: Vec<_> = history.iter().filter(|(game, _)| *game == number).map(|(_, tap)| *tap).collect();
        let stored = table(&store, number).await.game;
        if !own.is_empty() {
            checked += check(&own, &stored)?;
        }
    }
    store.close().await.unwrap();
    let boardless = "select count(*) from game where moves <> '' and id not in
        (select game_id from outbox where kind = 'board')";
    assert_eq!(number(directory, boardless).await, 0, "a move and its board are stored together");
    if checked == history.len() && checked > 0 { Ok(checked) } else { Err(format!("only {checked} checked")) }
}

#[tokio::test]
async fn a_killed_process_has_lost_nothing_it_acknowledged() {
    let name = "a_killed_process_has_lost_nothing_it_acknowledged";
    if let Some((_, directory)) = part() {
        play(&directory, plays(), false).await;
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let mut history = Vec::new();
    for round in 0..15 {
        let mut process = child(name, "play", directory.path()).spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        for _ in 0..=(round * 7) % 23 {
            history.push(read(&hear(&mut lines).expect("the child plays")));
        }
        kill(&mut process);
        while let Some(line) = hear(&mut lines) {
            history.push(read(&line));
        }
        assert_eq!(judge(directory.path(), &history).await, Ok(history.len()));
    }
    assert!(history.len() > 100, "only {} moves were checked", history.len());
}

fn kill(process: &mut Child) {
    process.kill().unwrap();
    let status = process.wait().unwrap();
    assert!(status.code().is_none(), "it was alive until it was killed: {status}");
}

/// Plays like [`Plays`] and dies in the middle of a transaction at the n-th decision about a move.
struct Dies(AtomicU32);

impl Decider for Dies {
    fn needs(&self, event: &Event) -> Needs {
        Plays.needs(event)
    }

    fn decide(&self, snapshot: &Snapshot, envelope: &Envelope) -> Decision {
        if self.0.fetch_sub(1, Ordering::Relaxed) == 0 {
            std::process::abort();
        }
        Plays.decide(snapshot, envelope)
    }
}

/// Lets a child die inside its transactions and judges what it acknowledged.
async fn die_inside(test: &str, part: &str) -> Result<usize, String> {
    let directory = tempfile::tempdir().unwrap();
    let mut history = Vec::new();
    for _ in 0..3 {
        let mut process = child(test, part, directory.path()).spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        while let Some(line) = hear(&mut lines) {
            history.push(read(&line));
        }
        assert!(process.wait().unwrap().code().is_none(), "it died as it should");
    }
    // A child that boasts does so again after it has forgotten the move.
    history.dedup();
    judge(directory.path(), &history).await
}

#[tokio::test]
async fn a_death_inside_a_transaction_loses_nothing_and_the_harness_would_tell() {
    let name = "a_death_inside_a_transaction_loses_nothing_and_the_harness_would_tell";
    if let Some((part, directory)) = part() {
        play(&directory, Arc::new(Dies(AtomicU32::new(10))), part == "boast").await;
        return;
    }
    let moves = die_inside(name, "honest").await;
    assert!(moves.as_ref().is_ok_and(|moves| *moves >= 12), "{moves:?}");
    // The mutant tells of each move before it is stored, so its last one is missing.
    let found = die_inside(name, "boast").await;
    assert!(found.as_ref().is_err_and(|fault| fault.contains("acknowledged")), "{found:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_failing_disk_stops_everything_and_loses_nothing() {
    let name = "a_failing_disk_stops_everything_and_loses_nothing";
    if let Some((_, directory)) = part() {
        let error = play(&directory, plays(), false).await;
        say(&format!("fatal {}", error.is_fatal()));
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    // The system refuses to let a file grow beyond some 700 kB; the shell keeps the signal away that tells so.
    let command = child(name, "play", directory.path());
    let mut process = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 1400; exec \"$0\" \"$@\""])
        .arg(command.get_program())
        .args(command.get_args())
        .envs(command.get_envs().filter_map(|(key, value)| Some((key, value?))))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let mut history = Vec::new();
    let mut end = None;
    while let Some(line) = hear(&mut lines) {
        if line.starts_with("fatal") {
            end = Some(line);
        } else {
            history.push(read(&line));
        }
    }
    process.wait().unwrap();
    assert_eq!(end.as_deref(), Some("fatal true"));
    assert_eq!(judge(directory.path(), &history).await, Ok(history.len()));
}

#[tokio::test]
async fn a_second_process_is_refused() {
    let name = "a_second_process_is_refused";
    if let Some((_, directory)) = part() {
        let refused = Store::open(&config(&directory), Millis(0)).await;
        say(&refused.map_or_else(|error| error.to_string(), |_| "opened".to_owned()));
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let ask = || {
        let output = child(name, "open", directory.path()).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        hear(&mut text.lines().map(|line| Ok(line.to_owned()))).expect("the child says something")
    };
    let refusal = ask();
    assert!(refusal.contains("in use by another process"), "{refusal}");
    store.close().await.unwrap();
    assert_eq!(ask(), "opened");
}

/// What a power loss can leave of the log: a part of it, or rubbish in its last page.
#[tokio::test]
async fn a_torn_log_leaves_a_whole_beginning_of_the_game() {
    let directory = tempfile::tempdir().unwrap();
    open(directory.path()).await.close().await.unwrap();
    let store = open(directory.path()).await;
    let before = std::fs::read(directory.path().join("games.db")).unwrap();
    seat(&store, 1).await;
    let mut game = running(1);
    for _ in 0..20 {
        let (player, square) = first_move(&game).unwrap();
        let tap = press(game.revision.0.into(), player, 1, game.revision.0, square);
        assert!(accepted(&store.handle(vec![tap], plays()).await.unwrap()[0]));
        game.place(player, square, None).unwrap();
    }
    let log = std::fs::read(directory.path().join("games.db-wal")).unwrap();
    let whole = std::fs::read(directory.path().join("games.db")).unwrap();
    assert_eq!(whole, before, "nothing was copied from the log yet, or this would be no power loss");

    let mut lengths = std::collections::BTreeSet::new();
    for cut in 0..40 {
        let mut torn = log.clone();
        let keep = log.len() - log.len() * cut / 41;
        match cut % 3 {
            0 => torn.truncate(keep),
            1 => torn[keep.saturating_sub(4096)..].fill(0),
            _ => torn[keep.saturating_sub(4096)..].fill(0x5a),
        }
        lengths.insert(survives(&whole, &torn, &game).await);
    }
    assert!(
        lengths.len() > 10 && lengths.contains(&Some(20)),
        "the log was torn in many places: {lengths:?}"
    );
}

/// Opens a copy with a torn log; gives how many discs of the game are left.
async fn survives(whole: &[u8], log: &[u8], played: &Match) -> Option<usize> {
    let copy = tempfile::tempdir().unwrap();
    std::fs::write(copy.path().join("games.db"), whole).unwrap();
    std::fs::write(copy.path().join("games.db-wal"), log).unwrap();
    let store = open(copy.path()).await;
    assert_eq!(store.check().await.unwrap().corrupt, vec![]);
    let left = store.snapshot(&game(1)).await.unwrap().table;
    let discs = left.map(|table| {
        let discs = table.game.record.squares().len();
        assert_eq!(table.game.record, played.record.first(discs));
        discs
    });
    let waits = store.next_due().await.unwrap().is_some();
    assert_eq!(waits, discs.is_some_and(|discs| discs > 0), "a move and its board are stored together");
    store.close().await.unwrap();
    discs
}
