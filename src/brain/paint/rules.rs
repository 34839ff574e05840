//! The rule book: a table of contents, and a short screen for each topic, with its diagrams.

use crate::reversi::{Board, Color, Position, Square, Squares};
use crate::text::{Literal, Message};
use crate::view::{Action, BoardView, Button, Crop, DiscSet, Glyphs, Screen, Start, Topic};

use super::super::explain;
use super::{Reader, board};

/// How many topics stand in a row of the table of contents.
const BESIDE: usize = 2;

/// The table of contents.
pub(super) fn contents(reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    screen.line(Message::RulesContents);
    for row in Topic::ALL.chunks(BESIDE) {
        screen.row(row.iter().copied().map(way_to));
    }
    reader.home(&mut screen);
    screen
}

/// The topics that come nearest to a question.
pub(super) fn near(topics: &[Topic], reader: &Reader<'_>) -> Screen {
    let mut screen = Screen::default();
    screen.line(Message::TopicsNear);
    for topic in topics {
        screen.row([way_to(*topic)]);
    }
    screen.row([Button::text(Message::ButtonContents, Action::Rules { topic: None })]);
    reader.home(&mut screen);
    screen
}

fn way_to(topic: Topic) -> Button {
    Button::text(title(topic), Action::Rules { topic: Some(topic) })
}

/// A topic for a reader, with its buttons.
pub(super) fn screen(topic: Topic, reader: &Reader<'_>) -> Screen {
    let mut screen = page(topic, reader.looks.discs, !reader.is_words());
    let to = |label, topic| Button::text(label, Action::Rules { topic });
    let back = topic.previous().map(|before| to(Message::ButtonBack, Some(before)));
    let next = topic.next().map(|after| to(Message::ButtonNext, Some(after)));
    screen.row(back.into_iter().chain(next));
    screen.row([to(Message::ButtonContents, None)]);
    reader.home(&mut screen);
    screen
}

/// A topic as it is posted into any chat: with a way into the private chat.
pub(in super::super) fn posted(topic: Topic) -> Screen {
    let mut screen = page(topic, DiscSet::Classic, true);
    screen.row([Button::start(Message::ButtonOpenChat, Start::Rules(Some(topic)))]);
    screen
}

/// The text and the diagrams of a topic.
pub fn page(topic: Topic, discs: DiscSet, with_diagrams: bool) -> Screen {
    let mut screen = Screen::default();
    screen.strong(title(topic)).gap();
    for item in items(topic, discs) {
        match item {
            Item::Line(message) => {
                screen.line(message);
            }
            Item::Caption(message) if with_diagrams => {
                screen.line(message);
            }
            Item::Diagram(view) if with_diagrams => {
                screen.glyphs(view.grid(crop_of(&view)));
            }
            Item::Spoken(messages) if !with_diagrams => {
                for message in messages {
                    screen.line(message);
                }
            }
            Item::Diagram(_) | Item::Caption(_) | Item::Spoken(_) => {}
        }
    }
    screen
}

/// The title of a topic.
pub const fn title(topic: Topic) -> Message {
    match topic {
        Topic::Aim => Message::TopicAim,
        Topic::Setup => Message::TopicSetup,
        Topic::Turns => Message::TopicTurns,
        Topic::Move => Message::TopicMove,
        Topic::Outflank => Message::TopicOutflank,
        Topic::Directions => Message::TopicDirections,
        Topic::Flips => Message::TopicFlips,
        Topic::NoJump => Message::TopicNoJump,
        Topic::NoCascade => Message::TopicNoCascade,
        Topic::Pass => Message::TopicPass,
        Topic::End => Message::TopicEnd,
        Topic::Score => Message::TopicScore,
        Topic::Draw => Message::TopicDraw,
        Topic::RealBoard => Message::TopicRealBoard,
        Topic::Notation => Message::TopicNotation,
        Topic::Bot => Message::TopicBot,
    }
}

enum Item {
    Line(Message),
    /// What makes no sense without the diagrams.
    Caption(Message),
    /// What stands in place of the diagrams for those who read in words.
    Spoken(Vec<Message>),
    Diagram(BoardView),
}

fn lines(messages: impl IntoIterator<Item = Message>) -> Vec<Item> {
    messages.into_iter().map(Item::Line).collect()
}

