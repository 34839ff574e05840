//! The Bot API side: what comes in becomes events, what goes out is what Telegram takes.
#![expect(
    clippy::needless_pass_by_value,
    clippy::unnecessary_wraps,
    reason = "fixtures are written where they are passed"
)]

mod codec;
mod event;
mod fixture;
mod token;
mod wire;
