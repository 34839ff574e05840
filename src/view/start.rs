//! What a link into the private chat begins, and the payload that says so.

use crate::play::MatchId;
use crate::reversi::Square;

use super::Topic;

/// What a link into the private chat begins: the payload of `/start`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Join this game.
    Join(MatchId),
    /// Open this game.
    Open(MatchId),
    /// Explain a square of this game, or the one last refused.
    Why(MatchId, Option<Square>),
    /// Prove the last pass of this game.
    WhyPass(MatchId),
    /// Try out moves from where this game is now.
    WhatIf(MatchId),
    /// A topic of the rule book; the table of contents when absent.
    Rules(Option<Topic>),
    /// The list of games.
    Games,
    /// Only open the chat, so that calls can reach the person.
    Call,
}

impl Start {
    /// The payload: at most 64 of `A-Z a-z 0-9 _ -`, as Telegram demands.
    pub fn payload(self) -> String {
        match self {
            Self::Join(game) => format!("j_{game}"),
            Self::Open(game) => format!("g_{game}"),
            Self::Why(game, None) => format!("why_{game}"),
            Self::Why(game, Some(square)) => format!("why_{game}_{square}"),
            Self::WhyPass(game) => format!("pass_{game}"),
            Self::WhatIf(game) => format!("if_{game}"),
            Self::Rules(None) => "rules".to_owned(),
            Self::Rules(Some(topic)) => format!("rules_{}", topic.id()),
            Self::Games => "games".to_owned(),
            Self::Call => "call".to_owned(),
        }
    }

    /// Reads a payload. Links live in chats for ever, so every form ever sent must be read here.
    pub fn parse(payload: &str) -> Option<Self> {
        let mut parts = payload.split('_');
        let start = match parts.next()? {
            "j" => Self::Join(parts.next()?.parse().ok()?),
            "g" => Self::Open(parts.next()?.parse().ok()?),
            "why" => {
                let game = parts.next()?.parse().ok()?;
                let square = parts.next().map(str::parse).transpose().ok()?;
                Self::Why(game, square)
            }
            "pass" => Self::WhyPass(parts.next()?.parse().ok()?),
            "if" => Self::WhatIf(parts.next()?.parse().ok()?),
            "rules" => match parts.next() {
                None => Self::Rules(None),
                Some(id) => Self::Rules(Some(Topic::parse(id)?)),
            },
            "games" => Self::Games,
            "call" => Self::Call,
            _ => return None,
        };
        parts.next().is_none().then_some(start)
    }
}

#[cfg(test)]
mod tests {
    use super::{MatchId, Start, Topic};

    #[test]
    fn every_payload_is_read_back_and_fits() {
        let game = MatchId::new(u64::MAX);
        let square = "h8".parse().ok();
        let starts = [
            Start::Join(game),
            Start::Open(game),
            Start::Why(game, None),
            Start::Why(game, square),
            Start::WhyPass(game),
            Start::WhatIf(game),
            Start::Rules(None),
            Start::Rules(Some(Topic::RealBoard)),
            Start::Games,
            Start::Call,
        ];
        for start in starts {
            let payload = start.payload();
            assert_eq!(Start::parse(&payload), Some(start));
            assert!(
                payload.len() <= 64
                    && payload.bytes().all(|b| b.is_ascii_alphanumeric() || b"_-".contains(&b))
            );
        }
    }

    #[test]
    fn anything_else_begins_nothing() {
        for payload in ["", "j", "j_", "j_short", "why_zzzzzzzzzzzz_i9", "rules_x_y", "J_000000000000"] {
            assert_eq!(Start::parse(payload), None, "{payload}");
        }
    }
}
