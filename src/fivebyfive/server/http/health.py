"""For whoever runs the server: `/healthz` says whether it can work, `/metrics` what it does."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from fivebyfive.server.config import Network
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.ops.request_metrics import CountedRoute
from fivebyfive.server.problems import make_problem_response
from fivebyfive.store import Store, StoreCode, StoreError

PATIENCE: Final = 2.0  # seconds for the store to answer
CACHE_SECONDS: Final = 1.0  # seconds that an answer is true for


def make_operator_routes(
    store: Store,
    metrics: Metrics,
    update_gauges: Callable[[], Awaitable[None]],
    readers: Sequence[Network],
    otherwise: Callable[[], ASGIApp],
) -> list[Route]:
    """The two addresses; who may not read `/metrics` gets what there would be otherwise."""
    return [
        CountedRoute("/healthz", Health(store, metrics).answer),
        CountedRoute("/metrics", MetricsEndpoint(metrics, update_gauges, readers, otherwise)),
    ]


@dataclass(slots=True)
class Health:
    """Whether the store can be read. It is asked once a second at most, however many ask us."""

    store: Store
    metrics: Metrics
    trouble: StoreError | None = None
    until: float = 0.0
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def answer(self, request: Request) -> Response:
        """200 if so, 503 with a stable code if not."""
        async with self.asking:
            if time.monotonic() >= self.until:
                self.trouble = await self._check_store()
                self.until = time.monotonic() + CACHE_SECONDS
        answer = (
            make_problem_response(self.trouble, request)
            if self.trouble
            else JSONResponse({"status": "ok"})
        )
        answer.headers["Cache-Control"] = "no-store"
        return answer

    async def _check_store(self) -> StoreError | None:
        try:
            with self.metrics.measure_store("health"):
                await _within(PATIENCE, self.store.read_due(0, limit=1))
        except StoreError as error:
            return error
        return None


@dataclass(slots=True)
class MetricsEndpoint:
    """What is counted, for this machine and for the networks that may read it."""

    metrics: Metrics
    update_gauges: Callable[[], Awaitable[None]]
    readers: Sequence[Network]
    otherwise: Callable[[], ASGIApp]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer those who may read it; for all others there is no such page."""
        if scope["method"] not in ("GET", "HEAD") or not self._may_read(scope):
            await self.otherwise()(scope, receive, send)
            return
        await self.update_gauges()
        answer = Response(self.metrics.as_text(), media_type=CONTENT_TYPE_LATEST)
        await answer(scope, receive, send)

    def _may_read(self, scope: Scope) -> bool:
        try:
            address = ip_address(scope["client"][0])
        except (TypeError, ValueError):  # it came by a Unix socket, or a proxy said nonsense
            return False
        address = getattr(address, "ipv4_mapped", None) or address
        if any(address in network for network in self.readers):
            return True
        # A proxy on this machine that is not trusted: whom it asks for is not known.
        headers = Headers(scope=scope)
        return address.is_loopback and not {"x-forwarded-for", "forwarded"} & set(headers)


async def _within(seconds: float, reading: Awaitable[object]) -> None:
    try:
        await asyncio.wait_for(reading, seconds)
    except TimeoutError:
        raise StoreError(StoreCode.UNAVAILABLE, reason="no answer in time") from None
