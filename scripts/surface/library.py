"""What Python programs rely on: names, signatures, codes, events, weights."""

import ast
import dataclasses
import importlib
import inspect
import pkgutil
import re
import typing
from collections.abc import Iterator, Mapping
from enum import Enum, StrEnum
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np
from pydantic import TypeAdapter

import fivebyfive
from surface.shapes import shape

BOT_INTERFACE: Final = ("Adviser", "Aim", "Bot", "Budget", "Position", "Weighed")
A_LIMIT: Final = "messages_at_once"  # one field of the class that has all limits
# One name of each direction of the socket.
DIRECTIONS: Final = {"hello": "from a device", "welcome": "to a device"}
AN_EVENT: Final = "TableOpened"
SHOWN_IMPORT: Final = re.compile(
    r"^(?:>>> |\.\.\. )?(from fivebyfive[\w.]* import [^\n(]+)$", re.MULTILINE
)
SHOWN_NAME: Final = re.compile(r"`(fivebyfive(?:\.[a-z_]+)*)\.([A-Z]\w+)`")
_NOT_OURS: Final = (object, tuple, dict, str, Exception, BaseException)


@cache
def modules() -> list[ModuleType]:
    """Every module of the package, but those that are run."""
    found = pkgutil.walk_packages(fivebyfive.__path__, "fivebyfive.")
    names = [one.name for one in found if not one.name.endswith("__main__")]
    return [importlib.import_module(name) for name in names]


def values() -> Iterator[Any]:
    """Whatever has a name in a module of the package."""
    for module in modules():
        yield from vars(module).values()


def everything_at_the_top() -> dict[str, Any]:
    """`fivebyfive.__all__`, and how each of it is used."""
    names = [name for name in fivebyfive.__all__ if name != "__version__"]
    return {"__version__": "str", **{name: describe(getattr(fivebyfive, name)) for name in names}}


def shown_in_docs(project: Path) -> dict[str, Any]:
    """The names that pages and examples import, and how each of it is used."""
    pages = [project / "README.md", *sorted((project / "docs").glob("*.md"))]
    pages += sorted((project / "examples").glob("*.py"))
    shown: set[tuple[str, str]] = set()
    for page in pages:
        text = page.read_text(encoding="utf-8")
        shown |= set(SHOWN_NAME.findall(text))
        for line in SHOWN_IMPORT.findall(text):
            imported: Any = ast.parse(line).body[0]
            shown |= {(imported.module, alias.name) for alias in imported.names}
    return {
        f"{module}.{name}": describe(getattr(importlib.import_module(module), name))
        for module, name in sorted(shown)
        if module != "fivebyfive"
    }


def bot_interface() -> dict[str, Any]:
    """What a computer player is given, and what it answers."""
    bots = importlib.import_module("fivebyfive.bots")
    return {name: describe(getattr(bots, name)) for name in BOT_INTERFACE}


def describe(thing: Any) -> Any:
    """How something of the library is used, whatever it is called inside."""
    if inspect.isclass(thing) and issubclass(thing, Enum):
        return {"values": [str(one.value) for one in thing]}
    if inspect.isclass(thing):
        ours = {
            name: owner
            for owner in reversed(thing.__mro__)
            if owner not in _NOT_OURS and owner.__module__.startswith("fivebyfive")
            for name in vars(owner)
            if not name.startswith("_")
        }
        members = {name: _member(vars(owner)[name]) for name, owner in sorted(ours.items())}
        return {"called": _signature(thing), "members": members}
    if callable(thing) and not typing.get_origin(thing):
        return _signature(thing)
    if isinstance(thing, Mapping):
        return {"keys": sorted(map(str, thing))}
    return "a value"


def _member(found: Any) -> str:
    if isinstance(found, classmethod | staticmethod):
        return _signature(found.__func__)
    if inspect.isfunction(found):
        return _signature(found)
    return "a value"


