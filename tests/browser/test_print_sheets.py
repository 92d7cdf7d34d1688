"""Sheets to print: what is chosen is seen at once, and is what is downloaded."""

from playwright.sync_api import Page, expect

from support.browser.invitations import Invite
from support.browser.screens.home import wait_for_previews
from support.browser.timed_pages import freeze_time
from support.pdf_pages import PrintedPage as Printed
from support.pdf_pages import read_pdf_pages

TRIES_AGAIN = 3000  # milliseconds; as api/errors.ts has it


def download(page: Page) -> list[Printed]:
    with page.expect_download() as saving:
        page.get_by_role("link", name="Download PDF").click()
    assert saving.value.suggested_filename.endswith("-sheets.pdf")
    return read_pdf_pages(saving.value.path().read_bytes())


def test_what_is_chosen_is_seen_and_downloaded(invite: Invite) -> None:
    person = invite(locale="en-US")
    page = person.page
    person.open_home().page.get_by_role("link", name="Print sheets").click()
    seen = page.get_by_role("img", name="Preview: a page of Knister, Letter, 4 sheets")
    expect(seen).to_be_visible()
    before = seen.get_attribute("src")
    [letter] = download(page)
    assert (round(letter.width, 1), round(letter.height, 1)) == (215.9, 279.4)

    for choice in ("Knaster", "2", "A5", "Black and white"):
        page.get_by_text(choice, exact=True).click()
    page.get_by_label("Names").fill("Zoë, Łucja, Tim")
    page.get_by_label("Rules on the back").check()
    wait_for_previews(person, 2)
    seen = page.get_by_role("img", name="Preview: a page of Knaster, A5, 2 sheets")
    assert seen.get_attribute("src") != before
    expect(page.get_by_role("img", name="Preview of the back")).to_be_visible()
    expect(page.locator("output")).to_have_text("2")  # three names, two a page
    person.button("More pages").click()
    pages = download(page)
    assert len(pages) == 6
    assert {(round(one.width), round(one.height)) for one in pages} == {(210, 148)}
    assert ["Łucja" in one.text for one in pages] == [True, False, False, False, True, False]

    page.get_by_label("Names").fill("Zoë, Zoë, [Ben]")
    person.expected.append("422")
    expect(page.get_by_role("alert")).to_contain_text("“[Ben]” cannot be a name.")
    expect(person.button("Download PDF")).to_be_disabled()
    expect(page.locator("img").first).to_be_visible()  # the old one stays
    page.get_by_label("Names").fill("Zoë")
    expect(page.locator("[role=alert]")).to_be_empty()
    assert ["Zoë" in one.text for one in download(page)] == [True, False] * 3


def test_a_picture_that_fails_in_passing_comes_by_itself(invite: Invite) -> None:
    person = invite(locale="en-US")
    page, pictures = person.page, "**/api/sheets/*.png*"
    freeze_time(page)
    person.expected.append("503")
    busy = {"code": "printing-busy", "message": "Many sheets are being drawn.", "facts": {}}
    page.route(pictures, lambda route: route.fulfill(status=503, json=busy))
    person.go("sheets")
    expect(page.get_by_role("link", name="Download PDF")).to_be_visible()
    page.clock.run_for(1)
    expect(page.get_by_role("alert")).to_have_text("Many sheets are being drawn.")
    assert download(page)  # it asks for nothing that cannot be had
    page.unroute(pictures)
    page.clock.run_for(TRIES_AGAIN)
    expect(page.get_by_role("img", name="Preview: a page of Knister")).to_be_visible()
    expect(page.locator("[role=alert]")).to_be_empty()
