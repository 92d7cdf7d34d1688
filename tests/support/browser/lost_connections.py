"""Pages that lose their connection while their time stands still."""

from typing import Final

from playwright.sync_api import expect

from support.browser.person import Person
from support.browser.timed_pages import freeze_time

# What a browser says of its own accord while the connection is cut.
NETWORK: Final = ["WebSocket connection to", "Failed to load resource: net::"]
# The page says on itself how many of the sockets that it has made are not closed.
_COUNT_SOCKETS: Final = """
  let open = 0;
  const count = (change) => (document.documentElement.dataset.sockets = open += change);
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      count(1);
      this.addEventListener("close", () => count(-1));
    }
  };"""
QUIET: Final = 4000  # milliseconds that a loss is nobody's business; as liveTable.svelte.ts has it
# Before which the page has knocked again, after one failure and after the next ones.
PAUSES: Final = [1, 200, 500, 1250, 2500]


def hold_time(person: Person) -> Person:
    """Before the page is opened: it knocks and complains when the test says so."""
    person.expected += NETWORK
    freeze_time(person.page)
    person.page.add_init_script(_COUNT_SOCKETS)
    return person


def expect_disconnected(person: Person) -> None:
    """The page has noticed: nothing that it knocked with is open."""
    expect(person.page.locator("html")).to_have_attribute("data-sockets", "0")


def advance_to_next_retry(person: Person) -> None:
    """After the longest of its pauses; before it nothing must be under way that slips through."""
    person.page.clock.run_for(PAUSES[-1])
