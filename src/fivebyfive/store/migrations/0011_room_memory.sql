-- The club room that remembers a game; null for none.
ALTER TABLE records ADD COLUMN room TEXT;

CREATE INDEX records_room ON records (room, ended_at) WHERE room IS NOT NULL;

-- Whether a club room remembers its games; one without a row does.
CREATE TABLE room_memories (
    room TEXT NOT NULL PRIMARY KEY,
    is_off INTEGER NOT NULL,
    changed_at BIGINT NOT NULL
);

-- Devices that a club room knows, by the hashes of their keys, and where each was last.
CREATE TABLE room_keys (
    room TEXT NOT NULL,
    key_hash TEXT NOT NULL,
    is_keeper INTEGER NOT NULL,
    table_name TEXT NOT NULL,
    device TEXT NOT NULL,
    used_at BIGINT NOT NULL,
    PRIMARY KEY (room, key_hash)
);

-- People of a club room who were hidden or merged into another one, by the hashes of their names.
CREATE TABLE room_people (
    room TEXT NOT NULL,
    person TEXT NOT NULL,
    is_hidden INTEGER NOT NULL,
    merged_into TEXT,
    PRIMARY KEY (room, person)
);
