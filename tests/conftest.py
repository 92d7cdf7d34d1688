"""What the tests of all rooms may use."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from fivebyfive import Game

pytest.register_assert_rewrite("support")  # before one of its modules imports another
pytest_plugins = [
    "support.plugins.httpx_defaults",
    "support.plugins.hypothesis_profiles",
    "support.plugins.outcomes",
    "support.plugins.postgres",
    "support.plugins.processor_time",
    "support.plugins.pure",
    "support.plugins.rehearsal",
    "support.plugins.repeat_command",
    "support.plugins.shuffle",
    "support.plugins.slowest_tests",
    "support.plugins.training_kernels",
]


@pytest.fixture
def full_at_once() -> Iterator[None]:
    """A sheet may be full in any round, so that no game has to be played that far."""
    with patch.object(Game, "EARLIEST_FULL", 1):
        yield
