"""Bans of the operator, as a worker knows them: who is refused, and the middleware that does it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Final

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.periodic import now_ms
from fivebyfive.server.problems import make_problem_response
from fivebyfive.store import Store
from fivebyfive.store.bans import Ban, read_bans

BAN_INTERVAL: Final = 2.0  # seconds between two looks at the bans in the database
MAX_REMEMBERED: Final = 10_000  # addresses whose ban was looked up
# For whoever watches over the server, and perhaps from a network that was banned as a whole.
OPERATOR_PATHS: Final = ("/healthz", "/livez", "/readyz", "/metrics")


@dataclass(slots=True)
class BanList:
    """The bans as they were read last. Nothing is asked of the database for a request."""

    clock: Callable[[], int] = now_ms
    _bans: tuple[Ban, ...] = ()
    _ends: dict[str, int] = field(default_factory=dict)  # when the ban of an address ends, or 0

    async def load(self, store: Store) -> bool:
        """Read the bans; whether there are other ones than before."""
        bans = tuple(await read_bans(store, self.clock()))
        if bans == self._bans:
            return False
        self._bans, self._ends = bans, {}
        return True

    def is_banned(self, address: str) -> bool:
        """Whether an address is refused now."""
        if not self._bans:
            return False
        ends_at = self._ends.get(address)
        if ends_at is None:
            if len(self._ends) >= MAX_REMEMBERED:
                self._ends.clear()
            ends_at = self._ends[address] = self._find_end(address)
        return ends_at > self.clock()

    def _find_end(self, address: str) -> int:
        try:
            parsed = ip_address(address.partition("%")[0])
        except ValueError:  # a Unix socket, or a proxy with names of its own
            return 0
        parsed = getattr(parsed, "ipv4_mapped", None) or parsed
        return max((ban.ends_at for ban in self._bans if parsed in ban.network), default=0)


class BanMiddleware:
    """Around the application: HTTP requests of banned addresses get a 403, whatever they ask for.

    Sockets are refused where they are admitted.
    """

    def __init__(self, app: ASGIApp, bans: BanList, metrics: Metrics) -> None:
        self.app = app
        self.bans = bans
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or let through."""
        if scope["type"] != "http" or not self._is_refused(scope):
            await self.app(scope, receive, send)
            return
        self.metrics.banned.inc()
        error = ServerError(ServerCode.BANNED)
        await make_problem_response(error, Request(scope))(scope, receive, send)

    def _is_refused(self, scope: Scope) -> bool:
        client = scope.get("client")
        if not client or not self.bans.is_banned(client[0]):
            return False
        return scope["path"].removeprefix(scope.get("root_path", "")) not in OPERATOR_PATHS
