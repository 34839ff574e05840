//! The parameters of one call: from a JSON body, a form body or the query of the address.

use serde_json::{Map, Value};

/// Parameters by name. As in the official server, a value may come as JSON or as a string that holds JSON.
#[derive(Debug, Clone, Default)]
pub(crate) struct Params(pub(crate) Map<String, Value>);

/// A parameter that should hold JSON and does not.
pub(crate) struct NotJson;

impl Params {
    /// Reads the address's query, then the body, which wins where both name a parameter. `None` when the body
    /// calls itself JSON and is not a JSON object.
    pub(crate) fn read(query: &str, body: &[u8], is_json: bool) -> Option<Self> {
        let mut params: Map<String, Value> = pairs(query).collect();
        if is_json {
            if !body.is_empty() {
                params.extend(serde_json::from_slice::<Map<String, Value>>(body).ok()?);
            }
        } else {
            params.extend(pairs(&String::from_utf8_lossy(body)));
        }
        params.retain(|_, value| !value.is_null());
        Some(Self(params))
    }

    /// The parameter as text; absent is empty, as in the official server.
    pub(crate) fn text(&self, name: &str) -> String {
        match self.0.get(name) {
            None => String::new(),
            Some(Value::String(text)) => text.clone(),
            Some(other) => other.to_string(),
        }
    }

    /// The parameter as a whole number, if it is one.
    pub(crate) fn integer(&self, name: &str) -> Option<i64> {
        self.text(name).trim().parse().ok()
    }

    /// The parameter as a yes or no; absent is no.
    pub(crate) fn flag(&self, name: &str) -> bool {
        matches!(self.text(name).trim().to_ascii_lowercase().as_str(), "true" | "yes" | "1")
    }

    /// The parameter as JSON; absent and empty are `None`.
    pub(crate) fn json(&self, name: &str) -> Result<Option<Value>, NotJson> {
        match self.0.get(name) {
            None => Ok(None),
            Some(Value::String(text)) if text.is_empty() => Ok(None),
            Some(Value::String(text)) => serde_json::from_str(text).map(Some).map_err(|_| NotJson),
            Some(other) => Ok(Some(other.clone())),
        }
    }
}

fn pairs(encoded: &str) -> impl Iterator<Item = (String, Value)> + '_ {
    encoded.split('&').filter(|pair| !pair.is_empty()).map(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        (decoded(name), Value::String(decoded(value)))
    })
}

/// Undoes the encoding of forms: `+` is a space, `%41` is a byte.
pub(crate) fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        rest = tail;
        match (first, hex_byte(tail)) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = tail.get(2..).unwrap_or_default();
            }
            (b'+', _) => bytes.push(b' '),
            _ => bytes.push(first),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex_byte(digits: &[u8]) -> Option<u8> {
    let text = std::str::from_utf8(digits.get(..2)?).ok()?;
    if text.starts_with('+') { None } else { u8::from_str_radix(text, 16).ok() }
}
