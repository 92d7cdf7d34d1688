"""What is seen of a running server from outside: its addresses, figures, database and records."""

import asyncio
import contextlib
import re
import sqlite3
import subprocess
import sysconfig
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
from prometheus_client.metrics import MetricWrapperBase

from fivebyfive.client import Client, Refused, join_table, open_table
from fivebyfive.server.ops.metrics import Metrics
from surface.shapes import shape

COMMAND: Final = Path(sysconfig.get_path("scripts")) / "fivebyfive"
# Addresses that no document of the server's own names: of the page, and for whoever runs it.
ADDRESSES: Final = (
    *("/", "/123456", "/123456/screen", "/caller", "/score", "/sheets", "/history"),
    *("/rules", "/rules/knister", "/rules/knaster", "/r", "/r/some-room"),
    *(
        "/healthz",
        "/livez",
        "/readyz",
        "/metrics",
        "/api/docs",
        "/api/docs.css",
        "/api/openapi.json",
    ),
)
VARYING: Final = ("version", "address", "page")  # with every version, network and build
NOT_BUILT: Final = 503  # known all the same
METHODS: Final = ("get", "post", "put", "patch", "delete")


@cache
def look() -> dict[str, Any]:
    """All that one visit shows."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite"
        with _serving(database) as url:
            header = asyncio.run(_play_a_little(url))
            description = httpx.get(f"{url}/api/openapi.json").json()
            about = httpx.get(f"{url}/api/about").json()
            seen = {
                "routes": _routes(description),
                "about": {key: about[key] for key in about if key not in VARYING},
                "addresses": _addresses(url),
                "metrics": _metrics(httpx.get(f"{url}/metrics").text),
                "record": header,
            }
        return {**seen, "database": _database(database)}


@contextlib.contextmanager
def _serving(database: Path) -> Iterator[str]:
    process = subprocess.Popen(
        [COMMAND, "serve", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        line = process.stdout.readline() if process.stdout else ""
        yield next(word for word in line.split() if word.startswith("http"))
    finally:
        process.terminate()
        process.communicate()


async def _play_a_little(url: str) -> list[str]:
    """Enough that everything is counted once; returns the headers of the record."""
    otto = {"name": "Otto", "level": "casual"}
    token = await open_table(url, names=["Ola"], computers=[otto])
    async with Client(url, token) as ola:
        await ola.ask("sit-paper", name="Tim")
        await ola.ask("start")
        await ola.ask("next", round=0)
        await ola.ask("move", seat=0, round=1, move="a1")
        with contextlib.suppress(Refused):
            await ola.ask("move", seat=9, round=1, move="a1")
        await ola.until(lambda: len(ola.table["moved"]["seats"]) == 2)
        await ola.ask("next", round=1)
        kim = await join_table(url, ola.code)
        async with Client(url, kim) as late:
            await late.ask("sit-late", name="Kim", moves=["e5"])
        await ola.ask("abandon")
        record = httpx.get(f"{url}/api/tables/{ola.code}/record").text
    return [line.partition(":")[0] for line in record.partition("\n\n")[0].splitlines()]


def _addresses(url: str) -> list[str]:
    with httpx.Client(base_url=url) as client:
        answers = {address: client.get(address).status_code for address in ADDRESSES}
    return sorted(one for one, status in answers.items() if status in (200, NOT_BUILT))


def _metrics(text: str) -> dict[str, str]:
    """Every figure with its kind and its labels.

    The labels are those of its definition: which ones a server has used depends on what failed,
    such as a slow disk.
    """
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    defined = [one for one in vars(Metrics()).values() if isinstance(one, MetricWrapperBase)]
    labels = {family.name: one._labelnames for one in defined for family in one.describe()}
    return {
        name: " ".join([kind, *sorted(labels[name.removesuffix("_total")])])
        for name, kind in sorted(kinds.items())
    }


def _database(path: Path) -> dict[str, Any]:
    with contextlib.closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        made = {name: re.sub(r"\s+", " ", sql) for name, sql in sorted(rows)}
        applied = database.execute("SELECT number, name, checksum FROM fivebyfive_migrations")
        migrations = {f"{number:04}_{name}": checksum for number, name, checksum in applied}
    return {"made by": made, "migrations": migrations}


def _routes(description: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for path, known in description["paths"].items():
        for method in METHODS:
            if method in known:
                found[f"{method.upper()} {path}"] = _route(known[method], description)
    return found


def _route(known: dict[str, Any], description: dict[str, Any]) -> dict[str, Any]:
    asked = {
        f"{one['name']} in {one['in']}{'' if one.get('required') else '?'}": shape(
            one["schema"], description
        )
        for one in known.get("parameters", ())
    }
    body = known.get("requestBody", {}).get("content", {})
    answers = {
        status: _contents(answer.get("content", {}), description)
        for status, answer in known["responses"].items()
    }
    return {"parameters": asked, "body": _contents(body, description), "answers": answers}


def _contents(content: dict[str, Any], description: dict[str, Any]) -> dict[str, Any]:
    return {kind: shape(one.get("schema", {}), description) for kind, one in content.items()}
