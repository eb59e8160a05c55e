-- Tables on which games are played. `settings` is opaque here: JSON whose meaning is the server's,
-- with the number of its format beside it.
create table tables (
    id text not null primary key,
    created_at bigint not null,
    status smallint not null,
    settings_version smallint not null,
    settings text not null
);
create index tables_by_status on tables (status);

-- What happened at them: append-only. The primary key is the fence: a number can be taken once.
create table log (
    table_id text not null references tables (id),
    seq integer not null,
    at bigint not null,
    version smallint not null,
    body text not null,
    primary key (table_id, seq)
);

-- Guests who chose a name of their own; everybody else's name follows from their identity.
create table people (
    id text not null primary key,
    name text not null,
    renamed_at bigint not null
);

-- One row: when this server is last known to have lived.
create table heartbeat (
    id smallint not null primary key,
    at bigint not null
);
