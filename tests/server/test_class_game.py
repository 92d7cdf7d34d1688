"""A whole game of a class: thirty pupils, a teacher without a seat, and a big screen."""

import asyncio
import csv
import io
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest

from fivebyfive.client import Client, Refused, join_table
from fivebyfive.rules import CELL_NAMES, parse_record
from fivebyfive.server import Limits
from fivebyfive.server.live import broadcast
from fivebyfive.store import open_store
from fivebyfive.store.event_codec import decode_event
from fivebyfive.table import Event, events
from support.cli_runner import run_in_process
from support.plugins.rehearsal import open_table
from support.server.refusal_codes import refusal_code
from support.server.socket_players import disconnect_all
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread

PUPILS: Final = 30
SILLY: Final = {4: "Dr. Poo", 11: "LOL", 23: "=EVIL()"}
LEAVERS: Final = (25, 26, 27, 28, 29)  # two of them come back
SLOW: Final = 3  # has more time
LATE: Final = "Ola"
CELLS: Final = list(CELL_NAMES)  # where the numbers missed are written, one after the other
ROUNDS: Final = 25
SECONDS: Final = 5
# Rounds. While somebody is away each takes all its time; after 30 s a computer plays for them.
CLEAN_AT, LEAVE_AT, BACK_AT, SLOW_AT, SILENT_AT, LATE_AT = 2, 5, 7, 7, 8, 9


@dataclass
class Pupil:
    """A device with one seat, which moves as soon as it can."""

    url: str
    token: str
    rng: Random
    client: Client = field(init=False)
    moved_in: int = 0

    async def come(self) -> Client:
        self.client = await Client(self.url, self.token).__aenter__()
        return self.client

    async def go(self) -> None:
        await disconnect_all([self.client])

    @property
    def own(self) -> dict[str, Any]:
        seat: dict[str, Any] = self.client.yours["seats"][0]
        return seat

    def may_move(self) -> bool:
        table, yours = self.client.table, self.client.yours
        new = table["roll"] is not None and self.moved_in < table["round"] == yours["round"]
        return new and bool(yours["seats"]) and table["phase"] == "playing"

    def others_have_moved(self) -> bool:
        moved = self.client.table["moved"]
        return bool(moved["seats"]) and len(moved["seats"]) == moved["of"] - 1

    async def play(self, until: int = 99, silent: int = 0, last: int = 0) -> None:
        """Play until a round opens. In one round say nothing, in another wait for all others."""
        while True:
            await self.client.until(lambda: self.may_move() or self.client.table["phase"] == "over")
            table = self.client.table
            if table["phase"] == "over" or table["round"] >= until:
                return
            self.moved_in = round_ = table["round"]
            if round_ == silent:
                continue
            if round_ == last:
                await self.client.until(self.others_have_moved)
            move = self.rng.choice(self.own["write"])
            try:
                await self.client.ask("move", seat=self.own["seat"], round=round_, move=move)
            except Refused as refused:  # a computer was faster, and the round is closed
                assert refused.code in ("stale-round", "not-playing")


