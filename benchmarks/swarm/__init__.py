"""Thousands of people at a server, from one cheap process: what `benchmarks/load.py` is made of."""
