//! Faults of the program, each one sentence in the reader's language and exit code 2.

use std::io::{self, Write as _};
use std::process::ExitCode;

use crate::sandbox::runner::RunError;
use crate::shell::{ConfigError, ServeError, TokenSource};
use crate::telegram::Fault;
use crate::text::{Catalog, Literal, Message};

/// The exit code after a fault.
pub(super) const BAD: u8 = 2;

/// Why a command did not do its work.
#[derive(Debug)]
pub(super) enum Failure {
    /// The configuration is at fault.
    Config(ConfigError),
    /// The bot could not begin, or had to end.
    Serve(ServeError),
    /// The local chat could not go on.
    Local(RunError),
    /// Input or output failed.
    Io(io::Error),
    /// What was given is at fault, in these sentences.
    Told(Vec<Message>),
}

impl From<Message> for Failure {
    fn from(message: Message) -> Self {
        Self::Told(vec![message])
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<ConfigError> for Failure {
    fn from(error: ConfigError) -> Self {
        Self::Config(error)
    }
}

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Self {
        Self::Serve(error)
    }
}

impl From<RunError> for Failure {
    fn from(error: RunError) -> Self {
        Self::Local(error)
    }
}

impl Failure {
    /// Says the fault on standard error.
    pub(super) fn report(self, catalog: &Catalog, locale: &str) -> ExitCode {
        if matches!(&self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe) {
            // Whoever read the output has seen enough.
            return ExitCode::SUCCESS;
        }
        let log = match &self {
            Self::Local(RunError::BotDied { log, .. }) => log.clone(),
            _ => Vec::new(),
        };
        let messages = self.messages();
        let mut lines: Vec<String> =
            messages.into_iter().map(|message| catalog.say(locale, &message.into())).collect();
        lines.extend(log);
        complain(&lines)
    }

    fn messages(self) -> Vec<Message> {
        let literal = |text: &dyn ToString| Literal(text.to_string());
        vec![match self {
            Self::Told(messages) => return messages,
            Self::Config(error) => config(&error),
            Self::Serve(ServeError::Open(error)) => Message::ErrorDatabase { reason: literal(&error) },
            Self::Serve(ServeError::Store(error)) => Message::ErrorDatabase { reason: literal(&error) },
            Self::Serve(ServeError::Telegram(Fault::Unauthorized)) => Message::ErrorToken,
            Self::Serve(ServeError::Telegram(fault)) => Message::ErrorApi { reason: literal(&fault) },
            Self::Serve(error) => Message::ErrorApi { reason: literal(&error) },
            Self::Local(RunError::Io(error)) | Self::Io(error) => {
                Message::ErrorLine { reason: literal(&error) }
            }
            Self::Local(RunError::BotDied { status, .. }) => {
                Message::ErrorBotDied { status: Literal(status) }
            }
            Self::Local(error @ RunError::BadControl(_)) => Message::ErrorLine { reason: literal(&error) },
        }]
    }
}

fn config(error: &ConfigError) -> Message {
    match error {
        ConfigError::Token(TokenSource::Environment | TokenSource::File(_)) => Message::ErrorToken,
        ConfigError::TokenFile { path, source } => Message::ErrorTokenFile {
            path: Literal(path.display().to_string()),
            reason: Literal(source.to_string()),
        },
        ConfigError::TokenMissing => Message::ErrorTokenMissing,
        ConfigError::ApiUrl(value) => Message::ErrorApiUrl { value: Literal(value.clone()) },
        ConfigError::Locales(error) => Message::ErrorLocales { reason: Literal(error.to_string()) },
    }
}

/// The command line was not understood, or asked for help or the version. The parser's own words are English.
pub(super) fn arguments(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return match error.print() {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::from(BAD),
        };
    }
    let heading = Catalog::embedded().ok().map(|catalog| {
        let locale = crate::shell::environment_language(&catalog);
        catalog.say(&locale, &Message::ErrorArguments.into())
    });
    let said = error.to_string();
    let first = said.lines().next().map(|line| line.trim_start_matches("error: ").to_owned());
    complain(&[heading.into_iter().chain(first).collect::<Vec<_>>().join(" ")])
}

/// The given languages cannot be used: told in those of the program.
pub(super) fn without_catalog(error: &ConfigError) -> ExitCode {
    match Catalog::embedded() {
        Ok(catalog) => {
            let locale = crate::shell::environment_language(&catalog);
            complain(&[catalog.say(&locale, &config(error).into())])
        }
        Err(_) => complain(&[error.to_string()]),
    }
}

fn complain(lines: &[String]) -> ExitCode {
    let mut output = io::stderr().lock();
    for line in lines {
        // Nobody listens to standard error when this fails.
        let _ = writeln!(output, "{}", line.trim_end());
    }
    ExitCode::from(BAD)
}
