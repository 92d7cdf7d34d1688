-- What addresses have used up of their budgets at all workers together; only of those who used a lot.
-- May be emptied. A file of SQLite has one process, and no rows here.
CREATE TABLE spendings (
    budget TEXT NOT NULL,
    address TEXT NOT NULL,
    refilled_at BIGINT NOT NULL,
    PRIMARY KEY (budget, address)
);
