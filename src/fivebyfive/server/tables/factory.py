"""The parts that hold the tables of a worker, made and connected in one place."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from fivebyfive.bots import check_level
from fivebyfive.dice import new_secret as new_dice_secret
from fivebyfive.server.config import Limits
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.tables.batcher import CommandBatcher
from fivebyfive.server.tables.cache import TableCache
from fivebyfive.server.tables.capacity import check_capacity
from fivebyfive.server.tables.observer import TableObservers
from fivebyfive.server.tables.service import TableService
from fivebyfive.server.tables.snapshots import Snapshots
from fivebyfive.server.tables.tokens import hash_token, new_host_key
from fivebyfive.store import Store
from fivebyfive.table.session import Supplies


class TableParts(NamedTuple):
    """What holds tables: the service that others use, and what it is made of."""

    observers: TableObservers
    cache: TableCache
    batcher: CommandBatcher
    service: TableService


def make_table_parts(
    store: Store,
    metrics: Metrics,
    clock: Callable[[], int],
    *,
    limits: Limits,
    may_rehearse: bool = False,
    new_secret: Callable[[], str] = new_dice_secret,
) -> TableParts:
    """The tables of a store. Nothing runs yet: the caller starts the batcher and the cache."""
    check = partial(check_capacity, limits)
    supplies = Supplies(new_secret, new_host_key, hash_token, check_level, check)
    observers = TableObservers()
    cache = TableCache(store, metrics, observers, Snapshots(store))
    batcher = CommandBatcher(store, cache, observers, supplies, clock, metrics, limits)
    service = TableService(store, cache, batcher, supplies, clock, metrics, may_rehearse)
    return TableParts(observers, cache, batcher, service)
