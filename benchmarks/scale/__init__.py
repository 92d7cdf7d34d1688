"""Parts of scale_simulation.py."""
