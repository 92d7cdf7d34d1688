-- A room has the same link for ever, and a table at a time.
CREATE TABLE rooms (
    name TEXT NOT NULL PRIMARY KEY,
    table_name TEXT NOT NULL,
    updated_at BIGINT NOT NULL
);
