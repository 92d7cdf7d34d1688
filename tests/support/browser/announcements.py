"""What a screen reader is given to say: the texts of live regions, in their order."""

from typing import Final

from support.browser.person import Person

# Every text that appears in a live region, as it is when the page has finished changing it; and the
# name of whatever gets the focus. Kept in the tab, which goes from screen to screen.
_RECORD: Final = """
  const log = (line) => {
    const kept = JSON.parse(sessionStorage.announced ?? "[]");
    sessionStorage.announced = JSON.stringify([...kept, line]);
  };
  const LIVE = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const said = new WeakMap();
  const look = () => {
    for (const region of document.querySelectorAll(LIVE)) {
      const text = region.textContent.replace(/\\s+/g, " ").trim();
      if (text && said.get(region) !== text) log(text.replaceAll("\\u200b", ""));
      said.set(region, text);
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true,
  });"""


def record_announcements(person: Person) -> None:
    """Before the page is opened: from now on everything that is announced is kept."""
    person.page.add_init_script(_RECORD)


def read_announcements(person: Person) -> list[str]:
    """Everything that was announced so far, the oldest first."""
    return list(person.page.evaluate("JSON.parse(sessionStorage.announced ?? '[]')"))
