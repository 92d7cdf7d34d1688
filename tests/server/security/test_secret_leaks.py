"""What nobody may read: tokens, keys and names in a log, the secret of the dice before the end."""

import asyncio
import base64
import json
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from fivebyfive.client import Client, Refused, join_table, messages_in, open_table
from support.cli_runner import CLEAN_ENVIRON
from support.server.server_process import socket_url
from support.server.socket_players import disconnect_all, play_random_game, seat_people
from support.server.threaded_server import run_server_in_thread

# The server with every log that there is, the access log too.
ALL_LOGS = """
import logging, sys
from pathlib import Path
import uvicorn
from fivebyfive import server
from fivebyfive.cli.server_runner import ServePlan, listen, serve_until_stopped

server.set_up_logs = lambda *_: None  # ours would leave things out
logging.basicConfig(level=1, stream=sys.stdout)
config = uvicorn.Config
uvicorn.Config = lambda *args, **options: config(*args, **options | {"log_level": "trace"})
listener = listen("127.0.0.1", 0)
plan = ServePlan(server.ServerConfig(), sys.argv[1], log_level="debug")
port = str(listener.getsockname()[1])
serve_until_stopped(plan, listener, lambda: Path(sys.argv[2]).write_text(port))
"""


def test_tokens_keys_and_names_are_in_no_log(tmp_path: Path) -> None:
    async def play_and_fail(url: str) -> list[str]:
        token = await open_table(url, names=["Ludwika"], settings={"game": "knister"})
        async with Client(url, token) as ola:
            other = await join_table(url, ola.code, names=["Bartholomew"])
            wrong = token[:-1]
            with pytest.raises(Refused, match="wrong-token"):
                await Client(url, wrong).__aenter__()
            with pytest.raises(Refused):
                await join_table(url, ola.code, names=["Ludwika"])
            async with Client(url, other) as guest:
                await ola.ask("start")
                with pytest.raises(Refused):
                    await guest.ask("rename", seat=0, name="Malicious")
                await ola.ask("next", round=0)
                await ola.until(lambda: ola.table["round"] == 1)
                await ola.ask("move", seat=0, round=1, move="c3")
                key = (await ola.ask("host-link"))["key"]
                with pytest.raises(Refused, match="wrong-host-link"):
                    await join_table(url, ola.code, host_key=key[:-1])
                board = await join_table(url, ola.code, host_key=key)
                watcher = await join_table(url, ola.code)
            async with Client(url, watcher) as late:
                with pytest.raises(Refused, match="stale-round"):
                    await late.ask("sit-late", name="Hildegard", moves=["a1", "a1"])
        secret = [token, other, wrong, key, key[:-1], board, watcher]
        return [*secret, "Ludwika", "Bartholomew", "Malicious", "Hildegard"]

    said, port = tmp_path / "said", tmp_path / "port"
    with said.open("wb") as out:
        server = subprocess.Popen(
            [sys.executable, "-c", ALL_LOGS, str(tmp_path / "log.sqlite"), str(port)],
            stdout=out,
            stderr=subprocess.STDOUT,
            env=CLEAN_ENVIRON,
        )
        while not (port.exists() and port.read_text()):
            assert server.poll() is None, said.read_text()
            time.sleep(0.05)
        words = asyncio.run(play_and_fail(f"http://127.0.0.1:{port.read_text()}"))
        server.terminate()
        server.wait()
    text = said.read_text()
    assert '"POST /api/tables HTTP/1.1" 201' in text  # the access log is there
    assert "'type': 'websocket.accept'" in text  # so is the most talkative one
    for word in words:
        assert word not in text
        assert word.rsplit(".", 1)[-1] not in text


