"""Players by learned values and expectimax, `expert` and `master`. Importing imports no Numba."""
