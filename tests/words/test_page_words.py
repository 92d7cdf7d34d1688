"""What the page says is there for it, with the facts that it needs, and nothing is left over."""

import re
from itertools import chain

from fivebyfive.bots import LEVELS
from fivebyfive.printing import Ink, PageSize
from fivebyfive.rules import Verdict
from fivebyfive.table import PRESETS, REACTIONS
from support.fluent_messages import (
    ENGLISH_MESSAGES,
    LOCALES,
    MESSAGE_FAMILIES,
    collect_variables,
    expand_families,
    parse_messages,
    parse_sources,
    string_constants,
)
from support.page_source import (
    FILES,
    find_id_families,
    find_literals,
    find_say_calls,
    read_excluded_files,
    read_union_members,
)

# Levels that /api/about will name soon: their words are there before them.
LEVEL_NAMES = sorted({*LEVELS, "expert", "master"})
PICTURES = read_union_members("screens/rules/sections.ts", "PictureName")
# Messages whose ids the page puts together, with a star for what it puts in.
DICE_PROBLEMS = [
    "record",
    "seal",
    "secret",
    "nonce",
    "nonces",
    "chain",
    "part",
    "seen",
    "roll",
]  # diceCheck.ts
UNCOUNTED_REASONS = ["hints", "same-dice", "practice", "repeat", "late", "stand-in", "archive"]
PAGE_FAMILIES: dict[str, list[str]] = {
    **{
        f"{name}*": MESSAGE_FAMILIES[name]
        for name in ("combination-", "means-", "verdict-", "line-", "doubt-")
    },
    "end-dice-wrong-*": DICE_PROBLEMS,
    "goal-*": list(Verdict),
    "level-*": LEVEL_NAMES,
    "level-*-means": LEVEL_NAMES,
    "lobby-preset-*": list(PRESETS),
    "lobby-preset-*-means": list(PRESETS),
    "print-ink-*": list(Ink),
    "print-paper-*": list(PageSize),
    "reaction-*": list(REACTIONS),
    "rules-picture-*": PICTURES,
    "uncounted-*": UNCOUNTED_REASONS,
    "rules-picture-*-alt": PICTURES,
}

SOURCES = [path.read_text(encoding="utf-8") for path in FILES]
CALLS = list(chain.from_iterable(find_say_calls(path) for path in FILES))
BUNDLED = {
    name
    for path in (LOCALES / "en").iterdir()
    if path.name not in read_excluded_files()
    for name in parse_messages("en", path.name)
}
FIRST_WORDS = {name.split("-")[0] for name in ENGLISH_MESSAGES}


def test_the_page_is_read() -> None:
    """Should the source be moved or written in another way, the other tests would see nothing."""
    assert len(CALLS) > 200
    assert read_excluded_files() < {path.name for path in (LOCALES / "en").iterdir()}
    read = [call for call in CALLS if call.ids and call.facts]
    assert len(read) > 50


def test_no_message_is_unused() -> None:
    used = expand_families(MESSAGE_FAMILIES) | expand_families(PAGE_FAMILIES)
    used |= set().union(*(string_constants(tree) for tree in parse_sources()))
    used |= set().union(*(find_literals(text) for text in SOURCES))
    assert set(ENGLISH_MESSAGES) - used == set()


def test_every_message_that_is_said_is_there() -> None:
    assert {call.place: call.ids - BUNDLED for call in CALLS if call.ids - BUNDLED} == {}


def test_every_message_in_a_table_of_ids_is_there() -> None:
    """What begins like a message is one, wherever it stands."""
    like_messages = {
        text
        for source in SOURCES
        for text in find_literals(source)
        if re.fullmatch(rf"({'|'.join(FIRST_WORDS)})-[a-z0-9-]+", text)
    }
    assert like_messages - BUNDLED == set()


def test_every_family_of_the_page_is_known() -> None:
    found = set().union(*(find_id_families(text) for text in SOURCES))
    like_messages = {family for family in found if family.split("-")[0] in FIRST_WORDS}
    said = set().union(*(call.families for call in CALLS))
    assert like_messages | said == set(PAGE_FAMILIES)


def test_every_family_of_the_page_is_whole() -> None:
    assert expand_families(PAGE_FAMILIES) - BUNDLED == set()


def test_every_fact_is_given() -> None:
    """A sentence that needs a fact it is not given shows only the name of the fact."""
    missing: dict[str, set[str]] = {}
    for call in CALLS:
        known = {family: PAGE_FAMILIES.get(family, []) for family in call.families}
        for name in (call.ids | expand_families(known)) & BUNDLED:
            if (
                call.facts is not None
                and not collect_variables(ENGLISH_MESSAGES[name]) <= call.facts
            ):
                missing[f"{call.place}: {name}"] = (
                    collect_variables(ENGLISH_MESSAGES[name]) - call.facts
                )
    assert missing == {}
