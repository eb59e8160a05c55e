//! Pictures as pixels.

use anyhow::Context;
use drawing::Picture;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Draws a picture in its own size.
pub(super) fn draw(picture: &Picture<'_>) -> anyhow::Result<Pixmap> {
    let tree = Tree::from_str(&picture.to_string(), &Options::default())
        .context("a drawing of ours cannot be read")?;
    let (width, height) = picture.pixels();
    let mut pixels = Pixmap::new(width, height).context("a picture of no size")?;
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    Ok(pixels)
}
