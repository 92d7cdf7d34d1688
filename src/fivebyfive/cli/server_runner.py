"""Running a server until Ctrl-C: what `serve` and `play` have in common."""

import contextlib
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

import typer

from fivebyfive.rules import CodedError
from fivebyfive.words import Language, explain

if TYPE_CHECKING:
    import socket

    import uvicorn
    from starlette.types import ASGIApp

    from fivebyfive.server import ServerConfig

PORT: Final = 8555
SHUTDOWN_SECONDS: Final = 5  # seconds for what is under way when a server stops
DEFAULT_PROXIES: Final = ("127.0.0.1", "::1")  # believed when they say whom they speak for
WILDCARD_HOSTS: Final = ("0.0.0.0", "::")  # noqa: S104 -- what people type who mean it

# Nobody has the first address, so the way to it is the way out. The others are those that
# phones and laptops give to their guests, for a network with no way out.
_PROBE_ADDRESSES: Final = ("192.0.2.1", "10.42.0.2", "192.168.137.2", "192.168.43.2", "172.20.10.2")


class ServeCode(StrEnum):
    """Why a server could not be started; the message is `error-<code>`."""

    PORT_TAKEN = "port-taken"
    WORKERS_NEED_POSTGRESQL = "workers-need-postgresql"
    BAD_NETWORK = "bad-network"
    REHEARSAL_NEEDS_LOOPBACK = "rehearsal-needs-loopback"


class ServeError(CodedError[ServeCode]):
    """A server that could not be started."""


@dataclass(frozen=True, slots=True)
class ServePlan:
    """What is served and how; it can be sent to another process."""

    setup: "ServerConfig"
    database: str | None = None
    root_path: str = ""
    proxies: tuple[str, ...] = DEFAULT_PROXIES
    log_json: bool = False
    log_level: str = "warning"


def serve_until_stopped(
    plan: ServePlan, listener: "socket.socket", ready: Callable[[], None]
) -> None:
    """Serve until Ctrl-C, and say when it is ready. Raises `StoreError`."""
    # Here, because FastAPI takes long to import and few commands need it.
    import asyncio  # noqa: PLC0415
    import signal  # noqa: PLC0415

    from uvicorn import Server  # noqa: PLC0415

    from fivebyfive.server import make_app, set_up_logs  # noqa: PLC0415
    from fivebyfive.store import open_store  # noqa: PLC0415

    set_up_logs(plan.log_json, plan.log_level)
    store = open_store(plan.database)
    server = Server(make_uvicorn_config(make_app(store, plan.setup), plan))
    hung_up = False
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(store.open())
        try:
            # Uvicorn stops in good order, and then lets us have the Ctrl-C too; that it was a
            # SIGTERM must not end us before the store is closed.
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            with contextlib.suppress(KeyboardInterrupt):
                hung_up = runner.run(_serve(server, listener, ready))
        finally:
            if server.force_exit:  # Ctrl-C twice: nobody wants to read what was left undone
                logging.disable()
            runner.run(store.close())
        if hung_up:  # no failure of ours, but whoever looks after services shall start it again
            raise SystemExit(128 + signal.SIGHUP)


def make_uvicorn_config(app: "ASGIApp", plan: ServePlan, **options: Any) -> "uvicorn.Config":
    """How Uvicorn serves an application of ours."""
    import uvicorn  # noqa: PLC0415

    from fivebyfive.server.live.uvicorn_protocols import WebSocketProtocol, make_http_protocol  # noqa: PLC0415

    limits = plan.setup.limits
    return uvicorn.Config(
        app,
        http=make_http_protocol(limits.request_within),
        ws=WebSocketProtocol,
        log_config=None,  # ours is set up
        access_log=plan.log_level == "debug",
        ws_max_size=4 * limits.message_size,  # bytes; a larger message ends the connection
        # Compressing a roll for a thousand people took longer than all the rest of it.
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,  # seconds; the page asks more often by itself
        forwarded_allow_ips=list(plan.proxies),
        root_path=plan.root_path,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        **options,
    )


async def _serve(
    server: "uvicorn.Server", listener: "socket.socket", ready: Callable[[], None]
) -> bool:
    """Whether it ended because somebody hung up: a terminal was closed, or SIGHUP was sent."""
    import asyncio  # noqa: PLC0415
    import signal  # noqa: PLC0415

    hung_up = False

    def hang_up() -> None:
        nonlocal hung_up
        hung_up = server.should_exit = True

    # Windows has none, and `nohup` wants it ignored.
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, hang_up)

    async def say_when_ready() -> None:
        while not server.started:
            await asyncio.sleep(0.01)
        tune_interpreter()
        ready()

    waiting = asyncio.create_task(say_when_ready())
    await server.serve(sockets=[listener])
    waiting.cancel()
    return hung_up


def tune_interpreter() -> None:
    """Set Python up for a process in which thousands wait for answers.

    Garbage in circles is looked for less often, and never in what was loaded to begin with: with
    thousands of sockets each look holds everybody up, and there is hardly any to find. And threads
    take turns more often: the one that writes to the database asks for its turn after every
    statement, and would wait 5 ms for it each time while the answers wait for the database.
    """
    import gc  # noqa: PLC0415
    import sys  # noqa: PLC0415

    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0005)  # seconds


@contextlib.contextmanager
def report_errors(language: Language) -> Iterator[None]:
    """What goes wrong becomes a sentence, and the end."""
    try:
        yield
    except CodedError as error:
        typer.echo(explain(language, error.code, error.facts), err=True)
        raise typer.Exit(1) from None


def listen(host: str, port: int) -> "socket.socket":
    """A socket that takes connections from now on. Raises `ServeError` (port-taken)."""
    import socket  # noqa: PLC0415

    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError:
        raise ServeError(ServeCode.PORT_TAKEN, port=str(port), host=host) from None


def format_url(host: str, listener: "socket.socket", root_path: str = "") -> str:
    """The address of a server at a host."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}{root_path}"


def find_network_address() -> str | None:
    """The address of this machine in its network; None where there is no network."""
    import socket  # noqa: PLC0415

    for elsewhere in _PROBE_ADDRESSES:
        # Connecting a datagram socket sends nothing: it only asks the system for the way.
        asking = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        with asking, contextlib.suppress(OSError):
            asking.connect((elsewhere, 9))
            own = str(asking.getsockname()[0])
            if not is_loopback(own) and own not in WILDCARD_HOSTS:
                return own
    return None


def is_loopback(host: str) -> bool:
    """Whether no other machine can reach a server that listens on this host."""
    import ipaddress  # noqa: PLC0415

    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
