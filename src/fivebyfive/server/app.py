"""The server as one FastAPI application. Thin: the table decides, the store remembers."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

import fivebyfive
from fivebyfive.rules import CodedError
from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.http.health import Network, RequestMetricsMiddleware, make_operator_routes
from fivebyfive.server.http.openapi_page import STYLE, render_openapi_page
from fivebyfive.server.http.score import make_score_router
from fivebyfive.server.http.server_info import Shared
from fivebyfive.server.http.static_page import STATIC_FOLDER, StaticPage
from fivebyfive.server.http.tables import make_router
from fivebyfive.server.live.broadcast import Audiences
from fivebyfive.server.live.connection import Connection
from fivebyfive.server.live.presence import Presence
from fivebyfive.server.live.reaper import Reaper
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.players.bot_players import BotPlayers
from fivebyfive.server.players.coach import Coach
from fivebyfive.server.problems import make_problem_response
from fivebyfive.server.security.admission import TOO_LARGE, Admission, BodyLimitMiddleware
from fivebyfive.server.security.headers import SecurityHeadersMiddleware
from fivebyfive.server.tables.service import TableService, now_ms
from fivebyfive.store import Store
from fivebyfive.table import Table

DAY: Final = 24 * 3600 * 1000
DESCRIPTION: Final = (
    "Open a table, join it, look at it, fetch its record. Playing happens over the WebSocket "
    "/api/live; docs/protocol.md has its messages."
)

log = logging.getLogger(__name__)


class App(FastAPI):
    """A FastAPI application with our headers on all its answers."""

    def build_middleware_stack(self) -> ASGIApp:
        """Guarded from outside: FastAPI would put it inside of what answers for failures."""
        return SecurityHeadersMiddleware(super().build_middleware_stack())


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """What whoever runs a server decides."""

    shared: Shared | None = None  # where other devices reach it
    keep_days: int | None = None  # untouched tables; None for ever
    limits: Limits = Limits()  # noqa: RUF009 -- it is frozen
    origins: frozenset[str] = frozenset()  # of other pages that may play here
    metrics_from: tuple[Network, ...] = ()  # who may read the metrics, beside this machine
    rehearsal: bool = False  # tests may open tables whose dice a seed decides
    page: Path = STATIC_FOLDER


def make_app(store: Store, setup: ServerConfig = ServerConfig()) -> FastAPI:  # noqa: B008 -- it is frozen
    """An application on an open store."""
    limits = setup.limits
    doors = Admission(limits, setup.origins)
    hub = TableService(store, check_capacity=limits.check_capacity, may_rehearse=setup.rehearsal)
    rooms = Audiences(hub)
    computers = BotPlayers(hub)
    coach = Coach(hub, computers.precompiler)
    attendance = Presence(hub, rooms)
    hub.cache.observers += [rooms.on_events, attendance.on_events]
    hub.commit_observers.append(computers.start_due_moves)
    background: set[asyncio.Task[None]] = set()

    def loaded(code: str, table: Table) -> None:
        rooms.on_loaded(code, table)
        _start_background_task(background, computers.start_due_moves(code, table))

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        _log_start(store, setup)
        await hub.start()
        computers.start()
        hub.cache.on_load = loaded
        hub.is_in_use = rooms.has_subscribers
        _start_background_task(background, attendance.run())
        _start_background_task(background, computers.run())
        _start_background_task(background, Reaper(hub, rooms, limits).run())
        if setup.keep_days is not None:
            _start_background_task(background, _delete_old_tables(hub, setup.keep_days))
        _start_background_task(background, hub.metrics.update_gauges_periodically(hub, rooms))
        log.info("ready")
        yield
        log.info("stopping")
        for task in background:
            task.cancel()
        coach.stop()
        computers.stop()
        await hub.stop()
        log.info("stopped")

    app = App(
        title="Five by Five",
        description=DESCRIPTION,
        version=fivebyfive.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.include_router(make_router(hub, doors, setup.shared))
    app.include_router(make_score_router())
    app.add_middleware(BodyLimitMiddleware, most=limits.body_size)
    _add_errors(app, limits)
    app.add_middleware(RequestMetricsMiddleware, metrics=hub.metrics)
    app.router.routes += make_operator_routes(
        hub, rooms, setup.metrics_from, lambda: app.router.default
    )

    _add_docs(app)

    @app.websocket("/api/live")
    async def live(ws: WebSocket) -> None:
        with doors.admit_socket(ws) as refused:
            if refused:
                await ws.send_denial_response(make_problem_response(refused, ws))
            else:
                await Connection(ws, hub, rooms, doors, coach).run()

    # Asked last, and for anything: it sends on what is not for the page.
    app.router.default = StaticPage(setup.page, app.router.not_found)
    return app


def _log_start(store: Store, setup: ServerConfig) -> None:
    log.info("starting", extra=facts(version=fivebyfive.__version__, **_describe_store(store)))
    if setup.rehearsal:
        log.warning("rehearsal: whoever opens a table may decide its dice by a seed")


def _describe_store(store: Store) -> dict[str, str]:
    path = getattr(store, "path", None)  # an address may have a password in it
    return {"store": type(store).__name__, **({"file": str(path)} if path else {})}


def _add_docs(app: FastAPI) -> None:
    """The HTTP side, explained by the server itself."""

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(render_openapi_page(app.openapi()))

    @app.get("/api/docs.css", include_in_schema=False)
    async def docs_style() -> Response:
        return Response(STYLE, media_type="text/css")


def _start_background_task(background: set["asyncio.Task[None]"], work: Any) -> None:
    def done(task: "asyncio.Task[None]") -> None:
        background.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("work in the background failed", exc_info=error)

    task = asyncio.ensure_future(work)
    background.add(task)
    task.add_done_callback(done)


async def _delete_old_tables(hub: TableService, keep_days: int) -> None:
    """Delete tables that nobody has touched for so many days, once an hour."""
    while True:
        with contextlib.suppress(CodedError):
            await hub.store.delete_before(now_ms() - keep_days * DAY)
            hub.cache.evict_idle(hub.is_in_use)
        await asyncio.sleep(3600)


def _add_errors(app: FastAPI, limits: Limits) -> None:
    """Every refusal as JSON with a stable code, in the language of the reader."""

    async def refused(request: Request, error: Any) -> JSONResponse:
        return make_problem_response(error, request)

    async def malformed(request: Request, _error: Any) -> JSONResponse:
        return make_problem_response(ServerError(ServerCode.BAD_MESSAGE), request)

    async def by_http(request: Request, error: Any) -> JSONResponse:
        if error.status_code == TOO_LARGE:
            return make_problem_response(
                ServerError(ServerCode.TOO_LARGE, most=limits.body_size), request
            )
        if error.status_code == 400:  # a body that is no text
            return make_problem_response(ServerError(ServerCode.BAD_MESSAGE), request)
        if error.status_code == 405:
            answer = make_problem_response(ServerError(ServerCode.WRONG_METHOD), request)
            answer.headers.update(error.headers or {})  # which methods there are
            return answer
        return make_problem_response(ServerError(ServerCode.NO_SUCH_PAGE), request)

    async def failed(request: Request, _error: Any) -> JSONResponse:
        return make_problem_response(ServerError(ServerCode.INTERNAL), request)

    app.add_exception_handler(CodedError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, by_http)
    app.add_exception_handler(Exception, failed)
