//! The rules once more, as a text would tell them: slow, on a grid of FEN letters, and sharing
//! nothing with the crate. It only speaks FEN, square names and the codes of reasons.

/// A point: file 0–8 from Red's left, rank 0–9 from Red's side.
type Point = (i32, i32);

/// Pieces on a grid, and whose turn it is.
#[derive(Clone)]
pub(crate) struct Mailbox {
    /// By rank, then by file. A dot is an empty point.
    grid: [[char; 9]; 10],
    red_moves: bool,
}

/// Why a move is illegal: the code, and the points to blame in order.
pub(crate) type Reason = (&'static str, Vec<String>);

fn is_red(piece: char) -> bool {
    piece.is_ascii_uppercase()
}

fn index(coordinate: i32) -> usize {
    usize::try_from(coordinate).unwrap()
}

fn name((file, rank): Point) -> String {
    format!("{}{rank}", char::from(b"abcdefghi"[index(file)]))
}

fn point(text: &str) -> Point {
    let bytes = text.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'0'))
}

fn names(mut points: Vec<Point>) -> Vec<String> {
    points.sort_by_key(|&(file, rank)| (rank, file));
    points.into_iter().map(name).collect()
}

fn all_points() -> impl Iterator<Item = Point> {
    (0..10).flat_map(|rank| (0..9).map(move |file| (file, rank)))
}

