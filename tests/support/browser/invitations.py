"""Invite people to a server: each comes with a browser window of their own."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize

from support.browser.person import Person
from support.browser.viewports import PHONE
from support.browser.window_pool import Window, acquire_window, release_window
from support.plugins.rehearsal import next_seed

# Whatever tables the page opens have dice by a seed; its own part in them counts for nothing.
SEED_DICE: Final = """(() => {
  const send = window.fetch;
  let tables = 0;
  window.fetch = (url, options) => {
    if (options?.method === "POST" && /api\\/(tables|rooms\\/[^/]+)$/.test(url)) {
      const rehearsal = SEED + ++tables;
      options = { ...options, body: JSON.stringify({ ...JSON.parse(options.body), rehearsal }) };
    }
    return send(url, options);
  };
})();"""


def play_without_taps(round_: int, people: Sequence[Person]) -> None:
    """Rounds without a tap, which the screens follow; as before it, everybody has moved then."""
    with ExitStack() as stack:
        devices = [stack.enter_context(person.connect_device()) for person in people]
        for number in range(people[0].round + 1, round_ + 1):
            roller = devices[(number - 1) % len(devices)]
            roller.wait_for_moves()  # computer players move in their own time
            roller.ask("next", round=number - 1)
            for person, device in zip(people, devices, strict=True):
                [own] = device.refresh().yours["seats"]
                device.move(own["seat"], number, person.rng.choice(own["write"]))
    for person in people:
        person.wait_for_round(round_)
        person.wait_until_stored()


Invite = Callable[..., Person]


@contextmanager
def open_invitations(browser: Browser, url: str) -> Iterator[Invite]:
    """Call it for everybody who comes: each has a browser of their own, with nothing remembered."""
    windows: list[Window] = []
    people: list[Person] = []

    def invite(taught: bool = True, viewport: ViewportSize = PHONE, **options: Any) -> Person:
        window = acquire_window(browser, viewport, **options)
        windows.append(window)
        window.page.add_init_script(SEED_DICE.replace("SEED", json.dumps(f"{next_seed()} table ")))
        people.append(Person(window.page, url, Random(len(people) + 1)))
        if taught:
            people[-1].remember("prefs", {"taught": ["knister", "knaster"]})
        return people[-1]

    try:
        yield invite
        for person in people:
            person.assert_no_complaints()
    finally:
        for window in windows:
            release_window(browser, window)