@dataclass
class Lesson:
    """Everybody in the room, and what they saw."""

    url: str
    clock: StoppedClock
    desk: Client
    screen: Client
    pupils: list[Pupil]
    absent: set[int] = field(default_factory=lambda: set(LEAVERS))  # from LEAVE_AT on
    late: Pupil | None = None
    late_plays: "asyncio.Task[None] | None" = None

    @property
    def table(self) -> dict[str, Any]:
        return self.desk.table

    async def round(self, number: int) -> None:
        await self.desk.until(lambda: self.table["round"] >= number)

    async def teach(self) -> None:
        """Round after round: what is to be done besides, then all have moved, then the next."""
        for round_ in range(ROUNDS + 1):
            await self.round(round_)
            if round_ == CLEAN_AT:
                await self.clean_names()
            if round_ == LEAVE_AT:
                await self.give_more_time()
                await self.desk.until(lambda: all(self.table["seats"][s]["away"] for s in LEAVERS))
            if round_ == LATE_AT:
                await self.come_late()
            if round_:
                await self.all_move(round_)
            await self.desk.ask("next", round=round_)

    async def all_move(self, round_: int) -> None:
        """No time passes but for those who do not move by themselves: then all of theirs."""
        begun = self.clock.now
        silent = {SLOW} if round_ in (SLOW_AT, SILENT_AT) else set()
        await self.desk.until(lambda: self.waits_for() <= silent | self.away(round_))
        if self.waits_for():
            self.clock.now = begun + SECONDS
            silent = {SLOW} if round_ == SILENT_AT else set()
            await self.desk.until(lambda: self.waits_for() <= silent)
        if self.waits_for():
            self.clock.now = begun + 2 * SECONDS
            await self.desk.until(lambda: not self.waits_for())

    def waits_for(self) -> set[int]:
        return set(range(len(self.table["seats"]))) - set(self.table["moved"]["seats"])

    def away(self, round_: int) -> set[int]:
        """Who is not there, and has no computer yet."""
        absent = self.absent if round_ >= LEAVE_AT else set()
        return {seat for seat in absent if not self.table["seats"][seat]["stand_in"]}

    async def clean_names(self) -> None:
        """While people play."""
        for number, (seat, silly) in enumerate(SILLY.items(), 1):
            assert self.table["seats"][seat]["name"] == silly
            await self.desk.ask("rename", seat=seat, name=f"Guest {number}")

    async def give_more_time(self) -> None:
        await self.desk.ask("more-time", seat=SLOW)
        await self.desk.until(lambda: self.desk.yours["more_time"] == [SLOW])

    async def go_for_a_while(self, pupil: Pupil, seat: int, until_stood_in: bool) -> None:
        """Leave, and come back: before a computer stands in, or after. Nothing is lost."""
        await pupil.play(until=LEAVE_AT)
        before = pupil.own
        await pupil.go()
        if until_stood_in:
            await self.desk.until(lambda: self.table["seats"][seat]["stand_in"])
        else:
            await self.round(BACK_AT)
        self.absent.discard(seat)
        client = await pupil.come()
        assert pupil.own["seat"] == before["seat"] == seat
        kept = zip(before["sheet"]["numbers"], pupil.own["sheet"]["numbers"], strict=True)
        assert all(old in (0, new) for old, new in kept)
        assert pupil.own["played_for"]
        await self.desk.until(lambda: not self.table["seats"][seat]["away"])
        assert not client.table["seats"][seat]["away"]
        await pupil.play()

    async def go_for_good(self, pupil: Pupil) -> None:
        await pupil.play(until=LEAVE_AT)
        await pupil.go()

    async def come_late(self) -> None:
        """The table was locked; the numbers missed are placed first, and one fewer will not do."""
        assert await refusal_code(join_table(self.url, self.desk.code)) == "locked"
        await self.desk.ask("lock", locked=False)
        token = await join_table(self.url, self.desk.code)
        await self.desk.ask("lock")
        self.late = pupil = Pupil(self.url, token, Random(LATE))
        client = await pupil.come()
        closed = LATE_AT - 1
        cells = CELLS[:closed]
        assert await refusal_code(client.ask("sit-late", name=LATE, moves=cells)) == "locked"
        await self.desk.ask("lock", locked=False)
        with pytest.raises(Refused) as refused:
            await client.ask("sit-late", name=LATE, moves=cells[:-1])
        assert (refused.value.code, list(refused.value.facts)) == ("stale-round", ["round"])
        await client.ask("sit-late", name=LATE, moves=cells)
        await self.desk.ask("lock")
        await client.until(lambda: bool(client.yours["seats"]))
        assert client.table["seats"][-1]["late"] == closed
        written = [number for number in pupil.own["sheet"]["numbers"] if number]
        rolls = (await client.ask("rolls"))["rolls"]
        assert Counter(written) == Counter(map(total_of, rolls[:closed]))
        await self.desk.until(lambda: len(self.table["seats"]) == PUPILS + 1)
        self.late_plays = asyncio.create_task(pupil.play())


