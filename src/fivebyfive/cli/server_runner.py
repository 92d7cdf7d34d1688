"""Runs a server until Ctrl-C, for `serve` and `play`: sockets, addresses, Uvicorn's settings."""

import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from fivebyfive.rules import CodedError

if TYPE_CHECKING:
    import socket
    from collections.abc import Iterable

    import uvicorn
    from starlette.types import ASGIApp

    from fivebyfive.server import ServerConfig, Shared
    from fivebyfive.server.config import Network

PORT: Final = 8555
SHUTDOWN_SECONDS: Final = 5  # for requests under way when a server stops; chosen, not measured
WAIT_FOR_DATABASE: Final = 60  # seconds; a database that starts with its machine takes fewer
DEFAULT_PROXIES: Final = ("127.0.0.1", "::1")  # whose X-Forwarded-For is believed
WILDCARD_HOSTS: Final = ("0.0.0.0", "::")  # noqa: S104 -- only where a user asks for it

# Addresses to ask the routing table about. The first is reserved for documentation (RFC 5737), so
# its route is the default route. The others are in the ranges that hotspots of phones and laptops
# hand out, for a network without a default route.
_PROBE_ADDRESSES: Final = ("192.0.2.1", "10.42.0.2", "192.168.137.2", "192.168.43.2", "172.20.10.2")


class ServeCode(StrEnum):
    """Why a server could not be started; the message is `error-<code>`."""

    PORT_TAKEN = "port-taken"
    WORKERS_NEED_POSTGRESQL = "workers-need-postgresql"
    BAD_NETWORK = "bad-network"
    REHEARSAL_NEEDS_LOOPBACK = "rehearsal-needs-loopback"
    RECORDS_NEED_KEEP_DAYS = "records-need-keep-days"


class ServeError(CodedError[ServeCode]):
    """A server that could not be started."""


@dataclass(frozen=True, slots=True)
class ServePlan:
    """What is served and how. It can be pickled, and so sent to a worker process."""

    setup: "ServerConfig"
    database: str | None = None
    root_path: str = ""
    proxies: tuple[str, ...] = DEFAULT_PROXIES
    log_json: bool = False
    log_level: str = "warning"
    wait_for_database: int = 0  # seconds at the start


def serve_until_stopped(
    plan: ServePlan, listener: "socket.socket", ready: Callable[[], None]
) -> None:
    """Serve until Ctrl-C; call `ready` once connections are accepted. Raises `StoreError`."""
    # Imported here: FastAPI takes long to import and few commands need it.
    import asyncio  # noqa: PLC0415
    import signal  # noqa: PLC0415

    from uvicorn import Server  # noqa: PLC0415

    from fivebyfive.cli.store_opening import open_when_available  # noqa: PLC0415
    from fivebyfive.server import make_app, set_up_logs  # noqa: PLC0415
    from fivebyfive.store import open_store  # noqa: PLC0415

    set_up_logs(plan.log_json, plan.log_level)
    store = open_store(plan.database)
    server = Server(make_uvicorn_config(make_app(store, plan.setup), plan))
    hung_up = False
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(open_when_available(store, plan.wait_for_database))
        try:
            # Uvicorn shuts down gracefully, then raises the signal again. The default action of
            # SIGTERM would end the process before the store is closed.
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            with contextlib.suppress(KeyboardInterrupt):
                hung_up = runner.run(_serve(server, listener, ready))
        finally:
            if server.force_exit:  # Ctrl-C twice: do not log what was cut off
                logging.disable()
            runner.run(store.close())
        if hung_up:  # not a failure, but a service manager should restart the server
            raise SystemExit(128 + signal.SIGHUP)


def make_uvicorn_config(app: "ASGIApp", plan: ServePlan, **options: Any) -> "uvicorn.Config":
    """Return the settings with which Uvicorn serves the application."""
    import uvicorn  # noqa: PLC0415

    from fivebyfive.server.live.uvicorn_protocols import WebSocketProtocol, make_http_protocol  # noqa: PLC0415

    limits = plan.setup.limits
    return uvicorn.Config(
        app,
        http=make_http_protocol(limits.request_within),
        ws=WebSocketProtocol,
        log_config=None,  # `set_up_logs` has done it
        access_log=plan.log_level == "debug",
        ws_max_size=4 * limits.message_size,  # bytes; a larger message ends the connection
        # Measured with 1,000 people at one table: compressing a roll took half a second of a core,
        # more than everything else together (benchmarks/README.md).
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,  # seconds; the page sends pings of its own more often
        forwarded_allow_ips=list(plan.proxies),
        root_path=plan.root_path,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        **options,
    )


