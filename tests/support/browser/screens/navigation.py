"""How a person gets to a table's screens, and what its page is made to believe."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from support.browser.person import Person
from support.server.devices import Device

REVIEW_TIMEOUT: Final = 180_000  # ms at most, beside other tests
# In the page, because what goes through a route of Playwright's costs a window that is used again.
PRETEND_PAGE_DICE: Final = """(() => {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
  Object.defineProperty(MessageEvent.prototype, "data", {
    get() {
      const data = get.call(this);
      return typeof data === "string" ? data.replaceAll('"dice":"real"', '"dice":"app"') : data;
    },
  });
})();"""


def store_tickets(person: Person, *tickets: dict[str, Any]) -> None:
    """Tables that this browser knows."""
    person.remember("tickets", list(tickets))


def open_as_device(person: Person, device: Device, alone: bool = True) -> None:
    """Go to a table as a device of it."""
    device.socket.close()
    store_tickets(person, device.ticket(alone))
    person.go(device.code)


def rewrite_server_messages(person: Person, changed: Callable[[str], str]) -> None:
    """The page hears what the server says with a change."""

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        server.on_message(lambda text: browser.send(changed(str(text))))

    person.page.route_web_socket("**/api/live", between)


def pretend_page_dice(person: Person) -> None:
    """Dice that were typed are told to be the page's own."""
    person.page.add_init_script(PRETEND_PAGE_DICE)


def open_running_game(person: Person, device: Device, alone: bool = True) -> None:
    """Go to a game, told that its dice are the page's own."""
    pretend_page_dice(person)
    open_as_device(person, device, alone)
    expect(person.page.locator("[data-round]")).to_be_visible()


def pretend_public_address(person: Person) -> None:
    """The page is told that other devices reach its server."""

    def answer(route: Route) -> None:
        shared = {"address": "http://192.168.7.7:8555", "nearby": True}
        route.fulfill(json={**route.fetch().json(), **shared})

    person.page.route("**/api/about", answer)


def open_projector(person: Person, device: Device) -> None:
    """Go to the big screen of a table, told that its dice are the page's own."""
    pretend_page_dice(person)
    store_tickets(person, device.ticket())
    person.go(f"{device.code}/screen")
    wait_for_visible(person, "[data-big]")


def wait_for_review(person: Person) -> None:
    """Wait until the coach has gone through the game."""
    expect(person.page.locator("[data-coach] .sentence")).to_be_visible(timeout=REVIEW_TIMEOUT)


def wait_for_visible(person: Person, what: str) -> Locator:
    """Wait for it."""
    found = person.page.locator(what).locator("visible=true").first
    expect(found).to_be_visible()
    return found
