"""A command whose error output is a terminal."""

import contextlib
import os
import pty
import subprocess
from collections.abc import Sequence

from support.cli_runner import CLEAN_ENVIRON


def run_on_terminal(command: Sequence[str]) -> tuple[str, str]:
    """What a command printed, and what its terminal was shown, which is read all the time.

    Nobody knows how often a bar is drawn anew: a terminal that nobody reads is full at some time.
    """
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=CLEAN_ENVIRON | {"TERM": "xterm-256color"},
    ) as process:
        os.close(theirs)
        shown = b""
        with contextlib.suppress(OSError):  # that is how its end is told
            while some := os.read(ours, 4096):
                shown += some
        assert process.stdout is not None
        said = process.stdout.read()
    os.close(ours)
    assert process.returncode == 0, shown
    return said.decode(), shown.decode()
