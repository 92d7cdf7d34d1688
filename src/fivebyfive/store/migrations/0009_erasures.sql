-- How often names were erased in the log of a table: what was read before is not stored as a snapshot.
ALTER TABLE tables ADD COLUMN erasures BIGINT NOT NULL DEFAULT 0;