def total_of(roll: str) -> int:
    return sum(map(int, roll.split("+")))


async def give_a_lesson(url: str, clock: StoppedClock) -> tuple[Lesson, dict[str, Any]]:
    settings = {"seconds": SECONDS}
    desk = await Client(url, await open_table(url, preset="class", settings=settings)).__aenter__()
    screen = await Client(url, await join_table(url, desk.code)).__aenter__()
    names = [SILLY.get(seat, f"Pupil {seat}") for seat in range(PUPILS)]
    pupils = [
        Pupil(url, await join_table(url, desk.code, names=[name]), Random(name)) for name in names
    ]
    await asyncio.gather(*(pupil.come() for pupil in pupils))
    lesson = Lesson(url, clock, desk, screen, pupils)
    await desk.ask("lock")
    await desk.ask("start")
    soon, later, *for_good = LEAVERS
    here = [pupil for seat, pupil in enumerate(pupils) if seat not in (*LEAVERS, SLOW)]
    await asyncio.gather(
        lesson.teach(),
        *(pupil.play() for pupil in here),
        pupils[SLOW].play(silent=SILENT_AT, last=SLOW_AT),
        lesson.go_for_a_while(pupils[soon], soon, until_stood_in=False),
        lesson.go_for_a_while(pupils[later], later, until_stood_in=True),
        *(lesson.go_for_good(pupils[seat]) for seat in for_good),
    )
    assert lesson.late
    assert lesson.late_plays
    await lesson.late_plays
    await screen.until(lambda: screen.table["phase"] == "over")
    told = {"rolls": (await screen.ask("rolls"))["rolls"]}
    async with httpx.AsyncClient() as http:
        for name in ("record", "results.csv"):
            answer = await http.get(
                f"{url}/api/tables/{desk.code}/{name}", headers={"Table-Token": desk.token}
            )
            told[name] = answer.content.decode("utf-8-sig")
    stayed = [*here, pupils[SLOW], pupils[soon], pupils[later], lesson.late]
    clients = [desk, screen, *(pupil.client for pupil in stayed)]
    told["tables"] = [client.table for client in clients]
    await disconnect_all(clients)
    return lesson, told


async def log_of(database: str, code: str) -> list[Event]:
    store = open_store(database)
    await store.open()
    stored = await store.read(code)
    await store.close()
    return [decode_event(event.body) for event in stored]


def test_a_class(tmp_path: Path, clock: StoppedClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "MOVE_DELAY", 0.01)
    monkeypatch.setattr(broadcast, "LAST_MOVE_DELAY", 0.01)
    database = str(tmp_path / "log.sqlite")
    with run_server_in_thread(database, Limits(messages_at_once=1000)) as server:
        lesson, told = asyncio.run(give_a_lesson(server.url, clock))
    log = asyncio.run(log_of(database, lesson.desk.code))
    check_results(told)
    check_times(log)
    check_people(log, told)


