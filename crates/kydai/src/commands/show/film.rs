//! A game as an animated GIF.

use std::collections::{BTreeSet, HashMap};

use anyhow::Context;
use color_quant::NeuQuant;
use drawing::Options;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use super::raster;
use super::scene::Scene;

/// The longest film; real games end long before.
pub(super) const MAX_PLIES: u32 = 1_000;

/// How long a ply is seen, and how long the last one, in hundredths of a second.
const PLY_TIME: u16 = 100;
const END_TIME: u16 = 400;

/// Scenes, evenly over the game, that the palette is chosen by; the last one is among them.
const SAMPLED_SCENES: usize = 6;
/// Pixels of each of them that are looked at.
const SAMPLED_PIXELS: usize = 1 << 15;

/// The colours of a GIF, less the one that lets what was there before shine through.
const COLORS: usize = 255;
const TRANSPARENT: u8 = u8::MAX;

type Rgb = [u8; 3];

/// Draws the scenes one after the other: the first whole, of each later one what has changed.
pub(super) fn film(scenes: &[Scene], options: Options) -> anyhow::Result<Vec<u8>> {
    let mut palette = Palette::of(scenes, options)?;
    let first = scenes.first().context("a film without a scene")?;
    let (width, height) = first.picture(options).pixels();
    let (width, height) = (u16::try_from(width)?, u16::try_from(height)?);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height, &palette.bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown: Vec<u8> = Vec::new();
    for (index, scene) in scenes.iter().enumerate() {
        let pixels = raster::draw(&scene.picture(options))?;
        let colors: Vec<u8> = pixels
            .pixels()
            .iter()
            .map(|&pixel| palette.index(rgb(pixel)))
            .collect();
        let is_last = index + 1 == scenes.len();
        let time = if is_last { END_TIME } else { PLY_TIME };
        encoder.write_frame(&changed(&shown, &colors, usize::from(width), time)?)?;
        shown = colors;
    }
    drop(encoder);
    Ok(bytes)
}

/// The smallest rectangle that holds what has changed, with what has not left out; everything, at
/// first, and one pixel where nothing has changed.
fn changed(old: &[u8], new: &[u8], width: usize, time: u16) -> anyhow::Result<Frame<'static>> {
    let differs = |row: usize, column: usize| {
        let at = row * width + column;
        old.get(at) != new.get(at)
    };
    let height = new.len() / width;
    let row_differs = |&row: &usize| (0..width).any(|column| differs(row, column));
    let top = (0..height).find(row_differs).unwrap_or(0);
    let bottom = (0..height).rfind(row_differs).unwrap_or(top);
    let column_differs = |&column: &usize| (top..=bottom).any(|row| differs(row, column));
    let left = (0..width).find(column_differs).unwrap_or(0);
    let right = (0..width).rfind(column_differs).unwrap_or(left);
    let part = (top..=bottom).flat_map(|row| (left..=right).map(move |column| (row, column)));
    let part = part.map(|(row, column)| {
        let color = new.get(row * width + column).copied();
        color
            .filter(|_| differs(row, column))
            .unwrap_or(TRANSPARENT)
    });
    Ok(Frame {
        delay: time,
        transparent: Some(TRANSPARENT),
        dispose: DisposalMethod::Keep,
        left: u16::try_from(left)?,
        top: u16::try_from(top)?,
        width: u16::try_from(right - left + 1)?,
        height: u16::try_from(bottom - top + 1)?,
        buffer: part.collect::<Vec<_>>().into(),
        ..Frame::default()
    })
}

/// The colours of the whole film.
struct Palette {
    colors: Vec<Rgb>,
    /// The nearest of them to a colour that was asked for before.
    nearest: HashMap<Rgb, u8>,
}

impl Palette {
    /// All the colours that are seen, or where they are too many those that serve best.
    fn of(scenes: &[Scene], options: Options) -> anyhow::Result<Self> {
        let mut seen = Vec::new();
        let step = scenes.len().div_ceil(SAMPLED_SCENES).max(1);
        for scene in scenes.iter().step_by(step).chain(scenes.last()) {
            seen.extend(sample(&raster::draw(&scene.picture(options))?));
        }
        let all: BTreeSet<Rgb> = seen.iter().copied().collect();
        let colors = if all.len() <= COLORS {
            all.into_iter().collect()
        } else {
            let pixels: Vec<u8> = seen.iter().flat_map(|&[r, g, b]| [r, g, b, 255]).collect();
            let chosen = NeuQuant::new(10, COLORS, &pixels).color_map_rgb();
            chosen.as_chunks().0.to_vec()
        };
        Ok(Self {
            colors,
            nearest: HashMap::new(),
        })
    }

    /// As the file has it: with a place for the transparent one.
    fn bytes(&self) -> Vec<u8> {
        let mut colors = self.colors.clone();
        colors.resize(COLORS + 1, [0; 3]);
        colors.concat()
    }

    /// The number of the colour that is nearest to this one.
    fn index(&mut self, wanted: Rgb) -> u8 {
        let colors = &self.colors;
        *self.nearest.entry(wanted).or_insert_with(|| {
            let known = (0..=u8::MAX).zip(colors);
            let nearest = known.min_by_key(|(_, color)| distance(**color, wanted));
            nearest.map_or(0, |(index, _)| index)
        })
    }
}

/// Pixels from all over a picture.
fn sample(pixels: &Pixmap) -> impl Iterator<Item = Rgb> {
    let pixels = pixels.pixels();
    // An odd step does not stay in a column.
    let step = (pixels.len() / SAMPLED_PIXELS) | 1;
    pixels.iter().step_by(step).map(|&pixel| rgb(pixel))
}

/// Our pictures are opaque, so that nothing is premultiplied.
const fn rgb(pixel: PremultipliedColorU8) -> Rgb {
    [pixel.red(), pixel.green(), pixel.blue()]
}

fn distance(a: Rgb, b: Rgb) -> u32 {
    let square = |(a, b): (u8, u8)| u32::from(a.abs_diff(b)).pow(2);
    a.into_iter().zip(b).map(square).sum()
}
