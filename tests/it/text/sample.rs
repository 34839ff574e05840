//! Representative arguments for every message: each value of each key, each form of each plural, names of several
//! scripts.

#![expect(clippy::panic, reason = "a new kind of argument needs a sample: the test says so")]

use reversi_bot::text::{Arg, ArgKind, Entry};

/// Numbers that between them have every plural form of every language.
const NUMBERS: [i64; 10] = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25];

/// Keys with more values than this run along with the others; fewer are combined with them.
const NARROW: usize = 3;

/// The most squares in a list that is made for reading.
const FEW: usize = 3;

/// How names and lists of squares are sampled.
#[derive(Clone, Copy)]
pub(super) struct Samples<'a> {
    /// The names of people; the bot is one more.
    pub(super) names: &'a [&'a str],
    /// The number of squares in a list; otherwise a few, as the number beside them says.
    pub(super) squares: Option<usize>,
}

impl Samples<'_> {
    /// For reading: names of three scripts, short lists.
    pub(super) const READABLE: Self = Self { names: &["Ann", "Олена", "Jean-Étienne"], squares: None };

    /// The arguments of a message, set after set.
    pub(super) fn of(self, entry: &Entry) -> Vec<Vec<(&'static str, Arg)>> {
        let has = |kind: fn(&ArgKind) -> bool| entry.args.iter().any(|(_, of)| kind(of));
        let keys = entry.args.iter().filter_map(|(_, kind)| match kind {
            ArgKind::Key(values) => Some(values.len()),
            ArgKind::Number | ArgKind::Literal | ArgKind::Name => None,
        });
        let numbers = if has(|kind| matches!(kind, ArgKind::Number)) { NUMBERS.len() } else { 1 };
        let names = if has(|kind| matches!(kind, ArgKind::Name)) { self.names.len() + 1 } else { 1 };
        let narrow: usize = keys.clone().filter(|len| *len <= NARROW).product();
        let wide = keys.max().unwrap_or(1);
        let rows = (numbers * narrow).max(wide).max(names);
        (0..rows).map(|row| self.row(entry, row)).collect()
    }

    fn row(self, entry: &Entry, row: usize) -> Vec<(&'static str, Arg)> {
        let has_number = entry.args.iter().any(|(_, kind)| *kind == ArgKind::Number);
        let mut rest = if has_number { row / NUMBERS.len() } else { row };
        let (mut numbers, mut names) = (0, 0);
        let mut args = Vec::new();
        for (name, kind) in entry.args {
            let arg = match kind {
                ArgKind::Number => {
                    numbers += 1;
                    Arg::Number(NUMBERS[(row + 3 * (numbers - 1)) % NUMBERS.len()])
                }
                ArgKind::Key(values) if values.len() > NARROW => {
                    Arg::Key(values[row % values.len()].to_owned())
                }
                ArgKind::Key(values) => {
                    let value = values[rest % values.len()];
                    rest /= values.len();
                    Arg::Key(value.to_owned())
                }
                ArgKind::Name => {
                    names += 1;
                    let index = (row + names - 1) % (self.names.len() + 1);
                    self.names.get(index).map_or(Arg::Bot, |name| Arg::Name((*name).to_owned()))
                }
                ArgKind::Literal => Arg::Literal(self.literal(entry.id, name, NUMBERS[row % NUMBERS.len()])),
            };
            args.push((*name, arg));
        }
        args
    }

    fn literal(self, id: &str, name: &str, number: i64) -> String {
        match name {
            "square" => "d3",
            "at" => "g6",
            "own" => "h7",
            "first" => "a1",
            "last" => "a8",
            "column" => "a",
            "squares" | "black" | "white" => {
                return self.squares(usize::try_from(number).unwrap_or_default());
            }
            "number" => "12",
            "moves" => "f5d6c3d3c4f4f6",
            "link" => "https://t.me/reversi_bot?start=j_1a2b3c",
            "legal" => "🔹",
            "placed" => "⬛",
            "flipped" => "🖤",
            "asked" => "🟡",
            "black_disc" => "⚫",
            "white_disc" => "⚪",
            "set" => "⚫⚪",
            "line" => ":fly",
            "label" => "▶ Play",
            "group" => "family",
            "reason" => "permission denied",
            "status" => "exit status: 1",
            "path" => "token.txt",
            "value" => "tlh",
            "languages" => "be, en, es, fr, fy",
            "found" => "?",
            "token" => "i9",
            "bot" => "reversi_bot",
            _ => panic!("what does ${name} of {id} look like? Say it in {}", file!()),
        }
        .to_owned()
    }

    fn squares(self, number: usize) -> String {
        let squares = (1..=8).flat_map(|row| ('a'..='h').map(move |column| format!("{column}{row}")));
        let number = self.squares.unwrap_or(number.clamp(1, FEW));
        squares.skip(8).take(number).collect::<Vec<_>>().join(", ")
    }
}
