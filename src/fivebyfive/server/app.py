"""The server as one FastAPI application. Thin: the table decides, the store remembers."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from fastapi import FastAPI
from starlette.types import ASGIApp

import fivebyfive
from fivebyfive.server.config import ServerConfig
from fivebyfive.server.http.health import make_operator_routes
from fivebyfive.server.http.openapi_page import add_openapi_page
from fivebyfive.server.http.score import make_score_router
from fivebyfive.server.http.static_page import StaticPage, find_page_name
from fivebyfive.server.http.tables import make_router
from fivebyfive.server.live.broadcast import Audiences
from fivebyfive.server.live.connection import LiveServices, add_live_route
from fivebyfive.server.live.followed_tables import FollowedTables
from fivebyfive.server.live.presence import OpenSockets, Presence
from fivebyfive.server.live.reaper import Reaper
from fivebyfive.server.live.uvicorn_protocols import check_overrides
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.loop_lag import measure_loop_lag
from fivebyfive.server.ops.metrics import GAUGE_INTERVAL, Metrics
from fivebyfive.server.ops.request_metrics import RequestMetricsMiddleware
from fivebyfive.server.ops.sd_notify import ALIVE, find_watchdog_interval, notify_systemd
from fivebyfive.server.ops.store_check import CHECK_INTERVAL, StoreCheck
from fivebyfive.server.periodic import BackgroundTasks, now_ms, run_periodically
from fivebyfive.server.players.bot_players import BotPlayers
from fivebyfive.server.players.coach import Coach
from fivebyfive.server.players.precompile import Precompiler
from fivebyfive.server.printer import Printer
from fivebyfive.server.problems import add_problem_handlers
from fivebyfive.server.security.admission import Admission
from fivebyfive.server.security.bans import BAN_INTERVAL, BanList, BanMiddleware
from fivebyfive.server.security.body_limit import BodyLimitMiddleware
from fivebyfive.server.security.headers import SecurityHeadersMiddleware
from fivebyfive.server.security.shared_budgets import BudgetSharing
from fivebyfive.server.tables.batcher import CommandBatcher
from fivebyfive.server.tables.club_rooms import ClubRooms
from fivebyfive.server.tables.factory import make_table_parts
from fivebyfive.server.tables.retention import Retention
from fivebyfive.server.tables.timers import Timers
from fivebyfive.server.tables.tokens import new_worker
from fivebyfive.store import Store

DRAIN_SECONDS: Final = 5.0  # for commands under way when the server stops; chosen, not measured
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


def make_app(store: Store, config: ServerConfig = ServerConfig()) -> FastAPI:  # noqa: B008 -- it is frozen
    """An application on an open store: every part is made here, with what it needs.

    Who hears of tables stands in one line, `observers.add`.
    """
    limits, clock, worker, metrics = config.limits, now_ms, new_worker(), Metrics()
    observers, cache, batcher, tables = make_table_parts(
        store, metrics, clock, limits=limits, may_rehearse=config.rehearsal
    )
    audiences, sockets, precompiler = Audiences(clock), OpenSockets(), Precompiler()
    timers = Timers(tables, store, audiences.has_subscribers, clock, metrics)
    presence = Presence(tables, cache, store, sockets, worker)
    bots = BotPlayers(tables, cache, clock, metrics, precompiler)
    coach = Coach(tables, store, clock, precompiler, limits)
    club_rooms = ClubRooms(tables, store, clock, metrics, worker)
    bans, followed = BanList(clock), FollowedTables(store, sockets)
    admission = Admission(
        limits, config.origins, bans, BudgetSharing(store), metrics.count_budget_refusal
    )
    reaper, printer = Reaper(cache, audiences, limits), Printer(limits)
    check = StoreCheck(store, metrics, clock)
    retention = Retention(
        store, clock, metrics, config.keep_days, config.keep_records_days, reaper.evict_unfollowed
    )
    observers.add(audiences, presence, bots)
    services = LiveServices(
        tables,
        audiences,
        sockets,
        followed,
        admission,
        coach,
        worker,
        clock,
        metrics,
        find_page_name(config.page),
    )

    async def update_gauges() -> None:
        metrics.update_gauges(
            len(cache),
            audiences.count_tables(),
            audiences.count_subscribers(),
            {
                "commands": batcher.count_pending(),
                "computers": bots.count_waiting(),
                "coach": coach.count_waiting(),
                "printing": printer.count_waiting(),
            },
        )

    async def update_bans() -> None:
        if await bans.load(store):
            reaper.close_banned(bans)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        check_overrides()
        _log_start(store, config)
        core, background = BackgroundTasks(), BackgroundTasks()
        core.start(batcher.run(), timers.run(), cache.run_catch_up(), cache.run_comparison())
        await store.follow(worker, cache.on_notification, metrics.notifications.labels("sent").inc)
        precompiler.start()
        background.start(
            presence.run(),
            followed.run(),
            admission.sharing.run(),
            bots.run(),
            reaper.run(),
            retention.run(),
            run_periodically(
                BAN_INTERVAL, update_bans, log, "reading bans failed", immediately=True
            ),
            run_periodically(
                GAUGE_INTERVAL, update_gauges, log, "updating gauges failed", immediately=True
            ),
            run_periodically(
                CHECK_INTERVAL, check.run_once, log, "checking failed", immediately=True
            ),
            measure_loop_lag(metrics),
            _show_alive(),
        )
        log.info("ready")
        yield
        log.info("stopping")
        background.request_cancel()
        coach.stop()
        bots.stop()
        precompiler.stop()
        await _drain(batcher)
        await core.cancel()
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
    app.include_router(make_router(tables, store, club_rooms, admission, printer, config))
    app.include_router(make_score_router(admission, printer))
    app.add_middleware(BodyLimitMiddleware, most=limits.body_size)
    app.add_middleware(BanMiddleware, bans=bans, metrics=metrics)
    add_problem_handlers(app, limits.body_size)
    app.add_middleware(RequestMetricsMiddleware, metrics=metrics)
    app.router.routes += make_operator_routes(
        check, metrics, update_gauges, config.metrics_from, lambda: app.router.default
    )
    add_openapi_page(app)

    add_live_route(app, services)
    # Asked last, and for anything: it sends on what is not for the page.
    app.router.default = StaticPage(config.page, app.router.not_found, config.public_url)
    return app


async def _drain(batcher: CommandBatcher) -> None:
    """Finish the commands under way, unless the store does not answer: a stop has to end."""
    try:
        async with asyncio.timeout(DRAIN_SECONDS):
            await batcher.drain()
    except TimeoutError:
        log.error("stopping without the last commands: the store does not answer")


async def _show_alive() -> None:
    """Tell systemd that the event loop runs, as often as the unit asks for it."""

    async def show() -> None:
        notify_systemd(ALIVE)

    if interval := find_watchdog_interval():
        await run_periodically(interval, show, log, "sign of life failed", immediately=True)


def _log_start(store: Store, config: ServerConfig) -> None:
    log.info("starting", extra=facts(version=fivebyfive.__version__, **_describe_store(store)))
    if config.rehearsal:
        log.warning("rehearsal: whoever opens a table may decide its dice by a seed")


def _describe_store(store: Store) -> dict[str, str]:
    path = getattr(store, "path", None)  # an address may have a password in it
    return {"store": type(store).__name__, **({"file": str(path)} if path else {})}
