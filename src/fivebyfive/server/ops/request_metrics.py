"""HTTP requests counted by route and status."""

from typing import Final

from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fivebyfive.server.ops.metrics import Metrics

PAGE: Final = "page"  # the route of everything that is none of the API


class CountedRoute(Route):
    """A route that can be counted; FastAPI notes only its own."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether it is meant, and what is known then."""
        match, known = super().matches(scope)
        return match, {**known, "route": self}


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
