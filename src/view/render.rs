//! From a screen to text and buttons in one language.

use crate::text::{Catalog, ISOLATE, POP_ISOLATE};

use super::{Block, Button, Label, Rendered, RenderedButton, Screen, Span, SpanKind};

/// Says a screen in the language of this folder: each block on lines of its own, its spans, and its buttons.
pub fn render(screen: &Screen, catalog: &Catalog, locale: &str) -> Rendered {
    let mut text = String::new();
    let mut spans = Vec::new();
    for (index, block) in screen.blocks.iter().enumerate() {
        if index > 0 {
            text.push('\n');
        }
        let said = match block {
            Block::Text(phrase) | Block::Strong(phrase) | Block::Call { phrase, .. } => {
                catalog.say(locale, phrase)
            }
            Block::Glyphs(glyphs) => glyphs.clone(),
            Block::Gap => String::new(),
        };
        let span = match block {
            Block::Strong(_) => Some((0, said.as_str(), SpanKind::Strong)),
            Block::Call { player, .. } => {
                first_name(&said).map(|(at, name)| (at, name, SpanKind::Mention(*player)))
            }
            Block::Text(_) | Block::Glyphs(_) | Block::Gap => None,
        };
        if let Some((at, what, kind)) = span.filter(|(_, what, _)| !what.is_empty()) {
            let offset = units(&text) + units(&said[..at]);
            spans.push(Span { offset, length: units(what), kind });
        }
        text.push_str(&said);
    }
    let button = |button: &Button| RenderedButton {
        label: match &button.label {
            Label::Text(phrase) => catalog.say(locale, phrase),
            Label::Glyph(glyph) => glyph.clone(),
        },
        does: button.does.clone(),
    };
    let keyboard = screen.keyboard.iter().map(|row| row.iter().map(button).collect()).collect();
    Rendered { text, spans, keyboard }
}

/// The first isolated name in a text, without its isolates, and where it begins.
fn first_name(text: &str) -> Option<(usize, &str)> {
    let begin = text.find(ISOLATE)? + ISOLATE.len_utf8();
    let length = text[begin..].find(POP_ISOLATE)?;
    Some((begin, &text[begin..begin + length]))
}

/// The length in UTF-16 code units, by which the Bot API counts.
fn units(text: &str) -> usize {
    text.encode_utf16().count()
}
