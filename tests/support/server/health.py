"""What a server says of itself."""

import time
from typing import Final

import httpx

from support.server.server_process import Server

Health = tuple[int, str]  # the status, and a word or a code

WELL: Final = (200, "ok")
ILL: Final = (503, "unavailable")


def ask_health(server: Server, path: str = "/healthz") -> Health:
    answer = httpx.get(f"http://127.0.0.1:{server.port}{path}")
    assert answer.headers["cache-control"] == "no-store"
    body = answer.json()
    return answer.status_code, body.get("status") or body["code"]


def wait_for_health(server: Server, told: Health, path: str = "/healthz") -> None:
    while ask_health(server, path) != told:
        time.sleep(0.1)
