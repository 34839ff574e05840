//! The terminal chat: lines become what people do, what people see becomes lines.

mod board;
mod line;
mod paint;
mod session;
mod words;

pub use self::{
    line::{BadLine, Line, Order},
    paint::paint,
    session::{Next, Session, Trouble},
    words::Words,
};
