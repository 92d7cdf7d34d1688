"""An asyncio client for the WebSocket protocol, for tests and for authors of computer players."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fivebyfive.client.dice_witness import DiceWitness, WitnessAsk
from fivebyfive.client.messages import REPEATABLE, WITH_GAME
from fivebyfive.dice import Verification, verify
from fivebyfive.rules import parse_record

__all__ = ["Client", "Refused", "join_table", "messages_in", "open_table"]


# `bye` codes after which the client connects again.
TRANSIENT_BYE_CODES: Final = frozenset({"unavailable", "closing", "too-slow", "newer-events"})
RESTART_CODE: Final = "closing"  # the server stops; what it has not answered it has not done
NOT_DONE_CODES: Final = frozenset({"too-fast", RESTART_CODE})
# Chosen, not measured.
MIN_BACKOFF_SECONDS: Final = 0.05  # before connecting again; doubles with each failure
MAX_BACKOFF_SECONDS: Final = 2.0
RETRY_SECONDS: Final = 0.5  # before a request that was refused for now is sent again


class Refused(Exception):  # noqa: N818 -- it is what happened
    """The server refused a request: a stable code, a sentence and its facts."""

    def __init__(
        self, code: str, message: str = "", facts: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.facts = dict(facts or {})


async def open_table(url: str, **wishes: Any) -> str:
    """Open a table; returns the token of its host. Wishes are the fields of POST /api/tables."""
    return await _post(f"{url}/api/tables", wishes)


async def join_table(url: str, code: str, **wishes: Any) -> str:
    """Join a table; returns the token of this device. Without `names` it only watches."""
    return await _post(f"{url}/api/tables/{code}/devices", wishes)


async def _post(url: str, body: dict[str, Any]) -> str:
    async with httpx.AsyncClient(timeout=30) as http:
        response = await http.post(url, json=body)
    reply = response.json()
    if response.status_code != httpx.codes.CREATED:
        raise Refused(reply["code"], reply["message"], reply.get("facts"))
    return str(reply["token"])


def messages_in(text: str | bytes) -> list[dict[str, Any]]:
    """The messages of one WebSocket frame: the server sends a list where several were ready."""
    received = json.loads(text)
    return received if isinstance(received, list) else [received]


class Client:
    """A device at a table, as an async context manager. Reconnects with exponential backoff.

    `table` and `yours` are the newest public and private view, as docs/protocol.md explains them.
    It gives its part in the dice and takes notes, with which `check_dice` compares a record.
    """

    def __init__(self, url: str, token: str, lang: str = "en") -> None:
        self.server = url
        self.url = url.replace("http", "ws", 1) + "/api/live"
        self.token = token
        self.lang = lang
        self.table: dict[str, Any] = {}
        self.yours: dict[str, Any] = {}
        self.ended: Refused | None = None  # why the server ended the connection for good
        self._ids = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._changed = asyncio.Condition()
        self._ws: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._witness = DiceWitness()

    @property
    def code(self) -> str:
        """The six digits of the table."""
        return self.token.split(".")[0]

    @property
    def device(self) -> str:
        """The public id of this device."""
        return self.token.split(".")[1]

    @property
    def connected(self) -> bool:
        """Whether there is a connection; if not, the client is connecting again."""
        return self._ws is not None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: bool(self.table) or self.ended is not None)
        if self.ended:
            raise self.ended
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._ws:  # with a closing handshake, if the server is still there
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ws.close(), RETRY_SECONDS)
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def ask(self, type_: str, **fields: Any) -> Any:
        """Send a command or a query; returns the answer once it is stored, or raises `Refused`.

        A request that was too fast, or that came when the server was about to stop, is always sent
        again: the server has not processed it. After a lost connection, and while the server cannot
        store anything, idempotent commands and queries are sent again. Other commands then raise
        `Refused` (connection-lost or unavailable), and the caller looks at the table to see whether
        they were done. `next` returns when the roll has come, or the game is over.
        """
        answer = await self._ask(type_, fields)
        if type_ == "next":  # the server answers before devices have given their parts of the roll
            await self.until(lambda: self.ended is not None or not self._is_open(fields["round"]))
        return answer

    def _is_open(self, round_: int) -> bool:
        return bool(self.table["phase"] == "playing" and self.table["round"] == round_)

    async def _ask(self, type_: str, fields: dict[str, Any]) -> Any:
        if type_ in WITH_GAME and self.yours:
            fields = {"game": self.yours["game_number"], **fields}
        while True:
            await self.until(lambda: self._ws is not None or self.ended is not None)
            ws = self._ws
            if self.ended or ws is None:
                raise self.ended or Refused("closed")
            number = next(self._ids)
            answer: asyncio.Future[Any]
            answer = self._answers[number] = asyncio.get_running_loop().create_future()
            message = {"type": "ask", "id": number, "ask": {"type": type_, **fields}}
            try:
                await ws.send(json.dumps(message))
                return await answer
            except ConnectionClosed:
                # A closed connection fails at once, before the task that reads it has noticed. To
                # try again at once would be a busy loop that keeps this task from running.
                self._ws = None if self._ws is ws else self._ws
                if type_ not in REPEATABLE:
                    raise Refused("connection-lost") from None
            except Refused as refused:
                can_wait = refused.code == "unavailable" and type_ in REPEATABLE
                if refused.code not in NOT_DONE_CODES and not can_wait:
                    raise
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                self._answers.pop(number, None)
                if answer.done() and not answer.cancelled():
                    answer.exception()  # retrieved, so that asyncio does not warn of it

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition on the state of this client holds."""
        async with self._changed:
            await self._changed.wait_for(true)

    async def check_dice(self, game: int) -> Verification | None:
        """Compute the rolls of a game that is over again, and compare the record with our notes.

        None where there are no notes, as after joining late or with real dice.
        Raises `RecordError` for a text that is no record, and httpx's errors.
        """
        notes = self._witness.notes.get(game)
        if notes is None:
            return None
        async with httpx.AsyncClient(timeout=30) as http:
            path = f"{self.server}/api/tables/{self.code}/record"
            response = await http.get(path, params={"game": game})
        return verify(parse_record(response.raise_for_status().text), notes.as_device_notes())

    async def _run(self) -> None:
        pause = MIN_BACKOFF_SECONDS
        while self.ended is None:
            try:
                async with connect(self.url, max_size=2**24) as ws:
                    hello = {"type": "hello", "token": self.token, "lang": self.lang}
                    await ws.send(json.dumps(hello))
                    async for text in ws:
                        pause = MIN_BACKOFF_SECONDS
                        for message in messages_in(text):
                            await self._handle_message(ws, message)
            except (OSError, ConnectionClosed, EOFError, TimeoutError):
                pass
            except Exception as error:  # the handshake may fail in many ways while a server starts
                if type(error).__module__.split(".")[0] != "websockets":
                    raise
            await self._fail_pending()
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_BACKOFF_SECONDS)

    async def _fail_pending(self) -> None:
        async with self._changed:
            self._ws = None
            self._fail_answers(ConnectionClosed(None, None))
            self._changed.notify_all()

    def _fail_answers(self, error: Exception) -> None:
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(error)

    async def _handle_message(self, ws: ClientConnection, message: dict[str, Any]) -> None:
        async with self._changed:
            match message["type"]:
                case "welcome":
                    self.table, self.yours = message["table"], message["yours"]
                    self._ws = ws
                case "table":
                    self.table = {**self.table, **message["table"]}
                case "yours":
                    self.yours = message["yours"]
                case "bye" if message["code"] not in TRANSIENT_BYE_CODES:
                    self.ended = Refused(message["code"], message["message"])
                case "bye" if message["code"] == RESTART_CODE:
                    self._ws = None  # what is asked from now on waits for the next one
                    self._fail_answers(Refused(RESTART_CODE, message["message"]))
                case "answer" | "refusal":
                    self._resolve_answer(message)
            self._changed.notify_all()
        if message["type"] in ("welcome", "table", "yours"):
            for ask in self._witness.update(self.table, self.yours):
                await self._send_part(ws, ask)

    async def _send_part(self, ws: ClientConnection, ask: WitnessAsk) -> None:
        """Send what the dice need of this device, without waiting for the answer."""
        number = next(self._ids)
        answer: asyncio.Future[Any]
        answer = self._answers[number] = asyncio.get_running_loop().create_future()

        def note(done: asyncio.Future[Any]) -> None:
            self._answers.pop(number, None)
            if done.cancelled():
                return
            error = done.exception()
            if error is None:
                self._witness.note_answer(ask)
            else:
                code = error.code if isinstance(error, Refused) else None
                self._witness.note_failure(ask, code)

        answer.add_done_callback(note)
        await ws.send(json.dumps({"type": "ask", "id": number, "ask": ask.fields}))

    def _resolve_answer(self, message: dict[str, Any]) -> None:
        answer = self._answers.get(message["id"])
        if answer is None or answer.done():
            return
        if message["type"] == "answer":
            answer.set_result(message["answer"])
        else:
            refused = Refused(message["code"], message["message"], message["facts"])
            answer.set_exception(refused)
