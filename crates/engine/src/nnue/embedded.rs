//! The network that comes with the program. How it was made is told in `training/README.md`.

use super::Network;
use std::sync::{Arc, LazyLock};

#[expect(
    clippy::large_include_file,
    reason = "the program plays without any other file"
)]
const FILE: &[u8] = include_bytes!("../../networks/net2.kydainet");

static EMBEDDED: LazyLock<Arc<Network>> =
    LazyLock::new(|| Arc::new(Network::read(FILE).expect("the file is tested")));

impl Network {
    /// The network that comes with the program.
    pub fn embedded() -> Arc<Self> {
        Arc::clone(&EMBEDDED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Evaluator;
    use crate::nnue::Nnue;
    use xiangqi::Position;

    #[test]
    fn the_embedded_network_knows_what_men_are_worth() {
        let network = Network::embedded();
        assert_eq!(network.write(), FILE);
        let judged = |fen: &str| {
            let position = Position::from_fen(fen).unwrap();
            Nnue::new(Arc::clone(&network), &position).evaluate(&position)
        };
        let start = judged("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
        assert!((-100..=150).contains(&start), "{start}");
        let ahead = judged("rnbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
        assert!(ahead > start + 300, "{ahead}");
        let behind =
            judged("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR w - - 0 1");
        assert!(behind < start - 300, "{behind}");
    }
}
