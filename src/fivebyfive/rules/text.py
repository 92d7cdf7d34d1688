"""Text that people typed: what may stand in a record, and how it is quoted in a message."""

import unicodedata
from typing import Final

# Unicode categories that cannot stand in a line: control characters, surrogates, line separators.
_UNSAFE: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
# Unicode categories that show nothing by themselves: format characters, combining marks, spaces.
_INVISIBLE: Final = frozenset({"Cf", "Mn", "Zs"})
# Bidirectional controls: they change the direction of the text after them, wherever it is shown.
_BIDI_CONTROLS: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def sanitize_text(text: str, max_length: int = 40) -> str:
    """A piece of someone's text, fit for a message: short, without control characters."""
    clean = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return clean if len(clean) <= max_length else clean[: max_length - 1] + "…"


def is_record_safe(text: str, forbidden: str = "") -> bool:
    """Whether a text can stand in one line of a record and is read back unchanged."""
    if text.isascii() and text.isprintable():
        safe = True  # nearly every name: no need to look at each character
    else:
        safe = not any(
            unicodedata.category(char) in _UNSAFE or char in _BIDI_CONTROLS for char in text
        )
    return safe and text == text.strip() and not any(char in text for char in forbidden)


def is_invisible(text: str) -> bool:
    """Whether a text shows nothing: as a name nobody would see it."""
    return all(unicodedata.category(char) in _INVISIBLE for char in text)


def is_header_key(text: str) -> bool:
    """Whether a text is a letter, then letters, digits and hyphens, all ASCII."""
    return text[:1].isalpha() and text.isascii() and text.replace("-", "").isalnum()


def normalize_name(name: str) -> str:
    """Unicode normalization form C: equal for two names that look the same."""
    return name if name.isascii() else unicodedata.normalize("NFC", name)
