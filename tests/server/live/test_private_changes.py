"""A device with several seats is sent those that have changed, and each view is encoded once."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fivebyfive.server.live import broadcast
from fivebyfive.server.live.encoding import encode_private_view
from fivebyfive.server.live.messages import to_device
from fivebyfive.server.live.subscriber import Subscriber
from fivebyfive.table import commands as c
from support.server.bare_worker import BareWorker, run_with_worker
from support.server.recording_transport import RecordingTransport

SEATS = ["Ola", "Ida", "Eva"]


async def start_with_sockets(worker: BareWorker, *takes_changes: bool) -> tuple[str, str, Any]:
    """A device with three seats in the first round, and its sockets."""
    worker.observers.add(worker.audiences)
    seated = [c.Sit(name) for name in SEATS]
    code, device, _ = (await worker.open("family", {}, seated)).split(".")
    for command in (c.Connect(worker.id), c.Start(), c.Next(0)):
        await worker.submit(code, command, device)
    table = await worker.get(code)
    sockets = []
    for wish in takes_changes:
        subscriber = Subscriber(device, RecordingTransport(), takes_changes=wish)
        public = worker.audiences.subscribe(code, subscriber, table)
        subscriber.send_welcome(public, encode_private_view(table, device), 0)
        sockets.append(subscriber)
    await asyncio.sleep(0)
    for subscriber in sockets:
        subscriber.transport.take_messages()  # type: ignore[attr-defined]
    return code, device, sockets


async def private_news(subscriber: Any) -> list[dict[str, Any]]:
    await asyncio.sleep(0)
    messages = subscriber.transport.take_messages()
    for message in messages:
        to_device.validate_python(message)
    return [message for message in messages if "yours" in message]


def test_only_the_seat_that_moved(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        code, device, (new, old) = await start_with_sockets(worker, True, False)
        await worker.submit(code, c.MakeMove(1, 1, "c3"), device)
        [changes], [everything] = await private_news(new), await private_news(old)
        assert (changes["type"], everything["type"]) == ("your-changes", "yours")
        assert [own["seat"] for own in changes["yours"]["seats"]] == [1]
        assert [own["seat"] for own in everything["yours"]["seats"]] == [0, 1, 2]
        assert changes["yours"]["seats"][0] == everything["yours"]["seats"][1]
        rest = {**changes["yours"], "seats": None}
        assert rest == {**everything["yours"], "seats": None}
        assert everything["yours"] == json.loads(
            encode_private_view(await worker.get(code), device).text
        )

    asyncio.run(run_with_worker(tmp_path, work))


def test_all_seats_where_one_is_new_or_gone(tmp_path: Path) -> None:
    async def work(worker: BareWorker) -> None:
        code, device, (new,) = await start_with_sockets(worker, True)
        await worker.submit(code, c.SitLate("Una", []), device)
        *_, last = await private_news(new)
        assert last["type"] == "yours"
        assert [own["seat"] for own in last["yours"]["seats"]] == [0, 1, 2, 3]

    asyncio.run(run_with_worker(tmp_path, work))


def test_one_encoding_for_all_sockets_of_a_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded: Counter[str] = Counter()

    def encode_counted(table: Any, device: str, own: Any) -> Any:
        encoded[device] += 1
        return encode_private_view(table, device, own)

    monkeypatch.setattr(broadcast, "encode_private_view", encode_counted)

    async def work(worker: BareWorker) -> None:
        code, device, sockets = await start_with_sockets(worker, *[True] * 20)
        await worker.submit(code, c.MakeMove(0, 1, "c3"), device)
        assert [len(await private_news(one)) for one in sockets] == [1] * 20
        assert encoded == {device: 1}

    asyncio.run(run_with_worker(tmp_path, work))
