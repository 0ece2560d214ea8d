"""The measures of docs/security.md that have no other test, and that page itself."""

from __future__ import annotations

import ast
import base64
import hmac
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import httpx2 as httpx
import pytest

import oyez.server
from oyez.engine.dice import new_secret
from oyez.server.app import make_app
from oyez.server.edge import POLICY
from oyez.server.openapi import describe
from oyez.server.settings import PAGE, Settings
from oyez.server.storage.stored import hash_of, new_key, seat_with
from tests.server.people import connected, new_table, seated
from tests.server.running import Running
from tests.server.test_store import new_table as stored_table

ROOT = Path(__file__).resolve().parents[2]
API = "/api/v1"
RAW_HTML = re.compile(
    r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\("
)


def directives() -> dict[str, list[str]]:
    return {name: values for name, *values in (part.split() for part in POLICY.split("; "))}


def test_the_policy_allows_no_inline_script_and_no_other_host() -> None:
    policy = directives()
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == ["'self'"]
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
    assert {value for values in policy.values() for value in values} == {"'none'", "'self'", "data:"}
    assert {name for name, values in policy.items() if "data:" in values} == {"img-src", "font-src"}


class Inline(HTMLParser):
    """Scripts, styles and handlers that stand in the page itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        if (tag == "script" and "src" not in names) or tag == "style":
            self.found.append(tag)
        self.found += [name for name in names if name.startswith("on") or name == "style"]


@pytest.mark.parametrize("page", [PAGE / "index.html", ROOT / "web" / "index.html"], ids=["built", "source"])
def test_the_built_page_has_nothing_inline(page: Path) -> None:
    if not page.is_file():
        pytest.skip("the page is not built here")
    reader = Inline()
    reader.feed(page.read_text(encoding="utf-8"))
    assert reader.found == []


def test_the_page_never_makes_html_of_a_text() -> None:
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts", ".js")]
    assert len(files) > 50
    assert [path.name for path in files if RAW_HTML.search(path.read_text(encoding="utf-8"))] == []


async def test_text_of_users_comes_back_as_text(server: Running, http: httpx.Client) -> None:
    name, line = "<b>x</b>", "<img src=x onerror=alert(1)>"
    wish = {"game": "middle-ages", "seats": [{"kind": "me", "name": name}, {"kind": "bot", "bot": "random"}]}
    made = http.post(f"{API}/tables", json=wish).json()
    answer = http.get(f"{API}/tables/{made['id']}")
    assert answer.json()["seats"][0]["name"] == name
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    async with seated(server.address, made["id"], made["keys"][0]["key"]) as person:
        await person.say(type="say", text=line)
        assert (await person.hear_about("said"))["lines"][0]["text"] == line


def test_records_are_downloads_of_plain_text() -> None:
    """A name in a record could look like HTML, so no browser may ever show one as a page."""
    paths = describe(make_app(Settings(Path("nowhere"))))["paths"]
    answers = paths[f"{API}/tables/{{id}}/record"]["get"]["responses"]["200"]["content"]
    assert list(answers) == ["text/plain"]


def test_every_key_is_compared_with_every_seat_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [new_key() for _ in range(4)]
    rows = tuple(
        replace(row, key_hash=hash_of(keys[row.seat])) for row in stored_table("me", "me", "me", "me").seats
    )
    compared: list[int] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append(len(one))
        return hmac_compare(one, other)

    hmac_compare = hmac.compare_digest
    monkeypatch.setattr(hmac, "compare_digest", compare)
    for tried, seat in ((keys[0], 0), (keys[3], 3), ("wrong", None)):
        compared.clear()
        assert seat_with(tried, rows) == seat
        assert compared == [32] * 4


def bits(text: str) -> int:
    return 8 * len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))


def test_ids_and_keys_have_enough_random_bits(http: httpx.Client) -> None:
    made = [new_table(http, "me", "open") for _ in range(10)]
    assert all(bits(table) >= 128 for table, _ in made)
    assert all(bits(key) >= 192 for _, [key] in made)
    assert len({table for table, _ in made} | {key for _, [key] in made}) == 20
    assert len(bytes.fromhex(new_secret())) >= 32


def test_the_server_draws_secrets_from_the_system_alone() -> None:
    """Not from Python's `random`, which can be predicted from what it gave before."""
    for path in Path(oyez.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            assert not {"random", "uuid"} & set(names), path.name


def test_other_pages_cannot_post(http: httpx.Client) -> None:
    """What a form of another page can send without asking first is no JSON for us; and nobody is allowed to ask."""
    wish = b'{"game": "middle-ages", "seats": [{"kind": "me"}, {"kind": "me"}]}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = http.post(f"{API}/tables", content=wish, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "malformed")
    preflight = http.options(
        f"{API}/tables",
        headers={"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "POST"},
    )
    assert preflight.status_code == 405
    answer = http.get(f"{API}/tables", headers={"Origin": "https://elsewhere.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "set-cookie" not in answer.headers


def test_no_address_takes_a_key() -> None:
    paths = describe(make_app(Settings(Path("nowhere"))))["paths"]
    parameters = {
        one["name"]
        for methods in paths.values()
        for way in methods.values()
        for one in way.get("parameters", [])
    }
    assert parameters
    assert not [name for name in parameters if "key" in name or "token" in name]


async def test_errors_do_not_repeat_a_key(server: Running, http: httpx.Client) -> None:
    table, [key, _] = new_table(http, "me", "me")
    for path in (f"{API}/tables/{key}", f"{API}/tables/{key}/record", f"{API}/{key}"):
        assert key not in http.get(path).text
    for message in ({"type": "sit", "key": key, "more": key}, {"type": "sit", "key": key + "x"}):
        async with connected(server.address, table) as person:
            await person.say(**message)
            assert await person.refusal() in ("malformed", "wrong-key")
            assert key not in str(person.heard)


def test_the_page_on_security_names_tests_that_are_there() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", text)
    assert len(named) > 30
    for file, test in named:
        assert re.search(
            rf"^(async )?def {test}\(", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE
        ), test
    rows = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith("| measure")]
    assert [row for row in rows if "tests/" not in row] == []
