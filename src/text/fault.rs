//! What can be wrong with language files.

use std::{fmt, io};

use thiserror::Error;

/// Why the languages cannot be served.
#[derive(Debug, Error)]
pub enum CatalogError {
    /// A folder or file cannot be read.
    #[error("the language files cannot be read: {0}")]
    Read(#[from] io::Error),
    /// There are faults in the files: all of them, by file and message.
    #[error("the language files have faults:{}", list(.0))]
    Faults(Vec<Fault>),
}

/// One fault in the language files.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The file, or the language's folder when it is about no one file.
    pub file: String,
    /// The id of the message, if it is about one.
    pub id: Option<String>,
    /// What is wrong.
    pub defect: Defect,
}

/// What is wrong with a file or a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Error)]
pub enum Defect {
    /// The folder of the reference language is missing.
    #[error("the reference language is missing")]
    NoReference,
    /// The folder's name is no language tag.
    #[error("the folder's name is no language tag")]
    NotALanguage,
    /// Something that is no Fluent.
    #[error("line {line}: {reason}")]
    Junk {
        /// The line, from 1.
        line: usize,
        /// What the parser expected.
        reason: String,
    },
    /// A message that the program says is not there.
    #[error("the message is missing")]
    Missing,
    /// A message that the program never says.
    #[error("no message of this id exists (one that only others refer to begins with h-)")]
    Unknown,
    /// A shared phrase that no message refers to.
    #[error("no message refers to this phrase")]
    Unused,
    /// A second message of the same id.
    #[error("the message stands in {first} already")]
    Duplicate {
        /// Where the first stands.
        first: String,
    },
    /// A term: a reference to one would lose the message's arguments.
    #[error("terms do not get the message's arguments: use a message that begins with h-")]
    Term,
    /// An attribute, which is never said.
    #[error("attribute .{name}: attributes are never said")]
    Attribute {
        /// Its name.
        name: String,
    },
    /// A message without a value.
    #[error("the message has no text")]
    NoText,
    /// A reference to a message that is not there.
    #[error("refers to {to}, which is missing")]
    NoSuchMessage {
        /// The message referred to.
        to: String,
    },
    /// A message that refers to itself, perhaps through others.
    #[error("refers to itself")]
    Cycle,
    /// A variable that the message has no argument for.
    #[error("${variable} is no argument of {message}")]
    UnknownVariable {
        /// The variable.
        variable: String,
        /// The message that is said.
        message: String,
    },
    /// Something in braces that cannot be shown.
    #[error("{what} cannot be shown: {why}")]
    WrongPlaceable {
        /// What stands there.
        what: String,
        /// Why not.
        why: &'static str,
    },
    /// A selector that does not select anything sensible.
    #[error("cannot select on {what}: {why}")]
    WrongSelector {
        /// What stands there.
        what: String,
        /// Why not.
        why: &'static str,
    },
    /// A variant that is never chosen.
    #[error("{selector} is never {variant}")]
    NeverChosen {
        /// What is selected on.
        selector: String,
        /// The variant.
        variant: String,
    },
    /// A value without a variant of its own.
    #[error("{selector} can be {variant}, for which there is no variant")]
    NoVariant {
        /// What is selected on.
        selector: String,
        /// The value.
        variant: String,
    },
    /// More placeables than Fluent formats in one message.
    #[error("{count} placeables, of which Fluent formats {limit}")]
    TooManyPlaceables {
        /// How many there can be.
        count: usize,
        /// The limit.
        limit: usize,
    },
    /// A character that cannot be seen and changes what can.
    #[error("the invisible character U+{:04X}", *.0 as u32)]
    Hidden(char),
    /// A word that is no language code.
    #[error("{0:?} is no language code")]
    NotACode(String),
    /// A language code that means another language already.
    #[error("{code} means {other} already")]
    SharedCode {
        /// The code.
        code: String,
        /// The other language's folder.
        other: String,
    },
    /// A place in the menu that is no number.
    #[error("{0:?} is no number")]
    NotANumber(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.id {
            Some(id) => write!(f, "{}: {id}: {}", self.file, self.defect),
            None => write!(f, "{}: {}", self.file, self.defect),
        }
    }
}

/// The faults, each on a line of its own.
fn list(faults: &[Fault]) -> String {
    faults.iter().flat_map(|fault| ["\n  ".to_owned(), fault.to_string()]).collect()
}
