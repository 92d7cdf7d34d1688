"""What holds of a table after every step: checked by state machines that play at one."""

import asyncio
import json
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

from hypothesis.stateful import RuleBasedStateMachine, invariant

from fivebyfive.dice import CheckableDice, Outcome, verify
from fivebyfive.rules import Game, parse_record
from fivebyfive.server.live.subscriber import Subscriber
from fivebyfive.store import Store
from fivebyfive.store.event_codec import decode_event
from fivebyfive.table import Table, build_record, fold, private_view, public_view
from fivebyfive.table.dice_parts import MAX_WITNESSES, has_checkable_dice, list_roll_parts
from support.server.recording_transport import RecordingTransport

LOOP = asyncio.new_event_loop()


def run_in_loop(work: Awaitable[Any]) -> Any:
    return LOOP.run_until_complete(work)


class TableInvariants(RuleBasedStateMachine):
    """Checks a table, its log and its subscribers once `code` says that there is one."""

    code: str
    store: Store
    folded: Table | None
    read_count: int
    heard: dict[str, Subscriber]
    known_views: dict[str, dict[str, Any]]
    phases: dict[str, str]

    @property
    def table(self) -> Table:
        """The state that the log leads to."""
        raise NotImplementedError

    @invariant()
    def the_log_is_the_state(self) -> None:
        """What is new is folded after every step, and all of it once more in the end."""
        if not hasattr(self, "code"):
            return
        events = [
            decode_event(event.body)
            for event in run_in_loop(self.store.read(self.code, self.read_count))
        ]
        self.read_count += len(events)
        self.folded = fold(events, self.folded)
        assert self.folded == self.table

    @invariant()
    def closed_rounds_are_by_the_rules(self) -> None:
        if not hasattr(self, "code") or self.table.game is None:
            return
        table = self.table
        game = table.game
        assert game is not None
        replayed = Game.start(game.kind, len(game.sheets))
        if game.full_on_paper is not None:
            replayed = replayed.fill_on_paper(game.full_on_paper)
        parts = {number: list_roll_parts(table, number) for number in range(1, table.round + 1)}
        dice = CheckableDice(table.secret, table.code, table.nonces, parts)
        for number, played in enumerate(game.rounds, 1):
            replayed = replayed.roll(played.throw).play_all(played.moves, played.stand_ins).close()
            if table.settings.dice == "app" and number > len(table.repeated_rolls):
                assert played.throw == dice.throw(number)
        assert replayed == game.closed_only()
        record = build_record(table)
        assert parse_record(str(record)) == record
        if table.phase == "over" and has_checkable_dice(table):
            assert verify(record).outcome in (Outcome.VERIFIED, Outcome.NOTHING)

    @invariant()
    def a_roll_waits_only_when_no_move_is_missing(self) -> None:
        """Then moves are final, so the parts of the next roll may be known."""
        if not hasattr(self, "code"):
            return
        table = self.table
        future = [one for one in table.parts if one.round > table.round]
        if table.pending_roll is None:
            assert future == [] or table.phase == "over"
            return
        assert table.phase == "playing"
        assert table.waiting_for == []
        assert table.pending_roll.round == table.round + 1
        assert 1 <= len(table.pending_roll.witnesses) <= MAX_WITNESSES
        assert len(future) <= MAX_WITNESSES

    @invariant()
    def open_moves_stay_hidden(self) -> None:
        """Whatever another seat had moved instead, a device would see and have seen the same."""
        if not hasattr(self, "code") or not self.table.is_open:
            return
        table = self.table
        game = table.game
        assert game is not None
        assert game.open_round is not None
        for seat, move in enumerate(game.open_round.moves):
            others = [m for m in game.legal_moves(seat) if m != move][:1]
            if move is None or not others:
                continue
            stand_in = seat in game.open_round.stand_ins
            changed = replace(table, game=game.play(seat, others[0], stand_in))
            assert public_view(changed) == public_view(table)
            for device in table.devices:
                if table.seats[seat].device != device:
                    assert private_view(changed, device) == private_view(table, device)

    @invariant()
    def nobody_sits_at_a_locked_table(self) -> None:
        """Seats may be taken while it is open, and later only by hosts and from paper."""
        if not hasattr(self, "code"):
            return
        table, before = self.table, getattr(self, "before", self.table)
        self.before = table
        if before.locked and table.locked and len(table.seats) > len(before.seats):
            on_paper = [paper.name for paper in before.papers]  # they are at the table already
            known = [chair.name for chair in before.seats] + on_paper
            new = [chair for chair in table.seats if chair.name not in known]
            assert all(chair.bot or table.is_host(chair.device or "") for chair in new)

    @invariant()
    def nobody_is_named_as_slow(self) -> None:
        """Who has more time is told to hosts only, and is waited for at most twice as long."""
        if not hasattr(self, "code"):
            return
        table = self.table
        slow = [seat for seat, chair in enumerate(table.seats) if chair.more_time]
        for device in table.devices:
            told = private_view(table, device).more_time
            assert told == (slow if table.is_host(device) else [])
        if table.settings.seconds is not None:
            ends = public_view(table).time_up_at
            assert ends is None or ends <= table.waiting_since + 2000 * table.settings.seconds

    @invariant()
    def nobody_hears_what_is_not_theirs(self) -> None:
        if not hasattr(self, "code"):
            return
        run_in_loop(asyncio.sleep(0))  # what comes up in one moment is sent at its end
        for device, subscriber in self.heard.items():
            assert isinstance(subscriber.transport, RecordingTransport)
            for message in subscriber.transport.take_messages():
                assert message["type"] in ("table", "yours")
                if message["type"] == "yours":
                    assert message["yours"]["device"] == device
                if message["type"] == "table":
                    self.known_views[device] |= message["table"]
                    self.phases[device] = message["table"].get("phase", self.phases[device])
                    told = self.phases[device] == "over"
                    assert told or self.table.secret not in json.dumps(message)
                assert not any(one.part in json.dumps(message) for one in self.table.parts)
