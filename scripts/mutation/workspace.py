"""A copy of the project to plant faults in; its processes import the copy, whoever starts them.

PYTHONPATH would not do: tests start the command with an environment of their own, and the package
that is installed is the one of the working tree. So the copy has a virtual environment of its own:
it looks into `src` of the copy first and then borrows everything that is installed.
"""

import contextlib
import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mutation.fault import Fault

LEFT_OUT: Final = shutil.ignore_patterns(
    *(".git", ".venv", "node_modules", "__pycache__", "build", "dist", "*.egg-info"),
    *(".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".import_linter_cache"),
)
LINKED: Final = ("web/node_modules",)  # large, and only read


class InUseError(Exception):
    """Another run plants faults in the same folder."""


@dataclass(frozen=True)
class Workspace:
    """The folder of the copy, its virtual environment and its temporary files."""

    folder: Path

    @property
    def project(self) -> Path:
        return self.folder / "project"

    @property
    def source(self) -> Path:
        """Where the packages are."""
        return self.project / "src" / "fivebyfive"

    @property
    def scripts(self) -> Path:
        return self.folder / "venv" / "bin"

    @property
    def temporary(self) -> Path:
        """What the processes of a run leave is removed with it."""
        return self.folder / "tmp"

    @property
    def log(self) -> Path:
        """What the tests of the last run said; it stays."""
        return self.folder.with_suffix(".log")

    def environ(self) -> dict[str, str]:
        """For the processes of a run."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return kept | {
            "PATH": os.pathsep.join([str(self.scripts), os.environ["PATH"]]),
            "TMPDIR": str(self.temporary),
            "PYTHONHASHSEED": "0",  # as `make test` has it
        }

    @contextlib.contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """Plant a fault, and remove it again.

        Compiled files are trusted by the time (in seconds) and the size of their source: with the
        fault the time is another one, and runs with faults write none (`PYTHONDONTWRITEBYTECODE`).
        """
        file = self.source / fault.file
        text, times = file.read_bytes(), file.stat()
        file.write_bytes(fault.plant(text))
        os.utime(file, (times.st_atime, times.st_mtime + 10))
        try:
            yield
        finally:
            file.write_bytes(text)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))

    def check(self) -> None:
        """See that both Python and the command import the copy, in an empty environment too."""
        python, command = str(self.scripts / "python"), str(self.scripts / "fivebyfive")
        file = self.source / "__init__.py"
        size = file.stat().st_size
        broken = Fault("__init__.py", 1, 1, "removed", "", 0, size, "raise SystemExit(77)\n")
        for called in ([python, "-c", "import fivebyfive"], [command, "--help"]):
            for expected in (0, 77):
                with self.planted(broken) if expected else contextlib.nullcontext():
                    done = subprocess.run(called, env={}, capture_output=True, check=False)
                if done.returncode != expected:
                    raise RuntimeError(f"{called} does not import {self.source}: {done}")


@contextlib.contextmanager
def make_workspace(project: Path) -> Iterator[Workspace]:
    """A workspace for the time of a run. Its path is always the same: kernels are kept by path."""
    folder = Path(tempfile.gettempdir()) / f"fivebyfive-mutation-{os.getuid()}"
    with folder.with_suffix(".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUseError(folder) from None
        shutil.rmtree(folder, ignore_errors=True)
        workspace = Workspace(folder)
        try:
            _copy(project, workspace.project)
            _make_environment(workspace)
            workspace.temporary.mkdir()
            yield workspace
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def _copy(project: Path, to: Path) -> None:
    shutil.copytree(project, to, ignore=LEFT_OUT, symlinks=True)
    for name in LINKED:
        if (project / name).exists():
            (to / name).symlink_to((project / name).resolve())


def _make_environment(workspace: Workspace) -> None:
    folder = workspace.scripts.parent
    venv.EnvBuilder(symlinks=True, with_pip=False).create(folder)
    borrowed = sysconfig.get_path("purelib")
    own = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
    lines = [str(workspace.project / "src"), f"import site; site.addsitedir({borrowed!r})"]
    (Path(own) / "workspace.pth").write_text("\n".join(lines) + "\n")
    # The commands start the interpreter of their first line.
    theirs = Path(sys.executable).parent
    for command in theirs.iterdir():
        to = workspace.scripts / command.name
        if to.exists() or command.is_dir():
            continue
        first, _, rest = command.read_bytes().partition(b"\n")
        if first.startswith(f"#!{theirs}/python".encode()):
            to.write_bytes(f"#!{workspace.scripts}/python\n".encode() + rest)
            to.chmod(0o755)
        else:
            to.symlink_to(command)
