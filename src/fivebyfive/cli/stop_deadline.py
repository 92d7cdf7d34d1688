"""A stop that always ends: from the first signal on, a process has so many seconds."""

import logging
import os
import signal
import threading
import time
from types import FrameType
from typing import Any, Final

from fivebyfive.server.ops.log_format import facts

# Longer than all parts of an orderly stop together, and shorter than TimeoutStopSec of the unit in
# deploy/. Chosen, not measured.
STOP_SECONDS: Final = 20
LAST_SECONDS: Final = 3  # for the log line; then the kernel ends the process
EXIT_STATUS: Final = 1

log = logging.getLogger(__name__)


class StopDeadline:
    """Ends this process if stopping it takes too long.

    It does not rely on the event loop, which may be what hangs: a thread waits, and where even that
    cannot run, an alarm of the kernel remains.
    """

    def __init__(self, seconds: int = STOP_SECONDS) -> None:
        self.seconds = seconds
        # The thread is there before the signal: a handler should not begin one.
        self._stopping = threading.Event()
        threading.Thread(target=self._watch, name="stop-deadline", daemon=True).start()

    @property
    def is_stopping(self) -> bool:
        """Whether a signal to stop has come."""
        return self._stopping.is_set()

    def begin(self) -> None:
        """The time runs from now on; once it runs, this changes nothing."""
        if not self._stopping.is_set():
            if hasattr(signal, "alarm"):  # Windows has none
                signal.alarm(self.seconds + LAST_SECONDS)
            self._stopping.set()

    def watch_signals(self) -> None:
        """Begin when a signal to stop comes; it is handled as before otherwise."""
        for number in (signal.SIGINT, signal.SIGTERM):
            self._watch_signal(number, signal.getsignal(number))

    def _watch_signal(self, number: signal.Signals, before: Any) -> None:
        def handle(signum: int, frame: FrameType | None) -> None:
            self.begin()
            if callable(before):
                before(signum, frame)

        if callable(before):  # else the default action ends the process, or it is ignored
            signal.signal(number, handle)

    def _watch(self) -> None:
        self._stopping.wait()
        time.sleep(self.seconds)
        log.critical("stopping took too long, this process ends", extra=facts(after=self.seconds))
        os._exit(EXIT_STATUS)
