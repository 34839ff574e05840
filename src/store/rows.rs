//! Rows as they are stored, and what they mean.

use std::str::FromStr;

use sqlx::FromRow;

use crate::brain::{
    ChatId, ChatProfile, InlineId, Looks, MessageId, Millis, Panel, PanelKind, Place, Profile, Reminder,
    ReminderKind, Slot, TopicId,
};
use crate::play::{MatchId, PlayerId, Revision};
use crate::reversi::Square;
use crate::text::Name;

use super::Unreadable;
use super::words::Word;

/// A place in columns: 0 and `''` where a part is missing.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub(super) struct PlaceRow {
    pub(super) chat_id: i64,
    pub(super) topic: i32,
    pub(super) inline_id: String,
}

impl PlaceRow {
    pub(super) fn of(place: &Place) -> Self {
        match place {
            Place::Chat { chat, topic } => {
                Self { chat_id: chat.0, topic: topic.map_or(0, |topic| topic.0), inline_id: String::new() }
            }
            Place::Inline(inline) => Self { chat_id: 0, topic: 0, inline_id: inline.0.clone() },
        }
    }

    pub(super) fn place(&self) -> Place {
        if self.is_inline() {
            Place::Inline(InlineId(self.inline_id.clone()))
        } else {
            Place::Chat { chat: ChatId(self.chat_id), topic: self.topic() }
        }
    }

    /// Whether this is an inline message.
    pub(super) fn is_inline(&self) -> bool {
        !self.inline_id.is_empty()
    }

    pub(super) fn topic(&self) -> Option<TopicId> {
        (self.topic != 0).then_some(TopicId(self.topic))
    }
}

#[derive(Debug, FromRow)]
pub(super) struct PlayerRow {
    id: i64,
    name: String,
    username: Option<String>,
    language: Option<String>,
    client_language: Option<String>,
    style: String,
    discs: String,
    finished: i64,
    reach: String,
    called_at: Option<i64>,
}

impl PlayerRow {
    pub(super) fn profile(self) -> Result<Profile, Unreadable> {
        Ok(Profile {
            id: PlayerId(self.id),
            name: Name::clean(&self.name),
            username: self.username,
            language: self.language,
            client_language: self.client_language,
            looks: looks(&self.style, &self.discs)?,
            finished: u32::try_from(self.finished).unwrap_or(u32::MAX),
            reach: Word::read(&self.reach)?,
            called_at: self.called_at.map(Millis),
        })
    }
}

#[derive(Debug, FromRow)]
pub(super) struct ChatRow {
    id: i64,
    kind: String,
    language: Option<String>,
    style: String,
    discs: String,
    present: bool,
}

impl ChatRow {
    pub(super) fn profile(self) -> Result<ChatProfile, Unreadable> {
        Ok(ChatProfile {
            id: ChatId(self.id),
            kind: Word::read(&self.kind)?,
            language: self.language,
            looks: looks(&self.style, &self.discs)?,
            present: self.present,
        })
    }
}

fn looks(style: &str, discs: &str) -> Result<Looks, Unreadable> {
    Ok(Looks { style: Word::read(style)?, discs: Word::read(discs)? })
}

#[derive(Debug, FromRow)]
pub(super) struct SlotRow {
    #[sqlx(flatten)]
    place: PlaceRow,
    message_id: Option<i32>,
    panel: Option<String>,
    panel_at: Option<i64>,
    call_id: Option<i32>,
    paused_until: Option<i64>,
}

impl SlotRow {
    pub(super) fn slot(self) -> Result<Slot, Unreadable> {
        let panel = match (self.panel, self.panel_at) {
            (Some(kind), Some(at)) => Some(Panel { kind: PanelKind::read(&kind)?, at: revision(at)? }),
            _ => None,
        };
        // An inline message has no number but always exists: 0 stands for it.
        let inline = self.place.is_inline().then_some(0);
        Ok(Slot {
            place: self.place.place(),
            message: inline.or(self.message_id).map(MessageId),
            panel,
            call: self.call_id.map(MessageId),
            paused_until: self.paused_until.map(Millis),
        })
    }
}

#[derive(Debug, FromRow)]
pub(super) struct ReminderRow {
    game_id: i64,
    kind: String,
    revision: i64,
    due_at: i64,
}

impl ReminderRow {
    pub(super) fn reminder(self) -> Result<Reminder, Unreadable> {
        Ok(Reminder {
            game: match_id(self.game_id)?,
            at: revision(self.revision)?,
            kind: ReminderKind::read(&self.kind)?,
            due: Millis(self.due_at),
        })
    }
}

/// The game of a stored number.
pub(super) fn match_id(number: i64) -> Result<MatchId, Unreadable> {
    u64::try_from(number)
        .ok()
        .and_then(MatchId::from_number)
        .ok_or_else(|| Unreadable::new("number of a game", &number))
}

/// The number of a game: below 2^60, so it always fits.
pub(super) const fn number(game: MatchId) -> i64 {
    game.number().cast_signed()
}

pub(super) fn revision(number: i64) -> Result<Revision, Unreadable> {
    u32::try_from(number).map(Revision).map_err(|_| Unreadable::new("revision", &number))
}

pub(super) fn square(name: &str) -> Result<Square, Unreadable> {
    Square::from_str(name).map_err(|_| Unreadable::new("square", name))
}
