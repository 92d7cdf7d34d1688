"""Snapshots of tables: a long log need not be read from its beginning.

A snapshot is the pickled state after some event, written by one version of the code and understood
by no other: when `rules/`, `dice/` or `table/` change, all of them are worthless and the logs are
read. It is a cache. Whatever is wrong with one, the log is read instead.
"""

import asyncio
import hashlib
import io
import logging
import pickle
import zlib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from fivebyfive.server.ops.log_format import facts, find_failure_reason
from fivebyfive.server.periodic import BackgroundTasks
from fivebyfive.store import Snapshot, Store, StoreError
from fivebyfive.table import Table

# Events between two snapshots of a table: so many are read at most when it comes back to memory.
# A whole game of 30 people has about as many.
SNAPSHOT_INTERVAL: Final = 1_000

# What a state is made of, and by.
_PACKAGES: Final = ("fivebyfive.rules", "fivebyfive.dice", "fivebyfive.table")

log = logging.getLogger(__name__)


class CachedTable(NamedTuple):
    """A table as the log has it up to a seq."""

    table: Table
    seq: int
    created_at: int  # when it was opened: the code of a deleted table may be given to another one
    log_bytes: int  # of its events
    snapshot_seq: int = 0  # of the newest snapshot
    erasures: int = 0  # of names in its log, before it was read


@dataclass(slots=True)
class Snapshots:
    """Reads and writes the snapshots of a worker, one at a time."""

    store: Store
    _saving: set[str] = field(default_factory=set)
    _tasks: BackgroundTasks = field(default_factory=BackgroundTasks)

    async def load(self, code: str) -> CachedTable | None:
        """The state of the newest snapshot of a table, if there is one.

        The erasures of names are for the caller to add, who reads on.
        """
        found = await self.store.read_snapshot(code, code_version())
        if found is None:
            return None
        try:
            table = decode_table(found.body)
        except Exception:  # a cache may be broken in any way
            log.exception("snapshot not read", extra=facts(table=code))
            return None
        return CachedTable(table, found.seq, found.created_at, found.log_bytes, found.seq)

    def is_due(self, known: CachedTable) -> bool:
        """Whether a new snapshot is worth its cost."""
        return known.seq - known.snapshot_seq >= SNAPSHOT_INTERVAL

    def save(self, code: str, known: CachedTable) -> None:
        """Write a snapshot in the background, unless one of this table is being written."""
        if code not in self._saving:
            self._saving.add(code)
            self._tasks.start(self._save(code, known))

    async def _save(self, code: str, known: CachedTable) -> None:
        try:
            body = await asyncio.to_thread(encode_table, known.table)
            version = code_version()
            snapshot = Snapshot(known.created_at, known.seq, known.log_bytes, version, body)
            await self.store.save_snapshot(code, snapshot, known.erasures)
        except StoreError as error:
            reason = find_failure_reason(error)
            log.warning("snapshot not saved", extra=facts(table=code, reason=reason))
        finally:
            self._saving.discard(code)


def encode_table(table: Table) -> bytes:
    """A state as bytes."""
    return zlib.compress(pickle.dumps(table, protocol=pickle.HIGHEST_PROTOCOL), level=1)


def decode_table(body: bytes) -> Table:
    """The inverse of `encode_table`. Raises whatever a broken text makes pickle raise."""
    table = _StateUnpickler(io.BytesIO(zlib.decompress(body))).load()
    if not isinstance(table, Table):
        raise pickle.UnpicklingError("no table")
    return table


class _StateUnpickler(pickle.Unpickler):
    """Makes objects of the state only: whoever can write to the database must not run code here."""

    _BUILTINS: Final = frozenset({"frozenset", "set", "object"})

    def find_class(self, module: str, name: str, /) -> Any:
        is_ours = module.startswith(tuple(f"{package}." for package in _PACKAGES))
        # A name with dots would lead to what our modules have imported.
        if "." not in name and (is_ours or (module == "builtins" and name in self._BUILTINS)):
            found = super().find_class(module, name)
            if isinstance(found, type) and found.__module__ == module:
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a state")


@cache
def code_version() -> str:
    """A hash of the sources that decide what a state looks like."""
    hashed = hashlib.sha256()
    for package in _PACKAGES:
        for path, source in sorted(_read_sources(files(package), package)):
            hashed.update(path.encode() + b"\0" + source + b"\0")
    return hashed.hexdigest()


def _read_sources(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _read_sources(entry, f"{path}/{entry.name}")
        elif entry.name.endswith(".py"):
            found.append((f"{path}/{entry.name}", entry.read_bytes()))
    return found
