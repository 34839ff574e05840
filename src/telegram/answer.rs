//! Answers to presses and to inline queries: at once, once, and never again.

use std::time::Duration;

use serde::de::IgnoredAny;
use teloxide::payloads::{AnswerCallbackQuery, AnswerInlineQuery, AnswerInlineQuerySetters as _};
use teloxide::types::{CallbackQueryId, InlineQueryId};

use crate::brain::{Answer, Offer, QueryId};
use crate::text::Catalog;

use super::{Client, Fault, inline, link};

/// How long an answer may take: nobody looks for it later.
const ANSWER: Duration = Duration::from_secs(5);

/// The most UTF-16 units of an answer to a press.
const LONGEST: usize = 200;

impl Client {
    /// Answers a press. A toast or an alert needs its text, which is cut to what Telegram takes.
    ///
    /// # Errors
    /// [`Fault::TooOld`] when nobody waits for the answer any more; any other as the network has it.
    pub async fn answer(&self, query: &QueryId, answer: &Answer, text: Option<String>) -> Result<(), Fault> {
        let mut payload = AnswerCallbackQuery::new(CallbackQueryId(query.0.clone()));
        match answer {
            Answer::Quiet => {}
            Answer::Toast(_) => payload.text = text.map(fit),
            Answer::Alert(_) => {
                payload.text = text.map(fit);
                payload.show_alert = Some(true);
            }
            Answer::Open(start) => payload.url = Some(link::start(&self.bot, *start)),
        }
        self.api.call_within::<_, IgnoredAny>(&payload, ANSWER).await.map(drop)
    }

    /// Answers an inline query, in the language of this folder.
    ///
    /// # Errors
    /// [`Fault::TooOld`] when nobody waits for the answer any more; any other as the network has it.
    pub async fn offer(
        &self,
        query: &QueryId,
        offers: &[Offer],
        catalog: &Catalog,
        locale: &str,
    ) -> Result<(), Fault> {
        let results = offers.iter().map(|offer| inline::result(offer, catalog, locale, &self.bot));
        // Each offer is a game of its own, so it must not be kept for the next person or the next minute.
        let payload =
            AnswerInlineQuery::new(InlineQueryId(query.0.clone()), results).cache_time(0).is_personal(true);
        self.api.call_within::<_, IgnoredAny>(&payload, ANSWER).await.map(drop)
    }
}

/// Cuts what Telegram would refuse. The first sentence of an answer holds the reason, so it stays.
fn fit(text: String) -> String {
    let length: usize = text.chars().map(char::len_utf16).sum();
    if length <= LONGEST {
        return text;
    }
    let mut room = LONGEST - 1;
    let kept = text.chars().take_while(|letter| {
        let fits = letter.len_utf16() <= room;
        room = room.saturating_sub(letter.len_utf16());
        fits
    });
    kept.chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, fit};

    #[test]
    fn an_answer_is_cut_only_when_it_must_be() {
        for (letter, units) in [('a', 1), ('ў', 1), ('😀', 2)] {
            let whole: String = std::iter::repeat_n(letter, LONGEST / units).collect();
            assert_eq!(fit(whole.clone()), whole);
            let cut = fit(format!("{whole}{letter}"));
            assert!(cut.ends_with('…') && cut.encode_utf16().count() <= LONGEST, "{cut}");
        }
    }
}