def check_results(told: dict[str, Any]) -> None:
    """What everybody was told is what the scorer says, and so is what the teacher saves."""
    out, _ = run_in_process("score", "--json", "-", stdin=told["record"].encode())
    scored = json.loads(out)
    assert (scored["finished"], len(scored["seats"])) == (True, PUPILS + 1)
    totals = [seat["total"] for seat in scored["seats"]]
    ranks = [seat["rank"] for seat in scored["seats"]]
    assert len(told["tables"]) == PUPILS + 1 + 2 - 3
    for table in told["tables"]:
        assert table["totals"] == totals
        assert table["result"]["ranks"] == ranks
        assert [seat["name"] for seat in table["seats"]] == [s["name"] for s in scored["seats"]]
    rows = list(csv.DictReader(io.StringIO(told["results.csv"])))
    assert sorted((row["Name"], row["Place"], int(row["Points"])) for row in rows) == sorted(
        (seat["name"], "–" if seat["apart"] else str(seat["rank"]), seat["total"])
        for seat in scored["seats"]
    )
    order = [by_rank["name"] for by_rank in sorted(scored["seats"], key=lambda one: one["rank"])]
    assert [row["Name"] for row in rows] == order
    by_name = {seat["name"]: seat for seat in scored["seats"]}
    for row in rows:
        seat = by_name[row["Name"]]
        assert {name: int(row[f"Line {name}"]) for name in seat["lines"]} == seat["lines"]
    mean = sum(totals) / len(totals)
    assert sum(int(row["Points"]) for row in rows) / len(rows) == mean
    rolls = Counter(map(total_of, told["rolls"]))
    played = parse_record(told["record"]).game.rounds
    assert rolls == Counter(one.throw.sum for one in played)
    assert rolls.total() == 25


def check_times(log: list[Event]) -> None:
    """Nobody waited longer than the timer, but for the seat that has more time."""
    rolled = {event.round: event.at for event in log if isinstance(event, events.Rolled)}
    ups = [event for event in log if isinstance(event, events.TimeUp)]
    time, more = SECONDS * 1000, 2 * SECONDS * 1000
    assert [(up.round, up.more, up.at - rolled[up.round]) for up in ups] == [
        *((round_, False, time) for round_ in range(LEAVE_AT, SILENT_AT + 1)),
        (SILENT_AT, True, more),
        (LATE_AT, False, time),
    ]
    first: dict[tuple[int, int], events.MoveMade] = {}
    for event in log:
        if isinstance(event, events.MoveMade):
            first.setdefault((event.round, event.seat), event)
    assert len(first) == ROUNDS * (PUPILS + 1) - late_of(log)
    for (round_, seat), move in first.items():
        waited = move.at - rolled[round_]
        assert waited <= (more if seat == SLOW and round_ >= LEAVE_AT else time), move
    # She moved after the others' time was up, and herself; in the round after it took a computer.
    assert first[SLOW_AT, SLOW].at - rolled[SLOW_AT] == time
    assert not first[SLOW_AT, SLOW].stand_in
    assert first[SILENT_AT, SLOW].at - rolled[SILENT_AT] == more
    assert first[SILENT_AT, SLOW].stand_in


def late_of(log: list[Event]) -> int:
    [late] = [event for event in log if isinstance(event, events.SeatTakenLate)]
    return len(late.moves)


def check_people(log: list[Event], told: dict[str, Any]) -> None:
    """Who went, came back, came late, and under which names."""
    stand_ins = [event for event in log if isinstance(event, events.StandInSet)]
    assert {event.seat for event in stand_ins if event.on} == set(LEAVERS[1:])
    assert {event.seat for event in stand_ins if not event.on} == {LEAVERS[1]}
    seats = told["tables"][0]["seats"]
    assert [seat["stand_in"] for seat in seats] == [
        seat in LEAVERS[2:] for seat in range(PUPILS + 1)
    ]
    names = [seat["name"] for seat in seats]
    assert not set(SILLY.values()) & set(names)
    assert [names[seat] for seat in SILLY] == ["Guest 1", "Guest 2", "Guest 3"]
    late = late_of(log)
    assert late == LATE_AT - 1
    assert (names[-1], [seat["late"] for seat in seats]) == (LATE, [0] * PUPILS + [late])
    assert f"\nLate: {LATE} {late}\n" in told["record"]
    [row] = [row for row in csv.DictReader(io.StringIO(told["results.csv"])) if row["Name"] == LATE]
    assert row["Rounds placed later"] == str(late)
