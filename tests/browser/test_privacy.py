"""The page about privacy says what this very server keeps, and for how long."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from support.browser.invitations import Invite, open_invitations
from support.server.threaded_server import run_server_in_thread


def test_it_is_linked_and_says_that_tables_are_kept(invite: Invite) -> None:
    person = invite().open_home()
    person.page.locator("footer a").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Privacy")
    expect(person.page.locator("article")).to_contain_text("until whoever runs this server deletes")


def test_it_shows_how_long_the_server_keeps_tables_and_records(
    browser: Browser, tmp_path: Path
) -> None:
    database = str(tmp_path / "log.sqlite")
    with (
        run_server_in_thread(database, keep_days=90, keep_records_days=365) as server,
        open_invitations(browser, server.url) as invite,
    ):
        person = invite()
        person.go("privacy")
        article = person.page.locator("article")
        expect(article).to_contain_text("after 90 days")
        expect(article).to_contain_text("365 days after the game ended")
