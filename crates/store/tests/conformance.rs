//! What every backend must do. The story is told against `dyn Store`; a new backend adds one
//! more opener to [`backends!`].

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use std::{path::Path, sync::Arc};
use store::{
    Durability, Entry, Journal, NewTable, PersonId, Sqlite, Status, Store, StoreError, TableId,
    Versioned, Write,
};

async fn sqlite(folder: &Path) -> Arc<dyn Store> {
    let path = folder.join("kydai.db");
    Arc::new(Sqlite::open(&path, Durability::Process).await.unwrap())
}

/// Each story as a test for each backend.
macro_rules! backends {
    ($($open:ident: $($story:ident)*;)*) => {
        $(mod $open {
            $(#[tokio::test]
            async fn $story() {
                let folder = tempfile::tempdir().unwrap();
                super::$story(super::$open(folder.path()).await).await;
            })*
        })*
    };
}

backends! {
    sqlite:
        a_table_comes_back_with_its_log
        only_live_tables_are_read_at_start
        a_number_is_taken_once
        a_batch_is_all_or_nothing
        names_and_the_heartbeat_are_replaced
        large_batches_fit
        tending_disturbs_nothing
        one_bad_write_fails_alone_in_the_journal
        the_journal_gathers_what_waits
        a_closed_journal_stores_what_waits_and_no_more;
}

fn text(version: u16, text: &str) -> Versioned {
    Versioned {
        version,
        text: text.into(),
    }
}

fn entry(seq: u32) -> Entry {
    Entry {
        seq,
        at: 1_000 + u64::from(seq),
        body: text(1, &format!("{{\"n\":{seq}}}")),
    }
}

fn id(number: u8) -> TableId {
    TableId::from_random([number; 8])
}

fn create(number: u8, entries: Vec<Entry>) -> Write {
    let table = NewTable {
        id: id(number),
        created_at: 500 + u64::from(number),
        settings: text(3, "{\"name\":\"Cờ tướng\"}"),
    };
    Write::Create { table, entries }
}

fn append(number: u8, seqs: &[u32], status: Option<Status>) -> Write {
    let entries = seqs.iter().copied().map(entry).collect();
    Write::Append {
        table: id(number),
        entries,
        status,
    }
}

async fn a_table_comes_back_with_its_log(store: Arc<dyn Store>) {
    assert_eq!(store.table(id(1)).await.unwrap(), None);
    store.commit(&[create(1, vec![entry(1)])]).await.unwrap();
    store
        .commit(&[append(1, &[2, 3], Some(Status::Playing))])
        .await
        .unwrap();
    store.commit(&[append(1, &[4], None)]).await.unwrap();
    let table = store.table(id(1)).await.unwrap().unwrap();
    assert_eq!(
        (table.id, table.created_at, table.status),
        (id(1), 501, Status::Playing)
    );
    assert_eq!(table.settings, text(3, "{\"name\":\"Cờ tướng\"}"));
    assert_eq!(table.log, [entry(1), entry(2), entry(3), entry(4)]);
}

async fn only_live_tables_are_read_at_start(store: Arc<dyn Store>) {
    let writes = [
        create(3, vec![entry(1)]),
        create(1, vec![]),
        create(2, vec![entry(1)]),
    ];
    store.commit(&writes).await.unwrap();
    store
        .commit(&[append(2, &[2], Some(Status::Over))])
        .await
        .unwrap();
    let live = store.live_tables().await.unwrap();
    let seen: Vec<_> = live
        .iter()
        .map(|table| (table.id, table.log.len()))
        .collect();
    assert_eq!(seen, [(id(1), 0), (id(3), 1)], "oldest first");
}

async fn a_number_is_taken_once(store: Arc<dyn Store>) {
    store.commit(&[create(1, vec![entry(1)])]).await.unwrap();
    let again = store.commit(&[append(1, &[1], None)]).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
    let again = store.commit(&[create(1, vec![])]).await;
    assert!(matches!(again, Err(StoreError::Taken)), "{again:?}");
}

