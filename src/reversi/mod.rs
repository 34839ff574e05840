//! The rules of Reversi, and nothing else: every refusal carries its evidence.
//!
//! A square is named column first, a1 top left. White begins on d4 and e5, Black on e4 and d5, Black moves
//! first (World Othello Federation). A side without a legal move passes; the game ends when neither side has
//! one; the result is the plain count of discs.
//!
//! ```
//! use reversi_bot::reversi::{MoveError, Position, Square};
//!
//! let d3: Square = "d3".parse()?;
//! let (next, played) = Position::START.play(d3)?;
//! assert_eq!(played.all_flips().len(), 1);
//!
//! let Err(MoveError::Occupied { by, .. }) = next.play(d3) else { unreachable!() };
//! assert_eq!(by, reversi_bot::reversi::Color::Black);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod closest;
mod color;
mod diagram;
mod direction;
mod error;
mod outcome;
mod outflank;
mod perft;
mod position;
mod ray;
mod record;
mod square;
mod squares;
mod transcript;

pub use board::Board;
pub use closest::{NearLine, NearMiss, near_miss};
pub use color::{ByColor, Color};
pub use diagram::{Drawing, ParsePositionError};
pub use direction::{ByDirection, Direction};
pub use error::MoveError;
pub use outcome::Outcome;
pub use perft::{Convention, perft};
pub use position::{Move, Position, Turn};
pub use ray::{Ray, RayEnd};
pub use record::{Ply, Record};
pub use square::{ParseSquareError, Square};
pub use squares::{Squares, SquaresIter};
pub use transcript::{TranscriptError, TranscriptFault};
