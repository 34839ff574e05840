//! The program from outside: its examples, its commands, its faults.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_reversi-bot"))
        .args(args)
        .env_remove("TELOXIDE_TOKEN")
        .env_remove("TELOXIDE_TOKEN_FILE")
        .env_remove("DATABASE_URL")
        .env_remove("LC_ALL")
        .env_remove("LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("an input").write_all(input.as_bytes()).expect("written");
    child.wait_with_output().expect("an end")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

#[test]
fn the_examples_play_a_whole_game_in_every_language() {
    for (language, script, illegal, pass, end) in [
        (
            "en",
            include_str!("../../../docs/examples/en.txt"),
            "a1 flips nothing",
            "had no legal move and passed",
            "wins 39–0",
        ),
        (
            "fr",
            include_str!("../../../docs/examples/fr.txt"),
            "En a1, rien n’est retourné",
            "aucun coup légal et passe",
            "gagne 39 à 0",
        ),
        (
            "fy",
            include_str!("../../../docs/examples/fy.txt"),
            "Op a1 draaie jo neat om",
            "moast in beurt oerslaan",
            "wint mei 39–0",
        ),
        (
            "be",
            include_str!("../../../docs/examples/be.txt"),
            "a1 нічога не пераварочвае",
            "прапускае ход",
            "39:0",
        ),
        (
            "es",
            include_str!("../../../docs/examples/es.txt"),
            "En a1 no volteas nada",
            "y pasa",
            "por 39 a 0",
        ),
    ] {
        let output = run(&["sandbox", "--lang", language], script);
        let text = out(&output);
        assert!(output.status.success(), "{language}: {text}");
        for part in
            [illegal, pass, end, "f5f6e6f4g5e7f7g6h5h7e8g4h3d8c8c6h6f8h8h4g3d6g8f2g2h2h1g7g1f3e3c7d7d3c5"]
        {
            assert!(text.contains(part), "{language} lacks {part:?}");
        }
    }
}

#[test]
fn the_local_chat_is_the_same_each_time_and_survives_a_restart() {
    let script = "/start\n[▶ Play]\n[d3]\n:restart\n/board\n[e3]\nd3\n/why a1\n:nonsense\n";
    let (first, second) =
        (run(&["sandbox", "--lang", "en"], script), run(&["sandbox", "--lang", "en"], script));
    assert_eq!(out(&first), out(&second));
    assert_eq!(first.status.code(), Some(2), "a line that is not understood makes a script fail");
    assert!(out(&first).contains("Bot: "), "{}", out(&first));
}

#[test]
fn explanations_have_the_documented_form() {
    let start = "---------------------------OX------XO---------------------------";
    let input = format!("{start} X d3\n{start} X d4 fr\n{start} X a1 be\n{start} O d2 es\nnonsense\n");
    let output = run(&["--lang", "en", "explain", "--batch"], &input);
    let lines: Vec<Value> =
        out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 5);
    assert_eq!((&lines[0]["legal"], &lines[0]["flips"]), (&true.into(), &serde_json::json!({"s": ["d4"]})));
    assert_eq!(
        lines[0]["rays"][4],
        serde_json::json!({"direction": "s", "over": 1, "end": "own", "at": "d5"})
    );
    assert_eq!(
        (&lines[1]["reason"], &lines[1]["by"], &lines[1]["rays"]),
        (&"occupied".into(), &"O".into(), &serde_json::json!([]))
    );
    assert_eq!(lines[2]["reason"], "flips-nothing");
    assert_eq!(
        lines[2]["rays"][0],
        serde_json::json!({"direction": "n", "over": 0, "end": "edge", "at": null})
    );
    assert_eq!(lines[3]["reason"], "flips-nothing");
    assert!(lines.iter().take(4).all(|line| {
        line["text"].as_str().is_some_and(|text| text.contains(line["square"].as_str().expect("a square")))
    }));
    assert!(lines[4]["error"].is_string());
    assert!(output.status.success());
}

#[test]
fn a_replay_has_the_documented_form_and_refuses_with_the_ply() {
    let output = run(&["replay", "--format", "json", "f5d6c3"], "");
    let game: Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert_eq!(game["plies"][0], serde_json::json!({"side": "X", "square": "f5", "flips": 1}));
    assert_eq!((&game["over"], &game["winner"], &game["black"]), (&false.into(), &Value::Null, &5.into()));
    let refused = run(&["replay", "--lang", "es", "f5f5"], "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("Jugada 2"));
}

#[test]
fn faults_end_with_one_sentence_and_code_2() {
    for (args, sentence) in [
        (vec!["rules", "--lang", "tlh"], "no language"),
        (vec!["rules", "--locales", "/nowhere"], "languages cannot be used"),
        (vec!["serve"], "token is needed"),
        (vec!["check", "--database", "mysql://x"], "database cannot be used"),
        (vec!["perft", "x"], "depth"),
        (vec!["explain", "--position", "abc X", "d3"], "64 squares"),
        (vec!["fly"], "not understood"),
        (vec!["rules", "--log", "loud"], "not understood"),
    ] {
        let output = run(&args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(sentence), "{args:?}: {said}");
    }
    assert_eq!(out(&run(&["perft", "7"], "")).trim(), "55092");
    assert!(out(&run(&["rules", "--lang", "fy"], "")).contains("Swart begjint altyd."));
    let list = out(&run(&["rules", "--lang", "es", "--list"], ""));
    assert!(list.lines().count() == 16 && list.contains("no-cascade\tSin efecto en cadena"), "{list}");
    let json = out(&run(&["rules", "--lang", "be", "--topic", "draw", "--format", "json"], ""));
    let told: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&told[0]["topic"], &told[0]["title"]), (&"draw".into(), &"Нічыя".into()));
    let html = out(&run(&["rules", "--lang", "fr", "--format", "html"], ""));
    assert!(html.starts_with("<!doctype html>") && html.matches("<article id=").count() == 16, "{html}");
    let asked = out(&run(&["ask", "--lang", "en", "--format", "json", "can I jump over my own disc?"], ""));
    let found: Value = serde_json::from_str(&asked).expect("JSON");
    assert_eq!((&found["topic"], &found["candidates"][0]), (&"no-jump".into(), &"no-jump".into()));
}

