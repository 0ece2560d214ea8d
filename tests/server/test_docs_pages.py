"""The documentation under /docs: with the server's protections, without a site, and while one is built."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from oyez.server.docs_pages import mount_docs
from oyez.server.edge import POLICY, Protections
from tests.tools.files import write


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "site"


@pytest.fixture
def client(site: Path) -> TestClient:
    app = Starlette()
    mount_docs(app, site)
    return TestClient(Protections(app), follow_redirects=False)


def fill(site: Path) -> None:
    write(site / "index.html", "<h1>Oyez</h1>")
    write(site / "rules" / "index.html", "<h1>Rules</h1>")
    write(site / "assets" / "javascripts" / "bundle.1a2b.min.js", "let x = 1")


def test_without_a_site_it_says_how_to_build_one(client: TestClient, site: Path) -> None:
    answer = client.get("/docs/")
    assert answer.status_code == 404
    assert "./oyez docs" in answer.text
    fill(site)
    assert client.get("/docs/").text == "<h1>Oyez</h1>"


def test_pages_and_their_folders(client: TestClient, site: Path) -> None:
    fill(site)
    assert client.get("/docs").headers["location"] == "/docs/"
    assert client.get("/docs/rules").headers["location"].endswith("/docs/rules/")
    assert client.get("/docs/rules/").text == "<h1>Rules</h1>"
    missing = client.get("/docs/nowhere/")
    assert missing.status_code == 404
    assert "no such page" in missing.text
    assert client.get("/docs/../../secrets").status_code == 404
    assert client.post("/docs/").status_code == 405


def test_headers(client: TestClient, site: Path) -> None:
    fill(site)
    page = client.get("/docs/")
    assert page.headers["content-security-policy"] == POLICY
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.headers["cache-control"] == "no-cache"
    assert "max-age" in client.get("/docs/assets/javascripts/bundle.1a2b.min.js").headers["cache-control"]
