//! The thin shell round the decisions: loops, clock, chance, configuration. Everything that waits or fails for
//! reasons outside the game stands here.

mod bot;
mod chance;
mod clock;
mod config;
mod control;
mod intake;
mod local;
mod logging;
mod outbox;
mod reminders;
mod serve;

pub use bot::Bot;
pub use chance::Chance;
pub use clock::Clock;
pub use config::{ConfigError, Settings, TokenSource, environment_language, load_catalog};
pub use control::ControlError;
pub use intake::IntakeError;
pub use local::{Local, database_file, run as run_local};
pub use logging::start as start_logging;
pub use serve::{ServeError, check, serve};
