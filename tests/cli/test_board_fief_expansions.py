"""The terminal board of Fief with its expansions: all that is open, nothing that is hidden, however narrow."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from oyez.cli.boards import Scene, draw
from oyez.cli.players import Player
from oyez.engine.match import Match
from oyez.engine.record import parse
from oyez.games import game_named
from oyez.games.fief.expansions.crusades.part import crusade_of
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.state import Fief
from oyez.narration import LANGUAGES, Narrator, language
from tests.games.steered import HERE
from tests.rules.fief.expansions.outremer import abroad, company
from tests.rules.fief.table import purchases, run, stage, state

NAMES = ("Aude", "Bertrand", "Clémence", "Drogon")
ALL = dict.fromkeys(("tactics", "politics", "templars", "teutonic", "crusades"), "on")


def drawn(g: Fief, seat: int = 0, code: str = "en", width: int = 80, plain: bool = False) -> str:
    names = NAMES[: g.rules.seats]
    open_choices = g.pending[0].options if g.pending else ()
    scene = Scene(
        view=GAME.view(g, seat),
        box=GAME.box(g.rules),
        players=tuple(Player(name) for name in names),
        narrator=Narrator(GAME, g.rules, names, code),
        texts=language(code, "cli"),
        plain=plain,
        numbers={action.text: number for number, action in enumerate(open_choices, 1)},
    )
    out = io.StringIO()
    Console(width=width, file=out, no_color=True).print(draw("fief", scene))
    return out.getvalue()


def in_one_line(text: str) -> str:
    """Without the breaks that a narrow terminal makes."""
    return re.sub(r"\s+", " ", text)


def crusading(seat: int = 0, fog: bool = False) -> str:
    table = abroad(
        company("Arthur", 1, men=3, knights=1),
        company("Charles", 1, men=2),
        company("Baudoin", 2),
        tiles=("jerusalem", "jaffa"),
        flags={"fog_of_war": fog},
        crusade={"captives": ["Gauvain"], "renegades": ["Isabelle"]},
        home={"Green": {"Isabelle": "bourg"}},
    )
    return drawn(state(table), seat)


def test_outremer_shows_who_is_where() -> None:
    text = crusading()
    assert "Outremer · Crusade, first round" in text
    assert "1 Jerusalem  ♛ 7☾ (Kingdom of Jerusalem) · Aude commands" in text
    assert "Aude ♚Arthur 3♟1♞\n" in re.sub(" +\n", "\n", text)
    assert "Bertrand ♚Charles 2♟\n" in re.sub(" +\n", "\n", text)
    assert "2 Jaffa        3☾ (6 deniers)" in text
    assert "Saladin is far off." in text
    assert "Gauvain of Clémence is a captive of the Saracens." in text
    assert "Order of the crusaders: " in text
    assert "Protected by the Church: Aude, Bertrand" in text
    assert "♚Arthur: on the Crusade, at Jerusalem" in text
    assert "♚Isabelle: Renegade" in text


def test_fog_hides_the_kinds_in_outremer_too() -> None:
    assert "Bertrand ♚Charles 2▪" in crusading(seat=0, fog=True)
    assert "Aude ♚Arthur 3♟1♞" in crusading(seat=0, fog=True)
    assert "Aude ♚Arthur 4▪" in crusading(seat=1, fog=True)


def test_between_crusades_the_objectives_that_are_left_and_the_titles_that_are_won() -> None:
    table = stage(
        phase="none",
        flags={"crusades": "on"},
        lords={"Red": {"Arthur": "blaye"}},
        titles={"Arthur": ["acre"]},
    )
    text = drawn(state(table))
    assert "Outremer · No Crusade is running" in text
    assert "Jerusalem, Antioch, Tripoli" in text
    assert "Caravan x3" in text
    assert "Lordship of Acre: Arthur (Aude)" in text


def test_orders_show_masters_houses_and_what_is_left() -> None:
    table = stage(
        phase="none",
        flags={"templars": "on", "teutonic": "on"},
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
        templars={"members": ["Arthur"], "commanderies": ["blaye", "bourg"], "hidden": True},
        teutonic={"members": ["Eric"]},
        titles={"Arthur": ["templar-grand-master"]},
        forts={"sigy": "great-stronghold"},
        troops={"Blue": {"sigy": {"teutonic-knights": 2}}},
    )
    text = in_one_line(drawn(state(table)))
    assert "Templars · Grand Master: Arthur (Aude) · titles left: 3 · Commanderies left: 3" in text
    assert "the treasure is hidden for ever Arthur (Aude)" in text
    assert "Teutonic Knights · no Grand Master · titles left: 3 · Teutonic Strongholds left: 4" in text
    assert "Blaye*¹ ✠ Aude ♚Arthur 1 Templar Knight" in text
    assert "Bourg*⁴ ✠" in text
    assert "Sigy*⁵ ♖ Bertrand ♚Eric 2 Teutonic Knights" in text
    assert "♚Eric: Teutonic Lord" in text
    assert "✠ Commandery · ♖ Teutonic Stronghold" in text
    assert text.count("Teutonic Knights 10") == 1  # one supply for all, told once


def test_tactics_show_reserves_guards_and_of_others_only_that_they_bid() -> None:
    table = run(
        stage(
            3,
            phase="none",
            flags={"tactics": "on"},
            lords={"Red": {"Arthur": "blaye"}, "Blue": {"Charles": "sigy"}, "Green": {"Eric": "bourg"}},
            titles={"Arthur": ["king"]},
            troops={"Red": {"blaye": {"archers": 2, "bombards": 1}}},
            deniers={"Red": 8, "Blue": 8, "Green": 8},
            tactics={"reserve": {"Green": 2}},
        ),
        purchases,
    )
    table.play("Blue bid-mercenaries 6")
    text, own = in_one_line(drawn(state(table))), in_one_line(drawn(state(table), 1))
    assert "Mercenaries in the reserve of Clémence: 2 (2 of them must be paid)" in text
    assert "The King’s Guard" not in text
    assert "The King may still raise his Guard" in text
    assert "All 3 Mercenaries for the highest bid · Bertrand has bid" in text
    assert "Aude ♚Arthur 2 Archers, 1 Bombard" in text
    assert "Archers 1 · Bombards 2" in text
    assert "Your bid" not in text
    assert "Your bid: 6 deniers" in own
    assert "Bertrand has bid" not in own


@pytest.mark.parametrize(
    ("numbers", "collected"),
    [("default", "(Aude, Bertrand)"), ('politics.holder = "one"', "(Aude)")],
)
def test_politics_show_who_collects_at_which_bridge(numbers: str, collected: str) -> None:
    position: dict[str, Any] = {"toll": {"collector": "Red"}} if numbers != "default" else {}
    table = stage(
        phase="none",
        flags={"politics": "on", "numbers": numbers},
        lords={"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "villeneuve"}},
        control={"charolles": "Red", "villeneuve": "Blue"},
        **position,
    )
    text = in_one_line(drawn(state(table)))
    assert f"Charolles - Villeneuve {collected}" in text
    assert "Toll at the bridges · Aude 1" in text
    own = 'Numbers of this table that differ from the rules as told: politics.holder="one"'
    assert (own in text) == (numbers != "default")


def test_a_whole_game_with_all_of_them_fits_every_terminal_in_every_language() -> None:
    text = (HERE / "fief-crusade-takes-jerusalem.oyez").read_text(encoding="utf-8")
    record = parse(text, game_named)
    match = Match(record.game, record.seats, record.options, record.names, record.seed, record.opening)
    seen = set()
    for number, done in enumerate(record.plays):
        match.state.forced.extend(done.chances)
        match.play(done.seat, done.action)
        if number % 47 == 0:
            assert isinstance(match.state, Fief)
            code, width = LANGUAGES[number % 3], (40, 60, 80)[number % 7 % 3]
            shown = drawn(match.state, number % record.seats, code, width, plain=number % 2 == 0)
            assert max(len(line) for line in shown.splitlines()) <= width
            seen.add((code, crusade_of(match.state).stage > 0))
    assert len(seen) == 6  # each language, in peace and on a Crusade


def test_a_game_without_expansions_has_no_trace_of_them() -> None:
    text = drawn(state(stage(phase="none", lords={"Red": {"Arthur": "blaye"}})))
    for word in ("Outremer", "Templar", "Teutonic", "Mercenar", "Toll", "Saracen", "Commander"):
        assert word not in text


def test_all_five_have_their_part_on_one_board() -> None:
    text = drawn(state(stage(phase="none", flags=ALL, lords={"Red": {"Arthur": "blaye"}})), plain=True)
    for word in ("Outremer", "Templars", "Teutonic Knights", "Mercenaries 5", "Toll at the bridges"):
        assert word in text
