"""Every pack says where things are, and they are there."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, EntryPoints

import pytest

import oyez.games
from oyez.bots import BOTS
from oyez.bots.knowledge import knowledge_of
from oyez.engine.pack import Pack, load
from oyez.engine.shapes import Shapes
from oyez.games import GAMES, game_named, pack_named


@pytest.mark.parametrize("name", GAMES)
def test_everything_stands_where_the_pack_says(name: str) -> None:
    pack = pack_named(name)
    assert pack.name == name == pack.game().name
    assert knowledge_of(name) is not None
    assert not pack.nouns or callable(load(pack.nouns))
    assert callable(load(pack.board).draw)
    assert isinstance(load(pack.shapes), Shapes)
    assert all(import_module(encoder).ENCODER for encoder in pack.encoders)
    assert len(pack.most_results) == len(pack.encoders)
    assert pack.ledgers
    assert pack.aims
    assert pack.aims_compiled


def test_rules_alone_are_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.toy.game")
    assert pack_named("toy") == Pack("toy", "toy", "tests.toy.game:GAME")
    assert game_named("toy") is pack_named("toy").game()
    assert list(BOTS["toy"]) == ["random"]
    BOTS.pop("toy")


def test_a_package_of_its_own_brings_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints([EntryPoint("toy", "tests.toy.game", oyez.games.GROUP)])
    monkeypatch.setattr("oyez.games.entry_points", lambda group: points.select(group=group))
    assert oyez.games._found()["toy"] == "tests.toy.game"
