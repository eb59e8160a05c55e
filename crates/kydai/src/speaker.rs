use std::io::{self, Write};

use locale::{Catalogue, Language, Message};

/// Who puts things into words, in which language.
#[derive(Debug)]
pub(crate) struct Speaker {
    catalogue: Catalogue,
    lang: Language,
}

impl Speaker {
    pub(crate) fn new(lang: Language) -> Self {
        Self {
            catalogue: Catalogue::new(),
            lang,
        }
    }

    pub(crate) const fn lang(&self) -> Language {
        self.lang
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        self.catalogue.text(self.lang, message)
    }

    /// Says a sentence on standard error.
    pub(crate) fn complain(&self, message: &Message) -> io::Result<()> {
        writeln!(io::stderr().lock(), "kydai: {}", self.say(message))
    }
}
