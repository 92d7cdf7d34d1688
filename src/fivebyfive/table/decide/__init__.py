"""From a state and a command to events, or to a refusal.

`by` is the device that sent the command, None for the server itself (computer players and timers).
A command that comes twice gives no events the second time; one that means an earlier round is
refused.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from fivebyfive.table import commands as c
from fivebyfive.table.decide import connections, host, late_join, lobby, paper, rounds
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.events import Event
from fivebyfive.table.evolve import evolve
from fivebyfive.table.state import Table


def decide(table: Table, command: c.Command, by: str | None, now: int) -> list[Event]:
    """What follows from a command. Raises `TableError`, `MoveError`, `GameError`, `RecordError`."""
    if by is not None and by not in table.devices:
        raise TableError(TableCode.NO_SUCH_DEVICE)
    if by is None and type(command) not in SERVER_ONLY:
        raise TableError(TableCode.NO_SUCH_DEVICE)
    return list(_HANDLERS[type(command)](table, command, by, now))


def after(table: Table, events: list[Event]) -> Table:
    """The state after some more events."""
    for event in events:
        table = evolve(table, event)
    return table


# A device never sends these; the server makes them.
SERVER_ONLY: Final = frozenset({c.Join, c.Connect, c.Disconnect, c.ComputerMove, c.Tick})

_HANDLERS: Final[Mapping[type, Callable[[Table, Any, Any, int], Iterator[Event]]]] = {
    c.Join: lobby.join,
    c.Sit: lobby.sit,
    c.SeatComputer: lobby.seat_computer,
    c.Remove: lobby.remove,
    c.Rename: lobby.rename,
    c.Reorder: lobby.reorder,
    c.Change: lobby.change_settings,
    c.GiveNonce: lobby.give_nonce,
    c.Start: lobby.start,
    c.SitPaper: paper.sit,
    c.ToPaper: paper.move_to_paper,
    c.FromPaper: paper.move_to_seat,
    c.RemovePaper: paper.remove,
    c.RenamePaper: paper.rename,
    c.AnnounceFull: paper.announce_full,
    c.TypeSheet: paper.type_sheet,
    c.MakeMove: rounds.make_move,
    c.TakeBack: rounds.take_back,
    c.TakeHint: rounds.take_hint,
    c.ComputerMove: rounds.computer_move,
    c.Next: rounds.next_round,
    c.CorrectRoll: rounds.correct_roll,
    c.SitLate: late_join.sit_late,
    c.React: rounds.react,
    c.Lock: host.lock,
    c.MakeHostLink: host.make_host_link,
    c.MoreTime: host.more_time,
    c.Pause: host.pause,
    c.StandIn: host.stand_in,
    c.Abandon: host.abandon,
    c.Rematch: host.rematch,
    c.AnswerClaim: host.answer_claim,
    c.HandOver: host.hand_over,
    c.Connect: connections.connect,
    c.Disconnect: connections.disconnect,
    c.Leave: connections.leave,
    c.Claim: connections.claim,
    c.Tick: connections.tick,
}
