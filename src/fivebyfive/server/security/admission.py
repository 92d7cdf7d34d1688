"""Who is let in: by origin, by how many there are, and by what an address has tried before."""

import contextlib
import ipaddress
import re
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import Request, WebSocket
from starlette.requests import HTTPConnection

from fivebyfive.rules import CodedError
from fivebyfive.server.config import Limits
from fivebyfive.server.errors import OptionCode, OptionError, ServerCode, ServerError
from fivebyfive.server.security.bans import BanList
from fivebyfive.server.security.rate_limit import AddressRateLimit, TokenBucket
from fivebyfive.server.security.shared_budgets import (
    BudgetSharing,
    SharedBucket,
    SharedRateLimit,
)
from fivebyfive.store import StoreCode, StoreError
from fivebyfive.table import TableCode, TableError

BYTES_OF_ARRIVAL: Final = 500  # of the log, for a device and a few names
WRONG_GUESSES: Final = (
    StoreCode.NO_SUCH_TABLE,
    TableCode.WRONG_HOST_LINK,
    ServerCode.WRONG_TOKEN,
    ServerCode.WRONG_ROOM_KEY,
)
_PORTS: Final = {"http": 80, "https": 443}
_ORIGIN: Final = re.compile(r"https?://[^/?#@\s]+/?", re.IGNORECASE)


