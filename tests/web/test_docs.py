"""The documentation in a browser: it looks things up and asks nobody but its own server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Request, expect
from starlette.applications import Starlette

from oyez.handbook import build
from oyez.server.docs_pages import mount_docs
from oyez.server.edge import Protections
from oyez.server.run import address_of, bind
from tests.web.conftest import People


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site behind the server's own policy."""
    site: Path = tmp_path_factory.mktemp("docs") / "site"
    build(site)
    app = Starlette()
    mount_docs(app, site)
    server = uvicorn.Server(uvicorn.Config(Protections(app), log_config=None))
    with bind("127.0.0.1", 0) as bound:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
        thread.start()
        yield address_of(bound)
        server.should_exit = True
        thread.join()


@pytest.mark.slow
def test_a_rule_is_looked_up(people: People, address: str) -> None:
    """By day; by candle the page that was found is opened by its address."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    person, other = people.come(color_scheme="light"), people.come(color_scheme="dark")
    for one in (person, other):
        one.page.on("request", note)
    page = person.page
    page.goto(f"{address}/docs/")
    expect(page.get_by_role("heading", name="Where to begin")).to_be_visible()
    page.get_by_role("button", name="Search").click()
    page.get_by_role("combobox").fill("F-5.2-09")
    found = page.locator("ol a").first
    expect(found).to_contain_text("at least one Move left")
    found.click()
    page.wait_for_url("**/rules/fief/5-2-cavalcades/**#F-5.2-09")
    other.page.goto(page.url)
    for one in (person, other):
        expect(one.page.locator("#F-5\\.2-09")).to_be_in_viewport()
    person.photograph("docs-light")
    other.photograph("docs-dark")
    page.goto(f"{address}/docs/how-to-play-fief/")
    expect(page.get_by_role("img", name="Electing the Bishop")).to_have_js_property("complete", True)
    assert asked
    assert [url for url in asked if not url.startswith((f"{address}/", "data:"))] == []
