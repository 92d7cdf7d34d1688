"""What is compiled is kept, for these very sources, wherever it can be."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from fivebyfive.bots.learned import precompile
from fivebyfive.kernels import jit_cache
from support.cli_runner import CLEAN_ENVIRON

pytestmark = pytest.mark.heavy

NOWHERE = "/dev/null/none"  # not even root can write here


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for what is compiled."""
    monkeypatch.setenv(jit_cache.CACHE_DIR_VARIABLE, str(tmp_path))
    return tmp_path


def python(script: str, *arguments: str, **environ: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *(("-c", script) if script else ()), *arguments],
        capture_output=True,
        text=True,
        env=CLEAN_ENVIRON | environ,
        check=False,
    )


def test_asking_imports_no_numba() -> None:
    script = "import sys, fivebyfive.bots.learned.precompile as one; one.is_precompiled(); "
    script += "print([name for name in ('numba', 'numpy') if name in sys.modules])"
    assert python(script).stdout == "[]\n"


def test_other_sources_have_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of = jit_cache.fingerprint.__wrapped__
    assert of() == of()
    found = {of()}
    monkeypatch.setattr(jit_cache, "PACKAGE", tmp_path)
    found.add(of())
    for room in ("kernels", "training"):
        (tmp_path / room / "knister").mkdir(parents=True)
        for source in (tmp_path / room / "one.py", tmp_path / room / "knister" / "one.py"):
            source.write_text("1")
            found.add(of())
            source.write_text("2")
            found.add(of())
    assert len(found) == 10


def test_the_folder_that_the_environment_names(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = jit_cache.folder()
    assert folder.parent == kept
    monkeypatch.setenv(jit_cache.CACHE_DIR_VARIABLE, str(folder))  # as kernels/jit.py leaves it
    assert jit_cache.folder() == folder
    monkeypatch.delenv(jit_cache.CACHE_DIR_VARIABLE)
    assert jit_cache.folder().name == folder.name


def test_once_is_enough(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = []

    def compile_slowly() -> None:
        compiled.append(1)
        time.sleep(0.1)

    monkeypatch.setattr(precompile, "_compile", compile_slowly)
    assert not precompile.is_precompiled()
    at_once = [threading.Thread(target=precompile.compile_kernels) for _ in range(3)]
    for thread in at_once:
        thread.start()
    for thread in at_once:
        thread.join()
    assert precompile.is_precompiled()
    assert compiled == [1]


def test_a_failure_is_no_end(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise MemoryError

    monkeypatch.setattr(precompile, "_compile", fail)
    with pytest.raises(MemoryError):
        precompile.compile_kernels()
    assert not precompile.is_precompiled()
    monkeypatch.setattr(precompile, "_compile", lambda: None)
    precompile.compile_kernels()
    assert precompile.is_precompiled()


def test_old_folders_are_removed(kept: Path) -> None:
    long_ago = time.time() - 31 * 24 * 3600
    for name in ("kernels-old", "kernels-new", "games", jit_cache.folder().name):
        (kept / name).mkdir()
        (kept / name / "file").touch()
        if name != "kernels-new":
            os.utime(kept / name, (long_ago, long_ago))
    jit_cache.remove_stale_folders()
    assert {path.name for path in kept.iterdir()} == {
        "kernels-new",
        "games",
        jit_cache.folder().name,
    }


def test_nothing_can_be_kept() -> None:
    done = python(
        "", "-m", "fivebyfive.bots.learned.precompile", **{jit_cache.CACHE_DIR_VARIABLE: NOWHERE}
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert NOWHERE in done.stderr
    assert "Traceback" not in done.stderr


def test_kernels_run_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "twice.py").write_text(
        "from fivebyfive.kernels.jit import inlined, kernel\n"
        "@inlined\ndef twice(number): return 2 * number\n"
        "@kernel\ndef four_times(number): return twice(twice(number))\n"
        "print(four_times(3), four_times.signatures)\n"
    )
    done = python("", str(tmp_path / "twice.py"), **{jit_cache.CACHE_DIR_VARIABLE: NOWHERE})
    assert done.stdout == "12 [(int64,)]\n", done.stderr
    assert {path.name for path in tmp_path.iterdir()} == {"twice.py"}  # Numba would keep it there


def test_it_ends_with_whoever_started_it(kept: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "fivebyfive.bots.learned.precompile", precompile.LOW_PRIORITY],
        stdin=subprocess.PIPE,
    )
    process.communicate()
    assert process.returncode == 1
    assert not precompile.is_precompiled()


def test_a_new_process_compiles_nothing_more() -> None:
    """And what it takes from the cache works: Numba may keep what then crashes."""
    precompile.compile_kernels()
    script = (
        "from random import Random\n"
        "from fivebyfive.bots import Budget, find_adviser\n"
        "from fivebyfive.bots.learned.precompile import sample_positions\n"
        "for level in ('expert', 'master'):\n"
        "    for position in sample_positions():\n"
        "        bot = find_adviser(level)\n"
        "        print(bot.choose(position, Random(0), Budget()))\n"
        "        bot.weigh(position, Random(0), Budget())\n"
    )
    done = python(script, NUMBA_DEBUG_CACHE="1")
    assert done.returncode == 0, done.stderr
    assert "data loaded" in done.stdout
    assert "saved" not in done.stdout
