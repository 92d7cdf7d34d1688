"""Names of people: which of them count as the same."""

import unicodedata


def name_key(name: str) -> str:
    """Equal for names that are the same but for their case or their way of encoding.

    Unicode's NFKC_Casefold, near enough: "ANNA" and "anna" are one name, in full width too.
    """
    if name.isascii():
        return name.casefold()
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)
