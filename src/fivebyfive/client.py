"""A small client that plays over the socket, for tests and for builders of computer players."""

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

__all__ = ["Client", "Refused", "join_table", "messages_in", "open_table"]


# What a table notices when it comes a second time.
REPEATABLE_COMMANDS: Final = frozenset(
    {"move", "take-back", "next", "correct-roll", "paper-full", "paper-sheet"}
)
QUESTIONS: Final = frozenset({"look", "look-paper", "owed", "ping", "rolls"})
# Goodbyes after which one comes back in a moment.
TRANSIENT_BYE_CODES: Final = frozenset({"unavailable", "closing", "too-slow"})
RETRY_SECONDS: Final = 0.5  # seconds until what the server could not take is sent again


class Refused(Exception):  # noqa: N818 -- it is what happened
    """The server refused a request: a stable code, and a sentence."""

    def __init__(
        self, code: str, message: str = "", facts: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.facts = dict(facts or {})


async def open_table(url: str, **wishes: Any) -> str:
    """Open a table at a server: the token of its host. Wishes are those of POST /api/tables."""
    return await _post(f"{url}/api/tables", wishes)


async def join_table(url: str, code: str, **wishes: Any) -> str:
    """Join a table: the token of this device. Without `names` it only watches."""
    return await _post(f"{url}/api/tables/{code}/devices", wishes)


async def _post(url: str, wishes: dict[str, Any]) -> str:
    async with httpx.AsyncClient(timeout=30) as http:
        answer = await http.post(url, json=wishes)
    body = answer.json()
    if answer.status_code != httpx.codes.CREATED:
        raise Refused(body["code"], body["message"], body.get("facts"))
    return str(body["token"])


def messages_in(text: str | bytes) -> list[dict[str, Any]]:
    """What came in one piece: several messages if they were ready at the same moment."""
    heard = json.loads(text)
    return heard if isinstance(heard, list) else [heard]


class Client:
    """A device at a table. Use it in `async with`; it connects again by itself after a loss.

    `table` and `yours` are the newest public and private state, as docs/protocol.md explains them.
    """

    def __init__(self, url: str, token: str, lang: str = "en") -> None:
        self.url = url.replace("http", "ws", 1) + "/api/live"
        self.token = token
        self.lang = lang
        self.table: dict[str, Any] = {}
        self.yours: dict[str, Any] = {}
        self.ended: Refused | None = None  # the server said goodbye
        self._ids = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._changed = asyncio.Condition()
        self._ws: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._nonce_for: int | None = None  # the game whose dice have our part

    @property
    def code(self) -> str:
        """The six digits of the table."""
        return self.token.split(".")[0]

    @property
    def device(self) -> str:
        """The public name of this device."""
        return self.token.split(".")[1]

    @property
    def connected(self) -> bool:
        """Whether the server can be talked to; if not, that is being tried again."""
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
        if self._ws:  # in good order, if the server is still there
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ws.close(), RETRY_SECONDS)
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def ask(self, type_: str, **fields: Any) -> Any:
        """Send a command or a question; returns when it is stored, or raises `Refused`.

        What was too fast is sent again in a moment: it was not looked at. After a lost connection,
        and when the server cannot store anything for a moment, what carries its round is sent
        again, because a table notices what it has seen already; anything else raises `Refused`
        (unavailable), or `Refused` (connection-lost), and the caller looks at the table to see
        whether it came through.
        """
        if type_ in REPEATABLE_COMMANDS and self.yours:
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
                # A closed connection refuses at once, before whoever reads it has noticed; to try
                # it again and again would never let them.
                self._ws = None if self._ws is ws else self._ws
                if type_ not in REPEATABLE_COMMANDS | QUESTIONS:
                    raise Refused("connection-lost") from None
            except Refused as refused:
                can_wait = (
                    refused.code == "unavailable" and type_ in REPEATABLE_COMMANDS | QUESTIONS
                )
                if refused.code != "too-fast" and not can_wait:
                    raise
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                self._answers.pop(number, None)
                if answer.done() and not answer.cancelled():
                    answer.exception()  # it was lost before anybody waited for it

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of what this device knows."""
        async with self._changed:
            await self._changed.wait_for(true)

    async def _run(self) -> None:
        pause = 0.05
        while self.ended is None:
            try:
                async with connect(self.url, max_size=2**24) as ws:
                    hello = {"type": "hello", "token": self.token, "lang": self.lang}
                    await ws.send(json.dumps(hello))
                    async for text in ws:
                        pause = 0.05
                        for message in messages_in(text):
                            await self._handle_message(ws, message)
            except (OSError, ConnectionClosed, EOFError, TimeoutError):
                pass
            except Exception as error:  # the handshake may fail in many ways while a server starts
                if type(error).__module__.split(".")[0] != "websockets":
                    raise
            await self._fail_pending()
            await asyncio.sleep(pause)
            pause = min(2 * pause, 2.0)

    async def _fail_pending(self) -> None:
        async with self._changed:
            self._ws = None
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionClosed(None, None))
            self._changed.notify_all()

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
                case "answer" | "refusal":
                    self._resolve_answer(message)
            self._changed.notify_all()
        if message["type"] in ("welcome", "table", "yours"):
            await self._give_nonce(ws)

    async def _give_nonce(self, ws: ClientConnection) -> None:
        """Add this device's part to the dice, once their secret is fixed and before they roll."""
        game = self.yours.get("game_number")
        if self.table["phase"] == "lobby" and self._nonce_for != game:
            self._nonce_for = game
            if not self.yours["nonce_given"]:
                ask = {"type": "nonce", "nonce": secrets.token_urlsafe(16)}
                await ws.send(json.dumps({"type": "ask", "id": 0, "ask": ask}))

    def _resolve_answer(self, message: dict[str, Any]) -> None:
        answer = self._answers.get(message["id"])
        if answer is None or answer.done():
            return
        if message["type"] == "answer":
            answer.set_result(message["answer"])
        else:
            refused = Refused(message["code"], message["message"], message["facts"])
            answer.set_exception(refused)
