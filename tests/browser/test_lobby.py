"""What the host chooses before a game."""

import httpx
from playwright.sync_api import Route, expect

from people import Invite

SOON = ["expert", "master"]  # levels that a server will have


def test_choices_say_what_they_mean(invite: Invite) -> None:
    emma = invite()

    def with_more_levels(route: Route) -> None:
        about = httpx.get(route.request.url).json()
        about["levels"] += [level for level in SOON if level not in about["levels"]]
        route.fulfill(json=about)

    emma.page.route("**/api/about", with_more_levels)
    emma.open_table("Emma")
    how = emma.page.get_by_role("group", name="How you play")
    expect(how.locator("p")).to_have_text("Around one table: the dice go round, nobody is hurried.")
    emma.choose("Class")
    expect(how.locator("p")).to_contain_text("The host rolls, 20 s for a move")
    emma.page.get_by_text("More settings").click()
    emma.choose("30 s")  # another way to play, without a name
    expect(how.locator("p")).to_have_count(0)

    emma.button("Computer player").click()
    levels = emma.page.get_by_role("group", name="Level")
    said = set()
    for level in ["beginner", "casual", *SOON, "random"]:
        emma.choose(level)
        said.add(levels.locator("p").inner_text())
    assert len(said) == 5
    assert "Counts the chances of all lines; hard to beat." in said
