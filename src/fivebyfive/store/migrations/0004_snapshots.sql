-- States of tables, so that a long log need not be read from its beginning. A cache: may be emptied.
CREATE TABLE snapshots (
    table_name TEXT NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    log_bytes BIGINT NOT NULL,
    version TEXT NOT NULL,
    body BYTEA NOT NULL
);
