"""What the tests of all rooms may use."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from fivebyfive import Game

pytest.register_assert_rewrite("support")  # before one of its modules imports another
pytest_plugins = [
    "postgres",
    "support.hypothesis_profiles",
    "support.outcomes",
    "support.processor_time",
    "support.pure",
    "support.rehearsal",
    "support.repeat",
    "support.shuffle",
    "support.slowest",
    "training_kernels",
]


@pytest.fixture
def full_at_once() -> Iterator[None]:
    """A sheet may be full in any round, so that no game has to be played that far."""
    with patch.object(Game, "EARLIEST_FULL", 1):
        yield
