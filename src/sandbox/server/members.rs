//! Who is in a chat and as what.

use serde_json::{Value, json};

use super::{
    chats::{ChatId, Standing},
    people::UserId,
    queue::lifetime,
    state::State,
};

impl State {
    /// Changes the bot's standing in a chat and tells it so.
    pub(crate) fn move_bot(&mut self, chat: ChatId, standing: Standing, by: UserId) {
        let Some(known) = self.chats.get_mut(&chat) else { return };
        let before = std::mem::replace(&mut known.standing, standing);
        if before == standing {
            return;
        }
        let body = json!({
            "chat": self.chat_json(chat),
            "from": self.user_json(by),
            "date": self.seconds(),
            "old_chat_member": self.bot_member_json(before),
            "new_chat_member": self.bot_member_json(standing),
        });
        self.queue.push("my_chat_member", body, self.now + lifetime::MESSAGE);
    }

    /// The bot as a chat's member.
    pub(crate) fn bot_member_json(&self, standing: Standing) -> Value {
        member_json(&self.bot.to_json(), standing)
    }
}

/// A user as a chat's member.
pub(crate) fn member_json(user: &Value, standing: Standing) -> Value {
    let mut member = json!({"user": user, "status": standing.status()});
    match standing {
        Standing::Kicked => member["until_date"] = json!(0),
        Standing::Administrator => {
            member["can_be_edited"] = json!(false);
            member["is_anonymous"] = json!(false);
            for right in [
                "can_manage_chat",
                "can_delete_messages",
                "can_manage_video_chats",
                "can_restrict_members",
                "can_promote_members",
                "can_change_info",
                "can_invite_users",
                "can_post_stories",
                "can_edit_stories",
                "can_delete_stories",
                "can_pin_messages",
                "can_manage_topics",
            ] {
                member[right] = json!(true);
            }
        }
        Standing::Restricted => {
            member["is_member"] = json!(true);
            member["until_date"] = json!(0);
            for right in [
                "can_send_messages",
                "can_send_audios",
                "can_send_documents",
                "can_send_photos",
                "can_send_videos",
                "can_send_video_notes",
                "can_send_voice_notes",
                "can_send_polls",
                "can_send_other_messages",
                "can_add_web_page_previews",
                "can_change_info",
                "can_invite_users",
                "can_pin_messages",
                "can_manage_topics",
            ] {
                member[right] = json!(false);
            }
        }
        Standing::Absent | Standing::Member | Standing::Left => {}
    }
    member
}
