"""Compiling for the strong levels while people play already: in a process of its own, gently."""

import contextlib
import subprocess
import sys
from dataclasses import dataclass
from typing import Final

from fivebyfive.bots.learned.precompile import LOW_PRIORITY, is_precompiled

COMMAND: Final = (sys.executable, "-m", "fivebyfive.bots.learned.precompile", LOW_PRIORITY)


class StoppedError(Exception):
    """The server stops: nobody waits for a move any more."""


@dataclass(slots=True)
class Precompiler:
    """The process that compiles, if there has to be one."""

    process: "subprocess.Popen[bytes] | None" = None
    stopped: bool = False

    def start(self) -> None:
        """Compile in the background what was not compiled yet."""
        if not is_precompiled():
            with contextlib.suppress(OSError):
                self.process = subprocess.Popen(  # noqa: S603 -- our own
                    COMMAND,
                    stdin=subprocess.PIPE,  # closed when this process ends, however that comes
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )

    def wait(self) -> None:
        """Until it is done, in a thread that may wait. Raises `StoppedError`.

        If it failed, as in a home that is read-only, whoever waited compiles what it needs.
        """
        if self.process:
            self.process.wait()
        if self.stopped:
            raise StoppedError

    def stop(self) -> None:
        """Compile no more; the next start goes on with what is missing."""
        self.stopped = True
        if self.process:
            self.process.terminate()
            self.process.communicate()
