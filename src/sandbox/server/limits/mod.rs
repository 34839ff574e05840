//! The documented limits, each refused in the official server's words.
//!
//! Sources: the Bot API's documentation for the numbers; `Client.cpp` of tdlib/telegram-bot-api and
//! `MessageEntity.cpp`, `ReplyMarkup.cpp`, `LinkManager.cpp`, `BotCommand.cpp` of tdlib/td for the texts; the
//! error lists of the `MTProto` methods for the codes in capitals, which come from Telegram's own servers.

pub(crate) mod keyboard;
pub(crate) mod links;
pub(crate) mod text;