async fn a_batch_is_all_or_nothing(store: Arc<dyn Store>) {
    store.commit(&[create(1, vec![entry(1)])]).await.unwrap();
    let batch = [
        append(1, &[2], Some(Status::Over)),
        create(2, vec![]),
        append(1, &[1], None),
    ];
    assert!(store.commit(&batch).await.is_err());
    let table = store.table(id(1)).await.unwrap().unwrap();
    assert_eq!((table.status, table.log.len()), (Status::Waiting, 1));
    assert_eq!(store.table(id(2)).await.unwrap(), None);
    assert!(
        store.commit(&[append(9, &[1], None)]).await.is_err(),
        "no such table"
    );
}

async fn names_and_the_heartbeat_are_replaced(store: Arc<dyn Store>) {
    let person = PersonId::from_random([7; 12]);
    assert_eq!(store.chosen_name(person).await.unwrap(), None);
    assert_eq!(store.heartbeat().await.unwrap(), None);
    for (name, at) in [("Ngọc", 5), ("Bích Ngọc", 6)] {
        let rename = Write::Rename {
            person,
            name: name.into(),
            at,
        };
        store
            .commit(&[rename, Write::Heartbeat { at }])
            .await
            .unwrap();
        assert_eq!(
            store.chosen_name(person).await.unwrap().as_deref(),
            Some(name)
        );
        assert_eq!(store.heartbeat().await.unwrap(), Some(at));
    }
}

async fn large_batches_fit(store: Arc<dyn Store>) {
    let mut batch = vec![create(1, vec![]), create(2, vec![])];
    batch.extend((1..=400).map(|seq| append(1, &[seq], None)));
    batch.extend((1..=400).map(|seq| append(2, &[seq], None)));
    store.commit(&batch).await.unwrap();
    assert_eq!(store.table(id(1)).await.unwrap().unwrap().log.len(), 400);
    assert_eq!(store.table(id(2)).await.unwrap().unwrap().log.len(), 400);
}

async fn tending_disturbs_nothing(store: Arc<dyn Store>) {
    store.tend().await.unwrap();
    store.commit(&[create(1, vec![entry(1)])]).await.unwrap();
    let (write, tend) = ([append(1, &[2], None)], store.tend());
    let (written, tended) = tokio::join!(store.commit(&write), tend);
    written.unwrap();
    tended.unwrap();
    assert_eq!(store.table(id(1)).await.unwrap().unwrap().log.len(), 2);
}

async fn one_bad_write_fails_alone_in_the_journal(store: Arc<dyn Store>) {
    let (journal, driver) = Journal::new(Arc::clone(&store));
    let story = async {
        journal.commit(create(1, vec![entry(1)])).await.unwrap();
        let (good, bad, also_good) = tokio::join!(
            journal.commit(append(1, &[2], None)),
            journal.commit(append(1, &[1], None)),
            journal.commit(Write::Heartbeat { at: 3 }),
        );
        good.unwrap();
        assert!(matches!(bad, Err(StoreError::Taken)), "{bad:?}");
        also_good.unwrap();
        assert_eq!(journal.stats().failures(), 1);
        drop(journal);
    };
    tokio::join!(driver, story);
    assert_eq!(store.table(id(1)).await.unwrap().unwrap().log.len(), 2);
}

async fn the_journal_gathers_what_waits(store: Arc<dyn Store>) {
    let (journal, driver) = Journal::new(Arc::clone(&store));
    let story = async {
        journal.commit(create(1, vec![])).await.unwrap();
        let before = journal.stats().commits();
        let all = (1..=100).map(|seq| journal.commit(append(1, &[seq], None)));
        for result in futures_util::future::join_all(all).await {
            result.unwrap();
        }
        let commits = journal.stats().commits() - before;
        assert!(commits < 10, "100 writes took {commits} transactions");
        drop(journal);
    };
    tokio::join!(driver, story);
}

async fn a_closed_journal_stores_what_waits_and_no_more(store: Arc<dyn Store>) {
    let (journal, driver) = Journal::new(Arc::clone(&store));
    let before = async {
        let (made, ()) = tokio::join!(journal.commit(create(1, vec![])), async { journal.close() });
        made
    };
    let ((), made) = tokio::join!(driver, before);
    made.unwrap();
    let late = journal.commit(append(1, &[1], None)).await;
    assert!(matches!(late, Err(StoreError::Closed)), "{late:?}");
    assert_eq!(store.table(id(1)).await.unwrap().unwrap().log, []);
}
