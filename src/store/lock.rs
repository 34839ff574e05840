//! Only one process may have the database open.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use super::OpenError;

/// Held as long as the database is open. The system releases it when the process dies, however it dies.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of a database: the file beside it, with `.lock` after its name. It stays empty, and stays.
    ///
    /// # Errors
    /// [`OpenError::InUse`] when another process has it, [`OpenError::Lock`] when the file cannot be made.
    pub(super) fn take(database: &Path) -> Result<Self, OpenError> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        let path = std::path::PathBuf::from(name);
        let fault = |source| OpenError::Lock { path: path.clone(), source };
        let file = OpenOptions::new().create(true).write(true).truncate(false).open(&path).map_err(fault)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: database.to_owned() }),
            Err(TryLockError::Error(source)) => Err(fault(source)),
        }
    }
}
