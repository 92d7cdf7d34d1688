"""In which language a command answers."""

import os
from typing import Annotated, TypeAlias

import typer

from fivebyfive.words import Language, pick_language

LanguageOption: TypeAlias = Annotated[
    Language | None,
    typer.Option("--lang", help="The language to answer in.", show_default="the system's"),
]


def chosen(language: Language | None) -> Language:
    """The language asked for, else that of the system."""
    system = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language or pick_language(wish for wish in system if wish)
