//! The questions of one language, ready to be compared with.

use std::collections::BTreeMap;

use crate::view::Topic;

use super::features::{Features, features, is_cyrillic, number};

/// How much the nearest phrases of a topic count, nearest first.
const NEAREST: [f64; 3] = [0.7, 0.2, 0.1];
/// How much a topic's phrases count as a whole, beside the nearest ones.
const WHOLE: f64 = 0.4;

/// The questions of one language. A topic that is absent stands for what is about something else.
#[derive(Clone, Debug)]
pub(super) struct Index {
    is_cyrillic: bool,
    /// In how many phrases a feature stands.
    seen: BTreeMap<String, f64>,
    phrases: Vec<(Option<Topic>, Features)>,
    wholes: Vec<(Option<Topic>, Features)>,
}

impl Index {
    pub(super) fn new(questions: &[(Option<Topic>, String)]) -> Self {
        let all: String = questions.iter().map(|(_, phrase)| phrase.as_str()).collect();
        let is_cyrillic = is_cyrillic(&all);
        let raw: Vec<(Option<Topic>, Features)> =
            questions.iter().map(|(topic, phrase)| (*topic, features(phrase, is_cyrillic))).collect();
        let mut seen = BTreeMap::new();
        for feature in raw.iter().flat_map(|(_, features)| features.keys()) {
            *seen.entry(feature.clone()).or_default() += 1.0;
        }
        let mut index = Self { is_cyrillic, seen, phrases: Vec::new(), wholes: Vec::new() };
        let count = number(raw.len());
        index.phrases =
            raw.into_iter().map(|(topic, features)| (topic, index.weighed(features, count))).collect();
        let mut wholes: BTreeMap<Option<Topic>, Features> = BTreeMap::new();
        for (topic, features) in &index.phrases {
            let whole = wholes.entry(*topic).or_default();
            for (feature, weight) in features {
                *whole.entry(feature.clone()).or_default() += weight;
            }
        }
        index.wholes = wholes.into_iter().map(|(topic, whole)| (topic, unit(whole))).collect();
        index
    }

    /// All topics with how near they are to a question, nearest first.
    pub(super) fn rank(&self, question: &str) -> Vec<(Option<Topic>, f64)> {
        let asked = self.weighed(features(question, self.is_cyrillic), number(self.phrases.len()));
        let mut ranked: Vec<(Option<Topic>, f64)> = self
            .wholes
            .iter()
            .map(|(topic, whole)| {
                let own = self.phrases.iter().filter(|(of, _)| of == topic);
                let mut near: Vec<f64> = own.map(|(_, phrase)| product(&asked, phrase)).collect();
                near.sort_by(|a, b| b.total_cmp(a));
                let nearest: f64 = NEAREST.iter().zip(near).map(|(weight, score)| weight * score).sum();
                (*topic, (1.0 - WHOLE) * nearest + WHOLE * product(&asked, whole))
            })
            .collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }

    /// Features that stand in few phrases count more; the length of a text does not count.
    fn weighed(&self, mut features: Features, phrases: f64) -> Features {
        for (feature, weight) in &mut features {
            let seen = self.seen.get(feature).copied().unwrap_or_default();
            *weight *= (1.0 + phrases / (0.5 + seen)).ln();
        }
        unit(features)
    }
}

/// The same features at length 1.
fn unit(mut features: Features) -> Features {
    let length = features.values().map(|weight| weight * weight).sum::<f64>().sqrt();
    if length > 0.0 {
        for weight in features.values_mut() {
            *weight /= length;
        }
    }
    features
}

/// How much two texts have in common: 0 to 1.
fn product(asked: &Features, other: &Features) -> f64 {
    asked.iter().filter_map(|(feature, weight)| other.get(feature).map(|at| weight * at)).sum()
}
