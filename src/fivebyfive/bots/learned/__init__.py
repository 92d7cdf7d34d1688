"""Players by learned values and expectimax, `expert` and `master`.

Importing the package, or `precompile` of it, imports no Numba.
"""
