//! The program: it wires and exits.

use std::process::ExitCode;

#[tokio::main]
async fn main() -> ExitCode {
    reversi_bot::cli::run().await
}
