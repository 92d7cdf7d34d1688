"""Where tests and sources lie: a room for each package, helpers apart, files of a size to read."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.paths import PROJECT, SOURCE, TESTS, WEB
from support.server.stopped_clock import PATCHED_MODULES

# Their tests are about the whole package, whatever parts it is made of.
TESTED_AS_A_WHOLE = {"cli", "kernels", "table"}
OLD_NAMES = {"sheets"}  # a package that only passes on what another one has
OF_NO_PACKAGE = {"browser", "project"}
MAX_LINES = 400
GENERATED = {WEB / "src" / "api" / "types.ts"}
CLOCK_FUNCTIONS = {"monotonic", "monotonic_ns", "time", "time_ns"}


def python_files(*folders: Path) -> list[Path]:
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def imported_names(path: Path) -> Iterator[str]:
    """Every name that a file imports, with that of its module before it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def is_test_module(name: str) -> bool:
    parts = name.split(".")
    return parts[0] == "tests" or any(
        part == "conftest" or part.startswith("test_") for part in parts
    )


def test_no_file_imports_a_test_module() -> None:
    """What tests share is in tests/support."""
    folders = (TESTS, PROJECT / "scripts", PROJECT / "benchmarks")
    found = [
        (path.relative_to(PROJECT), name)
        for path in python_files(*folders)
        for name in imported_names(path)
        if is_test_module(name)
    ]
    assert found == []


def test_every_package_has_its_room() -> None:
    packages = {path.parent.relative_to(SOURCE) for path in SOURCE.rglob("__init__.py")}
    packages.discard(Path())
    missing = [
        package
        for package in sorted(packages)
        if package.parts[0] not in OLD_NAMES
        and not any((TESTS / package).rglob("test_*.py"))
        and not (len(package.parts) > 1 and package.parts[0] in TESTED_AS_A_WHOLE)
    ]
    assert missing == []


def test_every_room_is_that_of_a_package_or_a_module() -> None:
    rooms = {path.parent.relative_to(TESTS) for path in TESTS.rglob("test_*.py")}
    strange = [
        room
        for room in sorted(rooms)
        if room.parts[0] not in OF_NO_PACKAGE
        and not (SOURCE / room / "__init__.py").exists()
        and not (SOURCE / room).with_suffix(".py").exists()
    ]
    assert strange == []


def looks_at_a_clock(path: Path) -> bool:
    """Whether a module asks what time it is; to measure how long something took does not count.

    Nor does a clock that is only the default of an argument: a test hands in its own.
    """
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "time"
        and node.func.attr in CLOCK_FUNCTIONS
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )


def test_a_stopped_clock_stops_for_every_module_that_looks_at_one() -> None:
    looking = {path for path in python_files(SOURCE / "server") if looks_at_a_clock(path)}
    assert looking == {Path(str(module.__file__)) for module in PATCHED_MODULES}


def test_the_server_has_no_clock_that_cannot_be_stopped() -> None:
    """The attribute `time` of a module is replaced: functions imported from it would go on."""
    for path in python_files(SOURCE / "server"):
        assert not {f"time.{name}" for name in CLOCK_FUNCTIONS} & set(imported_names(path)), path


@pytest.mark.parametrize("folder", ["src", "tests", "scripts", "benchmarks", "web/src"])
def test_no_source_is_too_long(folder: str) -> None:
    endings = {".ts", ".svelte", ".css"} if folder == "web/src" else {".py"}
    sources = {path for path in (PROJECT / folder).rglob("*") if path.suffix in endings}
    assert sources
    long = {
        str(path.relative_to(PROJECT)): lines
        for path in sorted(sources - GENERATED)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MAX_LINES
    }
    assert long == {}
