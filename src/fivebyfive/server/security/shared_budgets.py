"""Budgets of addresses that all workers on one database share.

Each worker has a bucket of its own for an address, and refuses by itself. What an address spends
is noted, and where that is more than `SHARE` of the budget, it is added to what all workers
know of it in the database; the bucket then has what is left of all. So most addresses are never
stored, and none gets more than its budget, and `SHARE` of it at each worker:

    spent in t seconds  <=  capacity + refill * t + workers * SHARE * capacity

because whoever takes after the budget is used up takes less than SHARE before its worker asks.
"""

import asyncio
import logging
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from fivebyfive.server.ops.log_format import facts, find_failure_reason
from fivebyfive.server.periodic import check_cancelled
from fivebyfive.server.security.rate_limit import AddressRateLimit, TokenBucket
from fivebyfive.store import Spending, Store, StoreError
from fivebyfive.store.commit_plan import is_storable

SHARE: Final = 0.02  # of a budget that a worker lets an address spend before it tells the others
BATCH_SIZE: Final = 200  # addresses that are told of at a time
RETRY_SECONDS: Final = 1.0  # after the database failed

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class SharedBucket(TokenBucket):
    """A bucket that knows what of it others have not been told of."""

    budget: str
    key: str
    on_due: Callable[["SharedBucket"], None]
    unshared: float = field(default=0.0, init=False)
    was_spent_elsewhere: bool = field(default=False, init=False)

    @property
    def is_due(self) -> bool:
        """Whether others have to be told."""
        return self.unshared >= SHARE * self.capacity

    def take_on_credit(self, tokens: float = 1) -> None:
        """See `TokenBucket`; nobody waits for the others to be told."""
        TokenBucket.take_on_credit(self, tokens)
        self._note(tokens)

    def try_take(self) -> bool:
        """The same."""
        is_taken = TokenBucket.try_take(self)
        if is_taken:
            self._note(1)
        return is_taken

    def _note(self, tokens: float) -> None:
        # What has run in again need not be told of.
        self.unshared = min(self.unshared + tokens, self.capacity - self.tokens)
        if self.is_due:
            self.on_due(self)

    def settle(self, wait_millis: int) -> None:
        """All workers together have spent so much that it takes so long to run in again."""
        left = self.capacity - wait_millis / 1000 * self.refill_per_second - self.unshared
        self.was_spent_elsewhere = left < self.tokens - 1
        self.tokens = min(self.tokens, left)


@dataclass(slots=True)
class SharedRateLimit(AddressRateLimit):
    """A shared bucket for each address."""

    budget: str = ""
    on_due: Callable[[SharedBucket], None] = lambda bucket: None

    def make_bucket(self, key: str) -> SharedBucket:
        """A full one."""
        return SharedBucket(
            self.capacity, self.refill_per_second, self.budget, key, on_due=self.on_due
        )


@dataclass(slots=True)
class BudgetSharing:
    """Tells the other workers, through the store, what addresses have spent here."""

    store: Store | None = None
    _due: dict[tuple[str, str], SharedBucket] = field(default_factory=dict)
    _has_due: asyncio.Event = field(default_factory=asyncio.Event)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def note_due(self, bucket: SharedBucket) -> None:
        """Others have to be told of a bucket, soon."""
        if not is_storable(bucket.key):  # a proxy's own words for an address
            return
        self._due[bucket.budget, bucket.key] = bucket
        self._has_due.set()

    async def settle(self, bucket: TokenBucket) -> None:
        """Wait until others have been told, if they have to be; not where a move waits for it."""
        if isinstance(bucket, SharedBucket) and bucket.is_due:
            async with self._lock:  # many who come at once are told of at once
                if bucket.is_due:
                    await self._share_due()

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            await self._has_due.wait()
            async with self._lock:
                is_done = await self._share_due()
            check_cancelled()
            if not is_done:
                await asyncio.sleep(RETRY_SECONDS)

    async def _share_due(self) -> bool:
        """Tell of what is due; whether that was possible."""
        due = [self._due.pop(name) for name in list(self._due)[:BATCH_SIZE]]
        if not self._due:
            self._has_due.clear()
        spent = [bucket.unshared for bucket in due]
        for bucket in due:
            bucket.unshared = 0
        try:
            waits = await self._store_spendings(zip(due, spent, strict=True))
        except BaseException as error:  # also if one who waits is cancelled: others are due, too
            for bucket, tokens in zip(due, spent, strict=True):
                bucket.unshared += tokens
                self.note_due(bucket)
            if not isinstance(error, StoreError):
                raise
            # Until the store is back, every worker has a budget of its own.
            log.warning("store failed", extra=facts(reason=find_failure_reason(error)))
            return False
        for bucket, wait in zip(due, waits, strict=False):  # none where there is one process
            bucket.settle(wait)
        return True

    async def _store_spendings(self, spent: Iterable[tuple[SharedBucket, float]]) -> list[int]:
        spendings = [
            Spending(one.budget, one.key, math.ceil(1000 * tokens / one.refill_per_second))
            for one, tokens in spent
        ]
        return await self.store.share_spendings(spendings) if self.store and spendings else []
