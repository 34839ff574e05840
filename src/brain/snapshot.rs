//! What the store knows, as far as a decision or a picture needs it.

use crate::play::{Match, MatchId, PlayerId, Revision};
use crate::reversi::{ByColor, Square};
use crate::text::Name;
use crate::view::{DiscSet, Style};

use super::{ChatId, ChatKind, MessageId, Millis, Place};

/// What to load before deciding about an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needs {
    /// The person whose profile, and whose last refused square, is wanted.
    pub player: Option<PlayerId>,
    /// The chat whose settings are wanted.
    pub chat: Option<ChatId>,
    /// Which games.
    pub games: Focus,
}

/// Which games to load.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Focus {
    /// None.
    Nothing,
    /// This one, into [`Snapshot::table`], and its rematch, if there is one, into [`Snapshot::tables`].
    Game(MatchId),
    /// The one whose board or call is this message, into [`Snapshot::table`]; every game that hangs in this place
    /// and is not over, and every other running game of the person with a board in this place, into
    /// [`Snapshot::tables`].
    Here {
        /// The place.
        place: Place,
        /// The message replied to.
        reply: Option<MessageId>,
    },
    /// All the person's games that are not over, newest change first, into [`Snapshot::tables`].
    Mine,
}

/// What was loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snapshot {
    /// The person; absent when never seen.
    pub player: Option<Profile>,
    /// The chat; absent when never seen.
    pub chat: Option<ChatProfile>,
    /// The one game asked for, if there is one.
    pub table: Option<Table>,
    /// Several games, where several may be meant.
    pub tables: Vec<Table>,
}

/// A person as the store knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Their number.
    pub id: PlayerId,
    /// Their name when last seen.
    pub name: Name,
    /// Their user name when last seen, without the @.
    pub username: Option<String>,
    /// The language they chose, by its folder.
    pub language: Option<String>,
    /// The language code of their client when last seen.
    pub client_language: Option<String>,
    /// How they like boards in their private chat.
    pub looks: Looks,
    /// Games they have finished, of any kind.
    pub finished: u32,
    /// Whether the bot may write to them in private.
    pub reach: Reach,
    /// When they were last called.
    pub called_at: Option<Millis>,
}

/// How boards are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Looks {
    /// The style.
    pub style: Style,
    /// The discs.
    pub discs: DiscSet,
}

/// Whether the bot may write to a person in private.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reach {
    /// They have never opened the private chat.
    #[default]
    Unopened,
    /// They have.
    Open,
    /// They have blocked the bot.
    Blocked,
}

/// A chat as the store knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatProfile {
    /// Its number.
    pub id: ChatId,
    /// Its kind.
    pub kind: ChatKind,
    /// The language chosen for the group.
    pub language: Option<String>,
    /// How boards are shown in the group.
    pub looks: Looks,
    /// Whether the bot may write there.
    pub present: bool,
}

/// A game with all that a picture of it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The game.
    pub game: Match,
    /// The people on the seats.
    pub seated: ByColor<Option<Profile>>,
    /// The challenger, while the challenge is open or after it came to nothing.
    pub challenger: Option<Profile>,
    /// The person a challenge is meant for, if it names one by number who is known.
    pub invited: Option<Profile>,
    /// Where it hangs.
    pub slots: Vec<Slot>,
    /// The square that the person of the event was last refused in this game.
    pub refused: Option<Square>,
}

/// A game's board in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Where.
    pub place: Place,
    /// The message, once it was sent; always present for an inline place.
    pub message: Option<MessageId>,
    /// What the bottom row shows instead of its usual buttons.
    pub panel: Option<Panel>,
    /// The message of a call that waits to be answered here.
    pub call: Option<MessageId>,
    /// Until when Telegram wants nothing more to be sent there.
    pub paused_until: Option<Millis>,
}

/// A passing state of the bottom row of a board. It holds only for the revision it was opened at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel {
    /// Which.
    pub kind: PanelKind,
    /// The revision at which it was opened.
    pub at: Revision,
}

/// What the bottom row shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelKind {
    /// The menu of a running game.
    Menu,
    /// The question whether this side resigns.
    Resign(crate::reversi::Color),
    /// The options of an open challenge.
    Options,
}