def test_the_database_has_only_the_hash_of_a_key(tmp_path: Path) -> None:
    """And only the host who asked for it is told, this once."""

    async def make_link(url: str, socket: str) -> tuple[str, list[str]]:
        token = await open_table(url, names=["Ola"])
        code, heard = token[:6], list[str]()
        guest = await join_table(url, code, names=["Tim"])
        listening = asyncio.Semaphore(0)

        async def overhear(token: str) -> None:
            """Until a third device is seen to be there."""
            async with connect(socket) as ws:
                await ws.send(json.dumps({"type": "hello", "token": token}))
                async for text in ws:
                    if "welcome" in (one["type"] for one in messages_in(text)):
                        listening.release()
                    heard.append(str(text))
                    tables = [one.get("table", {}) for one in messages_in(text)]
                    if any(sum(d["here"] for d in one.get("devices", ())) == 3 for one in tables):
                        return

        async with Client(url, token) as ola, Client(url, guest):
            eavesdroppers = [asyncio.create_task(overhear(one)) for one in (token, guest)]
            for _ in eavesdroppers:
                await listening.acquire()
            key = str((await ola.ask("host-link"))["key"])
            async with Client(url, await join_table(url, code, host_key=key)):
                await asyncio.gather(*eavesdroppers)
            heard.append(httpx.get(f"{url}/api/tables/{code}").text)
        return key, heard

    with run_server_in_thread(str(tmp_path / "log.sqlite")) as server:
        key, heard = asyncio.run(make_link(server.url, socket_url(server)))
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("log.sqlite*"))
    assert sha256(key.encode()).hexdigest().encode() in stored
    assert key.encode() not in stored
    for spelled in [*spellings(key), sha256(key.encode()).hexdigest()]:
        assert not [text for text in heard if spelled in text.lower()]


def spellings(secret: str) -> list[str]:
    """A secret and all that is as good as it."""
    raw = secret.encode()
    forms = [raw]
    for decode in (bytes.fromhex, lambda text: base64.urlsafe_b64decode(text + "=" * 3)):
        try:
            forms.append(decode(secret))
        except ValueError:
            continue
    spelled = {secret}
    for form in forms:
        spelled |= {form.hex(), base64.b64encode(form).decode().rstrip("=")}
        spelled |= {base64.urlsafe_b64encode(form).decode().rstrip("=")}
    return [one.lower() for one in spelled]


def test_the_secret_of_the_dice_is_in_no_message_before_the_end(tmp_path: Path) -> None:
    async def watch(url: str, socket: str) -> tuple[list[str], str]:
        players = await seat_people(url, 2, settings={"game": "knister"}, rehearsal="")
        code = players[0].code
        heard: list[str] = []
        listening = asyncio.Semaphore(0)

        async def overhear(token: str) -> None:
            async with connect(socket, max_size=None) as ws:
                await ws.send(json.dumps({"type": "hello", "token": token}))
                ask: dict[str, Any] = {"type": "look", "seat": 0}
                async for text in ws:
                    if "welcome" in (one["type"] for one in messages_in(text)):
                        listening.release()
                    heard.append(str(text))
                    if any(one.get("table", {}).get("result") for one in messages_in(text)):
                        return
                    if len(heard) % 5 == 0:
                        await ws.send(json.dumps({"type": "ask", "id": 1, "ask": ask}))

        # A spectator, and each player a second time: what one of them is told, all may know.
        tokens = [await join_table(url, code), *(player.token for player in players)]
        eavesdroppers = [asyncio.create_task(overhear(token)) for token in tokens]
        for _ in eavesdroppers:
            await listening.acquire()
        await players[0].ask("start")
        await players[0].ask("next", round=0)
        heard += [httpx.get(f"{url}/api/tables/{code}{end}").text for end in ("", "/record")]
        await asyncio.gather(
            *(play_random_game(one, Random(seat)) for seat, one in enumerate(players))
        )
        await asyncio.gather(*eavesdroppers)
        await disconnect_all(players)
        return heard, httpx.get(f"{url}/api/tables/{code}/record").text

    with run_server_in_thread(str(tmp_path / "log.sqlite")) as server:
        heard, record = asyncio.run(watch(server.url, socket_url(server)))
    secret = next(line for line in record.splitlines() if line.startswith("Secret: "))[8:]
    last = [text for text in heard if '"result":{' in text]
    assert len(last) == 3
    assert all(secret in text for text in last)  # who knows what it looks like would find it
    before = [text.lower() for text in heard if '"result":{' not in text]
    assert len(before) > 50
    for spelled in spellings(secret):
        assert not [text for text in before if spelled in text]
