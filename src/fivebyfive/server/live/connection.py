"""One WebSocket a device. The token comes in the first message, never in an address."""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, get_args

from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from fivebyfive.rules import CodedError
from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live.broadcast import Audiences
from fivebyfive.server.live.encoding import encode_private_view
from fivebyfive.server.live.followed_tables import FollowedTables
from fivebyfive.server.live.messages import (
    Answer,
    AnswerBody,
    Ask,
    AskCoach,
    Bye,
    Hello,
    Request,
    from_device,
    make_refusal,
)
from fivebyfive.server.live.presence import OpenSockets
from fivebyfive.server.live.subscriber import Subscriber
from fivebyfive.server.live.uvicorn_protocols import (
    RESTART_CODE,
    TRANSPORT_EXTENSION,
    WebSocketProtocol,
)
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.metrics import ANSWERED, UNREADABLE, Metrics
from fivebyfive.server.players.coach import Coach
from fivebyfive.server.problems import make_problem_response
from fivebyfive.server.security.admission import Admission, find_address
from fivebyfive.server.security.rate_limit import TokenBucket
from fivebyfive.server.tables.service import TableService
from fivebyfive.table import commands, requests
from fivebyfive.table.session import TableAnswer, TableAsk, answer_query
from fivebyfive.table.views.models import Pong
from fivebyfive.words import Language, pick_language

MAX_VALIDATION_ERRORS: Final = 20
REFUSED_CODE: Final = 1008  # the code of a WebSocket that closes with a `bye`, but for restarts

# How a connection ends that nobody has to hear about.
_CLOSED: Final = (WebSocketDisconnect, RuntimeError)

# What games are made of. All else that a device asks for is counted: people do it now and then.
_NO_CHANGES: Final = (*get_args(commands.RoundCommand), commands.Leave, commands.GiveNonce)

log = logging.getLogger(__name__)


class LiveServices(NamedTuple):
    """What every connection of a worker uses."""

    tables: TableService
    audiences: Audiences
    sockets: OpenSockets
    followed: FollowedTables
    admission: Admission
    coach: Coach
    worker: str
    clock: Callable[[], int]
    metrics: Metrics
    page: str = ""  # the built page that is served


