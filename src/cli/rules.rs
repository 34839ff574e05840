//! `rules`: the rules, page by page.

use std::io::Write;

use crate::brain::{PAGES, rules_page};
use crate::text::Catalog;
use crate::view::{DiscSet, render};

use super::fault::Failure;

/// Prints all pages, or one counted from 1.
///
/// # Errors
/// When the output fails.
pub(super) fn run(
    page: Option<u8>,
    catalog: &Catalog,
    locale: &str,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let pages = page.map_or(0..PAGES, |page| page - 1..page);
    for page in pages {
        let screen = rules_page(page, DiscSet::Classic, true);
        writeln!(output, "{}\n", render(&screen, catalog, locale).text)?;
    }
    Ok(())
}
