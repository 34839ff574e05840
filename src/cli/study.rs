//! The commands that need no chat: explanations, rules, transcripts, counts.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use crate::reversi::{Convention, Position, Record, perft as count};
use crate::text::{Catalog, Literal, Message};
use crate::view::Topic;

use super::fault::Failure;
use super::{explain as explaining, position, replay as replaying, rules as ruling};

/// How something is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

#[derive(Clone, Debug, Args)]
pub(super) struct ExplainArgs {
    /// The position: 64 characters a1, b1 … h8 (X Black, O White, - empty), a space, and the side to move (X or O).
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true, required_unless_present = "batch")]
    position: Option<String>,
    /// The square.
    #[arg(required_unless_present = "batch")]
    square: Option<String>,
    /// How to print it.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Read lines of 64 characters, side, square and perhaps a language, and print a line of JSON for each.
    #[arg(long)]
    batch: bool,
}

#[derive(Clone, Debug, Args)]
pub(super) struct RulesArgs {
    /// Only this topic.
    #[arg(long, value_name = "TOPIC", value_parser = clap::builder::PossibleValuesParser::new(Topic::ALL.map(Topic::id)))]
    topic: Option<String>,
    /// Print the names of the topics and their titles.
    #[arg(long, conflicts_with = "topic")]
    list: bool,
    /// How to print it.
    #[arg(long, value_enum, default_value_t)]
    format: ruling::Shape,
}

#[derive(Clone, Debug, Args)]
pub(super) struct ReplayArgs {
    /// The moves, such as f5d6c3; passes are implied.
    #[arg(required = true)]
    transcript: Vec<String>,
    /// How to print it.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(Clone, Debug, Args)]
pub(super) struct PerftArgs {
    /// How many plies.
    depth: String,
    /// The position; the start position when absent.
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
    /// How passes count: A a pass is a ply and an ended game counts 1; B the same, but games that ended earlier
    /// count 0; C a pass is free.
    #[arg(long, value_enum, default_value = "A")]
    convention: ConventionArg,
}

/// A [`Convention`] on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
#[value(rename_all = "UPPER")]
pub(super) enum ConventionArg {
    A,
    B,
    C,
}

/// The deepest count: deeper ones would take years.
const DEEPEST: u32 = 20;

pub(super) fn explain(args: &ExplainArgs, catalog: &Catalog, locale: &str) -> Result<ExitCode, Failure> {
    let mut output = io::stdout().lock();
    if args.batch {
        explaining::batch(io::stdin().lock(), catalog, locale, &mut output)?;
        return Ok(ExitCode::SUCCESS);
    }
    let at = given(args.position.as_deref())?;
    let square = position::square(args.square.as_deref().unwrap_or_default())?;
    match args.format {
        Format::Text => explaining::text(at, square, catalog, locale, &mut output)?,
        Format::Json => explaining::json(at, square, catalog, locale, &mut output)?,
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn rules(args: &RulesArgs, catalog: &Catalog, locale: &str) -> Result<ExitCode, Failure> {
    let topics = match args.topic.as_deref().and_then(Topic::parse) {
        Some(topic) => vec![topic],
        None => Topic::ALL.to_vec(),
    };
    let output = &mut io::stdout().lock();
    if args.list {
        ruling::list(catalog, locale, output)?;
    } else {
        ruling::print(&topics, args.format, catalog, locale, output)?;
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn replay(args: &ReplayArgs, catalog: &Catalog, locale: &str) -> Result<ExitCode, Failure> {
    let record: Record =
        args.transcript.join(" ").parse().map_err(|error| Failure::Told(replaying::fault(&error)))?;
    let mut output = io::stdout().lock();
    match args.format {
        Format::Text => replaying::text(&record, catalog, locale, &mut output)?,
        Format::Json => replaying::json(&record, &mut output)?,
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn perft(args: &PerftArgs) -> Result<ExitCode, Failure> {
    let depth = args.depth.parse().ok().filter(|depth| *depth <= DEEPEST);
    let depth = depth.ok_or_else(|| Message::ErrorDepth { value: Literal(args.depth.clone()) })?;
    let at = given(args.position.as_deref())?;
    let convention = match args.convention {
        ConventionArg::A => Convention::A,
        ConventionArg::B => Convention::B,
        ConventionArg::C => Convention::C,
    };
    writeln!(io::stdout(), "{}", count(at, depth, convention))?;
    Ok(ExitCode::SUCCESS)
}

/// The position given, or the start.
fn given(text: Option<&str>) -> Result<Position, Message> {
    let Some(text) = text else { return Ok(Position::START) };
    let (board, side) = text.trim().rsplit_once(char::is_whitespace).unwrap_or((text, ""));
    position::position(board, side)
}
