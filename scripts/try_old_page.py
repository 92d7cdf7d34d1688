"""Pages and servers of two versions, each with the other, over whole games in a real Chromium.

PYTHONPATH=tests python scripts/try_old_page.py            with the commit before this one
PYTHONPATH=tests python scripts/try_old_page.py v0.1.0     with any commit that git has

The page of the other commit is built in a worktree of git, with the tools that are installed here.
Not a test of every run: it needs the history and builds a page.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from chromium import launch_options
from support.browser.person import Person
from support.cli_runner import CLEAN_ENVIRON
from support.server.server_process import Server

HERE: Final = Path(__file__).parents[1]
STATIC: Final = Path("src/fivebyfive/server/static")
ROUNDS: Final = 25  # of a game of Knister
SWAPPED_AFTER: Final = 3  # rounds
TOO_NEW: Final = "belongs to a newer version"  # said by a server of its database
MISSING_PART: Final = "404"  # of a page whose server has another one now
PREFERENCES: Final = '{"taught": ["knister", "knaster"]}'


def run(*command: str | Path, cwd: Path = HERE) -> None:
    """Run a command, whose output is shown only if it fails."""
    done = subprocess.run(command, check=False, cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")


def require_commit(commit: str) -> None:
    """Say what is missing, and end."""
    wanted = ["git", "rev-parse", "--quiet", "--verify", f"{commit}^{{commit}}"]
    try:
        found = subprocess.run(wanted, check=False, cwd=HERE, capture_output=True)
    except FileNotFoundError:
        sys.exit("To try the page of an earlier version, git is needed.")
    if found.returncode:
        sys.exit(f"Git has no commit {commit} here: this needs a clone with its history.")


@contextmanager
def check_out(commit: str, folder: Path) -> Iterator[Path]:
    """The tree of a commit with its built page."""
    tree = folder / "other"
    run("git", "worktree", "add", "--detach", tree, commit)
    try:
        (tree / "web/node_modules").symlink_to(HERE / "web/node_modules")
        run("npm", "run", "build", cwd=tree / "web")
        yield tree
    finally:
        run("git", "worktree", "remove", "--force", tree)


def combine(server: Path, page: Path, folder: Path) -> Path:
    """The code of one tree with the page of another: what to start."""
    shutil.copytree(server / "src", folder / "src", ignore=shutil.ignore_patterns("static"))
    shutil.copytree(page / STATIC, folder / STATIC)
    command = folder / "fivebyfive"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m fivebyfive.cli "$@"\n', "utf-8")
    command.chmod(0o755)
    return command


def make_server(command: Path, database: Path, port: int = 0) -> Server:
    """A server of a combination, which imports its own code."""
    environ = CLEAN_ENVIRON | {"PYTHONPATH": str(command.parent / "src")}
    log = database.with_suffix(f".{command.parent.name}.log")
    server = Server(str(database), port, command=command, environ=environ, log=log, rehearsal=False)
    server.start()
    return server


def open_page(browser: Browser, url: str, game: str) -> Person:
    """Somebody in the first round of a game alone."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    context.add_init_script(f"localStorage['fivebyfive.prefs'] ??= '{PREFERENCES}'")
    person = Person(context.new_page(), url)
    person.open_home().start_solo_game(game)
    return person


def finish(person: Person) -> int:
    """The points of a game that is over."""
    [total] = person.totals()
    person.assert_no_complaints()
    person.page.context.close()
    return total


def try_together(browser: Browser, command: Path, folder: Path) -> None:
    """A page that is served by a server of another version, for a game of each kind."""
    server = make_server(command, folder / f"{command.parent.name}.sqlite")
    try:
        for game in ("knister", "knaster"):
            person = open_page(browser, server.url, game)
            person.play_alone_to_the_end()
            print(f"  {game}: {finish(person)} points")
    finally:
        server.stop()


def try_swapped(browser: Browser, first: Path, second: Path, folder: Path) -> None:
    """A page that stays open while its server is replaced by one of another version."""
    database = folder / f"swapped-{first.parent.name}.sqlite"
    server = make_server(first, database)
    try:
        person = open_page(browser, server.url, "knister")
        person.expected += ["WebSocket", "ERR_CONNECTION_REFUSED", MISSING_PART, "MIME type"]
        for _ in range(SWAPPED_AFTER):
            person.roll()
            person.make_random_move()
        server.stop()
        server = replace_server(first, second, database, server.port)
        person.wait_until_stored()
        offered = play_on_swapped(person)
        print(f"  knister: {finish(person)} points; offered to reload: {offered}")
    finally:
        server.stop()


def replace_server(first: Path, second: Path, database: Path, port: int) -> Server:
    """A server of the other version; the first again where an older one refuses newer data."""
    try:
        return make_server(second, database, port)
    except AssertionError:
        refusal = database.with_suffix(f".{second.parent.name}.log").read_text("utf-8")
        if TOO_NEW not in refusal:
            sys.exit(f"The other server did not start:\n{refusal}")
        print("  the older server refuses the newer database, as it should: back to the newer one")
        return make_server(first, database, port)


def play_on_swapped(person: Person) -> bool:
    """Play to the end; whether a newer page was offered before that.

    The last screen may be one that the page has to be reloaded for, by hand in one from before
    versions.
    """
    while person.round < ROUNDS:
        person.roll()
        person.make_random_move()
    offered = person.page.get_by_text("A new version is here.").count() > 0
    person.roll_button.click()
    ended = person.page.locator("[data-ended]")
    expect(ended.or_(person.page.get_by_role("button", name="Try again")).first).to_be_visible()
    if not ended.count():
        print("  its last screen was gone, as pages from before versions have it: reloaded by hand")
        person.page.reload()
        expect(ended).to_be_visible()
    return offered


def main() -> None:
    """Try all combinations."""
    commit = sys.argv[1] if len(sys.argv) > 1 else "HEAD^"
    os.environ.pop("GIT_DIR", None)
    require_commit(commit)
    expect.set_options(timeout=20_000)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(**launch_options())
        with check_out(commit, folder) as other:
            trees = {"old": other, "new": HERE}
            commands = {
                (code, page): combine(trees[code], trees[page], folder / f"{code}-{page}")
                for code in trees
                for page in trees
            }
            for code, page in (("new", "old"), ("old", "new")):
                print(f"{page} page, {code} server:")
                try_together(browser, commands[code, page], folder)
            for first, second in (("old", "new"), ("new", "old")):
                print(f"{first} page and server, then the {second} server with its page:")
                swap = commands[first, first], commands[second, second]
                try_swapped(browser, *swap, folder)
        browser.close()
    print("Pages and servers of both versions go together.")


if __name__ == "__main__":
    main()
