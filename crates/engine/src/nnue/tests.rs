//! The network's parts together: sums, views, kernels and the file.

use super::simd::LANES;
use super::*;
use crate::{Evaluator, symmetry, testing};
use proptest::prelude::*;
use std::collections::HashSet;
use std::sync::{Arc, LazyLock};
use xiangqi::{Color, Position};

/// Numbers that look like chance, the same in every run.
struct Chance(u64);

impl Chance {
    /// A number below the bound on either side of zero.
    fn around_zero(&mut self, bound: i64) -> i64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        i64::try_from(self.0 >> 33).unwrap() % (2 * bound) - bound
    }

    fn fill<T: TryFrom<i64>>(&mut self, count: usize, bound: i64) -> Vec<T> {
        let number = |_| T::try_from(self.around_zero(bound)).ok().unwrap();
        (0..count).map(number).collect()
    }
}

fn parameters(width: usize, bound: i64) -> Parameters {
    let mut chance = Chance(0x5eed);
    Parameters {
        name: "chance".to_owned(),
        description: "Drawn, not trained: cờ tướng".to_owned(),
        scale: 400,
        feature_weights: chance.fill(FEATURES * width, bound),
        feature_biases: chance.fill(width, bound),
        output_weights: chance.fill(OUTPUT_BUCKETS * 2 * width, 8191),
        output_biases: chance.fill(OUTPUT_BUCKETS, 4_000_000),
    }
}

/// Narrow and with small weights, so that neurons lie between the bounds.
static NETWORK: LazyLock<Arc<Network>> =
    LazyLock::new(|| Arc::new(Network::new(&parameters(LANES, 320)).unwrap()));
/// Wider, and with sums that wrap round.
static WILD: LazyLock<Arc<Network>> =
    LazyLock::new(|| Arc::new(Network::new(&parameters(3 * LANES, 32_000)).unwrap()));

fn judged(network: &Arc<Network>, kernel: Kernel, position: &Position) -> i32 {
    Nnue::with_kernel(Arc::clone(network), kernel, position).evaluate(position)
}

/// The score as the documents define it, one number after the other.
fn by_definition(parameters: &Parameters, position: &Position) -> i32 {
    let width = parameters.feature_biases.len();
    let bucket = output_bucket(position.board().occupied().len());
    let neurons = [position.turn(), !position.turn()].map(|color| {
        let mut sums = parameters.feature_biases.clone();
        for feature in View::new(position, color).active(position) {
            let row = &parameters.feature_weights[feature * width..][..width];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        sums
    });
    let weights = &parameters.output_weights[bucket * 2 * width..][..2 * width];
    let squares: i64 = (neurons.concat().iter().zip(weights))
        .map(|(&sum, &weight)| {
            let square = i64::from(sum.clamp(0, 1024)).pow(2);
            (square + 512) / 1024 * i64::from(weight)
        })
        .sum();
    let output = squares + i64::from(parameters.output_biases[bucket]);
    let score = output * i64::from(parameters.scale) / (1024 * 4096);
    i32::try_from(score.clamp(-20_000, 20_000)).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn following_moves_is_like_beginning_anew(choices in testing::choices()) {
        for network in [&*NETWORK, &*WILD] {
            let mut nnue = Nnue::new(Arc::clone(network), &Position::start());
            testing::wander(&mut nnue, &choices, |nnue, position| {
                let anew = judged(network, Kernel::SCALAR, position);
                assert_eq!(nnue.evaluate(position), anew, "{position}");
            });
        }
    }

    #[test]
    fn a_sound_network_is_verified(choices in testing::choices()) {
        let mut position = Position::start();
        let mut moves = Vec::new();
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            moves.push(legal[usize::from(choice) % legal.len()]);
            position.play_unchecked(moves[moves.len() - 1]);
        }
        prop_assert_eq!(verify(&NETWORK, &Position::start(), &moves), Ok(()));
    }

    #[test]
    fn left_and_right_and_the_colors_do_not_matter(choices in testing::choices()) {
        for position in testing::game(&choices) {
            let value = judged(&NETWORK, Kernel::best(), &position);
            let mirrored = symmetry::mirrored(&position).unwrap();
            prop_assert_eq!(judged(&NETWORK, Kernel::best(), &mirrored), value);
            let swapped = symmetry::swapped(&position).unwrap();
            prop_assert_eq!(judged(&NETWORK, Kernel::best(), &swapped), value);
        }
    }

    #[test]
    fn every_kernel_gives_the_same_results(choices in testing::choices()) {
        for position in testing::game(&choices) {
            for network in [&*NETWORK, &*WILD] {
                let expected = by_definition(&network.parameters(), &position);
                for kernel in Kernel::available() {
                    prop_assert_eq!(judged(network, kernel, &position), expected, "{:?}", kernel);
                }
            }
        }
    }

    #[test]
    fn every_man_but_the_general_turns_on_an_input_of_its_own(choices in testing::choices()) {
        for position in testing::game(&choices) {
            for color in Color::ALL {
                let active: Vec<usize> = View::new(&position, color).active(&position).collect();
                prop_assert_eq!(active.len(), position.board().occupied().len() - 1);
                prop_assert!(active.len() <= MOST_ACTIVE);
                prop_assert!(active.iter().all(|&feature| feature < FEATURES));
                prop_assert_eq!(active.iter().collect::<HashSet<_>>().len(), active.len());
            }
        }
    }

    #[test]
    fn hostile_bytes_are_refused_without_a_panic(
        cut in 0_usize..100, place in 0_usize..100, value in any::<u8>(), sealed in any::<bool>()
    ) {
        let mut bytes = NETWORK.write();
        bytes[place] = value;
        bytes.truncate(bytes.len() - cut);
        if sealed {
            seal(&mut bytes);
        }
        if let Ok(network) = Network::read(&bytes) {
            prop_assert_eq!(network.write(), bytes);
        }
    }
}

