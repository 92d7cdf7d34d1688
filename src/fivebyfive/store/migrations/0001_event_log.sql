CREATE TABLE tables (
    name TEXT NOT NULL PRIMARY KEY,
    last_seq BIGINT NOT NULL,
    due_at BIGINT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);

CREATE INDEX tables_due_at ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_updated_at ON tables (updated_at);

CREATE TABLE events (
    table_name TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_name, seq)
);

-- Records outlive their tables, so nothing refers to them.
CREATE TABLE records (
    table_name TEXT NOT NULL,
    game INTEGER NOT NULL,
    ended_at BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_name, game)
);

CREATE INDEX records_ended_at ON records (ended_at);
