//! What `kydai net verify` says of a network that is one, and of what is none.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use std::fs;
use std::process::{Command, Output};

use engine::nnue::{FEATURES, Network, OUTPUT_BUCKETS, Parameters};

const WIDTH: usize = 32;

/// A network whose weights differ from each other, though nobody trained it.
fn network() -> Network {
    let number = |most: i16| (0..most).cycle().step_by(7).map(move |n| n - most / 2);
    Network::new(&Parameters {
        name: "numbers".to_owned(),
        description: "Counted, not trained\nin two lines".to_owned(),
        scale: 400,
        feature_weights: number(601).take(FEATURES * WIDTH).collect(),
        feature_biases: number(401).take(WIDTH).collect(),
        output_weights: number(4001).take(OUTPUT_BUCKETS * 2 * WIDTH).collect(),
        output_biases: vec![0; OUTPUT_BUCKETS],
    })
    .unwrap()
}

/// Looks at a file with these bytes.
fn verify(bytes: &[u8]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("network");
    fs::write(&path, bytes).unwrap();
    kydai(path.to_str().unwrap())
}

fn kydai(path: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["net", "verify", "--games", "2", "--lang", "en", path])
        .output()
        .unwrap()
}

#[test]
fn a_sound_network_is_described() {
    let output = verify(&network().write());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    for line in [
        "name         numbers",
        "description  Counted, not trained",
        "description  in two lines",
        "layers       4098 -> 32 x 2 -> 1 x 8",
        &format!("checksum     {:016x}", network().checksum()),
    ] {
        assert!(text.lines().any(|found| found == line), "{line}: {text}");
    }
    assert!(text.contains("\nscores       agree in "), "{text}");
    assert!(text.contains("\nscalar "), "{text}");
}

#[test]
fn what_is_no_network_is_wrong_input() {
    let mut damaged = network().write();
    damaged[1000] ^= 1;
    for (bytes, complaint) in [
        (
            &b"no network"[..],
            "kydai: these bytes are no network of ours\n",
        ),
        (
            &damaged,
            "kydai: the network's file is damaged: its checksum is ",
        ),
    ] {
        let output = verify(bytes);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(output.stdout.is_empty());
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(text.starts_with(complaint), "{text}");
    }
}

#[test]
fn a_file_that_is_not_there_is_a_failure() {
    assert_eq!(kydai("/nowhere/network").status.code(), Some(1));
}
