"""Connections to PostgreSQL under a deadline: a server that does not answer holds nobody up.

A statement that is cancelled makes asyncpg ask the server to cancel it, too, and wait for its
answer. A frozen server never answers: whoever cancels would wait with it, and would in the end get
a `TimeoutError` in place of the cancellation, which is lost. So a connection that is cancelled in
the middle of something is terminated here, which takes no answer. The server rolls its transaction
back as soon as it notices.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from fivebyfive.store.interface import StoreCode, StoreError

# Chosen, not measured.
POOL_SIZE: Final = 4
CONNECT_TIMEOUT_SECONDS: Final = 10.0
CALL_TIMEOUT_SECONDS: Final = 20.0  # a whole use of the store, waiting for a connection included
CLOSE_TIMEOUT_SECONDS: Final = 3.0  # then connections are cut off

# All errors of a server that is unreachable, full, read-only or replaced by another one. The last
# three are what asyncpg raises when it loses a connection during an operation.
DATABASE_ERRORS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,  # TimeoutError is one
    EOFError,
)

# Durability: a server may be configured to acknowledge a commit before it is on disk.
_WAIT_FOR_DISK: Final = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'"""


class ConnectionPool:
    """A few connections to one database; those that the server has dropped are replaced."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: Any = None

    async def open(self) -> None:
        """Connections are made when they are needed."""
        self._pool = await asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=POOL_SIZE,
            timeout=CONNECT_TIMEOUT_SECONDS,
            init=_set_up,
            reset=_skip_reset,
        )

    async def close(self) -> None:
        """Wait for what is under way, but not for a server that does not answer."""
        pool, self._pool = self._pool, None
        if pool:
            try:
                async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
                    await pool.close()
            except DATABASE_ERRORS:
                pool.terminate()

    @asynccontextmanager
    async def connection(self, within: float | None = None) -> AsyncIterator[Any]:
        """A connection for one use of the store. Raises `StoreError` (store-unavailable)."""
        if self._pool is None:
            raise StoreError(StoreCode.UNAVAILABLE, reason="not open")
        try:
            async with asyncio.timeout(within or CALL_TIMEOUT_SECONDS):
                db = await self._pool.acquire()
                try:
                    yield db
                except Exception:
                    raise
                except BaseException:  # cancelled, perhaps by the deadline
                    db.terminate()
                    raise
                finally:
                    await self._pool.release(db)
        except DATABASE_ERRORS as error:
            raise to_store_error(error) from error

    @asynccontextmanager
    async def transaction(self, within: float | None = None) -> AsyncIterator[Any]:
        """A connection with a transaction, which any exception rolls back."""
        async with self.connection(within) as db:
            # Not `async with`: it would also send a rollback, and wait for it, when it is
            # cancelled. Then `connection` terminates.
            transaction = db.transaction()
            await transaction.start()
            try:
                yield db
            except Exception:
                await transaction.rollback()
                raise
            await transaction.commit()


async def _set_up(db: Any) -> None:
    await db.execute(_WAIT_FOR_DISK)


async def _skip_reset(db: Any) -> None:
    """Do not reset sessions: nothing here changes them, and a reset costs a round trip."""


def to_store_error(error: BaseException) -> StoreError:
    """The error of a database that cannot be used now."""
    silent = "no answer in time" if isinstance(error, TimeoutError) else type(error).__name__
    return StoreError(StoreCode.UNAVAILABLE, reason=str(error) or silent)
