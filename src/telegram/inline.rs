//! Results of an inline query.

use teloxide::types::{
    InlineQueryResult, InlineQueryResultArticle, InputMessageContent, InputMessageContentText,
};

use crate::brain::Offer;
use crate::text::Catalog;
use crate::view;

use super::client::without_preview;
use super::{entities, keyboard};

/// A challenge or a topic as a result. A challenge is known again by its game's name, and it always has buttons: without them Telegram
/// would not tell the bot which message it became.
pub(super) fn result(offer: &Offer, catalog: &Catalog, locale: &str, bot: &str) -> InlineQueryResult {
    let posted = view::render(&offer.screen, catalog, locale);
    let content = InputMessageContentText::new(posted.text.as_str())
        // Who reads the message is not known yet, so nobody can be mentioned in it.
        .entities(entities::without_mentions(&posted))
        .link_preview_options(without_preview());
    let article = InlineQueryResultArticle::new(
        offer.result.clone(),
        catalog.say(locale, &offer.title),
        InputMessageContent::Text(content),
    )
    .description(catalog.say(locale, &offer.description));
    InlineQueryResult::Article(match keyboard::of(&posted, bot) {
        Some(markup) => article.reply_markup(markup),
        None => article,
    })
}
