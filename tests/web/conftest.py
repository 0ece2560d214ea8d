"""Browsers for the tests: a real Chromium against a real server whose bots do not pause."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize, expect

from oyez.server.settings import PAGE
from tests.server.running import Running, running
from tests.web.person import Person

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE: Final = 40_000  # milliseconds, on a busy machine: what is right is there long before
FAILED: Final = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith("tests/web/"):
            item.add_marker(pytest.mark.web)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def chromium() -> str:
    named = os.environ.get("OYEZ_CHROMIUM") or os.environ.get("CHROMIUM")
    found = next((path for name in ([named] if named else NAMES) if (path := shutil.which(name))), None)
    if not found:
        pytest.fail(
            f"the browser tests need a Chromium, and {named or 'none'} was found: install it "
            "(Debian: apt install chromium), or set OYEZ_CHROMIUM to its path",
            pytrace=False,
        )
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    # One thread that tidies up memory: several only get in each other's way where tests run side by side.
    args = [*browser_type_launch_args.get("args", []), "--js-flags=--single-threaded-gc"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        args.append("--no-sandbox")
    return {**browser_type_launch_args, "executable_path": chromium(), "args": args}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if not (PAGE / "index.html").is_file():
        pytest.fail(
            "the page was never built: run `npm ci && npm run build` in web/, or ./oyez test", pytrace=False
        )
    with running(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture(scope="session")
def base_url(server: Running) -> str:
    return server.address


class People:
    """Everybody who looks at the server in one test, each in a browser of their own."""

    def __init__(self, browser: Browser, args: dict[str, Any]) -> None:
        self._browser = browser
        self._args = args
        self._contexts: list[BrowserContext] = []
        self._all: list[Person] = []
        self._refusals: list[str] = []
        self._complaints: list[str] = []

    def come(self, **changes: Any) -> Person:
        context = self._browser.new_context(**{**self._args, **changes})
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        person = Person(context)
        self._all.append(person)
        self._watch(person.page)
        return person

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self._complaints.append(str(error)))
        page.on(
            "console",
            lambda said: self._complaints.append(said.text) if said.type in ("error", "warning") else None,
        )

    def expect_refusal(self, status: int) -> None:
        """Browsers note every refused request; here one is meant to be refused."""
        self._refusals.append(f"status of {status} ")

    def expect_complaint(self, words: str) -> None:
        """Here something is meant to go wrong that browsers note."""
        self._refusals.append(words)

    @property
    def complaints(self) -> list[str]:
        return [said for said in self._complaints if not any(one in said for one in self._refusals)]

    def show(self, test: str) -> None:
        """What everybody sees at the end of a test that failed."""
        for number, person in enumerate(self._all, 1):
            with suppress(Error):  # a page that hangs has no picture
                person.show(f"failed-{test}-{number}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def people(
    browser: Browser, browser_context_args: dict[str, Any], base_url: str, request: pytest.FixtureRequest
) -> Iterator[People]:
    """Nothing may complain in any console, in any test."""
    people = People(browser, {**browser_context_args, "base_url": base_url})
    yield people
    if request.node.stash.get(FAILED, False):
        people.show(request.node.name)
    people.leave()
    assert people.complaints == []


@pytest.fixture
def person(people: People) -> Person:
    return people.come()


@pytest.fixture
def phone(people: People) -> Person:
    return people.come(viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture(scope="session")
def finished(server: Running) -> str:
    """A game that three bots have played to its end."""
    from tests.web.tables import bots_only

    with server.http() as http:
        return bots_only(http)
