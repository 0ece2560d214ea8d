"""Requests of every shape that the API's own description allows and forbids, made by schemathesis."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any, Final, NamedTuple

from oyez.games import usual_game
from oyez.soak.servers import CannotSoak, Server, post
from oyez.soak.trial import Say, Site

# Names must hold letters that can be seen, options must fit the game: more than a schema can say.
EXCLUDED: Final = "positive_data_acceptance"
ALL: Final = "coverage,fuzzing"
# A body that is too large is refused before it is read.
SETTINGS: Final = """
[parameters]
"path.id" = "{table}"
[checks]
negative_data_rejection.expected-statuses = ["4xx"]
"""


class Guise(NamedTuple):
    """As whom the requests come."""

    name: str
    headers: dict[str, str]
    table: str
    left_out: str = ""  # operations that would end it


def send_requests(examples: int, say: Say, seed: int = 1429) -> tuple[list[str], dict[str, Any]]:
    """About so many for each operation, from a stranger, from somebody signed in, and from one who is a host, too."""
    site = Site(1, None)
    wrong: list[str] = []
    facts: dict[str, Any] = {}
    try:
        server = site.servers[0]
        for guise in guises(server):
            say(f"requests of {guise.name}", 0)
            code, said = run(server, guise, examples, seed)
            facts[f"requests of {guise.name}"] = generated(said)
            wrong += [f"{guise.name}: {said}"] if code else []
        wrong += site.complaints()
    finally:
        site.close()
    return wrong, facts


def guises(server: Server) -> list[Guise]:
    wish = {"game": usual_game(), "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    tables = [post(server.address, "/api/v1/tables", wish) for _ in range(3)]
    cookie = signed_in(server)
    member = {"Cookie": cookie, "Origin": server.address}
    host = member | {"Authorization": f"Bearer {tables[2]['host_key']}"}
    ends = "/me/(close|password)$"  # and whatever is deleted
    return [
        Guise("a stranger", {}, tables[0]["id"]),
        Guise("somebody signed in", member, tables[1]["id"], left_out=ends),
        Guise("a host who is signed in", host, tables[2]["id"], left_out=ends),
    ]


def signed_in(server: Server) -> str:
    """The cookie of a new account."""
    body = json.dumps({"name": "Soaker", "password": "a long enough password"}).encode()
    headers = {"Content-Type": "application/json", "Origin": server.address}
    request = urllib.request.Request(f"{server.address}/api/v1/accounts", body, headers)
    with urllib.request.urlopen(request) as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


def run(server: Server, guise: Guise, examples: int, seed: int, phases: str = ALL) -> tuple[int, str]:
    """The exit code of schemathesis, and the end of what it says."""
    with tempfile.TemporaryDirectory(prefix="oyez-requests-") as folder:
        settings = Path(folder) / "schemathesis.toml"
        settings.write_text(SETTINGS.format(table=guise.table), encoding="utf-8")
        command = [
            *(sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"),
            *("--config-file", str(settings), "run", f"{server.address}/api/v1/openapi.json"),
            *("--checks", "all", "--exclude-checks", EXCLUDED, "--phases", phases),
            *("--max-examples", str(examples), "--seed", str(seed), "--continue-on-failure", "--no-color"),
            *("--warnings", "off", "--request-timeout", "30"),
            *(word for header in guise.headers.items() for word in ("-H", ":".join(header))),
            *(
                ("--exclude-path-regex", guise.left_out, "--exclude-method", "DELETE")
                if guise.left_out
                else ()
            ),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    said = done.stdout + done.stderr
    if "generated" not in said:
        raise CannotSoak(f"schemathesis does not run: {said[-1000:]}")
    return done.returncode, said[said.find("FAILURES") :][:6000] if done.returncode else said


def generated(said: str) -> int:
    """How many requests the report says were made."""
    words = said.replace(",", "").split()
    return int(words[words.index("generated") - 1]) if "generated" in words else 0
