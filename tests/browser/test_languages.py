"""Every language: two rounds, and another language in the middle of the third."""

import pytest
from playwright.sync_api import expect

from fivebyfive.words import Language, say
from support.browser.invitations import Invite
from support.browser.person import Person
from support.browser.timed_pages import DOUBLE_TAP, freeze_time

NAMES = {"en": "English", "es": "Español", "pt": "Português", "pl": "Polski", "de": "Deutsch"}
LOCALES = {"en": "en-GB", "es": "es-ES", "pt": "pt-BR", "pl": "pl-PL", "de": "de-AT"}
NEXT = {"en": "pl", "es": "en", "pt": "de", "pl": "es", "de": "pt"}


@pytest.mark.parametrize("language", Language)
def test_a_language(language: Language, invite: Invite) -> None:
    me = invite(locale=LOCALES[language])
    freeze_time(me.page)  # what is refused is said for some seconds only
    me.open_home()
    is_in(me, language)
    me.button(say(language, "home-play-game", game="Knister")).click()
    expect(me.page.get_by_text(say(language, "play-begin"))).to_be_visible()
    expect(me.cell("c3")).to_have_accessible_name(say(language, "play-cell-free", cell="c3"))
    for number in (1, 2):
        roll(me, language)
        round_of = say(language, "play-round-of", round=number, of=25)
        expect(me.page.get_by_text(round_of)).to_be_visible()
        expect(me.page.get_by_text(say(language, "play-your-move"))).to_be_visible()
        me.make_random_move()
    expect_refusal(me, language)

    numbers, wish = me.numbers(), me.page.locator(".own-sheet").get_attribute("data-wish")
    other = Language(NEXT[language])
    me.button(say(language, "page-menu")).click()
    me.choose(NAMES[other])
    is_in(me, other)
    expect(me.button(say(other, "page-close"))).to_be_visible()
    me.press("Escape")
    expect(me.page.locator(f".own-sheet[data-state=stored][data-wish={wish}]")).to_be_visible()
    assert me.numbers() == numbers
    assert me.round == 2
    expect_refusal(me, other)
    roll(me, other)
    me.page.reload()  # it stays as it was chosen
    is_in(me, other)
    me.make_random_move()


def roll(me: Person, language: Language) -> None:
    """The button is armed a moment after it says what it does."""
    expect(me.roll_button).to_have_text(say(language, "play-roll"))
    me.page.clock.run_for(DOUBLE_TAP)
    me.roll()


def is_in(me: Person, language: str) -> None:
    tag = {"pt": "pt-PT"}.get(language, language)
    expect(me.page.locator("html")).to_have_attribute("lang", tag)


def expect_refusal(me: Person, language: Language) -> None:
    """The server speaks the language of the page, too."""
    inked = me.page.locator(".own-sheet [data-cell]:not(.playable):has(.number):not(.pencil)").first
    cell, number = inked.get_attribute("data-cell") or "", inked.inner_text()
    inked.click()
    told = me.page.get_by_role("alert").get_by_role("button")
    expect(told).to_have_text(say(language, "error-cell-taken", cell=cell, number=int(number)))
    told.click()
    expect(told).to_have_count(0)
