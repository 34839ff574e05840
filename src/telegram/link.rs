//! Links into the bot's private chat.

use reqwest::Url;

use crate::view::Start;

/// The link that opens the private chat of this bot and begins something there. A user name holds nothing that
/// could make it unreadable; should it ever, the link leads to Telegram's front page.
pub(super) fn start(bot: &str, start: Start) -> Url {
    with_query(&format!("https://t.me/{bot}"), &[("start", start.payload().as_str())])
}

/// The link with which a client offers to send a link into a chat.
pub(super) fn share(bot: &str, what: Start) -> Url {
    with_query("https://t.me/share/url", &[("url", start(bot, what).as_str())])
}

fn with_query(page: &str, query: &[(&str, &str)]) -> Url {
    Url::parse_with_params(page, query).unwrap_or_else(|_| front_page())
}

#[expect(clippy::expect_used, reason = "the address is a constant, and the tests parse it")]
fn front_page() -> Url {
    Url::parse("https://t.me/").expect("a constant address")
}
