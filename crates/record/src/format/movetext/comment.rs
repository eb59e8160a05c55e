//! Clocks and marks inside comments: `[%clk 0:09:58]`, `[%emt 0:00:02.5]`, `[%csl Gd4]`,
//! `[%cal Rh2e2]`.

use crate::Annotation;
use crate::annotation::{Mark, MarkColor};
use std::fmt::Write;
use std::time::Duration;
use xiangqi::Square;

/// Adds a comment to what is said about a move. Commands that say nothing we know stay in the text.
pub(super) fn read(comment: &str, annotation: &mut Annotation) {
    let mut text = String::new();
    let mut rest = comment;
    while let Some((before, after)) = rest.split_once("[%") {
        let Some((command, behind)) = after.split_once(']') else {
            break;
        };
        text.push_str(before);
        if !obey(command, annotation) {
            text.extend(["[%", command, "]"]);
        }
        rest = behind;
    }
    text.push_str(rest);
    add(text.trim(), &mut annotation.comment);
}

/// Adds a text on a line of its own.
pub(super) fn add(text: &str, to: &mut String) {
    if !to.is_empty() && !text.is_empty() {
        to.push('\n');
    }
    to.push_str(text);
}

/// Takes a command in; false, and nothing changed, where it is none.
fn obey(command: &str, annotation: &mut Annotation) -> bool {
    let (name, value) = command.split_once(' ').unwrap_or((command, ""));
    match name {
        "clk" => set(&mut annotation.clock, time(value)),
        "emt" => set(&mut annotation.elapsed, time(value)),
        "csl" | "cal" => {
            let marks: Option<Vec<_>> = value.split(',').map(|text| mark(text.trim())).collect();
            let fits = |mark: &Mark| mark.to.is_some() == (name == "cal");
            match marks {
                Some(marks) if marks.iter().all(fits) => annotation.marks.extend(marks),
                _ => return false,
            }
            true
        }
        _ => false,
    }
}

fn set(to: &mut Option<Duration>, found: Option<Duration>) -> bool {
    let is_new = to.is_none() && found.is_some();
    if is_new {
        *to = found;
    }
    is_new
}

/// Hours, minutes and seconds, perhaps with a fraction: `1:02:03.5`. Minutes and seconds alone, or
/// seconds alone, occur.
fn time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let mut seconds = 0_u64;
    for part in whole.split(':') {
        if !part.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(part.parse().ok()?)?;
    }
    let digits = fraction.get(..9).unwrap_or(fraction);
    let nanos: u32 = match digits {
        "" => 0,
        digits => format!("{digits:0<9}").parse().ok()?,
    };
    Some(Duration::new(seconds, nanos))
}

fn mark(text: &str) -> Option<Mark> {
    let (color, squares) = text.split_at_checked(1)?;
    let color = match color {
        "G" => MarkColor::Green,
        "R" => MarkColor::Red,
        "Y" => MarkColor::Yellow,
        "B" => MarkColor::Blue,
        _ => return None,
    };
    let (from, to) = squares.split_at_checked(2)?;
    let to: Option<Square> = match to {
        "" => None,
        to => Some(to.parse().ok()?),
    };
    Some(Mark {
        color,
        from: from.parse().ok()?,
        to,
    })
}

/// The clocks and marks as commands, then the text.
pub(super) fn write(annotation: &Annotation) -> String {
    let mut out = String::new();
    for (name, time) in [("clk", annotation.clock), ("emt", annotation.elapsed)] {
        if let Some(time) = time {
            command(&mut out, name, &shown_time(time));
        }
    }
    for (name, is_arrow) in [("csl", false), ("cal", true)] {
        let marks = annotation
            .marks
            .iter()
            .filter(|mark| mark.to.is_some() == is_arrow);
        let shown: Vec<_> = marks.map(|mark| shown_mark(*mark)).collect();
        if !shown.is_empty() {
            command(&mut out, name, &shown.join(","));
        }
    }
    let text = annotation.comment.trim();
    if !out.is_empty() && !text.is_empty() {
        out.push(' ');
    }
    out.push_str(text);
    out
}

fn command(out: &mut String, name: &str, value: &str) {
    if !out.is_empty() {
        out.push(' ');
    }
    out.extend(["[%", name, " ", value, "]"]);
}

fn shown_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut out = format!("{hours}:{minutes:02}:{seconds:02}");
    let fraction = format!("{:09}", time.subsec_nanos());
    let fraction = fraction.trim_end_matches('0');
    if !fraction.is_empty() {
        out.extend([".", fraction]);
    }
    out
}

fn shown_mark(mark: Mark) -> String {
    let letter = match mark.color {
        MarkColor::Green => 'G',
        MarkColor::Red => 'R',
        MarkColor::Yellow => 'Y',
        MarkColor::Blue => 'B',
    };
    let mut out = format!("{letter}{}", mark.from);
    if let Some(to) = mark.to {
        write!(out, "{to}").ok();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_taken_out_of_the_text() {
        let mut annotation = Annotation::default();
        read(
            "[%clk 0:09:58.25] A [%eval 0.3] move [%csl Gd4,Re5][%cal Yh2e2].",
            &mut annotation,
        );
        assert_eq!(annotation.clock, Some(Duration::from_millis(598_250)));
        assert_eq!(annotation.marks.len(), 3);
        assert_eq!(annotation.comment, "A [%eval 0.3] move .");
        assert_eq!(
            write(&annotation),
            "[%clk 0:09:58.25] [%csl Gd4,Re5] [%cal Yh2e2] A [%eval 0.3] move ."
        );
    }

    #[test]
    fn what_is_no_command_stays() {
        for text in [
            "[%clk soon]",
            "[%clk",
            "[%csl Gd4,Re55]",
            "[%cal Gd4]",
            "[%csl Pd4]",
            "[%emt 99999999999999999999:00]",
            "[%emt -1]",
        ] {
            let mut annotation = Annotation::default();
            read(text, &mut annotation);
            let expected = Annotation {
                comment: text.to_owned(),
                ..Annotation::default()
            };
            assert_eq!(annotation, expected);
        }
    }

    #[test]
    fn comments_follow_on_lines_of_their_own() {
        let mut annotation = Annotation::default();
        for text in ["a", "[%emt 5]", "b"] {
            read(text, &mut annotation);
        }
        assert_eq!(annotation.comment, "a\nb");
        assert_eq!(annotation.elapsed, Some(Duration::from_secs(5)));
    }
}
