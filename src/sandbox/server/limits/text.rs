//! Texts and their formatting: what is cleaned away, what is too long, which entities are refused.

use serde_json::{Value, json};

use super::super::refusal::Refusal;
use super::links;

/// Longest message after trimming. Counted in UTF-16 units, the strictest reading of "4096 characters": the
/// official server counts characters outside the first plane once, clients count them twice.
const MESSAGE_LIMIT: usize = 4096;
/// Bytes of a text that are not even looked at (`Client.cpp`).
const RAW_LIMIT: usize = 1 << 15;
/// Offsets and lengths beyond this are refused before anything else (`MessageEntity.cpp`).
const OFFSET_LIMIT: i64 = 1_000_000;
/// Entities of one message; Telegram shows no more (undocumented).
const ENTITY_LIMIT: usize = 100;

/// Entity types that a bot may set.
const SETTABLE: [&str; 12] = [
    "bold",
    "italic",
    "underline",
    "strikethrough",
    "spoiler",
    "code",
    "pre",
    "text_link",
    "text_mention",
    "custom_emoji",
    "blockquote",
    "expandable_blockquote",
];
/// Entity types that Telegram finds by itself; in a request they are dropped.
const FOUND: [&str; 8] =
    ["mention", "hashtag", "cashtag", "bot_command", "url", "email", "phone_number", "bank_card_number"];

/// A text as Telegram stores it.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct Styled {
    pub(crate) text: String,
    /// Entities in the wire's form, their places in UTF-16 units of `text`, in order.
    pub(crate) entities: Vec<Value>,
}

struct Entity {
    offset: usize,
    length: usize,
    wire: Value,
}

/// Checks and cleans a message's text. `known` tells whether a user may be mentioned.
///
/// # Errors
///
/// The official refusals, except that a text that is too long is left to [`fits`], since sending and editing
/// word it differently.
pub(crate) fn styled(
    text: &str,
    entities: Option<&Value>,
    parse_mode: &str,
    known: impl Fn(i64) -> bool,
) -> Result<Styled, Refusal> {
    if text.is_empty() {
        return Err(Refusal::bad_request("Message text is empty"));
    }
    if text.len() > RAW_LIMIT {
        return Err(Refusal::bad_request("Text is too long"));
    }
    // The stand-in reads no markup: what it shows are the entities. The official text for an unknown mode.
    if !parse_mode.is_empty() {
        return Err(Refusal::bad_request("Unsupported parse_mode"));
    }
    let entities = entities_of(entities, known)?;
    let (text, entities) = cleaned(text, entities)?;
    let result = trimmed(&text, entities);
    if result.text.is_empty() {
        return Err(Refusal::bad_request("Text must be non-empty"));
    }
    if result.entities.len() > ENTITY_LIMIT {
        return Err(Refusal::bad_request("ENTITIES_TOO_LONG"));
    }
    Ok(result)
}

/// Whether a cleaned text is short enough for one message.
pub(crate) fn fits(text: &str) -> bool {
    utf16_length(text) <= MESSAGE_LIMIT
}

