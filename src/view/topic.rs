//! The topics of the rule book.

/// A topic of the rule book: a short screen of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// What the game is about and who wins.
    Aim,
    /// The board, the discs, and how they stand at the start.
    Setup,
    /// Who begins, and taking turns.
    Turns,
    /// What a legal move is.
    Move,
    /// What outflanking is.
    Outflank,
    /// The eight directions, several at once.
    Directions,
    /// Which discs flip, and that all of them must.
    Flips,
    /// No outflanking across a disc of one's own.
    NoJump,
    /// No chain reaction.
    NoCascade,
    /// Passing: when one must, and that one may not otherwise.
    Pass,
    /// When the game is over.
    End,
    /// Counting, and who has won.
    Score,
    /// Equal numbers.
    Draw,
    /// What only holds on a real board.
    RealBoard,
    /// Names of squares, and writing moves down.
    Notation,
    /// How to play here.
    Bot,
}

impl Topic {
    /// All topics, in the order of the book.
    pub const ALL: [Self; 16] = [
        Self::Aim,
        Self::Setup,
        Self::Turns,
        Self::Move,
        Self::Outflank,
        Self::Directions,
        Self::Flips,
        Self::NoJump,
        Self::NoCascade,
        Self::Pass,
        Self::End,
        Self::Score,
        Self::Draw,
        Self::RealBoard,
        Self::Notation,
        Self::Bot,
    ];

    /// Its name in links, buttons and commands: lower-case letters and hyphens.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Aim => "aim",
            Self::Setup => "setup",
            Self::Turns => "turns",
            Self::Move => "move",
            Self::Outflank => "outflank",
            Self::Directions => "directions",
            Self::Flips => "flips",
            Self::NoJump => "no-jump",
            Self::NoCascade => "no-cascade",
            Self::Pass => "pass",
            Self::End => "end",
            Self::Score => "score",
            Self::Draw => "draw",
            Self::RealBoard => "real-board",
            Self::Notation => "notation",
            Self::Bot => "bot",
        }
    }

    /// The topic of a name, if there is one.
    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.id() == id)
    }

    /// The topic before it.
    pub fn previous(self) -> Option<Self> {
        Self::ALL.into_iter().take_while(|topic| *topic != self).last()
    }

    /// The topic after it.
    pub fn next(self) -> Option<Self> {
        Self::ALL.into_iter().skip_while(|topic| *topic != self).nth(1)
    }
}
