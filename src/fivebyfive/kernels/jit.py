"""How a kernel is compiled: to machine code, once, kept for the next run, and free of the GIL."""

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


IS_CACHE_WRITABLE: Final = _is_cache_writable()  # else every run compiles for itself

# Numba reads this when it is imported, so it has to be said before.
os.environ[CACHE_DIR_VARIABLE] = str(folder())

import numba  # noqa: E402


def kernel(function: F) -> F:
    """Compile when first called, or take what an earlier run compiled."""
    return cast(F, numba.njit(nogil=True, cache=IS_CACHE_WRITABLE, error_model="numpy")(function))


def inlined(function: F) -> F:
    """The same for what is small and called often.

    A call hands over every array with its shape and counts who holds it; put into its caller, all
    that falls away.
    """
    return cast(
        F,
        numba.njit(nogil=True, cache=IS_CACHE_WRITABLE, error_model="numpy", forceinline=True)(
            function
        ),
    )
