"""What others rely on is as `public_surface.json` has it, whatever things are called inside."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import public_surface as script
from support.paths import PROJECT
from surface import shapes, sources

SCRIPTS = PROJECT / "scripts"


def test_what_others_rely_on() -> None:
    # In a process of its own: it imports every module, and some of them change the environment.
    command = [sys.executable, str(SCRIPTS / "public_surface.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    kept = json.loads(script.KEPT.read_text(encoding="utf-8"))
    assert list(found) == list(kept)
    changed = [
        f"{group}\n{difference}"
        for group in kept
        if (difference := script.difference(kept[group], found[group]))
    ]
    if changed:
        pytest.fail("\n\n".join([script.HELP, *changed]), pytrace=False)


def test_what_has_changed_is_shown() -> None:
    difference = script.difference({"a": "int", "b": "str"}, {"a": "int", "c": "str"})
    assert [line for line in difference.splitlines() if line[0] in "+-"][2:] == [
        '- "b": "str"',
        '+ "c": "str"',
    ]
    assert not script.difference({"a": 1}, {"a": 1})


def test_names_of_types_are_nobodys() -> None:
    def named(name: str) -> Any:
        seat = {"properties": {"seat": {"type": "integer", "title": name}}, "required": ["seat"]}
        return {"$ref": f"#/$defs/{name}", "$defs": {name: {**seat, "description": name}}}

    one, other = named("Chair"), named("Seat")
    assert shapes.shape(one, one) == shapes.shape(other, other) == {"seat": "integer"}


STORAGE = "const at = (key: string) => 0; export function put(key: string) { `fivebyfive.${key}` }"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('put("names", 1)', "names"),
        ("put(`late.${code}.${seat}`)", "late.*.*"),
        ('const KEY = "caller"; put(KEY)', "caller"),
        ("const key = (code: string) => `late.${code}`; put(key(code), 1)", "late.*"),
        (
            'function draft(key: string, cells: string[]) { put(key) } draft("paper", [])',
            "paper",
        ),
    ],
)
def test_keys_of_a_browser_are_found(text: str, key: str, tmp_path: Path) -> None:
    (tmp_path / "storage.ts").write_text(STORAGE)
    (tmp_path / "some.ts").write_text(f'import {{ put }} from "./storage";\n{text}')
    assert sources.storage_keys(tmp_path) == [f"fivebyfive.{key}"]


def test_a_key_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "storage.ts").write_text(STORAGE)
    (tmp_path / "some.ts").write_text('import { put } from "./storage"; put(whatever)')
    with pytest.raises(LookupError, match="whatever"):
        sources.storage_keys(tmp_path)
