"""How smoothly dice fall on a phone with a slow processor.

python benchmarks/animation.py      writes results/animation.json

A game of Knister alone at the size of a phone, in Chromium, whose processor is made four times
slower (Chrome DevTools Protocol). From each press of the button until the sum is there, the page
notes the time between frames, and the frames that Chromium calls long (Long Animation Frames, over
50 ms). The same game is played without the brake, and a page on which only a frame counter runs
stands beside both: what that one loses, the machine has lost. On a busy machine only the last
figures mean much: the longest task of the page's main thread while dice fell, in processor time.
The first roll stands alone: with it, what makes sounds is loaded.
"""

import itertools
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

HERE: Final = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / name) for name in ("scripts", "tests")]

from chromium import launch_options  # noqa: E402
from support.server.server_process import run_server  # noqa: E402

RESULTS: Final = HERE / "results" / "animation.json"
PHONE: Final = {"width": 360, "height": 640}
SLOWER: Final = 4
LONG: Final = 50  # milliseconds
ROLLS: Final = 24
# Notes the time between frames until what it waits for has come. Nothing is asked of the page from
# outside meanwhile, which would take its time.
WATCH: Final = """async (wait) => {
  const gaps = [], long = [];
  let on = true;
  let last = await new Promise(requestAnimationFrame);
  const step = (now) => {
    gaps.push(now - last);
    last = now;
    if (on) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  const note = (entries) => long.push(...entries.map((one) => one.duration));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "long-animation-frame" });
  await wait();
  await new Promise(requestAnimationFrame);
  on = false;
  note(observer.takeRecords());
  observer.disconnect();
  return { gaps, long };
}"""
ROLL: Final = """(round) => (WATCH)(() => new Promise((rested) => {
  const look = () => {
    const sum = document.querySelector(`[data-round="${round}"]`) && document.querySelector(".sum");
    if (sum && !sum.classList.contains("falling")) rested();
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-round"] });
  performance.mark("roll");
  document.querySelector(".bar .roll").click();
}).then(() => performance.mark("rest")))""".replace("WATCH", WATCH)
IDLE: Final = "() => (WATCH)(() => new Promise((done) => setTimeout(done, 700)))".replace(
    "WATCH", WATCH
)


def find_longest_tasks(trace: bytes) -> list[float]:
    """The longest task of the main thread while each roll fell, in processor time."""
    events = json.loads(trace)["traceEvents"]
    marks = sorted(
        (one["ts"], one["name"])
        for one in events
        if one.get("cat") == "blink.user_timing" and one["name"] in ("roll", "rest")
    )
    spans = [
        (start, end)
        for (start, name), (end, after) in itertools.pairwise(marks)
        if (name, after) == ("roll", "rest")
    ]
    assert len(spans) == ROLLS, len(spans)
    main = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        (one["ts"], one["tdur"] / 1000)
        for one in events
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in main and "tdur" in one
    ]
    return [max(long for at, long in tasks if start <= at <= end) for start, end in spans]


def play(page: Page, url: str) -> list[dict[str, Any]]:
    """Play a game alone; what the page noted while each roll fell."""
    noted = []
    page.goto(url)
    page.locator("[data-game=knister] button").first.click()
    for round_ in range(1, ROLLS + 1):
        expect(page.locator(".bar .roll")).to_have_attribute("aria-disabled", "false")
        noted.append(page.evaluate(ROLL, round_))
        page.locator("[data-cell].playable").first.click()
        expect(page.locator(".own-sheet")).to_have_attribute("data-state", "stored")
    return noted


def watch_nothing(page: Page) -> list[dict[str, Any]]:
    """The same notes of a page on which nothing happens."""
    page.goto("about:blank")
    return [page.evaluate(IDLE) for _ in range(ROLLS)]


def summarize(noted: list[dict[str, Any]]) -> dict[str, Any]:
    """The longest frame of each roll, and how many were long."""
    worst = sorted(max(one["gaps"]) for one in noted)
    return {
        "rolls": len(noted),
        "frames": sum(len(one["gaps"]) for one in noted),
        "longest_frame_median_ms": round(statistics.median(worst), 1),
        "longest_frame_ms": round(worst[-1], 1),
        "frames_over_50_ms": sum(gap > LONG for one in noted for gap in one["gaps"]),
        "long_animation_frames": sum(len(one["long"]) for one in noted),
    }


def measure(browser: Browser, url: str, slower: int) -> dict[str, Any]:
    """Play at a speed, and watch nothing at the same speed."""
    context = browser.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        device_scale_factor=2,
        has_touch=True,
        locale="en-GB",
        reduced_motion="no-preference",
    )
    context.add_init_script(
        """localStorage["fivebyfive.prefs"] ??= '{"taught":["knister"],"sound":"on"}'"""
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser.start_tracing(
        page=page, categories=["toplevel", "devtools.timeline", "blink.user_timing", "__metadata"]
    )
    played = summarize(play(page, url))
    first, *tasks = find_longest_tasks(browser.stop_tracing())
    played |= {
        "longest_task_of_first_roll_processor_ms": round(first, 1),
        "longest_task_median_processor_ms": round(statistics.median(tasks), 1),
        "longest_task_processor_ms": round(max(tasks), 1),
    }
    nothing = summarize(watch_nothing(page))
    context.close()
    return {"dice": played, "nothing": nothing}


def main() -> None:
    """Measure, print and save."""
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(f"{folder}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        measure(browser, server.url, 1)  # everything is compiled and in the cache
        found = {
            "cores": os.cpu_count(),
            "busy_before": round(os.getloadavg()[0], 1),
            "as_it_is": measure(browser, server.url, 1),
            f"{SLOWER}_times_slower": measure(browser, server.url, SLOWER),
            "chromium": browser.version,
        }
        browser.close()
    RESULTS.write_text(json.dumps(found, indent=1) + "\n")
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
