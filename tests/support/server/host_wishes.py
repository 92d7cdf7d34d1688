"""What somebody may wish of a table at any time, allowed or not."""

from fivebyfive.table import Table
from fivebyfive.table import commands as c
from fivebyfive.table.requests import AskRematch
from fivebyfive.table.session import TableAsk


def list_host_wishes(table: Table, seat: int, device: str, yes: bool) -> list[TableAsk]:
    """Most of them are for hosts, about a seat or a device."""
    return [
        c.StandIn(seat, yes),
        c.Claim(seat),
        c.AnswerClaim(device, yes),
        c.HandOver(device),
        c.DismissHost(device),
        c.Remove(seat),
        c.Rename(seat, "Emma"),
        c.CloseRound(table.round),
        c.Sit("Late"),
        c.SeatComputer("Otto", "casual"),
        c.Change({"seconds": 5, "untimed": 0}),
        AskRematch(yes),
        c.Start(),
        c.GiveNonce("fresh"),
        c.Change({"game": "knaster"}),
    ]
