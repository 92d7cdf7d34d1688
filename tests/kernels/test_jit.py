"""How kernels run: beside Python, and from a cache that knows all their sources."""

import importlib
import os
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from numba.core.dispatcher import Dispatcher

import fivebyfive.kernels
import fivebyfive.training
from fivebyfive.kernels import jit_cache


def kernels() -> dict[str, Any]:
    """Every compiled function of the package, by its name."""
    found = {}
    for package in (fivebyfive.kernels, fivebyfive.training):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for name, one in vars(importlib.import_module(module.name)).items():
                if isinstance(one, Dispatcher):
                    found[f"{module.name}.{name}"] = one
    return found


def test_python_goes_on_while_a_kernel_runs() -> None:
    """Numba releases the GIL for what is compiled so; the server's event loop relies on it."""
    found = kernels()
    assert "fivebyfive.kernels.knaster.search.expectimax" in found
    assert [name for name, one in found.items() if not one.targetoptions.get("nogil")] == []


def test_the_cache_is_named_after_the_sources() -> None:
    """A kernel that calls one in another file has to be compiled again after that was changed."""
    environ = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    script = "import os, fivebyfive.kernels.jit as c; print(os.environ['NUMBA_CACHE_DIR'])"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=environ, capture_output=True, check=True, text=True)
    folder = Path(done.stdout.strip())
    assert folder.name == f"kernels-{jit_cache.fingerprint()}"
    assert folder.parent.name == "fivebyfive"
