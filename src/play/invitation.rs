//! A game that waits for its second player.

use crate::reversi::Color;

use super::PlayerId;

/// An open challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Who challenges.
    pub by: PlayerId,
    /// The colour the challenger wants.
    pub wish: ColorWish,
    /// The one person who may join; anybody when absent.
    pub to: Option<Invitee>,
}

/// The colour a challenger wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ColorWish {
    /// Either, by lot when the game begins.
    #[default]
    Random,
    /// Black, and so the first move.
    Black,
    /// White.
    White,
}

impl ColorWish {
    /// The challenger's colour, given a fair coin.
    pub const fn settle(self, coin: bool) -> Color {
        match self {
            Self::Black => Color::Black,
            Self::Random if coin => Color::Black,
            Self::White | Self::Random => Color::White,
        }
    }

    /// The wish for exactly this colour.
    pub const fn of(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

/// The person a challenge is meant for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Invitee {
    /// Known by number, from a message that was replied to or an earlier game.
    Player(PlayerId),
    /// Known only by user name, without the @ and in lower case.
    Username(String),
}

impl Invitee {
    /// Whether this person is meant. User names are compared without regard to case, as Telegram does.
    pub fn is(&self, player: PlayerId, username: Option<&str>) -> bool {
        match self {
            Self::Player(meant) => *meant == player,
            Self::Username(meant) => username.is_some_and(|name| name.to_lowercase() == *meant),
        }
    }
}
