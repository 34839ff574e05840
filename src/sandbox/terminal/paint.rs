//! What people see, as lines of plain text.

use std::fmt::Write as _;

use super::super::server::{
    Button, ChatId, Deed, Happening, Keyboard, Message, Service, State, UserId, Voice,
};

/// Columns of a terminal that a row of eight takes as a board row.
const BOARD_ROW: usize = 8;

/// Paints a happening; every line ends with a line end. Empty when there is nothing to see.
pub fn paint(state: &State, happening: &Happening) -> String {
    match happening {
        Happening::Shown(message) => shown(state, message),
        Happening::Edited(message) => {
            format!("#{} {} ✎\n{}", message.id, place(state, message), content(state, message))
        }
        Happening::Deleted { chat, message } => format!("#{message} {} ✗\n", chat_name(state, *chat)),
        Happening::Answered { person, text, alert, url } => {
            let name = person_name(state, *person);
            let mut lines = String::new();
            if !text.is_empty() {
                let sign = if *alert { '❗' } else { '💬' };
                lines = format!("{name} {sign} {}\n", indented(text));
            }
            if let Some(url) = url {
                lines += &opened(&name, url);
            }
            lines
        }
        Happening::Offered { person, query, offers, button } => {
            let mut lines = format!("{} ? {query}\n", person_name(state, *person));
            for (number, offer) in offers.iter().enumerate() {
                let line = [offer.title.as_str(), offer.description.as_str()].join(" · ");
                let _ = writeln!(lines, "  {}. {}", number + 1, line.trim_end_matches(" · "));
            }
            if let Some((text, _)) = button {
                let _ = writeln!(lines, "  [{text} ↗]");
            }
            lines
        }
        Happening::Migrated { from, to } => format!("{} {from} ⇒ {to}\n", chat_name(state, *from)),
        Happening::Left { chat } => format!("{} − {}\n", chat_name(state, *chat), state.bot().name),
    }
}

/// An address that somebody opened.
pub(super) fn opened(name: &str, url: &str) -> String {
    format!("{name} ↗ {url}\n")
}

/// A person as the terminal names one.
pub(super) fn person_name(state: &State, id: UserId) -> String {
    state.people().get(&id).map_or_else(|| id.to_string(), |person| format!("@{}", person.first_name))
}

fn shown(state: &State, message: &Message) -> String {
    let place = place(state, message);
    let from = match &message.from {
        Voice::Bot => state.bot().name.clone(),
        Voice::Person(id) => person_name(state, *id),
        Voice::AnonymousAdmin => chat_name(state, message.chat),
        Voice::Channel { title, .. } => title.clone(),
    };
    let mut line = format!("#{} {place}", message.id);
    if from != place {
        let _ = write!(line, " {from}");
    }
    if message.via_bot {
        let _ = write!(line, " ({})", state.bot().name);
    }
    if let Some(answered) = message.reply_to {
        let _ = write!(line, " ↩ #{answered}");
    }
    if message.from == Voice::Bot {
        line += if message.silent { " 🔕" } else { " 🔔" };
    }
    format!("{line}\n{}", content(state, message))
}

fn content(state: &State, message: &Message) -> String {
    let mut lines = String::new();
    match &message.service {
        None => {
            for line in message.text.lines() {
                let _ = writeln!(lines, "{}", format!("  {line}").trim_end());
            }
        }
        Some(Service::BotAdded) => {
            let _ = writeln!(lines, "  + {}", state.bot().name);
        }
        Some(Service::MigratedTo(chat)) => {
            let _ = writeln!(lines, "  ⇒ {chat}");
        }
        Some(Service::MigratedFrom(chat)) => {
            let _ = writeln!(lines, "  ⇐ {chat}");
        }
        Some(Service::Pinned(message)) => {
            let _ = writeln!(lines, "  📌 #{message}");
        }
    }
    lines + &buttons(&message.keyboard)
}

/// The buttons by rows; rows of eight are padded, so that a board's columns stand below each other.
fn buttons(keyboard: &Keyboard) -> String {
    let board = keyboard.rows.iter().filter(|row| row.len() == BOARD_ROW).flatten();
    let widest = board.map(|button| columns(&label(button))).max().unwrap_or_default();
    let mut lines = String::new();
    for row in &keyboard.rows {
        let width = if row.len() == BOARD_ROW { widest } else { 0 };
        let row: Vec<String> = row
            .iter()
            .map(|button| {
                let label = label(button);
                let blanks = width.saturating_sub(columns(&label));
                format!("[{label}{}]", " ".repeat(blanks))
            })
            .collect();
        let _ = writeln!(lines, "  {}", row.join(" "));
    }
    lines
}

fn label(button: &Button) -> String {
    match button.deed {
        Deed::Callback(_) => button.label.clone(),
        Deed::Url(_) | Deed::SwitchInline(_) | Deed::SwitchInlineHere(_) => format!("{} ↗", button.label),
        Deed::Copy(_) => format!("{} 📋", button.label),
    }
}

/// Later lines of a text stand under its first one.
fn indented(text: &str) -> String {
    text.trim_end().replace('\n', "\n  ")
}

fn place(state: &State, message: &Message) -> String {
    let chat = chat_name(state, message.chat);
    let topics = state.chats().get(&message.chat).map(|chat| &chat.topics);
    let topic = message.thread.and_then(|thread| topics?.get(&thread));
    topic.map_or(chat.clone(), |topic| format!("{chat}/{}", topic.name))
}

fn chat_name(state: &State, id: ChatId) -> String {
    match state.chats().get(&id) {
        Some(chat) if !chat.is_private() => format!("~{}", chat.title),
        _ => person_name(state, id),
    }
}

/// Columns that a text takes in most terminals: emoji and East Asian letters take two.
fn columns(text: &str) -> usize {
    let mut letters = text.chars().peekable();
    let mut columns = 0;
    while let Some(letter) = letters.next() {
        let emoji = letters.peek() == Some(&'\u{FE0F}');
        columns += match letter {
            '\u{FE00}'..='\u{FE0F}' | '\u{200B}'..='\u{200F}' | '\u{20E3}' | '\u{300}'..='\u{36F}' => 0,
            _ if emoji || is_wide(letter) => 2,
            _ => 1,
        };
    }
    columns
}

fn is_wide(letter: char) -> bool {
    matches!(
        letter,
        '\u{1100}'..='\u{115F}'
            | '\u{231A}'..='\u{231B}'
            | '\u{23E9}'..='\u{23EC}'
            | '\u{25FD}'..='\u{25FE}'
            | '\u{2614}'..='\u{2615}'
            | '\u{2648}'..='\u{2653}'
            | '\u{26A1}'
            | '\u{26AA}'..='\u{26AB}'
            | '\u{26BD}'..='\u{26BE}'
            | '\u{2705}'
            | '\u{2728}'
            | '\u{274C}'
            | '\u{274E}'
            | '\u{2753}'..='\u{2755}'
            | '\u{2757}'
            | '\u{2795}'..='\u{2797}'
            | '\u{2B1B}'..='\u{2B1C}'
            | '\u{2B50}'
            | '\u{2B55}'
            | '\u{2E80}'..='\u{A4CF}'
            | '\u{AC00}'..='\u{D7A3}'
            | '\u{F900}'..='\u{FAFF}'
            | '\u{FF00}'..='\u{FF60}'
            | '\u{1F300}'..='\u{1FAFF}'
            | '\u{20000}'..='\u{3FFFD}'
    )
}
