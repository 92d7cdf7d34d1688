"""Chooses the faults of a run: by a seed, spread over packages and their functions."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

from mutation.fault import Fault
from mutation.faults import faults_of, is_sound

PACKAGES: Final = ("rules", "table", "store", "server")
MIN_FAULTS: Final = 12  # in each package, if there are enough for all; chosen, not measured


def sources_of(package: Path) -> dict[str, bytes]:
    """Return the files of a package by their paths, which begin with the package's name."""
    files = sorted(package.rglob("*.py"))
    return {file.relative_to(package.parent).as_posix(): file.read_bytes() for file in files}


def share_out(mutants: int, lines: Mapping[str, int]) -> dict[str, int]:
    """Return the number of faults of each package: at least `MIN_FAULTS`, then by its lines."""
    shares = dict.fromkeys(lines, min(MIN_FAULTS, mutants // len(lines)))
    while sum(shares.values()) < mutants:
        neediest = max(lines, key=lambda package: lines[package] / (shares[package] + 1))
        shares[neediest] += 1
    return shares


def choose(sources: Mapping[str, bytes], count: int, rng: Random) -> list[Fault]:
    """Choose faults of a package, in different functions as long as there are any."""
    faults = [fault for file, text in sources.items() for fault in faults_of(file, text)]
    rng.shuffle(faults)
    chosen: list[Fault] = []
    while faults and len(chosen) < count:
        scopes: set[tuple[str, str]] = set()
        left = []
        for fault in faults:
            scope = fault.file, fault.scope
            if len(chosen) == count or scope in scopes:
                left.append(fault)
            elif is_sound(fault, sources[fault.file]):
                scopes.add(scope)
                chosen.append(fault)
        faults = left
    return sorted(chosen, key=lambda fault: (fault.file, fault.start, fault.end, fault.kind))


def choose_all(source: Path, mutants: int, seed: int) -> list[Fault]:
    """Return the faults of a run, package by package."""
    rng = Random(seed)
    sources = {package: sources_of(source / package) for package in PACKAGES}
    lines = {
        package: sum(text.count(b"\n") for text in texts.values())
        for package, texts in sources.items()
    }
    shares = share_out(mutants, lines)
    return [
        fault for package, texts in sources.items() for fault in choose(texts, shares[package], rng)
    ]


def find(source: Path, name: str) -> Fault | None:
    """Return the fault with this name, whether it would be chosen or not."""
    file = name.partition(":")[0]
    if not (source / file).is_file():
        return None
    text = (source / file).read_bytes()
    named = [fault for fault in faults_of(file, text) if fault.name == name]
    return next((fault for fault in named if is_sound(fault, text)), None)
