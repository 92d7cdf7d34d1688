"""The first event of a table."""

from collections.abc import Mapping
from dataclasses import asdict

from fivebyfive.dice import check_nonce
from fivebyfive.table.errors import TableCode, TableError
from fivebyfive.table.events import TableOpened
from fivebyfive.table.settings import PRESETS


def create_table(  # noqa: PLR0913 -- everything a table begins with comes from outside
    *,
    code: str,
    device: str,
    token_hash: str,
    secret: str,
    now: int,
    nonce: str = "",
    preset: str = "family",
    changes: Mapping[str, object] | None = None,
    club_room: str = "",
    rehearsal: str = "",
) -> TableOpened:
    """A new table with its host, who has no seat yet."""
    if preset not in PRESETS:
        raise TableError(TableCode.BAD_SETTING, name="preset")
    if nonce:
        check_nonce(nonce)
    settings = PRESETS[preset].with_changes(changes or {})
    return TableOpened(
        at=now,
        code=code,
        settings=asdict(settings),
        device=device,
        token_hash=token_hash,
        nonce=nonce,
        secret=secret,
        room=club_room,
        rehearsal=rehearsal,
    )
