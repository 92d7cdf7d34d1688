"""Self-play learning of the weights of `expert` and `master`: `fivebyfive train`.

README.md has the update as formulas.
"""