def _signature(thing: Any) -> str:
    """Without types, whose names may change; defaults as they are written in JSON and texts."""
    try:
        signature = inspect.signature(thing)
    except ValueError:  # an exception, as the system has them
        return "(...)"
    shown: list[str] = []
    for one in signature.parameters.values():
        default = one.default
        if one.kind is one.KEYWORD_ONLY and not any(text.startswith("*") for text in shown):
            shown.append("*")
        if default is one.empty:
            shown.append(str(one.replace(annotation=one.empty)))
        else:
            is_plain = default is None or isinstance(default, bool | int | float | str | tuple)
            text = repr(str(default)) if isinstance(default, StrEnum) else repr(default)
            shown.append(f"{one.name}={text if is_plain else '...'}")
    return f"({', '.join(shown)})"


def codes() -> list[str]:
    """Every value of every enumeration of texts: codes of refusals, and words of options."""
    enums = {one for one in values() if inspect.isclass(one) and issubclass(one, StrEnum)}
    return sorted({str(one.value) for kind in enums for one in kind})


def facts() -> dict[str, list[str]]:
    """The facts that a refusal's sentence names, which go over the wire beside its code."""
    folder = next(Path(fivebyfive.__path__[0]).rglob("locales/en"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
    messages = re.split(r"^(?=[a-z#-])", text, flags=re.MULTILINE)
    named = {one.split(" ")[0]: set(re.findall(r"\$(\w+)", one)) for one in messages}
    return {
        name.removeprefix("error-"): sorted(found)
        for name, found in sorted(named.items())
        if name.startswith("error-")
    }


def statuses() -> dict[str, int]:
    """What HTTP calls a refusal, where that is not 409."""
    known = set(codes())
    for one in values():
        if isinstance(one, dict) and one.get("no-such-table") == 404 and known >= set(one):
            return {str(code): status for code, status in sorted(one.items())}
    raise LookupError("no dictionary has the HTTP status of each code")


def events() -> dict[str, dict[str, str]]:
    """What is stored of each event: its name, its fields, their types and defaults."""
    for one in values():
        if isinstance(one, dict):
            by_name = one if AN_EVENT in one else {name: kind for kind, name in _pairs(one)}
            if dataclasses.is_dataclass(by_name.get(AN_EVENT)):
                return {name: _stored_fields(kind) for name, kind in sorted(by_name.items())}
    raise LookupError("no dictionary has the stored names of the events")


def _pairs(one: dict[Any, Any]) -> list[tuple[Any, str]]:
    return [pair for pair in one.items() if inspect.isclass(pair[0]) and isinstance(pair[1], str)]


def _stored_fields(kind: Any) -> dict[str, str]:
    hints = typing.get_type_hints(kind)
    found = {}
    for one in dataclasses.fields(kind):
        name = getattr(hints[one.name], "__name__", "")
        is_plain = isinstance(hints[one.name], type) and not typing.get_origin(hints[one.name])
        text = name if is_plain else str(hints[one.name]).replace("typing.", "")
        if one.default is not dataclasses.MISSING:
            text += f" = {one.default!r}"
        elif one.default_factory is not dataclasses.MISSING:
            text += f" = {one.default_factory()!r}"
        found[one.name] = text
    return found


def messages() -> dict[str, Any]:
    """What goes over the socket, by the `type` of each message."""
    found: dict[str, Any] = {}
    for one in values():
        if isinstance(one, TypeAdapter):
            schema = one.json_schema()
            tags = schema.get("discriminator", {}).get("mapping", {})
            for tag in DIRECTIONS.keys() & tags:
                found[DIRECTIONS[tag]] = shape(schema, schema)
    return found


def limits() -> dict[str, int]:
    """The names of `--limit`, and what they are without it."""
    for one in values():
        if inspect.isclass(one) and dataclasses.is_dataclass(one):
            fields = {field.name: field.default for field in dataclasses.fields(one)}
            if A_LIMIT in fields:
                return {name: int(str(default)) for name, default in fields.items()}
    raise LookupError("no class has the limits")


def weights() -> dict[str, dict[str, str]]:
    """The arrays of each file that a player has learned."""
    found = {}
    for path in sorted(Path(fivebyfive.__path__[0]).rglob("*.npz")):
        with np.load(path, allow_pickle=False) as arrays:
            found[path.name] = {
                name: f"{_kind(arrays[name].dtype)} {list(arrays[name].shape)}"
                for name in sorted(arrays.files)
            }
    return found


def _kind(dtype: np.dtype[Any]) -> str:
    return "text" if dtype.kind == "U" else str(dtype)  # of any length
