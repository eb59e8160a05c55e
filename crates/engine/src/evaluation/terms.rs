//! What a side's men do together, beyond what each is worth where it stands.

use super::tapered::Tapered;
use xiangqi::{Bitboard, Board, Color, Piece, Role, Square};

/// By the number of squares a horse can go to: with its legs bound it is hardly a man.
const HORSE_MOBILITY: [Tapered; 9] = [
    Tapered::new(-42, -50),
    Tapered::new(-22, -28),
    Tapered::new(-9, -12),
    Tapered::new(0, 0),
    Tapered::new(6, 7),
    Tapered::new(11, 13),
    Tapered::new(15, 18),
    Tapered::new(18, 22),
    Tapered::new(20, 25),
];
/// For each square more or less than [`USUAL_REACH`].
const CHARIOT_MOBILITY: Tapered = Tapered::new(3, 3);
const CANNON_MOBILITY: Tapered = Tapered::new(1, 1);
const USUAL_REACH: i32 = 8;

/// Two soldiers side by side across the river protect each other.
const LINKED_SOLDIERS: Tapered = Tapered::new(10, 16);

/// A cannon that faces the general with nothing between, and as much more for each guard missing:
/// whatever steps between becomes its screen.
const BARE_CANNON: Tapered = Tapered::new(70, 20);
const BARE_CANNON_PER_MISSING_GUARD: Tapered = Tapered::new(22, 8);
/// With two men between, neither moves freely.
const DOUBLY_SCREENED_CANNON: Tapered = Tapered::new(14, 2);
/// The sayings: who lacks an advisor fears chariots, who lacks an elephant fears cannons.
const CHARIOT_PER_MISSING_ADVISOR: Tapered = Tapered::new(12, 8);
const CANNON_PER_MISSING_ELEPHANT: Tapered = Tapered::new(10, 2);

/// How much each square of the palace within a man's reach adds to the attack.
const CHARIOT_ATTACK: i32 = 3;
const HORSE_ATTACK: i32 = 4;
const CANNON_ATTACK: i32 = 2;
const SOLDIER_ATTACK: i32 = 3;
/// One man's part in the attack, and the whole attack, count at most this.
const MOST_SQUARES: usize = 3;
const MOST_ATTACK: i32 = 36;
/// The attack counts in its square, since one man mates nobody: this many hundredths are one.
const ATTACK_DIVISOR: i32 = 24;
/// With all four guards it counts this much, and one more for each missing.
const ATTACK_ON_FULL_GUARD: i32 = 6;

const GUARDS: usize = 4;
const BOTH: usize = 2;

const fn squares(files: core::ops::Range<u8>, ranks: core::ops::Range<u8>) -> Bitboard {
    let mut bits = 0_u128;
    let mut rank = ranks.start;
    while rank < ranks.end {
        let mut file = files.start;
        while file < files.end {
            bits |= 1 << (rank * 9 + file);
            file += 1;
        }
        rank += 1;
    }
    Bitboard::from_bits(bits)
}

const PALACES: [Bitboard; 2] = [squares(3..6, 0..3), squares(3..6, 7..10)];
/// Across the river, from each side's eyes.
const ACROSS: [Bitboard; 2] = [squares(0..9, 5..10), squares(0..9, 0..5)];
const A_FILE: Bitboard = squares(0..1, 0..10);

fn count(set: Bitboard) -> i32 {
    i32::try_from(set.len()).unwrap_or(i32::MAX)
}

/// Sums up what one side's men do.
pub(super) struct Side<'a> {
    board: &'a Board,
    color: Color,
    enemy_general: Square,
    attack: i32,
    sum: Tapered,
}

impl<'a> Side<'a> {
    /// What the men of `color` do, from its own eyes, with the enemy's general on this square.
    pub(super) fn value(board: &'a Board, color: Color, enemy_general: Square) -> Tapered {
        let mut side = Self {
            board,
            color,
            enemy_general,
            attack: 0,
            sum: Tapered::default(),
        };
        side.chariots();
        side.horses();
        side.cannons();
        side.soldiers();
        side.sum + side.attack_value()
    }

    fn men(&self, role: Role) -> Bitboard {
        self.board.by_piece(Piece {
            color: self.color,
            role,
        })
    }

