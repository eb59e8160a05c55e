//! Time, chance and a database in the test's hand.

use server::{Clock, Dice, Sleep};
use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU64, Ordering},
};
use store::{Answer, PersonId, Store, StoreError, StoredTable, TableId, Write};
use tokio::sync::watch;

/// When the tests' time begins.
pub(crate) const EPOCH: u64 = 1_800_000_000_000;

/// Time that moves when the test says so.
#[derive(Clone, Debug)]
pub(crate) struct FakeClock(Arc<watch::Sender<u64>>);

impl FakeClock {
    pub(crate) fn new() -> Self {
        Self(Arc::new(watch::Sender::new(EPOCH)))
    }

    pub(crate) fn advance(&self, millis: u64) {
        self.0.send_modify(|now| *now += millis);
    }
}

impl Clock for FakeClock {
    fn now(&self) -> u64 {
        *self.0.borrow()
    }

    fn sleep_until(&self, at: u64) -> Sleep {
        let mut now = self.0.subscribe();
        Box::pin(async move {
            now.wait_for(|now| *now >= at).await.unwrap();
        })
    }
}

/// Seeded chance, which can be made to fail.
#[derive(Debug)]
pub(crate) struct FakeDice {
    state: AtomicU64,
    pub(crate) broken: AtomicBool,
}

impl FakeDice {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            state: AtomicU64::new(seed),
            broken: AtomicBool::new(false),
        }
    }
}

impl Dice for FakeDice {
    fn fill(&self, bytes: &mut [u8]) {
        assert!(
            !self.broken.load(Ordering::SeqCst),
            "the dice are broken, as the test asked"
        );
        for byte in bytes {
            // SplitMix64.
            let mut z = self
                .state
                .fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::SeqCst);
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            *byte = (z >> 56) as u8;
        }
    }
}

/// A database whose writes can be made to fail.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flaky(Arc<AtomicBool>);

impl Flaky {
    pub(crate) fn fail(&self, fail: bool) {
        self.0.store(fail, Ordering::SeqCst);
    }

    pub(crate) fn around(self, inner: Arc<dyn Store>) -> Arc<dyn Store> {
        Arc::new(FlakyStore {
            inner,
            failing: self,
        })
    }
}

struct FlakyStore {
    inner: Arc<dyn Store>,
    failing: Flaky,
}

impl Store for FlakyStore {
    fn commit<'a>(&'a self, writes: &'a [Write]) -> Answer<'a, ()> {
        if self.failing.0.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Unreadable("anything at all")) });
        }
        self.inner.commit(writes)
    }

    fn live_tables(&self) -> Answer<'_, Vec<StoredTable>> {
        self.inner.live_tables()
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>> {
        self.inner.table(id)
    }

    fn chosen_name(&self, person: PersonId) -> Answer<'_, Option<String>> {
        self.inner.chosen_name(person)
    }

    fn heartbeat(&self) -> Answer<'_, Option<u64>> {
        self.inner.heartbeat()
    }

    fn tend(&self) -> Answer<'_, ()> {
        self.inner.tend()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.inner.close()
    }
}
