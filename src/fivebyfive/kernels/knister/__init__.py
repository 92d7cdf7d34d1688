"""Knister on arrays: state, static evaluation, expectimax, exact endgames and random playouts.

Importing the package alone imports no Numba.
"""
