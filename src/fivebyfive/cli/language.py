"""In which language a command answers."""

import os
from typing import Annotated, TypeAlias

import typer

from fivebyfive.words import Language, pick_language

LanguageOption: TypeAlias = Annotated[
    Language | None,
    typer.Option("--lang", help="The language to answer in.", show_default="the system's"),
]


def resolve_language(language: Language | None) -> Language:
    """The language asked for, else that of the system."""
    if language:
        return language
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in names if os.environ.get(name)), "C")
    if locale.split(".")[0] in ("C", "POSIX"):
        return Language.EN
    # LANGUAGE is a list of wishes, and only asked where the locale is not the plain one.
    return pick_language([*os.environ.get("LANGUAGE", "").split(":"), locale])