/// Length in UTF-16 units.
pub(crate) fn utf16_length(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

fn entities_of(entities: Option<&Value>, known: impl Fn(i64) -> bool) -> Result<Vec<Entity>, Refusal> {
    let Some(Value::Array(list)) = entities else { return Ok(Vec::new()) };
    let mut result = Vec::new();
    for wire in list {
        let unreadable = |why: &str| Refusal::bad_request(&format!("Can't parse MessageEntity: {why}"));
        if !wire.is_object() {
            return Err(unreadable("expected an Object"));
        }
        let number = |field: &str| {
            let missing = || unreadable(&format!("Can't find field \"{field}\""));
            wire.get(field)
                .ok_or_else(missing)?
                .as_i64()
                .ok_or_else(|| unreadable(&format!("Field \"{field}\" must be of type Number")))
        };
        let (offset, length) = (number("offset")?, number("length")?);
        let kind = wire.get("type").and_then(Value::as_str).unwrap_or_default();
        if kind.is_empty() {
            return Err(unreadable("Type is not specified"));
        }
        if FOUND.contains(&kind) {
            continue;
        }
        if !SETTABLE.contains(&kind) {
            return Err(unreadable("Unsupported type specified"));
        }
        check_target(kind, wire, &known)?;
        if !(0..=OFFSET_LIMIT).contains(&offset) {
            return Err(Refusal::bad_request(&format!("Receive an entity with incorrect offset {offset}")));
        }
        if !(0..=OFFSET_LIMIT).contains(&length) {
            return Err(Refusal::bad_request(&format!("Receive an entity with incorrect length {length}")));
        }
        let (Ok(offset), Ok(length)) = (usize::try_from(offset), usize::try_from(length)) else { continue };
        if length > 0 {
            result.push(Entity { offset, length, wire: wire.clone() });
        }
    }
    result.sort_by_key(|entity| (entity.offset, std::cmp::Reverse(entity.length)));
    Ok(result)
}

fn check_target(kind: &str, wire: &Value, known: impl Fn(i64) -> bool) -> Result<(), Refusal> {
    match kind {
        "text_link" => {
            let url = wire.get("url").and_then(Value::as_str).unwrap_or_default();
            links::check(url)
                .map_err(|why| Refusal::bad_request(&format!("Entity URL '{url}' is invalid: {why}")))
        }
        "text_mention" => match wire.pointer("/user/id").and_then(Value::as_i64) {
            Some(user) if known(user) => Ok(()),
            _ => Err(Refusal::bad_request("User not found")),
        },
        _ => Ok(()),
    }
}

/// Control characters become spaces; carriage returns, line separators, bidirectional marks and three
/// combining lines vanish. Entities move along; one that cuts a character in two or ends outside is refused.
fn cleaned(text: &str, entities: Vec<Entity>) -> Result<(String, Vec<Entity>), Refusal> {
    let mut clean = String::with_capacity(text.len());
    // For each UTF-16 place of the given text: the place it moves to, or `None` within a character.
    let mut places: Vec<Option<usize>> = Vec::with_capacity(text.len() + 1);
    let mut at = 0;
    for letter in text.chars() {
        places.push(Some(at));
        if letter.len_utf16() == 2 {
            places.push(None);
        }
        match letter {
            '\r' | '\u{2028}'..='\u{202E}' | '\u{333}' | '\u{33F}' | '\u{30A}' => continue,
            '\n' => clean.push('\n'),
            '\0'..=' ' => clean.push(' '),
            other => clean.push(other),
        }
        at += letter.len_utf16();
    }
    places.push(Some(at));

    let mut moved = Vec::with_capacity(entities.len());
    for entity in entities {
        let Entity { offset, length, wire } = entity;
        let end = offset + length;
        let start = match places.get(offset) {
            None => {
                return Err(Refusal::bad_request(&format!(
                    "Entity begins after the end of the text at UTF-16 offset {offset}"
                )));
            }
            Some(None) => {
                return Err(Refusal::bad_request(&format!(
                    "Entity begins in a middle of a UTF-16 symbol at byte offset {}",
                    byte_after(text, offset)
                )));
            }
            Some(Some(start)) => *start,
        };
        match places.get(end) {
            None => {
                return Err(Refusal::bad_request(&format!(
                    "Entity beginning at UTF-16 offset {offset} ends after the end of the text at UTF-16 offset {end}"
                )));
            }
            Some(None) => {
                return Err(Refusal::bad_request(&format!(
                    "Entity beginning at UTF-16 offset {offset} ends in a middle of a UTF-16 symbol at byte offset {}",
                    byte_after(text, end)
                )));
            }
            Some(Some(end)) if *end > start => {
                moved.push(Entity { offset: start, length: end - start, wire });
            }
            Some(Some(_)) => {}
        }
    }
    Ok((clean, moved))
}

/// The byte at which the character ends that UTF-16 place `place` is in the middle of.
fn byte_after(text: &str, place: usize) -> usize {
    let mut units = 0;
    text.char_indices()
        .find_map(|(byte, letter)| {
            units += letter.len_utf16();
            (units > place).then_some(byte + letter.len_utf8())
        })
        .unwrap_or(text.len())
}

/// Cuts spaces and line ends at both ends; in front only as far as the first entity.
fn trimmed(text: &str, entities: Vec<Entity>) -> Styled {
    let blank = |letter: char| letter == ' ' || letter == '\n';
    let text = text.trim_end_matches(blank);
    let length = utf16_length(text);
    let first = entities.first().map_or(length, |entity| entity.offset);
    // Blanks are one byte and one UTF-16 unit each.
    let front = text.chars().take_while(|&letter| blank(letter)).count().min(first);
    let mut kept = Vec::with_capacity(entities.len());
    for Entity { offset, length: entity_length, mut wire } in entities {
        let end = (offset + entity_length).min(length);
        if end > offset {
            wire["offset"] = json!(offset - front);
            wire["length"] = json!(end - offset);
            kept.push(wire);
        }
    }
    Styled { text: text.get(front..).unwrap_or_default().to_owned(), entities: kept }
}

/// The entities that Telegram finds in what people write: commands and user names.
pub(crate) fn found_entities(text: &str) -> Vec<Value> {
    let mut entities = Vec::new();
    let mut at = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        let bare = word.trim_end();
        let kind = if is_command(bare) {
            Some("bot_command")
        } else if bare.strip_prefix('@').is_some_and(is_name) {
            Some("mention")
        } else {
            None
        };
        if let Some(kind) = kind {
            entities.push(json!({"type": kind, "offset": at, "length": utf16_length(bare)}));
        }
        at += utf16_length(word);
    }
    entities
}

/// Whether a word is `/command` or `/command@bot`.
pub(crate) fn is_command(word: &str) -> bool {
    let Some(rest) = word.strip_prefix('/') else { return false };
    let (command, bot) = rest.split_once('@').map_or((rest, None), |(command, bot)| (command, Some(bot)));
    let letters = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    (1..=32).contains(&command.len()) && letters(command) && bot.is_none_or(is_name)
}

fn is_name(text: &str) -> bool {
    (4..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}
