"""How late the event loop is: everybody of a process waits as long."""

import asyncio
from typing import Final

from fivebyfive.server.ops.metrics import Metrics

LAG_INTERVAL: Final = 0.25  # seconds between two measurements


async def measure_loop_lag(metrics: Metrics) -> None:
    """Sleep again and again, and note how much later than asked the loop comes back. For ever."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_INTERVAL
        await asyncio.sleep(LAG_INTERVAL)
        metrics.loop_lag.observe(max(0.0, loop.time() - due))
