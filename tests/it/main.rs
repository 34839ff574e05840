//! Every test that needs more than one module, in one binary: it links once.

mod reversi;
mod sandbox;
mod store;
mod support;
mod telegram;
mod text;