#[test]
fn a_local_chat_goes_on_where_it_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.db").display().to_string();
    let url = format!("sqlite://{file}");
    let first = run(&["sandbox", "--lang", "en", "--database", &file], "/start\n/play\nd3\n");
    assert!(first.status.success(), "{}", out(&first));
    let second = run(&["--lang", "en", "--database", &url], "/games\n/play\n/games\n");
    let text = out(&second);
    assert!(text.contains("You have 1 game") && text.contains("You have 2 games"), "{text}");
}

/// A folder with all languages of the program and a sixth, in English words.
fn with_a_sixth_language() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let ours = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    for (from, to) in [("be", "be"), ("en", "en"), ("es", "es"), ("fr", "fr"), ("fy", "fy"), ("en", "nl")] {
        std::fs::create_dir(folder.path().join(to)).expect("a folder");
        for file in std::fs::read_dir(ours.join(from)).expect("a language") {
            let file = file.expect("a file");
            std::fs::copy(file.path(), folder.path().join(to).join(file.file_name())).expect("copied");
        }
    }
    let about = "locale-autonym = Nederlands\nlocale-clients = nl\nlocale-offered-to = none\nlocale-place = 6\nbot-name = Bot\n";
    std::fs::write(folder.path().join("nl/locale.ftl"), about).expect("written");
    folder
}

#[test]
fn a_sixth_language_needs_no_other_program() {
    let folder = with_a_sixth_language();
    let path = folder.path().display().to_string();
    let checked = run(&["locales", "check", &path], "");
    assert!(checked.status.success() && out(&checked).contains("Nederlands"), "{}", out(&checked));
    let chat = run(&["sandbox", "--lang", "nl", "--locales", &path], "/start\n[▶ Play]\n[d3]\n");
    assert!(chat.status.success() && out(&chat).contains("[Nederlands]"), "{}", out(&chat));
    let rules = run(&["rules", "--lang", "nl", "--locales", &path, "--topic", "pass"], "");
    assert!(rules.status.success() && out(&rules).contains("Passing"), "{}", out(&rules));

    let buttons = folder.path().join("nl/buttons.ftl");
    let text = std::fs::read_to_string(&buttons).expect("a file");
    let broken = text.replace("button-play =", "button-pley =").replace("button-back =", "button-back");
    std::fs::write(&buttons, broken).expect("written");
    let checked = run(&["locales", "check", &path], "");
    let said = String::from_utf8_lossy(&checked.stderr).into_owned();
    assert_eq!(checked.status.code(), Some(2), "{said}");
    for fault in ["button-play: the message is missing", "button-pley", "nl/buttons.ftl: line"] {
        assert!(said.contains(fault), "{fault} is not in {said}");
    }
}

#[test]
fn a_language_in_the_making_is_shown_as_far_as_it_goes_but_not_served() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().display().to_string();
    std::fs::create_dir(folder.path().join("nl")).expect("a folder");
    let text = "topic-pass = Een beurt overslaan\nsay-what = ?\nplies-more = { PLURAL($n) ->\n    [one] en nog { $n }\n   *[other] en nog { $n } zetten\n}\n";
    std::fs::write(folder.path().join("nl/some.ftl"), text).expect("written");

    let shown = run(&["locales", "preview", &path], "");
    let said = out(&shown);
    assert!(shown.status.success(), "{}", String::from_utf8_lossy(&shown.stderr));
    for line in [
        "topic-pass: Een beurt overslaan",
        "plies-more: en nog 1",
        "plies-more: en nog 5 zetten",
        "topic-aim: ∅",
        "nl/some.ftl: say-what: no message of this id exists (one that only others refer to begins with h-)",
        "nl: topic-aim: the message is missing",
    ] {
        assert!(said.lines().any(|said| said == line), "{line} is not in {said}");
    }
    assert_eq!(
        said.lines().filter(|line| line.starts_with("## ")).count(),
        16,
        "the topics of the rule book"
    );

    let served = run(&["rules", "--locales", &path], "");
    assert_eq!(served.status.code(), Some(2), "{}", out(&served));
    let nowhere = run(&["locales", "preview", "/nowhere"], "");
    assert_eq!(nowhere.status.code(), Some(2), "{}", out(&nowhere));
}
