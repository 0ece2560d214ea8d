"""The HTTP side, as docs/api.md describes it."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from oyez.bots import LEVELS, USUAL_BOT
from oyez.games import game_named
from oyez.games.middle_ages.tiles import default_text
from oyez.narration.languages import LANGUAGES, sentences
from tests.server.people import new_table, seated
from tests.server.running import Running, running

API = "/api/v1"
TWO = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def error(answer: httpx.Response) -> tuple[int, str]:
    """Every error has the one shape."""
    body = answer.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"code", "message"}
    assert body["error"]["message"]
    return answer.status_code, body["error"]["code"]


async def watch_until_over(server: Running, http: httpx.Client, table: str) -> dict[str, Any]:
    async with seated(server.address, table, None) as guest:
        await guest.watch_out()
    summary: dict[str, Any] = http.get(f"{API}/tables/{table}").json()
    return summary


def test_games_and_their_words(http: httpx.Client) -> None:
    games = {game["name"]: game for game in http.get(f"{API}/games").json()}
    assert games["middle-ages"]["fewest"] == 2
    assert games["middle-ages"]["most"] == 5
    assert games["middle-ages"]["bots"][0] == "random"
    assert games["middle-ages"]["usual_bot"] == "seneschal"
    for game in games.values():
        assert set(game["ratings"]) == set(LEVELS)
        ratings = [game["ratings"][level] for level in LEVELS]
        assert ratings == sorted(ratings)
    debt = next(option for option in games["middle-ages"]["options"] if option["name"] == "allow_debt")
    assert (debt["default"], debt["choices"], debt["form"]) == ("no", ["no", "yes"], "choice")
    words = http.get(f"{API}/games/middle-ages").json()
    assert words["verbs"]["move"] == "spot"
    assert words["prompts"]["move-lord"] == "M-2.6-02"
    assert words["facts"]["paid"] == {"fields": ["to:seat", "coins:coins"], "rule": "M-6.1-01"}
    assert error(http.get(f"{API}/games/chess")) == (404, "unknown-game")


@pytest.mark.parametrize("code", LANGUAGES)
def test_sentences_of_a_game(http: httpx.Client, code: str) -> None:
    """A page that was built without a game asks for what the terminal says of it."""
    answer = http.get(f"{API}/games/fief/sentences/{code}")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == "\n".join(sentences(code, "fief"))
    assert "fact-became-templar" in answer.text, "those of expansions, too"
    assert error(http.get(f"{API}/games/chess/sentences/{code}")) == (404, "unknown-game")
    assert http.get(f"{API}/games/fief/sentences/de").status_code == 422


def test_a_new_table_and_its_summary(http: httpx.Client) -> None:
    seats = [
        {"kind": "me", "name": "  Ada  "},
        {"kind": "open"},
        {"kind": "bot"},
        {"kind": "bot"},
        {"kind": "me"},
    ]
    made = http.post(
        f"{API}/tables", json={"game": "middle-ages", "seats": seats, "options": {"allow_debt": "yes"}}
    ).json()
    assert [held["seat"] for held in made["keys"]] == [0, 4]
    assert len({held["key"] for held in made["keys"]}) == 2
    assert all(len(held["key"]) >= 32 for held in made["keys"])
    assert len(made["id"]) >= 22
    table = http.get(f"{API}/tables/{made['id']}").json()
    assert datetime.fromisoformat(table.pop("created")).tzinfo is not None
    assert len(table.pop("box")["tiles"]) == 84
    assert len(table["commitment"]) == 64
    assert table.pop("dice")["commitment"] == table.pop("commitment")
    assert table.pop("head") is None
    assert [table.pop(name) for name in ("title", "private", "named")] == ["", False, False]
    assert table.pop("archived") is False
    assert [(seat.pop("named"), seat.pop("handed")) for seat in table["seats"]] == [(False, 0)] * 5
    assert table.pop("terms")["clock"] == "none"
    bot = USUAL_BOT
    assert table == {
        "id": made["id"],
        "game": "middle-ages",
        "status": "open",
        "plays": 0,
        "round": 0,
        "seats": [
            {"seat": 0, "name": "Ada", "kind": "person", "bot": None, "taken": True, "family": 0},
            {"seat": 1, "name": None, "kind": "person", "bot": None, "taken": False, "family": 1},
            {
                "seat": 2,
                "name": f"{bot.capitalize()} bot",
                "kind": "bot",
                "bot": bot,
                "taken": True,
                "family": 2,
            },
            {
                "seat": 3,
                "name": f"{bot.capitalize()} bot 2",
                "kind": "bot",
                "bot": bot,
                "taken": True,
                "family": 3,
            },
            {"seat": 4, "name": "Guest 5", "kind": "person", "bot": None, "taken": True, "family": 4},
        ],
        "waiting": [],
        "winners": [],
        "options": {"allow_debt": "yes"},
        "pace": "calm",
        "respond": 6,
        "talk_minutes": 3,
        "lesson": None,
    }
    newest = http.get(f"{API}/tables").json()["tables"][0]
    assert newest["id"] == made["id"]
    assert made["keys"][0]["key"] not in http.get(f"{API}/tables").text


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, (404, "unknown-game")),
        ({"seats": []}, (422, "malformed")),
        ({"seats": [{"kind": "me"}]}, (422, "bad-options")),
        ({"seats": [{"kind": "me"}] * 6}, (422, "bad-options")),
        ({"seats": [{"kind": "me"}] * 60}, (422, "malformed")),
        ({"seats": [{"kind": "king"}, {"kind": "me"}]}, (422, "malformed")),
        ({"seats": [{"kind": "me", "bot": "random"}, {"kind": "me"}]}, (422, "malformed")),
        ({"seats": [{"kind": "bot", "bot": "deep"}, {"kind": "me"}]}, (422, "unknown-bot")),
        ({"seats": [{"kind": "me", "name": ""}, {"kind": "me"}]}, (422, "malformed")),
        ({"seats": [{"kind": "me", "name": "x" * 25}, {"kind": "me"}]}, (422, "malformed")),
        ({"seats": [{"kind": "me", "name": "a\nb"}, {"kind": "me"}]}, (422, "malformed")),
        ({"options": {"allow_debt": "maybe"}}, (422, "bad-options")),
        ({"options": {"colour": "red"}}, (422, "bad-options")),
        ({"options": {"tiles": "nonsense"}}, (422, "bad-options")),
        ({"options": {"allow_debt": True}}, (422, "malformed")),
        ({"pace": "frantic"}, (422, "malformed")),
        ({"named": 0}, (422, "malformed")),
        ({"respond": "6"}, (422, "malformed")),
        ({"terms": {"takebacks": 1}}, (422, "malformed")),
        ({"colour": "red"}, (422, "malformed")),
    ],
)
def test_tables_that_cannot_be(http: httpx.Client, change: dict[str, Any], expected: tuple[int, str]) -> None:
    before = http.get(f"{API}/tables").json()
    wish = {"game": "middle-ages", "seats": TWO, **change}
    assert error(http.post(f"{API}/tables", json=wish)) == expected
    assert http.get(f"{API}/tables").json() == before


def test_what_is_wrong_is_said_in_a_sentence(http: httpx.Client) -> None:
    wish: dict[str, Any] = {"game": "middle-ages", "seats": [{"kind": "king"}, {"kind": "me"}]}
    message = http.post(f"{API}/tables", json=wish).json()["error"]["message"]
    assert message == "body.seats.0.kind: Input should be 'me', 'open' or 'bot'"
    wish = {
        "game": "middle-ages",
        "seats": TWO,
        "options": {"tiles": "id,estate,number,pile,farmers,chests\n"},
    }
    assert "line 1" in http.post(f"{API}/tables", json=wish).json()["error"]["message"]


async def test_tiles_of_ones_own_are_played_and_recorded(server: Running, http: httpx.Client) -> None:
    text = default_text()
    table, _ = new_table(http, "bot", "bot", options={"tiles": text})
    summary = await watch_until_over(server, http, table)
    assert "\n" not in summary["options"]["tiles"]
    assert "[option tiles 1 " in http.get(f"{API}/tables/{table}/record").text


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api", (404, "unknown-path")),
        ("GET", "/api/v1", (404, "unknown-path")),
        ("GET", "/api/v2/games", (404, "unknown-path")),
        ("GET", "/api/v1/nothing", (404, "unknown-path")),
        ("GET", "/api/v1/games/", (404, "unknown-path")),
        ("DELETE", "/api/v1/games", (405, "wrong-method")),
        ("GET", "/api/v1/tables/x/seats/0", (405, "wrong-method")),
        ("GET", "/api/v1/tables/x", (404, "unknown-table")),
        ("GET", "/api/v1/tables/x/record", (404, "unknown-table")),
        ("GET", "/api/v1/tables/x/live", (404, "unknown-path")),
        ("GET", f"/api/v1/tables/{'x' * 50}", (422, "malformed")),
        ("GET", "/api/v1/tables/x/frames?from=-1", (422, "malformed")),
        ("GET", "/api/v1/tables/x/frames?from=b", (422, "malformed")),
        ("GET", "/api/v1/rules/M-9.9-99", (404, "unknown-rule")),
        ("GET", "/api/v1/rules?game=chess", (404, "unknown-game")),
    ],
)
def test_addresses_that_are_not(
    http: httpx.Client, method: str, path: str, expected: tuple[int, str]
) -> None:
    assert error(http.request(method, path)) == expected


def test_bodies_that_are_not(http: httpx.Client) -> None:
    json = {"content-type": "application/json"}
    for content in (b"", b"{", b"\xff\xfe", b"[1, 2]", b"nothing"):
        assert error(http.post(f"{API}/tables", content=content, headers=json)) == (422, "malformed")
    large = b'{"game": "' + b"x" * 70_000 + b'"}'
    assert error(http.post(f"{API}/tables", content=large, headers=json)) == (413, "too-large")
    pieces = (large[i : i + 1000] for i in range(0, len(large), 1000))  # without an announced length
    assert error(http.post(f"{API}/tables", content=pieces, headers=json)) == (413, "too-large")


def test_seats_that_cannot_be_taken(http: httpx.Client) -> None:
    table, _ = new_table(http, "me", "open", "bot")
    path = f"{API}/tables/{table}/seats"
    assert error(http.post(f"{path}/0", json={})) == (409, "taken")
    assert error(http.post(f"{path}/2", json={})) == (409, "taken")
    assert error(http.post(f"{path}/3", json={})) == (404, "unknown-seat")
    assert error(http.post(f"{path}/-1", json={})) == (422, "malformed")
    assert error(http.post(f"{path}/1", json={"name": "\u202eeve"})) == (422, "malformed")
    assert error(http.post(f"{API}/tables/nowhere/seats/1", json={})) == (404, "unknown-table")
    assert http.post(f"{path}/1", json={}).status_code == 201


def test_nothing_of_the_game_is_told_before_its_end(http: httpx.Client) -> None:
    for kinds in (("me", "me"), ("me", "open")):
        table, _ = new_table(http, *kinds)
        for part in ("record", "results"):  # of the way so far see test_delay.py
            assert error(http.get(f"{API}/tables/{table}/{part}")) == (409, "not-over")


async def test_frames_and_results_of_a_game_that_is_over(server: Running, http: httpx.Client) -> None:
    table, _ = new_table(http, "bot", "bot", "bot")
    summary = await watch_until_over(server, http, table)
    everything = http.get(f"{API}/tables/{table}/frames").json()
    frames, total = everything["frames"], everything["total"]
    assert total == summary["plays"] + 1 == len(frames)
    assert [frame["n"] for frame in frames] == list(range(total))
    assert (frames[0]["seat"], frames[0]["action"]) == (None, None)
    assert frames[-1]["view"]["winners"] == summary["winners"] != []
    assert frames[-1]["waiting"] == []
    assert all(frame["waiting"][0]["seat"] == after["seat"] for frame, after in pairwise(frames))
    part = http.get(f"{API}/tables/{table}/frames?from=3&to=6").json()
    assert part == {"frames": frames[3:6], "total": total}
    assert http.get(f"{API}/tables/{table}/frames?from=6&to=3").json()["frames"] == []
    assert http.get(f"{API}/tables/{table}/frames?from=9999").json() == {"frames": [], "total": total}
    results = http.get(f"{API}/tables/{table}/results").json()
    assert results["winners"] == summary["winners"]
    assert results["names"] == ["Random bot", "Random bot 2", "Random bot 3"]
    assert results["plays"] == summary["plays"]
    assert results["rounds"] == summary["round"] == len(results["series"]["coins"])
    assert results["series"]["coins"][-1] == frames[-1]["view"]["coins"]
    second_round = next(frame for frame in frames if frame["view"]["round"] == 2)
    assert results["series"]["coins"][0] == second_round["view"]["coins"]


def test_rules(http: httpx.Client) -> None:
    row = http.get(f"{API}/rules/M-2.6-02").json()
    assert set(row) == {"id", "title", "text", "status", "note"}
    assert row["id"] == "M-2.6-02"
    assert row["text"]
    found = http.get(f"{API}/rules", params={"game": "middle-ages", "search": "scout"}).json()
    assert found
    assert all("scout" in str(one).casefold() for one in found)
    assert len(http.get(f"{API}/rules?game=&search=").json()) > len(found)
    for prompt in game_named("middle-ages").words.prompts.values():
        assert http.get(f"{API}/rules/{prompt.rule}").status_code == 200


def test_health(http: httpx.Client) -> None:
    assert http.get("/healthz").json() == {"status": "ok"}


def test_protections_are_on_every_answer(http: httpx.Client) -> None:
    for path in ("/", "/table/x", f"{API}/games", f"{API}/nothing", "/assets/none.js"):
        headers = http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert http.get(f"{API}/games").headers["cache-control"] == "no-store"


def test_large_answers_are_compressed(http: httpx.Client) -> None:
    answer = http.get(f"{API}/games/middle-ages", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_the_page_under_every_address_of_its_own(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Oyez</title>")
    (page / "assets" / "index-abc.js").write_text("let it = 1;")
    with running(tmp_path / "data", page=page) as server, server.http() as http:
        for path in ("/", "/table/abc", "/rules", "/index.html"):
            answer = http.get(path)
            assert answer.status_code == 200
            assert "<title>Oyez" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = http.get("/assets/index-abc.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "javascript" in script.headers["content-type"]
        again = http.get("/assets/index-abc.js", headers={"If-None-Match": script.headers["etag"]})
        assert again.status_code == 304
        for path in ("/assets/gone.js", "/favicon.ico", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"):
            assert http.get(path).status_code in (200, 404)
            assert "root:" not in http.get(path).text
        assert error(http.get("/assets/gone.js")) == (404, "unknown-path")
        assert error(http.post("/table/abc")) == (405, "wrong-method")


def test_what_the_build_pressed_is_sent_to_browsers_that_take_it(tmp_path: Path) -> None:
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Oyez</title>")
    (assets / "index-abc.js").write_text("let it = 1;")
    (assets / "index-abc.js.br").write_bytes(b"pressed")
    with running(tmp_path / "data", page=tmp_path / "page") as server:
        address = f"{server.address}/assets/index-abc.js"
        with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip, br;q=0.9"}) as pressed:
            assert b"".join(pressed.iter_raw()) == b"pressed"
        assert pressed.headers["content-encoding"] == "br"
        assert pressed.headers["vary"] == "Accept-Encoding"
        assert "javascript" in pressed.headers["content-type"]
        assert pressed.headers["cache-control"] == "public, max-age=31536000, immutable"
        plain = httpx.get(address, headers={"Accept-Encoding": "gzip"})
        assert plain.text == "let it = 1;"
        assert "content-encoding" not in plain.headers


def test_a_page_that_was_never_built_is_said(tmp_path: Path) -> None:
    with running(tmp_path / "data", page=tmp_path / "none") as server, server.http() as http:
        answer = http.get("/table/abc")
        assert answer.status_code == 503
        assert "never built" in answer.text
        assert http.get(f"{API}/games").status_code == 200


def test_the_server_fails_in_the_one_shape(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(tables: list[str]) -> None:
        raise RuntimeError("a secret of the inside")

    monkeypatch.setattr(server.app.state.rooms.store, "summaries", broken, raising=True)
    with server.http() as http:
        answer = http.get(f"{API}/tables")
    assert error(answer) == (500, "internal")
    assert "secret" not in answer.text
