"""What happened at a table, counted and logged once: by the process that carried it out."""

import logging
from collections.abc import Iterable, Sequence

from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.table import Event, events

log = logging.getLogger(__name__)


def count_events(metrics: Metrics, happened: Iterable[tuple[str, Sequence[Event]]]) -> None:
    """Count what commands came to, by table. Refusals are counted where they are sent."""
    moves = 0
    for code, new in happened:
        for event in new:
            if isinstance(event, events.MoveMade):
                moves += 1
            elif isinstance(event, events.GameStarted):
                metrics.games.labels("started").inc()
                log.info("game started", extra=facts(table=code))
            elif isinstance(event, events.GameEnded):
                how = "abandoned" if event.abandoned else "ended"
                metrics.games.labels(how).inc()
                log.info("game %s", how, extra=facts(table=code))
    metrics.moves.inc(moves)
