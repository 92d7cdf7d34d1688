"""What people install: a wheel with the page inside, on a machine without Node."""

import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import httpx

from fivebyfive.printing import BlankSheets, render_pdf
from fivebyfive.server.config import STATIC_FOLDER
from fivebyfive.server.http.static_page import INDEX
from fivebyfive.store.migrate import load_migrations
from fivebyfive.words import Language
from support.cli_runner import CLEAN_ENVIRON
from support.paths import PROJECT
from support.server.server_process import Server

UV = Path(sysconfig.get_path("scripts")) / "uv"
ADDED_BY_THE_SERVER = re.compile(r'<base href="/">|<meta (?:name="twitter|property="og):[^>]*>')


def run(*command: str | Path) -> None:
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_installed_wheel_serves_the_page(tmp_path: Path) -> None:
    assert (STATIC_FOLDER / INDEX).exists(), "The page is not built: `make test` builds it first."
    wheels, empty = tmp_path / "wheels", tmp_path / "venv"
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", wheels)
    [wheel] = wheels.iterdir()
    names = set(zipfile.ZipFile(wheel).namelist())
    assert names >= {
        f"fivebyfive/store/migrations/{migration.number:04}_{migration.name}.sql"
        for migration in load_migrations()
    }
    python = empty / "bin" / "python"
    locked = PROJECT / "requirements" / "dev.txt"
    run(UV, "venv", "--quiet", "--python", sys.executable, empty)
    run(UV, "pip", "install", "--quiet", "--python", python, "--constraints", locked, wheel)

    environ = CLEAN_ENVIRON | {"PATH": str(empty / "bin"), "HOME": str(tmp_path)}
    command = empty / "bin" / "fivebyfive"
    server = Server(str(tmp_path / "log.sqlite"), command=command, environ=environ)
    server.start()
    try:
        with httpx.Client(base_url=server.url) as http:
            home = http.get("/")
            assert home.status_code == 200
            built = (STATIC_FOLDER / INDEX).read_text()
            assert ADDED_BY_THE_SERVER.sub("", home.text) == built
            assets = [path for path in (STATIC_FOLDER / "assets").iterdir() if path.suffix == ".js"]
            assert assets
            for asset in assets:
                answer = http.get(f"/assets/{asset.name}")
                assert answer.content == asset.read_bytes()
                assert "immutable" in answer.headers["cache-control"]
            # What is drawn and its fonts are inside, too: it is the same file here and there.
            sheets = http.get("/api/sheets/knaster.pdf", params={"lang": "pl"})
            assert sheets.content == render_pdf(BlankSheets(game="knaster", language=Language.PL))
    finally:
        server.close()
