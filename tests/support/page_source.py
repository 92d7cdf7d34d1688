"""Reads the source of the page: which messages it says, and which facts it gives them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from support.paths import WEB

FILES = sorted([*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")])

_STRING = r'"(?:[^"\\\n]|\\.)*"'
_TEMPLATE = r"`(?:[^`\\]|\\.)*`"
_TOKEN = re.compile(rf"{_STRING}|{_TEMPLATE}|[()\[\]{{}},]")
_COMPARED = re.compile(rf"[=!]==? {_STRING}")
_MESSAGE_CALL = re.compile(r"(?<!function )\bt\(")


@dataclass(frozen=True)
class SayCall:
    """A call of `t`. Facts that cannot be read from the source are None."""

    place: str
    message: str
    facts: frozenset[str] | None

    @property
    def ids(self) -> set[str]:
        """The ids that may be meant: one, or both ends of a condition, or none to be read."""
        return find_literals(_COMPARED.sub("", self.message))

    @property
    def families(self) -> set[str]:
        return find_id_families(self.message)


def find_literals(text: str) -> set[str]:
    """What stands in quotes."""
    return {found[1:-1] for found in re.findall(_STRING, text)}


def find_id_families(text: str) -> set[str]:
    """Templates that look like the id of a message, with a star for each of their holes."""
    stars = (re.sub(r"\$\{[^}]*\}", "*", found[1:-1]) for found in re.findall(_TEMPLATE, text))
    return {family for family in stars if re.fullmatch(r"[a-z]+-[a-z0-9*-]*\*[a-z0-9*-]*", family)}


def find_say_calls(path: Path) -> Iterator[SayCall]:
    text = path.read_text(encoding="utf-8")
    for found in _MESSAGE_CALL.finditer(text):
        message, *facts = split_arguments(text, found.end())
        line = text.count("\n", 0, found.start()) + 1
        known = read_object_keys(facts[0], text[: found.start()]) if facts else frozenset()
        yield SayCall(f"{path.name}:{line}", message, known)


def split_arguments(text: str, start: int) -> list[str]:
    """What stands between commas from here to the bracket that closes."""
    parts, depth, begin = [], 0, start
    for token in _TOKEN.finditer(text, start):
        mark = token[0]
        if depth == 0 and mark in ",)}":
            parts.append(text[begin : token.start()].strip())
            begin = token.end()
            if mark != ",":
                break
        elif mark in "([{":
            depth += 1
        elif mark in ")]}":
            depth -= 1
    return [part for part in parts if part]


def read_object_keys(facts: str, before: str) -> frozenset[str] | None:
    """The keys of an object, also of one that got its name further up in the same file."""
    if not facts.startswith("{"):
        named = list(re.finditer(rf"const {re.escape(facts)} = (?=\{{)", before))
        return read_object_keys(before[named[-1].end() :], before) if named else None
    found: set[str] = set()
    for part in split_arguments(facts, 1):
        more = (
            read_object_keys(part[3:], before) if part.startswith("...") else {part.split(":")[0]}
        )
        if more is None:
            return None
        found |= more
    return frozenset(found)


def read_excluded_files() -> set[str]:
    """The files of messages that the page is built without."""
    config = (WEB / "vite.config.js").read_text(encoding="utf-8")
    _, after = config.split("const NOT_FOR_THE_PAGE = [")
    return find_literals(after[: after.index("]")])


def read_union_members(path: str, name: str) -> list[str]:
    """The strings that a type of the page allows."""
    text = (WEB / "src" / path).read_text(encoding="utf-8")
    return sorted(find_literals(text.split(f"type {name} =")[1].split(";")[0]))
