"""For whoever runs the server: whether it lives, whether it can work, and what it does.

`/livez` asks only this process, `/readyz` and `/healthz` ask the store as well, `/metrics` counts.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from fivebyfive.server.config import Network
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.ops.request_metrics import CountedRoute
from fivebyfive.server.ops.store_check import StoreCheck
from fivebyfive.server.problems import make_problem_response


def make_operator_routes(
    check: StoreCheck,
    metrics: Metrics,
    update_gauges: Callable[[], Awaitable[None]],
    readers: Sequence[Network],
    otherwise: Callable[[], ASGIApp],
) -> list[Route]:
    """The four addresses; who may not read `/metrics` gets what there would be otherwise."""
    readiness = Readiness(check)
    return [
        CountedRoute("/livez", answer_alive),
        CountedRoute("/readyz", readiness.answer),
        CountedRoute("/healthz", readiness.answer),
        CountedRoute("/metrics", MetricsEndpoint(metrics, update_gauges, readers, otherwise)),
    ]


async def answer_alive(_: Request) -> Response:
    """200 while the event loop runs. To restart a process helps against nothing else."""
    return _uncached(JSONResponse({"status": "ok"}))


@dataclass(slots=True)
class Readiness:
    """Whether people can play here now."""

    check: StoreCheck

    async def answer(self, request: Request) -> Response:
        """200 if so, 503 with a stable code if not."""
        trouble = await self.check.find_trouble()
        if trouble:
            return _uncached(make_problem_response(trouble, request))
        return _uncached(JSONResponse({"status": "ok"}))


def _uncached(answer: Response) -> Response:
    answer.headers["Cache-Control"] = "no-store"
    return answer


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
