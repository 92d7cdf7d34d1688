"""Knaster on arrays: state, legal moves, static evaluation, expectimax and opponents.

Importing the package alone imports no Numba.
"""
