"""What only the text of the program tells: variables of the environment, keys of a browser."""

import re
from pathlib import Path
from typing import Final

VARIABLE: Final = re.compile(r"""["']([A-Z][A-Z0-9_]{2,})["']""")
# A locale, a question to the system, and two placeholders of options.
NO_VARIABLES: Final = {"POSIX", "SC_PAGE_SIZE", "FILE", "NETWORK"}
FUNCTION: Final = re.compile(
    r"(?:export )?(?:function (?P<name>\w+)(?:<[^>]*>)?|const (?P<arrow>\w+) = )"
    r"\(\s*(?P<first>\w+): string"
)


def environment(source: Path) -> list[str]:
    """The names of variables, in files that look at the environment."""
    found: set[str] = set()
    for path in source.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "environ" in text or "FIVEBYFIVE_" in text:
            found |= set(VARIABLE.findall(text))
    return sorted(found - NO_VARIABLES)


def storage_keys(source: Path) -> list[str]:
    """The keys under which a browser keeps something; `*` for what differs in them.

    The functions that keep something are those of the file that says `fivebyfive.${...}`, and those
    that hand their first argument on to one of them.
    """
    texts = {path: _code(path) for path in sorted(source.rglob("*")) if _is_code(path)}
    [home] = [path for path, text in texts.items() if "`fivebyfive.${" in text]
    keepers = {(home, name) for name in _functions(texts[home])}
    found: set[str] = set()
    while True:
        more: set[tuple[Path, str]] = set()
        for path, text in texts.items():
            for name, argument, at in _calls(path, text, keepers):
                key = _key(argument, text)
                if key is not None:
                    found.add(f"fivebyfive.{key}")
                elif (outer := _function_around(text, at, argument)) is not None:
                    more.add((path, outer))
                elif path != home:
                    raise LookupError(f"{path}: which key has {name}({argument})?")
        if more <= keepers:
            return sorted(found)
        keepers |= more


def _is_code(path: Path) -> bool:
    return path.suffix in (".ts", ".svelte")


def _code(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _functions(text: str) -> list[str]:
    return [found["name"] or found["arrow"] for found in FUNCTION.finditer(text)]


def _calls(path: Path, text: str, keepers: set[tuple[Path, str]]) -> list[tuple[str, str, int]]:
    """The calls of such functions in a file: name, first argument, and where."""
    names = {
        name
        for home, name in keepers
        if home == path or re.search(rf"import [^;]*\b{name}\b[^;]*/{_module(home)}[\"']", text)
    }
    calls = []
    for name in names:
        pattern = rf"(?<!function )\b{name}(?:<[^()]*>)?\(\s*([^,()]+(?:\([^()]*\))?)"
        calls += [(name, found[1].strip(), found.start()) for found in re.finditer(pattern, text)]
    return calls


def _module(path: Path) -> str:
    return re.escape(path.name.removesuffix(".ts"))


def _key(argument: str, text: str) -> str | None:
    """What an argument says, if this file says it."""
    if literal := re.fullmatch(r"[\"'`](.*)[\"'`]", argument):
        return re.sub(r"\$\{[^}]*\}", "*", literal[1])
    name = re.escape(argument.partition("(")[0].removeprefix("this."))
    called = r"\([^)]*\) => " if "(" in argument else r"(?:\$derived\()?"
    if said := re.search(rf"(?:const|private) {name} = {called}([\"'`][^\"'`]*[\"'`])", text):
        return _key(said[1], text)
    return None


def _function_around(text: str, at: int, argument: str) -> str | None:
    """The function whose first argument is handed on here."""
    before = [found for found in FUNCTION.finditer(text) if found.start() < at]
    if before and before[-1]["first"] == argument:
        return before[-1]["name"] or before[-1]["arrow"]
    return None
