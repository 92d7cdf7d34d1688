"""The command as people call it: a process of its own."""

import os
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from fivebyfive.cli import app
from fivebyfive.kernels import jit_cache

COMMAND = Path(sysconfig.get_path("scripts")) / "fivebyfive"
# Nothing of the locale, the colours and the encoding of whoever runs the tests.
_KEPT = ("PATH", "HOME", "TMPDIR", "NUMBA_CACHE_DIR")
CLEAN_ENVIRON = {
    **{name: os.environ[name] for name in _KEPT if name in os.environ},
    "LANG": "C.UTF-8",
    "COLUMNS": "80",
    "TERM": "dumb",
    jit_cache.CACHE_DIR_VARIABLE: str(
        jit_cache.folder().parent
    ),  # compiled once, whatever home a test has
}


def run_process(
    *arguments: str | Path,
    stdin: bytes = b"",
    status: int = 0,
    cwd: Path | None = None,
    **environ: Any,
) -> tuple[str, str]:
    """What the command printed to its two outputs."""
    done = subprocess.run(
        [COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        cwd=cwd,
        env=CLEAN_ENVIRON | environ,
        check=False,
    )
    assert done.returncode == status, done.stderr.decode()
    encoding = environ.get("PYTHONIOENCODING", "utf-8")
    return done.stdout.decode(encoding), done.stderr.decode(encoding)


def run_in_process(
    *arguments: str | Path, stdin: bytes = b"", status: int = 0, **environ: str
) -> tuple[str, str]:
    """The same in this process, which is quicker."""
    done = CliRunner().invoke(
        app,
        [str(one) for one in arguments],
        input=stdin,
        env=CLEAN_ENVIRON | environ,
        prog_name=COMMAND.name,
    )
    assert done.exit_code == status, (done.stderr, done.exception)
    return done.stdout, done.stderr
