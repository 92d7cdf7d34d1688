"""Messages to systemd: ready, alive, not yet ready (sd_notify). Without systemd nothing is sent.

The protocol is a datagram with lines to the socket that systemd names in the environment.
"""

import contextlib
import os
import socket
from typing import Final

SOCKET_VARIABLE: Final = "NOTIFY_SOCKET"
WATCHDOG_VARIABLE: Final = "WATCHDOG_USEC"
READY: Final = "READY=1"
ALIVE: Final = "WATCHDOG=1"
READY_WITHIN: Final = 30.0  # seconds for the one message that a unit of Type=notify waits for


def notify_systemd(*states: str, within: float = 0.0) -> None:
    """Send these states to the service manager, if there is one.

    Its socket holds few messages. A sign of life that finds no room is dropped, because the event
    loop does not wait; what is said only once waits so many seconds.
    """
    address = os.environ.get(SOCKET_VARIABLE, "")
    if not address:
        return
    if address.startswith("@"):  # of the abstract namespace
        address = "\0" + address[1:]
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sock:
        sock.settimeout(within)
        sock.sendto("\n".join(states).encode(), address)


def ask_for_time(seconds: float) -> str:
    """The state that prolongs the time for starting: from now on so many seconds."""
    return f"EXTEND_TIMEOUT_USEC={round(seconds * 1_000_000)}"


def find_watchdog_interval() -> float | None:
    """Seconds between two signs of life, half of what the unit allows; None if it wants none."""
    text = os.environ.get(WATCHDOG_VARIABLE, "")
    return int(text) / 2_000_000 if text.isdecimal() and int(text) else None
