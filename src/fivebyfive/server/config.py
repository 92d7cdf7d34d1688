"""What whoever runs a server decides: its limits, who may read its metrics, where it is reached."""

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from fivebyfive.server.errors import OptionCode, OptionError
from fivebyfive.table.decide.guards import MAX_SEATS

STATIC_FOLDER: Final = Path(__file__).parent / "static"  # where `npm run build` puts the page
MOST: Final = 10**9

Network: TypeAlias = IPv4Network | IPv6Network


def _limit(default: int, about: str, least: int = 1, most: int = MOST) -> Any:
    return field(default=default, metadata={"about": about, "least": least, "most": most})


@dataclass(frozen=True, slots=True)
class Limits:
    """What one device, one table, one address and one process may do; times are in seconds."""

    # A connection
    request_within: int = _limit(120, "Time for a whole HTTP request and its answer")
    body_size: int = _limit(64 * 1024, "Bytes of the body of a request", least=1024)
    hello_within: int = _limit(20, "Time for the first message of a socket")
    message_size: int = _limit(16 * 1024, "Characters of a message over a socket", least=1024)
    messages_at_once: int = _limit(60, "Messages of a socket in a burst")
    messages_a_second: int = _limit(20, "Messages of a socket in the long run")
    faults: int = _limit(200, "Messages too fast or malformed before a socket is closed")
    backlog: int = _limit(2**20, "Bytes that a reader may be behind before it is dropped")
    read_within: int = _limit(60, "Time that a reader may be behind before it is dropped")
    idle_after: int = _limit(6 * 3600, "Time without activity at a table until its sockets close")
    # A device, a table, a process
    sockets_a_device: int = _limit(20, "Open sockets of a device")
    seats: int = _limit(MAX_SEATS, "Seats of a table, those on paper counted too", most=MAX_SEATS)
    seats_a_device: int = _limit(50, "Seats of a device at a table, of those that are not on paper")
    computers: int = _limit(20, "Computer players at a table")
    changes_at_once: int = _limit(
        100, "Commands of a device besides those of rounds, such as renaming, in a burst"
    )
    changes_a_minute: int = _limit(30, "The same in the long run")
    events: int = _limit(100_000, "Events in the log of a table; then it takes no more commands")
    log_size: int = _limit(16 * 2**20, "Bytes of the log of a table; the same", least=2**16)
    devices: int = _limit(3_000, "Devices at a table, those that only watch counted too")
    sockets: int = _limit(10_000, "Open sockets of a process")
    pages: int = _limit(50, "Pages with sheets to print in one answer", most=500)
    printing: int = _limit(
        40, "Answers with sheets that are drawn or wait for it; one is drawn at a time"
    )
    reviews_a_table: int = _limit(
        60, "Reviews of the coach that a table has under way; whoever asks then asks again"
    )
    memory_after: int = _limit(600, "Time until a table that nobody follows leaves memory")
    # An address: a school sits behind one
    tables_at_once: int = _limit(300, "Tables that an address may open in a burst")
    tables_an_hour: int = _limit(600, "Tables that an address may open in the long run")
    wrong_at_once: int = _limit(100, "Wrong codes and tokens of an address in a burst")
    wrong_a_minute: int = _limit(30, "Wrong codes and tokens of an address in the long run")
    written_at_once: int = _limit(
        48 * 2**20, "Bytes that an address may add to logs in a burst", least=2**16
    )
    written_an_hour: int = _limit(48 * 2**20, "The same in the long run", least=2**16)
    printing_an_address: int = _limit(
        20, "Answers with sheets for an address that are drawn or wait for it"
    )
    costly_at_once: int = _limit(
        3_000, "Records, results, scores and sheets to print for an address, in a burst"
    )
    costly_a_minute: int = _limit(3_000, "The same in the long run")
    addresses: int = _limit(20_000, "Addresses remembered; the one not seen for longest goes first")


def parse_limits(wishes: Iterable[str]) -> Limits:
    """Limits from texts such as `seats=40`. Raises `OptionError`."""
    known = {one.name: one.metadata for one in fields(Limits)}
    chosen: dict[str, int] = {}
    for wish in wishes:
        name, _, value = wish.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise OptionError(OptionCode.UNKNOWN_LIMIT, name=name, names=", ".join(known))
        least, most = known[name]["least"], known[name]["most"]
        digits = value.strip().replace("_", "")
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 10):
            raise OptionError(OptionCode.BAD_LIMIT, name=name, least=least, most=most)
        if not least <= int(digits) <= most:
            raise OptionError(OptionCode.BAD_LIMIT, name=name, least=least, most=most)
        chosen[name] = int(digits)
    return Limits(**chosen)


def render_limits_table() -> str:
    """All limits as rows of a Markdown table."""
    rows = [
        f"| `{one.name}` | {one.default:,} | {one.metadata['about']} |" for one in fields(Limits)
    ]
    return "\n".join(["| limit | default | |", "|---|---|---|", *rows]) + "\n"


class Shared(NamedTuple):
    """The address that other devices reach a server by; `nearby` if only those of its network."""

    address: str
    nearby: bool = False


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """What whoever runs a server decides."""

    shared: Shared | None = None  # where other devices reach it
    keep_days: int | None = None  # untouched tables; None for ever
    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()  # of other pages that may play here
    metrics_from: tuple[Network, ...] = ()  # who may read the metrics, beside this machine
    rehearsal: bool = False  # tests may open tables whose dice a seed decides
    keep_records_days: int | None = None  # records of tables that are gone; None for ever
    page: Path = STATIC_FOLDER

    @property
    def public_url(self) -> str | None:
        """The URL of the page on the internet; None where only a network at home is known."""
        return self.shared.address if self.shared and not self.shared.nearby else None
