"""The browser of the tests is found, started and, where it is missing, asked for in words."""

from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

import chromium


def program(path: Path, status: int) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {status}\n")
    path.chmod(0o755)
    return path


def test_the_first_that_runs_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}")
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "downloads"))
    monkeypatch.setattr(chromium, "ON_A_MAC", ())
    assert chromium.find_chromium() is None
    old, new = (
        program(tmp_path / "downloads" / f"chromium-{number}" / "chrome-linux" / "chrome", 0)
        for number in (1100, 1200)
    )
    assert chromium.find_chromium() == new
    program(new, 127)
    assert chromium.find_chromium() == old
    program(tmp_path / "bin" / "chromium", 1)  # a stub without its browser
    assert chromium.find_chromium() == old
    system = program(tmp_path / "bin" / "google-chrome", 0)
    assert chromium.find_chromium() == system


def test_none_can_be_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def ran(command: list[str], _seconds: int) -> bool:
        tried.append(" ".join(command[-3:]))
        return False

    monkeypatch.setattr(chromium, "run_succeeds", ran)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    with pytest.raises(SystemExit) as end:
        chromium.main()
    assert str(end.value) == chromium.HELP
    assert "playwright install chromium" in tried
    assert tried.index("apt-get update") > tried.index("playwright install chromium")


def test_it_shows_a_page() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch_options())
        page = browser.new_page()
        page.set_content("<title>Five by Five</title>")
        assert page.title() == "Five by Five"
        browser.close()
