"""What axe, the checker of accessibility, finds on a page."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.web.person import Person

SERIOUS: Final = ("serious", "critical")
EVERYTHING: Final = {"resultTypes": ["violations"], "iframes": False, "elementRef": False}
COLOURS: Final = {**EVERYTHING, "runOnly": {"type": "rule", "values": ["color-contrast"]}}
# Each finding with the first place where it was found.
RUN: Final = """async ([part, options]) => (await axe.run(part ?? document, options)).violations.map(one => ({
    id: one.id, impact: one.impact, html: one.nodes[0].html, why: one.nodes[0].failureSummary,
}))"""


def findings(page: Page, part: str | None = None, colours: bool = False) -> list[dict[str, Any]]:
    """`part`: a selector of what is new on a page whose rest was looked at before."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(RUN, [part, COLOURS if colours else EVERYTHING])
    return found


def violations(page: Page, part: str | None = None) -> list[str]:
    return [f"{one['id']}: {one['html'][:120]}" for one in findings(page, part)]


def scan(person: Person, where: str, part: str | None = None, colours: bool = False) -> list[str]:
    """Serious and critical findings."""
    return [
        f"{where}: {one['id']}: {one['html'][:160]} {one['why'][:300]}"
        for one in findings(person.page, part, colours)
        if one["impact"] in SERIOUS
    ]


def look(person: Person, where: str, part: str | None = None, whole: bool = False) -> list[str]:
    """Serious findings by day, and by candle those that colours can make; with a picture of both."""
    found = []
    for light in ("light", "dark"):
        person.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        person.photograph(f"{where}-{light}", whole=whole)
        found += scan(person, f"{where} {light}", part, colours=light == "dark")
    person.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    return found
