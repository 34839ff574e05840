//! What a decision gives: what to write down and what to do.

use crate::play::{Happening, Match, MatchId, PlayerId, Revision};
use crate::reversi::Square;
use crate::text::Phrase;
use crate::view::{Screen, Start, Topic, Trial};

use super::{ChatId, ChatProfile, MessageId, Millis, Panel, Place, Profile, QueryId, Spot};

/// The answer to an event. Writes and effects are committed together, or not at all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    /// What to write down, in order.
    pub writes: Vec<Write>,
    /// What to do, in order.
    pub effects: Vec<Effect>,
}

/// Something to write down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// A person as they are now: inserted, or replaced whole.
    Player(Profile),
    /// A person who was only heard of: inserted unless known.
    Meet(Profile),
    /// A chat as it is now: inserted, or replaced whole.
    Chat(ChatProfile),
    /// A new game. One that exists already is left alone.
    Create(Match),
    /// A game after an event, if it is still at the revision before.
    Update {
        /// The game as it is now.
        game: Match,
        /// The revision it must still have in the store.
        was: Revision,
        /// What happened, for its history.
        happening: Happening,
        /// Who did it; nobody for the bot and for timers.
        by: Option<PlayerId>,
    },
    /// A game hangs in this place from now on; harmless when it does already.
    Hang {
        /// The game.
        game: MatchId,
        /// Where.
        place: Place,
        /// The message, when it exists already (an inline message has none).
        message: Option<MessageId>,
    },
    /// What the bottom row of a board shows.
    Panel {
        /// The game.
        game: MatchId,
        /// Where.
        place: Place,
        /// What; nothing for the usual buttons.
        panel: Option<Panel>,
    },
    /// The square a person was last refused in a game.
    Refused {
        /// Who.
        player: PlayerId,
        /// In which game.
        game: MatchId,
        /// Which square.
        square: Square,
    },
    /// Sets a reminder, replacing one of the same game and kind.
    Remind(Reminder),
    /// Drops the reminder of this game and kind.
    Forget {
        /// The game.
        game: MatchId,
        /// The kind.
        kind: ReminderKind,
    },
    /// One more finished game for this person.
    Finished(PlayerId),
    /// Everything of one chat belongs to another number now; its message ids are worthless.
    Migrate {
        /// The old number.
        from: ChatId,
        /// The new one.
        to: ChatId,
    },
}

/// A reminder: at `due` the bot gets [`super::Event::Due`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// About which game.
    pub game: MatchId,
    /// The revision it was set at.
    pub at: Revision,
    /// What for.
    pub kind: ReminderKind,
    /// When.
    pub due: Millis,
}

/// What a reminder is for; a game has at most one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReminderKind {
    /// Call the side to move.
    Call,
    /// Close a challenge that nobody took.
    Expire,
    /// Think of the bot's move: the shell thinks and gives [`super::Event::Thought`] instead of `Due`.
    Think,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Bring the board in this place up to date: an edit, or a first message. Coalesced: what is drawn is the
    /// newest state when it is sent.
    Show {
        /// The game.
        game: MatchId,
        /// Where.
        place: Place,
        /// Not before this time, unless a later `Show` says sooner.
        not_before: Millis,
    },
    /// Post the board anew; the old message of the place keeps its text and loses its keyboard.
    Post {
        /// The game.
        game: MatchId,
        /// Where.
        place: Place,
        /// Whether the person is not to be notified.
        silent: bool,
    },
    /// Say something once.
    Say {
        /// Where.
        place: Place,
        /// The message it answers.
        reply: Option<MessageId>,
        /// What.
        subject: Subject,
        /// Whether nobody is to be notified.
        silent: bool,
    },
    /// Draw something else on a message that is not a board.
    Turn {
        /// The message.
        spot: Spot,
        /// What.
        subject: Subject,
    },
    /// Take the keyboard off a message: an old board.
    Retire {
        /// The message.
        spot: Spot,
    },
    /// Call the side to move of a game in a group; the call's message is remembered with the board there. It is
    /// dropped, or taken away again, when the game is no longer at this revision.
    Call {
        /// The game.
        game: MatchId,
        /// The revision at which the side to move is called.
        at: Revision,
        /// Where.
        place: Place,
    },
    /// Take away the call in this place, if there is one.
    Uncall {
        /// The game.
        game: MatchId,
        /// Where.
        place: Place,
    },
    /// Answer a press.
    Answer {
        /// The press.
        query: QueryId,
        /// The reader's language, by its folder.
        locale: String,
        /// What.
        answer: Answer,
    },
    /// Answer an inline query.
    Offer {
        /// The query.
        query: QueryId,
        /// The reader's language, by its folder.
        locale: String,
        /// What is offered.
        offers: Vec<Offer>,
    },
    /// Leave a chat where the bot has no business: a channel.
    Leave {
        /// The chat.
        chat: ChatId,
    },
}

/// The answer to a press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing to say: what was asked for is visible.
    Quiet,
    /// A short confirmation that goes away by itself (at most 40 characters).
    Toast(Phrase),
    /// An explanation to be closed (at most 200 characters).
    Alert(Phrase),
    /// Open the presser's private chat.
    Open(Start),
}

/// A result of an inline query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What is posted, by a name that comes back when it was chosen: a game's, or the payload of a link.
    pub result: String,
    /// The result's title.
    pub title: Phrase,
    /// A line under the title.
    pub description: Phrase,
    /// What is posted.
    pub screen: Screen,
}

/// Something said once, painted when it is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Lines of messages.
    Lines(Vec<Phrase>),
    /// The first screen in private.
    Welcome,
    /// The greeting of a group.
    GroupWelcome,
    /// What the bot can do.
    Help,
    /// A topic of the rule book; the table of contents when absent.
    Rules(Option<Topic>),
    /// The languages.
    Languages,
    /// Styles and disc sets.
    Looks,
    /// How to begin a game.
    PlayOptions,
    /// The person's games.
    Games,
    /// Why a square of a game may or may not be played now.
    Why {
        /// The game.
        game: MatchId,
        /// The square.
        square: Square,
    },
    /// The topics that come nearest to a question.
    Topics(Vec<Topic>),
    /// Why the last pass of a game was forced.
    WhyPass(MatchId),
    /// The board after moves that are only tried.
    WhatIf(Trial),
    /// That the answer is given in private, with a button that leads there.
    OpenPrivate(Start),
    /// The board in words.
    ReadBoard(MatchId),
    /// Which of several boards a typed square is meant for.
    WhichBoard {
        /// The square.
        square: Square,
        /// The games.
        games: Vec<MatchId>,
    },
    /// A call to a person, in their private chat, to a game that hangs elsewhere.
    PrivateCall(MatchId),
    /// The news that a game is over, in a player's private chat, when its board hangs elsewhere.
    EndNews(MatchId),
}
