"""One WebSocket a device. The token comes in the first message, never in an address."""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from fivebyfive.bots import check_level
from fivebyfive.rules import CodedError, Write, parse_move
from fivebyfive.rules.free_circles import Owed, find_owed_circles
from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live.broadcast import Rooms
from fivebyfive.server.live.messages import (
    AgainWish,
    Answer,
    AskCoach,
    AskOwed,
    AskRolls,
    Bye,
    Hello,
    HostLink,
    HostLinkWish,
    Look,
    LookPaper,
    Ping,
    Pong,
    Request,
    Told,
    from_device,
)
from fivebyfive.server.live.subscriber import Listener
from fivebyfive.server.live.uvicorn_protocols import PIPE, SocketProtocol
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.metrics import ANSWERED, UNREADABLE
from fivebyfive.server.players.coach import Coach
from fivebyfive.server.problems import refusal
from fivebyfive.server.security.admission import Doors
from fivebyfive.server.security.rate_limit import Bucket
from fivebyfive.server.tables.service import Hub
from fivebyfive.table import (
    Table,
    TableCode,
    TableError,
    commands,
    encode_private_view,
    paper_sheet_view,
    rolls_view,
    seat_sheet_view,
)
from fivebyfive.table.commands import TakeHint
from fivebyfive.words import Language, pick_language

MOST_ERRORS: Final = 20

