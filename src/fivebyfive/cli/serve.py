"""`fivebyfive serve`: tables for people and computer players on this machine."""

import contextlib
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fivebyfive.rules import CodedError
from fivebyfive.words import Language, explain, say

from .language import LanguageOption, chosen

if TYPE_CHECKING:
    import socket

    import uvicorn

    from fivebyfive.store import Store


class ServeCode(StrEnum):
    """Why a server could not be started; the message is `error-<code>`."""

    PORT_TAKEN = "port-taken"


class ServeError(CodedError[ServeCode]):
    """A server that could not be started."""


def serve(  # noqa: PLR0913, PLR0917 -- the options of a server
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all of them.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")
    ] = 8555,
    database: Annotated[
        str | None,
        typer.Option(
            help="postgresql://..., or the path of an SQLite file.",
            show_default="SQLite in your data folder",
        ),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address that people reach this server by.")
    ] = None,
    root_path: Annotated[str, typer.Option(help="The path that a proxy puts in front of it.")] = "",
    keep_days: Annotated[
        int | None,
        typer.Option(min=1, help="Delete tables that nobody has touched for so many days."),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Serve tables over HTTP and WebSocket, until Ctrl-C."""
    # Here, because FastAPI takes long to import and only this command needs it.
    import asyncio  # noqa: PLC0415

    import uvicorn  # noqa: PLC0415

    from fivebyfive.server import make_app  # noqa: PLC0415
    from fivebyfive.store import StoreError, open_store  # noqa: PLC0415

    language = chosen(lang)
    root_path = "/" + root_path.strip("/") if root_path.strip("/") else ""
    try:
        store = open_store(database)
        listener = _listen(host, port)
    except (StoreError, ServeError) as error:
        raise _stop(language, error) from None
    config = uvicorn.Config(
        make_app(store, keep_days),
        log_level="warning",
        ws_max_size=64 * 1024,  # more than any message: a larger one ends the connection
        root_path=root_path,
    )
    shown = f"[{host}]" if ":" in host else host
    address = public_url or f"http://{shown}:{listener.getsockname()[1]}{root_path}"
    server = uvicorn.Server(config)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_run(store, server, listener, say(language, "serve-ready", url=address)))
    except StoreError as error:
        raise _stop(language, error) from None


async def _run(
    store: "Store", server: "uvicorn.Server", listener: "socket.socket", ready: str
) -> None:
    await store.open()
    try:
        typer.echo(ready)
        with contextlib.suppress(KeyboardInterrupt):
            await server.serve(sockets=[listener])
    finally:
        await store.close()


def _listen(host: str, port: int) -> "socket.socket":
    import socket  # noqa: PLC0415

    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError:
        raise ServeError(ServeCode.PORT_TAKEN, port=str(port), host=host) from None


def _stop(language: Language, error: CodedError[Any]) -> typer.Exit:
    typer.echo(explain(language, error.code, error.facts), err=True)
    return typer.Exit(1)
