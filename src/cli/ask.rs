//! `ask`: a question in plain words, and the topic that answers it.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use serde_json::{Value, json};

use crate::brain::{Found, Questions, rules_page};
use crate::text::{Catalog, Message};
use crate::view::{DiscSet, Topic, render};

use super::fault::Failure;
use super::rules::title;
use super::study::Format;

#[derive(Clone, Debug, Args)]
pub(super) struct AskArgs {
    /// The question.
    #[arg(required_unless_present = "batch")]
    question: Vec<String>,
    /// How to print the answer.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Read questions, a line each, and print a line of JSON for each.
    #[arg(long, conflicts_with = "question")]
    batch: bool,
}

/// Answers one question, or those of standard input.
///
/// # Errors
/// When input or output fails.
pub(super) fn run(args: &AskArgs, catalog: &Catalog, locale: &str) -> Result<ExitCode, Failure> {
    let questions = Questions::new(catalog);
    let mut output = io::stdout().lock();
    if args.batch {
        for line in io::stdin().lines() {
            writeln!(output, "{}", answer(&questions.find(locale, &line?), catalog, locale))?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let found = questions.find(locale, &args.question.join(" "));
    match args.format {
        Format::Json => writeln!(output, "{}", answer(&found, catalog, locale))?,
        Format::Text => writeln!(output, "{}", text(&found, catalog, locale))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The answer as JSON.
fn answer(found: &Found, catalog: &Catalog, locale: &str) -> Value {
    let candidates: Vec<&str> = found.candidates.iter().map(|topic| topic.id()).collect();
    json!({
        "topic": found.topic.map(Topic::id),
        "confidence": (found.confidence * 1000.0).round() / 1000.0,
        "candidates": candidates,
        "text": text(found, catalog, locale),
    })
}

/// The topic that answers, or the nearest ones.
fn text(found: &Found, catalog: &Catalog, locale: &str) -> String {
    match found.topic {
        Some(topic) => render(&rules_page(topic, DiscSet::Classic, true), catalog, locale).text,
        None if found.confidence <= 0.0 => catalog.say(locale, &Message::SayNotUnderstood.into()),
        None => {
            let titles = found.candidates.iter().map(|topic| title(*topic, catalog, locale));
            let near = catalog.say(locale, &Message::TopicsNear.into());
            std::iter::once(near)
                .chain(titles.map(|title| format!("– {title}")))
                .collect::<Vec<_>>()
                .join("\n")
        }
    }
}
