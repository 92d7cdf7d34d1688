"""The parts of `scripts/mutation_check.py`."""
