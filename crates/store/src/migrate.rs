//! Brings a database to the schema this program knows, one numbered step after the other.

use crate::StoreError;
use sqlx::{Connection, SqliteConnection};

/// The steps, in order. A step that was published is never edited; a new one is added.
const STEPS: &[&str] = &[include_str!("../migrations/0001_start.sql")];

pub(crate) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    migrate_through(connection, STEPS).await
}

async fn migrate_through(
    connection: &mut SqliteConnection,
    steps: &'static [&'static str],
) -> Result<(), StoreError> {
    sqlx::raw_sql("create table if not exists schema_steps (step bigint not null primary key)")
        .execute(&mut *connection)
        .await?;
    let done: i64 = sqlx::query_scalar("select coalesce(max(step), 0) from schema_steps")
        .fetch_one(&mut *connection)
        .await?;
    let known = i64::try_from(steps.len()).unwrap_or(i64::MAX);
    if done > known {
        return Err(StoreError::TooNew { found: done, known });
    }
    for (number, sql) in (1_i64..).zip(steps).filter(|(number, _)| *number > done) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(*sql).execute(&mut *transaction).await?;
        sqlx::query("insert into schema_steps (step) values ($1)")
            .bind(number)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        tracing::info!(step = number, "database migrated");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn memory() -> SqliteConnection {
        SqliteConnection::connect("sqlite::memory:").await.unwrap()
    }

    #[tokio::test]
    async fn steps_run_once_each() {
        let mut connection = memory().await;
        migrate_through(&mut connection, &["create table a (x int)"])
            .await
            .unwrap();
        let two = &["create table a (x int)", "create table b (x int)"];
        migrate_through(&mut connection, two).await.unwrap();
        migrate_through(&mut connection, two).await.unwrap();
        let steps: i64 = sqlx::query_scalar("select count(*) from schema_steps")
            .fetch_one(&mut connection)
            .await
            .unwrap();
        assert_eq!(steps, 2);
    }

    #[tokio::test]
    async fn a_failed_step_leaves_nothing_behind() {
        let mut connection = memory().await;
        let bad = &["create table a (x int); create nonsense"];
        assert!(migrate_through(&mut connection, bad).await.is_err());
        migrate_through(&mut connection, &["create table a (x int)"])
            .await
            .unwrap();
    }

    #[tokio::test]
    async fn a_database_from_the_future_is_refused() {
        let mut connection = memory().await;
        migrate(&mut connection).await.unwrap();
        sqlx::query("insert into schema_steps (step) values (999)")
            .execute(&mut connection)
            .await
            .unwrap();
        let refused = migrate(&mut connection).await;
        assert!(
            matches!(refused, Err(StoreError::TooNew { found: 999, .. })),
            "{refused:?}"
        );
    }
}
