//! The language files as they stand in a folder or in the program itself.

use std::path::{Path, PathBuf};
use std::{fs, io};

use include_dir::{Dir, include_dir};

/// The languages this program was built with.
static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// The extension of a language file.
const EXTENSION: &str = "ftl";

/// The file of a language's aliases.
const ALIASES: &str = "ask.txt";

/// The files of one language, before they are checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocaleSource {
    /// The language: the name of its folder, a language tag such as `fr`.
    pub id: String,
    /// Its files, in the order of their names.
    pub files: Vec<SourceFile>,
    /// What people write besides the right words when they ask: lines of `topic: phrase`, with `#` comments. Empty
    /// when the language has no such file.
    pub aliases: String,
}

/// A file of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// Folder and name, such as `fr/play.ftl`.
    pub path: String,
    /// What stands in it.
    pub text: String,
}

impl LocaleSource {
    /// The languages this program was built with.
    ///
    /// # Errors
    /// A file that is not UTF-8.
    pub fn embedded() -> io::Result<Vec<Self>> {
        let mut locales = Vec::new();
        for folder in EMBEDDED.dirs() {
            let mut files = Vec::new();
            let mut aliases = String::new();
            for file in folder.files() {
                let text = || file.contents_utf8().ok_or_else(|| not_utf8(file.path()));
                if file_name(file.path()) == ALIASES {
                    text()?.clone_into(&mut aliases);
                }
                if !has_extension(file.path()) {
                    continue;
                }
                let text = text()?;
                files.push(SourceFile { path: slashes(file.path()), text: text.to_owned() });
            }
            locales.push(Self { id: file_name(folder.path()), files, aliases });
        }
        Ok(sorted(locales))
    }

    /// The languages in a folder: each a folder of `.ftl` files and perhaps an `ask.txt`. Other files are left
    /// alone.
    ///
    /// # Errors
    /// The folder or a file in it cannot be read; the message names it.
    pub fn read(root: &Path) -> io::Result<Vec<Self>> {
        let mut locales = Vec::new();
        for folder in entries(root)?.into_iter().filter(|path| path.is_dir()) {
            let id = file_name(&folder);
            let mut files = Vec::new();
            let mut aliases = String::new();
            for path in entries(&folder)? {
                let text = || fs::read_to_string(&path).map_err(|error| at(&path, &error));
                if file_name(&path) == ALIASES {
                    aliases = text()?;
                }
                if !has_extension(&path) {
                    continue;
                }
                let text = text()?;
                files.push(SourceFile { path: format!("{id}/{}", file_name(&path)), text });
            }
            locales.push(Self { id, files, aliases });
        }
        Ok(sorted(locales))
    }
}

/// The same order from a disk as from the program.
fn sorted(mut locales: Vec<LocaleSource>) -> Vec<LocaleSource> {
    locales.sort_by(|a, b| a.id.cmp(&b.id));
    for locale in &mut locales {
        locale.files.sort_by(|a, b| a.path.cmp(&b.path));
    }
    locales
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let read = || fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>();
    read().map_err(|error| at(folder, &error))
}

fn has_extension(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == EXTENSION)
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

fn at(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

fn not_utf8(path: &Path) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("{}: not UTF-8", path.display()))
}
