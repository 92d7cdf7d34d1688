"""Both games on arrays, compiled by Numba, for millions of games. Tests compare them with `rules/`.

README.md describes the value function and the arrays. Importing any module but `jit_cache` imports
Numba, which takes a second: callers import them only when a learned player is asked for.
"""
