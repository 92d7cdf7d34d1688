"""Names of people: which of them are the same, look the same, or hide something.

Honest names of any script pass: with diacritics, apostrophes, emoji. Refused is what only serves
to be taken for somebody else, after Unicode Technical Standard 39 (security mechanisms): letters
that cannot be seen, marks piled upon marks, and words that mix alphabets whose letters look alike.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from fivebyfive.rules.lookalikes import LATIN_LOOKALIKES

_CACHE_SIZE: Final = 4096  # names: those of a table are compared whenever somebody comes
# Alphabets that have letters in common by their looks; a word of one of them is of one only.
_ALIKE: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"})
_JOINERS: Final = "\u200c\u200d"
# Letters and symbols without ink: Hangul fillers, Khmer inherent vowels, the blank of Braille.
_BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u17b4\u17b5\u2800\u034f")
_BLACK_FLAG: Final = "\N{WAVING BLACK FLAG}"
_MAX_MARKS: Final = 3  # on a letter, in scripts that write vowels above and below
_MAX_LATIN_MARKS: Final = 2  # besides the one that NFC has made part of the letter


@lru_cache(_CACHE_SIZE)
def name_key(name: str) -> str:
    """Equal for names that are the same but for case, spaces and their way of encoding.

    Unicode's NFKC_Casefold: "ANNA" and "anna" are one name, in full width too.
    """
    if not name.isascii():
        name = unicodedata.normalize("NFKC", "".join(c for c in name if not _is_ignorable(c)))
        name = unicodedata.normalize("NFKC", name.casefold())
    return " ".join(name.casefold().split())


@lru_cache(_CACHE_SIZE)
def name_skeleton(name: str) -> str:
    """Equal for names that look the same, whatever the alphabet; case matters for looks."""
    if not name.isascii():
        name = unicodedata.normalize("NFKC", "".join(c for c in name if not _is_ignorable(c)))
        name = unicodedata.normalize("NFD", name)
    name = unicodedata.normalize("NFC", name.translate(LATIN_LOOKALIKES))
    return " ".join(name.replace("rn", "m").split())


def mixes_scripts(name: str) -> bool:
    """Whether a word has letters of several alphabets that look alike, as Latin and Cyrillic."""
    if name.isascii():
        return False
    words = re.findall(r"[^\W\d_]+", unicodedata.normalize("NFKC", name))
    return any(len(_ALIKE.intersection(map(_find_script, word))) > 1 for word in words)


def hides_letters(name: str) -> bool:
    """Whether a name has something that cannot be seen, or a pile of marks over its letters."""
    if name.isascii():
        return False
    name = unicodedata.normalize("NFC", name)
    unseen = any(_is_hidden(name, at) for at, char in enumerate(name) if _may_hide(char))
    return unseen or _has_mark_pile(name)


def _may_hide(char: str) -> bool:
    return char in _BLANKS or _is_ignorable(char)


def _is_ignorable(char: str) -> bool:
    """Whether a character is not drawn itself: format characters and variation selectors."""
    return unicodedata.category(char) == "Cf" or _is_variation_selector(char)


def _is_variation_selector(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_hidden(name: str, at: int) -> bool:
    """Whether what may hide here does: joiners and selectors of emoji and scripts may stay."""
    char, before, after = name[at], name[at - 1 : at], name[at + 1 : at + 2]
    if _is_variation_selector(char):
        return not before or _find_script(before) in _ALIKE
    if "\U000e0020" <= char <= "\U000e007f":  # the letters of a region behind a black flag
        return _BLACK_FLAG not in name[:at]
    if char not in _JOINERS or not before or not after:
        return True
    # Between emoji, or between letters of a script that joins them, such as Persian and Hindi.
    return any(
        one.isspace() or one.isascii() or _find_script(one) in _ALIKE for one in (before, after)
    )


def _has_mark_pile(name: str) -> bool:
    marks, limit = 0, 0  # none without a letter below
    for char in name:
        if unicodedata.category(char) in ("Mn", "Me") and not _is_variation_selector(char):
            marks += 1
            if marks > limit:
                return True
        else:
            marks = 0
            limit = _MAX_LATIN_MARKS if _find_script(char) in _ALIKE else _MAX_MARKS
    return False


def _find_script(char: str) -> str:
    """The script of a letter, from its name; empty for what is no letter."""
    if unicodedata.category(char) not in ("Lu", "Ll", "Lt", "Lo"):
        return ""
    return unicodedata.name(char, "").partition(" ")[0]