fn items(topic: Topic, discs: DiscSet) -> Vec<Item> {
    use Message as M;
    let start = BoardView::plain(Board::START, discs);
    match topic {
        Topic::Aim => lines([M::RulesAim, M::RulesStrategy]),
        Topic::Setup => {
            let mut items = lines([M::RulesBoard, M::RulesDiscs, M::RulesSetup]);
            items.push(Item::Diagram(start));
            items
        }
        Topic::Turns => lines([M::RulesColors, M::RulesBlackFirst, M::RulesTurns]),
        Topic::Move => {
            let legal = Position::START.legal();
            let mut items = lines([M::RulesOutflank]);
            items.push(Item::Caption(M::RulesExampleMove));
            items.push(Item::Diagram(BoardView { legal, ..start }));
            items.extend(lines([M::RulesNeverMoves]));
            items
        }
        Topic::Outflank => with_example([M::RulesLine], M::RulesExampleRow, &Example::ROW, discs),
        Topic::Directions => {
            with_example([M::RulesDirections], M::RulesExampleDirections, &Example::DIRECTIONS, discs)
        }
        Topic::Flips => with_example(
            [M::RulesAllFlip, M::RulesFlipped, M::RulesColorAgain],
            M::RulesExampleThree,
            &Example::THREE,
            discs,
        ),
        Topic::NoJump => with_example([M::RulesNoJump], M::RulesExampleNoJump, &Example::NO_JUMP, discs),
        Topic::NoCascade => {
            with_example([M::RulesNoCascade], M::RulesExampleNoCascade, &Example::NO_CASCADE, discs)
        }
        Topic::Pass => {
            let mut items = lines([M::RulesPass, M::RulesNoPass, M::RulesExamplePass]);
            if let Some(board) = stuck() {
                items.push(Item::Spoken(in_words(board)));
                items.push(Item::Diagram(BoardView::plain(board, discs)));
            }
            items
        }
        Topic::End => lines([M::RulesEnd, M::RulesEarlyEnd]),
        Topic::Score => lines([M::RulesCount, M::RulesScore]),
        Topic::Draw => lines([M::RulesDraw]),
        Topic::RealBoard => lines([M::RulesSetOf32, M::RulesShortage, M::RulesWrongFlip]),
        Topic::Notation => {
            let asked = "d3".parse().ok();
            let mut items = lines([M::RulesBoard, M::RulesTranscript]);
            items.push(Item::Diagram(BoardView { asked, ..start }));
            items.extend(asked.map(|square| Item::Caption(legend_asked(discs, square))));
            items
        }
        Topic::Bot => {
            let glyphs = Glyphs::of(discs);
            let (legal, asked) = (Literal(glyphs.legal.to_owned()), Literal(glyphs.asked.to_owned()));
            lines([M::RulesTap, M::RulesMarks { legal, asked }, M::RulesWhy, M::HelpText])
        }
    }
}

fn legend_asked(discs: DiscSet, square: Square) -> Message {
    Message::LegendAsked { asked: Literal(Glyphs::of(discs).asked.to_owned()), square }
}

/// Discs on a board, and the move that is shown.
struct Example {
    side: Color,
    own: &'static [&'static str],
    other: &'static [&'static str],
    played: &'static str,
}

impl Example {
    /// Black outflanks two white discs in a row (row 40 of the table of rules).
    const ROW: Self = Self { side: Color::Black, own: &["c4"], other: &["d4", "e4"], played: "f4" };
    /// White outflanks three black discs at once (row 39).
    const THREE: Self = Self { side: Color::White, own: &["b5"], other: &["c5", "d5", "e5"], played: "f5" };
    /// Black outflanks in three directions at once: up, left, and diagonally.
    const DIRECTIONS: Self = Self {
        side: Color::Black,
        own: &["e2", "b5", "c3"],
        other: &["e3", "e4", "c5", "d5", "d4"],
        played: "e5",
    };
    /// The line of the new disc ends at d4: the white disc beyond it stays.
    const NO_JUMP: Self = Self { side: Color::Black, own: &["b4", "d4"], other: &["c4", "e4"], played: "f4" };
    /// The disc flipped on d4 stands at the end of another line, which stays.
    const NO_CASCADE: Self =
        Self { side: Color::Black, own: &["c4", "d6"], other: &["d4", "e4", "d5"], played: "f4" };
}

fn set(names: &[&str]) -> Squares {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}

/// White cannot outflank the black disc in the corner; Black can outflank the three white ones.
fn stuck() -> Option<Board> {
    Board::new(set(&["a1"]), set(&["b1", "c1", "d1"]))
}

/// What is said, an example with its caption, and its board before and after the move. The pictures are made by the
/// rules themselves.
fn with_example(
    said: impl IntoIterator<Item = Message>,
    caption: Message,
    example: &Example,
    discs: DiscSet,
) -> Vec<Item> {
    let mut items = lines(said);
    let (own, other) = (set(example.own), set(example.other));
    let board = match example.side {
        Color::Black => Board::new(own, other),
        Color::White => Board::new(other, own),
    };
    let (Some(board), Ok(square)) = (board, example.played.parse::<Square>()) else { return items };
    let Ok((after, played)) = (Position { board, to_move: example.side }).play(square) else {
        return items;
    };
    let mut spoken = in_words(board);
    spoken.push(explain::legal(&played));
    let before = BoardView { asked: Some(square), ..BoardView::plain(board, discs) };
    let plain = BoardView::plain(after.board, discs);
    let after = BoardView { placed: Some(square), flipped: played.all_flips(), ..plain };
    items.extend([
        Item::Spoken(spoken),
        Item::Caption(caption),
        Item::Caption(Message::RulesBefore),
        Item::Diagram(before),
        Item::Caption(Message::RulesAfter),
        Item::Diagram(after),
    ]);
    items
}

/// The rows of a board that have discs, in words.
fn in_words(board: Board) -> Vec<Message> {
    let has_discs = |message: &Message| !matches!(message, Message::WordsRowEmpty { .. });
    board::rows_in_words(board).into_iter().filter(has_discs).collect()
}

/// The discs with a margin: short enough to stand in a text.
fn crop_of(view: &BoardView) -> Crop {
    let matter = !view.board.empty();
    let center = view.asked.or(view.placed).or_else(|| matter.iter().next());
    center.map_or(Crop::ALL, |center| Crop::around(center, matter))
}
