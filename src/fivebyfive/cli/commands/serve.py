"""`fivebyfive serve`: a server for live tables."""

from typing import Annotated

import typer

from fivebyfive.cli.errors import report_errors
from fivebyfive.cli.options import (
    LanguageOption,
    LogFormat,
    LogLevel,
    LogLevelOption,
    LogOption,
    MetricsOption,
    resolve_language,
)
from fivebyfive.cli.server_runner import (
    DEFAULT_PROXIES,
    PORT,
    WAIT_FOR_DATABASE,
    ServeCode,
    ServeError,
    ServePlan,
    find_shared_address,
    format_url,
    is_loopback,
    listen,
    parse_networks,
    serve_until_stopped,
)
from fivebyfive.words import say


def serve(  # noqa: PLR0913, PLR0917 -- the options of a server
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all addresses.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")
    ] = PORT,
    database: Annotated[
        str | None,
        typer.Option(
            help="postgresql://..., or the path of an SQLite file.",
            show_default="SQLite in your data folder",
        ),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address by which people reach this server.")
    ] = None,
    root_path: Annotated[str, typer.Option(help="The path under which a proxy serves it.")] = "",
    workers: Annotated[
        int, typer.Option(min=1, help="Number of processes; more than 1 needs PostgreSQL.")
    ] = 1,
    keep_days: Annotated[
        int | None,
        typer.Option(min=1, help="Delete tables that nobody has used for so many days."),
    ] = None,
    wait_for_database: Annotated[
        int,
        typer.Option(
            min=0, help="Seconds to wait at the start for a database that is not there yet."
        ),
    ] = WAIT_FOR_DATABASE,
    keep_records_days: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Delete records of games that ended so many days ago, once their table is gone.",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE", help="Set a limit; docs/limits.md lists them. May be repeated."
        ),
    ] = None,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ORIGIN", help="Another page whose scripts may connect. May be repeated."
        ),
    ] = None,
    trusted_proxies: Annotated[
        str, typer.Option(help="Addresses and networks whose X-Forwarded-For is believed.")
    ] = ",".join(DEFAULT_PROXIES),
    rehearsal: Annotated[
        bool,
        typer.Option(
            help="For tests: allow tables whose dice follow from a seed. On this machine only."
        ),
    ] = False,
    log: LogOption = LogFormat.TEXT,
    log_level: LogLevelOption = LogLevel.INFO,
    metrics_from: MetricsOption = None,
    lang: LanguageOption = None,
) -> None:
    """Serve tables over HTTP and WebSocket, until Ctrl-C."""
    language = resolve_language(lang)
    root_path = "/" + root_path.strip("/") if root_path.strip("/") else ""
    from fivebyfive.server import ServerConfig  # noqa: PLC0415
    from fivebyfive.server.config import parse_limits  # noqa: PLC0415
    from fivebyfive.server.errors import OptionCode, OptionError  # noqa: PLC0415
    from fivebyfive.server.ops.log_format import format_line  # noqa: PLC0415
    from fivebyfive.server.security.admission import parse_origin, parse_origins, parse_proxies  # noqa: PLC0415

    as_json = log == LogFormat.JSON
    with report_errors(language, as_log_line=as_json):
        from fivebyfive.store import is_postgres  # noqa: PLC0415

        if workers > 1 and not is_postgres(database):
            raise ServeError(ServeCode.WORKERS_NEED_POSTGRESQL)
        if rehearsal and (public_url or not is_loopback(host)):
            raise ServeError(ServeCode.REHEARSAL_NEEDS_LOOPBACK)
        if keep_records_days is not None and keep_days is None:
            raise ServeError(ServeCode.RECORDS_NEED_KEEP_DAYS)
        limits = parse_limits(limit or [])
        if public_url and not parse_origin(public_url):
            raise OptionError(OptionCode.BAD_ORIGIN, text=public_url)
        origins = parse_origins(allow_origin or []) | {parse_origin(public_url or "")}
        proxies = tuple(parse_proxies(trusted_proxies))
        listener = listen(host, port)
        address = public_url or format_url(host, listener, root_path)
        shared = find_shared_address(host, listener, root_path, public_url)
        readers = parse_networks(metrics_from or [])
        setup = ServerConfig(
            shared,
            keep_days,
            limits,
            origins,
            metrics_from=readers,
            rehearsal=rehearsal,
            keep_records_days=keep_records_days,
        )
        plan = ServePlan(setup, database, root_path, proxies, as_json, log_level, wait_for_database)

        def ready() -> None:
            if as_json:  # a service manager has both outputs in one log
                typer.echo(format_line("serving", url=address))
            else:
                typer.echo(say(language, "serve-ready", url=address))

        if workers == 1:
            serve_until_stopped(plan, listener, ready)
        else:
            from fivebyfive.cli.workers import run_workers  # noqa: PLC0415 -- imports FastAPI

            run_workers(plan, workers, listener, ready)
