"""Facts about requests, made by scripts/client_messages.py. Do not edit."""

from typing import Final

# Idempotent requests: sent twice, they happen once.
REPEATABLE: Final = frozenset(
    {
        "close-round",
        "coach",
        "correct-roll",
        "hint",
        "look",
        "look-paper",
        "move",
        "next",
        "owed",
        "paper-full",
        "paper-sheet",
        "part",
        "ping",
        "possible",
        "read-roster",
        "rolls",
        "take-back",
    }
)
# Requests that name the game of their table.
WITH_GAME: Final = frozenset(
    {
        "close-round",
        "correct-roll",
        "hint",
        "move",
        "next",
        "paper-full",
        "paper-sheet",
        "part",
        "sit-late",
        "take-back",
    }
)
