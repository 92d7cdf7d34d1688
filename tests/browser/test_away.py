"""People who go away and come back."""

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from people import Invite, Person, record_of

# The table waits in real time: 10 seconds until others may roll, 30 until a computer may play.
LONG = 45_000
# It says at which waits the others may go on.
Story = Iterator[str]


def test_three_tables(invite: Invite) -> None:
    """Side by side: where one has to wait in real time, another goes on."""
    stories = [
        the_computer_plays_until_they_are_back(invite),
        the_host_who_rolls_is_gone(invite),
        the_host_leaves_for_good(invite),
    ]
    while stories:
        stories = [story for story in stories if next(story, None)]


def the_computer_plays_until_they_are_back(invite: Invite) -> Story:
    emma = invite().open_table("Emma")
    ola = invite().join(emma.link, "Ola")
    kim = invite().join(emma.link, "Kim")
    emma.start()
    emma.roll()
    for person in (emma, ola, kim):
        person.wait_for_round(1)
        person.move_anywhere()
    olas, kims = ola.go_away(), kim.go_away()

    expect(emma.standing("Ola")).to_have_accessible_name(re.compile("away"))
    expect(emma.roll_button).to_have_text("Ola rolls next")
    yield "10 seconds"
    expect(emma.roll_button).to_have_text("Roll for Ola", timeout=LONG)
    emma.roll()
    emma.move_anywhere()
    expect(emma.roll_button).to_have_text("Waiting for 2 people")
    yield "30 seconds"

    expect(emma.page.get_by_text("Ola is away.")).to_be_visible(timeout=LONG)
    emma.button("Let the computer play").click()
    expect(emma.roll_button).to_have_text("Waiting for one person")
    expect(emma.page.get_by_text("Kim is away.")).to_be_visible()
    emma.page.get_by_role("button", name="Wait", exact=True).click()
    expect(emma.page.get_by_text("Kim is away.")).to_have_count(0)

    kim = invite(storage_state=kims).go(emma.code)
    kim.move_anywhere()
    expect(kim.page.get_by_text("While you were away")).to_have_count(0)
    kim.roll()
    kim.move_anywhere()
    emma.wait_for_round(3)
    emma.move_anywhere()
    emma.roll()

    ola = invite(storage_state=olas).open_home()
    ola.page.get_by_role("link", name="Knister, round 4").click()
    expect(emma.standing("Ola")).not_to_have_accessible_name(re.compile("away"))
    played = [line.split()[3] for line in record_of(emma.url, emma.code, None).splitlines()[-2:]]
    expect(ola.page.get_by_role("status").filter(has_text="While you were away")).to_contain_text(
        re.compile(rf"the computer played {', '.join(played)}(, \w\w)? for you")
    )
    ola.button("Got it").click()
    expect(ola.page.get_by_text("While you were away")).to_have_count(0)
    ola.move_anywhere()
    for person in (emma, kim):
        person.wait_for_round(4)
        person.move_anywhere()
    ola.roll()


def the_host_who_rolls_is_gone(invite: Invite) -> Story:
    emma = invite().open_table("Emma")
    emma.page.get_by_text("More settings").click()
    emma.choose("The host")
    ola = invite().join(emma.link, "Ola")
    emma.start()
    emma.roll()
    ola.wait_for_round(1)
    for person in (emma, ola):
        person.move_anywhere()
    expect(ola.roll_button).to_have_text("The host rolls next")
    emmas = emma.go_away()
    yield "10 seconds"
    expect(ola.roll_button).to_have_text("Roll", timeout=LONG)
    ola.roll()
    ola.move_anywhere()
    emma = invite(storage_state=emmas).go(ola.code)
    emma.move_anywhere()
    emma.roll()


def the_host_leaves_for_good(invite: Invite) -> Story:
    emma = invite().open_table("Emma")
    ola = invite().join(emma.link, "Ola")
    kim = invite().join(emma.link, "Kim")
    emma.start()
    emma.roll()
    emma.move_anywhere()
    emma.menu("Leave the table", "Yes")
    expect(emma.button("Play Knister")).to_be_visible()
    emma.page.go_back()  # a stranger now
    expect(emma.page.get_by_text("The game is under way; you can watch.")).to_be_visible()

    two_go_on([ola, kim])
    ola.menu("End the game", "Yes")  # Ola is the host now
    ola.button("Same people again").click()
    expect(kim.page.get_by_text("Waiting for Ola to start.")).to_be_visible()
    yield "no longer"


def two_go_on(people: list[Person]) -> None:
    """Rounds 2 to 4: one roll each, and one by the computer that plays for who has left."""
    for number in range(1, 5):
        for person in people:
            person.wait_for_round(number)
            person.move_anywhere()
        if number % 3:
            people[number % 3 - 1].roll()
