"""`fivebyfive play`: a server for this machine and every phone in the same network."""

import contextlib
import os
import shutil
import sys
from typing import TYPE_CHECKING, Annotated, Final

import typer

from fivebyfive.cli.errors import report_errors
from fivebyfive.cli.options import LanguageOption, resolve_language
from fivebyfive.cli.server_runner import (
    PORT,
    WILDCARD_HOSTS,
    ServeError,
    ServePlan,
    find_shared_address,
    format_url,
    listen,
    serve_until_stopped,
)
from fivebyfive.words import say

if TYPE_CHECKING:
    import socket

PORT_ATTEMPTS: Final = 100  # ports to try where none was asked for
LINES_OF_TEXT: Final = 5  # printed around the QR code, with a line for the prompt
# Dark on light in every colour scheme: not every camera reads the inverse.
QR_STYLE: Final = "\N{ESCAPE}[38;5;16;48;5;231m"
RESET_STYLE: Final = "\N{ESCAPE}[0m"


def play(
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help="The port; 0 for any free one.",
            show_default=f"{PORT}, or the next free one",
        ),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    lang: LanguageOption = None,
) -> None:
    """Play on this machine and on every phone in the same network, until Ctrl-C."""
    language = resolve_language(lang)
    host = WILDCARD_HOSTS[0]
    from fivebyfive.server import ServerConfig  # noqa: PLC0415 -- imports FastAPI

    with report_errors(language):
        listener = listen(host, port) if port is not None else listen_on_free_port(host, PORT)
        shared = find_shared_address(host, listener)
        here = format_url("localhost", listener)

        def ready() -> None:
            typer.echo(say(language, "play-here", url=here))
            if shared:
                typer.echo(say(language, "play-nearby", url=shared.address))
                typer.echo(qr_code(shared.address), nl=False)
            else:
                typer.echo(say(language, "play-alone"))
            typer.echo(say(language, "play-stop"))
            if browser:
                _open_browser(here)

        serve_until_stopped(ServePlan(ServerConfig(shared)), listener, ready)


def listen_on_free_port(host: str, first: int) -> "socket.socket":
    """Listen on the first free port. Raises `ServeError` (port-taken)."""
    last = first + PORT_ATTEMPTS - 1
    for port in range(first, last):
        with contextlib.suppress(ServeError):
            return listen(host, port)
    return listen(host, last)


def qr_code(text: str) -> str:
    """Return a QR code, two rows per line of text; "" where it cannot be drawn."""
    import segno  # noqa: PLC0415

    rows = [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    if not _can_draw(len(rows[0]), len(rows) // 2):
        return ""
    halves = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
    lines = [
        "".join(halves[bool(upper), bool(lower)] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
    return "".join(f"{QR_STYLE}{line}{RESET_STYLE}\n" for line in lines)


def _can_draw(columns: int, lines: int) -> bool:
    """Whether the output is a terminal with the characters, the colours and the size for it."""
    if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return False
    try:
        "▀▄█".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    terminal = shutil.get_terminal_size()
    return columns <= terminal.columns and lines + LINES_OF_TEXT <= terminal.lines


def _open_browser(url: str) -> None:
    import threading  # noqa: PLC0415
    import webbrowser  # noqa: PLC0415

    desktop = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if desktop:  # else a text browser might take over this terminal
        # The call of some browsers returns only when they are closed: a thread waits for it.
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
