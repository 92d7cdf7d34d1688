"""Names: which are the same, which look the same, and which hide something."""

import pytest

from fivebyfive.rules.names import hides_letters, mixes_scripts, name_key, name_skeleton

HONEST = [
    "Anna",
    "Zoë",
    "Zoe\u0308",  # the same in two signs
    "Łukasz",
    "Nguyễn Thị Ánh",
    "O'Brien",
    "O’Brien",
    "Noʻeau",
    "Анна",
    "Ιωάννα",
    "Արմեն",
    "محمد",
    "می\u200cخواهم",  # Persian, with a sign that keeps letters apart
    "मुस्कान",
    "क्\u200dष",
    "שָׁלוֹם",
    "さくら花子",
    "김민준",
    "สมชาย",
    "Anna Анна",  # two words, each in its own alphabet
    "Lena 🐸",
    "👩\u200d🚀 Mia",
    "❤\ufe0f Ida",
    "Team 1\ufe0f\u20e3",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f Ewan",
    "Işıl",
    "Anna\u00a0B.",
]
HIDING = [
    "An\u200bna",
    "Anna\u200d",
    "An\u200cna",
    "\u202eannA",
    "An\u00adna",
    "Anna\u2060",
    "Anna\ufe0f",
    "Anna\u3164",
    "\u2800Anna",
    "Anna\U000e0041",
    "a\u0300\u0301\u0302\u0303",
    "\u0301Anna",
    "An\u034fna",
    "Lena 🐸\u200d",
]


@pytest.mark.parametrize("name", HONEST)
def test_honest_names_of_any_script(name: str) -> None:
    assert not hides_letters(name)
    assert not mixes_scripts(name)


@pytest.mark.parametrize("name", HIDING)
def test_what_cannot_be_seen(name: str) -> None:
    assert hides_letters(name)


@pytest.mark.parametrize("name", ["Аnna", "Annа", "Tοm", "Jаn-Erik", "Ріotr", "Aսa"])
def test_words_that_mix_alphabets(name: str) -> None:
    assert mixes_scripts(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("anna", "Anna"),
        ("ANNA", "Anna"),
        ("Ａｎｎａ", "Anna"),
        ("Zoe\u0308", "zoë"),
        ("STRASSE", "straße"),
        ("Anna\u00a02", "Anna 2"),
        ("Anna  2", "anna 2"),
        ("❤\ufe0f Ida", "❤ ida"),
    ],
)
def test_names_that_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Тора", "Topa"),
        ("AIina", "Alina"),
        ("Sam 0", "Sam O"),
        ("Arnold", "Amold"),
        ("ΑΝΝΑ", "ANNA"),
        ("Аса", "Aca"),
    ],
)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)
    assert name_skeleton(one) == name_skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Anna", "Anna 2"),
        ("Łukasz", "Lukasz"),
        ("Zoë", "Zoe"),
        ("Team 1", "Team L"),
    ],
)
def test_names_that_differ(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)
    assert name_skeleton(one) != name_skeleton(other)
