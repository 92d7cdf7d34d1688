"""Anything in any order at one table: the log is the truth and open moves stay hidden."""

import itertools
import json
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from fivebyfive.dice import HashChain
from fivebyfive.rules import CELL_NAMES, CodedError, Game
from fivebyfive.server.live.subscriber import Subscriber
from fivebyfive.server.tables import batcher, service
from fivebyfive.server.tables.tokens import hash_token
from fivebyfive.store import open_store
from fivebyfive.store.event_codec import decode_event
from fivebyfive.table import REACTIONS, Table, fold
from fivebyfive.table import commands as c
from fivebyfive.table.class_commands import SetRoster, SetTeams
from fivebyfive.table.events import CoHostAdded
from fivebyfive.table.requests import AskHostLink, AskRematch
from fivebyfive.table.session import Reply, TableAsk
from fivebyfive.table.views.models import HostLink
from support.server.bare_worker import BareWorker
from support.server.host_wishes import list_host_wishes
from support.server.recording_transport import RecordingTransport
from support.server.table_invariants import LOOP, TableInvariants, run_in_loop

NAMES = ["Sara", "Tim", "Ola", "Emma"]
SEEN_EVENTS: set[str] = set()  # what happened in all runs together
# In memory where there is such a folder: a disk would be waited for after every step.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def sqlite_url() -> str:
    return str(Path(tempfile.mkdtemp(dir=MEMORY)) / "log.sqlite")


