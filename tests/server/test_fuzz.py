"""Requests and messages by the thousand that nobody meant to send; `oyez soak --requests` and `--fuzz` send more."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from oyez.server.messages import read
from oyez.server.problems import Problem
from oyez.soak.mutations import FREE, LIMIT, good_messages, mutated
from oyez.soak.noise import make_noise
from oyez.soak.requests import guises, run
from oyez.soak.trial import Site


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    site = Site(1, None)
    yield site
    site.close()


@pytest.mark.slow
def test_requests_of_every_shape(site: Site) -> None:
    """By schemathesis: no 5xx, every answer as described, for a stranger and for a host who is signed in."""
    server = site.servers[0]
    stranger, _, host = guises(server)
    with ThreadPoolExecutor() as together:
        runs = [
            together.submit(run, server, stranger, 1, 1429, "coverage"),
            together.submit(run, server, host, 2, 1429, "fuzzing"),
        ]
        for code, said in (one.result() for one in runs):
            assert code == 0, said
    assert site.complaints() == []
    assert "ERROR" not in server.log


def test_mutated_messages_change_nothing() -> None:
    """From seats and spectators; what is stored is compared before and after."""
    wrong, facts = make_noise(2000, None, lambda what, done: None)
    assert wrong == []
    assert facts["mutated messages"] >= 2000
    assert facts["of these after something good by chance"] < facts["looks at the database"] / 5
    assert {"refused as malformed", "refused as late", "refused as not-yours", "refused as illegal"} <= set(
        facts
    )


def test_mutations_are_of_many_kinds() -> None:
    chance = Random(3)
    texts = {mutated(good_messages(7, "move 2-3"), chance) for _ in range(2000)}
    assert len(texts) > 1500
    shapes: set[str] = set()
    for text in texts:
        try:
            shapes.add(read(text, LIMIT).type)
        except Problem as problem:
            shapes.add(problem.code)
    assert {"malformed", "too-large", "play", "undo"} <= shapes
    assert not shapes & FREE
