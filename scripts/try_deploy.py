"""The files of deploy/ tried for real, with only names, ports and certificates replaced.

python scripts/try_deploy.py      needs nginx and openssl; caddy, promtool, systemd where they are

Not a test of every run: no package on PyPI brings nginx, and a test may not need what `make`
cannot install.
"""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import httpx
from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from chromium import launch_options
from support.cli_runner import COMMAND
from support.plugins.httpx_defaults import configure_httpx
from support.server.server_process import run_server
from support.server.socket_players import disconnect_all, play_random_game, seat_people

DEPLOY = Path(__file__).parents[1] / "deploy"
SILENCE = 25  # seconds that a proxy lets a socket be silent here, and longer than a ping takes
OPEN_SOCKET = """() => new Promise((opened, failed) => {
    const socket = new WebSocket(new URL("api/live", document.baseURI).href.replace("http", "ws"));
    socket.onopen = () => opened(true); socket.onerror = () => failed("refused");
})"""
MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
{user}
include {folder}/nginx-limits.conf;
events {{ worker_connections 20000; }}
http {{
    access_log off;
    include {folder}/nginx.conf;
    server {{
        listen 127.0.0.1:{path_port} ssl;
        ssl_certificate {folder}/fullchain.pem;
        ssl_certificate_key {folder}/privkey.pem;
        include {folder}/nginx-path.conf;
    }}
}}
"""


def require_program(program: str, package: str) -> None:
    """Say what is missing, and end."""
    if not shutil.which(program):
        sys.exit(f"{program} is needed to try deploy/ (on Debian: apt install {package}).")


def find_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def create_certificate(folder: Path) -> None:
    """A certificate for localhost that this process and its children trust."""
    files = ["-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subprocess.run([*command, *files, *names], check=True, capture_output=True)
    os.environ["SSL_CERT_FILE"] = str(folder / "fullchain.pem")


def write_config(folder: Path, name: str, replaced: dict[str, str]) -> None:
    """A file of deploy/ with other names; each of them has to be in it."""
    text = (DEPLOY / name).read_text()
    for old, new in replaced.items():
        assert old in text, (name, old)
        text = text.replace(old, new)
    (folder / name).write_text(text)


@contextmanager
def run_until_checked(folder: Path, *command: str | Path) -> Iterator[None]:
    """A proxy for a while, with a home of its own."""
    process = subprocess.Popen(command, env=os.environ | {"HOME": str(folder)})
    try:
        yield
        assert process.poll() is None, "it ended by itself"
    finally:
        process.terminate()
        process.wait()


def wait_until_healthy(url: str) -> None:
    while True:
        try:
            assert httpx.get(f"{url}/healthz").json() == {"status": "ok"}
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return


async def play_game(url: str) -> None:
    """Two people play to the end, and their totals are those of the record."""
    clients = await seat_people(url, 2, rehearsal="", settings={"game": "knister", "rolls": "host"})
    await clients[0].ask("start")
    for one in clients:
        await one.until(lambda c=one: c.table["phase"] == "playing")  # type: ignore[misc]
    await asyncio.gather(*(play_random_game(one, Random(seat)) for seat, one in enumerate(clients)))
    assert clients[0].table["phase"] != "playing"
    await disconnect_all(clients)


def check_public_address(what: str, url: str, port: int) -> None:
    """What people and programs do at a public address."""
    wait_until_healthy(url)
    page = httpx.get(f"{url}/")
    host = url.split("/")[2]
    assert f"wss://{host}" in page.headers["content-security-policy"]
    assert f'<base href="{url.removeprefix(f"https://{host}")}/">' in page.text
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.headers["referrer-policy"] == "no-referrer"
    assert page.headers.get_list("strict-transport-security") == ["max-age=31536000"]  # once
    assert httpx.get(f"{url}/metrics").status_code == 404
    assert httpx.get(f"http://127.0.0.1:{port}/metrics").status_code == 200
    asyncio.run(play_game(url))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        tab = browser.new_context(ignore_https_errors=True).new_page()
        errors: list[str] = []
        tab.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        tab.goto(f"{url}/")
        assert tab.evaluate(OPEN_SOCKET)
        assert errors == []
        browser.close()
    print(f"{what}: a page, a game of two and a browser at {url}", flush=True)


def check_forwarded_address(url: str, log: Path) -> None:
    """Whoever says to be somebody else is not believed."""
    httpx.get(f"{url}/spoofed", headers={"X-Forwarded-For": "192.0.2.66"})
    lines = [line for line in log.read_text().splitlines() if "/spoofed" in line]
    assert len(lines) == 1, lines
    assert "127.0.0.1:0" in lines[0], lines


def check_idle_socket(url: str) -> None:
    """A socket on which nobody says anything stays open, because the server asks."""
    token = httpx.post(f"{url}/api/tables", json={}).json()["token"]
    with connect(url.replace("http", "ws") + "/api/live") as ws:
        ws.send(f'{{"type": "hello", "token": "{token}"}}')
        time.sleep(SILENCE + 10)
        ws.send('{"type": "ask", "id": 77, "ask": {"type": "ping"}}')
        while '"id":77' not in str(ws.recv()):
            pass
    print(f"a silent socket was open for {SILENCE + 10} s", flush=True)


def check_nginx(folder: Path, stack: ExitStack) -> None:
    log = folder / "log"
    options = ("--log-level", "debug", "--public-url")
    http, https, path = find_free_port(), find_free_port(), find_free_port()
    home, below = f"https://localhost:{https}", f"https://localhost:{path}/games"
    database = str(folder / "games.sqlite")
    one, two = find_free_port(), find_free_port()
    stack.enter_context(run_server(database, *options, home, log=log, port=one, rehearsal=False))
    root = ("--root-path", "/games")
    log2 = folder / "log2"
    stack.enter_context(
        run_server(database, *options, below, *root, log=log2, port=two, rehearsal=False)
    )
    names = {
        "listen 80;": f"listen 127.0.0.1:{http};",
        "listen 443 ": f"listen 127.0.0.1:{https} ",
        "https://$host$": f"https://$host:{https}$",
        "/etc/letsencrypt/live/games.example.org": str(folder),
        "games.example.org": "localhost",
        ":8555": f":{one}",
        "75s": f"{SILENCE}s",
    }
    write_config(folder, "nginx.conf", names)
    write_config(folder, "nginx-path.conf", {":8555": f":{two}"})
    write_config(folder, "nginx-limits.conf", {})
    user = "user root;" if os.geteuid() == 0 else ""
    main = folder / "main.conf"
    main.write_text(MAIN.format(folder=folder, path_port=path, user=user))
    with run_until_checked(folder, "nginx", "-c", main, "-p", folder):
        check_public_address("nginx", home, one)
        check_public_address("nginx with a path", below, two)
        moved = httpx.get(f"http://localhost:{http}/rules")
        assert (moved.status_code, moved.headers["location"]) == (301, f"{home}/rules")
        check_forwarded_address(home, log)
        check_idle_socket(home)


def check_caddy(folder: Path, stack: ExitStack) -> None:
    port, own = find_free_port(), find_free_port()
    url = f"https://localhost:{port}"
    log = folder / "log3"
    options = ("--log-level", "debug", "--public-url", url)
    database = str(folder / "caddy.sqlite")
    stack.enter_context(run_server(database, *options, log=log, port=own, rehearsal=False))
    tls = f"tls {folder}/fullchain.pem {folder}/privkey.pem"
    names = {"games.example.org {": f"{url} {{\n\t{tls}", ":8555": f":{own}"}
    write_config(folder, "Caddyfile", names)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + file.read_text())
    with run_until_checked(folder, "caddy", "run", "--config", file, "--adapter", "caddyfile"):
        check_public_address("caddy", url, own)
        check_forwarded_address(url, log)
        check_idle_socket(url)


def check_with_tools(folder: Path) -> None:
    """What can be checked without being installed."""
    if shutil.which("systemd-analyze"):
        write_config(folder, "fivebyfive.service", {"/opt/fivebyfive/bin/fivebyfive": str(COMMAND)})
        subprocess.run(["systemd-analyze", "verify", folder / "fivebyfive.service"], check=True)
        print("systemd: the unit is right", flush=True)
    if shutil.which("promtool"):
        config = ["promtool", "check", "config", "--syntax-only", str(DEPLOY / "prometheus.yml")]
        subprocess.run(config, check=True)
        subprocess.run(["promtool", "check", "rules", DEPLOY / "alerts.yml"], check=True)
        with run_server(str(folder / "figures.sqlite")) as server:
            figures = httpx.get(f"{server.url}/metrics").content
        subprocess.run(["promtool", "check", "metrics"], input=figures, check=True)
        print("prometheus: the figures are right", flush=True)
    if shutil.which("logrotate"):
        command = ["logrotate", "--debug", str(DEPLOY / "logrotate")]
        subprocess.run(command, check=True, capture_output=True)


def main() -> None:
    """Try everything that is here."""
    require_program("nginx", "nginx")
    require_program("openssl", "openssl")
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        create_certificate(folder)
        configure_httpx()  # it loads the certificates that are trusted once, with this one
        check_with_tools(folder)
        check_nginx(folder, stack)
        if shutil.which("caddy"):
            check_caddy(folder, stack)


if __name__ == "__main__":
    main()
