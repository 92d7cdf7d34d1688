"""Commands of the operator at a table: decided as if the host had sent them, from outside.

The operator is a host for the decision only. Nothing of that is stored, and running workers hear
of the events as they hear of those of each other.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from fivebyfive.rules.text import normalize_name
from fivebyfive.store import Millis, Store, StoredEvent, TableUpdate, Writes
from fivebyfive.store.erase_names import find_named_events, replace_events
from fivebyfive.store.event_codec import decode_event, encode_event
from fivebyfive.table import Event, Table, build_record, commands, due_at, events, evolve, fold
from fivebyfive.table.class_events import RosterSet, TeamsSet
from fivebyfive.table.decide import decide
from fivebyfive.table.event_base import BaseEvent
from fivebyfive.table.state import Device

Act: TypeAlias = commands.Command | Event
OPERATOR: Final = "operator"  # no device of any table: those have eight random letters


async def read_table(store: Store, code: str) -> Table:
    """A table as its log has it. Raises `StoreError`."""
    return fold([decode_event(event.body) for event in await store.read(code)])


async def submit_as_operator(
    store: Store, code: str, wanted: Sequence[commands.Command], now: Millis
) -> None:
    """Carry out commands at a table, all or none. Raises `StoreError` and what `decide` raises."""
    await _commit(store, code, lambda _: wanted, now)


async def rename_as_operator(store: Store, code: str, old: str, new: str, now: Millis) -> None:
    """Give whoever has a name at a table now another one. Raises as `submit_as_operator`."""
    wanted = normalize_name(old)

    def find_renames(table: Table) -> list[Act]:
        seats = [at for at, one in enumerate(table.seats) if normalize_name(one.name) == wanted]
        papers = [one.number for one in table.papers if normalize_name(one.name) == wanted]
        return [
            *(commands.Rename(seat, new) for seat in seats),
            *(commands.RenamePaper(paper, new) for paper in papers),
            commands.AllowName(old),  # that it is barred would keep it
            *_rename_absent(table, wanted, new, now),
        ]

    await _commit(store, code, find_renames, now)


def _rename_absent(table: Table, old: str, new: str, now: Millis) -> list[Event]:
    """The list and the teams with another name: on them stands also who has not come.

    Events, not commands, which would check all other names again.
    """

    def rename_all(names: Sequence[str]) -> list[str]:
        return [new if normalize_name(name) == old else name for name in names]

    roster = rename_all(table.roster)
    members = [name for team in table.teams for name in team.members]
    teams = {team.name: rename_all(team.members) for team in table.teams}
    return [
        *([RosterSet(now, roster, table.roster_only)] if tuple(roster) != table.roster else []),
        # Whoever sits there is renamed in the teams with the seat.
        *([TeamsSet(now, teams)] if old in map(normalize_name, members) else []),
    ]


async def erase_name_at_table(store: Store, code: str, name: str, now: Millis) -> bool:
    """Rename whoever has a name at a table now, then replace it in older events.

    Whether it stood there. Records are not touched, but for that of a game which is just over.
    Raises as `submit_as_operator`.
    """
    found = await find_named_events(store, code, name)
    if not found.bodies:
        return False
    await rename_as_operator(store, code, name, found.neutral, now)
    await replace_events(store, code, found)
    return True


async def _commit(
    store: Store,
    code: str,
    find_acts: Callable[[Table], Sequence[Act]],
    now: Millis,
) -> None:
    def decide_all(stored: tuple[StoredEvent, ...]) -> Writes:
        table = fold([decode_event(event.body) for event in stored])
        return decide_as_operator(table, find_acts(table), now)

    [result] = await store.commit([TableUpdate(code, 0, decide_all)], now)
    if isinstance(result, Exception):
        raise result


def decide_as_operator(table: Table, wanted: Sequence[Act], now: Millis) -> Writes:
    """What the commands of the operator come to, and events that are already decided."""
    happened: list[Event] = []
    records: list[tuple[int, str]] = []
    for act in wanted:
        decided = (
            [act]
            if isinstance(act, BaseEvent)
            else decide(_with_operator(table), act, OPERATOR, now)
        )
        for event in decided:
            if isinstance(event, events.SeatRenamed | events.PaperRenamed):
                event = replace(event, by_host=False)  # noqa: PLW2901 -- or it would be kept
            table = evolve(table, event)
            happened.append(event)
            if table.phase == "over" and event.CHANGES_RECORD:
                records.append((table.game_number, str(build_record(table))))
    bodies = tuple(map(encode_event, happened))
    return Writes(bodies, due_at(table), tuple(records), room=table.club_room)


def _with_operator(table: Table) -> Table:
    devices = {**table.devices, OPERATOR: Device(OPERATOR, token_hash="")}
    return replace(table, devices=devices, host=OPERATOR)
