"""How a kernel is compiled: to machine code, once, kept for the next run, and free of the GIL."""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE: Final = Path(__file__).parent.parent


def _fingerprint() -> str:
    """Of every source that is compiled or called by what is compiled.

    Numba looks only at the file of the kernel itself: a kernel that calls one in another file would
    go on with the old one after that was changed.
    """
    sources = [path for room in ("kernels", "training") for path in (PACKAGE / room).glob("*.py")]
    digest = hashlib.sha256()
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


# Numba reads this when it is imported, so it has to be said before.
if "NUMBA_CACHE_DIR" not in os.environ:
    os.environ["NUMBA_CACHE_DIR"] = str(user_cache_path("fivebyfive") / f"kernels-{_fingerprint()}")

import numba  # noqa: E402


def kernel(function: F) -> F:
    """Compile when first called, or take what an earlier run compiled."""
    return cast(F, numba.njit(nogil=True, cache=True, error_model="numpy")(function))


def inlined(function: F) -> F:
    """The same for what is small and called often.

    A call hands over every array with its shape and counts who holds it; put into its caller, all
    that falls away.
    """
    return cast(
        F, numba.njit(nogil=True, cache=True, error_model="numpy", forceinline=True)(function)
    )
