"""What the project as a whole promises."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import fivebyfive
from fivebyfive import rules
from support.paths import PROJECT, SOURCE


def test_public_names_exist_once() -> None:
    for module in (fivebyfive, rules):
        assert all(hasattr(module, name) for name in module.__all__)
        assert sorted(module.__all__) == sorted(set(module.__all__))


def test_the_rules_use_the_standard_library_only() -> None:
    allowed = {"abc", "collections", "dataclasses", "enum", "functools", "itertools", "operator"}
    allowed |= {"re", "typing", "unicodedata"}
    for path in (SOURCE / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                assert {name.name.split(".")[0] for name in node.names} <= allowed, path
            elif isinstance(node, ast.ImportFrom):
                module = node.module or ""
                ours = f"{module}.".startswith("fivebyfive.rules.")
                assert ours or module.split(".")[0] in allowed, path


def test_importing_the_package_imports_no_library() -> None:
    script = "import sys, fivebyfive; print([m for m in sys.modules if 'site-packages' in "
    script += "str(getattr(sys.modules[m], '__file__', ''))])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    loaded = done.stdout.decode()
    for library in ("typer", "rich", "fluent", "babel", "numpy", "numba", "joblib", "matplotlib"):
        assert f"'{library}" not in loaded


@pytest.mark.parametrize("path", sorted((PROJECT / "requirements").glob("*.txt")), ids=str)
def test_requirements_have_hashes_and_no_address(path: Path) -> None:
    text = path.read_text()
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash)", text, re.MULTILINE)
    pinned = re.findall(r"^[\w.-]+==\S+.*\\\n\s+--hash=sha256:", text, re.MULTILINE)
    assert len(pinned) == len(re.findall(r"^[\w.-]+", text, re.MULTILINE)) > 0


def test_every_locked_requirement_is_wanted() -> None:
    """A dependency added to pyproject.toml without `make lock` would not be installed."""
    locked = (PROJECT / "requirements" / "dev.txt").read_text().lower().replace("_", "-")
    wanted = re.findall(r'"([\w.-]+)>=', (PROJECT / "pyproject.toml").read_text())
    for name in wanted:
        assert re.search(rf"^{name.lower().replace('.', '-')}==", locked, re.MULTILINE), name


def test_types_are_part_of_the_package() -> None:
    assert (SOURCE / "py.typed").exists()


def test_every_library_that_is_imported_is_declared() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    declared = {
        re.split(r"[>=<; .]", name)[0].replace("-", "_") for name in project["dependencies"]
    }
    imported = set()
    for path in (PROJECT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                imported |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module.split(".")[0])
    assert imported - set(sys.stdlib_module_names) - {"fivebyfive"} <= declared
