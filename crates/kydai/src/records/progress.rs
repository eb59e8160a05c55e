//! How far the work has come, on a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};

/// Work of fewer bytes is done before anybody looks.
const WORTH_SHOWING: u64 = 4 << 20;

/// A bar over the bytes to read; nothing where standard error is no terminal.
pub(crate) fn bar(bytes: u64) -> ProgressBar {
    if bytes < WORTH_SHOWING {
        return ProgressBar::hidden();
    }
    styled(
        bytes,
        "{bar:30} {percent:>3} %  {bytes}/{total_bytes}  {eta}",
    )
}

/// A bar over steps of which each takes a while; nothing where standard error is no terminal.
pub(crate) fn steps(count: u64) -> ProgressBar {
    styled(count, "{bar:30} {percent:>3} %  {pos}/{len}  {eta}")
}

fn styled(length: u64, style: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    match ProgressStyle::with_template(style) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
