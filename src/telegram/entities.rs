//! Spans of a text in the form of the Bot API. Nothing is ever sent with a parse mode, so no name can be markup.

use teloxide::types::{MessageEntity, User, UserId};

use crate::view::{Rendered, SpanKind};

/// The entities of a text.
pub(super) fn of(rendered: &Rendered) -> Vec<MessageEntity> {
    rendered
        .spans
        .iter()
        .filter_map(|span| match span.kind {
            SpanKind::Strong => Some(MessageEntity::bold(span.offset, span.length)),
            SpanKind::Mention(player) => {
                // Only a person can be mentioned: groups and channels have negative numbers.
                let id = u64::try_from(player.0).ok()?;
                Some(MessageEntity::text_mention(person(id), span.offset, span.length))
            }
        })
        .collect()
}

/// The entities without mentions, for when Telegram does not let the bot mention somebody.
pub(super) fn without_mentions(rendered: &Rendered) -> Vec<MessageEntity> {
    let strong = rendered.spans.iter().filter(|span| span.kind == SpanKind::Strong);
    strong.map(|span| MessageEntity::bold(span.offset, span.length)).collect()
}

/// Whether anybody is mentioned.
pub(super) fn mentions(rendered: &Rendered) -> bool {
    rendered.spans.iter().any(|span| matches!(span.kind, SpanKind::Mention(_)))
}

/// A user of whom Telegram reads nothing but the number.
fn person(id: u64) -> User {
    User {
        id: UserId(id),
        is_bot: false,
        first_name: String::new(),
        last_name: None,
        username: None,
        language_code: None,
        is_premium: false,
        added_to_attachment_menu: false,
    }
}