impl Mailbox {
    pub(crate) fn from_fen(fen: &str) -> Self {
        let mut fields = fen.split(' ');
        let mut grid = [['.'; 9]; 10];
        for (row, text) in fields.next().unwrap().split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                if let Some(gap) = letter.to_digit(10) {
                    file += gap as usize;
                } else {
                    grid[9 - row][file] = letter;
                    file += 1;
                }
            }
        }
        Self {
            grid,
            red_moves: fields.next() != Some("b"),
        }
    }

    fn at(&self, (file, rank): Point) -> char {
        self.grid[index(rank)][index(file)]
    }

    fn is_empty(&self, p: Point) -> bool {
        self.at(p) == '.'
    }

    /// The points that are not empty strictly between two points of a line.
    fn between(&self, from: Point, to: Point) -> Vec<Point> {
        let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let mut found = Vec::new();
        let mut p = (from.0 + step.0, from.1 + step.1);
        while p != to {
            if !self.is_empty(p) {
                found.push(p);
            }
            p = (p.0 + step.0, p.1 + step.1);
        }
        found
    }

    /// Whether the piece on `from` moves like that, generals and turns not considered.
    fn movement(&self, from: Point, to: Point) -> Result<(), Reason> {
        let piece = self.at(from);
        let red = is_red(piece);
        let (across, up) = (to.0 - from.0, to.1 - from.1);
        let distances = (across.abs(), up.abs());
        let wrong = |code| Err((code, Vec::new()));
        let in_palace = |p: Point| (3..=5).contains(&p.0) && if red { p.1 <= 2 } else { p.1 >= 7 };
        match piece.to_ascii_uppercase() {
            'K' => match distances {
                (1, 0) | (0, 1) if in_palace(to) => Ok(()),
                (1, 0) | (0, 1) => wrong("leaves-palace"),
                _ => wrong("wrong-shape"),
            },
            'A' => match distances {
                (1, 1) if in_palace(to) => Ok(()),
                (1, 1) => wrong("leaves-palace"),
                _ => wrong("wrong-shape"),
            },
            'B' => {
                let eye = (from.0 + across / 2, from.1 + up / 2);
                if distances != (2, 2) {
                    wrong("wrong-shape")
                } else if red == (to.1 > 4) {
                    wrong("crosses-river")
                } else if self.is_empty(eye) {
                    Ok(())
                } else {
                    Err(("elephant-eye-blocked", vec![name(eye)]))
                }
            }
            'N' => {
                let leg = match distances {
                    (2, 1) => (from.0 + across.signum(), from.1),
                    (1, 2) => (from.0, from.1 + up.signum()),
                    _ => return wrong("wrong-shape"),
                };
                if self.is_empty(leg) {
                    Ok(())
                } else {
                    Err(("horse-leg-blocked", vec![name(leg)]))
                }
            }
            'R' => {
                if across != 0 && up != 0 {
                    return wrong("wrong-shape");
                }
                match self.between(from, to).first() {
                    None => Ok(()),
                    Some(&blocker) => Err(("path-blocked", vec![name(blocker)])),
                }
            }
            'C' => {
                if across != 0 && up != 0 {
                    return wrong("wrong-shape");
                }
                let jumped = self.between(from, to);
                let takes = !self.is_empty(to);
                let own = takes && is_red(self.at(to)) == red;
                match (takes, jumped.len()) {
                    (false, 0) | (true, 1) => Ok(()),
                    // Its way is that of any move; that its own piece ends it is for the caller.
                    (true, 0) if own => Ok(()),
                    (false, _) => Err(("cannon-jump", names(jumped))),
                    (true, 0) => wrong("cannon-no-screen"),
                    (true, _) => Err(("cannon-too-many-screens", names(jumped))),
                }
            }
            'P' => {
                let forward = if red { 1 } else { -1 };
                let crossed = if red { from.1 > 4 } else { from.1 < 5 };
                match (across.abs(), up) {
                    (0, step) if step == forward => Ok(()),
                    (0, step) if step == -forward => wrong("soldier-backward"),
                    (1, 0) if crossed => Ok(()),
                    (1, 0) => wrong("soldier-sideways"),
                    _ => wrong("wrong-shape"),
                }
            }
            other => panic!("{other} is no piece"),
        }
    }

    fn general(&self, red: bool) -> Point {
        let letter = if red { 'K' } else { 'k' };
        all_points().find(|&p| self.at(p) == letter).unwrap()
    }

    /// The pieces that could take the general of a side if it were their turn.
    fn attackers(&self, red: bool) -> Vec<Point> {
        let general = self.general(red);
        all_points()
            .filter(|&p| !self.is_empty(p) && is_red(self.at(p)) != red)
            .filter(|&p| self.movement(p, general).is_ok())
            .collect()
    }

    fn generals_face(&self) -> bool {
        let (red, black) = (self.general(true), self.general(false));
        red.0 == black.0 && self.between(red, black).is_empty()
    }

    fn after(&self, from: Point, to: Point) -> Self {
        let mut next = self.clone();
        next.grid[index(to.1)][index(to.0)] = self.at(from);
        next.grid[index(from.1)][index(from.0)] = '.';
        next.red_moves = !self.red_moves;
        next
    }

    /// Whether the move is legal; if not, why.
    fn judge_points(&self, from: Point, to: Point) -> Result<(), Reason> {
        let wrong = |code| Err((code, Vec::new()));
        if self.is_empty(from) {
            return wrong("empty-square");
        }
        if is_red(self.at(from)) != self.red_moves {
            return wrong("not-your-turn");
        }
        if from == to {
            return wrong("same-square");
        }
        // A teacher names the way first, and the own piece at its end after it.
        self.movement(from, to)?;
        if !self.is_empty(to) && is_red(self.at(to)) == self.red_moves {
            return wrong("own-piece");
        }
        let after = self.after(from, to);
        let attackers = after.attackers(self.red_moves);
        let before = self.attackers(self.red_moves);
        let unanswered: Vec<Point> = attackers
            .iter()
            .copied()
            .filter(|p| before.contains(p))
            .collect();
        if !unanswered.is_empty() {
            return Err(("does-not-answer-check", names(unanswered)));
        }
        if after.generals_face() {
            let generals = [
                after.general(self.red_moves),
                after.general(!self.red_moves),
            ];
            return Err(("generals-face", generals.map(name).into()));
        }
        if !attackers.is_empty() {
            return Err(("leaves-general-in-check", names(attackers)));
        }
        Ok(())
    }

    /// Whether the move between two named squares is legal; if not, why.
    pub(crate) fn judge(&self, from: &str, to: &str) -> Result<(), Reason> {
        self.judge_points(point(from), point(to))
    }

    /// The legal moves, sorted.
    pub(crate) fn legal_moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for from in all_points() {
            if self.is_empty(from) || is_red(self.at(from)) != self.red_moves {
                continue;
            }
            for to in all_points() {
                if self.judge_points(from, to).is_ok() {
                    moves.push(name(from) + &name(to));
                }
            }
        }
        moves.sort_unstable();
        moves
    }

    /// The squares of the pieces that give check.
    pub(crate) fn checkers(&self) -> Vec<String> {
        names(self.attackers(self.red_moves))
    }
}
