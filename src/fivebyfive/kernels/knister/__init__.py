"""Knister on arrays: state, evaluation and search. Numba is imported by its modules only."""
