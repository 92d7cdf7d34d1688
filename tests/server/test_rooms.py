"""Who is told what, and how often: the rooms on a real store, without sockets."""

import asyncio
import json
from pathlib import Path
from typing import Any

from pydantic_core import to_jsonable_python

from fivebyfive.server.hub import Hub
from fivebyfive.server.messages import to_device
from fivebyfive.server.rooms import CROWD, Listener, Rooms
from fivebyfive.table import commands as c
from fivebyfive.table import private_view, public_view
from server.test_hub import with_hub


class Ear:
    """A listener that remembers what a device would know."""

    def __init__(self, rooms: Rooms, token: str) -> None:
        self.rooms, self.hub = rooms, rooms.hub
        self.code, self.device, _ = token.split(".")
        self.listener = Listener(self.device)
        self.public: dict[str, Any] = {}
        self.private: dict[str, Any] = {}
        self.count = 0

    async def enter(self) -> None:
        table = await self.hub.look(self.code)
        public = self.rooms.enter(self.code, self.listener, table)
        self.listener.welcome(public, private_view(table, self.device), self.hub.clock())

    async def hear(self) -> None:
        while not self.listener.outbox.empty():
            for text in await self.listener.next_texts():
                to_device.validate_json(text)
                message = json.loads(text)
                self.public |= message.get("table", {})
                self.private |= message.get("yours", {})
                self.count += 1

    async def knows_all(self) -> None:
        await self.hear()
        table = await self.hub.look(self.code)
        assert self.public == to_jsonable_python(public_view(table))
        assert self.private == to_jsonable_python(private_view(table, self.device))


async def wait_for_news() -> None:
    """News of moves, and of people to a crowd, may take a moment."""
    await asyncio.sleep(0.5)


def test_changes_lead_to_the_whole_whenever_somebody_came(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        rooms = Rooms(hub)
        hub.cache.listeners.append(rooms.tell)
        first = Ear(rooms, await hub.open("family", {}, [c.Sit("Ola")]))
        code = first.code
        await first.enter()
        await hub.submit(code, c.Lock(True), first.device)
        await hub.submit(code, c.Lock(False), first.device)
        second = Ear(rooms, await hub.join(code, "n2"))
        await second.enter()
        await hub.submit(code, c.Sit("Tim"), second.device)
        await hub.submit(code, c.Start(), first.device)
        await hub.submit(code, c.Next(0), first.device)
        await hub.submit(code, c.MakeMove(0, 1, "c3"), first.device)
        third = Ear(rooms, await hub.join(code, ""))  # while the news of the move wait
        await third.enter()
        await hub.submit(code, c.TakeBack(0, 1), first.device)
        await wait_for_news()
        for ear in (first, second, third):
            await ear.knows_all()
        await hub.submit(code, c.MakeMove(0, 1, "c3"), first.device)
        await hub.submit(code, c.MakeMove(1, 1, "a1"), second.device)
        await hub.submit(code, c.Next(1), second.device)
        for ear in (first, second, third):  # a roll is told at once
            await ear.knows_all()
        assert first.public["closed"]["moves"] == ["c3", "a1"]

    asyncio.run(with_hub(tmp_path, work))


def test_who_has_moved_is_told_in_the_few_fields_that_changed(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        rooms = Rooms(hub)
        hub.cache.listeners.append(rooms.tell)
        ear = Ear(rooms, await hub.open("family", {}, [c.Sit("Ola")]))
        await hub.submit(ear.code, c.Start(), ear.device)
        await hub.submit(ear.code, c.Next(0), ear.device)
        await ear.enter()
        await ear.hear()
        await hub.submit(ear.code, c.MakeMove(0, 1, "c3"), ear.device)
        texts = [json.loads(text) for text in await ear.listener.next_texts()]
        assert [text["type"] for text in texts] == ["yours", "table"]
        assert texts[1]["table"] == {"moved": {"round": 1, "seats": [0], "of": 1}}

    asyncio.run(with_hub(tmp_path, work))


def test_that_all_have_moved_is_told_with_the_roll(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        rooms = Rooms(hub)
        hub.cache.listeners.append(rooms.tell)
        ear = Ear(rooms, await hub.open("family", {}, [c.Sit("Ola")]))
        other = Ear(rooms, await hub.join(ear.code, "n"))
        await hub.submit(ear.code, c.Start(), ear.device)
        await hub.submit(ear.code, c.Next(0), ear.device)
        await ear.enter()
        await other.enter()
        await ear.hear()
        await hub.submit(ear.code, c.MakeMove(0, 1, "c3"), ear.device)
        await hub.submit(ear.code, c.Next(1), ear.device)
        texts = [json.loads(text) for text in await ear.listener.next_texts()]
        assert [text["type"] for text in texts] == ["yours", "table", "yours"]
        assert texts[1]["table"]["round"] == 2
        assert texts[1]["table"]["moved"] == {"round": 2, "seats": [], "of": 1}

    asyncio.run(with_hub(tmp_path, work))


def test_a_crowd_hears_seldom_who_comes_and_at_once_of_a_roll(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        rooms = Rooms(hub)
        hub.cache.listeners.append(rooms.tell)
        host = Ear(rooms, await hub.open("family", {}, [c.Sit("Ola")]))
        code = host.code
        ears = [host]
        for number in range(CROWD + 30):
            ears.append(Ear(rooms, await hub.join(code, f"n{number}")))
            await ears[-1].enter()
            await hub.submit(code, c.Sit(f"P{number}"), ears[-1].device)
        early = ears[CROWD + 2]
        await early.hear()
        early.count = 0
        for number in range(20):
            await hub.submit(code, c.Rename(5, f"Q{number}"), host.device)
        await early.hear()
        assert early.count < 20
        await wait_for_news()
        for ear in ears[1:]:
            await ear.knows_all()
        await hub.submit(code, c.Start(), host.device)
        await hub.submit(code, c.Next(0), host.device)
        await early.hear()
        assert early.public["round"] == 1
        await wait_for_news()
        for ear in ears[1:]:
            await ear.knows_all()
            assert len(ear.private["seats"]) == 1

    asyncio.run(with_hub(tmp_path, work))


def test_what_waits_before_the_end_is_sent_before_it() -> None:
    async def work() -> None:
        listener = Listener("x")
        listener.send_text("1")
        listener.send_text("2")
        listener._put_end()
        assert await listener.next_texts() == ["1", "2"]
        assert await listener.next_texts() == []

    asyncio.run(work())
