"""Whether the clock may be trusted with deleting what is old.

A clock that jumps ahead makes everything old at once. So the database keeps the last time at which
the clock was trusted. Each hour the clock is compared with it:

- It is at most `max_jump` later, or earlier: it is trusted, and this is the new time.
- It is later than that: it is doubted, and nothing is deleted. A server that was off looks the same
  as a clock that jumped, so the doubt ends by itself: after the clock has gone on from there for
  a while without another jump of more than `MAX_JUMP_MS`, or when the operator says that it is
  right. Should it go back to where it was, nothing has happened.

A jump within `max_jump` deletes too early, but never what was used in the last half of the time
for which tables are kept. Where tables are kept for a few days, a night or a weekend without power
is more than that. So after a jump of up to `MAX_JUMP_MS` the while is `SHORT_DOUBT_MS`: a clock
that is wrong at the start is set right by the network in minutes. After a longer one it is
`DOUBT_MS`, in which an operator can see the warnings.
"""

from typing import Final, NamedTuple

from fivebyfive.store.interface import Millis, Statement, Store

DAY_MS: Final = 24 * 3600 * 1000
# Chosen, not measured. More than a week: a club may start its server once a week.
MAX_JUMP_MS: Final = 10 * DAY_MS
DOUBT_MS: Final = 7 * DAY_MS
SHORT_DOUBT_MS: Final = 2 * DAY_MS // 24

_NAMES: Final = ("clock-trusted", "clock-doubted", "clock-seen")
_SELECT: Final = "SELECT name, value FROM facts WHERE name IN (?, ?, ?)"
_SELECT_NEWEST: Final = "SELECT max(updated_at) FROM tables"
_SAVE: Final = (
    "INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class ClockState(NamedTuple):
    """What a database knows of the clock."""

    trusted_at: Millis  # the last time that was trusted
    doubted_since: Millis = 0  # the time to which it jumped; 0 while it is trusted
    seen_at: Millis = 0  # the last time that was seen, trusted or not

    @property
    def is_trusted(self) -> bool:
        """Whether old things may be deleted by this clock."""
        return not self.doubted_since


def find_max_jump(keep_days: int | None) -> Millis:
    """By how much a clock may be ahead of the last time that was trusted."""
    return MAX_JUMP_MS if keep_days is None else min(MAX_JUMP_MS, keep_days * DAY_MS // 2)


def judge_clock(before: ClockState, now: Millis, max_jump: Millis) -> ClockState:
    """What to think of the clock now."""
    if now <= before.trusted_at + max_jump:
        return ClockState(now, 0, now)
    # Not `max_jump`: a server that is off at weekends would be doubted anew every week.
    goes_on = before.doubted_since <= now <= before.seen_at + MAX_JUMP_MS
    if before.is_trusted or not goes_on:
        return ClockState(before.trusted_at, now, now)
    is_short = now - before.trusted_at <= MAX_JUMP_MS
    if now - before.doubted_since >= (SHORT_DOUBT_MS if is_short else DOUBT_MS):
        return ClockState(now, 0, now)
    return ClockState(before.trusted_at, before.doubted_since, now)


async def check_clock(store: Store, now: Millis, keep_days: int | None) -> ClockState:
    """Judge the clock, and remember the judgement for all processes and the next start."""
    state = judge_clock(await read_clock(store, now), now, find_max_jump(keep_days))
    await _save(store, state)
    return state


async def read_clock(store: Store, now: Millis) -> ClockState:
    """What the database knows; in one without a judgement, the last use of a table is trusted."""
    rows, [(newest,)] = await store.run_statements(
        Statement(_SELECT, _NAMES), Statement(_SELECT_NEWEST)
    )
    known = {str(name): int(value) for name, value in rows}
    if not known:
        return ClockState(now if newest is None else min(int(newest), now))
    return ClockState(*(known.get(name, 0) for name in _NAMES))


async def trust_clock(store: Store, now: Millis) -> None:
    """The operator says that the clock is right."""
    await _save(store, ClockState(now, 0, now))


async def _save(store: Store, state: ClockState) -> None:
    await store.run_statements(*(Statement(_SAVE, row) for row in zip(_NAMES, state, strict=True)))
