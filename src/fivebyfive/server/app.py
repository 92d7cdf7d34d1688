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
from fivebyfive.server.http.health import Counting, Network, inside_routes
from fivebyfive.server.http.openapi_page import STYLE, docs_page
from fivebyfive.server.http.score import make_scoring
from fivebyfive.server.http.server_info import Shared
from fivebyfive.server.http.static_page import BUILT, Page
from fivebyfive.server.http.tables import make_router
from fivebyfive.server.live.broadcast import Rooms
from fivebyfive.server.live.connection import Socket
from fivebyfive.server.live.presence import Attendance
from fivebyfive.server.live.reaper import Sweep
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.players.bot_players import Computers
from fivebyfive.server.players.coach import Coach
from fivebyfive.server.problems import problem
from fivebyfive.server.security.admission import TOO_LARGE, Counted, Doors
from fivebyfive.server.security.headers import Guard
from fivebyfive.server.tables.service import Hub, now_ms
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
        return Guard(super().build_middleware_stack())


@dataclass(frozen=True, slots=True)
class Setup:
    """What whoever runs a server decides."""

    shared: Shared | None = None  # where other devices reach it
    keep_days: int | None = None  # untouched tables; None for ever
    limits: Limits = Limits()  # noqa: RUF009 -- it is frozen
    origins: frozenset[str] = frozenset()  # of other pages that may play here
    metrics_from: tuple[Network, ...] = ()  # who may read the metrics, beside this machine
    rehearsal: bool = False  # tests may open tables whose dice a seed decides
    page: Path = BUILT


def make_app(store: Store, setup: Setup = Setup()) -> FastAPI:  # noqa: B008 -- it is frozen
    """An application on an open store."""
    limits = setup.limits
    doors = Doors(limits, setup.origins)
    hub = Hub(store, check=limits.check_room, rehearsals=setup.rehearsal)
    rooms = Rooms(hub)
    computers = Computers(hub)
    coach = Coach(hub, computers.warming)
    attendance = Attendance(hub, rooms)
    hub.cache.listeners += [rooms.tell, attendance.tell]
    hub.after_own.append(computers.look)
    background: set[asyncio.Task[None]] = set()

    def loaded(code: str, table: Table) -> None:
        rooms.loaded(code, table)
        _later(background, computers.look(code, table))

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        _log_start(store, setup)
        await hub.start()
        computers.start()
        hub.cache.on_load = loaded
        hub.in_use = rooms.is_open
        _later(background, attendance.watch())
        _later(background, computers.watch())
        _later(background, Sweep(hub, rooms, limits).run())
        if setup.keep_days is not None:
            _later(background, _clean(hub, setup.keep_days))
        _later(background, hub.metrics.keep_looking(hub, rooms))
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
    app.include_router(make_scoring())
    app.add_middleware(Counted, most=limits.body_size)
    _add_errors(app, limits)
    app.add_middleware(Counting, metrics=hub.metrics)
    app.router.routes += inside_routes(hub, rooms, setup.metrics_from, lambda: app.router.default)

    _add_docs(app)

    @app.websocket("/api/live")
    async def live(ws: WebSocket) -> None:
        with doors.one_more(ws) as refused:
            if refused:
                await ws.send_denial_response(problem(refused, ws))
            else:
                await Socket(ws, hub, rooms, doors, coach).run()

    # Asked last, and for anything: it sends on what is not for the page.
    app.router.default = Page(setup.page, app.router.not_found)
    return app


def _log_start(store: Store, setup: Setup) -> None:
    log.info("starting", extra=facts(version=fivebyfive.__version__, **_facts_of(store)))
    if setup.rehearsal:
        log.warning("rehearsal: whoever opens a table may decide its dice by a seed")


def _facts_of(store: Store) -> dict[str, str]:
    path = getattr(store, "path", None)  # an address may have a password in it
    return {"store": type(store).__name__, **({"file": str(path)} if path else {})}


def _add_docs(app: FastAPI) -> None:
    """The HTTP side, explained by the server itself."""

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(docs_page(app.openapi()))

    @app.get("/api/docs.css", include_in_schema=False)
    async def docs_style() -> Response:
        return Response(STYLE, media_type="text/css")


def _later(background: set["asyncio.Task[None]"], work: Any) -> None:
    def done(task: "asyncio.Task[None]") -> None:
        background.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("work in the background failed", exc_info=error)

    task = asyncio.ensure_future(work)
    background.add(task)
    task.add_done_callback(done)


async def _clean(hub: Hub, keep_days: int) -> None:
    """Delete tables that nobody has touched for so many days, once an hour."""
    while True:
        with contextlib.suppress(CodedError):
            await hub.store.delete_before(now_ms() - keep_days * DAY)
            hub.cache.forget_idle(hub.in_use)
        await asyncio.sleep(3600)


def _add_errors(app: FastAPI, limits: Limits) -> None:
    """Every refusal as JSON with a stable code, in the language of the reader."""

    async def refused(request: Request, error: Any) -> JSONResponse:
        return problem(error, request)

    async def malformed(request: Request, _error: Any) -> JSONResponse:
        return problem(ServerError(ServerCode.BAD_MESSAGE), request)

    async def by_http(request: Request, error: Any) -> JSONResponse:
        if error.status_code == TOO_LARGE:
            return problem(ServerError(ServerCode.TOO_LARGE, most=limits.body_size), request)
        if error.status_code == 400:  # a body that is no text
            return problem(ServerError(ServerCode.BAD_MESSAGE), request)
        if error.status_code == 405:
            answer = problem(ServerError(ServerCode.WRONG_METHOD), request)
            answer.headers.update(error.headers or {})  # which methods there are
            return answer
        return problem(ServerError(ServerCode.NO_SUCH_PAGE), request)

    async def failed(request: Request, _error: Any) -> JSONResponse:
        return problem(ServerError(ServerCode.INTERNAL), request)

    app.add_exception_handler(CodedError, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, by_http)
    app.add_exception_handler(Exception, failed)
