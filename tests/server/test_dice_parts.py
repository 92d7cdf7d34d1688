"""Parts of rolls over real sockets: with one file, and with two servers on PostgreSQL.

No time passes but where a test says so: a witness has a second, however slow the machine is.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from fivebyfive import parse_record
from fivebyfive.dice import HashChain, Outcome, verify
from support.plugins.postgres import create_database
from support.server.devices import Device
from support.server.stopped_clock import StoppedClock
from support.server.threaded_server import run_server_in_thread


class Witness(Device):
    """A device whose nonce is the anchor of a chain."""

    chain: HashChain

    @classmethod
    def join(cls, url: str, code: str, name: str) -> "Witness":
        chain = HashChain.new()
        body = {"names": [name], "nonce": chain.nonce}
        answer = httpx.post(f"{url}/api/tables/{code}/devices", json=body)
        witness = cls(url, answer.json()["token"])
        witness.chain = chain
        return witness

    def give_part(self, round_: int) -> None:
        self.ask("part", round=round_, part=self.chain.part(round_), game=1)


def open_plainly(url: str) -> Device:
    """The host of a table whose dice no test decides, with a nonce that is no anchor."""
    answer = httpx.post(
        f"{url}/api/tables", json={"names": ["Host"], "settings": {"rolls": "host"}}
    )
    host = Device(url, answer.json()["token"])
    host.ask("nonce", nonce="plain")
    return host


def hear_until(device: Device, look: Callable[[Any, Any], Any], value: object) -> list[str]:
    """Listen until the views have a value: the types of the messages on the way."""
    heard = []
    while look(device.yours, device.table) != value:
        heard.append(device._hear()["type"])
    return heard


class Servers(NamedTuple):
    """Where the host is, and where the others are."""

    host: str
    others: str


@pytest.fixture(params=["sqlite", "postgresql"])
def fair_servers(
    request: pytest.FixtureRequest, clock: StoppedClock, tmp_path: Path
) -> Iterator[Servers]:
    """As people have it: no test decides the dice."""
    on_file = request.param == "sqlite"
    database = str(tmp_path / "log.sqlite") if on_file else create_database()
    with ExitStack() as stack:
        first, *more = (
            stack.enter_context(run_server_in_thread(database, rehearsal=False)).url
            for _ in range(1 if on_file else 2)
        )
        yield Servers(first, *more or [first])


def test_rolls_are_made_of_parts_and_only_witnesses_are_told(fair_servers: Servers) -> None:
    host = open_plainly(fair_servers.host)
    witnesses = [
        Witness.join(fair_servers.others, host.code, name) for name in ("Tim", "Ola", "Eva")
    ]
    host.refresh()
    host.ask("start")
    for one in witnesses:  # at the other server the start may be news later
        hear_until(one, lambda _, table: table["phase"], "playing")
    for round_ in range(1, 4):
        for one in witnesses:
            one.refresh()
        host.ask("next", round=round_ - 1)
        first = 2 * (round_ - 1)  # two after the other, in joining order
        asked = [witnesses[(first + step) % 3] for step in range(2)]
        for one in asked:
            hear_until(one, lambda yours, _: yours["part_wanted"], round_)
        for one in asked:
            one.give_part(round_)
        for seat, device in enumerate([host, *witnesses]):
            heard = hear_until(device, lambda _, table: table["round"], round_)
            hear_until(device, lambda yours, _: yours["round"], round_)
            assert device.yours["part_wanted"] == 0
            if device not in asked:
                assert "yours" not in heard  # nothing of this before the roll
            device.move(seat, round_, f"a{round_}")
    host.ask("abandon")
    url = f"{fair_servers.host}/api/tables/{host.code}/record?game=1"
    record = parse_record(httpx.get(url).text)
    assert dict(record.headers)["Dice"] == "per-roll"
    found = verify(record)
    assert (found.outcome, found.rolls) == (Outcome.VERIFIED, 2)
    for device in (host, *witnesses):
        device.socket.close()


def test_a_witness_that_says_nothing_is_not_waited_for_long(
    fair_servers: Servers, clock: StoppedClock
) -> None:
    host = open_plainly(fair_servers.host)
    silent = Witness.join(fair_servers.others, host.code, "Tim")
    host.ask("start")
    host.ask("next", round=0)
    hear_until(silent, lambda yours, _: yours["part_wanted"], 1)
    clock.now += 1
    hear_until(silent, lambda _, table: table["round"], 1)  # by the table's timer
    late = silent.send("part", round=1, part=silent.chain.part(1), game=1)
    assert silent.wait_for_answer(late)["code"] == "stale-round"
    for device in (host, silent):
        device.socket.close()


def test_a_start_waits_for_the_guests_nonce(fair_servers: Servers) -> None:
    host = open_plainly(fair_servers.host)
    guest = Witness.join(fair_servers.others, host.code, "Tim")
    host.ask("start")
    host.ask("abandon")
    numbers = [host.send("rematch"), host.send("nonce", nonce="again"), host.send("start")]
    numbers.append(host.send("next", round=0))
    codes = [host.wait_for_answer(number).get("code") for number in numbers]
    assert codes == [None, None, None, "not-playing"]
    hear_until(guest, lambda _, table: table["starting"], value=True)
    assert guest.table["nonces_missing"] == [guest.device_id]
    guest.ask("nonce", nonce=HashChain.new().nonce)
    hear_until(host, lambda _, table: table["phase"], "playing")
    assert len(host.table["nonces"]) == 2
    assert host.table["nonces_missing"] == []
    for device in (host, guest):
        device.socket.close()
