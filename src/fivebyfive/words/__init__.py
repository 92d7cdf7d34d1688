"""Localization: Fluent messages for all that people read; `locales/` has a folder a language."""

import warnings
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import date

    from fluent.runtime import FluentBundle

__all__ = [
    "Language",
    "explain",
    "explain_doubt",
    "format_day",
    "format_number",
    "line_name",
    "pick_language",
    "say",
]


class Language(StrEnum):
    """The supported languages; the first is the fallback."""

    EN = "en"
    ES = "es"
    PT = "pt"
    PL = "pl"
    DE = "de"


# Locales where plural rules differ within a language: the Portuguese texts are European.
_LOCALES: Final = {Language.PT: "pt-PT"}


def say(language: Language, message: str, /, **facts: str | int) -> str:
    """Format a message in a language with its variables. Raises `LookupError` for unknown ones."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        bundle = _bundle(Language.EN)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(message)
    text, problems = bundle.format_pattern(pattern, facts)
    if problems:
        warnings.warn(f"{message}: {problems}", stacklevel=2)
    return str(text)


def explain(language: Language, code: str, facts: Mapping[str, str | int]) -> str:
    """The sentence for an error code: what is wrong, and what to do."""
    combination = facts.get("makes")
    if combination is not None:
        facts = {**facts, "makes": say(language, f"combination-{combination}")}
    return say(language, f"error-{code}", **facts)


def explain_doubt(language: Language, code: str, facts: Mapping[str, str | int]) -> str:
    """The sentence for a doubt about a transcribed sheet."""
    line = facts.get("line")
    if line is not None:
        facts = {**facts, "line": line_name(language, str(line))}
    return say(language, f"doubt-{code}", **facts)


def line_name(language: Language, name: str) -> str:
    """What people call a line; its name in the notation is 1-5, a-e, \\ or /."""
    kind = "row" if name.isdigit() else "column" if name.isalpha() else "diagonal"
    return say(language, f"line-{kind}", name=name)


def format_number(language: Language, number: float, digits: int) -> str:
    """A number with a fixed count of decimals, with the decimal separator of the language."""
    from babel.numbers import format_decimal  # noqa: PLC0415 -- heavy

    places = f"0.{'0' * digits}"
    return str(
        format_decimal(round(number, digits) + 0.0, format=places, locale=_babel_locale(language))
    )


def csv_separator(language: Language) -> str:
    """What stands between the cells of CSV that spreadsheets of the language open by a click.

    Where numbers have a decimal comma, a comma cannot separate cells, and they expect a semicolon.
    """
    return ";" if "," in format_number(language, 0.5, 1) else ","


def format_day(language: Language, date: "date") -> str:
    """A date in the long format of the language."""
    from babel.dates import format_date  # noqa: PLC0415 -- heavy

    return str(format_date(date, format="long", locale=_babel_locale(language)))


def _babel_locale(language: Language) -> str:
    return _LOCALES.get(language, language).replace("-", "_")


def pick_language(tags: Iterable[str]) -> Language:
    """The first supported language of some tags, such as `pl_PL.UTF-8` or `pt-BR`; else English."""
    for tag in tags:
        short = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
        if short in list(Language):
            return Language(short)
    return Language.EN


@cache
def _bundle(language: Language) -> "FluentBundle":
    # Imported here: most commands do without it, and it takes a tenth of a second.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([_LOCALES.get(language, language)], use_isolating=False)
    for file in (files(__name__) / "locales" / language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
