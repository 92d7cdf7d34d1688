-- Numbers that all processes on a database agree on, such as the format of its events.
CREATE TABLE facts (
    name TEXT NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);

-- Networks whose requests are refused for a time.
CREATE TABLE bans (
    network TEXT NOT NULL PRIMARY KEY,
    ends_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL
);
