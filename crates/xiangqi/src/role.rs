use core::fmt;

/// What kind of piece a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// General (Tướng 帥 將).
    General,
    /// Advisor (Sĩ 仕 士).
    Advisor,
    /// Elephant (Tượng 相 象).
    Elephant,
    /// Horse (Mã 傌 馬).
    Horse,
    /// Chariot (Xe 俥 車).
    Chariot,
    /// Cannon (Pháo 炮 砲).
    Cannon,
    /// Soldier (Tốt 兵 卒).
    Soldier,
}

impl Role {
    /// Every role, general first.
    pub const ALL: [Self; 7] = [
        Self::General,
        Self::Advisor,
        Self::Elephant,
        Self::Horse,
        Self::Chariot,
        Self::Cannon,
        Self::Soldier,
    ];

    /// How many of these a side has at the start, which is also the most it can ever have.
    pub const fn full_count(self) -> usize {
        match self {
            Self::General => 1,
            Self::Soldier => 5,
            Self::Advisor | Self::Elephant | Self::Horse | Self::Chariot | Self::Cannon => 2,
        }
    }

    /// The place in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The English name in lower case, e.g. `chariot`.
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::General => "general",
            Self::Advisor => "advisor",
            Self::Elephant => "elephant",
            Self::Horse => "horse",
            Self::Chariot => "chariot",
            Self::Cannon => "cannon",
            Self::Soldier => "soldier",
        })
    }
}
