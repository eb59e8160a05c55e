//! What results say about strength.

use std::fmt;

/// Games of an engine against another, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Results {
    /// By half points that a pair of games with one opening brought, 0 to 4.
    pub(crate) pairs: [u32; 5],
}

/// A difference in Elo, and where it is with a confidence of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Elo {
    pub(crate) value: f64,
    pub(crate) least: f64,
    pub(crate) most: f64,
}

/// Standard errors either side of the mean that hold 95 % of a normal distribution.
const CONFIDENCE: f64 = 1.96;

impl Results {
    pub(crate) fn add_pair(&mut self, half_points: usize) {
        if let Some(count) = self.pairs.get_mut(half_points) {
            *count += 1;
        }
    }

    /// The share of the points, 0 to 1; none without games.
    pub(crate) fn score(&self) -> Option<f64> {
        let (count, mean, _) = self.moments()?;
        (count > 0.0).then_some(mean)
    }

    /// The difference in strength, from the spread of the pairs: both games of a pair share an
    /// opening, so they are not independent.
    pub(crate) fn elo(&self) -> Option<Elo> {
        let (count, mean, variance) = self.moments()?;
        let error = CONFIDENCE * (variance / (count - 1.0).max(1.0)).sqrt();
        Some(Elo {
            value: difference(mean),
            least: difference(mean - error),
            most: difference(mean + error),
        })
    }

    /// The number of pairs, and the mean and variance of their shares.
    fn moments(&self) -> Option<(f64, f64, f64)> {
        let shares = || self.pairs.into_iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
        let count: f64 = self.pairs.into_iter().map(f64::from).sum();
        if count == 0.0 {
            return None;
        }
        let mean = shares().map(|(n, x)| f64::from(n) * x).sum::<f64>() / count;
        let spread = shares().map(|(n, x)| f64::from(n) * (x - mean).powi(2));
        Some((count, mean, spread.sum::<f64>() / count))
    }
}

/// The logistic curve of Elo; without bounds where one side has all the points.
fn difference(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        // No -0.
        0.0 - 400.0 * (1.0 / share - 1.0).log10()
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { value, least, most } = self;
        write!(f, "Elo {value:+.0}, 95 % within {least:+.0} to {most:+.0}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_results_mean_even_strength() {
        let results = Results {
            pairs: [5, 10, 20, 10, 5],
        };
        let elo = results.elo().unwrap();
        assert!(elo.value.abs() < 1e-9);
        assert!((elo.least + elo.most).abs() < 1e-9 && elo.most > 0.0);
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        let results = Results {
            pairs: [0, 0, 50, 0, 50],
        };
        let elo = results.elo().unwrap();
        assert!((elo.value - 190.85).abs() < 0.01, "{elo}");
        assert!(elo.least < elo.value && elo.value < elo.most);
    }

    #[test]
    fn a_clean_sweep_has_no_upper_bound() {
        let mut results = Results::default();
        assert_eq!(results.elo(), None);
        assert_eq!(results.score(), None);
        results.add_pair(4);
        assert_eq!(results.score(), Some(1.0));
        assert!(results.elo().unwrap().most.is_infinite());
    }
}