    /// How many of the enemy's guards of a kind are gone; none where more stand than ever can.
    fn missing(&self, guard: Role) -> i32 {
        let left = self.board.by_piece(Piece {
            color: !self.color,
            role: guard,
        });
        i32::try_from(BOTH.saturating_sub(left.len())).unwrap_or(0)
    }

    fn missing_guards(&self) -> i32 {
        self.missing(Role::Advisor) + self.missing(Role::Elephant)
    }

    fn strike(&mut self, reach: Bitboard, weight: i32) {
        let palace = PALACES[!self.color as usize];
        let struck = (reach & palace).len().min(MOST_SQUARES);
        self.attack += weight * i32::try_from(struck).unwrap_or(0);
    }

    fn chariots(&mut self) {
        let chariots = self.men(Role::Chariot);
        for square in chariots {
            let reach = self.board.reach(square);
            self.sum += CHARIOT_MOBILITY * (count(reach) - USUAL_REACH);
            self.strike(reach, CHARIOT_ATTACK);
        }
        self.sum += CHARIOT_PER_MISSING_ADVISOR * (count(chariots) * self.missing(Role::Advisor));
    }

    fn horses(&mut self) {
        for square in self.men(Role::Horse) {
            let reach = self.board.reach(square);
            self.sum += HORSE_MOBILITY[reach.len()];
            self.strike(reach, HORSE_ATTACK);
        }
    }

    fn cannons(&mut self) {
        let cannons = self.men(Role::Cannon);
        for square in cannons {
            let reach = self.board.reach(square);
            self.sum += CANNON_MOBILITY * (count(reach) - USUAL_REACH);
            self.strike(reach, CANNON_ATTACK);
            self.sum += self.cannon_on_general(square);
        }
        self.sum += CANNON_PER_MISSING_ELEPHANT * (count(cannons) * self.missing(Role::Elephant));
    }

    fn cannon_on_general(&self, cannon: Square) -> Tapered {
        if cannon.file() != self.enemy_general.file() {
            return Tapered::default();
        }
        let (low, high) = if cannon < self.enemy_general {
            (cannon, self.enemy_general)
        } else {
            (self.enemy_general, cannon)
        };
        let strictly_between = (1_u128 << high.index()) - (2_u128 << low.index());
        let file = Bitboard::from_bits(A_FILE.bits() << cannon.file().index());
        let screens = self.board.occupied() & file & Bitboard::from_bits(strictly_between);
        match screens.len() {
            0 => BARE_CANNON + BARE_CANNON_PER_MISSING_GUARD * self.missing_guards(),
            2 => DOUBLY_SCREENED_CANNON,
            _ => Tapered::default(),
        }
    }

    fn soldiers(&mut self) {
        let across = self.men(Role::Soldier) & ACROSS[self.color as usize];
        for square in across {
            self.strike(self.board.reach(square), SOLDIER_ATTACK);
        }
        let to_the_right = Bitboard::from_bits(across.bits() << 1) & !A_FILE;
        self.sum += LINKED_SOLDIERS * count(across & to_the_right);
    }

    fn attack_value(&self) -> Tapered {
        let attack = self.attack.min(MOST_ATTACK);
        let weak = ATTACK_ON_FULL_GUARD + self.missing_guards();
        let value = attack * attack * weak / (ATTACK_DIVISOR * 2);
        Tapered::new(value, value / 2)
    }
}

/// Where a lead cannot be turned into a win, it is worth less: the percentage that is left when the
/// side of this color leads.
pub(super) fn winning_chances(board: &Board, leader: Color) -> i32 {
    let men = |color, role| board.by_piece(Piece { color, role }).len();
    let attackers = |color| {
        men(color, Role::Chariot)
            + men(color, Role::Horse)
            + men(color, Role::Cannon)
            + (board.by_piece(Piece {
                color,
                role: Role::Soldier,
            }))
            .len()
    };
    let guards = men(!leader, Role::Advisor) + men(!leader, Role::Elephant);
    let own_advisors = men(leader, Role::Advisor);
    match attackers(leader) {
        0 => 5,
        // A cannon needs a screen of its own side.
        1 if men(leader, Role::Cannon) == 1 && own_advisors == 0 => 10,
        1 if men(leader, Role::Chariot) == 0 && guards > 0 => 30,
        1 if guards == GUARDS => 30,
        1 if guards + attackers(!leader) >= GUARDS => 60,
        2 if men(leader, Role::Chariot) == 0 && guards == GUARDS => 70,
        _ => 100,
    }
}
