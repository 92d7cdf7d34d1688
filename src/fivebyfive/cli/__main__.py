"""So that `python -m fivebyfive.cli` works where the command is not on the path."""

from fivebyfive.cli import main

main()
