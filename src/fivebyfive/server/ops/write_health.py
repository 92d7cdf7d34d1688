"""Whether the store takes writes: what the last write of this process came to, and when."""

import math
import time
from dataclasses import dataclass
from typing import Final

from fivebyfive.store import StoreError

PROBE_AFTER_SECONDS: Final = 60.0  # without a write: then one is made, to see whether it works


@dataclass(slots=True)
class WriteHealth:
    """Remembers the last write. A full disk can still be read, so only writes tell."""

    failure: StoreError | None = None  # of the last write, if it failed
    _succeeded_at: float = -math.inf

    def note_success(self) -> None:
        """A write was committed."""
        self.failure = None
        self._succeeded_at = time.monotonic()

    def note_failure(self, error: StoreError) -> None:
        """A write failed: nothing is believed to work until one succeeds."""
        self.failure = error

    def is_due(self) -> bool:
        """Whether nobody knows if a write would succeed now."""
        if self.failure is not None:
            return True
        return time.monotonic() - self._succeeded_at >= PROBE_AFTER_SECONDS
