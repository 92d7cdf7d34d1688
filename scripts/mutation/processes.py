"""Ends all processes that a run of tests has started, orphans as well."""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
from typing import Final

import psutil  # type: ignore[import-untyped]

EXIT_SECONDS: Final = 10.0  # for a database to end by itself; chosen, not measured
_SET_CHILD_SUBREAPER: Final = 36  # of <linux/prctl.h>


def adopt_orphans() -> None:
    """Become the parent of orphans (subreaper): PostgreSQL starts in a session of its own.

    Only Linux can do that. Elsewhere a database that a killed run has started goes on running.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def reap_orphans(process: "subprocess.Popen[str]") -> None:
    """Reap orphans that have ended: a test may wait until they are gone."""
    ended = os.WEXITED | os.WNOHANG | os.WNOWAIT
    with contextlib.suppress(ChildProcessError):
        while (one := os.waitid(os.P_ALL, 0, ended)) and one.si_pid != process.pid:
            os.waitpid(one.si_pid, 0)


def end_with_all(process: "subprocess.Popen[str]") -> None:
    """End a process and all its descendants; repeat, as one may start another meanwhile."""
    first = True
    while left := psutil.Process().children(recursive=True):
        for one in left:
            with contextlib.suppress(psutil.NoSuchProcess):
                # PostgreSQL that gets SIGKILL leaves shared memory behind.
                is_database = first and one.name() == "postgres"
                one.send_signal(signal.SIGQUIT if is_database else signal.SIGKILL)
        first = False
        process.wait()  # before psutil reaps it, and its return code is lost
        psutil.wait_procs(left, timeout=EXIT_SECONDS)
