"""A cheating server, as a browser meets it: a real one whose messages and records are rewritten."""

import json
import re
from dataclasses import dataclass, field

from playwright.sync_api import Page, Route, WebSocketRoute

from fivebyfive.client import messages_in
from support.server.dice_cheats import Honest


@dataclass
class CheatingServer:
    """Stands between a page and its server, and keeps the records that the page was given."""

    page: Page
    cheat: Honest
    records: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.route(re.compile(r"/api/tables/\d+/record"), self._route_record)
        self.page.route_web_socket(re.compile(r"/api/live$"), self._route_socket)

    @property
    def record(self) -> str:
        """The newest record."""
        return self.records[-1]

    def _route_record(self, route: Route) -> None:
        answer = route.fetch()
        self.records.append(self.cheat.rewrite_record(answer.text()))
        route.fulfill(response=answer, body=self.record)

    def _route_socket(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def hear_browser(text: str | bytes) -> None:
            [message] = messages_in(text)
            if message["type"] == "ask" and self.cheat.is_dropped(message["ask"]):
                browser.send(json.dumps({"type": "answer", "id": message["id"], "answer": None}))
            else:
                server.send(text)

        def hear_server(text: str | bytes) -> None:
            messages = messages_in(text)
            for message in messages:
                if "table" in message:
                    self.cheat.rewrite_view(message["table"])
            browser.send(json.dumps(messages))

        browser.on_message(hear_browser)
        server.on_message(hear_server)
