"""How fast a table of Fief is in a browser: `python -m tests.web.speed` after the page was built.

Prints what docs/performance-page.md tells of: cold start, first load, delay between two browsers, layout shift.
"""

from __future__ import annotations

import os
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from oyez.server.settings import without_pauses
from tests.server.running import Running, running
from tests.web.conftest import DESK, chromium
from tests.web.moments import may_shop
from tests.web.prepared import Prepared, lay_out
from tests.web.searching import NAMES, search

STARTS: Final = 5
ACTIONS: Final = 50
CHOICES: Final = 120  # in the game that is watched for shifts
READY: Final = "#choices [data-option]"
WATCH_SHIFTS: Final = """() => {
    window.shifts = [];
    const told = ({ node }) => (node?.outerHTML ?? node?.parentNode?.outerHTML ?? "").slice(0, 60);
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) window.shifts.push([one.value, one.sources.map(told).join(" ")]);
    }).observe({ type: "layout-shift", buffered: false });
}"""
WATCH_TABLE: Final = """() => { window.seen = new Promise(done => new MutationObserver(() => done(Date.now()))
    .observe(document.querySelector("[data-n]"), { attributeFilter: ["data-n"] })); }"""
# Clicks without a hand, so that no shift is forgiven as the answer to one.
CLICK: Final = """n => {
    const sure = document.querySelector("#choices .sure ~ .primary");
    const all = [...document.querySelectorAll("#choices .list > * [data-option], #choices .side [data-option]")];
    const one = sure ?? all[n % all.length];
    window.clicked = Date.now();
    one?.click();
    return one !== undefined;
}"""


@contextmanager
def visitor(browser: Browser, server: Running) -> Iterator[BrowserContext]:
    context = browser.new_context(
        base_url=server.address, viewport=DESK, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(30_000)
    yield context
    context.close()


def cold_start(browser: Browser, server: Running, table: Prepared) -> tuple[float, float, int]:
    """Milliseconds from the click on a link until a choice can be clicked, how many of them the page worked, and
    bytes over the line."""
    with visitor(browser, server) as context:
        page = context.new_page()
        tools = context.new_cdp_session(page)
        tools.send("Performance.enable", {"timeDomain": "threadTicks"})  # whatever else the machine does
        page.goto(table.link(0), wait_until="commit")
        page.locator(READY).first.wait_for()
        ready = page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"
        )
        worked = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
        page.evaluate("document.fonts.ready.then(() => true)")
        sizes = page.evaluate(
            """() => ["navigation", "resource"].flatMap(kind => performance.getEntriesByType(kind))
                .map(one => one.transferSize)"""
        )
        return float(ready), worked["TaskDuration"] * 1000, sum(sizes)


def delays(browser: Browser, server: Running, table: Prepared) -> list[int]:
    """From a click in one browser until another one shows it, in milliseconds."""
    with visitor(browser, server) as context:
        pages = [context.new_page() for _ in NAMES]
        for seat, page in enumerate(pages):
            page.goto(table.link(seat))
            page.locator("#status").wait_for()
        found: list[int] = []
        for n in range(20 * ACTIONS):
            if len(found) == ACTIONS:
                break
            acting = next((page for page in pages if page.locator(READY).count()), pages[0])
            other = next(page for page in pages if page is not acting)
            other.evaluate(WATCH_TABLE)
            if not acting.evaluate(CLICK, n):
                acting.wait_for_timeout(20)
                continue
            seen = other.evaluate("Promise.race([window.seen, new Promise(done => setTimeout(done, 1500))])")
            if seen:  # else it was a first click that asks for another one, or a secret
                found.append(int(seen - acting.evaluate("window.clicked")))
        return found


def shifts(browser: Browser, server: Running) -> list[tuple[float, str]]:
    """Layout shifts in a game against bots, with the parts that moved."""
    seats: list[dict[str, Any]] = [{"kind": "me", "name": "Marguerite"}] + [{"kind": "bot"}] * 5
    with server.http() as http:
        made = http.post("/api/v1/tables", json={"game": "fief", "seats": seats}).json()
    with visitor(browser, server) as context:
        page: Page = context.new_page()
        page.goto(Prepared(made["id"], (made["keys"][0]["key"],)).link(0))
        page.locator(READY).first.wait_for()
        page.evaluate("document.fonts.ready.then(() => true)")
        page.wait_for_timeout(1000)
        page.evaluate(WATCH_SHIFTS)
        for n in range(CHOICES):
            if page.locator(".results").count():
                break
            page.evaluate(CLICK, n)
            page.wait_for_timeout(120)
        return [(float(value), str(parts)) for value, parts in page.evaluate("window.shifts")]


def main() -> None:
    args = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), paces=without_pauses(0.05)) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=chromium(), args=args)
        match = search(may_shop)
        calm = lay_out(server.settings.data, match)
        starts = [cold_start(browser, server, calm) for _ in range(STARTS)]
        ready, worked, size = (statistics.median(one) for one in zip(*starts, strict=True))
        print(f"cold start: {ready:.0f} ms, of which the page works {worked:.0f} ms (median of {STARTS})")
        print(f"first load: {size / 1000:.0f} kB")
        found = sorted(delays(browser, server, lay_out(server.settings.data, match)))
        print(f"on another screen: median {statistics.median(found):.0f} ms,", end=" ")
        print(f"95% within {found[int(len(found) * 0.95)]} ms ({len(found)} choices)")
        moved = shifts(browser, server)
        print(f"layout shift: {sum(value for value, _ in moved):.4f} over {CHOICES} choices")
        for value, parts in sorted(moved, reverse=True)[:3]:
            print(f"  {value:.4f} {parts}")
        browser.close()


if __name__ == "__main__":
    main()
