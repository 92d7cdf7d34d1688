"""What a phone has to fetch before the first roll."""

from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Response

from support.browser.invitations import Invite
from support.browser.screens.stage import Stage
from support.server.server_process import Server

MOST: Final = 90_000  # bytes of JavaScript, compressed
# What is fetched once the page was touched is no part of the first load. Playwright's own questions
# count as touches, so whether one came before the page looked would be a matter of luck.
UNTOUCHED: Final = """Object.defineProperty(
  navigator, "userActivation", { value: { hasBeenActive: false, isActive: false } })"""


@pytest.mark.parametrize("screen", ["home", "knister"])
def test_first_load(screen: str, invite: Invite, server: Server, stack: ExitStack) -> None:
    person = invite(locale="pl-PL")  # the language with the most letters
    person.page.add_init_script(UNTOUCHED)
    answers: list[Response] = []
    # Playwright looks at the signature of what it calls, and a method of a list has none.
    person.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    Stage(server.url, stack).show(screen, person)
    person.page.wait_for_load_state("networkidle")
    scripts = [answer for answer in answers if answer.url.endswith(".js")]
    assert len(scripts) >= 2  # the page, and its words
    assert all(one.headers["content-encoding"] in ("br", "gzip") for one in scripts)
    fetched = {one.url: one.request.sizes()["responseBodySize"] for one in scripts}
    assert sum(fetched.values()) <= MOST, fetched
