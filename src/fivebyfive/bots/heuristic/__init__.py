"""Players by rules of thumb: `random`, `beginner` and `casual`."""
