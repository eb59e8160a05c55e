//! How a board is drawn.

use std::fmt;
use std::str::FromStr;
use xiangqi::Color;

/// The narrowest picture, in pixels.
pub const MIN_SIZE: u32 = 64;
/// The widest picture, in pixels: two poster pages, and as much as one wants in memory.
pub const MAX_SIZE: u32 = 8_192;

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The side that sits below.
    pub bottom: Color,
    /// For which purpose.
    pub style: Style,
    /// What stands at the edges.
    pub numbers: Numbers,
    /// What the river says.
    pub river: River,
    /// The width in pixels; the height follows. What is scaled freely has this size at first, and lines
    /// that can be seen at it. Taken as [`MIN_SIZE`] or [`MAX_SIZE`] when it is out of their range.
    pub size: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            bottom: Color::Red,
            style: Style::Book,
            numbers: Numbers::Arabic,
            river: River::Chinese,
            size: 640,
        }
    }
}

/// A text that names none of the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName;

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such choice")
    }
}

impl std::error::Error for UnknownName {}

/// A choice with names, as the command line takes them.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$meaning])* $variant,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// Its name, as a command takes it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $name {
            type Err = UnknownName;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let known = Self::ALL.iter().find(|known| known.name() == text);
                known.copied().ok_or(UnknownName)
            }
        }
    };
}

choice! {
    /// For which purpose a board is drawn.
    Style {
        /// Black on white, for print: Red's men are white discs, Black's are black ones.
        Book = "book",
        /// Wood and colour, as the board in the browser.
        Wood = "wood",
    }
}

choice! {
    /// What stands at the board's edges.
    Numbers {
        /// `1`–`9` on both edges, each side's from its own right hand.
        Arabic = "arabic",
        /// Red's `一`–`九` and Black's `1`–`9`, as Chinese move texts have them.
        Chinese = "chinese",
        /// `a`–`i` and `0`–`9`, as coordinates have them.
        Letters = "letters",
        /// Nothing.
        None = "none",
    }
}

choice! {
    /// What the river says: each bank's name, upright for those who sit there.
    River {
        /// 楚河 and 漢界.
        Chinese = "zh",
        /// SỞ HÀ and HÁN GIỚI.
        Vietnamese = "vi",
    }
}
