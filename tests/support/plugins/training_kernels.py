"""The kernels of training, which no player needs: compiled by one worker, kept for the others."""

import pytest


@pytest.fixture(scope="session")
def training_kernels(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Who comes while another worker compiles them waits, and takes them from the cache."""
    from fivebyfive.kernels import jit_cache  # noqa: PLC0415 -- Numba, for few tests only
    from fivebyfive.rules import GAMES  # noqa: PLC0415
    from fivebyfive.training import score_spread  # noqa: PLC0415
    from fivebyfive.training.runner import Plan, train  # noqa: PLC0415

    folder = tmp_path_factory.mktemp("training")
    with jit_cache.hold_process_lock(), pytest.MonkeyPatch.context() as patched:
        patched.setattr(score_spread, "GAMES", 1)
        for kind in GAMES:
            train(Plan(kind, 1), folder / f"{kind}.npz")
