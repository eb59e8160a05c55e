//! Who played whom, where and when: names and values, in the order they were given.
//!
//! The names are those of PGN where PGN has one. Every format's fields are known by them.

/// Defines the names and the list of all of them.
macro_rules! names {
    ($($(#[$what:meta])* $name:ident = $text:literal;)*) => {
        $($(#[$what])* pub const $name: &str = $text;)*

        /// All these names.
        pub const ALL: &[&str] = &[$($name),*];
    };
}

names! {
    /// What the game is called.
    TITLE = "Title";
    /// A second line of the title.
    SUBTITLE = "Subtitle";
    /// How it ended. A record's own [`Outcome`](crate::Outcome) stands in its place; the name says where
    /// a file has something else.
    RESULT = "Result";
    /// What it is called in the other Chinese characters, where a file has both.
    OTHER_TITLE = "OtherTitle";
    /// The tournament.
    EVENT = "Event";
    /// What kind of tournament.
    EVENT_CLASS = "EventClass";
    /// The place.
    SITE = "Site";
    /// The day, as the file has it: real ones have every shape.
    DATE = "Date";
    /// The round.
    ROUND = "Round";
    /// The group of the tournament.
    GROUP = "Group";
    /// The table.
    TABLE = "Table";
    /// Red's name.
    RED = "Red";
    /// Red's team.
    RED_TEAM = "RedTeam";
    /// Red's rating.
    RED_ELO = "RedElo";
    /// Red's rank or title.
    RED_TITLE = "RedTitle";
    /// The time Red used.
    RED_TIME = "RedTime";
    /// Black's name.
    BLACK = "Black";
    /// Black's team.
    BLACK_TEAM = "BlackTeam";
    /// Black's rating.
    BLACK_ELO = "BlackElo";
    /// Black's rank or title.
    BLACK_TITLE = "BlackTitle";
    /// The time Black used.
    BLACK_TIME = "BlackTime";
    /// The time control.
    TIME_CONTROL = "TimeControl";
    /// How the game ended: the reason of its result.
    TERMINATION = "Termination";
    /// The opening's code.
    ECCO = "ECCO";
    /// The opening's name.
    OPENING = "Opening";
    /// The opening's variation.
    VARIATION = "Variation";
    /// Who wrote the comments.
    ANNOTATOR = "Annotator";
    /// Their address.
    ANNOTATOR_MAIL = "AnnotatorMail";
    /// Who wrote the game down.
    RECORDER = "Recorder";
    /// The referee.
    REFEREE = "Referee";
    /// Who made the file.
    CREATOR = "Creator";
    /// Their address.
    CREATOR_MAIL = "CreatorMail";
    /// When the file was made.
    CREATED = "Created";
    /// When the file was last saved.
    SAVED = "Saved";
    /// Where the game was taken from.
    SOURCE = "Source";
    /// Where in a collection it stands.
    CATEGORY = "Category";
    /// Whole game, opening, middle game, ending, composition.
    KIND = "Kind";
    /// What the record is, in its maker's words.
    NATURE = "Nature";
    /// The library it stands in.
    LIBRARY = "Library";
    /// What is said of that library. Its first record has this and whatever else is the library's.
    LIBRARY_REMARK = "LibraryRemark";
    /// Where that library was taken from.
    LIBRARY_SOURCE = "LibrarySource";
    /// Who made it.
    LIBRARY_CREATOR = "LibraryCreator";
    /// Their address.
    LIBRARY_MAIL = "LibraryMail";
    /// When it was made.
    LIBRARY_CREATED = "LibraryCreated";
    /// When it was last saved.
    LIBRARY_SAVED = "LibrarySaved";
    /// Its number, as Windows writes it.
    LIBRARY_GUID = "LibraryGuid";
    /// The file of a program that shows it.
    SCRIPT = "Script";
    /// A number that no other record has, as Windows writes it.
    GUID = "Guid";
    /// Any remark.
    REMARK = "Remark";
    /// The ruleset it was played under, by its name in `arbiter`.
    RULESET = "Ruleset";
}

/// Names and values, each name once, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers(Vec<(String, String)>);

impl Headers {
    /// The value under a name, if there is one.
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(known, _)| known == name)?;
        Some(value)
    }

    /// Puts the value under the name, in place of what it had; an empty value takes the name out.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        if value.is_empty() {
            self.0.retain(|(known, _)| known != name);
            return;
        }
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name.to_owned(), value)),
        }
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
