"""State machine of a table at several processes on one PostgreSQL, with fault injection.

Processes die between any two steps, news is lost or comes twice, clocks jump, timers fire twice,
connections drop. What was accepted stays, exactly once, and everybody can see the same.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule
from pydantic_core import to_jsonable_python

from fivebyfive.rules import CodedError
from fivebyfive.server.live.subscriber import Subscriber
from fivebyfive.store.event_codec import decode_event
from fivebyfive.table import Event, Table, events, fold, public_view, seat_sheet_view
from fivebyfive.table import commands as c
from fivebyfive.table.session import TableAsk
from support.plugins.postgres import DISCONNECT_OTHERS, create_database, execute
from support.server.faulty_workers import (
    AWAY,
    FAULTS,
    UNSURE,
    FaultInjector,
    Worker,
    WorkerDiedError,
)
from support.server.recording_transport import RecordingTransport
from support.server.table_invariants import run_in_loop
from support.server.table_machine import TableMachine

NEWS: Final = ("comes", "comes twice", "is lost")
HOURS: Final = 3_600_000
# What a device sends again when it got no answer, because the table notices what it has seen.
AGAIN: Final = (c.MakeMove, c.TakeBack, c.Next, c.CorrectRoll)
HAPPENED: Counter[str] = Counter()  # in all runs together


async def call_in_loop(do: Callable[[], None]) -> None:
    """What wants a loop that runs."""
    do()


class WorkerFaultsMachine(TableMachine):
    """People at a table, each connected to one of several processes."""

    make_url = staticmethod(create_database)

    def start_workers(self) -> None:
        self.faults = FaultInjector()
        self.log: list[Event] = []
        self.state: Table | None = None  # after the log
        self.worker_of_device: dict[str, Worker] = {}  # where each device is connected
        for _ in range(2):
            self.start_worker()
        self.worker = self.faults.workers[0].inner  # where the table is opened

    def start_worker(self) -> Worker:
        worker: Worker = run_in_loop(Worker.start(self.url, self.faults, lambda: self.now))
        return worker

    @property
    def table(self) -> Table:
        """What the log says; what the processes believe is compared with it."""
        return self.read_on()

    def read_on(self) -> Table:
        new = [
            decode_event(event.body)
            for event in run_in_loop(self.store.read(self.code, len(self.log)))
        ]
        self.log += new
        self.state = fold(new, self.state)
        return self.state

    def subscribe(self, device: str) -> None:
        self.connect_to(device, self.faults.workers[len(self.heard) % len(self.faults.workers)])

    def connect_to(self, device: str, worker: Worker) -> None:
        """A new connection, perhaps to another process, before the old one is missed."""
        if before := self.worker_of_device.get(device):
            before.audiences.unsubscribe(self.code, self.heard[device])
            before.inner.sockets.remove(self.code, device)
        self.worker_of_device[device] = worker
        self.heard[device] = Subscriber(device, RecordingTransport())
        worker.inner.sockets.add(self.code, device)
        table = run_in_loop(worker.inner.get(self.code))
        self.known_views[device] = json.loads(
            worker.audiences.subscribe(self.code, self.heard[device], table)
        )
        self.phases[device] = table.phase
        self.submit(c.Connect(worker.inner.id), device, worker)

    def try_to_join(self, nonce: str, host_key: str = "") -> str | None:
        worker = self.faults.workers[-1]
        try:
            return str(run_in_loop(worker.inner.join(self.code, nonce, host_key)))
        except WorkerDiedError:
            self.replace_dead_worker(worker)
        except CodedError as error:
            if error.code != "store-unavailable":
                self.check_join_refusal(error, host_key)
        return None  # perhaps there is one more device, whose token nobody knows

    def send(self, command: TableAsk, by: str | None) -> bool:
        worker = self.worker_of_device.get(by or "", self.faults.workers[-1])
        if isinstance(command, c.Connect | c.Disconnect):
            command = replace(command, worker=worker.inner.id)
        self.sent_commands.append((command, by))
        accepted = self.submit(command, by, worker)
        if accepted:
            self.check_accepted(command)
        return accepted

    def submit(self, command: TableAsk, by: str | None, worker: Worker) -> bool:
        while True:
            if worker not in self.faults.workers:  # another device has seen it die
                worker = self.faults.workers[0]
            try:
                self.last_reply = run_in_loop(worker.inner.submit(self.code, command, by))
                self.settle()
            except WorkerDiedError:
                HAPPENED["died"] += 1
                worker = self.replace_dead_worker(worker)
            except CodedError as error:
                HAPPENED[error.code] += 1
                if error.code != "store-unavailable":
                    return False
            else:
                return True
            if not isinstance(command, AGAIN):
                return False  # whoever asked looks at the table first

    def settle(self) -> None:
        """Let the processes say that a device is there which another one has missed."""
        for worker in list(self.faults.workers):
            for task in list(worker.presence._tasks._tasks):
                try:
                    run_in_loop(task)
                except WorkerDiedError:
                    self.replace_dead_worker(worker)
                    break

    def replace_dead_worker(self, worker: Worker) -> Worker:
        """A process is gone; its devices come back at another one, or not at all."""
        self.faults.workers.remove(worker)
        run_in_loop(worker.stop())
        if len(self.faults.workers) < 2:
            self.start_worker()
        lost = [device for device, place in self.worker_of_device.items() if place is worker]
        for number, device in enumerate(lost):
            del self.worker_of_device[device]
            if number % 3 < 2:
                self.connect_to(device, self.faults.workers[0])
        return self.faults.workers[0]

    @rule(fault=st.sampled_from(FAULTS))
    def something_will_happen(self, fault: str) -> None:
        self.faults.fault = fault

    @rule(
        data=st.data(),
        fault=st.sampled_from(FAULTS),
        rolling=st.booleans(),
        how=st.sampled_from(NEWS),
    )
    def something_happens(self, data: st.DataObject, fault: str, rolling: bool, how: str) -> None:
        """While people move, or when somebody rolls; and then the others hear of it or do not."""
        if rolling:
            self.everybody_moves(data, 0)
        self.faults.fault = fault
        self.everybody_moves(data, 0)
        self.press_next(data, 0)
        for number in range(2):
            self.news(number, how)

    @rule(data=st.data(), fault=st.sampled_from([AWAY, UNSURE]))
    def an_answer_is_lost(self, data: st.DataObject, fault: str) -> None:
        """Whether it was stored or not, everybody who listens hears how it is."""
        self.everybody_moves(data, 0)
        self.faults.fault = fault
        self.press_next(data, 0)
        self.faults.fault = None
        self.everybody_was_told()

    def everybody_was_told(self) -> None:
        """Within a moment all devices know what the log says."""
        for worker in list(self.faults.workers):
            run_in_loop(worker.reconcile())
            self.settle()
        for worker in self.faults.workers:
            run_in_loop(worker.reconcile())
            for audience in worker.audiences._audiences.values():
                if audience.timer:
                    run_in_loop(call_in_loop(audience.broadcast))
        self.nobody_hears_what_is_not_theirs()
        truth = to_jsonable_python(public_view(self.table))
        for device, place in self.worker_of_device.items():
            if place in self.faults.workers and device in self.table.devices:
                assert self.known_views[device] == truth

    @rule(number=st.integers(0, 2), how=st.sampled_from(NEWS))
    def news(self, number: int, how: str) -> None:
        worker = self.faults.workers[number % len(self.faults.workers)]
        news, worker.pending_notifications = worker.pending_notifications, []
        for table, seq in [] if how == "is lost" else news * (1 + (how == "comes twice")):
            worker.inner.cache.note_head(table, seq)
            run_in_loop(worker.inner.cache.catch_up_stale())
            self.settle()
        HAPPENED[f"news {how}"] += bool(news)

    @rule(number=st.integers(0, 2), jump=st.sampled_from([-HOURS, -5_000, 0, 5_000, HOURS]))
    def a_clock_jumps(self, number: int, jump: int) -> None:
        self.faults.workers[number % len(self.faults.workers)].offset = jump

    @rule()
    def everybody_s_timer_fires(self) -> None:
        for worker in list(self.faults.workers):
            self.submit(c.Tick(), None, worker)

    @rule(data=st.data())
    def every_process_thinks(self, data: st.DataObject) -> None:
        """Two computers for one seat: the second one comes too late."""
        table = self.table
        for seat in table.seats_awaiting_computer():
            assert table.game is not None
            move = str(data.draw(st.sampled_from(table.game.legal_moves(seat))))
            for worker in list(self.faults.workers):
                self.submit(c.ComputerMove(seat, table.round, move), None, worker)

    @rule(number=st.integers(0, 2))
    def one_dies(self, number: int) -> None:
        self.replace_dead_worker(self.faults.workers[number % len(self.faults.workers)])

    @rule()
    def one_is_added(self) -> None:
        if len(self.faults.workers) < 4:
            self.start_worker()

    @rule(data=st.data(), number=st.integers(0, 2))
    def a_connection_drops(self, data: st.DataObject, number: int) -> None:
        """And is back at any process; the old one notices late that it is gone."""
        device = data.draw(st.sampled_from(self.devices))
        before = self.worker_of_device.get(device)
        self.connect_to(device, self.faults.workers[number % len(self.faults.workers)])
        if before in self.faults.workers and before is not None:
            self.submit(c.Disconnect(before.inner.id), device, before)

    @rule()
    def the_database_drops_everybody(self) -> None:
        execute(self.url, DISCONNECT_OTHERS)
        run_in_loop(self.store.close())  # ours is dropped as well, but only reads what is true
        run_in_loop(self.store.open())

    @rule()
    def who_is_there_is_compared(self) -> None:
        for worker in list(self.faults.workers):
            self.attend(worker)

    def attend(self, worker: Worker) -> None:
        try:
            run_in_loop(worker.presence.reconcile())
            self.settle()
        except WorkerDiedError:
            self.replace_dead_worker(worker)
        except CodedError as error:
            assert error.code == "store-unavailable"

    def check_accepted(self, command: TableAsk) -> None:
        """What was accepted is in the log when the answer comes."""
        found = list(self.of_this_game())
        if isinstance(command, c.MakeMove):
            moves = [e for e in found if isinstance(e, events.MoveMade) and e.seat == command.seat]
            assert any((e.round, e.move) == (command.round, command.move) for e in moves)
        if isinstance(command, c.Next) and command.round >= 0:
            # Witnesses are asked for their parts before the dice are rolled.
            rolled = [e.round for e in found if isinstance(e, events.Rolled | events.RollRequested)]
            ended = any(isinstance(e, events.GameEnded) for e in found)
            assert command.round + 1 in rolled or ended
        if isinstance(command, c.SitLate):
            late = [e for e in found if isinstance(e, events.SeatTakenLate)]
            assert any((e.name, e.moves) == (command.name, command.moves) for e in late)

    def of_this_game(self) -> Iterator[Event]:
        self.read_on()
        ends = [n for n, e in enumerate(self.log, 1) if isinstance(e, events.Rematched)]
        yield from self.log[max(ends, default=0) :]

    @invariant()
    def the_log_only_grows(self) -> None:
        if not hasattr(self, "code"):
            return
        self.read_on()
        assert [
            decode_event(event.body) for event in run_in_loop(self.store.read(self.code))
        ] == self.log

    @invariant()
    def nothing_is_there_twice(self) -> None:
        if not hasattr(self, "code"):
            return
        game = list(self.of_this_game())
        for kind in (events.Rolled, events.RoundClosed):
            rounds = [event.round for event in game if isinstance(event, kind)]
            assert rounds == list(range(1, len(rounds) + 1))
        moves = (events.MoveMade, events.MoveTakenBack, events.RollCorrected)
        for seat in range(len(self.table.seats)):
            own = [e for e in game if isinstance(e, moves) and getattr(e, "seat", seat) == seat]
            for one, other in pairwise(replace(event, at=0) for event in own):
                assert one != other or isinstance(one, events.RollCorrected)

    @invariant()
    def whatever_a_process_knows_is_the_log_up_to_there(self) -> None:
        if not hasattr(self, "code"):
            return
        for worker in self.faults.workers:
            known = worker.inner.cache.peek(self.code)
            assert known is None or known.table == fold(self.log[: known.seq])

    def stop_workers(self) -> None:
        """When all is quiet again, all processes know the same, and who is where."""
        try:
            if hasattr(self, "code"):
                self.quiet()
        finally:
            for worker in self.faults.workers:
                run_in_loop(worker.stop())

    def quiet(self) -> None:
        self.faults.fault = None
        for _ in range(3):  # somebody missing twice is gone
            for worker in list(self.faults.workers):
                run_in_loop(worker.reconcile())
                self.settle()
                self.attend(worker)
        truth = self.table
        for worker in self.faults.workers:
            run_in_loop(worker.reconcile())
            known = run_in_loop(worker.inner.get(self.code))
            assert known == truth
            seats = range(len(truth.seats)) if truth.game else ()
            assert [seat_sheet_view(known, s) for s in seats] == [
                seat_sheet_view(truth, s) for s in seats
            ]
        self.everybody_was_told()
        for device in truth.devices.values():
            place = self.worker_of_device.get(device.id)
            assert (device.gone_since is None) == (place is not None), device
            assert place is None or device.worker == place.inner.id
