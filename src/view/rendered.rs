//! A screen in one language, ready to be sent.

use crate::play::PlayerId;

use super::Does;

/// A screen in one language: plain text with spans, and buttons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rendered {
    /// The text, without any markup.
    pub text: String,
    /// The spans that stand out.
    pub spans: Vec<Span>,
    /// The buttons, row by row.
    pub keyboard: Vec<Vec<RenderedButton>>,
}

/// A span of the text. Offset and length count UTF-16 code units, as the Bot API does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Where it begins.
    pub offset: usize,
    /// How long it is.
    pub length: usize,
    /// What it is.
    pub kind: SpanKind,
}

/// What a span is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpanKind {
    /// Bold text.
    Strong,
    /// A mention of a person, who is notified.
    Mention(PlayerId),
}

/// A button in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenderedButton {
    /// What it says.
    pub label: String,
    /// What it does.
    pub does: Does,
}