class TableMachine(TableInvariants):
    """People join, leave, move, change, roll, send twice and send late."""

    make_url: Callable[[], str] = staticmethod(sqlite_url)

    @initialize(
        preset=st.sampled_from(["family", "far", "class"]),
        game=st.sampled_from(["knister", "knaster"]),
        dice=st.sampled_from(["app", "real"]),
        rolls=st.sampled_from(["turn", "host", "auto"]),
        people=st.sampled_from([1, 1, 2, 3]),
        computers=st.integers(0, 1),
        started=st.sampled_from([True, True, True, False]),
        seconds=st.sampled_from([None, 5]),
    )
    def start(  # noqa: PLR0913, PLR0917 -- everything a table can begin with
        self,
        preset: str,
        game: str,
        dice: str,
        rolls: str,
        people: int,
        computers: int,
        started: bool,
        seconds: int | None,
    ) -> None:
        self.now = 1_800_000_000_000  # far from the beginning of time, also when a clock jumps back
        self.url = self.make_url()
        self.store = open_store(self.url)
        self.folded: Table | None = None
        self.read_count = 0
        run_in_loop(self.store.open())
        self.heard: dict[str, Subscriber] = {}
        # What each device knows of the public state.
        self.known_views: dict[str, dict[str, Any]] = {}
        self.phases: dict[str, str] = {}
        self.numbers = itertools.count()
        self.chains: dict[str, HashChain] = {}  # of devices that can be witnesses
        self.start_workers()
        self.patches: list[Any] = [
            patch.object(service, "new_device", lambda: f"device{next(self.numbers)}"),
            patch.object(service, "new_code", lambda: "123456"),
            patch.object(batcher, "GATHER_SECONDS", 0),
            patch.object(Game, "EARLIEST_FULL", 1),  # nobody has to play 25 rounds to fill a sheet
        ]
        for each in self.patches:
            each.start()
        changes: dict[str, str | int | bool | None] = {"game": game, "dice": dice, "rolls": rolls}
        changes |= {"seconds": seconds, "untimed": 0}
        self.code, device, _ = run_in_loop(self.worker.open(preset, changes)).split(".")
        self.devices = [device]
        self.sent_commands: list[tuple[TableAsk, str | None]] = []
        self.last_reply = Reply()  # of what was accepted
        self.host_key = "never made"
        self.subscribe(self.devices[0])
        for number in range(people):
            if number:
                (self.join if number == 1 else self.join_as_witness)(number)
            self.send(c.Sit(NAMES[number]), self.devices[min(number, len(self.devices) - 1)])
        if computers:
            self.send(c.SeatComputer("Otto", "casual"), self.devices[0])
        if started:
            self.send(c.Start(), self.devices[0])

    def start_workers(self) -> None:
        self.worker = BareWorker(self.store, lambda: self.now, lambda: f"{next(self.numbers):064x}")
        self.audiences = self.worker.audiences
        self.worker.observers.add(self.audiences)
        # No timer of its own and nothing random: the same steps lead to the same table.
        LOOP.call_soon(self.worker.start_batches)

    def stop_workers(self) -> None:
        run_in_loop(self.worker.stop())

    def teardown(self) -> None:
        if hasattr(self, "patches"):
            if hasattr(self, "code"):
                stored = run_in_loop(self.store.read(self.code))
                assert fold([decode_event(event.body) for event in stored]) == self.table
            self.stop_workers()
            run_in_loop(self.store.close())
            for each in self.patches:
                each.stop()
            if self.url.endswith("log.sqlite"):
                shutil.rmtree(Path(self.url).parent)

    @property
    def table(self) -> Table:
        table: Table = run_in_loop(self.worker.get(self.code))
        return table

    def subscribe(self, device: str) -> None:
        self.heard[device] = Subscriber(device, RecordingTransport())
        self.known_views[device] = json.loads(
            self.audiences.subscribe(self.code, self.heard[device], self.table)
        )
        self.phases[device] = self.table.phase
        self.send(c.Connect(), device)

    def send(self, command: TableAsk, by: str | None) -> bool:
        """Whether it was carried out; either way the state is checked by the invariants."""
        self.sent_commands.append((command, by))
        try:
            self.last_reply = run_in_loop(self.worker.submit(self.code, command, by))
        except CodedError:
            return False
        SEEN_EVENTS.update(type(event).__name__ for event in self.last_reply.events)
        return True

    def try_to_join(self, nonce: str, host_key: str = "") -> str | None:
        try:
            return str(run_in_loop(self.worker.join(self.code, nonce, host_key)))
        except CodedError as error:
            self.check_join_refusal(error, host_key)
            return None

    def check_join_refusal(self, error: CodedError[Any], host_key: str) -> None:
        if host_key:
            assert self.table.key_hash != hash_token(host_key)
            assert error.code == "wrong-host-link"
        else:
            assert self.table.locked

    @rule(number=st.integers(1, 9))
    def join(self, number: int) -> None:
        token = self.try_to_join(f"nonce{number}")
        if token:
            self.devices.append(token.split(".")[1])
            self.subscribe(self.devices[-1])

    @rule(data=st.data(), missing=st.sampled_from([0, 0, 0, 1, -1]), number=st.integers(1, 9))
    def come_late(self, data: st.DataObject, missing: int, number: int) -> None:
        """Somebody new, or who is there already, places what was missed: all of it, or nearly."""
        if data.draw(st.booleans()):
            self.join(number)
        closed = len(self.table.game.rounds) if self.table.game else 0
        cells = data.draw(st.permutations(CELL_NAMES))[: max(0, closed - missing)]
        name = data.draw(st.sampled_from(["Late", "Later", "Sara"]))
        by = data.draw(st.sampled_from([self.devices[-1], *self.devices]))
        self.send(c.SitLate(name, list(cells)), by)

    @rule(data=st.data(), seat=st.integers(0, 3), on=st.booleans())
    def react_and_more_time(self, data: st.DataObject, seat: int, on: bool) -> None:
        owner = [self.table.seats[seat].device] * 2 if seat < len(self.table.seats) else []
        by = data.draw(st.sampled_from([*filter(None, owner), *self.devices]))
        self.send(c.React(seat, data.draw(st.sampled_from(REACTIONS))), by)
        self.send(c.MoreTime(seat, on), data.draw(st.sampled_from([self.table.host, by])))

    @rule(data=st.data(), only=st.booleans(), teams=st.integers(0, 2))
    def list_names_and_teams(self, data: st.DataObject, only: bool, teams: int) -> None:
        names = data.draw(st.lists(st.sampled_from([*NAMES, "Late", "Otto"]), unique=True))
        by = data.draw(st.sampled_from([self.table.host, *self.devices]))
        self.send(SetRoster(names, only), by)
        self.send(SetTeams({f"Team {at}": names[at::teams] for at in range(teams)}), by)

    @rule(link=st.sampled_from(["new", "new", "earlier", "wrong"]))
    def one_more_host(self, link: str) -> None:
        """By a link that somebody made just now, or one that is old, or was never there."""
        if link == "new" and self.send(AskHostLink(), self.table.host):
            made = self.last_reply.answer
            assert isinstance(made, HostLink)
            assert hash_token(made.key) == self.table.key_hash
            self.host_key = made.key
        token = self.try_to_join("", "wrong" if link == "wrong" else self.host_key)
        if token:
            self.devices.append(token.split(".")[1])
            self.subscribe(self.devices[-1])
            assert self.table.is_host(self.devices[-1])
            SEEN_EVENTS.add(CoHostAdded.__name__)

    @rule(number=st.integers(1, 9))
    def join_as_witness(self, number: int) -> None:
        """Somebody whose nonce is the anchor of a chain, and who can be asked for parts."""
        chain = HashChain(bytes([number]) * 32)
        token = self.try_to_join(chain.nonce)
        if token:
            self.devices.append(token.split(".")[1])
            self.chains[self.devices[-1]] = chain
            self.subscribe(self.devices[-1])

    @rule(data=st.data(), late=st.sampled_from([0, 0, 0, 1, -1]), wrong=st.booleans())
    def give_parts(self, data: st.DataObject, late: int, wrong: bool) -> None:
        """Whoever is asked, or is not; genuine parts, and those of another roll."""
        if self.chains:
            self.press_next(data, 0)
        for device, chain in self.chains.items():
            number = max(1, self.table.round + 1 - late)
            part = chain.part(number + 1 if wrong else number)
            before = self.table
            done = self.send(c.GivePart(number, part), device)
            assert not (done and wrong)
            if self.table != before:
                assert before.pending_roll is not None
                assert device in before.pending_roll.witnesses

    @rule(data=st.data(), rounds=st.integers(1, 3))
    def whole_rounds(self, data: st.DataObject, rounds: int) -> None:
        for _ in range(rounds):
            self.everybody_moves(data, 0)
            self.press_next(data, 0)
            self.time_passes(2_000)

    @rule(data=st.data(), later=st.integers(0, 3))
    def everybody_moves(self, data: st.DataObject, later: int) -> None:
        table = self.table
        game = table.game
        if not table.is_open or game is None:
            return
        for seat in table.waiting_for[: len(table.seats) - later]:
            move = str(data.draw(st.sampled_from(game.legal_moves(seat))))
            chair = table.seats[seat]
            if chair.is_played_by_computer:
                self.send(c.ComputerMove(seat, table.round, move), None)
            else:
                self.send(c.MakeMove(seat, table.round, move), chair.device)

    @rule(data=st.data(), seat=st.integers(0, 2), late=st.sampled_from([0, 0, 0, 1, 2]))
    def change_or_take_back(self, data: st.DataObject, seat: int, late: int) -> None:
        table = self.table
        owner = [table.seats[seat].device] * 2 if seat < len(table.seats) else []
        by = data.draw(st.sampled_from([*filter(None, owner), *self.devices]))
        move = data.draw(st.sampled_from(["a1", "c3", "d4", "e2", "(a1)", "-", "e5{5:e5}", "x"]))
        self.send(c.MakeMove(seat, table.round - late, move), by)
        if data.draw(st.booleans()):
            self.send(c.TakeBack(seat, table.round - late), by)

    @rule(data=st.data(), late=st.sampled_from([0, 0, 0, 1, 2]))
    def press_next(self, data: st.DataObject, late: int) -> None:
        table = self.table
        typed = data.draw(st.sampled_from(["7", "3+6", "13"]))
        roll = typed if table.settings.dice == "real" else None
        for device in self.devices if not late else self.devices[:1]:
            self.send(c.Next(table.round - late, roll), device)

    @rule(wait=st.sampled_from([0, 2_000, 10_000, 30_000, 120_000]))
    def time_passes(self, wait: int) -> None:
        self.now += wait
        done = self.send(c.Tick(), None)
        before = self.table
        self.send(c.Tick(), None)
        assert not done or self.table == before  # doing it twice does nothing

    @rule(data=st.data())
    def come_or_go(self, data: st.DataObject) -> None:
        device = data.draw(st.sampled_from(self.devices))
        kinds: list[TableAsk] = [c.Disconnect(), c.Connect(), c.Connect(), c.Leave()]
        self.send(data.draw(st.sampled_from(kinds)), device)

    @rule(seat=st.integers(0, 3), yes=st.booleans(), number=st.integers(1, 9))
    def come_back_on_another_device(self, seat: int, yes: bool, number: int) -> None:
        chairs = self.table.seats
        if seat < len(chairs) and chairs[seat].device:
            self.send(c.Disconnect(), chairs[seat].device)
            self.join(number)
            self.send(c.Claim(seat), self.devices[-1])
            self.send(c.AnswerClaim(self.devices[-1], yes), self.table.host)

    @rule(seat=st.integers(0, 3))
    def away_for_long(self, seat: int) -> None:
        chairs = self.table.seats
        if seat < len(chairs) and chairs[seat].device:
            self.send(c.Disconnect(), chairs[seat].device)
            self.now += 30_000
            self.send(c.StandIn(seat), self.table.host)

    @rule(end=st.booleans(), same=st.booleans(), go=st.booleans(), hurry=st.booleans())
    def end_and_begin_again(self, end: bool, same: bool, go: bool, hurry: bool) -> None:
        if end:
            self.send(c.Abandon(), self.table.host)
        self.send(AskRematch(same), self.table.host)
        if hurry:
            self.send(c.Start(), self.table.host)  # before anybody has given a nonce
        for device in list(self.table.devices):
            chain = self.chains.get(device)
            self.send(c.GiveNonce(chain.nonce if chain else "fresh"), device)
        self.send(c.Change({"game": "knaster" if same else "knister"}), self.table.host)
        self.send(c.Reorder(list(reversed(range(len(self.table.seats))))), self.table.host)
        if go:
            self.send(c.Start(), self.table.host)
        elif len(self.table.seats) > 1:
            self.send(c.Remove(0), self.table.host)

    @rule(data=st.data(), roll=st.sampled_from(["8", "2+5", "1"]))
    def correct(self, data: st.DataObject, roll: str) -> None:
        if self.table.settings.dice == "real" and not self.table.is_open:
            self.send(c.Next(self.table.round, "7"), self.table.host)
        by = data.draw(st.sampled_from([*[self.table.host] * 3, *self.devices]))
        self.send(c.CorrectRoll(self.table.round, roll), by)

    @rule(data=st.data(), seat=st.integers(0, 1))
    def ask_the_coach(self, data: st.DataObject, seat: int) -> None:
        """Somebody alone may; the record notes it."""
        if not self.table.is_open:
            self.press_next(data, 0)
        owner = [self.table.seats[seat].device] * 2 if seat < len(self.table.seats) else []
        by = data.draw(st.sampled_from([*filter(None, owner), *self.devices]))
        for _ in range(2):
            self.send(c.TakeHint(seat, self.table.round), by)
        assert len(set(self.table.hints)) == len(self.table.hints)

    @rule(yes=st.booleans(), pause=st.booleans())
    def lock_or_pause(self, yes: bool, pause: bool) -> None:
        self.send(c.Pause(yes) if pause else c.Lock(yes), self.table.host)
        self.send(c.Rename(0, "Zoë" if yes else "Sara"), self.table.host)

    @rule(seat=st.integers(0, 3), allow=st.booleans())
    def take_a_name_off(self, seat: int, allow: bool) -> None:
        """The host gives somebody another name; the old one may be allowed again."""
        self.send(c.Rename(seat, f"Guest {seat}"), self.table.host)
        for name in self.table.barred_names if allow else ():
            self.send(c.AllowName(name), self.table.host)
            assert name not in self.table.barred_names

    @rule(data=st.data(), seat=st.integers(0, 2))
    def think_again(self, data: st.DataObject, seat: int) -> None:
        self.everybody_moves(data, 0)
        if seat < len(self.table.seats):
            self.send(c.TakeBack(seat, self.table.round), self.table.seats[seat].device)

    @rule(data=st.data(), seat=st.integers(0, 3), yes=st.booleans())
    def host_and_others(self, data: st.DataObject, seat: int, yes: bool) -> None:
        device = data.draw(st.sampled_from(self.devices))
        wishes = list_host_wishes(self.table, seat, device, yes)
        by = data.draw(st.sampled_from([*[self.table.host] * 3, *self.devices]))
        self.send(data.draw(st.sampled_from(wishes)), by)

    @rule(data=st.data(), seat=st.integers(0, 2), number=st.integers(1, 3), ends=st.integers(0, 5))
    def play_on_paper(self, data: st.DataObject, seat: int, number: int, ends: int) -> None:
        """Somebody sits down with paper, goes over to it or back, or has something to say of it."""
        by = data.draw(st.sampled_from([self.table.host, *self.devices]))
        self.send(c.SitPaper(data.draw(st.sampled_from(["Ola", "Jan", "Grandma", "Sara"]))), by)
        papers = [paper.number for paper in self.table.papers]
        one = data.draw(st.sampled_from([*papers * 3, number]))
        wishes: list[TableAsk] = [
            c.ToPaper(seat),
            c.FromPaper(one),
            c.RemovePaper(one),
            c.RenamePaper(one, data.draw(st.sampled_from(["Grandpa", "Sara"]))),
            c.Leave() if by != self.table.host else c.Connect(),
        ]
        self.send(data.draw(st.sampled_from(wishes)), by)
        if not self.table.is_open:
            self.press_next(data, 0)
        late = data.draw(st.sampled_from([0, 0, 0, 1]))
        for on in data.draw(st.sampled_from([[True], [True, False], [True, True], [False]])):
            speaks = data.draw(st.sampled_from([self.table.host, by]))
            self.send(c.AnnounceFull(one, self.table.round - late, on), speaks)
        if ends == 1:
            self.send(c.Abandon(), self.table.host)
        words = data.draw(st.lists(st.sampled_from([".", "7", "12", "(7)", "x"]), max_size=4))
        self.send(c.TypeSheet(one, " ".join([*words, *["."] * (25 - len(words))])), by)

    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        if self.sent_commands:
            self.send(*data.draw(st.sampled_from(self.sent_commands[-5:])))
