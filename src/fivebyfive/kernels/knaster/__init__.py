"""Knaster on arrays: state, moves, evaluation and search. Numba is imported by its modules only."""
