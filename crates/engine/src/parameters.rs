//! Every number the search was tuned with, in one place. Scores are in hundredths of a soldier,
//! reductions in 1024ths of a ply.

/// The first window around the expected score.
pub(crate) const ASPIRATION: i32 = 16;

/// Depth up to which a node far above beta is believed without a search.
pub(crate) const RFP_DEPTH: i32 = 9;
/// How far above, for each ply of depth.
pub(crate) const RFP_MARGIN: i32 = 75;
/// A node so far below alpha, for each squared ply of depth, is left to quiescence.
pub(crate) const RAZOR_BASE: i32 = 250;
/// See [`RAZOR_BASE`].
pub(crate) const RAZOR_SLOPE: i32 = 150;

/// Least depth at which passing is tried.
pub(crate) const NULL_DEPTH: i32 = 3;
/// Plies by which the search after a pass is shorter.
pub(crate) const NULL_BASE: i32 = 4;
/// One more for so much advantage.
pub(crate) const NULL_EVAL: i32 = 150;
/// From this depth on a pass that refutes is verified.
pub(crate) const NULL_VERIFY: i32 = 14;

/// Captures that beat beta by so much in a shallow search are believed.
pub(crate) const PROBCUT_MARGIN: i32 = 170;
/// Least depth for that.
pub(crate) const PROBCUT_DEPTH: i32 = 5;

/// Least depth at which a node without a remembered move is searched a ply less.
pub(crate) const IIR_DEPTH: i32 = 4;

/// Quiet moves looked at before the rest is left out: this plus depth squared.
pub(crate) const LMP_BASE: i32 = 3;
/// Depth up to which quiet moves that cannot reach alpha are left out.
pub(crate) const FUTILITY_DEPTH: i32 = 11;
/// See [`FUTILITY_DEPTH`]: what a move may gain at depth 0.
pub(crate) const FUTILITY_BASE: i32 = 90;
/// And for each ply.
pub(crate) const FUTILITY_SLOPE: i32 = 85;
/// The same for captures.
pub(crate) const CAPTURE_FUTILITY_BASE: i32 = 180;
/// The same for captures.
pub(crate) const CAPTURE_FUTILITY_SLOPE: i32 = 160;
/// What a quiet move may lose in an exchange, for each squared ply.
pub(crate) const SEE_QUIET: i32 = 18;
/// What a capture may lose, for each ply.
pub(crate) const SEE_CAPTURE: i32 = 110;
/// Quiet moves with a worse record than this, for each ply, are left out.
pub(crate) const HISTORY_PRUNING: i32 = 3_500;

/// Least depth at which a remembered move is tested for being the only good one.
pub(crate) const SINGULAR_DEPTH: i32 = 6;
/// How much worse all others must be, for each ply.
pub(crate) const SINGULAR_MARGIN: i32 = 1;
/// So much worse than that, and it is extended twice.
pub(crate) const DOUBLE_MARGIN: i32 = 14;
/// How many double extensions a line may have.
pub(crate) const DOUBLE_MOST: u8 = 8;

/// The reduction of late moves is a product of logarithms with this factor (1024ths of a ply).
pub(crate) const LMR_FACTOR: f64 = 460.0;
/// Added to it.
pub(crate) const LMR_BASE: i32 = 500;
/// Added at nodes expected to fail high.
pub(crate) const LMR_CUT: i32 = 1_700;
/// Taken off on lines that mattered once.
pub(crate) const LMR_PV: i32 = 1_400;
/// Added where nothing gets better.
pub(crate) const LMR_NOT_IMPROVING: i32 = 700;
/// Added where the remembered move is a capture.
pub(crate) const LMR_CAPTURE_KNOWN: i32 = 900;
/// Added where children failed high often.
pub(crate) const LMR_CUTOFFS: i32 = 900;
/// Taken off for a move that gives check.
pub(crate) const LMR_CHECK: i32 = 900;
/// Record that is worth a ply of reduction.
pub(crate) const LMR_HISTORY: i32 = 9_000;

/// What a capture in quiescence may gain beside the man taken.
pub(crate) const QUIESCENCE_MARGIN: i32 = 160;
/// Exchanges that lose more are not looked at in quiescence.
pub(crate) const QUIESCENCE_SEE: i32 = -40;

/// Bonus for a good move: slope, offset, most.
pub(crate) const BONUS: (i32, i32, i32) = (150, 90, 1_500);
/// Malus for a move that was tried in vain: slope, offset, most.
pub(crate) const MALUS: (i32, i32, i32) = (170, 60, 1_300);
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
