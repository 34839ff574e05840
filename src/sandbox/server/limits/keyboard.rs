//! Inline keyboards: their limits, and what a press does.

use serde_json::{Value, json};

use super::super::params::{NotJson, Params};
use super::super::refusal::Refusal;
use super::{
    links::{self, StartLink},
    text::utf16_length,
};

/// Buttons in a row (undocumented; constants of python-telegram-bot).
const ROW_LIMIT: usize = 8;
/// Buttons in all (likewise).
const BUTTON_LIMIT: usize = 100;
/// Bytes of `callback_data`.
const DATA_LIMIT: usize = 64;
/// Characters that a button may put into the clipboard.
const COPY_LIMIT: usize = 256;

/// What pressing a button does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Tells the bot this data.
    Callback(String),
    /// Opens this address.
    Url(String),
    /// Starts an inline query with this text in a chat to be chosen.
    SwitchInline(String),
    /// Starts an inline query with this text in the same chat.
    SwitchInlineHere(String),
    /// Puts this text into the clipboard.
    Copy(String),
}

/// One button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What is written on it.
    pub label: String,
    /// What a press does.
    pub deed: Deed,
    wire: Value,
}

/// Rows of buttons; no rows is no keyboard.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Keyboard {
    /// The rows, top to bottom.
    pub rows: Vec<Vec<Button>>,
}

impl Keyboard {
    /// Whether there is nothing to press.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The button at a row and column, both from 0.
    pub fn button(&self, row: usize, column: usize) -> Option<&Button> {
        self.rows.get(row)?.get(column)
    }

    /// The first button with this label, as row and column. Spaces that do not break, as French has them, look
    /// like any other and may be typed as one.
    pub fn find(&self, label: &str) -> Option<(usize, usize)> {
        let label = plain_spaces(label);
        self.rows.iter().enumerate().find_map(|(row, buttons)| {
            let is_it = |button: &Button| plain_spaces(&button.label) == label;
            buttons.iter().position(is_it).map(|column| (row, column))
        })
    }

    /// The `InlineKeyboardMarkup`, or `None` when there is no keyboard.
    pub(crate) fn to_json(&self) -> Option<Value> {
        let row = |row: &Vec<Button>| row.iter().map(|button| button.wire.clone()).collect::<Vec<_>>();
        (!self.is_empty()).then(|| json!({"inline_keyboard": self.rows.iter().map(row).collect::<Vec<_>>()}))
    }

    /// Reads the parameter `reply_markup`. Reply keyboards and their like give no inline keyboard.
    pub(crate) fn of_call(params: &Params, bot_username: &str) -> Result<Self, Refusal> {
        let markup = params
            .json("reply_markup")
            .map_err(|NotJson| Refusal::bad_request("Can't parse reply keyboard markup JSON object"))?;
        markup.map_or_else(|| Ok(Self::default()), |markup| Self::read(&markup, bot_username))
    }

    /// Reads a markup's JSON.
    pub(crate) fn read(markup: &Value, bot_username: &str) -> Result<Self, Refusal> {
        if !markup.is_object() {
            return Err(Refusal::bad_request("Object expected as reply markup"));
        }
        let Some(rows) = markup.get("inline_keyboard").filter(|rows| !rows.is_null()) else {
            return Ok(Self::default());
        };
        let not_rows = || {
            Refusal::bad_request(
                "Field \"inline_keyboard\" of the InlineKeyboardMarkup must be an Array of Arrays",
            )
        };
        let mut keyboard = Self::default();
        for row in rows.as_array().ok_or_else(not_rows)? {
            let row = row.as_array().ok_or_else(not_rows)?;
            if row.is_empty() {
                continue;
            }
            keyboard.rows.push(row.iter().map(|wire| button(wire, bot_username)).collect::<Result<_, _>>()?);
        }
        let too_wide = keyboard.rows.iter().any(|row| row.len() > ROW_LIMIT);
        if too_wide || keyboard.rows.iter().map(Vec::len).sum::<usize>() > BUTTON_LIMIT {
            return Err(Refusal::bad_request("reply markup is too long"));
        }
        Ok(keyboard)
    }
}

/// A label as it is typed.
fn plain_spaces(label: &str) -> String {
    label.replace(['\u{A0}', '\u{202F}'], " ")
}

fn button(wire: &Value, bot_username: &str) -> Result<Button, Refusal> {
    let unreadable = |why: &str| Refusal::bad_request(&format!("Can't parse inline keyboard button: {why}"));
    if !wire.is_object() {
        return Err(unreadable("InlineKeyboardButton must be an Object"));
    }
    let label = wire.get("text").ok_or_else(|| unreadable("Can't find field \"text\""))?;
    let label = label.as_str().ok_or_else(|| unreadable("Field \"text\" must be of type String"))?.to_owned();
    let deed = deed(wire, bot_username)?;
    if label.is_empty() {
        return Err(Refusal::bad_request("Inline keyboard button text must be non-empty"));
    }
    Ok(Button { label, deed, wire: wire.clone() })
}

fn deed(wire: &Value, bot_username: &str) -> Result<Deed, Refusal> {
    let field = |name: &str| wire.get(name).and_then(Value::as_str).map(str::to_owned);
    let filled = |name: &str| field(name).filter(|text| !text.is_empty());
    let chosen_chat = wire
        .get("switch_inline_query_chosen_chat")
        .map(|chosen| chosen.get("query").and_then(Value::as_str).unwrap_or_default().to_owned());
    let unsupported = ["callback_game", "pay", "login_url", "web_app"];
    if unsupported.iter().any(|name| wire.get(name).is_some_and(|value| !value.is_null())) {
        return Err(Refusal::bad_request("BUTTON_TYPE_INVALID"));
    }
    let mut deeds = [
        filled("url").map(Deed::Url),
        filled("callback_data").map(Deed::Callback),
        field("switch_inline_query").map(Deed::SwitchInline),
        chosen_chat.map(Deed::SwitchInline),
        field("switch_inline_query_current_chat").map(Deed::SwitchInlineHere),
        wire.pointer("/copy_text/text").and_then(Value::as_str).map(|text| Deed::Copy(text.to_owned())),
    ]
    .into_iter()
    .flatten();
    let Some(deed) = deeds.next() else {
        return Err(Refusal::bad_request(
            "Can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ));
    };
    // The documentation demands exactly one; the official server takes the first and is silent.
    if deeds.next().is_some() {
        return Err(Refusal::bad_request("BUTTON_TYPE_INVALID"));
    }
    check(&deed, bot_username)?;
    Ok(deed)
}

fn check(deed: &Deed, bot_username: &str) -> Result<(), Refusal> {
    match deed {
        Deed::Callback(data) if data.len() > DATA_LIMIT => Err(Refusal::bad_request("BUTTON_DATA_INVALID")),
        Deed::Copy(text) if !(1..=COPY_LIMIT).contains(&utf16_length(text)) => {
            Err(Refusal::bad_request("BUTTON_COPY_TEXT_INVALID"))
        }
        Deed::Url(url) => {
            links::check(url).map_err(|why| {
                Refusal::bad_request(&format!("Inline keyboard button URL '{url}' is invalid: {why}"))
            })?;
            // Only clients notice a bad payload, too late for the bot to hear of it; here it is refused at once.
            match StartLink::read(url, bot_username) {
                Some(link) if !link.is_valid() => Err(Refusal::bad_request("BUTTON_URL_INVALID")),
                _ => Ok(()),
            }
        }
        Deed::Callback(_) | Deed::Copy(_) | Deed::SwitchInline(_) | Deed::SwitchInlineHere(_) => Ok(()),
    }
}
