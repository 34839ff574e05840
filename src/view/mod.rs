//! What is shown, before it has a language: screens, boards, buttons and what buttons mean.

mod action;
mod board;
mod commands;
mod discs;
mod render;
mod rendered;
mod screen;
mod start;
mod style;
mod topic;
mod trial;

pub use action::Action;
pub use board::{BoardView, Crop};
pub use commands::{CommandMenu, MenuScope, command_menus};
pub use discs::Glyphs;
pub use render::render;
pub use rendered::{Rendered, RenderedButton, Span, SpanKind};
pub use screen::{Block, Button, Does, Label, Screen};
pub use start::Start;
pub use style::{DiscSet, Style};
pub use topic::Topic;
pub use trial::Trial;
