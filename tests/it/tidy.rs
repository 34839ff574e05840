//! The shape of the source itself: layers, sizes, suppressed warnings.

#![expect(clippy::expect_used, reason = "a helper of a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The most lines of a source file.
const LONGEST: usize = 500;

/// The modules that decide, without waiting for anything.
const SYNCHRONOUS: [&str; 5] = ["reversi", "play", "text", "view", "brain"];

type Names = BTreeSet<String>;

/// What a module may use.
#[derive(Debug, PartialEq, Eq)]
struct Layer {
    inside: Allowed,
    outside: Allowed,
}

#[derive(Debug, PartialEq, Eq)]
enum Allowed {
    Everything,
    These(Names),
}

impl Allowed {
    fn read(cell: &str) -> Self {
        if cell.trim() == "everything" {
            return Self::Everything;
        }
        Self::These(cell.split('`').skip(1).step_by(2).map(ToOwned::to_owned).collect())
    }

    fn allows(&self, name: &str) -> bool {
        match self {
            Self::Everything => true,
            Self::These(names) => names.contains(name),
        }
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| format!("{}: {error}", path.display()))
}

/// The layers, from the table in `docs/architecture.md`.
fn layers(document: &str) -> BTreeMap<String, Layer> {
    let rows = document.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>());
    let layer = |cells: Vec<&str>| {
        let [_, name, inside, outside, _] = cells[..] else { return None };
        let layer = Layer { inside: Allowed::read(inside), outside: Allowed::read(outside) };
        Some((name.trim_matches('`').to_owned(), layer))
    };
    cells.filter_map(layer).collect()
}

/// All Rust files under a folder, or the file itself.
fn rust_files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return path
            .extension()
            .filter(|extension| *extension == "rs")
            .map(|_| path.to_owned())
            .into_iter()
            .collect();
    }
    let entries = fs::read_dir(path).expect("a folder of the source");
    entries.flat_map(|entry| rust_files(&entry.expect("an entry").path())).collect()
}

/// The crates that `Cargo.toml` depends on, as paths name them.
fn dependencies(manifest: &str) -> Names {
    let begin = manifest.split_once("[dependencies]\n").expect("dependencies").1;
    let lines = begin.lines().take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split_once(" = ")).filter(|(name, _)| !name.starts_with('#'));
    names.map(|(name, _)| name.replace('-', "_")).collect()
}

