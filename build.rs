//! Builds again when a language is added: the compiler itself only watches the files it knew before.

fn main() {
    println!("cargo::rerun-if-changed=locales");
}
