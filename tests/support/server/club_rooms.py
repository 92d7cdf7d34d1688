"""What is asked of the standing link of a club at servers of one process and of several."""

import asyncio

import httpx

from support.server.server_process import Server

REQUESTS = 16


async def check_concurrent_opening(server: Server) -> None:
    """Of many who open a room at the same moment one opens a table, and all get that table."""
    url = f"{server.url}/api/rooms/moment"
    # Connections of their own, so that every process is asked.
    clients = [httpx.AsyncClient() for _ in range(REQUESTS)]
    answers = await asyncio.gather(*(one.post(url, json={}) for one in clients))
    for one in clients:
        await one.aclose()
    assert sorted(answer.status_code for answer in answers) == [200] * (REQUESTS - 1) + [201]
    told = [answer.json() for answer in answers]
    assert len({answer["code"] for answer in told}) == 1
    assert len([answer for answer in told if answer["ticket"]]) == 1
