"""Hypothesis profiles: `ci`, which draws the same every time, and `soak`, which searches.

`ci` is the profile of every run. `pytest --hypothesis-profile=soak` draws by a seed of its own and
prints it; `--hypothesis-seed=…` draws the same again.

Both are loaded before any test module is imported: `settings(...)` copies from the profile that is
loaded when it is called.
"""

import secrets
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

SOAK_FACTOR = 20
SEED = "hypothesis-seed"

# No database and no deadline: what was drawn yesterday and how busy the machine is decide nothing.
# Hypothesis has a profile `ci` of its own, and loads it where the environment says CI: this one
# takes its place.
settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak", settings.get_profile("ci"), derandomize=False, max_examples=100 * SOAK_FACTOR
)
settings.load_profile("ci")


def is_soak() -> bool:
    """Whether this run searches: to be asked while test modules are imported, and later."""
    return not settings().derandomize


def examples(count: int) -> int:
    """`count`, or many times as many in `soak`: for `settings(max_examples=examples(60))`."""
    return count * SOAK_FACTOR if is_soak() else count


@pytest.hookimpl(tryfirst=True)  # before the plugin of Hypothesis reads the seed
def pytest_configure(config: pytest.Config) -> None:
    """Give a soak run a seed that can be printed; a worker takes that of its run."""
    if config.option.hypothesis_profile == "soak" and config.option.hypothesis_seed is None:
        told = getattr(config, "workerinput", {}).get(SEED)
        config.option.hypothesis_seed = told or str(secrets.randbelow(2**32))


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a new worker the seed."""
    node.workerinput[SEED] = node.config.option.hypothesis_seed


def pytest_sessionstart() -> None:
    """Keep what a test draws independent of the modules that happen to be imported.

    Hypothesis draws constants that it finds in the source of all imported modules, so that the same
    seed would draw something else when other tests ran before.
    """
    empty = Constants()
    providers._get_local_constants = lambda: empty


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the seed of a soak run."""
    if is_soak():
        seed = terminalreporter.config.option.hypothesis_seed
        terminalreporter.write_line(
            f"Hypothesis searched: --hypothesis-profile=soak --hypothesis-seed={seed}"
        )
