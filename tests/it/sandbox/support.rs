//! A small client and a world with a person in it.

use std::time::Duration;

use reqwest::{Client, StatusCode};
use reversi_bot::sandbox::server::{ChatId, Options, StandIn, UserId};
use serde_json::{Value, json};

/// A running stand-in with Ann, whose private chat is open, and a group of hers with the bot.
pub(crate) struct World {
    pub(crate) stand_in: StandIn,
    pub(crate) ann: UserId,
    pub(crate) family: ChatId,
    client: Client,
}

/// What a call came to.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl Answer {
    pub(crate) fn text(&self) -> &str {
        self.body["description"].as_str().unwrap_or_default()
    }
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::with(Options::default()).await
    }

    pub(crate) async fn with(options: Options) -> Self {
        let stand_in = StandIn::start(options).await.expect("a free loopback port");
        let ann = stand_in.person("Ann", Some("fy-NL"));
        stand_in.open(ann);
        let family = stand_in.group("Family", ann);
        let client = Client::builder().timeout(Duration::from_mins(1)).build().expect("a client");
        let world = Self { stand_in, ann, family, client };
        world.confirm_all().await;
        world
    }

    /// Calls a method; an error when the connection broke.
    pub(crate) async fn try_call(
        &self,
        method: &str,
        params: Value,
    ) -> reqwest::Result<(StatusCode, String)> {
        let address = format!("{}/bot{}/{method}", self.stand_in.url(), self.stand_in.token());
        let answer = self.client.post(address).json(&params).send().await?;
        Ok((answer.status(), answer.text().await?))
    }

    /// Calls a method that is answered with JSON.
    pub(crate) async fn call(&self, method: &str, params: Value) -> Answer {
        let (status, body) = self.try_call(method, params).await.expect("an answer");
        Answer { status: status.as_u16(), body: serde_json::from_str(&body).expect("JSON") }
    }

    /// Calls a method that must succeed; its result.
    pub(crate) async fn done(&self, method: &str, params: Value) -> Value {
        let answer = self.call(method, params.clone()).await;
        assert_eq!(answer.body["ok"], true, "{method} {params} was refused: {}", answer.body);
        answer.body["result"].clone()
    }

    /// Calls a method that must be refused; the description.
    pub(crate) async fn refused(&self, method: &str, params: Value) -> String {
        let answer = self.call(method, params.clone()).await;
        assert_eq!(answer.body["ok"], false, "{method} {params} was taken: {}", answer.body);
        assert_eq!(answer.body["error_code"], answer.status);
        answer.text().to_owned()
    }

    /// All waiting updates, without confirming them.
    pub(crate) async fn updates(&self) -> Vec<Value> {
        self.done("getUpdates", json!({})).await.as_array().expect("a list").clone()
    }

    /// All waiting updates, confirmed.
    pub(crate) async fn confirm_all(&self) -> Vec<Value> {
        let updates = self.updates().await;
        if let Some(last) = updates.last() {
            let next = last["update_id"].as_i64().expect("a number") + 1;
            let rest = self.done("getUpdates", json!({"offset": next})).await;
            assert_eq!(rest, json!([]), "more than one batch was waiting");
        }
        updates
    }

    /// Sends a message of the bot with one button each of the given data; the message's number.
    pub(crate) async fn board(&self, chat: ChatId, data: &[&str]) -> i64 {
        let row: Vec<Value> = data.iter().map(|data| json!({"text": data, "callback_data": data})).collect();
        let markup = json!({"inline_keyboard": [row]});
        let sent =
            self.done("sendMessage", json!({"chat_id": chat, "text": "board", "reply_markup": markup})).await;
        sent["message_id"].as_i64().expect("a number")
    }
}
