//! The whole bot over HTTP, against the stand-in for Telegram, with everything that can go wrong.

mod faults;
mod games;
mod program;
mod taps;
mod words;
mod world;
