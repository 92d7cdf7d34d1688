"""Ending everything that a run of tests has started, also what went on without its parent."""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
from typing import Final

import psutil  # type: ignore[import-untyped]

PATIENCE: Final = 10.0  # seconds for a database to end by itself
_SET_CHILD_SUBREAPER: Final = 36  # of <linux/prctl.h>


def adopt_orphans() -> None:
    """Become the parent of whatever loses its own: PostgreSQL starts in a session of its own.

    Only Linux can. Elsewhere a database that a killed run has started is left alone.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def reap_orphans(process: "subprocess.Popen[str]") -> None:
    """Let go of those that have ended: somebody may wait until they are gone."""
    ended = os.WEXITED | os.WNOHANG | os.WNOWAIT
    with contextlib.suppress(ChildProcessError):
        while (one := os.waitid(os.P_ALL, 0, ended)) and one.si_pid != process.pid:
            os.waitpid(one.si_pid, 0)


def end_with_all(process: "subprocess.Popen[str]") -> None:
    """End a process and all that came of it; one may start another meanwhile, so look again."""
    first = True
    while left := psutil.Process().children(recursive=True):
        for one in left:
            with contextlib.suppress(psutil.NoSuchProcess):
                # A database that is killed leaves shared memory behind.
                is_database = first and one.name() == "postgres"
                one.send_signal(signal.SIGQUIT if is_database else signal.SIGKILL)
        first = False
        process.wait()  # before anybody else asks for its return code
        psutil.wait_procs(left, timeout=PATIENCE)
