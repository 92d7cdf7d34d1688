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
from fivebyfive.server.live.broadcast import Audiences
from fivebyfive.server.live.encoding import encode_private_view
from fivebyfive.server.live.messages import (
    AgainWish,
    Answer,
    AnswerBody,
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
    from_device,
)
from fivebyfive.server.live.subscriber import Subscriber
from fivebyfive.server.live.uvicorn_protocols import TRANSPORT_EXTENSION, WebSocketProtocol
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.metrics import ANSWERED, UNREADABLE
from fivebyfive.server.players.coach import Coach
from fivebyfive.server.problems import make_refusal
from fivebyfive.server.security.admission import Admission
from fivebyfive.server.security.rate_limit import TokenBucket
from fivebyfive.server.tables.service import TableService
from fivebyfive.table import (
    Table,
    TableCode,
    TableError,
    commands,
    paper_sheet_view,
    rolls_view,
    seat_sheet_view,
)
from fivebyfive.table.commands import TakeHint
from fivebyfive.words import Language, pick_language

MAX_VALIDATION_ERRORS: Final = 20

# How a connection ends that nobody has to hear about.
_CLOSED: Final = (WebSocketDisconnect, RuntimeError)

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Connection:
    """The conversation with one device."""

    ws: WebSocket
    hub: TableService
    audiences: Audiences
    admission: Admission
    coach: Coach
    language: Language = Language.EN
    transport: WebSocketProtocol = field(init=False)
    rate_limit: TokenBucket = field(init=False)
    faults: int = 0
    close_reason: str = ""  # it was closed

    def __post_init__(self) -> None:
        self.transport = self.ws.scope["extensions"][TRANSPORT_EXTENSION]
        self.rate_limit = TokenBucket(self.limits.messages_at_once, self.limits.messages_a_second)

    @property
    def limits(self) -> Limits:
        """How much a socket may do."""
        return self.admission.limits

    async def run(self) -> None:
        """From hello to goodbye."""
        await self.ws.accept()
        try:
            code, device = await asyncio.wait_for(self._authenticate(), self.limits.hello_within)
        except (TimeoutError, WebSocketDisconnect):
            self.hub.metrics.count_request("hello", "none")
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.ws.close()
        except CodedError as error:
            await self._close(self.admission.count_wrong_token(self.ws, error))
            self.hub.metrics.count_request("hello", self.close_reason)
        else:
            self.hub.metrics.count_request("hello", ANSWERED)
            await self._run_session(code, device)

    async def _authenticate(self) -> tuple[str, str]:
        message = self._parse(await self._receive())
        if not isinstance(message, Hello):
            raise ServerError(ServerCode.HELLO_FIRST)
        self.language = pick_language([message.lang])
        return await self.hub.authenticate(message.token)

    async def _run_session(self, code: str, device: str) -> None:
        """A device is there from before it is connected until after its last socket is closed."""
        if self.audiences.count_sockets(code, device) >= self.limits.sockets_a_device:
            most = self.limits.sockets_a_device
            await self._close(ServerError(ServerCode.TOO_MANY_SOCKETS, most=most))
            return
        self.audiences.add_socket(code, device)
        log.info("socket opened", extra=facts(table=code, device=device))
        try:
            await self.hub.submit(code, commands.Connect(self.hub.worker), device)
            await self._exchange_messages(code, device)
        except CodedError as error:
            await self._close(error)
        finally:
            self.audiences.remove_socket(code, device)
            log.info("socket closed", extra=facts(table=code, device=device, why=self.close_reason))
            with contextlib.suppress(CodedError):
                if not self.audiences.is_connected(code, device):
                    await self.hub.submit(code, commands.Disconnect(self.hub.worker), device)
                if self.audiences.is_connected(
                    code, device
                ):  # it came back while we noted that it went
                    await self.hub.submit(code, commands.Connect(self.hub.worker), device)

    async def _exchange_messages(self, code: str, device: str) -> None:
        table = await self.hub.get(code)
        listener = Subscriber(device, self.transport, self.limits.backlog)
        public = self.audiences.subscribe(code, listener, table)
        listener.send_welcome(public, encode_private_view(table, device), self.hub.clock())
        tasks = [
            asyncio.create_task(self._close_when_drained(listener)),
            asyncio.create_task(self._handle_requests(code, device, listener)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.audiences.unsubscribe(code, listener)
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, _CLOSED):
                    known = facts(table=code, device=device)
                    log.error("socket failed", exc_info=result, extra=known)

    async def _close_when_drained(self, listener: Subscriber) -> None:
        await listener.drained.wait()
        if listener.is_too_slow:
            self.hub.metrics.slow_readers.inc()
        await self._close(listener.close_reason)

    async def _receive(self) -> str:
        """The next message; a binary one has no text."""
        message: Mapping[str, Any] = await self.transport.receive()
        if message["type"] == "websocket.disconnect":
            self.close_reason = self.close_reason or f"closed-{message.get('code', 1005)}"
            raise WebSocketDisconnect(message.get("code", 1005))
        return message.get("text") or ""

    async def _handle_requests(self, code: str, device: str, listener: Subscriber) -> None:
        while self.faults < self.limits.faults:
            text = await self._receive()
            start, type_, outcome = time.perf_counter(), UNREADABLE, ANSWERED
            try:
                if not self.rate_limit.try_take():
                    raise ServerError(ServerCode.TOO_FAST)
                request = self._parse(text)
                if isinstance(request, Hello):
                    raise ServerError(ServerCode.HELLO_TWICE)
                if not isinstance(request.ask, Ping):
                    self.audiences.mark_active(code)
                type_ = request.ask.type
                answer = await self._answer(code, device, request)
            except CodedError as error:
                self.faults += isinstance(error, ServerError)
                told = make_refusal(error, self.language, self._find_request_id(text))
                outcome = told.code
                listener.send(told)
            except Exception:  # our fault; the others play on
                log.exception("request failed", extra=facts(table=code, device=device, type=type_))
                outcome = ServerCode.INTERNAL
                listener.send(
                    make_refusal(ServerError(outcome), self.language, self._find_request_id(text))
                )
            else:
                if answer is None:
                    listener.send_acknowledgement(request.id)
                else:
                    listener.send(Answer(id=request.id, answer=answer))
                if isinstance(request.ask, commands.Leave):
                    listener.close(ServerError(ServerCode.LEFT))
            self.hub.metrics.count_request(type_, outcome, start)
            log.debug("request", extra=facts(table=code, device=device, type=type_, code=outcome))
        listener.close(ServerError(ServerCode.TOO_FAST))  # after all answers
        await asyncio.Event().wait()

    async def _answer(self, code: str, device: str, request: Request) -> AnswerBody | None:
        match request.ask:
            case Ping():
                return Pong(now=self.hub.clock())
            case Look() | LookPaper() | AskOwed() | AskRolls() as ask:
                return _answer_question(await self.hub.get(code), device, ask)
            case AskCoach(seat=seat):
                return await self.coach.get_review(code, device, seat)
            case HostLinkWish():
                return HostLink(key=await self.hub.make_host_link(code, device))
            case command:
                await self._submit(code, device, command)
        return await self.coach.get_hint(code, command) if isinstance(command, TakeHint) else None

    async def _submit(self, code: str, device: str, command: Any) -> None:
        if isinstance(command, AgainWish):
            command = commands.Rematch(command.same_dice)
        if isinstance(command, commands.SeatComputer):
            check_level(command.level)  # the table does not know which levels there are
        await self.hub.submit(code, command, device)

    def _parse(self, text: str) -> Hello | Request:
        if len(text) > self.limits.message_size:
            raise ServerError(ServerCode.TOO_LARGE, most=self.limits.message_size)
        try:
            return from_device.validate_json(text)
        except ValidationError as error:
            if (
                error.error_count() > MAX_VALIDATION_ERRORS
            ):  # to look at thousands of them takes long
                raise ServerError(ServerCode.BAD_MESSAGE) from None
            kinds = {problem["type"] for problem in error.errors(include_url=False)}
            if kinds & {"union_tag_invalid", "union_tag_not_found"}:
                raise ServerError(ServerCode.UNKNOWN_MESSAGE) from None
            raise ServerError(ServerCode.BAD_MESSAGE) from None

    def _find_request_id(self, text: str) -> int | None:
        """The id of a request that was not understood as a whole, so that it can be answered."""
        try:
            data = json.loads(text) if len(text) <= self.limits.message_size else None
        except (ValueError, RecursionError):
            return None
        found = data.get("id") if isinstance(data, dict) else None
        is_id = isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= 2**53
        return found if is_id else None

    async def _close(self, error: Any) -> None:
        last = make_refusal(error, self.language)
        self.close_reason = self.close_reason or last.code
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.ws.send_text(Bye(code=last.code, message=last.message).model_dump_json())
            await self.ws.close(1008)


def _answer_question(
    table: Table, device: str, ask: Look | LookPaper | AskOwed | AskRolls
) -> AnswerBody:
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