/// Makes the checksum right again.
fn seal(bytes: &mut [u8]) {
    let hash = bytes[20..]
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    bytes[12..20].copy_from_slice(&hash.to_le_bytes());
}

/// The file with bytes from `at` on replaced.
fn with(at: usize, new: &[u8], sealed: bool) -> Vec<u8> {
    let mut bytes = NETWORK.write();
    bytes[at..at + new.len()].copy_from_slice(new);
    if sealed {
        seal(&mut bytes);
    }
    bytes
}

#[test]
fn a_file_gives_back_the_network() {
    for network in [&*NETWORK, &*WILD] {
        let bytes = network.write();
        let read = Network::read(&bytes).unwrap();
        assert_eq!(read, **network);
        assert_eq!(read.name(), "chance");
        assert_eq!(bytes[12..20], network.checksum().to_le_bytes());
    }
    assert_eq!(NETWORK.width(), 32);
    assert_eq!(WILD.width(), 96);
}

/// A file that later programs must still read, or refuse by its version.
#[test]
fn the_files_form_is_the_published_one() {
    let bytes = NETWORK.write();
    let head = b"kydainet\x01\0\0\0\
        CHECKSUM\x02\x10\0\0\x20\0\0\0\x08\0\0\0\x90\x01\0\0\x06\0\0\0chance";
    assert_eq!(bytes[..12], head[..12]);
    assert_eq!(bytes[20..head.len()], head[20..]);
    assert_eq!(
        bytes.len(),
        20 + 16 + 10 + 4 + 33 + 2 * 32 * (FEATURES + 1) + 8 * (2 * 64 + 4)
    );
    assert_eq!(NETWORK.checksum(), 11_377_588_506_176_967_039);
    assert_eq!(judged(&NETWORK, Kernel::best(), &Position::start()), 703);
}

#[test]
fn what_is_wrong_with_a_file_is_told() {
    let whole = NETWORK.write();
    let mut longer = whole.clone();
    longer.push(7);
    seal(&mut longer);
    let mut cut = whole[..whole.len() - 1].to_vec();
    seal(&mut cut);
    let last_weight = whole.len() - 8 * 4 - 2;
    let checksum =
        |bytes: &[u8]| matches!(Network::read(bytes), Err(NetworkError::Checksum { .. }));
    assert!(checksum(&with(500, &[1, 2, 3, 4], false)));
    assert!(checksum(&whole[..whole.len() / 2]));
    let inputs = NetworkError::Inputs {
        found: 7,
        buckets: 8,
    };
    let version = NetworkError::Version {
        found: 9,
        expected: 1,
    };
    for (bytes, error) in [
        (Vec::new(), NetworkError::NoNetwork),
        (b"a picture, or so".to_vec(), NetworkError::NoNetwork),
        (whole[..15].to_vec(), NetworkError::TooShort),
        (cut, NetworkError::TooShort),
        (longer, NetworkError::TooLong(1)),
        (with(8, &[9], false), version),
        (with(20, &[7, 0], true), inputs),
        (with(24, &[33], true), NetworkError::Width(33)),
        (with(24, &[0], true), NetworkError::Width(0)),
        (
            with(24, &[0, 0, 0, 128], true),
            NetworkError::Width(1 << 31),
        ),
        (with(32, &[0, 0], true), NetworkError::Scale(0)),
        (with(36, &[0, 0, 1], true), NetworkError::Text("name")),
        (with(40, &[255], true), NetworkError::Text("name")),
        (with(last_weight, &[0, 32], true), NetworkError::Weight),
        (with(last_weight, &[0, 128], true), NetworkError::Weight),
    ] {
        assert_eq!(Network::read(&bytes).unwrap_err(), error);
    }
}

#[test]
fn numbers_that_do_not_fit_each_other_are_no_network() {
    let good = parameters(LANES, 320);
    let error = |change: fn(&mut Parameters)| {
        let mut bad = good.clone();
        change(&mut bad);
        Network::new(&bad).unwrap_err()
    };
    assert_eq!(
        error(|bad| bad.feature_biases.clear()),
        NetworkError::Width(0)
    );
    assert_eq!(error(|bad| bad.scale = 20_000), NetworkError::Scale(20_000));
    let count = |what| NetworkError::Count(what);
    assert_eq!(
        error(|bad| bad.feature_weights.truncate(9)),
        count("weights of the first layer")
    );
    assert_eq!(
        error(|bad| bad.output_weights.push(0)),
        count("weights of the second layer")
    );
    assert_eq!(
        error(|bad| bad.output_biases.clear()),
        count("biases of the second layer")
    );
    let long = error(|bad| bad.description = "x".repeat(5000));
    assert_eq!(long, NetworkError::Text("description"));
}
