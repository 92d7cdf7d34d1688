-- What the operator has done by `fivebyfive admin`, and who it was. Old lines are deleted.
CREATE TABLE operator_log (
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    facts TEXT NOT NULL
);

CREATE INDEX operator_log_at ON operator_log (at);
