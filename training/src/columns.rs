//! Loops over the columns of a row, written so that the compiler vectorises them.

const LANES: usize = 16;

/// Adds a row.
pub fn add(to: &mut [f32], row: &[f32]) {
    for (to, &value) in to.iter_mut().zip(row) {
        *to += value;
    }
}

/// Adds a row so many times.
pub fn add_times(to: &mut [f32], row: &[f32], times: f32) {
    for (to, &value) in to.iter_mut().zip(row) {
        *to += value * times;
    }
}

/// The sum of the products; both lengths are the same.
pub fn dot(left: &[f32], right: &[f32]) -> f32 {
    let (left, left_rest) = left.as_chunks::<LANES>();
    let (right, right_rest) = right.as_chunks::<LANES>();
    let mut sums = [0.0; LANES];
    for (left, right) in left.iter().zip(right) {
        for lane in 0..LANES {
            sums[lane] += left[lane] * right[lane];
        }
    }
    let rest: f32 = left_rest.iter().zip(right_rest).map(|(l, r)| l * r).sum();
    sums.iter().sum::<f32>() + rest
}
