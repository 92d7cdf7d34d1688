"""Runs the command as `python -m fivebyfive.cli`, where it is not on the path."""

from fivebyfive.cli import main

main()
