"""What the host of a table may do."""

from collections.abc import Iterator
from typing import assert_never

from fivebyfive.rules.names import name_key
from fivebyfive.table import commands as c
from fivebyfive.table import events as e
from fivebyfive.table.decide.guards import require_game, require_host, require_same_game
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.state import Table
from fivebyfive.table.timers import STAND_IN_AFTER_MS, away_since


def decide_host(table: Table, command: c.HostCommand, by: str, now: int) -> Iterator[e.Event]:
    """Commands of the host."""
    match command:
        case c.Lock():
            return lock(table, command, by, now)
        case c.MakeHostLink():
            return make_host_link(table, command, by, now)
        case c.DismissHost():
            return dismiss_host(table, command, by, now)
        case c.AllowName():
            return allow_name(table, command, by, now)
        case c.CloseRound():
            return close_round(table, command, by, now)
        case c.MoreTime():
            return more_time(table, command, by, now)
        case c.Pause():
            return pause(table, command, by, now)
        case c.StandIn():
            return stand_in(table, command, by, now)
        case c.Abandon():
            return abandon(table, by, now)
        case c.Rematch():
            return rematch(table, command, by, now)
        case c.AnswerClaim():
            return answer_claim(table, command, by, now)
        case c.HandOver():
            return hand_over(table, command, by, now)
    assert_never(command)


def lock(table: Table, command: c.Lock, by: str, now: int) -> Iterator[e.Event]:
    """Nobody else may join, or again."""
    require_host(table, by)
    if command.locked != table.locked:
        yield e.TableLocked(now, command.locked)


def allow_name(table: Table, command: c.AllowName, by: str, now: int) -> Iterator[e.Event]:
    """A name that was taken off may be taken again."""
    require_host(table, by)
    barred = list(map(name_key, table.barred_names))
    if name_key(command.name) in barred:
        yield e.NameAllowed(now, barred.index(name_key(command.name)))


def close_round(table: Table, command: c.CloseRound, by: str, now: int) -> Iterator[e.Event]:
    """Nobody is waited for any longer, as when the time is up, also for those who have more."""
    require_host(table, by)
    require_game(table)
    require_same_game(table, command.game)
    if command.round == table.round - 1:
        return  # pressed twice, and the next roll is there already
    if command.round != table.round:
        raise TableError(TableCode.STALE_ROUND, round=table.round)
    if table.paused:
        raise TableError(TableCode.PAUSED)
    if table.may_close_round:
        yield e.TimeUp(now, table.round, more=True, by_host=True)


def make_host_link(table: Table, command: c.MakeHostLink, by: str, now: int) -> Iterator[e.Event]:
    """Whoever has the link is a host too; whoever has the one before is not let in by it."""
    require_host(table, by)
    yield e.HostLinkMade(now, command.key_hash)


def dismiss_host(table: Table, command: c.DismissHost, by: str, now: int) -> Iterator[e.Event]:
    """A further host is one no longer. Its device stays at the table, with its seats."""
    require_host(table, by)
    if command.device not in table.devices:
        raise TableError(TableCode.NO_SUCH_DEVICE)
    if command.device in table.co_hosts:
        yield e.CoHostRemoved(now, command.device)


def more_time(table: Table, command: c.MoreTime, by: str, now: int) -> Iterator[e.Event]:
    """A seat has twice the time from now on; only hosts are told which one."""
    require_host(table, by)
    holder = table.seat_at(command.seat)
    if command.on != holder.more_time:
        yield e.MoreTimeSet(now, command.seat, command.on)


def pause(table: Table, command: c.Pause, by: str, now: int) -> Iterator[e.Event]:
    """The clock stops, and nobody moves or rolls."""
    require_host(table, by)
    require_game(table)
    if command.paused != table.paused:
        yield e.TablePaused(now, command.paused)


def stand_in(table: Table, command: c.StandIn, by: str, now: int) -> Iterator[e.Event]:
    """A computer plays for somebody who is away; the person takes the seat back by coming back."""
    require_host(table, by)
    require_game(table)
    holder = table.seat_at(command.seat)
    if holder.bot is not None or (command.on and not table.is_away(holder)):
        raise TableError(TableCode.NOT_AWAY, name=holder.name)
    away = away_since(table, holder)
    if command.on and away is not None and now - away < STAND_IN_AFTER_MS:
        raise TableError(
            TableCode.AWAY_BRIEFLY, name=holder.name, seconds=STAND_IN_AFTER_MS // 1000
        )
    if command.on != holder.stand_in and (command.on or holder.device is not None):
        yield e.StandInSet(now, command.seat, command.on)


def abandon(table: Table, by: str, now: int) -> Iterator[e.Event]:
    """The game ends here."""
    require_host(table, by)
    require_game(table)
    yield e.GameEnded(now, abandoned=True)


def rematch(table: Table, command: c.Rematch, by: str, now: int) -> Iterator[e.Event]:
    """Back to the lobby, with the same people."""
    require_host(table, by)
    if table.phase != "over" or table.game is None:
        raise TableError(TableCode.NOT_OVER)
    again = command.same_dice and table.settings.dice == "app"
    played = [str(round_.throw) for round_ in table.game.rounds] if again else []
    yield e.Rematched(now, command.secret, played, keeps_barred=True)


def answer_claim(table: Table, command: c.AnswerClaim, by: str, now: int) -> Iterator[e.Event]:
    """Somebody says they are the person of a seat, on another device."""
    require_host(table, by)
    seat = table.claims.get(command.device)
    if seat is None:
        return  # answered already, or taken back
    if not command.yes:
        yield e.ClaimRefused(now, command.device)
        return
    old = table.seats[seat].device
    yield e.SeatMoved(now, seat, command.device)
    if old in (None, command.device) or table.seats_of(old or "") != [seat]:
        return
    # The old token dies with its last seat; a host goes on being the host, on the new device, which
    # also speaks for whoever plays on paper beside them.
    for paper in table.papers_of(old or ""):
        yield e.PaperMoved(now, paper.number, command.device)
    if old in (table.host, table.permanent_host):
        yield e.HostPassed(now, command.device, home=old == table.permanent_host)
    if old in table.co_hosts and command.device not in table.co_hosts:
        yield e.CoHostAdded(now, command.device)
    yield e.DeviceLeft(now, old or "")


def hand_over(table: Table, command: c.HandOver, by: str, now: int) -> Iterator[e.Event]:
    """Another device is the host from now on."""
    require_host(table, by)
    if command.device not in table.devices:
        raise TableError(TableCode.NO_SUCH_DEVICE)
    if command.device != table.host:
        for_good = by == table.permanent_host or by in table.co_hosts
        yield e.HostPassed(now, command.device, home=for_good)
