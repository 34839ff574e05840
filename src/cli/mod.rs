//! The commands of the program, and its errors in the reader's language.

mod ask;
mod explain;
mod fault;
mod host;
mod locales;
mod position;
mod preview;
mod replay;
mod rules;
mod study;

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

use crate::shell::{self, Settings};
use crate::text::{Catalog, Language, Literal, Message, Phrase};

use fault::{Failure, arguments};

/// Play and learn Reversi in a chat, in five languages.
///
/// Without a command: with a token (`TELOXIDE_TOKEN` or `TELOXIDE_TOKEN_FILE`) the bot runs in Telegram, without one
/// a local chat begins in this terminal.
#[derive(Debug, Parser)]
#[command(name = "reversi-bot", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeArgs,
    #[command(flatten)]
    common: Common,
}

/// What every command understands.
#[derive(Clone, Debug, Args)]
struct Common {
    /// Take the languages from this directory instead of those in the program.
    #[arg(long, global = true, value_name = "DIR", env = "REVERSI_LOCALES")]
    locales: Option<PathBuf>,
    /// How much to log, to standard error: error, warn, info, debug, trace.
    #[arg(
        long,
        global = true,
        value_name = "LEVEL",
        env = "REVERSI_LOG",
        default_value = "info",
        value_parser = ["error", "warn", "info", "debug", "trace"]
    )]
    log: String,
    /// The language of this command; else that of the environment, else English.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot in Telegram.
    Serve(ServeArgs),
    /// A local chat in this terminal: no token, no network.
    Sandbox(SandboxArgs),
    /// Verify languages, database, token and Bot API, and say so.
    Check(ServeArgs),
    /// Explain why a square may or may not be played, in every direction.
    Explain(study::ExplainArgs),
    /// Print the rules.
    Rules(study::RulesArgs),
    /// Look after the languages in a folder.
    #[command(subcommand)]
    Locales(locales::LocalesCommand),
    /// Answer a question about the rules in plain words.
    Ask(ask::AskArgs),
    /// Replay a transcript: every move, flip count and pass, and the final score.
    Replay(study::ReplayArgs),
    /// Count the games of a given length from a position.
    Perft(study::PerftArgs),
}

/// How the bot is run.
#[derive(Clone, Debug, Args)]
struct ServeArgs {
    /// The database; `sqlite://reversi-bot.db` unless said otherwise.
    #[arg(long, value_name = "URL", env = "DATABASE_URL")]
    database: Option<String>,
    /// Let standard input move the clock (for the local chat).
    #[arg(long, hide = true)]
    control: bool,
}

/// How a local chat is run.
#[derive(Clone, Debug, Default, Args)]
struct SandboxArgs {
    /// Keep the games in this file (or `sqlite://` URL); else they go with the chat.
    #[arg(long, value_name = "FILE")]
    database: Option<String>,
}

/// Runs the program and gives its exit code: 0, or 2 after one clear sentence.
pub async fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return arguments(&error),
    };
    let catalog = match shell::load_catalog(cli.common.locales.as_deref()) {
        Ok(catalog) => catalog,
        Err(error) => return fault::without_catalog(&error),
    };
    let (locale, known) = language(&catalog, cli.common.lang.as_deref());
    let result = match known {
        Ok(()) => dispatch(cli, &catalog, &locale).await,
        Err(failure) => Err(failure),
    };
    match result {
        Ok(code) => code,
        Err(failure) => failure.report(&catalog, &locale),
    }
}

/// The language of this run; an unknown one is a fault that is told in the environment's language.
fn language(catalog: &Catalog, asked: Option<&str>) -> (String, Result<(), Failure>) {
    let fallback = shell::environment_language(catalog);
    match asked {
        None => (fallback, Ok(())),
        Some(asked) => match known_language(catalog, asked) {
            Ok(locale) => (locale, Ok(())),
            Err(message) => (fallback, Err(message.into())),
        },
    }
}

/// The language of a code.
///
/// # Errors
/// The sentence that says which languages there are.
fn known_language(catalog: &Catalog, code: &str) -> Result<String, Message> {
    let languages = catalog.languages();
    let ids = || languages.iter().map(Language::id).collect::<Vec<_>>().join(", ");
    languages
        .find(code)
        .map(|language| language.id().to_owned())
        .ok_or_else(|| Message::ErrorLanguage { value: Literal(code.to_owned()), languages: Literal(ids()) })
}

async fn dispatch(cli: Cli, catalog: &Catalog, locale: &str) -> Result<ExitCode, Failure> {
    let Cli { command, serve, common } = cli;
    match command {
        Some(Command::Serve(serve)) => host::serve(&serve, &common, catalog).await,
        Some(Command::Check(serve)) => host::check(&serve, catalog, locale).await,
        Some(Command::Sandbox(args)) => host::sandbox(&args, &common, catalog, locale).await,
        Some(Command::Explain(args)) => study::explain(&args, catalog, locale),
        Some(Command::Rules(args)) => study::rules(&args, catalog, locale),
        Some(Command::Locales(command)) => locales::run(&command, catalog, locale),
        Some(Command::Ask(args)) => ask::run(&args, catalog, locale),
        Some(Command::Replay(args)) => study::replay(&args, catalog, locale),
        Some(Command::Perft(args)) => study::perft(&args),
        None => {
            if Settings::read(serve.database.clone())?.token.is_some() {
                host::serve(&serve, &common, catalog).await
            } else {
                host::sandbox(&SandboxArgs { database: serve.database }, &common, catalog, locale).await
            }
        }
    }
}

/// Says a message on standard output.
fn print(catalog: &Catalog, locale: &str, message: impl Into<Phrase>) -> Result<(), Failure> {
    use std::io::Write as _;
    writeln!(std::io::stdout(), "{}", catalog.say(locale, &message.into())).map_err(Failure::Io)
}

/// Whether a person sits at the terminal.
fn is_interactive() -> bool {
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// Greets whoever sits at the terminal.
fn greet(catalog: &Catalog, locale: &str) -> Result<(), Failure> {
    if is_interactive() { print(catalog, locale, Message::TermHello) } else { Ok(()) }
}
