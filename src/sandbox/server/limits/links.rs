//! Web addresses in buttons, texts and answers, and the links that start a bot.

use super::super::params::decoded;

/// Longest payload of a link that starts a bot.
const PAYLOAD_LIMIT: usize = 64;

/// Whether Telegram takes `link` as an address, else why not (the words of `LinkManager::check_link`).
pub(crate) fn check(link: &str) -> Result<(), &'static str> {
    let (scheme, rest) = link.split_once("://").unwrap_or(("http", link));
    match scheme.to_ascii_lowercase().as_str() {
        "http" | "https" => {}
        "tg" => {
            let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
            return if host.is_empty() {
                Err("URL host is empty")
            } else if host.bytes().all(plain) {
                Ok(())
            } else {
                Err("Unallowed characters in URL host")
            };
        }
        _ => return Err("Unsupported URL protocol"),
    }
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = host.rsplit('@').next().unwrap_or_default();
    let host = match host.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !port.is_empty() => host,
        Some(_) => return Err("Wrong port number specified in the URL"),
        None => host,
    };
    if host.is_empty() {
        Err("URL host is empty")
    } else if host.chars().any(|letter| letter.is_whitespace() || letter.is_control() || letter == '%') {
        Err("Host is invalid")
    } else if host.contains('.') {
        Ok(())
    } else {
        Err("Wrong HTTP URL")
    }
}

/// A link that opens the bot's private chat and presses Start there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct StartLink {
    /// What follows `/start`.
    pub(crate) payload: String,
}

impl StartLink {
    /// Recognises `t.me/<bot>?start=<payload>`, with or without a scheme, and `telegram.me` as well.
    pub(crate) fn read(link: &str, bot_username: &str) -> Option<Self> {
        let bare =
            ["https://", "http://"].iter().find_map(|scheme| link.strip_prefix(scheme)).unwrap_or(link);
        let path = bare.strip_prefix("t.me/").or_else(|| bare.strip_prefix("telegram.me/"))?;
        let (name, query) = path.split_once('?')?;
        if !name.eq_ignore_ascii_case(bot_username) {
            return None;
        }
        let payload = query.split('&').find_map(|pair| pair.strip_prefix("start="))?;
        Some(Self { payload: decoded(payload) })
    }

    /// Whether clients carry the payload: 1 to 64 of `A-Z a-z 0-9 _ -`.
    pub(crate) fn is_valid(&self) -> bool {
        is_payload(&self.payload)
    }
}

/// Whether `payload` may follow `?start=`.
pub(crate) fn is_payload(payload: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    (1..=PAYLOAD_LIMIT).contains(&payload.len()) && payload.bytes().all(allowed)
}
