"""The printer: sheets drawn in a process of their own, one after the other, a few per address."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Awaitable, Callable

from fivebyfive.printing import OutputFormat, PrintRequest, build_job
from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.security.rate_limit import rate_limit_key

DrawFunction = Callable[[str, OutputFormat], Awaitable[bytes]]


class Printer:
    """Draws sheets one after the other, each in a process of its own.

    Nobody at a table waits for it, and the memory that it takes is given back.
    """

    def __init__(self, limits: Limits, draws: DrawFunction | None = None) -> None:
        self.limits = limits
        self.draws = draws or draw_in_subprocess
        self.waiting: Counter[str] = Counter()  # by address
        self.turn = asyncio.Semaphore(1)

    def check(self, wish: PrintRequest) -> None:
        """Whether it is not too much. Raises `SheetsError`."""
        wish.check_pages(self.limits.pages)

    def count_waiting(self) -> int:
        """How many answers are drawn or wait for it."""
        return self.waiting.total()

    async def draw(self, wish: PrintRequest, host: str, kind: OutputFormat = "pdf") -> bytes:
        """A PDF, or a picture of the last page, for whoever sits behind an address.

        Raises `SheetsError` and `ServerError`.
        """
        self.check(wish)
        address = rate_limit_key(host)
        if self.waiting[address] >= self.limits.printing_an_address:
            raise ServerError(ServerCode.TOO_MUCH_PRINTED, most=self.limits.printing_an_address)
        if self.waiting.total() >= self.limits.printing:
            raise ServerError(ServerCode.PRINTING_BUSY)
        self.waiting[address] += 1
        try:
            async with self.turn, asyncio.timeout(self.limits.request_within):
                return await self.draws(await asyncio.to_thread(build_job, wish), kind)
        except TimeoutError:
            raise ServerError(ServerCode.PRINTING_BUSY) from None
        finally:
            self.waiting -= Counter([address])


async def draw_in_subprocess(job: str, kind: OutputFormat) -> bytes:
    """What a process of its own draws of a job."""
    command = (sys.executable, "-m", "fivebyfive.printing", kind)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        drawing, _ = await process.communicate(job.encode())
    finally:
        if process.returncode is None:  # whoever asked is gone, or the server stops
            process.kill()
            await process.wait()
    if process.returncode:
        raise RuntimeError(f"sheets were not drawn: status {process.returncode}")
    return drawing
