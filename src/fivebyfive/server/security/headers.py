"""What browsers are told never to do with our answers; it stands on every one of them."""

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src {connect}; manifest-src 'self'; base-uri 'self'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",  # for browsers that do not know frame-ancestors
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# Only to those who came by https: whoever plays at home without it must be able to come back.
STRICT_TRANSPORT_SECURITY: Final = "max-age=31536000"
RESPONSE_STARTS: Final = ("http.response.start", "websocket.http.response.start")
# A name, an address or an IPv6 address in brackets, and a port: nothing that could end a policy.
_HOST: Final = re.compile(
    r"(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.IGNORECASE
)


def build_content_security_policy(host: str) -> str:
    """The policy for a page that was fetched from a host.

    Older Safaris do not take 'self' to be the sockets of the same host.
    """
    sockets = f" ws://{host} wss://{host}" if len(host) < 256 and _HOST.fullmatch(host) else ""
    return CONTENT_SECURITY_POLICY.format(connect=f"'self'{sockets}")


class SecurityHeadersMiddleware:
    """Around the whole application, so that its failures have the headers too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let everything through, and add to the answers."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] in RESPONSE_STARTS:
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["scheme"] in ("https", "wss"):
                    headers["Strict-Transport-Security"] = STRICT_TRANSPORT_SECURITY
                if scope["path"].removeprefix(scope.get("root_path", "")).startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                host = Headers(scope=scope).get("host", "")
                headers["Content-Security-Policy"] = build_content_security_policy(host)
            await send(message)

        await self.app(scope, receive, guarded)
