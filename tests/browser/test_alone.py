"""A game alone, from the home page to the end."""

from pathlib import Path

import pytest

from live import Server
from people import Invite, scored


@pytest.mark.parametrize("game", ["knister", "knaster"])
def test_a_game_by_mouse(game: str, invite: Invite, server: Server, tmp_path: Path) -> None:
    me = invite().open_home()
    me.page.locator(f"[data-game={game}]").get_by_role("button", name="Play").click()
    me.play_alone_to_the_end()
    assert me.totals() == scored(server.url, me.code, tmp_path)
