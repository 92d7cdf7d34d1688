"""The options by which a running server can be watched."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from fivebyfive.cli.server_runner import ServeCode, ServeError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fivebyfive.server.config import Network


class LogFormat(StrEnum):
    """How a line looks."""

    TEXT = "text"
    JSON = "json"


class LogLevel(StrEnum):
    """What is worth a line."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


LogOption: TypeAlias = Annotated[
    LogFormat, typer.Option(help="Log lines for people, or as JSON for programs.")
]
LogLevelOption: TypeAlias = Annotated[
    LogLevel, typer.Option(help="The least that is worth a log line.")
]
MetricsOption: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NETWORK",
        help="Who else may read /metrics: an address or a network. May be repeated.",
        show_default="this machine alone",
    ),
]


def parse_networks(texts: "Iterable[str]") -> "tuple[Network, ...]":
    """The networks that people mean. Raises `ServeError` (bad-network)."""
    from ipaddress import ip_network  # noqa: PLC0415

    found = []
    for text in texts:
        try:
            found.append(ip_network(text, strict=False))
        except ValueError:
            raise ServeError(ServeCode.BAD_NETWORK, text=text) from None
    return tuple(found)
