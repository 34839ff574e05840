//! The log: to standard error, with anything that looks like a bot token blotted out.

use std::io::{self, Write};

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

/// Starts the log and sends panics into it.
///
/// `level` is a level or a filter in the notation of `tracing`; the network libraries never log below `warn`, for
/// they would log addresses, and Telegram's addresses hold the token.
pub fn start(level: &str) {
    let quiet = ["hyper=warn", "h2=warn", "reqwest=warn", "hyper_util=warn", "rustls=warn", "sqlx=warn"];
    let mut filter = EnvFilter::try_new(level).unwrap_or_else(|_| EnvFilter::new("info"));
    for directive in quiet {
        if let Ok(directive) = directive.parse() {
            filter = filter.add_directive(directive);
        }
    }
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(false).with_writer(Redacted);
    if log.try_init().is_ok() {
        std::panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
    }
}

/// Standard error without tokens.
#[derive(Clone, Copy, Debug)]
struct Redacted;

impl<'a> MakeWriter<'a> for Redacted {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        *self
    }
}

impl Write for Redacted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = redact(&String::from_utf8_lossy(bytes));
        io::stderr().write_all(text.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

/// Blots out every bot token: six digits or more, a colon, and thirty or more letters, digits, `_` or `-`.
pub(super) fn redact(text: &str) -> String {
    let is_secret = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let mut clean = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(colon) = rest.find(':') {
        let (before, after) = (&rest[..colon], &rest[colon + 1..]);
        let digits = before.len() - before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        let secret = after.len() - after.trim_start_matches(is_secret).len();
        if digits >= 6 && secret >= 30 {
            clean.push_str(&before[..before.len() - digits]);
            clean.push_str("<token>");
            rest = &after[secret..];
        } else {
            clean.push_str(&rest[..=colon]);
            rest = after;
        }
    }
    clean.push_str(rest);
    clean
}

#[cfg(test)]
mod tests {
    use super::redact;

    #[test]
    fn tokens_are_blotted_out_and_nothing_else() {
        let token = "123456789:AAH-abcdefghijklmnopqrstuvwxyz_0123";
        assert_eq!(redact(&format!("get /bot{token}/getMe: 12:30")), "get /bot<token>/getMe: 12:30");
        assert_eq!(redact(&format!("{token} {token}")), "<token> <token>");
        for harmless in ["12:30", "a: b", "123456789:short", "sqlite://reversi-bot.db"] {
            assert_eq!(redact(harmless), harmless);
        }
    }
}
