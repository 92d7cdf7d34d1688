"""A cheating server, as a program meets it: a proxy before a real one, which rewrites what it says.

It knows what a seat at a table needs: joining, the socket, records.
"""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import httpx
import uvicorn
from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fivebyfive.client import messages_in
from support.server.dice_cheats import Honest


@contextlib.contextmanager
def run_cheating_proxy(url: str, cheat: Honest) -> Iterator[str]:
    """The address of a cheating server, for the time of a test."""
    config = uvicorn.Config(_make_proxy(url, cheat), port=0, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    ready: Future[int] = Future()

    async def serve() -> None:
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0)
        ready.set_result(server.servers[0].sockets[0].getsockname()[1])
        await serving

    with ThreadPoolExecutor(1, "proxy") as thread:
        done = thread.submit(lambda: asyncio.run(serve()))
        try:
            yield f"http://127.0.0.1:{ready.result()}"
        finally:
            server.should_exit = True
            done.result()


def _make_proxy(url: str, cheat: Honest) -> FastAPI:
    app = FastAPI()

    @app.post("/api/tables/{code}/devices")
    async def join(code: str, request: Request) -> Response:
        async with httpx.AsyncClient() as http:
            body = await request.json()
            answer = await http.post(f"{url}/api/tables/{code}/devices", json=body)
        return Response(answer.content, answer.status_code, media_type="application/json")

    @app.get("/api/tables/{code}/record")
    async def get_record(code: str, game: int) -> Response:
        async with httpx.AsyncClient() as http:
            answer = await http.get(f"{url}/api/tables/{code}/record", params={"game": game})
        return Response(cheat.rewrite_record(answer.text), answer.status_code)

    @app.websocket("/api/live")
    async def live(device: WebSocket) -> None:
        await device.accept()
        async with connect(url.replace("http", "ws", 1) + "/api/live", max_size=2**24) as server:
            both = [_hear_device(device, server, cheat), _hear_server(device, server, cheat)]
            tasks = [asyncio.create_task(one) for one in both]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    return app


async def _hear_device(device: WebSocket, server: ClientConnection, cheat: Honest) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await device.receive_text()
            [message] = messages_in(text)
            if message["type"] == "ask" and cheat.is_dropped(message["ask"]):
                answer = {"type": "answer", "id": message["id"], "answer": None}
                await device.send_text(json.dumps(answer))
            else:
                await server.send(text)


async def _hear_server(device: WebSocket, server: ClientConnection, cheat: Honest) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for text in server:
            messages = messages_in(text)
            for message in messages:
                if "table" in message:
                    cheat.rewrite_view(message["table"])
            await device.send_text(json.dumps(messages))
