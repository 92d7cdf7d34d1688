"""Where compiled kernels are kept: a folder for every state of what is compiled. No Numba here."""

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

PACKAGE: Final = Path(__file__).parent.parent
CACHE_DIR_VARIABLE: Final = "NUMBA_CACHE_DIR"  # Numba reads it when it is imported
PREFIX: Final = "kernels-"
MAX_AGE_SECONDS: Final = 30 * 24 * 3600  # seconds that the folder of other sources is kept


@cache
def fingerprint() -> str:
    """Of every source that is compiled or called by what is compiled, and of what compiles it.

    Numba looks only at the file of the kernel itself: a kernel that calls one in another file would
    go on with the old one after that was changed.
    """
    sources = [path for room in ("kernels", "training") for path in (PACKAGE / room).rglob("*.py")]
    digest = hashlib.sha256(f"{PACKAGE} {sys.version} {version('numba')}".encode())
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def folder() -> Path:
    """In the cache folder of the user, or in the one that the environment names."""
    name = f"{PREFIX}{fingerprint()}"
    named = os.environ.get(CACHE_DIR_VARIABLE)
    inside = Path(named) if named else user_cache_path("fivebyfive")
    return inside if inside.name == name else inside / name  # named by the process that started us


def make_folder() -> Path:
    """The folder, to be written to. Raises `OSError` where that cannot be."""
    made = folder()
    made.mkdir(parents=True, exist_ok=True)
    tempfile.TemporaryFile(dir=made).close()
    return made


def remove_stale_folders() -> None:
    """Remove the folders of other sources that were compiled long ago."""
    for other in folder().parent.glob(f"{PREFIX}*"):
        with contextlib.suppress(OSError):
            if other != folder() and time.time() - other.stat().st_mtime > MAX_AGE_SECONDS:
                shutil.rmtree(other)


@contextlib.contextmanager
def hold_process_lock() -> Iterator[None]:
    """Wait for other processes that do the same, where the system knows how."""
    with (make_folder() / "lock").open("w") as lock:
        with contextlib.suppress(ImportError, OSError):
            import fcntl  # noqa: PLC0415 -- not on Windows

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
