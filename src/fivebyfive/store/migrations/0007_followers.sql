-- Which workers have somebody who follows a table, so that only these are notified of its events.
-- A hint, never the truth: may be emptied. A file of SQLite has one process, and no rows here.
CREATE TABLE followers (
    table_name TEXT NOT NULL,
    worker TEXT NOT NULL,
    PRIMARY KEY (table_name, worker)
);
