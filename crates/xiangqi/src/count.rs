use crate::generate::Generator;
use crate::lines::Lines;
use crate::tables::{self, FILE_REACH, RANK_REACH, Reach};
use crate::{Bitboard, Board, Color, Role, Square};

/// How many legal moves there are, without finding each of them where it can be helped.
///
/// This is the whole of a perft's last ply. With no check and no cannon looking straight at the
/// general, every piece that is not pinned moves as it pleases, so that its moves are counted
/// from tables, and those of all soldiers at once.
pub(crate) fn count(board: &Board, us: Color, general: Square) -> u64 {
    let generator = Generator::new(board, us, general);
    let danger = &generator.danger;
    let own = board.by_color(us);
    let one_by_one = |pieces: Bitboard| -> u32 {
        pieces
            .into_iter()
            .map(|from| generator.targets(from).bits().count_ones())
            .sum()
    };
    if !danger.checkers.is_empty() || !danger.no_entry.is_empty() {
        return one_by_one(own).into();
    }
    let bound = danger.pinned | Bitboard::from_square(general);
    let free = Free {
        board,
        us,
        occupied: board.occupied(),
        pieces: own - bound,
    };
    let mut tally = Tally::default();
    tally.add(generator.targets(general));
    free.steppers(&mut tally);
    free.soldiers(&mut tally);
    let mut count = tally.outside(own) + free.sliders();
    if !danger.pinned.is_empty() {
        count += one_by_one(danger.pinned);
    }
    count.into()
}

/// Adds up the sizes of sets: the n-th bits of all three words are the number, in binary, of sets
/// that have the n-th square. No square is reached by more than seven of the pieces counted here:
/// a general, two horses, and two advisors, two elephants or three ways of soldiers.
#[derive(Default)]
struct Tally {
    ones: Bitboard,
    twos: Bitboard,
    fours: Bitboard,
}

impl Tally {
    fn add(&mut self, set: Bitboard) {
        let carry = self.ones & set;
        self.ones ^= set;
        let carry_again = self.twos & carry;
        self.twos ^= carry;
        self.fours ^= carry_again;
    }

    /// The sum, squares of this set left out.
    fn outside(&self, own: Bitboard) -> u32 {
        let size = |set: Bitboard| (set - own).bits().count_ones();
        size(self.ones) + 2 * size(self.twos) + 4 * size(self.fours)
    }
}

/// The pieces whose moves nothing restricts.
struct Free<'a> {
    board: &'a Board,
    us: Color,
    occupied: Bitboard,
    pieces: Bitboard,
}

impl Free<'_> {
    fn of(&self, role: Role) -> Bitboard {
        self.pieces & self.board.by_role(role)
    }

    fn steppers(&self, tally: &mut Tally) {
        for from in self.of(Role::Horse) {
            let legs = tables::orthogonal_index(self.occupied, from);
            tally.add(tables::HORSE[from.usize()][legs]);
        }
        for from in self.of(Role::Elephant) {
            let eyes = tables::diagonal_index(self.occupied, from);
            tally.add(tables::ELEPHANT[from.usize()][eyes]);
        }
        for from in self.of(Role::Advisor) {
            tally.add(tables::ADVISOR[from.usize()]);
        }
    }

    fn sliders(&self) -> u32 {
        let (own, enemy) = (self.board.lines_of(self.us), self.board.lines_of(!self.us));
        let mut count = 0;
        for from in self.of(Role::Chariot) {
            count += Crossing::new(from, own, enemy).count(|line| line.reach.slide & !line.own);
        }
        for from in self.of(Role::Cannon) {
            count += Crossing::new(from, own, enemy).count(|line| {
                line.reach.slide & !(line.own | line.enemy) | line.reach.hop & line.enemy
            });
        }
        count
    }

    fn soldiers(&self, tally: &mut Tally) {
        let soldiers = self.of(Role::Soldier);
        let crossed = soldiers & ACROSS[self.us as usize];
        tally.add(match self.us {
            Color::Red => Bitboard::from_bits(soldiers.bits() << 9),
            Color::Black => Bitboard::from_bits(soldiers.bits() >> 9),
        });
        tally.add(Bitboard::from_bits((crossed - A_FILE).bits() >> 1));
        tally.add(Bitboard::from_bits((crossed - I_FILE).bits() << 1));
    }
}

/// The two lines through a square, and what stands on them.
struct Crossing {
    along: Line,
    up_down: Line,
}

struct Line {
    own: u16,
    enemy: u16,
    reach: Reach,
}

impl Crossing {
    fn new(at: Square, own: &Lines, enemy: &Lines) -> Self {
        let (file, rank) = (at.file(), at.rank());
        let line = |own, enemy, reaches: &[Reach]| {
            let reach = reaches[usize::from(own | enemy)];
            Line { own, enemy, reach }
        };
        let along = &RANK_REACH[file.index() as usize];
        let up_down = &FILE_REACH[rank.index() as usize];
        Self {
            along: line(own.rank(rank), enemy.rank(rank), along),
            up_down: line(own.file(file), enemy.file(file), up_down),
        }
    }

    /// How many points are picked on both lines. One wide count is cheaper than two narrow ones.
    fn count(&self, pick: impl Fn(&Line) -> u16) -> u32 {
        (u32::from(pick(&self.along)) << 16 | u32::from(pick(&self.up_down))).count_ones()
    }
}

/// By side: the far side of the river.
const ACROSS: [Bitboard; 2] = [
    Bitboard::from_bits(u128::MAX << 45),
    Bitboard::from_bits((1 << 45) - 1),
];
const A_FILE: Bitboard = Bitboard::from_bits(EVERY_NINTH);
const I_FILE: Bitboard = Bitboard::from_bits(EVERY_NINTH << 8);
/// One bit a rank.
const EVERY_NINTH: u128 = ((1 << 90) - 1) / ((1 << 9) - 1);
