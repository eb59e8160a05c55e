//! Results as the numbers that most binary formats have for them.

use crate::{Outcome, Place, RemarkKind, Report, headers};
use xiangqi::Color;

const UNKNOWN: u8 = 0;
const RED_WON: u8 = 1;
const BLACK_WON: u8 = 2;
const DRAWN: u8 = 3;

/// The number of a result.
pub(crate) const fn number(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Unknown => UNKNOWN,
        Outcome::Won(Color::Red) => RED_WON,
        Outcome::Won(Color::Black) => BLACK_WON,
        Outcome::Drawn => DRAWN,
    }
}

/// The result with a number. Any other number, such as the 4 of some files, says nothing of who won.
pub(crate) fn outcome(found: u64, report: &mut Report) -> Outcome {
    match u8::try_from(found) {
        Ok(UNKNOWN) => Outcome::Unknown,
        Ok(RED_WON) => Outcome::Won(Color::Red),
        Ok(BLACK_WON) => Outcome::Won(Color::Black),
        Ok(DRAWN) => Outcome::Drawn,
        _ => {
            let place = Place::Header(headers::RESULT.to_owned());
            report.remark(place, RemarkKind::NoMeaning { found });
            Outcome::Unknown
        }
    }
}
