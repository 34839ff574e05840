//! Answers to presses and to inline queries: at once, once, and never again.

use teloxide::payloads::{
    AnswerCallbackQuery, AnswerCallbackQuerySetters as _, AnswerInlineQuery, AnswerInlineQuerySetters as _,
};
use teloxide::types::{CallbackQueryId, InlineQueryId};

use crate::brain::{Answer, Offer, QueryId};
use crate::text::{Catalog, Phrase};

use super::{Client, Fault, inline, link};

/// The most UTF-16 units of an answer to a press.
const LONGEST: usize = 200;

impl Client {
    /// Answers a press, in the language of this folder.
    ///
    /// # Errors
    /// [`Fault::TooOld`] when nobody waits for the answer any more; any other as the network has it.
    pub async fn answer(
        &self,
        query: &QueryId,
        answer: &Answer,
        catalog: &Catalog,
        locale: &str,
    ) -> Result<(), Fault> {
        let empty = AnswerCallbackQuery::new(CallbackQueryId(query.0.clone()));
        let say = |phrase: &Phrase| fit(catalog.say(locale, phrase));
        let payload = match answer {
            Answer::Quiet => empty,
            Answer::Toast(phrase) => empty.text(say(phrase)),
            Answer::Alert(phrase) => empty.text(say(phrase)).show_alert(true),
            Answer::Open(start) => empty.url(link::start(&self.me.username, *start)),
        };
        self.api.act(&payload).await
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
        let results = offers.iter().map(|offer| inline::result(offer, catalog, locale, &self.me.username));
        // Each offer is a game of its own, so it must not be kept for the next person or the next minute.
        let payload =
            AnswerInlineQuery::new(InlineQueryId(query.0.clone()), results).cache_time(0).is_personal(true);
        self.api.act(&payload).await
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
