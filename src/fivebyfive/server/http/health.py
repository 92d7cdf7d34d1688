"""For whoever runs the server: `/healthz` says whether it can work, `/metrics` what it does."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final, TypeAlias

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.problems import make_problem_response
from fivebyfive.store import StoreCode, StoreError

if TYPE_CHECKING:
    from fivebyfive.server.live.broadcast import Audiences
    from fivebyfive.server.tables.service import TableService

Network: TypeAlias = IPv4Network | IPv6Network

PATIENCE: Final = 2.0  # seconds for the store to answer
CACHE_SECONDS: Final = 1.0  # seconds that an answer is true for
PAGE: Final = "page"  # the route of everything that is none of the API


def make_operator_routes(
    hub: "TableService",
    audiences: "Audiences",
    readers: Sequence[Network],
    otherwise: Callable[[], ASGIApp],
) -> list[Route]:
    """The two addresses; who may not read `/metrics` gets what there would be otherwise."""
    return [
        CountedRoute("/healthz", Health(hub).answer),
        CountedRoute("/metrics", MetricsEndpoint(hub, audiences, readers, otherwise)),
    ]


class CountedRoute(Route):
    """A route that can be counted; FastAPI notes only its own."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether it is meant, and what is known then."""
        match, known = super().matches(scope)
        return match, {**known, "route": self}


@dataclass(slots=True)
class Health:
    """Whether the store can be read. It is asked once a second at most, however many ask us."""

    hub: "TableService"
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
            with self.hub.metrics.measure_store("health"):
                await _within(PATIENCE, self.hub.store.read_due(0, limit=1))
        except StoreError as error:
            return error
        return None


@dataclass(slots=True)
class MetricsEndpoint:
    """What is counted, for this machine and for the networks that may read it."""

    hub: "TableService"
    audiences: "Audiences"
    readers: Sequence[Network]
    otherwise: Callable[[], ASGIApp]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer those who may read it; for all others there is no such page."""
        if scope["method"] not in ("GET", "HEAD") or not self._may_read(scope):
            await self.otherwise()(scope, receive, send)
            return
        metrics = self.hub.metrics
        metrics.update_gauges(self.hub, self.audiences)
        answer = Response(metrics.as_text(), media_type=CONTENT_TYPE_LATEST)
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


class RequestMetricsMiddleware:
    """Around the routes: counts the requests by route and status."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let everything through, and look at the status."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500  # what a failure is answered with, outside of here

        async def seen(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, seen)
        finally:
            route = getattr(scope.get("route"), "path", PAGE)
            self.metrics.http.labels(route, str(status)).inc()
