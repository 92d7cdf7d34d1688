"""Work that goes on for as long as the server does, whatever goes wrong in between."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from fivebyfive.server.ops.log_format import facts, reason_of
from fivebyfive.store import StoreError


async def for_ever(
    every: float, look: Callable[[], Awaitable[None]], log: logging.Logger, failed: str
) -> None:
    """Look again and again, so many seconds apart; one look that fails must not be the last."""
    while True:
        await asyncio.sleep(every)
        try:
            await look()
        except StoreError as error:
            log.warning("store failed", extra=facts(reason=reason_of(error)))
        except Exception:
            log.exception(failed)
