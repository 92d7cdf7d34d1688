"""Heuristic players, without learned values or search: `random`, `beginner` and `casual`."""
