"""Devices and servers of different versions understand each other."""

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from fivebyfive.client import messages_in
from fivebyfive.server.config import STATIC_FOLDER
from fivebyfive.server.http.static_page import INDEX, find_page_name
from fivebyfive.server.live.messages import PROTOCOL
from support.server.devices import open_device
from support.server.server_process import Server


@pytest.mark.parametrize(
    "said",
    [
        pytest.param({}, id="before-there-were-versions"),
        pytest.param({"protocol": PROTOCOL}, id="of-today"),
        pytest.param({"protocol": PROTOCOL + 1, "moods": ["calm"]}, id="of-tomorrow"),
    ],
)
def test_a_hello_of_any_version_is_welcomed(said: dict[str, Any], server: Server) -> None:
    with open_device(server.url, names=["Ola"]) as device:
        url = server.url.replace("http", "ws") + "/api/live"
        with connect(url, origin=None) as socket:
            hello = {"type": "hello", "token": device.token, "lang": "en", "changes": True}
            socket.send(json.dumps({**hello, **said}))
            [welcome, *_] = messages_in(str(socket.recv()))
    assert welcome["type"] == "welcome"
    assert welcome["protocol"] == PROTOCOL
    assert welcome["page"] == find_page_name(STATIC_FOLDER)


def test_the_name_of_a_page(tmp_path: Any) -> None:
    assert find_page_name(tmp_path) == ""
    script = '<script type="module" crossorigin src="./assets/index-B66xc589.js"></script>'
    (tmp_path / INDEX).write_text(f"<head>{script}</head>", encoding="utf-8")
    assert find_page_name(tmp_path) == "index-B66xc589.js"
    (tmp_path / INDEX).write_text("<head></head>", encoding="utf-8")
    assert find_page_name(tmp_path) == ""
