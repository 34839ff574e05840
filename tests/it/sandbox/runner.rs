//! The runner with a small bot in place of the real one.

use std::process::Stdio;

use expect_test::{Expect, expect};
use reversi_bot::sandbox::{
    runner::{LONGEST_JUMP, Launch, RunError, Setup, Step, next_step, run},
    server::Options,
};
use tempfile::NamedTempFile;
use tokio::process::Command;

use super::words::English;

fn setup() -> Setup {
    Setup {
        options: Options::default(),
        speaker: "ann".to_owned(),
        language: Some("fy".to_owned()),
        interactive: false,
        seed: 1,
    }
}

async fn play(setup: Setup, script: &str) -> (Result<bool, RunError>, String) {
    let put_off = NamedTempFile::new().expect("a temporary file");
    let bot = |launch: &Launch| {
        let port = launch.api_url.rsplit(':').next().expect("a port");
        let mut command = Command::new("bash");
        command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/sandbox/echo_bot.sh"));
        command.args([port, &format!("/bot{}", launch.token)]).arg(put_off.path()).stdout(Stdio::null());
        command
    };
    let mut output = Vec::new();
    let result = run(setup, &English, bot, script.as_bytes(), &mut output).await;
    (result, String::from_utf8(output).expect("text"))
}

async fn check(script: &str, all_good: bool, expected: Expect) {
    let (result, output) = play(setup(), script).await;
    expected.assert_eq(&output);
    assert_eq!(result.expect("a bot that lives"), all_good);
}

#[tokio::test]
async fn lines_are_followed_one_after_another() {
    check(
        "hello\n[again]\n\n~family\n/d3\n@bob\n#5 [again]\n#5 hush\n:kick\n/e3\n:add\n[no]\n#9 x\n:x\n",
        false,
        expect![["
            #1 @ann
              hello
            #2 @ann Reversi 🔔
              hello
              [again]
            @ann 💬 pressed
            #3 ~family @ann
              + Reversi
            #4 ~family @ann
              /d3
            #5 ~family Reversi 🔔
              /d3
              [again]
            @bob 💬 pressed
            #6 ~family @bob ↩ #5
              hush
            #7 ~family Reversi 🔔
              again
              [again]
            #8 ~family @bob
              /e3
            #9 ~family @bob
              + Reversi
            ! No button says no.
            #10 ~family @bob ↩ #9
              x
            ! Not understood: :x
        "]],
    )
    .await;
}

#[tokio::test]
async fn what_was_put_off_happens_without_waiting_and_a_restart_forgets_nothing_confirmed() {
    check(
        "later\n:restart\nhello\n:clock +1d\nlater\n",
        true,
        expect![["
        #1 @ann
          later
        #2 @ann Reversi 🔔
          at-1767225605000
        #3 @ann
          hello
        #4 @ann Reversi 🔔
          hello
          [again]
        #5 @ann
          later
        #6 @ann Reversi 🔔
          at-1767312010000
    "]],
    )
    .await;
}

#[tokio::test]
async fn a_bot_that_dies_ends_the_run_with_its_last_words() {
    let (result, output) = play(setup(), "hello\ndie\nnever\n").await;
    assert!(output.ends_with("#3 @ann\n  die\n"), "{output}");
    let Err(RunError::BotDied { status, log }) = result else { panic!("{result:?}") };
    assert_eq!(status, "exit status: 3");
    assert_eq!(log, ["the echo bot is up", "it was told to die"]);
}

#[tokio::test]
async fn a_prompt_shows_who_speaks_where() {
    let (_, output) = play(Setup { interactive: true, ..setup() }, "@bob\n~club/games\n").await;
    assert!(output.ends_with("@bob ~club/games> "), "{output}");
}

#[test]
fn the_next_line_waits_for_what_was_put_off_but_not_for_ever() {
    let (start, now) = (1_000_000, 1_060_000);
    for (still, due, step) in [
        (false, None, Step::LookAgain),
        (false, Some(now + 5), Step::LookAgain),
        (true, None, Step::Rest),
        (true, Some(now + 5), Step::Jump(now + 5)),
        (true, Some(now - 5), Step::Jump(now + 1)),
        (true, Some(start + LONGEST_JUMP), Step::Jump(start + LONGEST_JUMP)),
        (true, Some(start + LONGEST_JUMP + 1), Step::Rest),
        (true, Some(i64::MAX), Step::Rest),
    ] {
        assert_eq!(next_step(still, due, now, start), step, "{still} {due:?}");
    }
}
