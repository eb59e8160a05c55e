//! Who played whom, where and when: names and values, in the order they were given.
//!
//! The names are those of PGN where PGN has one. Every format's fields are known by them.

/// What the game is called.
pub const TITLE: &str = "Title";
/// A second line of the title.
pub const SUBTITLE: &str = "Subtitle";
/// How it ended. A record's own [`Outcome`](crate::Outcome) stands in its place; the name says where
/// a file has something else.
pub const RESULT: &str = "Result";
/// What it is called in the other Chinese characters, where a file has both.
pub const OTHER_TITLE: &str = "OtherTitle";
/// The tournament.
pub const EVENT: &str = "Event";
/// What kind of tournament.
pub const EVENT_CLASS: &str = "EventClass";
/// The place.
pub const SITE: &str = "Site";
/// The day, as the file has it: real ones have every shape.
pub const DATE: &str = "Date";
/// The round.
pub const ROUND: &str = "Round";
/// The group of the tournament.
pub const GROUP: &str = "Group";
/// The table.
pub const TABLE: &str = "Table";
/// Red's name.
pub const RED: &str = "Red";
/// Red's team.
pub const RED_TEAM: &str = "RedTeam";
/// Red's rating.
pub const RED_ELO: &str = "RedElo";
/// Red's rank or title.
pub const RED_TITLE: &str = "RedTitle";
/// The time Red used.
pub const RED_TIME: &str = "RedTime";
/// Black's name.
pub const BLACK: &str = "Black";
/// Black's team.
pub const BLACK_TEAM: &str = "BlackTeam";
/// Black's rating.
pub const BLACK_ELO: &str = "BlackElo";
/// Black's rank or title.
pub const BLACK_TITLE: &str = "BlackTitle";
/// The time Black used.
pub const BLACK_TIME: &str = "BlackTime";
/// The time control.
pub const TIME_CONTROL: &str = "TimeControl";
/// How the game ended: the reason of its result.
pub const TERMINATION: &str = "Termination";
/// The opening's code.
pub const ECCO: &str = "ECCO";
/// The opening's name.
pub const OPENING: &str = "Opening";
/// The opening's variation.
pub const VARIATION: &str = "Variation";
/// Who wrote the comments.
pub const ANNOTATOR: &str = "Annotator";
/// Their address.
pub const ANNOTATOR_MAIL: &str = "AnnotatorMail";
/// Who wrote the game down.
pub const RECORDER: &str = "Recorder";
/// The referee.
pub const REFEREE: &str = "Referee";
/// Who made the file.
pub const CREATOR: &str = "Creator";
/// Their address.
pub const CREATOR_MAIL: &str = "CreatorMail";
/// When the file was made.
pub const CREATED: &str = "Created";
/// When the file was last saved.
pub const SAVED: &str = "Saved";
/// Where the game was taken from.
pub const SOURCE: &str = "Source";
/// Where in a collection it stands.
pub const CATEGORY: &str = "Category";
/// Whole game, opening, middle game, ending, composition.
pub const KIND: &str = "Kind";
/// What the record is, in its maker's words.
pub const NATURE: &str = "Nature";
/// The library it stands in.
pub const LIBRARY: &str = "Library";
/// What is said of that library; its first record has it.
pub const LIBRARY_REMARK: &str = "LibraryRemark";
/// The file of a program that shows it.
pub const SCRIPT: &str = "Script";
/// A number that no other record has, as Windows writes it.
pub const GUID: &str = "Guid";
/// Any remark.
pub const REMARK: &str = "Remark";
/// The ruleset it was played under, by its name in `arbiter`.
pub const RULESET: &str = "Ruleset";

/// All these names.
pub const ALL: [&str; 34] = [
    TITLE,
    EVENT,
    EVENT_CLASS,
    SITE,
    DATE,
    ROUND,
    GROUP,
    TABLE,
    RED,
    RED_TEAM,
    RED_ELO,
    RED_TITLE,
    RED_TIME,
    BLACK,
    BLACK_TEAM,
    BLACK_ELO,
    BLACK_TITLE,
    BLACK_TIME,
    TIME_CONTROL,
    TERMINATION,
    ECCO,
    OPENING,
    VARIATION,
    ANNOTATOR,
    RECORDER,
    REFEREE,
    CREATOR,
    CREATED,
    SAVED,
    SOURCE,
    CATEGORY,
    KIND,
    REMARK,
    RULESET,
];

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
