//! The dictionaries: fetched once, checked by their sums, kept beside what the tests are built into. They are not part
//! of the project, for some have licences of another kind (docs/decisions/0006).

use std::error::Error;
use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;

use flate2::read::GzDecoder;
use sha2::{Digest, Sha256};
use spellbook::Dictionary;
use tar::Archive;
use tempfile::NamedTempFile;

/// How often a download is tried.
const TRIES: usize = 3;

/// Where a dictionary comes from.
pub(super) struct Source {
    /// The language.
    pub(super) locale: &'static str,
    version: &'static str,
    /// SHA-256 of the package.
    sum: &'static str,
    /// Whether it writes the apostrophe straight.
    is_straight: bool,
}

/// The dictionaries of our languages, as packed by <https://github.com/wooorm/dictionaries>.
pub(super) const ALL: [Source; 5] = [
    Source {
        locale: "be",
        version: "1.0.0",
        sum: "077d78baf546d2a1f182a31b3b35b53beaf252b8cbd3d51637605e307351678f",
        is_straight: true,
    },
    Source {
        locale: "en",
        version: "4.0.0",
        sum: "160cba5e6c0230d43d70b0c929e498566ff2c3c4bcf840318d98ce28e31ee756",
        is_straight: false,
    },
    Source {
        locale: "es",
        version: "4.0.0",
        sum: "b46986527b23ff1a578d601db7f1e6dc80cc36b728fdcb6044b5212e12e202d5",
        is_straight: false,
    },
    Source {
        locale: "fr",
        version: "3.0.0",
        sum: "b20ab69249881bc36b1dcdfbfd2df226660a7cecc95f2cf122714008b491c78e",
        is_straight: false,
    },
    Source {
        locale: "fy",
        version: "1.1.2",
        sum: "62f5c2c2755b88f26a487794d34d393c5a905c3444e7354b665af2305c29ebfd",
        is_straight: false,
    },
];

/// A dictionary at work.
pub(super) struct Speller {
    dictionary: Dictionary,
    is_straight: bool,
}

impl Source {
    /// The dictionary, from the package kept here or from the network.
    pub(super) async fn fetch(&self) -> Result<Speller, Box<dyn Error>> {
        let package = self.package().await?;
        let (mut aff, mut dic) = (String::new(), String::new());
        for entry in Archive::new(GzDecoder::new(package.as_slice())).entries()? {
            let mut entry = entry?;
            let text = match entry.path()?.extension().and_then(|ext| ext.to_str()) {
                Some("aff") => &mut aff,
                Some("dic") => &mut dic,
                _ => continue,
            };
            entry.read_to_string(text)?;
        }
        let dictionary = Dictionary::new(&aff, &dic).map_err(|error| error.to_string())?;
        Ok(Speller { dictionary, is_straight: self.is_straight })
    }

    async fn package(&self) -> Result<Vec<u8>, Box<dyn Error>> {
        let name = format!("dictionary-{}-{}.tgz", self.locale, self.version);
        let kept = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(&name);
        if let Ok(package) = fs::read(&kept)
            && self.is_right(&package)
        {
            return Ok(package);
        }
        let url = format!("https://registry.npmjs.org/dictionary-{}/-/{name}", self.locale);
        let mut tried = 0;
        let package = loop {
            tried += 1;
            match download(&url).await {
                Ok(package) => break package,
                Err(error) if tried == TRIES => return Err(format!("{url}: {error}").into()),
                Err(_) => {}
            }
        };
        if !self.is_right(&package) {
            return Err(format!("{url}: not the package that was reviewed").into());
        }
        // Another test may be writing the same one: only whole files get the name.
        let mut part = NamedTempFile::new_in(env!("CARGO_TARGET_TMPDIR"))?;
        part.write_all(&package)?;
        part.persist(&kept)?;
        Ok(package)
    }

    fn is_right(&self, package: &[u8]) -> bool {
        format!("{:x}", Sha256::digest(package)) == self.sum
    }
}

async fn download(url: &str) -> Result<Vec<u8>, reqwest::Error> {
    Ok(reqwest::get(url).await?.error_for_status()?.bytes().await?.to_vec())
}

impl Speller {
    /// Whether a word is right: by itself, or each part of it between hyphens.
    pub(super) fn knows(&self, word: &str) -> bool {
        let word = if self.is_straight { word.replace('’', "'") } else { word.to_owned() };
        let knows = |word: &str| self.dictionary.check(word);
        knows(&word) || word.contains('-') && word.split('-').all(|part| part.is_empty() || knows(part))
    }
}
