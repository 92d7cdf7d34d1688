"""The log of what the operator has done to a database: who, what and when.

It has codes, counts and networks, never a person's name. Lines are kept for a year.
"""

import json
from typing import Any, Final, NamedTuple

from fivebyfive.store.interface import Millis, Statement, Store

KEPT_MS: Final = 365 * 24 * 3600 * 1000

_ADD: Final = "INSERT INTO operator_log VALUES (?, ?, ?, ?)"
_DELETE_OLD: Final = "DELETE FROM operator_log WHERE at < ?"
_SELECT: Final = "SELECT at, who, act, facts FROM operator_log ORDER BY at DESC, act LIMIT ?"


class OperatorAct(NamedTuple):
    """One act, such as the deletion of a table."""

    at: Millis
    who: str  # the user of the machine on which the command ran
    act: str
    facts: dict[str, Any]


async def add_act(store: Store, done: OperatorAct) -> None:
    """Note an act."""
    row = (done.at, done.who, done.act, json.dumps(done.facts))
    await store.run_statements(Statement(_ADD, row), Statement(_DELETE_OLD, (done.at - KEPT_MS,)))


async def delete_old_acts(store: Store, now: Millis) -> None:
    """Forget the acts of more than a year ago, also where the operator does nothing more."""
    await store.run_statements(Statement(_DELETE_OLD, (now - KEPT_MS,)))


async def read_acts(store: Store, limit: int) -> list[OperatorAct]:
    """The newest acts, the last first."""
    [rows] = await store.run_statements(Statement(_SELECT, (limit,)))
    return [OperatorAct(at, who, act, json.loads(facts)) for at, who, act, facts in rows]
