//! Reversi Bot: a Telegram bot that hosts Reversi games in chats, explains every rule, refusal and pass in five
//! languages, and teaches the game. `docs/architecture.md` is the map; the modules are listed there in reading
//! order.

pub mod brain;
pub mod cli;
pub mod engine;
pub mod play;
pub mod reversi;
pub mod sandbox;
pub mod shell;
pub mod store;
pub mod telegram;
pub mod text;
pub mod view;
