"""A copy of the project to plant faults in, with a virtual environment that imports the copy.

PYTHONPATH would not be enough: tests start the command with environment variables of their own,
and the installed package is that of the working tree. The environment has `src` of the copy on its
path first, then everything that is installed in the present one.
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

NOT_COPIED: Final = shutil.ignore_patterns(
    *(".git", ".venv", "node_modules", "__pycache__", "build", "dist", "*.egg-info"),
    *(".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".import_linter_cache"),
)
LINKED: Final = ("web/node_modules",)  # large, and only read: a symbolic link is enough


class InUseError(Exception):
    """Another run uses the same folder."""


@dataclass(frozen=True)
class Workspace:
    """The folder of the copy, its virtual environment and its temporary files."""

    folder: Path

    @property
    def project(self) -> Path:
        return self.folder / "project"

    @property
    def source(self) -> Path:
        """The folder with the packages."""
        return self.project / "src" / "fivebyfive"

    @property
    def scripts(self) -> Path:
        return self.folder / "venv" / "bin"

    @property
    def temporary(self) -> Path:
        """Temporary files of a run: removed after it."""
        return self.folder / "tmp"

    @property
    def log(self) -> Path:
        """The output of the last run; it is kept."""
        return self.folder.with_suffix(".log")

    def environ(self) -> dict[str, str]:
        """Return the environment variables for the processes of a run."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return kept | {
            "PATH": os.pathsep.join([str(self.scripts), os.environ["PATH"]]),
            "TMPDIR": str(self.temporary),
            "PYTHONHASHSEED": "0",  # as in `make test`
        }

    @contextlib.contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """Plant a fault, and remove it again.

        Python trusts a compiled file if the time (in seconds) and the size of its source match. So
        the time is changed, and runs with faults write none (`PYTHONDONTWRITEBYTECODE`).
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
        """Check that Python and the command import the copy, even with no environment variables."""
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
    """Make a workspace for one run. Its path is always the same: kernels are cached by path."""
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
    shutil.copytree(project, to, ignore=NOT_COPIED, symlinks=True)
    for name in LINKED:
        if (project / name).exists():
            (to / name).symlink_to((project / name).resolve())


def _make_environment(workspace: Workspace) -> None:
    folder = workspace.scripts.parent
    venv.EnvBuilder(symlinks=True, with_pip=False).create(folder)
    installed = sysconfig.get_path("purelib")
    own = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
    lines = [str(workspace.project / "src"), f"import site; site.addsitedir({installed!r})"]
    (Path(own) / "workspace.pth").write_text("\n".join(lines) + "\n")
    # The first line of a command names its interpreter: that has to be the new one.
    scripts = Path(sys.executable).parent
    for command in scripts.iterdir():
        to = workspace.scripts / command.name
        if to.exists() or command.is_dir():
            continue
        first, _, rest = command.read_bytes().partition(b"\n")
        if first.startswith(f"#!{scripts}/python".encode()):
            to.write_bytes(f"#!{workspace.scripts}/python\n".encode() + rest)
            to.chmod(0o755)
        else:
            to.symlink_to(command)
