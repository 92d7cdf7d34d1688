"""A PostgreSQL that is there and does not answer."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from support.plugins.postgres import start_postgres


@contextlib.contextmanager
def freeze_postgres(folder: Path) -> Iterator[None]:
    """Stop all processes of a server for a while: connections to it stay open, and are made."""
    postmaster = start_postgres(folder).get_postmaster_info().process
    assert postmaster
    frozen = [psutil.Process(postmaster.pid)]
    frozen[0].suspend()  # first, so that it starts no others
    frozen += frozen[0].children(recursive=True)
    for process in frozen[1:]:
        process.suspend()
    try:
        yield
    finally:
        for process in frozen:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.resume()
