"""A browser that remembers an earlier version of the page goes on with this one."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, StorageState, expect

from fivebyfive.words import Language, say
from support.browser.invitations import open_invitations
from support.browser.person import Person
from support.browser.timed_pages import freeze_date
from support.made_before import TOKENS, copy_database, read_kept_text
from support.server.devices import open_device
from support.server.threaded_server import run_server_in_thread

KEPT = json.loads(read_kept_text("storage.json"))


@pytest.fixture
def ola(browser: Browser, tmp_path: Path) -> Iterator[Person]:
    """Back at the server that she played on, which has another port now."""
    with (
        run_server_in_thread(str(copy_database(tmp_path))) as server,
        open_invitations(browser, server.url) as invite,
    ):
        person = invite(taught=False, storage_state=remembered(server.url))
        freeze_date(person.page)  # long after, whatever the date is
        yield person


def remembered(origin: str) -> StorageState:
    """What the browser had kept, for a page that has another address now."""
    texts = {key: json.dumps(value) for key, value in KEPT.items()}
    items = [{"name": key, "value": text} for key, text in texts.items()]
    state: StorageState = {"cookies": [], "origins": []}
    state["origins"] = [{"origin": origin, "localStorage": items}]  # type: ignore[typeddict-item]
    return state


def test_the_table_is_offered_and_a_move_is_made(ola: Person) -> None:
    kept = TOKENS["playing"]
    ola.open_home()
    expect(ola.page.locator("html")).to_have_attribute("lang", "de")
    expect(ola.page.locator("html")).to_have_attribute("data-theme", "dark")
    ola.page.locator(f"main a[href$='{kept['code']}']").click()
    ola.button(say(Language.DE, "back-as", names="Ola")).click()
    ola.wait_for_round(kept["round"])
    ola.make_random_move()
    ola.wait_until_stored()
    with ola.connect_device() as device:
        assert device.table["moved"]["seats"] == [0, 1]


def test_games_that_were_played_and_one_that_was_deleted(ola: Person) -> None:
    ola.go(TOKENS["alone"]["code"])
    expect(ola.page.locator("[data-ended]")).to_be_visible()
    ola.go("history")
    [game] = KEPT["fivebyfive.history"]
    expect(ola.page.locator("main li")).to_have_count(1)
    expect(ola.page.locator("[data-best]")).to_have_text(str(game["total"]))
    ola.page.locator("main li button").click()
    with ola.page.expect_download() as saving:
        ola.button(say(Language.DE, "end-save")).click()
    assert saving.value.path().read_text(encoding="utf-8") == read_kept_text("knister.5x5")


def test_of_games_from_before_only_those_with_hints_do_not_count(ola: Person) -> None:
    games = json.loads(read_kept_text("history_with_hints.json"))
    assert [game.get("hints") for game in games] == [None, None, 1]
    ola.remember("history", games)
    ola.go("history")
    expect(ola.page.locator("main li")).to_have_count(3)
    expect(ola.page.locator("[data-count]")).to_have_text("2")
    best = max(game["total"] for game in games if "hints" not in game)
    expect(ola.page.locator("[data-best]")).to_have_text(str(best))
    [with_hints] = (
        ola.page.locator("main li").filter(has_text=say(Language.DE, "uncounted-hints")).all()
    )
    expect(with_hints).to_contain_text(str(games[2]["total"]))


def test_what_was_begun_and_not_finished(ola: Person) -> None:
    late = TOKENS["late"]["code"]
    ola.go(late)
    expect(ola.page.locator("[data-placed='2']")).to_be_visible()
    ola.go("caller")
    expect(ola.page.locator("[data-rolls='3']")).to_be_visible()
    ola.go("score")
    expect(ola.page.locator("[data-cell=d1]")).to_have_value("7")


def test_names_and_rooms_are_a_tap_away(ola: Person) -> None:
    own, other = KEPT["fivebyfive.names"]
    with open_device(ola.url, names=["Kim"]) as kim:
        ola.go(kim.code)
        expect(ola.page.get_by_label(say(Language.DE, "join-name"))).to_have_value(own)
        ola.button(say(Language.DE, "join-as", name=other)).click()
        expect(ola.seat(other)).to_be_visible()
        assert [seat["name"] for seat in kim.refresh().table["seats"]] == ["Kim", other]
    ola.go("r")
    ola.page.get_by_role("link", name=TOKENS["room"]["name"]).click()
    expect(ola.page.get_by_role("heading", level=1)).to_contain_text(TOKENS["room"]["name"])
