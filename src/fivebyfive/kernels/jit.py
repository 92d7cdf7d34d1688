"""Just-in-time compilation of kernels: cached between runs, and run without the GIL."""

import os
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from fivebyfive.kernels.jit_cache import CACHE_DIR_VARIABLE, folder, make_folder

F = TypeVar("F", bound=Callable[..., Any])


def _is_cache_writable() -> bool:
    try:
        make_folder()
    except OSError:
        return False
    return True


IS_CACHE_WRITABLE: Final = _is_cache_writable()  # if not, every process compiles for itself

# Numba reads this when it is imported, so it is set before.
os.environ[CACHE_DIR_VARIABLE] = str(folder())

import numba  # noqa: E402


def kernel(function: F) -> F:
    """Compile at the first call, or load what an earlier run has compiled.

    A kernel must not call itself: loaded from Numba's cache, recursive ones crashed.
    """
    return cast(F, numba.njit(nogil=True, cache=IS_CACHE_WRITABLE, error_model="numpy")(function))


def inlined(function: F) -> F:
    """As `kernel`, but always inlined: for small functions that are called often.

    A call passes every array with its shape and counts its references; inlining saves that.
    """
    return cast(
        F,
        numba.njit(nogil=True, cache=IS_CACHE_WRITABLE, error_model="numpy", forceinline=True)(
            function
        ),
    )
