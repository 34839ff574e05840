//! From an update to an event.

use teloxide::types::{self as tg, ChatMemberKind, MediaKind, MessageKind, UpdateKind};

use crate::brain::{ChatId, ChatKind, Event, InlineId, MessageId, QueryId, Reply};

use super::chats::{author, chat, chat_of, person, spot};
use super::command::{self, Spoken};
use super::{Me, codec};

/// What an update means to the bot; nothing when it is none of its business.
pub fn event(update: &tg::Update, me: &Me) -> Option<Event> {
    match &update.kind {
        UpdateKind::Message(message) => said(message, me),
        UpdateKind::CallbackQuery(query) => Some(Event::Pressed {
            from: person(&query.from),
            spot: spot(query)?,
            query: QueryId(query.id.0.clone()),
            action: query.data.as_deref().and_then(codec::decode),
        }),
        UpdateKind::InlineQuery(query) => Some(Event::Asked {
            from: person(&query.from),
            query: QueryId(query.id.0.clone()),
            text: query.query.clone(),
        }),
        UpdateKind::ChosenInlineResult(chosen) => Some(Event::Posted {
            from: person(&chosen.from),
            game: chosen.result_id.parse().ok()?,
            inline: InlineId(chosen.inline_message_id.clone()?),
        }),
        UpdateKind::MyChatMember(change) => Some(Event::Membership {
            from: person(&change.from),
            chat: chat(&change.chat),
            present: may_write(&change.new_chat_member.kind),
        }),
        _ => None,
    }
}

/// Whether somebody of this standing may write in a chat.
fn may_write(standing: &ChatMemberKind) -> bool {
    match standing {
        ChatMemberKind::Owner(_) | ChatMemberKind::Administrator(_) | ChatMemberKind::Member(_) => true,
        ChatMemberKind::Restricted(restricted) => restricted.is_member && restricted.can_send_messages,
        ChatMemberKind::Left | ChatMemberKind::Banned(_) => false,
    }
}

/// What somebody wrote, or that a group moved. Captions are none of the bot's business.
fn said(message: &tg::Message, me: &Me) -> Option<Event> {
    let MessageKind::Common(common) = &message.kind else { return None };
    let place = chat_of(message);
    match &common.media_kind {
        MediaKind::Migration(tg::ChatMigration::To { chat_id }) => {
            Some(Event::Migrated { from: place.id, to: ChatId(chat_id.0) })
        }
        MediaKind::Migration(tg::ChatMigration::From { chat_id }) => {
            Some(Event::Migrated { from: ChatId(chat_id.0), to: place.id })
        }
        MediaKind::Text(written) => {
            // What was posted through an inline bot was not typed, and a channel's posts are nobody's.
            if message.via_bot.is_some() || common.is_automatic_forward || place.kind == ChatKind::Channel {
                return None;
            }
            let from = author(message)?;
            let reply = common.reply_to_message.as_deref().and_then(|to| reply(message, to, me));
            let id = MessageId(message.id.0);
            match command::read(&written.text, &me.username) {
                Spoken::Ours { word, rest, addressed } => {
                    Some(Event::Command { from, chat: place, message: id, word, rest, addressed, reply })
                }
                Spoken::Theirs => None,
                Spoken::Text => {
                    Some(Event::Said { from, chat: place, message: id, text: written.text.clone(), reply })
                }
            }
        }
        _ => None,
    }
}

/// What a message replies to.
fn reply(message: &tg::Message, to: &tg::Message, me: &Me) -> Option<Reply> {
    // Every message of a topic formally replies to the one that opened it.
    if message.is_topic_message && message.thread_id.is_some_and(|thread| thread.0 == to.id) {
        return None;
    }
    let author = author(to)?;
    let is_mine = author.id == me.id;
    Some(Reply { message: MessageId(to.id.0), author: (!is_mine).then_some(author) })
}
