//! The Bot API side: what comes in becomes events, what goes out is what Telegram takes.

mod codec;
mod event;
mod fixture;
mod token;
mod wire;
