"""The bots: what they know is enough to play."""

from __future__ import annotations

import pytest

from oyez.arena import Pairing, play_series
from oyez.bots import BOTS, SeatTable, bot_named
from oyez.engine.match import Match
from oyez.games import game_named

NAME = "nine-mens-morris"


def chosen(bot: str, *plays: str) -> str:
    """What a bot does after these choices."""
    game = game_named(NAME)
    match = Match(game, 2, {}, ["Red", "Blue"], 1)
    for play in plays:
        match.play(match.state.pending[0].seat, game.action(play))
    return bot_named(NAME, bot, 1).choose(SeatTable(game, match.state, match.state.pending[0])).text


TWO_IN_A_ROW = ("place a7", "place c4", "place d7", "place f2")


@pytest.mark.parametrize("bot", ["greedy", "seneschal", "search:iterations=40"])
def test_a_mill_is_closed(bot: str) -> None:
    assert chosen(bot, *TWO_IN_A_ROW) == "place g7"


def test_the_one_step_bot_stops_a_mill() -> None:
    assert chosen("greedy", *TWO_IN_A_ROW[:3]) == "place g7"


def test_there_are_random_one_step_and_searching_bots() -> None:
    assert {"random", "greedy", "search"} <= set(BOTS[NAME])


def test_greedy_beats_random() -> None:
    series = list(play_series(Pairing(NAME, ("greedy", "random"), 1, {}, True), 10, 1))
    won = sum(result.bots[seat] == "greedy" for result in series for seat in result.winners)
    assert won >= 9
