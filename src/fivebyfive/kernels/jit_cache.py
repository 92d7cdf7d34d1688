"""Where compiled kernels are cached: one folder per state of their sources. Imports no Numba."""

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
MAX_AGE_SECONDS: Final = 30 * 24 * 3600  # then the folder of other sources is removed


@cache
def fingerprint() -> str:
    """Hash of all sources of kernels, of their path, and of the versions of Python and Numba.

    Numba itself compares only the file of a kernel: one that calls a kernel of another file would
    run the old code of that after a change.
    """
    packages = (PACKAGE / "kernels", PACKAGE / "training")
    sources = [path for package in packages for path in package.rglob("*.py")]
    digest = hashlib.sha256(f"{PACKAGE} {sys.version} {version('numba')}".encode())
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def folder() -> Path:
    """In the user's cache folder, or in the one that the environment names."""
    name = f"{PREFIX}{fingerprint()}"
    named = os.environ.get(CACHE_DIR_VARIABLE)
    parent = Path(named) if named else user_cache_path("fivebyfive")
    # `jit` sets the variable to the folder itself, and child processes inherit it.
    return parent if parent.name == name else parent / name


def make_folder() -> Path:
    """Create the folder and check that it is writable. Raises `OSError` if not."""
    path = folder()
    path.mkdir(parents=True, exist_ok=True)
    tempfile.TemporaryFile(dir=path).close()
    return path


def remove_stale_folders() -> None:
    """Remove folders of other sources that are older than `MAX_AGE_SECONDS`."""
    for other in folder().parent.glob(f"{PREFIX}*"):
        with contextlib.suppress(OSError):
            if other != folder() and time.time() - other.stat().st_mtime > MAX_AGE_SECONDS:
                shutil.rmtree(other)


@contextlib.contextmanager
def hold_process_lock() -> Iterator[None]:
    """One process at a time compiles; on systems without `fcntl` (Windows) there is no lock."""
    with (make_folder() / "lock").open("w") as lock:
        with contextlib.suppress(ImportError, OSError):
            import fcntl  # noqa: PLC0415 -- not on Windows

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
