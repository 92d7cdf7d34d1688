"""What addresses have used up of their budgets, added up over all processes on a PostgreSQL.

A row has the time at which the budget is full again, which is all that a token bucket needs (the
generic cell rate algorithm, GCRA, calls it the theoretical arrival time). The clock is that of the
database: those of several machines differ.
"""

from collections.abc import Sequence
from typing import Any, Final

from fivebyfive.store.interface import Millis, Spending, Statement, Store

_NOW: Final = "(extract(epoch FROM now()) * 1000)::bigint"
# In the same order in every process, against deadlocks.
_ADD: Final = f"""
INSERT INTO spendings AS known SELECT budget, address, {_NOW} + millis
FROM unnest($1::text[], $2::text[], $3::bigint[]) AS spent (budget, address, millis)
ORDER BY budget COLLATE "C", address COLLATE "C"
ON CONFLICT (budget, address) DO UPDATE
SET refilled_at = greatest(known.refilled_at, {_NOW}) + excluded.refilled_at - {_NOW}
RETURNING budget, address, refilled_at - {_NOW}"""  # noqa: S608 -- SQL of our own
_DELETE_REFILLED: Final = "DELETE FROM spendings WHERE refilled_at <= ?"


async def add_spendings(db: Any, spendings: Sequence[Spending]) -> list[Millis]:
    """Add these, at most one for each budget and address; see `Store.share_spendings`."""
    rows = await db.fetch(_ADD, *map(list, zip(*spendings, strict=True)))
    waits = {(budget, address): millis for budget, address, millis in rows}
    return [waits[one.budget, one.address] for one in spendings]


async def delete_refilled_spendings(store: Store, now: Millis) -> None:
    """Forget the addresses whose budgets are full again."""
    await store.run_statements(Statement(_DELETE_REFILLED, (now,)))
