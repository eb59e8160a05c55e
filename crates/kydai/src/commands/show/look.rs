//! What is drawn, and how it looks.

use std::path::Path;

use drawing::{MAX_SIZE, MIN_SIZE, Numbers, Options, River, Style};
use locale::Language;
use xiangqi::Color;

/// What is drawn; text if none is chosen and no file's ending says otherwise.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag, and the command line lets in one of them"
)]
#[derive(clap::Args, Debug)]
#[group(id = "form", multiple = false)]
pub(super) struct Form {
    /// Draw an SVG
    #[arg(long)]
    svg: bool,

    /// Draw a PNG
    #[arg(long)]
    png: bool,

    /// Draw the game from its start as an animated GIF, a ply a second
    #[arg(long)]
    gif: bool,

    /// Print headers, board and moves
    #[arg(long)]
    text: bool,
}

/// A kind of file that can be made of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Svg,
    Png,
    Gif,
    Text,
}

impl Kind {
    /// Whether a terminal cannot show it.
    pub(super) const fn is_binary(self) -> bool {
        matches!(self, Self::Png | Self::Gif)
    }
}

impl Form {
    /// What was chosen, or what the file's ending says.
    pub(super) fn choose(&self, output: Option<&Path>) -> Kind {
        let ending = output.and_then(Path::extension);
        let ends = |with: &str| ending.is_some_and(|ending| ending.eq_ignore_ascii_case(with));
        match self {
            Self { svg: true, .. } => Kind::Svg,
            Self { png: true, .. } => Kind::Png,
            Self { gif: true, .. } => Kind::Gif,
            Self { text: true, .. } => Kind::Text,
            _ if ends("svg") => Kind::Svg,
            _ if ends("png") => Kind::Png,
            _ if ends("gif") => Kind::Gif,
            _ => Kind::Text,
        }
    }
}

/// How it looks.
#[derive(clap::Args, Debug)]
pub(super) struct Look {
    /// Black sits below
    #[arg(long)]
    flip: bool,

    /// Black on white as in a book, or wood: book, wood
    #[arg(long, default_value_t = Style::Book)]
    style: Style,

    /// The width of a picture in pixels
    #[arg(
        long,
        value_name = "PX",
        default_value_t = 640,
        value_parser = clap::value_parser!(u32).range(i64::from(MIN_SIZE)..=i64::from(MAX_SIZE)),
    )]
    size: u32,

    /// What stands at the edges: arabic, chinese, letters or none
    #[arg(long, default_value_t = Numbers::Arabic)]
    numbers: Numbers,

    /// What the river says: zh (楚河 漢界) or vi (SỞ HÀ, HÁN GIỚI); by the language if left out
    #[arg(long)]
    river: Option<River>,

    /// Draw the men alone: not the last move, a check, or circles and arrows
    #[arg(long)]
    pub(super) plain: bool,
}

impl Look {
    pub(super) fn options(&self, lang: Language) -> Options {
        Options {
            bottom: if self.flip { Color::Black } else { Color::Red },
            style: self.style,
            numbers: self.numbers,
            river: self.river.unwrap_or(match lang {
                Language::Vi => River::Vietnamese,
                Language::En | Language::ZhHans => River::Chinese,
            }),
            size: self.size,
        }
    }
}
