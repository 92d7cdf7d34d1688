"""Middleware that refuses requests with too large a body."""

from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.problems import make_problem_response

TOO_LARGE: Final = 413


class BodyLimitMiddleware:
    """Around the application: no request has a larger body, whether it says so before or not."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count what comes in."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or int(length[:20]) > self.most:
            error = ServerError(ServerCode.TOO_LARGE, most=self.most)
            await make_problem_response(error, Request(scope))(scope, receive, send)
            return
        so_far = 0

        async def counted() -> Message:
            nonlocal so_far
            message = await receive()
            so_far += len(message.get("body", b""))
            if so_far > self.most:
                raise HTTPException(TOO_LARGE)
            return message

        await self.app(scope, counted, send)
