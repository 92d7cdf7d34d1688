"""Browser windows that are used again: a cold renderer costs more than most of what tests do.

Everybody in a test has a browser context of their own, which is what keeps people apart. A new one
starts a new renderer process, which needs 0.40 s of processor time until the page is there; one
that has shown the page before needs 0.11 s. So a context whose person has left is kept for the next
one, after everything that a person can leave behind was taken away:

    storage        cleared by the first script of the next person, before the page sees it
    scripts        those that were added to run in every document are removed
    listeners      removed, as are routes
    emulation      size, media and network are as in a new window
    the rest       a window with a replaced clock or socket, with an exposed function or with tabs
                   beside it is closed
"""

from collections.abc import Callable
from itertools import count
from typing import Any, Final
from urllib.parse import urljoin
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

DEFAULT_OPTIONS: Final[dict[str, Any]] = {"locale": "en-GB", "reduced_motion": "reduce"}
MAX_POOLED: Final = 6  # more people than that are rarely in one test
TIMEOUT: Final = 20_000  # ms

# Per tab and origin, so that it runs once for each person.
_CLEAR: Final = """if (sessionStorage["window-pool"] !== "NUMBER") {
  sessionStorage.clear();
  localStorage.clear();
  sessionStorage["window-pool"] = "NUMBER";
}"""
# Playwright cannot take back a clock or a route of sockets; both replace what is the browser's own.
_IS_NATIVE: Final = """[setTimeout, Date.now, WebSocket, fetch].every((one) =>
  Function.prototype.toString.call(one).includes("[native code]"))"""

_kept: WeakKeyDictionary[Browser, list["Window"]] = WeakKeyDictionary()
_numbers = count(1)


class Window:
    """A context with one page, and what was added to it since it was last cleared."""

    def __init__(self, context: BrowserContext, is_usual: bool) -> None:
        self.page: Page = context.new_page()
        self.has_default_options = is_usual
        self._added: list[Callable[[], object]] = []  # each takes one addition back
        context.set_default_timeout(TIMEOUT)
        self._has_function = False  # of a test, which cannot be taken back
        add_script, listen = self.page.add_init_script, self.page.on
        expose = self.page.expose_function

        def add_and_note(*args: Any, **options: Any) -> Any:
            script = add_script(*args, **options)
            self._added.append(script.close)
            return script

        def listen_and_note(event: Any, heard: Any) -> None:
            listen(event, heard)
            self._added.append(lambda: self.page.remove_listener(event, heard))

        def expose_and_note(*args: Any, **options: Any) -> Any:
            self._has_function = True
            return expose(*args, **options)

        # Whoever has the page adds to it directly: that is noted here, whoever it is.
        self.page.expose_function = expose_and_note  # type: ignore[method-assign]
        self.page.add_init_script = add_and_note  # type: ignore[method-assign]
        self.page.on = listen_and_note  # type: ignore[assignment, method-assign]

    def reset(self, viewport: ViewportSize) -> None:
        """Be as a new window is."""
        self.page.set_viewport_size(viewport)
        self.page.add_init_script(_CLEAR.replace("NUMBER", str(next(_numbers))))

    def clear(self) -> bool:
        """Take away what was left behind; whether all of it could be."""
        context = self.page.context
        if self.page.is_closed() or len(context.pages) != 1 or self._has_function:
            return False
        for take_back in self._added:
            take_back()
        self._added.clear()
        self.page.unroute_all(behavior="ignoreErrors")
        context.unroute_all(behavior="ignoreErrors")
        context.clear_cookies()
        context.set_offline(False)
        self.page.emulate_media(
            media="null", color_scheme="null", forced_colors="null", reduced_motion="reduce"
        )
        if self.page.url.startswith("http"):
            # Within the site: a blank page would be left for a new process, which is cold.
            self.page.goto(urljoin(self.page.url, "/robots.txt"))
        return bool(self.page.evaluate(_IS_NATIVE))


def acquire_window(browser: Browser, viewport: ViewportSize, **options: Any) -> Window:
    """A window in which nothing is remembered; `options` are those of a context."""
    kept = _kept.setdefault(browser, [])
    wanted = {**DEFAULT_OPTIONS, **options}
    if wanted == DEFAULT_OPTIONS and kept:
        window = kept.pop()
        window.reset(viewport)
        return window
    return Window(browser.new_context(viewport=viewport, **wanted), wanted == DEFAULT_OPTIONS)


def release_window(browser: Browser, window: Window) -> None:
    """Keep a window for somebody else, or close it."""
    kept = _kept.setdefault(browser, [])
    try:
        if window.has_default_options and len(kept) < MAX_POOLED and window.clear():
            kept.append(window)
            return
    except Error:  # a page that hangs or crashed
        pass
    window.page.context.close()
