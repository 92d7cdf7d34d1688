-- One row that is written again and again, to see whether anything can be stored.
CREATE TABLE store_probes (
    id INTEGER NOT NULL PRIMARY KEY,
    probed_at BIGINT NOT NULL,
    filler TEXT NOT NULL
);
