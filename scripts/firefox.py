"""A Firefox for a few of the tests of the page.

python scripts/firefox.py      sees to it that there is one

Playwright drives the system's own Firefox by WebDriver BiDi. It asks for some things that Firefox
140 does not know yet (downloads, emulation of media); `relay_webdriver` stands between the two and
says yes to those, because no test needs them.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from chromium import run_succeeds

NAMES = ("firefox-esr", "firefox")
HELP = (
    "These tests of the page need Firefox, and it could not be installed. Install it (on Debian: "
    "apt-get install firefox-esr)."
)
# What a context of Playwright would set for itself.
PREFERENCES = {
    "intl.accept_languages": "en-GB, en",
    "ui.prefersReducedMotion": 1,
    "ui.systemUsesDarkTheme": 0,
}
_LISTENING = re.compile(r"(WebDriver BiDi listening on )(ws://\S+)")


def find_firefox() -> str | None:
    """The system's."""
    found = (path for path in map(shutil.which, NAMES) if path)
    return next((path for path in found if run_succeeds([path, "--version"], 60)), None)


def launch_options() -> dict[str, Any]:
    """For `playwright.firefox.launch(**launch_options())`."""
    firefox = find_firefox()
    assert firefox, HELP
    wrapper = Path(tempfile.mkdtemp(prefix="firefox-")) / "firefox"
    command = shlex.join([sys.executable, str(Path(__file__).resolve()), "--relay", firefox])
    wrapper.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
    wrapper.chmod(0o755)
    return {
        "channel": "moz-firefox",
        "executable_path": str(wrapper),
        "firefox_user_prefs": PREFERENCES,
        # A home of its own: Firefox refuses one that belongs to somebody else.
        "env": {**os.environ, "HOME": str(wrapper.parent)},
    }


async def relay_webdriver(command: list[str]) -> int:
    """Run Firefox and pass on what is said to it; what it does not know is answered with yes."""
    firefox = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    assert firefox.stderr
    target = ""

    async def relay(client: ServerConnection) -> None:
        path = client.request.path if client.request else "/session"
        async with connect(target + path, max_size=None) as browser:

            async def answer() -> None:
                async for message in browser:
                    await client.send(forgive_unknown(str(message)))
                await client.close()

            answering = asyncio.create_task(answer())
            async for message in client:
                await browser.send(message)
            answering.cancel()

    async with serve(relay, "127.0.0.1", 0, max_size=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async for line in firefox.stderr:
            text = line.decode(errors="replace")
            if found := _LISTENING.search(text):
                target = found[2]
                text = f"{found[1]}ws://127.0.0.1:{port}\n"
            sys.stderr.write(text)
            sys.stderr.flush()
    return await firefox.wait()


def forgive_unknown(message: str) -> str:
    """An answer, unless it says that a command is unknown: then one that it was done."""
    if '"unknown command"' not in message[:200]:
        return message
    answer = json.loads(message)
    if answer.get("error") != "unknown command":
        return message
    # A collector of bodies is asked for by its name later on, and then knows of none.
    return json.dumps({"type": "success", "id": answer["id"], "result": {"collector": "none"}})


def main() -> None:
    """Find one, or install one, or say what to do."""
    if sys.argv[1:2] == ["--relay"]:
        sys.exit(asyncio.run(relay_webdriver(sys.argv[2:])))
    if find_firefox():
        return
    sys.stderr.write("Installing Firefox ...\n")
    install = ["apt-get", "install", "--yes", "--no-install-recommends", NAMES[0]]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and not run_succeeds(install, 600):
        run_succeeds(["apt-get", "update"], 300)
        run_succeeds(install, 600)
    if not find_firefox():
        sys.exit(HELP)


if __name__ == "__main__":
    main()