/// The source without comments.
fn code(source: &str) -> String {
    source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The modules of the crate that a source names.
fn inside(source: &str) -> Names {
    let code = code(source);
    let mut names = Names::new();
    for (at, path) in code.match_indices("crate::") {
        let rest = &code[at + path.len()..];
        match rest.strip_prefix('{') {
            Some(group) => names.extend(group_heads(group)),
            None => drop(names.insert(identifier(rest).to_owned())),
        }
    }
    names
}

/// The first segments of the paths in a group whose brace is open.
fn group_heads(group: &str) -> Vec<String> {
    let (mut depth, mut heads, mut is_head) = (1, Vec::new(), true);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => is_head = true,
            _ if is_head && depth == 1 && !c.is_whitespace() => {
                heads.push(identifier(&group[at..]).to_owned());
                is_head = false;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    heads
}

fn identifier(text: &str) -> &str {
    let end = text.find(|c: char| !is_of_identifier(c)).unwrap_or(text.len());
    &text[..end]
}

fn is_of_identifier(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The crates that a source names.
fn outside(source: &str, dependencies: &Names) -> Names {
    let code = code(source);
    let is_used = |name: &&String| {
        code.match_indices(&format!("{name}::")).any(|(at, _)| {
            let before = code[..at].chars().next_back();
            !before.is_some_and(|c| is_of_identifier(c) || c == ':')
        })
    };
    dependencies.iter().filter(is_used).cloned().collect()
}

/// What a source of this module uses although its row does not say so.
fn trespasses(module: &str, layer: &Layer, source: &str, dependencies: &Names) -> Vec<String> {
    let inside = inside(source).into_iter().filter(|name| name != module && !layer.inside.allows(name));
    let outside = outside(source, dependencies).into_iter().filter(|name| !layer.outside.allows(name));
    inside.map(|name| format!("crate::{name}")).chain(outside).collect()
}

#[test]
fn every_module_keeps_to_its_row_of_the_table() {
    let layers = layers(&read(&root().join("docs/architecture.md")));
    let dependencies = dependencies(&read(&root().join("Cargo.toml")));
    let mut found = Vec::new();
    for entry in fs::read_dir(root().join("src")).expect("the source") {
        let path = entry.expect("an entry").path();
        let module = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if module == "lib" || module == "main" {
            continue;
        }
        let Some(layer) = layers.get(&module) else {
            found.push(format!("{module} has no row"));
            continue;
        };
        for file in rust_files(&path) {
            let used = trespasses(&module, layer, &read(&file), &dependencies);
            found.extend(used.iter().map(|used| format!("{}: {used}", file.display())));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_module_that_leaves_its_row_is_found() {
    let table = "| module | inside | outside |\n|---|---|---|\n| `view` | `text` | `serde` |\n| `shell` | everything | everything |\n";
    let layers = layers(table);
    let dependencies =
        dependencies("[dependencies]\nserde = \"1\"\nserde-json = { version = \"1\" }\n\n[dev]\nx = \"1\"\n");
    assert_eq!(dependencies, ["serde", "serde_json"].map(ToOwned::to_owned).into());
    let source = "use crate::{brain::{self, Event}, text, view::Screen};\nuse crate::store::Store;\n\
                  // crate::shell and serde_json:: in a comment\nfn f() { serde_json::to_string(); my_serde_json::x(); }\n";
    let trespasses = |module: &str| trespasses(module, &layers[module], source, &dependencies);
    assert_eq!(trespasses("view"), ["crate::brain", "crate::store", "serde_json"]);
    assert_eq!(trespasses("shell"), [""; 0]);
}

#[test]
fn what_decides_waits_for_nothing() {
    for module in SYNCHRONOUS {
        for file in rust_files(&root().join("src").join(module)) {
            let code = code(&read(&file));
            assert!(!code.contains("async ") && !code.contains(".await"), "{}", file.display());
        }
    }
}

#[test]
fn no_file_is_too_long_and_no_warning_is_silenced_for_good() {
    let silenced = ["#[", "#!["].map(|begin| format!("{begin}allow("));
    let mut count = 0;
    for folder in ["src", "tests", "benches", "build.rs"] {
        for file in rust_files(&root().join(folder)) {
            let source = read(&file);
            assert!(source.lines().count() <= LONGEST, "{} has more than {LONGEST} lines", file.display());
            let is_silenced = silenced.iter().any(|allow| source.contains(allow.as_str()));
            assert!(!is_silenced, "{}: say expect, with a reason", file.display());
            count += 1;
        }
    }
    assert!(count > 50, "only {count} files were looked at");
}

/// The messages that the program itself never says: [`crate::text`] puts this one in for a player without a name.
const SAID_ELSEWHERE: [&str; 1] = ["BotName"];

#[test]
fn every_message_is_said_somewhere() {
    let table = read(&root().join("src/text/message.rs"));
    let entries = table.lines().filter_map(|line| {
        let (variant, rest) = line.strip_prefix("    ")?.split_once(" \"")?;
        rest.contains('"').then(|| variant.to_owned())
    });
    let entries: Vec<String> = entries.filter(|variant| variant == identifier(variant)).collect();
    assert!(entries.len() > 150, "only {} messages were found", entries.len());
    let sources = rust_files(&root().join("src"));
    let said: String =
        sources.iter().filter(|path| !path.ends_with("text/message.rs")).map(|path| read(path)).collect();
    let is_said = |variant: &String| {
        said.match_indices(&format!("::{variant}"))
            .any(|(at, found)| identifier(&said[at + 2..]).len() == found.len() - 2)
    };
    let silent: Vec<_> = entries
        .iter()
        .filter(|variant| !is_said(variant) && !SAID_ELSEWHERE.contains(&variant.as_str()))
        .collect();
    assert!(silent.is_empty(), "nothing says {silent:?}");
}
