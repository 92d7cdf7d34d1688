"""Both games on arrays, compiled by Numba, for millions of games. Equal to `rules/` by test.

Importing anything from here but `jit_cache` imports Numba, so it is done where a strong player is
asked for.
"""
