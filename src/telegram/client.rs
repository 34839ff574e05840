//! Messages: sending, editing, taking away.

use reqwest::Url;
use secrecy::SecretString;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use teloxide::payloads::{
    DeleteMessage, DeleteWebhook, EditMessageReplyMarkup, EditMessageReplyMarkupInline, EditMessageText,
    EditMessageTextInline, GetMe, GetWebhookInfo, LeaveChat, SendMessage, SendMessageSetters as _,
};
use teloxide::types::{
    self as tg, LinkPreviewOptions, MessageEntity, Recipient, ReplyMarkup, ReplyParameters, ThreadId,
};

use crate::brain::{ChatId, MessageId, Place, Spot};
use crate::play::PlayerId;
use crate::view::Rendered;

use super::api::Api;
use super::{Fault, entities, keyboard};

/// The bot at the server of the Bot API. Clones share connections.
#[derive(Clone, Debug)]
pub struct Client {
    pub(super) api: Api,
    /// The bot's user name, without the @, for links to it.
    pub(super) bot: String,
}

/// The bot itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Me {
    /// Its number.
    pub id: PlayerId,
    /// Its user name, without the @.
    pub username: String,
}

impl Client {
    /// A client for the bot of this token at a server such as `https://api.telegram.org`. It knows no name yet:
    /// before anything is sent it must be [`Self::named`].
    ///
    /// # Errors
    /// [`Fault::NotSent`] when the system offers no TLS.
    pub fn new(token: SecretString, server: Url) -> Result<Self, Fault> {
        Ok(Self { api: Api::new(token, server)?, bot: String::new() })
    }

    /// The same client, knowing the bot's name.
    #[must_use]
    pub fn named(&self, me: &Me) -> Self {
        Self { api: self.api.clone(), bot: me.username.clone() }
    }

    /// Who the bot is.
    ///
    /// # Errors
    /// [`Fault::Unauthorized`] for a wrong token; any other as the network has it.
    pub async fn me(&self) -> Result<Me, Fault> {
        // Only what is needed is read, so that a new field can never stop the bot from starting.
        #[derive(Deserialize)]
        struct User {
            id: i64,
            username: String,
        }
        let user: User = self.api.call(&GetMe::new()).await?;
        Ok(Me { id: PlayerId(user.id), username: user.username })
    }

    /// Takes away the webhook if there is one, since it keeps the updates from whoever fetches them. Updates that
    /// wait are kept. It is never done at the end of a run: another program may have taken over by then.
    ///
    /// # Errors
    /// As the network has it.
    pub async fn prepare_polling(&self) -> Result<(), Fault> {
        #[derive(Deserialize)]
        struct Webhook {
            #[serde(default)]
            url: String,
        }
        let webhook: Webhook = self.api.call(&GetWebhookInfo::new()).await?;
        if webhook.url.is_empty() {
            return Ok(());
        }
        tracing::warn!("a webhook was set and is taken away: this program fetches the updates itself");
        self.api.act(&DeleteWebhook::new()).await
    }

    /// Sends a message. Nothing is sent to an inline message: that one is only edited.
    ///
    /// # Errors
    /// [`Fault::Unknown`] when it may have been sent; any other when it was not.
    pub async fn send(
        &self,
        place: &Place,
        rendered: &Rendered,
        silent: bool,
        reply: Option<MessageId>,
    ) -> Result<MessageId, Fault> {
        // Of the message that Telegram answers with only the number is read: it must not count as lost because of
        // a field that is new.
        #[derive(Deserialize)]
        struct Sent {
            message_id: i32,
        }
        let Place::Chat { chat, topic } = place else {
            return Err(refused("nothing can be sent to an inline message"));
        };
        let sent: Sent = self
            .with_entities(rendered, |entities| {
                let mut message = SendMessage::new(recipient(*chat), rendered.text.as_str())
                    .entities(entities)
                    .link_preview_options(without_preview())
                    .disable_notification(silent);
                message.message_thread_id = topic.map(|topic| ThreadId(tg::MessageId(topic.0)));
                message.reply_parameters = reply
                    .map(|reply| ReplyParameters::new(tg::MessageId(reply.0)).allow_sending_without_reply());
                message.reply_markup = keyboard::of(rendered, &self.bot).map(ReplyMarkup::InlineKeyboard);
                message
            })
            .await?;
        Ok(MessageId(sent.message_id))
    }

