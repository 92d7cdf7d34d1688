"""From a state and a command to events, or to a refusal. Pure: the same in, the same out.

`by` is the device that sent the command, None for the server itself (computer players and timers).
A command that comes twice gives no events the second time; one that means an earlier round is
refused. Deciding may run twice for one command: early on the state in memory, and again where the
store finds newer events of another worker.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from fivebyfive.table import commands as c
from fivebyfive.table.class_commands import ClassCommand
from fivebyfive.table.decide.classroom import decide_class
from fivebyfive.table.decide.connections import decide_connection
from fivebyfive.table.decide.host import decide_host
from fivebyfive.table.decide.lobby import decide_lobby
from fivebyfive.table.decide.paper import decide_paper
from fivebyfive.table.decide.rounds import decide_round
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.events import Event
from fivebyfive.table.state import Table

NO_DEVICE: Final = ""  # owns nothing and is no host


def decide(table: Table, command: c.Command, by: str | None, now: int) -> list[Event]:
    """What follows from a command. Raises `TableError`, `MoveError`, `GameError`, `RecordError`."""
    if by not in table.devices and (by is not None or command.BY_DEVICE):
        raise TableError(TableCode.NO_SUCH_DEVICE)
    return list(_decide_area(table, command, by or NO_DEVICE, now))


def _decide_area(table: Table, command: c.Command, by: str, now: int) -> Iterator[Event]:
    if isinstance(command, c.RoundCommand):
        return decide_round(table, command, by, now)
    if isinstance(command, c.ConnectionCommand):
        return decide_connection(table, command, by, now)
    if isinstance(command, c.LobbyCommand):
        return decide_lobby(table, command, by, now)
    if isinstance(command, c.HostCommand):
        return decide_host(table, command, by, now)
    if isinstance(command, c.PaperCommand):
        return decide_paper(table, command, by, now)
    if isinstance(command, ClassCommand):
        return decide_class(table, command, by, now)
    assert_never(command)