@dataclass(slots=True)
class Admission:
    """The doors of one process; some budgets of addresses are those of all processes."""

    limits: Limits
    origins: frozenset[str] = frozenset()  # other pages whose scripts may open sockets
    bans: BanList = field(default_factory=BanList)
    sharing: BudgetSharing = field(default_factory=BudgetSharing)
    on_refused: Callable[[str, bool], None] = lambda budget, elsewhere: None
    sockets: int = 0
    open_rate: SharedRateLimit = field(init=False)
    guess_rate: SharedRateLimit = field(init=False)
    write_rate: SharedRateLimit = field(init=False)  # in bytes
    costly_rate: AddressRateLimit = field(init=False)
    change_rate: AddressRateLimit = field(init=False)  # of devices

    def __post_init__(self) -> None:
        most = self.limits
        # What fills the disk of all, or finds a code of any, has one budget at all workers. What
        # keeps one process busy has one at each.
        self.open_rate = self._share("tables", most.tables_at_once, most.tables_an_hour / 3600)
        self.guess_rate = self._share("guesses", most.wrong_at_once, most.wrong_a_minute / 60)
        self.write_rate = self._share("bytes", most.written_at_once, most.written_an_hour / 3600)
        self.costly_rate = AddressRateLimit(
            most.costly_at_once, most.costly_a_minute / 60, most.addresses
        )
        self.change_rate = AddressRateLimit(
            most.changes_at_once, most.changes_a_minute / 60, most.addresses
        )

    def _share(self, budget: str, capacity: float, refill_per_second: float) -> SharedRateLimit:
        return SharedRateLimit(
            capacity,
            refill_per_second,
            self.limits.addresses,
            budget=budget,
            on_due=self.sharing.note_due,
        )

    def _count_refusal(self, bucket: TokenBucket, budget: str = "") -> int:
        """An address whose bucket is empty is refused: the seconds until it may try again."""
        if isinstance(bucket, SharedBucket):
            self.on_refused(bucket.budget, bucket.was_spent_elsewhere)
        else:
            self.on_refused(budget, False)
        return bucket.find_wait_seconds()

    async def check_open_rate(self, request: Request) -> None:
        """Whether this address may open one more table. Raises `ServerError`."""
        bucket = self.open_rate.find_bucket(find_address(request))
        if not bucket.try_take():
            raise ServerError(ServerCode.TOO_MANY_TABLES, seconds=self._count_refusal(bucket))
        await self.sharing.settle(bucket)

    async def check_guess_rate(self, request: Request) -> AsyncIterator[None]:
        """Whether this address may try one more code; also a right one, or it could be guessed."""
        bucket = self.guess_rate.find_bucket(find_address(request))
        self._check_tries(bucket)
        try:
            yield
        except (StoreError, TableError, ServerError) as error:
            if error.code in WRONG_GUESSES:
                bucket.take_on_credit()  # many at the same time have all been let in
                await self.sharing.settle(bucket)
            raise

    @contextlib.asynccontextmanager
    async def admit_look(self, request: Request) -> AsyncIterator[None]:
        """For the time of a look at a table: the same budget of wrong codes, but never on credit.

        A page looks at all the tables it knows at the same time, and some may be deleted. Those
        that are one too many when they know are refused then, the right ones, too: they have tried
        for nothing, and nobody at their address has to wait for them.
        """
        bucket = self.guess_rate.find_bucket(find_address(request))
        self._check_tries(bucket)
        try:
            yield
        except StoreError as error:
            if error.code == StoreCode.NO_SUCH_TABLE:
                self._check_tries(bucket)
                bucket.take_on_credit()
                await self.sharing.settle(bucket)
            raise
        self._check_tries(bucket)

    def _check_tries(self, bucket: TokenBucket) -> None:
        if bucket.find_wait_seconds():
            raise ServerError(ServerCode.TOO_MANY_TRIES, seconds=self._count_refusal(bucket))

    async def check_costly_rate(self, request: Request) -> None:
        """Whether this address may have one more answer that takes long. Raises `ServerError`."""
        bucket = self.costly_rate.find_bucket(find_address(request))
        if not bucket.try_take():
            raise ServerError(
                ServerCode.TOO_MUCH_ASKED, seconds=self._count_refusal(bucket, "answers")
            )

    async def check_write_rate(self, request: Request) -> None:
        """Whether this address may add an arrival to a log. Raises `ServerError`."""
        bucket = self.write_rate.find_bucket(find_address(request))
        self.check_written(bucket)
        bucket.take_on_credit(BYTES_OF_ARRIVAL)
        await self.sharing.settle(bucket)

    def check_written(self, bucket: TokenBucket) -> None:
        """Whether an address may add to logs; what it adds is taken from its bucket later."""
        if bucket.find_wait_seconds():
            raise ServerError(ServerCode.TOO_MUCH_WRITTEN, seconds=self._count_refusal(bucket))

    def count_wrong_token(self, ws: WebSocket, error: CodedError[Any]) -> CodedError[Any]:
        """What to say to a hello that was refused. A right token is let in however many fail."""
        if error.code != ServerCode.WRONG_TOKEN:
            return error
        bucket: TokenBucket = self.guess_rate.find_bucket(find_address(ws))
        if bucket.find_wait_seconds():
            return ServerError(ServerCode.TOO_MANY_TRIES, seconds=self._count_refusal(bucket))
        bucket.take_on_credit()
        return error

    @contextlib.contextmanager
    def admit_socket(self, ws: WebSocket) -> Iterator[ServerError | None]:
        """For the time of a socket: why it is not let in, if it is not."""
        refused = None
        origin = ws.headers.get("origin")
        if self.bans.is_banned(find_address(ws)):
            refused = ServerError(ServerCode.BANNED)
        elif origin is not None and not self.is_allowed_origin(origin, ws.headers.get("host", "")):
            refused = ServerError(ServerCode.WRONG_ORIGIN)
        elif self.sockets >= self.limits.sockets:
            refused = ServerError(ServerCode.SERVER_FULL)
        self.sockets += 1
        try:
            yield refused
        finally:
            self.sockets -= 1

    def is_allowed_origin(self, origin: str, host: str) -> bool:
        """Whether a page at an origin was fetched from a host, or is one of those allowed."""
        try:
            parts = urlsplit(origin)
            port = parts.port or _PORTS.get(parts.scheme, 0)
            asked = urlsplit(f"//{host}")
            same = (parts.hostname, port) == (asked.hostname, asked.port or port)
        except ValueError:
            return False
        known = parse_origin(origin)
        return bool(known) and (same or known in self.origins)


def parse_origin(text: str) -> str:
    """An origin as it is compared; empty for what is none."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port or _PORTS.get(parts.scheme)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.hostname}:{port}" if port and parts.hostname else ""


def parse_origins(wishes: Iterable[str]) -> frozenset[str]:
    """Origins from texts such as `https://example.org`. Raises `OptionError`."""
    found = set()
    for wish in wishes:
        origin = parse_origin(wish) if _ORIGIN.fullmatch(wish.strip()) else ""
        if not origin:
            raise OptionError(OptionCode.BAD_ORIGIN, text=wish)
        found.add(origin)
    return frozenset(found)


def parse_proxies(text: str) -> list[str]:
    """Addresses and networks from a text such as `10.0.0.1, 10.1.0.0/16`. Raises `OptionError`.

    A star is refused: whoever may come from anywhere may say to be anybody.
    """
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        try:
            network = ipaddress.ip_network(part)
        except ValueError:
            raise OptionError(OptionCode.BAD_PROXY, text=part) from None
        found.append(str(network) if "/" in part else str(network.network_address))
    return found


def find_address(connection: HTTPConnection) -> str:
    """The address that a connection comes from; empty if it is not known."""
    return connection.client.host if connection.client else ""
