"""The description of the API: complete, true, and the example of the docs runs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx2 as httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from oyez.server.app import make_app
from oyez.server.messages import Accepted, Outgoing, accepted
from oyez.server.openapi import INCOMING, OUTGOING, describe
from oyez.server.problems import ErrorBody
from oyez.server.settings import Settings
from tests.server.people import new_table, seated
from tests.server.running import Running, environment

DESCRIPTION = describe(make_app(Settings(Path("nowhere"))))
DOCUMENT = Path(__file__).parents[2] / "docs" / "api.md"


def test_it_is_served_and_printed() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "oyez.server.openapi"],
        capture_output=True,
        text=True,
        check=True,
        env=environment(),
    ).stdout
    assert json.loads(printed) == DESCRIPTION


def test_it_names_every_message(http: httpx.Client) -> None:
    description = http.get("/api/v1/openapi.json").json()
    schemas = description["components"]["schemas"]
    assert {model.__name__ for model in (*INCOMING, *OUTGOING)} <= set(schemas)
    sent = {"table", "accepted", "reason", "orders", "hush", "said", "muted", "pong", "error"}
    sent |= {"gallery", "time", "takebacks", "notices"}
    assert set(schemas["Outgoing"]["discriminator"]["mapping"]) == sent
    heard = {"sit", "watch", "play", "undo", "why", "orders", "hold", "say", "mute", "contribute", "ping"}
    heard |= {"give-time", "stand-in", "away", "vote", "pause", "takebacks", "takeback", "allow"}
    heard |= {"allow-deletion", "subscribe", "unsubscribe", "notices"}
    assert set(schemas["Incoming"]["discriminator"]["mapping"]) == heard
    assert "HTTPValidationError" not in schemas
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(description)))
    assert named <= set(schemas)


def test_every_route_of_the_document_exists(http: httpx.Client) -> None:
    described = http.get("/api/v1/openapi.json").json()["paths"]
    text = DOCUMENT.read_text(encoding="utf-8")
    in_table = re.findall(r"^\| `(GET|POST|PUT|PATCH|DELETE) (/[^`?]*)", text, re.MULTILINE)
    assert {(path, method.lower()) for method, path in in_table} == {
        (path, method) for path, methods in described.items() for method in methods
    }


def test_the_messages_have_the_shape_that_is_documented(http: httpx.Client) -> None:
    """The block in the document names the fields of a table message, all of them."""
    shown = DOCUMENT.read_text(encoding="utf-8").split("```")[1]
    schemas = http.get("/api/v1/openapi.json").json()["components"]["schemas"]
    for name in ("TableMessage", "Question", "Choice", "EventShape", "Waiting", "TalkShape", "Lesson"):
        missing = [field for field in schemas[name]["properties"] if f'"{field}"' not in shown]
        assert missing == [], name


async def test_messages_are_what_the_description_says(server: Running, http: httpx.Client) -> None:
    """Every field is there and none besides."""
    outgoing: TypeAdapter[Outgoing] = TypeAdapter(Outgoing)
    table, [key, _] = new_table(http, "me", "me")
    async with seated(server.address, table, key) as person:
        await person.say(type="ping")
        await person.say(type="nothing")
        for _ in range(2):
            await person.hear()
        for message in person.heard:
            assert outgoing.validate_python(message).model_dump() == message


def test_the_example_of_the_document_runs(server: Running, tmp_path: Path) -> None:
    code = DOCUMENT.read_text(encoding="utf-8").split("```python")[1].split("```")[0]
    script = tmp_path / "client.py"
    script.write_text(code.replace("127.0.0.1:1429", server.address.removeprefix("http://")))
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.stderr == ""
    assert re.fullmatch(r"won by \[[\d, ]+\]\n", done.stdout)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
SEAT = st.fixed_dictionaries(
    {"kind": st.sampled_from(["me", "open", "bot"])},
    optional={"name": st.text(max_size=30), "bot": st.sampled_from(["random", "other"]) | VALUES},
)
WISH = st.fixed_dictionaries(
    {"game": st.just("middle-ages") | VALUES, "seats": st.lists(SEAT, max_size=7) | VALUES},
    optional={
        "options": st.dictionaries(st.sampled_from(["allow_debt", "tiles", "x"]), st.text(max_size=40))
        | VALUES,
        "pace": st.sampled_from(["quick", "never"]) | VALUES,
    },
)
QUICK = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def check_answer(answer: httpx.Response, path: str) -> None:
    """A status that the description names for this route, and an error in the one shape."""
    method = answer.request.method.lower()
    assert str(answer.status_code) in DESCRIPTION["paths"][path][method]["responses"], answer.text
    if answer.status_code >= 400:
        ErrorBody.model_validate(answer.json(), extra="forbid")


@given(st.one_of(WISH, VALUES))
@QUICK
def test_any_wish_for_a_table_is_answered_as_described(http: httpx.Client, wish: object) -> None:
    check_answer(http.post("/api/v1/tables", json=wish), "/api/v1/tables")


@given(
    st.sampled_from(["frames", "record", "results", ""]),
    st.text(max_size=50),
    st.dictionaries(st.sampled_from(["from", "to", "x"]), st.text(max_size=5) | st.integers(-9, 9).map(str)),
)
@QUICK
def test_any_address_is_answered_as_described(
    http: httpx.Client, part: str, id: str, query: dict[str, str]
) -> None:
    answer = http.get(f"/api/v1/tables/{quote(id, safe='')}/{part}".rstrip("/"), params=query)
    if answer.json().get("error", {}).get("code") != "unknown-path":
        check_answer(answer, f"/api/v1/tables/{{id}}/{part}".rstrip("/") if id else "/api/v1/tables")


@pytest.mark.parametrize("model", INCOMING)
def test_incoming_messages_allow_nothing_more(model: type[Any]) -> None:
    assert model.model_json_schema()["additionalProperties"] is False


def test_an_acknowledgement_is_what_is_described() -> None:
    assert accepted(3, 5).decode() == Accepted(ticket=3, n=5).model_dump_json()
