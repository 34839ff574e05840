//! Who and where: teloxide's users and chats as the bot sees them.

use teloxide::types as tg;

use crate::brain::{Chat, ChatId, ChatKind, InlineId, MessageId, Person, Spot, TopicId};
use crate::play::PlayerId;
use crate::text::Name;

/// `@GroupAnonymousBot`, as which an administrator speaks who hides behind the group.
const ANONYMOUS_ADMINISTRATOR: u64 = 1_087_968_824;
/// The first message of a forum, which stands for its General topic: as a topic it is refused.
const GENERAL_TOPIC: i32 = 1;

/// A user as the bot sees them.
pub(super) fn person(user: &tg::User) -> Person {
    let name = user.last_name.as_ref().map_or_else(
        || Name::clean(&user.first_name),
        |last_name| Name::clean(&format!("{} {last_name}", user.first_name)),
    );
    Person {
        id: PlayerId(i64::try_from(user.id.0).unwrap_or(i64::MAX)),
        name,
        username: user.username.clone(),
        language: user.language_code.clone(),
        may_play: !user.is_bot && user.id.0 != ANONYMOUS_ADMINISTRATOR,
    }
}

/// Who wrote a message. Whoever speaks for a group or a channel cannot be told from others who do, so they have no
/// seat anywhere.
pub(super) fn author(message: &tg::Message) -> Option<Person> {
    let spoken_for = message.sender_chat.as_ref();
    match &message.from {
        Some(user) => {
            let person = person(user);
            Some(Person { may_play: person.may_play && spoken_for.is_none(), ..person })
        }
        None => spoken_for.map(|chat| Person {
            id: PlayerId(chat.id.0),
            name: Name::clean(chat.title().unwrap_or_default()),
            username: chat.username().map(str::to_owned),
            language: None,
            may_play: false,
        }),
    }
}

/// A chat, without a topic.
pub(super) fn chat(chat: &tg::Chat) -> Chat {
    let kind = match &chat.kind {
        tg::ChatKind::Private(_) => ChatKind::Private,
        tg::ChatKind::Public(public) => match public.kind {
            tg::PublicChatKind::Group | tg::PublicChatKind::Supergroup(_) => ChatKind::Group,
            tg::PublicChatKind::Channel(_) => ChatKind::Channel,
        },
    };
    Chat { id: ChatId(chat.id.0), kind, topic: None }
}

/// Where a message stands. A thread number is a topic only when the message says so: in other groups, and in the
/// General topic, it names a thread of replies, to which nothing can be sent.
pub(super) fn chat_of(message: &tg::Message) -> Chat {
    let topic = message
        .thread_id
        .map(|thread| thread.0.0)
        .filter(|thread| message.is_topic_message && *thread != GENERAL_TOPIC)
        .map(TopicId);
    Chat { topic, ..chat(&message.chat) }
}

/// The message on which a button was pressed. Of one that is too old only the chat is known.
pub(super) fn spot(query: &tg::CallbackQuery) -> Option<Spot> {
    if let Some(inline) = &query.inline_message_id {
        return Some(Spot::Inline(InlineId(inline.clone())));
    }
    let pressed = query.message.as_ref()?;
    let chat = pressed.regular_message().map_or_else(|| chat(pressed.chat()), chat_of);
    Some(Spot::Message { chat, message: MessageId(pressed.id().0) })
}
