//! `rules`: the rule book, or one topic of it.

use std::io::Write;

use clap::ValueEnum;
use serde::Serialize;

use crate::brain::{rules_page, topic_title};
use crate::text::Catalog;
use crate::view::{Block, DiscSet, Screen, Topic, render};

use super::fault::Failure;

/// How the rules are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Shape {
    /// For people.
    #[default]
    Text,
    /// A page for a browser.
    Html,
    /// For programs.
    Json,
}

/// A topic as JSON.
#[derive(Serialize)]
struct Told {
    topic: &'static str,
    title: String,
    text: String,
}

/// Prints topics.
///
/// # Errors
/// When the output fails.
pub(super) fn print(
    topics: &[Topic],
    shape: Shape,
    catalog: &Catalog,
    locale: &str,
    output: &mut impl Write,
) -> Result<(), Failure> {
    match shape {
        Shape::Text => {
            for topic in topics {
                writeln!(output, "{}\n", told(*topic, catalog, locale).text)?;
            }
        }
        Shape::Json => {
            let all: Vec<Told> = topics.iter().map(|topic| told(*topic, catalog, locale)).collect();
            let json = serde_json::to_string_pretty(&all).map_err(std::io::Error::from)?;
            writeln!(output, "{json}")?;
        }
        Shape::Html => html(topics, catalog, locale, output)?,
    }
    Ok(())
}

/// Prints the names of the topics and their titles.
///
/// # Errors
/// When the output fails.
pub(super) fn list(catalog: &Catalog, locale: &str, output: &mut impl Write) -> Result<(), Failure> {
    for topic in Topic::ALL {
        writeln!(output, "{}\t{}", topic.id(), title(topic, catalog, locale))?;
    }
    Ok(())
}

fn told(topic: Topic, catalog: &Catalog, locale: &str) -> Told {
    let text = render(&rules_page(topic, DiscSet::Classic, true), catalog, locale).text;
    Told { topic: topic.id(), title: title(topic, catalog, locale), text }
}

pub(super) fn title(topic: Topic, catalog: &Catalog, locale: &str) -> String {
    catalog.say(locale, &topic_title(topic).into())
}

/// A page of its own: each topic an article that a link can lead to.
fn html(topics: &[Topic], catalog: &Catalog, locale: &str, output: &mut impl Write) -> Result<(), Failure> {
    writeln!(output, "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">", escaped(locale))?;
    for topic in topics {
        writeln!(output, "<article id=\"{}\">", topic.id())?;
        writeln!(output, "<h2>{}</h2>", escaped(&title(*topic, catalog, locale)))?;
        for block in rules_page(*topic, DiscSet::Classic, true).blocks {
            let tag = match &block {
                Block::Strong(_) | Block::Gap => continue,
                Block::Glyphs(_) => "pre",
                Block::Text(_) | Block::Call { .. } => "p",
            };
            let alone = Screen { blocks: vec![block], keyboard: Vec::new() };
            writeln!(output, "<{tag}>{}</{tag}>", escaped(&render(&alone, catalog, locale).text))?;
        }
        writeln!(output, "</article>")?;
    }
    writeln!(output, "</html>")?;
    Ok(())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
