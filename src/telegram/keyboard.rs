//! Buttons in the form of the Bot API.

use teloxide::types::{InlineKeyboardButton, InlineKeyboardMarkup};

use crate::view::{Does, Rendered, RenderedButton};

use super::{codec, link};

/// The keyboard of a message of this bot; none when it has no buttons, which takes an old one away in an edit.
pub(super) fn of(rendered: &Rendered, bot: &str) -> Option<InlineKeyboardMarkup> {
    let rows = rendered.keyboard.iter().filter(|row| !row.is_empty());
    let rows: Vec<Vec<InlineKeyboardButton>> =
        rows.map(|row| row.iter().map(|one| button(one, bot)).collect()).collect();
    (!rows.is_empty()).then(|| InlineKeyboardMarkup::new(rows))
}

fn button(button: &RenderedButton, bot: &str) -> InlineKeyboardButton {
    let label = button.label.as_str();
    match &button.does {
        Does::Act(action) => InlineKeyboardButton::callback(label, codec::encode(action)),
        Does::Start(start) => InlineKeyboardButton::url(label, link::start(bot, *start)),
        Does::Share(start) => InlineKeyboardButton::url(label, link::share(bot, *start)),
    }
}