async def _serve(
    server: "uvicorn.Server", listener: "socket.socket", ready: Callable[[], None]
) -> bool:
    """Serve; return whether SIGHUP ended it, as when the terminal was closed."""
    import asyncio  # noqa: PLC0415
    import signal  # noqa: PLC0415

    from fivebyfive.cli.stop_deadline import StopDeadline  # noqa: PLC0415
    from fivebyfive.server.ops.sd_notify import READY, READY_WITHIN, notify_systemd  # noqa: PLC0415

    hung_up = False
    deadline = StopDeadline()

    def hang_up() -> None:
        nonlocal hung_up
        deadline.begin()
        hung_up = server.should_exit = True

    # Windows has no SIGHUP, and under `nohup` it has to stay ignored.
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, hang_up)

    async def say_when_ready() -> None:
        deadline.watch_signals()  # Uvicorn has set its handlers before it waited for the first time
        while not server.started:
            await asyncio.sleep(0.01)
        tune_interpreter()
        ready()
        await asyncio.to_thread(notify_systemd, READY, within=READY_WITHIN)

    waiting = asyncio.create_task(say_when_ready())
    await server.serve(sockets=[listener])
    waiting.cancel()
    return hung_up


def tune_interpreter() -> None:
    """Set the garbage collector and the thread switch interval for thousands of connections.

    Cyclic garbage is collected less often, and never among the objects that exist at the start:
    with thousands of sockets each collection delays every answer and finds hardly anything.
    Threads switch more often: the database's thread needs the GIL after every statement, and with
    the default interval it would wait 5 ms for it each time, while answers wait for the database.
    """
    import gc  # noqa: PLC0415
    import sys  # noqa: PLC0415

    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0005)  # seconds


def listen(host: str, port: int) -> "socket.socket":
    """Return a socket that accepts connections from now on. Raises `ServeError` (port-taken)."""
    import socket  # noqa: PLC0415

    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError:
        raise ServeError(ServeCode.PORT_TAKEN, port=str(port), host=host) from None


def format_url(host: str, listener: "socket.socket", root_path: str = "") -> str:
    """Return the URL of a server that listens on a host."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}{root_path}"


def find_network_address() -> str | None:
    """Return the address of this machine in its network; None without a network."""
    import socket  # noqa: PLC0415

    for remote in _PROBE_ADDRESSES:
        # Connecting a datagram socket sends nothing: it only looks up the route.
        probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        with probe, contextlib.suppress(OSError):
            probe.connect((remote, 9))
            own = str(probe.getsockname()[0])
            if not is_loopback(own) and own not in WILDCARD_HOSTS:
                return own
    return None


def find_shared_address(
    host: str, listener: "socket.socket", root_path: str = "", public_url: str | None = None
) -> "Shared | None":
    """Return the URL by which other devices reach a server; None if they cannot."""
    from fivebyfive.server import Shared  # noqa: PLC0415

    if public_url:
        return Shared(public_url.rstrip("/"))
    address = find_network_address() if host in WILDCARD_HOSTS else host
    if address is None or is_loopback(address):
        return None
    return Shared(format_url(address, listener, root_path), nearby=True)


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a server that listens on the host."""
    import ipaddress  # noqa: PLC0415

    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def parse_networks(texts: "Iterable[str]") -> "tuple[Network, ...]":
    """Return the IP networks that the texts name. Raises `ServeError` (bad-network)."""
    from ipaddress import ip_network  # noqa: PLC0415

    networks = []
    for text in texts:
        try:
            networks.append(ip_network(text, strict=False))
        except ValueError:
            raise ServeError(ServeCode.BAD_NETWORK, text=text) from None
    return tuple(networks)
