//! The messages in which a language speaks about itself; every language has them beside those of the table.

/// The language's own name for itself.
pub(super) const AUTONYM: &str = "locale-autonym";

/// The codes of clients that mean the language, separated by spaces.
pub(super) const CLIENTS: &str = "locale-clients";

/// The codes of clients whose users see the language first in the menu, or [`NOBODY`].
pub(super) const OFFERED_TO: &str = "locale-offered-to";

/// What a language says that is offered to nobody first.
pub(super) const NOBODY: &str = "none";

/// The language's place in the menu: smaller numbers first.
pub(super) const PLACE: &str = "locale-place";

/// The bot's name as a player.
pub(super) const BOT_NAME: &str = "bot-name";

/// All of them.
pub(super) const ALL: [&str; 5] = [AUTONYM, CLIENTS, OFFERED_TO, PLACE, BOT_NAME];
