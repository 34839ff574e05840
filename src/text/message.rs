//! The table of everything the bot can say: each message once, with its typed arguments.

use crate::reversi::{Color, Direction, Square, Squares};

use super::{Arg, ArgKind, Argument, Literal, Phrase, Who};

/// A row of the table: a message's id and its arguments by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The id in the catalogue.
    pub id: &'static str,
    /// The name and kind of each argument.
    pub args: &'static [(&'static str, ArgKind)],
}

/// Makes the enum, the conversion into a [`Phrase`] and the table out of one list. An argument is named in the
/// catalogue as it is here.
macro_rules! messages {
    ($($name:ident $id:literal $({ $($arg:ident: $kind:ty),+ })?,)+) => {
        /// Everything the bot can say. A message that lacks an argument, or has one of the wrong type, does not
        /// compile; a message that lacks its text in some language does not load.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "each message is described to translators in locales/en")]
        pub enum Message {
            $($name $({ $($arg: $kind),+ })?,)+
        }

        impl Message {
            /// Every message with its arguments.
            pub const TABLE: &'static [Entry] = &[
                $(Entry { id: $id, args: &[$($((stringify!($arg), <$kind as Argument>::KIND)),+)?] },)+
            ];
        }

        impl From<Message> for Phrase {
            fn from(message: Message) -> Self {
                let (id, args): (&str, Vec<(&str, Arg)>) = match message {
                    $(Message::$name $({ $($arg),+ })? => {
                        ($id, vec![$($((stringify!($arg), $arg.into_arg())),+)?])
                    })+
                };
                Self {
                    id: id.to_owned(),
                    args: args.into_iter().map(|(name, arg)| (name.to_owned(), arg)).collect(),
                }
            }
        }
    };
}

