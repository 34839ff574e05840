//! What is shown, before it has a language: screens, boards, buttons and what buttons mean.

mod action;
mod board;
mod discs;
mod render;
mod rendered;
mod screen;
mod style;

pub use action::Action;
pub use board::{BoardView, Crop};
pub use discs::Glyphs;
pub use render::render;
pub use rendered::{Rendered, RenderedButton, Span, SpanKind};
pub use screen::{Block, Button, Does, Label, Screen, Start};
pub use style::{DiscSet, Style};
