//! How a reader likes the board: style and discs.

/// How the board is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// The keyboard is the board: tap a square.
    #[default]
    Tap,
    /// An emoji grid in the text, and one button for each legal move.
    Grid,
    /// Words only, for screen readers.
    Words,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 3] = [Self::Tap, Self::Grid, Self::Words];
}

/// Which glyphs stand for the discs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DiscSet {
    /// Black and white circles.
    #[default]
    Classic,
    /// Blue and orange, told apart by colour-blind eyes.
    Contrast,
    /// Red and white, visible on a dark background.
    Dark,
    /// Hearts.
    Hearts,
    /// `X` and `O`, for clients that draw emoji badly.
    Letters,
}

impl DiscSet {
    /// All disc sets.
    pub const ALL: [Self; 5] = [Self::Classic, Self::Contrast, Self::Dark, Self::Hearts, Self::Letters];
}
