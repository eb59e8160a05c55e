//! How far the work has come, on a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};

/// Work of fewer bytes is done before anybody looks.
const WORTH_SHOWING: u64 = 4 << 20;

/// A bar over the bytes to read; nothing where standard error is no terminal.
pub(crate) fn bar(bytes: u64) -> ProgressBar {
    if bytes < WORTH_SHOWING || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(bytes), ProgressDrawTarget::stderr());
    let style = "{bar:30} {percent:>3} %  {bytes}/{total_bytes}  {eta}";
    match ProgressStyle::with_template(style) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
