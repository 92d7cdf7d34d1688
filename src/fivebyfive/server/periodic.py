"""Work that goes on for as long as the server does, whatever goes wrong in between."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from fivebyfive.server.ops.log_format import facts, find_failure_reason
from fivebyfive.store import StoreError


async def run_periodically(
    interval: float,
    action: Callable[[], Awaitable[None]],
    log: logging.Logger,
    failure_message: str,
) -> None:
    """Look again and again, so many seconds apart; one look that fails must not be the last."""
    while True:
        await asyncio.sleep(interval)
        try:
            await action()
        except StoreError as error:
            log.warning("store failed", extra=facts(reason=find_failure_reason(error)))
        except Exception:
            log.exception(failure_message)
