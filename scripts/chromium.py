"""A Chromium for the tests of the page.

python scripts/chromium.py      sees to it that there is one
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# The shell is the same Chromium without windows to look after, which cost processor time.
PACKAGES = ("chromium-headless-shell", "chromium")
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ON_A_MAC = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
DOWNLOADED = (
    "chromium_headless_shell-*/*/*headless*shell",
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
)
HELP = (
    "The tests of the page need Chromium, and it could not be installed. Install it (on Debian: "
    "apt-get install chromium), or let Playwright fetch it: .venv/bin/playwright install chromium"
)


def find_chromium() -> Path | None:
    """The system's, else the one that Playwright has downloaded."""
    return next((path for path in find_candidates() if is_runnable(path)), None)


def find_candidates() -> Iterator[Path]:
    """Everything that may be a Chromium, the best first."""
    yield from (Path(found) for found in map(shutil.which, NAMES) if found)
    yield from (path for path in map(Path, ON_A_MAC) if path.exists())
    for pattern in DOWNLOADED:
        yield from sorted(playwright_folder().glob(pattern), reverse=True)


def playwright_folder() -> Path:
    """Where Playwright keeps its browsers."""
    if chosen := os.environ.get("PLAYWRIGHT_BROWSERS_PATH", "").strip("0"):
        return Path(chosen)
    caches = "Library/Caches" if sys.platform == "darwin" else ".cache"
    return Path.home() / caches / "ms-playwright"


def is_runnable(path: Path) -> bool:
    """Whether it runs: a download may lack libraries, and a stub may lack its browser."""
    return run_succeeds([str(path), "--version"], 60)


def launch_options() -> dict[str, Any]:
    """For `playwright.chromium.launch(**launch_options())`."""
    found = find_chromium()
    assert found, HELP
    flags = ["--disable-dev-shm-usage"]  # containers have little of it
    # Nothing is drawn on a screen, and nobody outside is to be asked anything.
    flags += ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
    flags += ["--disable-background-networking", "--disable-component-update"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        flags.append("--no-sandbox")  # Chromium's sandbox refuses to work for root
    return {"executable_path": str(found), "args": flags}


def run_succeeds(command: list[str], seconds: int) -> bool:
    """Whether a command did its work in time; what it says does not matter."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=seconds,
            check=False,
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def install() -> None:
    """Playwright's own, else the system's where we may install it."""
    run_succeeds([sys.executable, "-m", "playwright", "install", "chromium"], 300)
    if find_chromium() or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    if not install_package() and run_succeeds(["apt-get", "update"], 300):
        install_package()


def install_package() -> bool:
    """Whether the system had a package of it."""
    apt = ["apt-get", "install", "--yes", "--no-install-recommends"]
    return any(run_succeeds([*apt, package], 600) for package in PACKAGES)


def main() -> None:
    """Find one, or install one, or say what to do."""
    if find_chromium():
        return
    sys.stderr.write("Installing Chromium ...\n")
    install()
    if not find_chromium():
        sys.exit(HELP)


if __name__ == "__main__":
    main()