@dataclass(slots=True)
class Connection:
    """The conversation with one device."""

    ws: WebSocket
    services: LiveServices
    language: Language = Language.EN
    transport: WebSocketProtocol = field(init=False)
    message_limit: TokenBucket = field(init=False)
    write_limit: TokenBucket = field(init=False)  # in bytes, of its address
    change_limit: TokenBucket = field(init=False)  # of its device
    takes_changes: bool = False
    protocol: int = 0  # that the device knows
    faults: int = 0
    close_reason: str = ""  # the code of the error that it was closed with
    is_restarting: bool = False  # whether it ends because the server stops

    def __post_init__(self) -> None:
        self.transport = self.ws.scope["extensions"][TRANSPORT_EXTENSION]
        self.message_limit = TokenBucket(
            self.limits.messages_at_once, self.limits.messages_a_second
        )
        self.write_limit = self.services.admission.write_rate.find_bucket(find_address(self.ws))

    @property
    def limits(self) -> Limits:
        """How much a socket may do."""
        return self.services.admission.limits

    async def run(self) -> None:
        """From hello to goodbye."""
        await self.ws.accept()
        try:
            async with asyncio.timeout(self.limits.hello_within):
                code, device = await self._authenticate()
        except (TimeoutError, WebSocketDisconnect):
            self.services.metrics.count_request("hello", "none")
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.ws.close()
        except CodedError as error:
            await self._close(self.services.admission.count_wrong_token(self.ws, error))
            self.services.metrics.count_request("hello", self.close_reason)
        else:
            self.services.metrics.count_request("hello", ANSWERED)
            await self._run_session(code, device)

    async def _authenticate(self) -> tuple[str, str]:
        message = self._parse(await self._receive())
        if not isinstance(message, Hello):
            raise ServerError(ServerCode.HELLO_FIRST)
        self.language, self.takes_changes = pick_language([message.lang]), message.changes
        self.protocol = message.protocol
        return await self.services.tables.authenticate(message.token)

    async def _run_session(self, code: str, device: str) -> None:
        """A device is there from before it is connected until after its last socket is closed."""
        if self.services.admission.bans.is_banned(find_address(self.ws)):  # since it came in
            await self._close(ServerError(ServerCode.BANNED))
            return
        if self.services.sockets.count(code, device) >= self.limits.sockets_a_device:
            most = self.limits.sockets_a_device
            await self._close(ServerError(ServerCode.TOO_MANY_SOCKETS, most=most))
            return
        rates = self.services.admission.change_rate
        self.change_limit = rates.find_keyed_bucket(f"{code}.{device}")
        self.services.sockets.add(code, device)
        opened = facts(table=code, device=device, protocol=self.protocol)
        log.info("socket opened", extra=opened)
        try:
            await self.services.followed.add(code)
            await self._write(code, device, commands.Connect(self.services.worker))
            await self._exchange_messages(code, device)
        except CodedError as error:
            await self._close(error)
        finally:
            self.services.sockets.remove(code, device)
            log.info("socket closed", extra=facts(table=code, device=device, why=self.close_reason))
            await self._note_disconnected(code, device)

    async def _note_disconnected(self, code: str, device: str) -> None:
        """Note in the table's log that the last socket of a device is gone."""
        with contextlib.suppress(CodedError):
            if not self.services.sockets.has(code, device):
                await self.services.tables.submit(
                    code, commands.Disconnect(self.services.worker), device
                )
            # It may have come back while we noted that it went.
            if self.services.sockets.has(code, device):
                await self.services.tables.submit(
                    code, commands.Connect(self.services.worker), device
                )

    async def _exchange_messages(self, code: str, device: str) -> None:
        table = await self.services.tables.get(code)
        subscriber = Subscriber(
            device,
            self.transport,
            self.limits.backlog,
            find_address(self.ws),
            takes_changes=self.takes_changes,
        )
        public = self.services.audiences.subscribe(code, subscriber, table)
        yours, now = encode_private_view(table, device), self.services.clock()
        subscriber.send_welcome(public, yours, now, self.services.page)
        self.transport.begin_session()
        tasks = [
            asyncio.create_task(self._close_when_drained(subscriber)),
            asyncio.create_task(self._handle_requests(code, device, subscriber)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.services.audiences.unsubscribe(code, subscriber)
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, _CLOSED):
                    known = facts(table=code, device=device)
                    log.error("socket failed", exc_info=result, extra=known)
        if self.is_restarting:
            subscriber.flush()
            await self._close(ServerError(ServerCode.CLOSING), RESTART_CODE)

    async def _close_when_drained(self, subscriber: Subscriber) -> None:
        await subscriber.drained.wait()
        if subscriber.is_too_slow:
            self.services.metrics.slow_readers.inc()
        await self._close(subscriber.close_reason)

    async def _receive(self) -> str:
        """The next message; a binary one has no text."""
        message: Mapping[str, Any] = await self.transport.receive()
        if message["type"] == "websocket.disconnect":
            self.is_restarting = message.get("code") == RESTART_CODE
            self.close_reason = self.close_reason or f"closed-{message.get('code', 1005)}"
            raise WebSocketDisconnect(message.get("code", 1005))
        return message.get("text") or ""

    async def _handle_requests(self, code: str, device: str, subscriber: Subscriber) -> None:
        while self.faults < self.limits.faults:
            text = await self._receive()
            start, type_, outcome = time.perf_counter(), UNREADABLE, ANSWERED
            try:
                if not self.message_limit.try_take():
                    raise ServerError(ServerCode.TOO_FAST)
                request = self._parse(text)
                if isinstance(request, Hello):
                    raise ServerError(ServerCode.HELLO_TWICE)
                if not isinstance(request.ask, requests.Ping):
                    self.services.audiences.mark_active(code)
                type_ = request.ask.type
                answer = await self._answer(code, device, request.ask)
            except CodedError as error:
                self.faults += isinstance(error, ServerError)
                told = make_refusal(error, self.language, self._find_request_id(text))
                outcome = told.code
                subscriber.send(told)
            except Exception:  # our fault; the others play on
                log.exception("request failed", extra=facts(table=code, device=device, type=type_))
                outcome = ServerCode.INTERNAL
                subscriber.send(
                    make_refusal(ServerError(outcome), self.language, self._find_request_id(text))
                )
            else:
                if answer is None:
                    subscriber.send_acknowledgement(request.id)
                else:
                    subscriber.send(Answer(id=request.id, answer=answer))
                if isinstance(request.ask, commands.Leave):
                    subscriber.close(ServerError(ServerCode.LEFT))
            self.services.metrics.count_request(type_, outcome, start)
            log.debug("request", extra=facts(table=code, device=device, type=type_, code=outcome))
        subscriber.close(ServerError(ServerCode.TOO_FAST))  # after all answers
        await asyncio.Event().wait()

    async def _answer(self, code: str, device: str, ask: Ask) -> AnswerBody | None:
        if isinstance(ask, AskCoach):
            return await self.services.coach.get_review(code, device, ask.seat)
        if isinstance(ask, requests.Ping):
            return Pong(self.services.clock())  # without the table: it asks for the connection
        if isinstance(ask, requests.Query):
            table = await self.services.tables.get(code)
            return answer_query(table, ask, device, self.services.clock())
        answer = await self._submit(code, device, ask)
        if isinstance(ask, commands.TakeHint):
            return await self.services.coach.get_hint(code, ask)
        return answer

    async def _submit(self, code: str, device: str, ask: TableAsk) -> TableAnswer | None:
        """Carry out a command, unless the device or its address has done too much."""
        if not isinstance(ask, _NO_CHANGES) and not self.change_limit.try_take():
            wait = self.change_limit.find_wait_seconds()
            raise ServerError(ServerCode.TOO_MANY_CHANGES, seconds=wait)
        self.services.admission.check_written(self.write_limit)
        return await self._write(code, device, ask)

    async def _write(self, code: str, device: str, ask: TableAsk) -> TableAnswer | None:
        """Carry out a command, and take what it adds to the log from the budget of the address."""
        reply, log_bytes = await self.services.tables.submit_counted(code, ask, device)
        self.write_limit.take_on_credit(log_bytes)
        return reply.answer

    def _parse(self, text: str) -> Hello | Request:
        if len(text) > self.limits.message_size:
            raise ServerError(ServerCode.TOO_LARGE, most=self.limits.message_size)
        try:
            return from_device.validate_json(text)
        except ValidationError as error:
            if error.error_count() > MAX_VALIDATION_ERRORS:  # thousands would take long
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

    async def _close(self, error: Any, code: int = REFUSED_CODE) -> None:
        last = make_refusal(error, self.language)
        self.close_reason = self.close_reason or last.code
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.ws.send_text(Bye(code=last.code, message=last.message).model_dump_json())
            await self.ws.close(code)


def add_live_route(app: FastAPI, services: LiveServices) -> None:
    """The WebSocket of devices; whoever is not admitted gets a plain answer of HTTP."""

    @app.websocket("/api/live")
    async def live(ws: WebSocket) -> None:
        with services.admission.admit_socket(ws) as refused:
            if refused:
                services.metrics.banned.inc(refused.code == ServerCode.BANNED)
                await ws.send_denial_response(make_problem_response(refused, ws))
            else:
                await Connection(ws, services).run()
