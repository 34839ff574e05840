//! What a button means.

use crate::play::{ColorWish, MatchId, Revision};
use crate::reversi::Square;

use super::{DiscSet, Style, Topic, Trial};

/// What pressing a button asks for. It names the game and the state it was drawn for, never a person: who presses
/// is known from the press alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Place a disc.
    Place {
        /// The game.
        game: MatchId,
        /// The revision of the picture.
        at: Revision,
        /// The square.
        square: Square,
    },
    /// Place a disc in this game, asked below a typed square that several boards could take.
    Choose {
        /// The game.
        game: MatchId,
        /// The revision when it was asked.
        at: Revision,
        /// The square.
        square: Square,
    },
    /// A letter of the row above the board: how squares are named.
    Letter {
        /// The column, 0 for a to 7 for h.
        column: u8,
    },
    /// Explain the last refused square.
    Why {
        /// The game.
        game: MatchId,
    },
    /// Prove the last pass.
    WhyPass {
        /// The game.
        game: MatchId,
    },
    /// Open a board whose squares only explain, in the presser's private chat.
    WhatIf {
        /// The game.
        game: MatchId,
    },
    /// Show the board after these moves, none of which is played.
    Try(Trial),
    /// Open the menu row under a board.
    Menu {
        /// The game.
        game: MatchId,
        /// The revision of the picture.
        at: Revision,
    },
    /// Close the menu row or a question under a board.
    MenuClose {
        /// The game.
        game: MatchId,
    },
    /// Ask whether to resign.
    Resign {
        /// The game.
        game: MatchId,
        /// The revision of the picture.
        at: Revision,
    },
    /// Resign after having been asked.
    ResignSure {
        /// The game.
        game: MatchId,
        /// The revision of the picture.
        at: Revision,
    },
    /// Post the board anew below.
    Below {
        /// The game.
        game: MatchId,
    },
    /// Open the game in the presser's private chat.
    OpenPrivate {
        /// The game.
        game: MatchId,
    },
    /// Open a game of one's own here, from the list of games.
    OpenHere {
        /// The game.
        game: MatchId,
    },
    /// Take the second seat.
    Join {
        /// The game.
        game: MatchId,
    },
    /// Say no to a challenge.
    Decline {
        /// The game.
        game: MatchId,
    },
    /// Show or hide the options of a challenge.
    Options {
        /// The game.
        game: MatchId,
        /// Whether to show them.
        open: bool,
    },
    /// Choose the challenger's colour.
    Wish {
        /// The game.
        game: MatchId,
        /// The colour.
        wish: ColorWish,
    },
    /// Take a challenge back.
    Cancel {
        /// The game.
        game: MatchId,
    },
    /// Another game with colours swapped.
    Rematch {
        /// The game that ended.
        game: MatchId,
    },
    /// Begin a game against the bot.
    PlayBot {
        /// The colour the person wants.
        wish: ColorWish,
    },
    /// Show how to begin a game: colour, a friend.
    PlayOptions,
    /// Make a link for a friend.
    InviteFriend,
    /// A topic of the rule book.
    Rules {
        /// The topic; the table of contents when absent.
        topic: Option<Topic>,
    },
    /// The rules, asked from a board: the topic that fits the moment.
    RulesOfGame {
        /// The game.
        game: MatchId,
    },
    /// Show the languages.
    Languages,
    /// Show the languages in a message of their own, beside a board.
    LanguagesBeside,
    /// Choose a language.
    Language {
        /// The language, by its folder.
        locale: String,
    },
    /// Show styles and disc sets.
    Looks,
    /// Show them in a message of their own, beside a board.
    LooksBeside,
    /// Choose a style.
    Style {
        /// The style.
        style: Style,
    },
    /// Choose a disc set.
    Discs {
        /// The discs.
        discs: DiscSet,
    },
    /// Read the board aloud, square by square (words style).
    ReadBoard {
        /// The game.
        game: MatchId,
    },
    /// The list of one's own games.
    Games,
    /// What the bot can do.
    Help,
    /// The first screen.
    Home,
}