messages! {
    // locale.ftl
    BotName "bot-name",

    // play.ftl: the board
    ScoreLine "score-line" {
        turn: Option<Color>, black_disc: Literal, black: Who, black_count: u32,
        white_count: u32, white_disc: Literal, white: Who
    },
    WordsScore "words-score" { black: Who, black_count: u32, white: Who, white_count: u32 },
    TurnOf "turn-of" { name: Who, color: Color },
    TurnOfBot "turn-of-bot" { color: Color },
    PlyPlayed "ply-played" { name: Who, square: Square, n: u32 },
    PlyPassed "ply-passed" { name: Who, other: Who },
    PliesMore "plies-more" { n: u32 },
    LegendTap "legend-tap" { legal: Literal, placed: Literal, flipped: Literal },
    LegendColumns "legend-columns",
    FootReply "foot-reply",
    FootWords "foot-words" { n: u32, squares: Squares },
    BoardMovedOn "board-moved-on",

    // play.ftl: the end
    EndWin "end-win" { name: Who, color: Color, winner_count: u32, loser_count: u32, n: u32 },
    EndDraw "end-draw" { n: u32 },
    EndFull "end-full",
    EndStuck "end-stuck" { n: u32, squares: Squares },
    EndWiped "end-wiped" { color: Color, n: u32, squares: Squares },
    EndResigned "end-resigned" { name: Who, color: Color, other: Who },
    EndTournament "end-tournament" { black_count: u32, white_count: u32 },
    RecordMoves "record-moves" { moves: Literal },
    RecordNoMoves "record-no-moves",

    // play.ftl: challenges
    ChallengeOpen "challenge-open" { name: Who },
    ChallengeTo "challenge-to" { name: Who, other: Who },
    ChallengeLot "challenge-lot",
    ChallengeColor "challenge-color" { name: Who, color: Color },
    ChallengeLink "challenge-link" { link: Literal },
    ChallengeExpired "challenge-expired" { name: Who },
    ChallengeCancelled "challenge-cancelled" { name: Who },
    ChallengeDeclined "challenge-declined" { name: Who },
    OfferTitle "offer-title",
    OfferDescription "offer-description",

    // play.ftl: calls and news
    CallGroup "call-group" { name: Who },
    CallPrivate "call-private" { name: Who },
    NewsOver "news-over" { name: Who },

    // play.ftl: toasts
    ToastPlayed "toast-played" { square: Square, n: u32 },
    ToastLate "toast-late" { square: Square, seconds: u32 },
    ToastAlreadyPlayed "toast-already-played" { square: Square },
    ToastJoined "toast-joined",
    ToastDeclined "toast-declined",
    ToastCancelled "toast-cancelled",
    ToastSaved "toast-saved",
    ToastBoardBelow "toast-board-below",

    // play.ftl: words style
    WordsRowBoth "words-row-both" { row: u32, black: Squares, white: Squares },
    WordsRowBlack "words-row-black" { row: u32, black: Squares },
    WordsRowWhite "words-row-white" { row: u32, white: Squares },
    WordsRowEmpty "words-row-empty" { row: u32 },

    // refusal.ftl
    AlertOccupied "alert-occupied" { square: Square, color: Color },
    AlertNothingNear "alert-nothing-near" { square: Square, color: Color },
    AlertLineEmpty "alert-line-empty" { square: Square, dir: Direction, n: u32, color: Color, at: Square },
    AlertLineEdge "alert-line-edge" { square: Square, dir: Direction, n: u32, color: Color },
    AlertMustPass "alert-must-pass" { square: Square, color: Color },
    AlertGameOver "alert-game-over" { square: Square },
    AlertNotYourTurn "alert-not-your-turn" { name: Who },
    AlertNotAPlayer "alert-not-a-player",
    AlertStale "alert-stale" { name: Who, square: Square },
    AlertStalePassed "alert-stale-passed" { name: Who, square: Square, other: Who },
    AlertStaleOther "alert-stale-other",
    AlertEndedWon "alert-ended-won" { name: Who },
    AlertEndedDraw "alert-ended-draw",
    AlertEndedResigned "alert-ended-resigned" { name: Who },
    AlertEndedExpired "alert-ended-expired",
    AlertEndedCancelled "alert-ended-cancelled",
    AlertEndedDeclined "alert-ended-declined",
    AlertNotBegun "alert-not-begun",
    AlertStillRunning "alert-still-running",
    AlertFull "alert-full",
    AlertAlreadyJoined "alert-already-joined",
    AlertOwnChallenge "alert-own-challenge",
    AlertNotInvited "alert-not-invited",
    AlertNotChallenger "alert-not-challenger",
    AlertNotYours "alert-not-yours",
    AlertCannotPass "alert-cannot-pass" { n: u32, squares: Squares },
    AlertNotASquare "alert-not-a-square" { said: Who },
    AlertOldButton "alert-old-button",
    AlertGameGone "alert-game-gone",
    AlertLetter "alert-letter" { column: Literal, first: Square, last: Square },
    AlertWhyNone "alert-why-none",
    AlertMayNotPlay "alert-may-not-play",
    AlertWordsPrivate "alert-words-private",
    AlertRematchWaits "alert-rematch-waits" { name: Who },
    AlertLineGap "alert-line-gap" {
        square: Square, dir: Direction, n: u32, color: Color, at: Square, own: Square
    },
    AlertOwnNear "alert-own-near" { square: Square },
    AlertTrialEnded "alert-trial-ended",
    AlertLegal "alert-legal" { square: Square, n: u32, squares: Squares },

    // refusal.ftl: answers to commands and typed moves
    SayNoGame "say-no-game",
    SayNoGameGroup "say-no-game-group",
    SayWhichBoard "say-which-board" { square: Square },
    SayWhichGame "say-which-game",
    SayMoveUsage "say-move-usage",
    SayWhyUsage "say-why-usage",
    SayNotUnderstood "say-not-understood",
    SayOpenPrivate "say-open-private",
    SayResignAsk "say-resign-ask" { name: Who },
    SayChallengeSelf "say-challenge-self",
    SayChallengeBot "say-challenge-bot",
    SayUnknownCommand "say-unknown-command",
    SayAskUsage "say-ask-usage",
    SayGroupOnly "say-group-only",
    SayCallsOn "say-calls-on",

    // why.ftl
    WhyLegal "why-legal" { square: Square, color: Color, n: u32 },
    WhyLegalAll "why-legal-all",
    WhyNothing "why-nothing" { square: Square, color: Color },
    WhySummary "why-summary",
    WhyPass "why-pass" { color: Color, n: u32 },
    WhyPassNone "why-pass-none",
    PassNear "pass-near" { color: Color, squares: Squares },
    PassEmpty "pass-empty" { square: Square, dir: Direction, n: u32, color: Color, at: Square },
    PassEdge "pass-edge" { square: Square, dir: Direction, n: u32, color: Color },
    RayEdge "ray-edge" { dir: Direction },
    RayEmpty "ray-empty" { dir: Direction, at: Square },
    RayOwn "ray-own" { dir: Direction, at: Square, color: Color },
    RayOverEmpty "ray-over-empty" { dir: Direction, n: u32, color: Color, at: Square },
    RayOverEdge "ray-over-edge" { dir: Direction, n: u32, color: Color },
    RayClosed "ray-closed" { dir: Direction, n: u32, color: Color, squares: Squares, at: Square },
    WhyRest "why-rest" { n: u32, color: Color },
    WhyAlone "why-alone" { color: Color },
    LegendAsked "legend-asked" { asked: Literal, square: Square },

    // why.ftl: moves only tried
    WhatIfTitle "what-if-title",
    WhatIfLead "what-if-lead",
    WhatIfPlayed "what-if-played" { color: Color, square: Square, n: u32, squares: Squares },
    WhatIfPass "what-if-pass" { color: Color },
    WhatIfTurn "what-if-turn" { color: Color, n: u32, squares: Squares },
    WhatIfOver "what-if-over" { black_count: u32, white_count: u32 },

    // ask.ftl: the questions of each topic, a line each
    AskAim "ask-aim",
    AskSetup "ask-setup",
    AskTurns "ask-turns",
    AskMove "ask-move",
    AskOutflank "ask-outflank",
    AskDirections "ask-directions",
    AskFlips "ask-flips",
    AskNoJump "ask-no-jump",
    AskNoCascade "ask-no-cascade",
    AskPass "ask-pass",
    AskEnd "ask-end",
    AskScore "ask-score",
    AskDraw "ask-draw",
    AskRealBoard "ask-real-board",
    AskNotation "ask-notation",
    AskBot "ask-bot",

    // topics.ftl
    TopicAim "topic-aim",
    TopicSetup "topic-setup",
    TopicTurns "topic-turns",
    TopicMove "topic-move",
    TopicOutflank "topic-outflank",
    TopicDirections "topic-directions",
    TopicFlips "topic-flips",
    TopicNoJump "topic-no-jump",
    TopicNoCascade "topic-no-cascade",
    TopicPass "topic-pass",
    TopicEnd "topic-end",
    TopicScore "topic-score",
    TopicDraw "topic-draw",
    TopicRealBoard "topic-real-board",
    TopicNotation "topic-notation",
    TopicBot "topic-bot",
    RulesContents "rules-contents",
    TopicsNear "topics-near",

    // rules.ftl
    RulesExampleMove "rules-example-move",
    RulesExampleDirections "rules-example-directions",
    RulesExampleNoJump "rules-example-no-jump",
    RulesExampleNoCascade "rules-example-no-cascade",
    RulesExamplePass "rules-example-pass",
    RulesTranscript "rules-transcript",
    RulesWhy "rules-why",
    RulesAim "rules-aim",
    RulesStrategy "rules-strategy",
    RulesBoard "rules-board",
    RulesDiscs "rules-discs",
    RulesSetOf32 "rules-set-of-32",
    RulesColors "rules-colors",
    RulesSetup "rules-setup",
    RulesBlackFirst "rules-black-first",
    RulesTurns "rules-turns",
    RulesOutflank "rules-outflank",
    RulesLine "rules-line",
    RulesDirections "rules-directions",
    RulesExampleThree "rules-example-three",
    RulesExampleRow "rules-example-row",
    RulesAllFlip "rules-all-flip",
    RulesFlipped "rules-flipped",
    RulesNeverMoves "rules-never-moves",
    RulesColorAgain "rules-color-again",
    RulesNoJump "rules-no-jump",
    RulesNoCascade "rules-no-cascade",
    RulesPass "rules-pass",
    RulesNoPass "rules-no-pass",
    RulesShortage "rules-shortage",
    RulesWrongFlip "rules-wrong-flip",
    RulesEnd "rules-end",
    RulesEarlyEnd "rules-early-end",
    RulesCount "rules-count",
    RulesDraw "rules-draw",
    RulesTap "rules-tap",
    RulesMarks "rules-marks" { legal: Literal, asked: Literal },
    RulesScore "rules-score",
    RulesBefore "rules-before",
    RulesAfter "rules-after",

    // menu.ftl
    Welcome "welcome" { name: Who },
    WelcomeWords "welcome-words",
    GroupWelcome "group-welcome",
    HelpText "help-text",
    LanguagesTitle "languages-title",
    LanguagesTitleGroup "languages-title-group",
    LanguageSet "language-set",
    LooksTitle "looks-title",
    LooksTitleGroup "looks-title-group",
    LooksStyles "looks-styles",
    LooksDiscs "looks-discs",
    PlayOptionsTitle "play-options-title",
    GamesTitle "games-title" { n: u32 },
    GamesNone "games-none",

    // buttons.ftl
    ButtonPlay "button-play",
    ButtonPlayOptions "button-play-options",
    ButtonFriend "button-friend",
    ButtonBlack "button-black",
    ButtonWhite "button-white",
    ButtonLot "button-lot",
    ButtonRules "button-rules",
    ButtonLanguage "button-language",
    ButtonLooks "button-looks",
    ButtonWords "button-words",
    ButtonGames "button-games",
    ButtonHelp "button-help",
    ButtonHome "button-home",
    ButtonNext "button-next",
    ButtonBack "button-back",
    ButtonJoin "button-join",
    ButtonDecline "button-decline",
    ButtonOptions "button-options",
    ButtonCancel "button-cancel",
    ButtonShare "button-share",
    ButtonContents "button-contents",
    ButtonWhy "button-why",
    ButtonWhyPass "button-why-pass",
    ButtonWhatIf "button-what-if",
    ButtonStepBack "button-step-back",
    ButtonMenu "button-menu",
    ButtonMenuClose "button-menu-close",
    ButtonResign "button-resign",
    ButtonResignSure "button-resign-sure",
    ButtonKeepPlaying "button-keep-playing",
    ButtonBelow "button-below",
    ButtonPrivate "button-private",
    ButtonCallMe "button-call-me",
    ButtonRematch "button-rematch",
    ButtonReadBoard "button-read-board",
    ButtonOpenGame "button-open-game",
    ButtonOpenChat "button-open-chat",
    ButtonGame "button-game" { number: u32, name: Who, turn: Turn },
    ButtonPair "button-pair" { black: Who, white: Who },
    ButtonWordsMove "button-words-move" { square: Square, n: u32 },
    ButtonStyleTap "button-style-tap" { chosen: bool },
    ButtonStyleGrid "button-style-grid" { chosen: bool },
    ButtonStyleWords "button-style-words" { chosen: bool },
    ButtonDiscs "button-discs" { chosen: bool, set: Literal },

    // commands.ftl
    CommandStart "command-start",
    CommandPlay "command-play",
    CommandReversi "command-reversi",
    CommandMove "command-move",
    CommandWhy "command-why",
    CommandWhatIf "command-what-if",
    CommandRules "command-rules",
    CommandAsk "command-ask",
    CommandBoard "command-board",
    CommandResign "command-resign",
    CommandPass "command-pass",
    CommandLanguage "command-language",
    CommandStyle "command-style",
    CommandGames "command-games",
    CommandHelp "command-help",

    // terminal.ftl
    TermHelp "term-help",
    TermHello "term-hello",
    TermNotUnderstood "term-not-understood" { line: Literal },
    TermNoButton "term-no-button" { label: Literal },
    TermNoMessage "term-no-message" { number: Literal },
    TermNoResult "term-no-result" { number: Literal },
    TermOnlyGroup "term-only-group",
    TermSmallGroup "term-small-group",
    TermNoTopics "term-no-topics" { group: Literal },
    ErrorArguments "error-arguments",
    ErrorLine "error-line" { reason: Literal },
    ErrorBotDied "error-bot-died" { status: Literal },
    ErrorDatabase "error-database" { reason: Literal },
    ErrorToken "error-token",
    ErrorTokenMissing "error-token-missing",
    ErrorTokenFile "error-token-file" { path: Literal, reason: Literal },
    ErrorApiUrl "error-api-url" { value: Literal },
    ErrorApi "error-api" { reason: Literal },
    ErrorLocales "error-locales" { reason: Literal },
    ErrorLanguage "error-language" { value: Literal, languages: Literal },
    ErrorPositionLength "error-position-length" { n: u32 },
    ErrorPositionCharacter "error-position-character" { square: Square, found: Literal },
    ErrorSide "error-side" { found: Literal },
    ErrorPly "error-ply" { ply: u32, color: Color, token: Literal },
    ErrorPlySquare "error-ply-square" { ply: u32, token: Literal },
    ErrorPlyCut "error-ply-cut" { ply: u32, token: Literal },
    ErrorPlyPass "error-ply-pass" { ply: u32, color: Color },
    ErrorDepth "error-depth" { value: Literal },
    CheckOk "check-ok" { bot: Literal },
    CheckSandbox "check-sandbox",
    CheckLocales "check-locales" { languages: Literal },
    ReplayPly "replay-ply" { ply: u32, color: Color, square: Square, n: u32 },
    ReplayPass "replay-pass" { ply: u32, color: Color },
    ReplayScore "replay-score" { black_count: u32, white_count: u32, n: u32 },
    ReplayWin "replay-win" { color: Color },
    ReplayDraw "replay-draw",
    ReplayToMove "replay-to-move" { color: Color },
}

/// Whose turn it is in one of the reader's games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The reader's.
    Yours,
    /// The opponent's.
    Theirs,
    /// Nobody's yet: an open challenge.
    Waiting,
}

impl Argument for Turn {
    const KIND: ArgKind = ArgKind::Key(&["yours", "theirs", "waiting"]);
    fn into_arg(self) -> Arg {
        Arg::Key(
            match self {
                Self::Yours => "yours",
                Self::Theirs => "theirs",
                Self::Waiting => "waiting",
            }
            .to_owned(),
        )
    }
}
