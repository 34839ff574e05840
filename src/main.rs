//! The program: it wires and exits.

use std::process::ExitCode;

use tokio::runtime::Runtime;

fn main() -> std::io::Result<ExitCode> {
    let runtime = Runtime::new()?;
    let code = runtime.block_on(reversi_bot::cli::run());
    // A read of standard input cannot be taken back: whoever stops the program does not have to press Enter for it.
    runtime.shutdown_background();
    Ok(code)
}
