"""Seconds from `make play` in a clean clone until the page answers.

Measured twice: with the Node on the path, and without one, so that it is installed. The home folder
is empty and only the system's caches are used; most of the time is downloading and unpacking.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

PROJECT = Path(__file__).parents[1]
RESULTS = Path(__file__).parent / "results" / "first_play.json"
PORT = 8655
# The programs that `make play` needs besides Python, on a machine without Node.
TOOLS = ["make", "git", "sh", "bash", "env", "sed", "awk", "grep", "find", "touch", "rm", "mkdir"]
TOOLS += ["cat", "test", "dirname", "uname", "tr"]


def measure(with_node: bool) -> float:
    """Return the seconds from the call of `make play` until the page answers."""
    with tempfile.TemporaryDirectory() as folder:
        clone, home, tools = (Path(folder) / name for name in ("clone", "home", "tools"))
        subprocess.run(["git", "clone", "--quiet", PROJECT, clone], check=True)
        home.mkdir()
        path = os.environ["PATH"] if with_node else make_minimal_path(tools)
        environ = {"HOME": str(home), "PATH": path, "LANG": "C.UTF-8"}
        start = time.perf_counter()
        with subprocess.Popen(
            ["make", "play", f"PLAY=--no-browser --port {PORT}"],
            cwd=clone,
            env=environ,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:
            try:
                wait_for_page(process)
                return time.perf_counter() - start
            finally:
                os.killpg(process.pid, 15)


def make_minimal_path(folder: Path) -> str:
    """Return a PATH with Python and the few tools of a plain system, and nothing else."""
    folder.mkdir()
    for name in TOOLS:
        if found := shutil.which(name):
            (folder / name).symlink_to(found)
    (folder / "python3").symlink_to(Path(sys.base_prefix) / "bin" / "python3")
    return str(folder)


def wait_for_page(process: "subprocess.Popen[bytes]") -> None:
    """Wait until the page answers; exit if `make` fails."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/") as answer:
                assert b"assets/" in answer.read()
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("`make play` failed")


def main() -> None:
    """Measure both, print the results and save them."""
    result = {
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "seconds_with_node_on_the_path": round(measure(with_node=True), 1),
        "seconds_without_node": round(measure(with_node=False), 1),
    }
    print(json.dumps(result, indent=2))
    RESULTS.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
