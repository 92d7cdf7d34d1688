"""Every message is there in every language, is well formed, and says the right words."""

import ast
import re
from itertools import product
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from fivebyfive.rules import Combination
from fivebyfive.words import Language, pick_language, say
from support.fluent_messages import (
    CODE_ENUMS,
    ENGLISH_MESSAGES,
    LOCALES,
    MESSAGE_FAMILIES,
    collect_variables,
    expand_families,
    find_said_messages,
    parse_entries,
    parse_messages,
    parse_sources,
    plural_forms,
)

COUNTS = (0, 1, 2, 3, 5, 12, 22, 25, 101)
# Facts that are counts; all others are texts.
COUNTED = {
    *("rounds", "total", "owed", "moves", "seats", "given", "round", "rolls"),
    *("missing", "moved", "of", "left", "lines", "seconds", "points", "count", "circled", "box"),
    *("people", "place", "number", "records", "house", "pair", "circles", "three", "straight"),
    *("drawn", "times", "rolled", "days"),
}
PLURALS = {"pl": {"one", "few", "many", "other"}}


def test_folders_are_the_languages() -> None:
    assert {path.name for path in LOCALES.iterdir()} == set(Language)


@pytest.mark.parametrize("language", list(Language))
def test_well_formed(language: str) -> None:
    all_entries = parse_entries(language)
    junk = [entry.content for entry in all_entries if isinstance(entry, ftl.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in all_entries if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


def test_polish_has_one_pair_of_words_for_the_lock() -> None:
    about_the_lock = [
        *("lobby-lock", "lobby-unlock", "lobby-locked", "join-locked", "error-locked"),
        *("play-lock", "play-unlock", "class-locked"),
    ]
    assert [name for name in about_the_lock if "blok" not in say(Language.PL, name)] == []


@pytest.mark.parametrize("language", list(Language))
def test_the_same_files_messages_and_variables_as_in_english(language: str) -> None:
    files = {path.name for path in (LOCALES / language).iterdir()}
    assert files == {path.name for path in (LOCALES / "en").iterdir()}
    here = parse_messages(language)
    assert set(here) == set(ENGLISH_MESSAGES)
    for name, message in here.items():
        assert collect_variables(message) == collect_variables(ENGLISH_MESSAGES[name]), name


@pytest.mark.parametrize("language", list(Language))
def test_every_message_can_be_said_for_every_count(language: Language) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in (LOCALES / language).iterdir():
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for name, message in parse_messages(language).items():
        names = sorted(collect_variables(message))
        counted = [COUNTS if variable in COUNTED else ("x",) for variable in names]
        for values in product(*counted):
            pattern = bundle.get_message(name).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, dict(zip(names, values, strict=True)))
            assert not errors, (name, errors)
            assert str(text).strip(), name


@pytest.mark.parametrize("language", list(Language))
def test_every_count_has_all_its_plurals(language: str) -> None:
    for name, message in parse_messages(language).items():
        for counted, forms in plural_forms(message).items():
            assert counted in COUNTED, name
            assert forms == PLURALS.get(language, {"one", "other"}), name


@pytest.mark.parametrize("language", list(Language))
def test_sentences_are_translated(language: str) -> None:
    if language == "en":
        return
    serializer = FluentSerializer()
    here = parse_messages(language)
    for name, message in ENGLISH_MESSAGES.items():
        text = serializer.serialize_entry(message)
        if len(text) > 60 and not name.startswith("score-error"):
            assert serializer.serialize_entry(here[name]) != text, name


def test_no_message_is_missing() -> None:
    wanted = expand_families(MESSAGE_FAMILIES)
    for tree in parse_sources():
        wanted |= {
            str(node.value) for node in find_said_messages(tree) if isinstance(node, ast.Constant)
        }
    assert wanted - set(ENGLISH_MESSAGES) == set()


def test_every_message_put_together_is_of_a_known_family() -> None:
    beginnings = {
        node.values[0].value
        for tree in parse_sources()
        for node in find_said_messages(tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }
    assert beginnings == set(MESSAGE_FAMILIES)


GLOSSARY: dict[str, dict[str, str]] = {
    "pl": {
        "pair": "para",
        "two-pairs": "dwie pary",
        "three": "trójka",
        "four": "czwórka",
        "five": "piątka",
        "full-house": "ful",
        "straight": "strit",
        "straight-with-7": "strit z siódemką",
        "straight-without-7": "strit bez siódemki",
    },
    "en": {
        "pair": "pair",
        "two-pairs": "two pairs",
        "three": "three of a kind",
        "four": "four of a kind",
        "five": "five of a kind",
        "full-house": "full house",
        "straight": "straight",
        "straight-with-7": "straight with a 7",
        "straight-without-7": "straight without a 7",
    },
    "de": {
        "pair": "Paar",
        "two-pairs": "zwei Paare",
        "three": "Drilling",
        "four": "Vierling",
        "five": "Fünfling",
        "full-house": "Full House",
        "straight": "Straße",
        "straight-with-7": "Straße mit 7",
        "straight-without-7": "Straße ohne 7",
    },
    "es": {
        "pair": "doblete",
        "two-pairs": "dos dobles",
        "three": "triplete",
        "four": "cuarteto",
        "five": "quinteto",
        "full-house": "full",
        "straight": "escalera",
        "straight-with-7": "escalera con 7",
        "straight-without-7": "escalera sin 7",
    },
    "pt": {
        "pair": "dupla",
        "two-pairs": "duas duplas",
        "three": "tripla",
        "four": "quadra",
        "five": "quíntupla",
        "full-house": "full house",
        "straight": "sequência",
        "straight-with-7": "sequência com 7",
        "straight-without-7": "sequência sem 7",
    },
}


@pytest.mark.parametrize("language", list(Language))
def test_glossary(language: Language) -> None:
    for made, name in GLOSSARY[language].items():
        assert say(language, f"combination-{made}") == name
    names = [say(language, f"combination-{made}") for made in Combination]
    assert len(set(names)) == len(names)


# Nouns, adjectives, and what numbers and games do.
IMPERSONAL = {
    *("kół", "wokół", "dół", "stół", "Stół", "stołem", "Orzeł", "Biała", "Wesoła"),
    *("działa", "Działa", "wypadła", "skończyła", "zaczęła", "udział"),
}


@pytest.mark.parametrize("language", list(Language))
def test_words_that_are_not_wanted(language: str) -> None:
    text = " ".join(path.read_text(encoding="utf-8") for path in (LOCALES / language).iterdir())
    assert not re.search(r"\b\der\b", text), "2er, 3er ... stand on the printed slip only"
    if language == "pl":
        past = set(re.findall(r"\w+(?:ł|ła|łeś|łaś|łem|łam)\b", text)) - IMPERSONAL
        assert not past, "no past tense that has a gender"


POLISH = {"runda": ("rundy", "rund"), "punkt": ("punkty", "punktów"), "ruch": ("ruchy", "ruchów")}


@pytest.mark.parametrize("count", [2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 101, 102, 112])
def test_polish_plurals_everywhere(count: int) -> None:
    few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
    rounds, points, moves = (forms[0] if few else forms[1] for forms in POLISH.values())
    sentences = {
        say(Language.PL, "score-heading", game="Knister", rounds=count): f"{count} {rounds}",
        say(Language.PL, "score-verdict", verdict="", total=count): f"{count} {points}",
        say(Language.PL, "score-no-verdict", total=count, good=50): f"{count} {points}",
        say(Language.PL, "score-still-valid", rounds=count): f"{count} {rounds}",
        say(Language.PL, "error-too-many-moves", text="", moves=count, seats=1): f"{count} {moves}",
    }
    for sentence, expected in sentences.items():
        assert expected in sentence, sentence


@pytest.mark.parametrize(
    ("count", "expected"),
    [(1, "jedna runda"), (2, "2 rundy"), (5, "5 rund"), (12, "12 rund"), (22, "22 rundy")],
)
def test_polish_plurals(count: int, expected: str) -> None:
    assert say(Language.PL, "score-heading", game="Knister", rounds=count).endswith(expected)


def test_portuguese_is_european() -> None:
    """In Brazil zero is singular, in Portugal it is plural."""
    assert "0 pontos" in say(Language.PT, "score-no-verdict", total=0, good=50)


def test_a_message_nobody_wrote() -> None:
    with pytest.raises(LookupError):
        say(Language.PL, "no-such-message")


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ([], "en"),
        (["C"], "en"),
        (["C.UTF-8"], "en"),
        (["pl_PL.UTF-8"], "pl"),
        (["pt-BR"], "pt"),
        (["de"], "de"),
        (["fr_FR", "es_ES"], "es"),
        (["DE_at"], "de"),
        (["", "xx"], "en"),
    ],
)
def test_picking_a_language(wishes: list[str], language: str) -> None:
    assert pick_language(wishes) == language


def test_every_fact_a_sentence_needs_is_given() -> None:
    """A sentence that needs a fact the code does not give would show only the fact's name."""
    needed: dict[str, set[str]] = {
        name: collect_variables(message)
        for name, message in ENGLISH_MESSAGES.items()
        if name.startswith("error-")
    }
    given: dict[str, list[set[str]]] = {name: [] for name in needed}
    for tree in parse_sources():
        for node in ast.walk(tree):
            code = _raised_code(node)
            if code and isinstance(node, ast.Call):
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                given[f"error-{code}"].append(facts)
    for name, calls in given.items():
        assert calls, f"{name} is never raised"
        for facts in calls:
            assert needed[name] <= facts, name


def _raised_code(node: Any) -> str | None:
    """The code in a call such as `MoveError(Code.CELL_TAKEN, ...)`."""
    if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Attribute)):
        return None
    owner = getattr(node.args[0].value, "id", "")
    vocabulary = CODE_ENUMS.get(owner)
    return str(vocabulary[node.args[0].attr]) if vocabulary else None
