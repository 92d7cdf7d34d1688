-- What the coach said of a seat's game: it takes a while to work out, and people look again.
CREATE TABLE coachings (
    table_name TEXT NOT NULL,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    coached_at BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_name, game, seat)
);
