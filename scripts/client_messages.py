"""Write down for the client which requests may be repeated, and which name their game.

The client is a program of its own: it imports nothing of the server, but has to know these.

    python scripts/client_messages.py            writes src/fivebyfive/client/messages.py
    python scripts/client_messages.py --check    says whether it is up to date
"""

import sys
from pathlib import Path
from typing import Final

from fivebyfive.server.live.messages import REPEATABLE, WITH_GAME

TARGET: Final = Path(__file__).parents[1] / "src" / "fivebyfive" / "client" / "messages.py"


def render() -> str:
    """The module as it has to be."""
    return f'''"""Facts about requests, made by scripts/client_messages.py. Do not edit."""

from typing import Final

# Idempotent requests: sent twice, they happen once.
REPEATABLE: Final = frozenset(
    {{
{_list(REPEATABLE)}    }}
)
# Requests that name the game of their table.
WITH_GAME: Final = frozenset(
    {{
{_list(WITH_GAME)}    }}
)
'''


def _list(names: list[str]) -> str:
    return "".join(f'        "{name}",\n' for name in names)


def main() -> int:
    """Write the module, or compare it."""
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(render())
        return 0
    if TARGET.read_text() == render():
        return 0
    print(
        "client/messages.py is not what the server says: run `python scripts/client_messages.py`."
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
