"""A club that meets: people with devices of their own, whose evenings a room remembers."""

import asyncio
import csv
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import httpx

from fivebyfive.client import Client, join_table
from support.browser.person import ALL_CELLS
from support.cli_runner import run_in_process
from support.plugins.rehearsal import add_seed
from support.server.devices import Device, join_device, send_moves_together
from support.server.socket_players import disconnect_all, play_random_game


@dataclass
class ClubDevices:
    """The devices of a club: the key of each, by the name of whoever has it."""

    url: str
    room: str = "chess-club"
    keys: dict[str, str] = field(default_factory=dict)
    keepers: set[str] = field(default_factory=set)

    @property
    def api(self) -> str:
        """The address of the room."""
        return f"{self.url}/api/rooms/{self.room}"

    def ask(self, by: str, path: str, method: str = "GET", **body: Any) -> httpx.Response:
        """What the room answers to the device of somebody."""
        headers = {"Room-Key": self.keys.get(by, "")}
        url = f"{self.api}/{path}"
        return httpx.request(method, url, headers=headers, json=body or None, timeout=30)

    def read_season(self, name: str, game: str, month: str = "") -> dict[str, Any]:
        """The season as the device of somebody sees it."""
        answer = self.ask(name, f"season?game={game}&month={month}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def find_id(self, name: str, by: str) -> str:
        """The id of a person, as the device of somebody else is told."""
        people = self.ask(by, "people").json()["people"]
        return next(str(one["id"]) for one in people if one["name"] == name)

    def claim(self, name: str, token: str) -> str | None:
        """Become known by the token of a table."""
        wish = {"token": token, "key": self.keys.get(name, "")}
        answer = httpx.post(f"{self.api}/keys", json=wish, timeout=30)
        assert answer.status_code == 200, answer.text
        found = answer.json()
        if found["key"]:
            self.keys[name] = found["key"]
        if found["keeper"]:
            self.keepers.add(name)
        return found["key"] and str(found["key"])

    def open(self, name: str, **wishes: Any) -> str:
        """Open a table: the token of the host, who is known if anybody could be."""
        body = add_seed({"names": [name], **wishes})
        answer = httpx.post(self.api, json=body, timeout=30)
        assert answer.status_code == 201, answer.text
        token = str(answer.json()["ticket"]["token"])
        self.claim(name, token)
        return token

    async def meet(self, names: list[str], games: int = 1, **wishes: Any) -> str:
        """An evening: everybody sits down, plays, and goes home. Returns the code of the table."""
        tokens = [await asyncio.to_thread(self.open, names[0], **wishes)]
        code = tokens[0].split(".")[0]
        clients = [await Client(self.url, tokens[0]).__aenter__()]
        for name in names[1:]:
            tokens.append(await join_table(self.url, code, names=[name], nonce=f"n{len(tokens)}"))
            await asyncio.to_thread(self.claim, name, tokens[-1])
            clients.append(await Client(self.url, tokens[-1]).__aenter__())
        for game in range(games):
            await clients[0].ask("rematch" if game else "start")
            if game:
                await clients[0].ask("start")
            for client in clients:
                await client.until(lambda c=client: c.table["phase"] == "playing")  # type: ignore[misc]
            await asyncio.gather(
                *(
                    play_random_game(one, Random(f"{name} {game}"))
                    for name, one in zip(names, clients, strict=True)
                )
            )
        await disconnect_all(clients)
        async with httpx.AsyncClient() as http:
            while (await http.get(self.api)).json()["code"]:  # until the server has noticed
                await asyncio.sleep(0.05)
        return code


def export_results(database: str, folder: Path) -> list[dict[str, str]]:
    """The rows of the exported results."""
    run_in_process("export", "--database", database, "--out", folder, "--force")
    with (folder / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def build_table_of_export(
    rows: list[dict[str, str]], room: str, kind: str, month: str = ""
) -> dict[str, tuple[int, int, float, int]]:
    """Games, wins, mean and best by name in lower case, from the exported results alone."""
    games = defaultdict(list)
    for row in rows:
        fits = row["room"] == room and row["kind"] == kind and row["ended"].startswith(month)
        if fits and not row["bot"]:
            games[row["table"], row["game"]].append((row["name"].lower(), int(row["total"])))
    totals: dict[str, list[int]] = defaultdict(list)
    wins: dict[str, int] = defaultdict(int)
    for people in games.values():
        best = max(total for _, total in people)
        for name, total in people:
            totals[name].append(total)
            wins[name] += len(people) > 1 and total == best
    return {
        name: (len(points), wins[name], fmean(points), max(points))
        for name, points in totals.items()
    }


def build_table_of_season(season: dict[str, Any]) -> dict[str, tuple[int, int, float, int]]:
    """The same from what the room says."""
    return {
        row["person"]["name"].lower(): (row["games"], row["wins"], row["mean"], row["best"])
        for row in season["rows"]
    }


@contextmanager
def play_quickly(club: ClubDevices, names: Sequence[str], games: int = 1) -> Iterator[Device]:
    """Games with real dice that the seed decides; everybody stays, the host is yielded."""
    settings = {"game": "knister", "dice": "real", "rolls": "host"}
    with ExitStack() as stack:
        host = stack.enter_context(Device(club.url, club.open(names[0], settings=settings)))
        guests = [join_device(club.url, host.code, name) for name in names[1:]]
        devices = [host, *map(stack.enter_context, guests)]
        for name, guest in zip(names[1:], guests, strict=True):
            club.claim(name, guest.token)
        for game in range(games):
            rng = Random(f"{club.room} {game}")
            orders = [rng.sample(ALL_CELLS, len(ALL_CELLS)) for _ in names]
            if game:
                host.ask("rematch")
            host.ask("start")
            for round_, throw in enumerate(rng.choices(range(2, 13), k=len(ALL_CELLS))):
                host.ask("next", round=round_, roll=str(throw))
                send_moves_together(devices, round_ + 1, [order[round_] for order in orders])
            host.ask("next", round=len(ALL_CELLS))
        yield host