    /// Draws something else on a message: its text and its keyboard, which Telegram takes away when it is left out.
    ///
    /// # Errors
    /// [`Fault::Unchanged`] when it stands there already, [`Fault::Gone`] when the message does not.
    pub async fn edit(&self, spot: &Spot, rendered: &Rendered) -> Result<(), Fault> {
        let markup = keyboard::of(rendered, &self.bot);
        let text = rendered.text.as_str();
        let done = match spot {
            Spot::Message { chat, message } => {
                self.with_entities(rendered, |entities| {
                    let mut edit = EditMessageText::new(recipient(chat.id), tg::MessageId(message.0), text);
                    edit.entities = Some(entities);
                    edit.link_preview_options = Some(without_preview());
                    edit.reply_markup.clone_from(&markup);
                    edit
                })
                .await
            }
            Spot::Inline(inline) => {
                self.with_entities(rendered, |entities| {
                    let mut edit = EditMessageTextInline::new(inline.0.as_str(), text);
                    edit.entities = Some(entities);
                    edit.disable_web_page_preview = Some(true);
                    edit.reply_markup.clone_from(&markup);
                    edit
                })
                .await
            }
        };
        done.map(|IgnoredAny| ())
    }

    /// Takes the keyboard off a message.
    ///
    /// # Errors
    /// [`Fault::Unchanged`] when it has none, [`Fault::Gone`] when there is no such message.
    pub async fn retire(&self, spot: &Spot) -> Result<(), Fault> {
        match spot {
            Spot::Message { chat, message } => {
                let edit = EditMessageReplyMarkup::new(recipient(chat.id), tg::MessageId(message.0));
                self.api.act(&edit).await
            }
            Spot::Inline(inline) => self.api.act(&EditMessageReplyMarkupInline::new(inline.0.as_str())).await,
        }
    }

    /// Deletes a message; an inline one cannot be deleted and only loses its keyboard.
    ///
    /// # Errors
    /// [`Fault::Gone`] when there is no such message, or it may not be deleted any more.
    pub async fn delete(&self, spot: &Spot) -> Result<(), Fault> {
        match spot {
            Spot::Message { chat, message } => {
                self.api.act(&DeleteMessage::new(recipient(chat.id), tg::MessageId(message.0))).await
            }
            Spot::Inline(_) => self.retire(spot).await,
        }
    }

    /// Leaves a chat.
    ///
    /// # Errors
    /// [`Fault::Parked`] when the bot is not there any more.
    pub async fn leave(&self, chat: ChatId) -> Result<(), Fault> {
        self.api.act(&LeaveChat::new(recipient(chat))).await
    }

    /// Makes a call with the entities of a text. When Telegram knows nothing of a person who is mentioned, the
    /// name stays a plain word.
    async fn with_entities<P, T>(
        &self,
        rendered: &Rendered,
        payload: impl Fn(Vec<MessageEntity>) -> P,
    ) -> Result<T, Fault>
    where
        P: teloxide::requests::Payload + serde::Serialize + Sync,
        T: DeserializeOwned,
    {
        match self.api.call(&payload(entities::of(rendered))).await {
            Err(Fault::Refused { description })
                if entities::mentions(rendered) && is_about_a_mention(&description) =>
            {
                tracing::info!(description, "somebody cannot be mentioned");
                self.api.call(&payload(entities::without_mentions(rendered))).await
            }
            result => result,
        }
    }
}

/// Whether a refusal is about a person who is mentioned: such a call did nothing.
fn is_about_a_mention(description: &str) -> bool {
    let text = description.to_lowercase();
    ["user not found", "user_id_invalid", "user_invalid"].iter().any(|part| text.contains(part))
}

fn refused(description: &str) -> Fault {
    Fault::Refused { description: description.to_owned() }
}

fn recipient(chat: ChatId) -> Recipient {
    Recipient::Id(tg::ChatId(chat.0))
}

/// No picture of a linked page under a board.
pub(super) fn without_preview() -> LinkPreviewOptions {
    LinkPreviewOptions {
        is_disabled: true,
        url: None,
        prefer_small_media: false,
        prefer_large_media: false,
        show_above_text: false,
    }
}
