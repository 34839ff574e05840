//! Screens in one language.

use reversi_bot::play::PlayerId;
use reversi_bot::text::{Arg, ArgKind, Catalog, Entry};
use reversi_bot::view::{
    Action, Block, Button, Does, Label, Rendered, RenderedButton, Screen, Span, SpanKind, render,
};

use super::{five, phrase};

const TABLE: [Entry; 2] = [
    Entry { id: "call", args: &[("name", ArgKind::Name), ("other", ArgKind::Name)] },
    Entry { id: "plain", args: &[] },
];

const ANN: PlayerId = PlayerId(7);

fn catalog() -> Catalog {
    five(|id| format!("call = 🔔 {{ $name }} / {{ $other }}\nplain = 🦊 {id}\n"), &TABLE)
}

fn blocks(blocks: Vec<Block>) -> Rendered {
    render(&Screen { blocks, keyboard: Vec::new() }, &catalog(), "fr")
}

fn call(name: Arg, other: Arg) -> Block {
    Block::Call { phrase: phrase("call", &[("name", name), ("other", other)]), player: ANN }
}

/// The text that a span covers.
fn covered(rendered: &Rendered, span: Span) -> String {
    let units: Vec<u16> = rendered.text.encode_utf16().collect();
    String::from_utf16(&units[span.offset..span.offset + span.length]).expect("whole characters")
}

#[test]
fn each_block_stands_on_a_line_of_its_own() {
    let plain = || phrase("plain", &[]);
    let rendered = blocks(vec![
        Block::Glyphs("⚫⚪\n⚪⚫".to_owned()),
        Block::Gap,
        Block::Text(plain()),
        Block::Strong(plain()),
    ]);
    assert_eq!(rendered.text, "⚫⚪\n⚪⚫\n\n🦊 fr\n🦊 fr");
    assert_eq!(blocks(Vec::new()), Rendered::default());
}

#[test]
fn spans_count_utf16_units() {
    let rendered = blocks(vec![Block::Text(phrase("plain", &[])), Block::Strong(phrase("plain", &[]))]);
    let [span] = rendered.spans[..] else { panic!("one span: {rendered:?}") };
    assert_eq!(span, Span { offset: 6, length: 5, kind: SpanKind::Strong });
    assert_eq!(covered(&rendered, span), "🦊 fr");
}

#[test]
fn a_call_mentions_the_first_name_in_it() {
    let name = |name: &str| Arg::Name(name.to_owned());
    for (who, other) in [(name("Zoë 🦊"), name("Bo")), (name("نور"), Arg::Bot)] {
        let rendered = blocks(vec![Block::Gap, call(who.clone(), other)]);
        let [span] = rendered.spans[..] else { panic!("one span: {rendered:?}") };
        assert_eq!(span.kind, SpanKind::Mention(ANN));
        assert_eq!(Arg::Name(covered(&rendered, span)), who);
    }
    let second = blocks(vec![call(Arg::Bot, name("Ann"))]);
    assert_eq!(second.spans.len(), 1, "the bot is nobody to mention");
    assert_eq!(covered(&second, second.spans[0]), "Ann");
    assert_eq!(blocks(vec![call(Arg::Bot, Arg::Bot)]).spans, [], "nobody is named");
}

#[test]
fn buttons_speak_the_language_too() {
    let does = || Does::Act(Action::Help);
    let keyboard = vec![
        vec![Button { label: Label::Text(phrase("plain", &[])), does: does() }],
        vec![Button { label: Label::Glyph("⚫".to_owned()), does: does() }],
    ];
    let rendered = render(&Screen { blocks: Vec::new(), keyboard }, &catalog(), "be");
    let button = |label: &str| RenderedButton { label: label.to_owned(), does: does() };
    assert_eq!(rendered.keyboard, [vec![button("🦊 be")], vec![button("⚫")]]);
}
