"""Records as they are stored: parsing one, and remembering what it came to."""

import hashlib
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from fivebyfive.rules import Record, RecordError, parse_record
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.ops.log_format import facts
from fivebyfive.store import StoredRecord

CACHED: Final = 5_000  # games and reviews that a process remembers; chosen, not measured

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@dataclass(slots=True)
class BoundedCache(Generic[K, V]):
    """What was computed for the keys used last; several threads may ask."""

    most: int = CACHED
    _known: OrderedDict[K, V] = field(default_factory=OrderedDict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def get(self, key: K) -> V | None:
        """What is known."""
        with self._lock:
            if key in self._known:
                self._known.move_to_end(key)
            return self._known.get(key)

    def put(self, key: K, value: V) -> V:
        """Know it from now on."""
        with self._lock:
            self._known[key] = value
            if len(self._known) > self.most:
                self._known.popitem(last=False)
        return value


def parse_stored(stored: StoredRecord) -> Record:
    """A stored record. Raises `ServerError` (unreadable-record), which is logged."""
    try:
        return parse_record(stored.text)
    except RecordError:
        log.warning("unreadable record", extra=facts(table=stored.table, game=stored.game))
        raise ServerError(ServerCode.UNREADABLE_RECORD) from None


class RecordSummaries(Generic[V]):
    """What records come to, by their texts: parsing takes long, and a text never changes."""

    def __init__(self, summarize: Callable[[Record], V]) -> None:
        self._summarize = summarize
        self._known: BoundedCache[bytes, tuple[V | None]] = BoundedCache()

    def find(self, stored: StoredRecord) -> V | None:
        """What a record comes to; None for one that cannot be read, which is logged once."""
        key = hashlib.sha256(stored.text.encode()).digest()
        found = self._known.get(key)
        if found is None:
            found = self._known.put(key, (self._make(stored),))
        return found[0]

    def _make(self, stored: StoredRecord) -> V | None:
        try:
            return self._summarize(parse_stored(stored))
        except ServerError:
            return None