# How a connection ends that nobody has to hear about.
_CLOSED: Final = (WebSocketDisconnect, RuntimeError)

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Socket:
    """The conversation with one device."""

    ws: WebSocket
    hub: Hub
    rooms: Rooms
    doors: Doors
    coach: Coach
    language: Language = Language.EN
    pipe: SocketProtocol = field(init=False)
    pace: Bucket = field(init=False)
    faults: int = 0
    why: str = ""  # it was closed

    def __post_init__(self) -> None:
        self.pipe = self.ws.scope["extensions"][PIPE]
        self.pace = Bucket(self.limits.messages_at_once, self.limits.messages_a_second)

    @property
    def limits(self) -> Limits:
        """How much a socket may do."""
        return self.doors.limits

    async def run(self) -> None:
        """From hello to goodbye."""
        await self.ws.accept()
        try:
            code, device = await asyncio.wait_for(self._hello(), self.limits.hello_within)
        except (TimeoutError, WebSocketDisconnect):
            self.hub.metrics.answered("hello", "none")
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.ws.close()
        except CodedError as error:
            await self._bye(self.doors.count_wrong(self.ws, error))
            self.hub.metrics.answered("hello", self.why)
        else:
            self.hub.metrics.answered("hello", ANSWERED)
            await self._stay(code, device)

    async def _hello(self) -> tuple[str, str]:
        message = self._read(await self._receive())
        if not isinstance(message, Hello):
            raise ServerError(ServerCode.HELLO_FIRST)
        self.language = pick_language([message.lang])
        return await self.hub.device_of(message.token)

    async def _stay(self, code: str, device: str) -> None:
        """A device is there from before it is connected until after its last socket is closed."""
        if self.rooms.sockets_of(code, device) >= self.limits.sockets_a_device:
            most = self.limits.sockets_a_device
            await self._bye(ServerError(ServerCode.TOO_MANY_SOCKETS, most=most))
            return
        self.rooms.arrive(code, device)
        log.info("socket opened", extra=facts(table=code, device=device))
        try:
            await self.hub.submit(code, commands.Connect(self.hub.worker), device)
            await self._talk(code, device)
        except CodedError as error:
            await self._bye(error)
        finally:
            self.rooms.depart(code, device)
            log.info("socket closed", extra=facts(table=code, device=device, why=self.why))
            with contextlib.suppress(CodedError):
                if not self.rooms.is_here(code, device):
                    await self.hub.submit(code, commands.Disconnect(self.hub.worker), device)
                if self.rooms.is_here(code, device):  # it came back while we noted that it went
                    await self.hub.submit(code, commands.Connect(self.hub.worker), device)

    async def _talk(self, code: str, device: str) -> None:
        table = await self.hub.look(code)
        listener = Listener(device, self.pipe, self.limits.backlog)
        public = self.rooms.enter(code, listener, table)
        listener.welcome(public, encode_private_view(table, device), self.hub.clock())
        tasks = [
            asyncio.create_task(self._end(listener)),
            asyncio.create_task(self._listen(code, device, listener)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.rooms.leave(code, listener)
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, _CLOSED):
                    known = facts(table=code, device=device)
                    log.error("socket failed", exc_info=result, extra=known)

    async def _end(self, listener: Listener) -> None:
        await listener.ended.wait()
        if listener.too_slow:
            self.hub.metrics.too_slow.inc()
        await self._bye(listener.goodbye)

    async def _receive(self) -> str:
        """The next message; a binary one has no text."""
        message: Mapping[str, Any] = await self.pipe.receive()
        if message["type"] == "websocket.disconnect":
            self.why = self.why or f"closed-{message.get('code', 1005)}"
            raise WebSocketDisconnect(message.get("code", 1005))
        return message.get("text") or ""

    async def _listen(self, code: str, device: str, listener: Listener) -> None:
        while self.faults < self.limits.faults:
            text = await self._receive()
            start, type_, outcome = time.perf_counter(), UNREADABLE, ANSWERED
            try:
                if not self.pace.take():
                    raise ServerError(ServerCode.TOO_FAST)
                request = self._read(text)
                if isinstance(request, Hello):
                    raise ServerError(ServerCode.HELLO_TWICE)
                if not isinstance(request.ask, Ping):
                    self.rooms.touch(code)
                type_ = request.ask.type
                answer = await self._answer(code, device, request)
            except CodedError as error:
                self.faults += isinstance(error, ServerError)
                told = refusal(error, self.language, self._id_in(text))
                outcome = told.code
                listener.send(told)
            except Exception:  # our fault; the others play on
                log.exception("request failed", extra=facts(table=code, device=device, type=type_))
                outcome = ServerCode.INTERNAL
                listener.send(refusal(ServerError(outcome), self.language, self._id_in(text)))
            else:
                if answer is None:
                    listener.confirm(request.id)
                else:
                    listener.send(Answer(id=request.id, answer=answer))
                if isinstance(request.ask, commands.Leave):
                    listener.close(ServerError(ServerCode.LEFT))
            self.hub.metrics.answered(type_, outcome, start)
            log.debug("request", extra=facts(table=code, device=device, type=type_, code=outcome))
        listener.close(ServerError(ServerCode.TOO_FAST))  # after all answers
        await asyncio.Event().wait()

    async def _answer(self, code: str, device: str, request: Request) -> Told | None:
        match request.ask:
            case Ping():
                return Pong(now=self.hub.clock())
            case Look() | LookPaper() | AskOwed() | AskRolls() as ask:
                return _told(await self.hub.look(code), device, ask)
            case AskCoach(seat=seat):
                return await self.coach.say(code, device, seat)
            case HostLinkWish():
                return HostLink(key=await self.hub.make_host_link(code, device))
            case command:
                await self._carry_out(code, device, command)
        return await self.coach.hint(code, command) if isinstance(command, TakeHint) else None

    async def _carry_out(self, code: str, device: str, command: Any) -> None:
        if isinstance(command, AgainWish):
            command = commands.Rematch(command.same_dice)
        if isinstance(command, commands.SeatComputer):
            check_level(command.level)  # the table does not know which levels there are
        await self.hub.submit(code, command, device)

    def _read(self, text: str) -> Hello | Request:
        if len(text) > self.limits.message_size:
            raise ServerError(ServerCode.TOO_LARGE, most=self.limits.message_size)
        try:
            return from_device.validate_json(text)
        except ValidationError as error:
            if error.error_count() > MOST_ERRORS:  # to look at thousands of them takes long
                raise ServerError(ServerCode.BAD_MESSAGE) from None
            kinds = {problem["type"] for problem in error.errors(include_url=False)}
            if kinds & {"union_tag_invalid", "union_tag_not_found"}:
                raise ServerError(ServerCode.UNKNOWN_MESSAGE) from None
            raise ServerError(ServerCode.BAD_MESSAGE) from None

    def _id_in(self, text: str) -> int | None:
        """The id of a request that was not understood as a whole, so that it can be answered."""
        try:
            data = json.loads(text) if len(text) <= self.limits.message_size else None
        except (ValueError, RecursionError):
            return None
        found = data.get("id") if isinstance(data, dict) else None
        is_id = isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= 2**53
        return found if is_id else None

    async def _bye(self, error: Any) -> None:
        last = refusal(error, self.language)
        self.why = self.why or last.code
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.ws.send_text(Bye(code=last.code, message=last.message).model_dump_json())
            await self.ws.close(1008)


def _told(table: Table, device: str, ask: Look | LookPaper | AskOwed | AskRolls) -> Told:
    match ask:
        case Look(seat=seat):
            return seat_sheet_view(table, seat)
        case LookPaper(paper=paper):
            return paper_sheet_view(table, paper)
        case AskRolls():
            return rolls_view(table)
    return _owed(table, device, ask)


def _owed(table: Table, device: str, ask: AskOwed) -> Owed:
    game = table.game
    if ask.seat not in table.seats_of(device):
        raise TableError(TableCode.NOT_YOUR_SEAT)
    if not table.is_open or game is None or not game.open_round or ask.round != table.round:
        raise TableError(TableCode.STALE_ROUND, round=table.round)
    move = parse_move(ask.move)
    if not isinstance(move, Write):
        raise ServerError(ServerCode.BAD_MESSAGE)
    return find_owed_circles(game.sheets[ask.seat], game.open_round.throw.sum, move)
