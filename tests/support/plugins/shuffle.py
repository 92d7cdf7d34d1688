"""The order of the tests: that of the files, or shuffled by `--randomly-seed=…`.

pytest-randomly also seeds `random` and `numpy.random` before every test, always with the same seed
unless one is given.
"""

import pytest

UNSHUFFLED_SEED = 0


@pytest.hookimpl(tryfirst=True)  # before pytest-randomly makes up a seed
def pytest_configure(config: pytest.Config) -> None:
    """Shuffle only when a seed is given; workers have the same command line."""
    if config.getoption("randomly_seed", None) == "default":
        config.option.randomly_seed = UNSHUFFLED_SEED
        config.option.randomly_reorganize = False


def is_shuffled(config: pytest.Config) -> bool:
    """Whether this run has an order by seed."""
    return bool(config.getoption("randomly_reorganize", default=False))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the files of a folder together: else its browser would be started many times.

    pytest-randomly has shuffled the files and the tests in them by now; a folder comes where the
    first of its files does.
    """
    if is_shuffled(config):
        folders = dict.fromkeys(item.path.parent for item in items)
        places = {folder: place for place, folder in enumerate(folders)}
        items.sort(key=lambda item: places[item.path.parent])
