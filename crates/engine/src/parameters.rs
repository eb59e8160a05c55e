//! Every number the search was tuned with, in one place. Scores are in hundredths of a soldier,
//! reductions in 1024ths of a ply.
//!
//! With the feature `tune` two sets of them can be changed while the program runs, so that it can
//! play against itself with other numbers: see the example `tune`.

macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        $(
            $(#[$doc])*
            #[cfg(not(feature = "tune"))]
            pub(crate) const fn $name() -> i32 {
                $value
            }

            $(#[$doc])*
            #[cfg(feature = "tune")]
            pub(crate) fn $name() -> i32 {
                tune::$name[tune::SIDE.get()].load(core::sync::atomic::Ordering::Relaxed)
            }
        )*

        /// Two sets of the search's numbers, for matches between them.
        #[cfg(feature = "tune")]
        #[expect(non_upper_case_globals, reason = "each is named like the function that reads it")]
        pub mod tune {
            use core::cell::Cell;
            use core::sync::atomic::{AtomicI32, Ordering::Relaxed};

            std::thread_local! {
                pub(super) static SIDE: Cell<usize> = const { Cell::new(0) };
            }

            $(pub(super) static $name: [AtomicI32; 2] =
                [const { AtomicI32::new($value) }; 2];)*

            /// From now on this thread reads the first or the second set.
            pub fn read_set(second: bool) {
                SIDE.set(usize::from(second));
            }

            /// Changes a number of a set, and says whether there is one of this name.
            pub fn change(second: bool, name: &str, value: i32) -> bool {
                let number = match name {
                    $(stringify!($name) => &$name[usize::from(second)],)*
                    _ => return false,
                };
                number.store(value, Relaxed);
                true
            }
        }
    };
}

parameters! {
    /// The first window around the expected score.
    aspiration = 16;
    /// Depth up to which a node far above beta is believed without a search.
    rfp_depth = 9;
    /// How far above, for each ply of depth.
    rfp_margin = 75;
    /// A node so far below alpha, for each squared ply of depth, is left to quiescence.
    razor_base = 250;
    /// See [`razor_base`].
    razor_slope = 150;
    /// Least depth at which passing is tried.
    null_depth = 3;
    /// Plies by which the search after a pass is shorter.
    null_base = 4;
    /// One more for so much advantage.
    null_eval = 150;
    /// From this depth on a pass that refutes is verified.
    null_verify = 14;
    /// Captures that beat beta by so much in a shallow search are believed.
    probcut_margin = 170;
    /// Least depth for that.
    probcut_depth = 5;
    /// What a quiet move that gives check is worth in the order of moves.
    check_order = 8_000;
    /// Hundredths of a bonus for a move to which no answer helps.
    prior_bonus = 60;
    /// What is taken off the margin of a node that got worse for the opponent with its last move.
    worsening = 25;
    /// Beyond this sum of both sides' judgements a move already reduced is looked at a ply less.
    hindsight = 180;
    /// A reduced move that beats alpha by no more is looked at a ply less again.
    shallower = 8;
    /// The share of a capture's score that it may lose in an exchange and still count as good.
    bad_capture = 32;
    /// Least depth at which a node without a remembered move is searched a ply less.
    iir_depth = 4;
    /// Quiet moves looked at before the rest is left out: this plus depth squared.
    lmp_base = 3;
    /// Depth up to which quiet moves that cannot reach alpha are left out.
    futility_depth = 11;
    /// See [`futility_depth`]: what a move may gain at depth 0.
    futility_base = 90;
    /// And for each ply.
    futility_slope = 85;
    /// The same for captures.
    capture_futility_base = 180;
    /// The same for captures.
    capture_futility_slope = 160;
    /// What a quiet move may lose in an exchange, for each squared ply.
    see_quiet = 18;
    /// What a capture may lose, for each ply.
    see_capture = 110;
    /// Quiet moves with a worse record than this, for each ply, are left out.
    history_pruning = 3_500;
    /// Least depth at which a remembered move is tested for being the only good one.
    singular_depth = 6;
    /// How much worse all others must be, for each ply.
    singular_margin = 1;
    /// So much worse than that, and it is extended twice.
    double_margin = 14;
    /// The reduction of late moves is a product of logarithms with this factor (1024ths of a ply).
    lmr_factor = 460;
    /// Added to it.
    lmr_base = 500;
    /// Added at nodes expected to fail high.
    lmr_cut = 1_700;
    /// Taken off on lines that mattered once.
    lmr_pv = 1_400;
    /// Added where nothing gets better.
    lmr_not_improving = 700;
    /// Added where the remembered move is a capture.
    lmr_capture_known = 900;
    /// Added where children failed high often.
    lmr_cutoffs = 900;
    /// Taken off for a move that gives check.
    lmr_check = 900;
    /// Record that is worth a ply of reduction.
    lmr_history = 9_000;
    /// What a capture in quiescence may gain beside the man taken.
    quiescence_margin = 160;
    /// Exchanges that lose more are not looked at in quiescence.
    quiescence_see = -40;
    /// Bonus for a good move, for each ply of depth.
    bonus_slope = 150;
    /// Less this.
    bonus_offset = 90;
    /// And no more than this.
    bonus_most = 1_500;
    /// Malus for a move that was tried in vain, for each ply of depth.
    malus_slope = 170;
    /// Less this.
    malus_offset = 60;
    /// And no more than this.
    malus_most = 1_300;
}

/// How many double extensions a line may have.
pub(crate) const DOUBLE_MOST: u8 = 8;
/// The most a record can be.
pub(crate) const HISTORY_MOST: i32 = 8_192;
/// The most a capture's record can be.
pub(crate) const CAPTURE_MOST: i32 = 10_692;
/// The most a continuation's record can be.
pub(crate) const CONTINUATION_MOST: i32 = 16_384;
/// The most a correction can be, in [`CORRECTION_GRAIN`]ths of a hundredth.
pub(crate) const CORRECTION_MOST: i32 = 1_024;
/// See [`CORRECTION_MOST`].
pub(crate) const CORRECTION_GRAIN: i32 = 16;
