//! Chats: private, groups, supergroups, forums; and whether the bot may read, edit or write there.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::{
    params::Params,
    people::{Person, UserId},
    refusal::Refusal,
    state::State,
};

/// A chat's number: a user's own for a private chat, negative for groups.
pub type ChatId = i64;

/// The topic that every forum has; the Bot API refuses its number.
pub(crate) const GENERAL_TOPIC: i64 = 1;

/// What kind of chat it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChatKind {
    /// A person alone with the bot.
    Private,
    /// A small group.
    Group,
    /// A supergroup; as a forum it has topics.
    Supergroup {
        /// Whether it has topics.
        forum: bool,
    },
}

/// How the bot stands in a chat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Never was there; in a private chat: the person has not yet written to the bot.
    Absent,
    /// A member; in a private chat: open.
    Member,
    /// An administrator, who sees everything.
    Administrator,
    /// A member who may not write.
    Restricted,
    /// Was there and left by itself.
    Left,
    /// Was removed; in a private chat: blocked.
    Kicked,
}

impl Standing {
    /// Whether the bot sees what happens in the chat.
    pub(crate) fn is_inside(self) -> bool {
        matches!(self, Self::Member | Self::Administrator | Self::Restricted)
    }

    /// The word of the Bot API for it.
    pub(crate) fn status(self) -> &'static str {
        match self {
            Self::Absent | Self::Left => "left",
            Self::Member => "member",
            Self::Administrator => "administrator",
            Self::Restricted => "restricted",
            Self::Kicked => "kicked",
        }
    }
}

/// A thread of a forum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// Its name.
    pub name: String,
    /// Whether ordinary members may no longer write.
    pub closed: bool,
}

/// A chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chat {
    /// Telegram's number.
    pub id: ChatId,
    /// Its kind.
    pub kind: ChatKind,
    /// Name of a group; empty for private chats.
    pub title: String,
    /// How the bot stands there.
    pub standing: Standing,
    /// The people in a group.
    pub members: BTreeSet<UserId>,
    /// Those of them who administer it.
    pub administrators: BTreeSet<UserId>,
    /// Topics by thread number.
    pub topics: BTreeMap<i64, Topic>,
    /// The supergroup that took this group's place.
    pub migrated_to: Option<ChatId>,
}

impl Chat {
    /// Whether people are alone with the bot here.
    pub fn is_private(&self) -> bool {
        self.kind == ChatKind::Private
    }

    /// The word in the official errors for this kind of group.
    fn word(&self) -> &'static str {
        if self.kind == ChatKind::Group { "group" } else { "supergroup" }
    }

    /// The thread to write in, from the parameter `message_thread_id` (`check_message_topic`).
    pub(crate) fn thread_of_call(&self, params: &Params) -> Result<Option<i64>, Refusal> {
        let Some(thread) = params.integer("message_thread_id").filter(|&thread| thread > 0) else {
            return Ok(None);
        };
        let missing = || Refusal::bad_request("message thread not found");
        match self.kind {
            ChatKind::Private => Err(missing()),
            ChatKind::Group | ChatKind::Supergroup { forum: false } => Ok(None),
            ChatKind::Supergroup { forum: true } if thread == GENERAL_TOPIC => Err(missing()),
            ChatKind::Supergroup { forum: true } => {
                let topic = self.topics.get(&thread).ok_or_else(missing)?;
                if topic.closed && self.standing != Standing::Administrator {
                    return Err(Refusal::bad_request("TOPIC_CLOSED"));
                }
                Ok(Some(thread))
            }
        }
    }
}

/// What a call wants to do in a chat; the official server asks less of a reader than of a writer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Access {
    Read,
    Edit,
    Write,
}

impl State {
    /// The chat that the parameter `chat_id` names, if the bot has this access to it (`check_chat_access`).
    pub(crate) fn chat_of_call(&self, params: &Params, access: Access) -> Result<&Chat, Refusal> {
        let written = params.text("chat_id");
        if written.is_empty() {
            return Err(Refusal::bad_request("chat_id is empty"));
        }
        let chat = written.parse().ok().and_then(|id: ChatId| self.chats.get(&id));
        let chat = chat.ok_or_else(|| Refusal::bad_request("chat not found"))?;
        self.check_access(chat, access)?;
        Ok(chat)
    }

    pub(crate) fn check_access(&self, chat: &Chat, access: Access) -> Result<(), Refusal> {
        if chat.is_private() {
            return self.check_private(chat, access);
        }
        // A group that moved refuses writers only; its messages are gone, which editors learn by themselves.
        if let Some(to) = chat.migrated_to {
            return if access == Access::Write { Err(Refusal::migrated(to)) } else { Ok(()) };
        }
        let word = chat.word();
        // Small groups may still be read by those who left them; supergroups may not.
        let needs_place = access >= Access::Edit || chat.kind != ChatKind::Group;
        match chat.standing {
            Standing::Kicked if needs_place => {
                Err(Refusal::forbidden(&format!("bot was kicked from the {word} chat")))
            }
            Standing::Absent | Standing::Left if needs_place => {
                Err(Refusal::forbidden(&format!("bot is not a member of the {word} chat")))
            }
            Standing::Restricted if access == Access::Write => {
                Err(Refusal::bad_request("not enough rights to send text messages to the chat"))
            }
            _ => Ok(()),
        }
    }

    fn check_private(&self, chat: &Chat, access: Access) -> Result<(), Refusal> {
        if access == Access::Read {
            return Ok(());
        }
        if self.people.get(&chat.id).is_some_and(|person| person.deactivated) {
            return Err(Refusal::forbidden("user is deactivated"));
        }
        match chat.standing {
            Standing::Absent => Err(Refusal::forbidden("bot can't initiate conversation with a user")),
            Standing::Kicked => Err(Refusal::forbidden("bot was blocked by the user")),
            _ => Ok(()),
        }
    }

    /// The chat as it stands in messages.
    pub(crate) fn chat_json(&self, id: ChatId) -> Value {
        let Some(chat) = self.chats.get(&id) else { return json!({"id": id, "type": "private"}) };
        if chat.is_private() {
            let mut user = self.people.get(&id).map_or_else(|| json!({"id": id}), Person::to_json);
            if let Some(fields) = user.as_object_mut() {
                fields.remove("is_bot");
                fields.remove("language_code");
                fields.insert("type".to_owned(), json!("private"));
            }
            return user;
        }
        let mut shown = json!({"id": id, "title": chat.title});
        match chat.kind {
            ChatKind::Private => {}
            ChatKind::Group => {
                shown["type"] = json!("group");
                shown["all_members_are_administrators"] = json!(chat.administrators.is_empty());
            }
            ChatKind::Supergroup { forum } => {
                shown["type"] = json!("supergroup");
                if forum {
                    shown["is_forum"] = json!(true);
                }
            }
        }
        shown
    }
}
