"""The terminal board of Fief: everything that is public, in 80 columns, in every language."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from oyez.cli.boards import Scene, draw
from oyez.cli.players import Player
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import UPRISING
from oyez.games.fief.rules.diplomacy.deal import CAPTIVE, CARD, DENIERS, FREEDOM, RELIC, VILLAGE, Deal
from oyez.narration import LANGUAGES, Narrator, language
from tests.rules.fief.table import stage, state

NAMES = ("Aude", "Bertrand", "Clémence", "Drogon")


def drawn(code: str, seat: int = 0, plain: bool = False, fog: bool = False, deal: Deal | None = None) -> str:
    table = stage(
        flags={"fog_of_war": fog},
        phase="none",
        lords={"Red": {"Arthur": "blaye", "Jeanne": "sigy"}, "Blue": {"Alienor": "sigy", "Eric": "sigy"}},
        captives={"Jeanne": "Blue"},
        troops={"Red": {"blaye": [3, 1]}, "Blue": {"sigy": [4, 2]}},
        forts={"blaye": "city", "sigy": "stronghold"},
        mills={"blaye": 2},
        titles={"Arthur": ["fief-blaye", "king"], "Eric": ["bishop-1"]},
        married=[["Arthur", "Alienor"]],
        hands={"Red": ["tax"], "Blue": ["uprising"]},
        rain=[1],
    )
    state(table).deal = deal
    rules = state(table).rules
    scene = Scene(
        view=GAME.view(state(table), seat),
        box=GAME.box(rules),
        players=tuple(Player(name) for name in NAMES),
        narrator=Narrator(GAME, rules, NAMES, code),
        texts=language(code, "cli"),
        plain=plain,
        numbers={"march sennecy": 3, "march blaye": 4},
    )
    out = io.StringIO()
    Console(width=80, file=out, no_color=True).print(draw("fief", scene))
    return out.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_it_fits_80_columns(code: str, plain: bool) -> None:
    text = drawn(code, plain=plain)
    assert max(len(line) for line in text.splitlines()) <= 80
    for name in (*NAMES, "Blaye", "Arthur", "Sigy"):
        assert name in text


OFFER = (((DENIERS, 3), (VILLAGE, 0)), ((CARD, UPRISING), (CAPTIVE, 14), (FREEDOM, 15), (RELIC, 0)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_offer_shows_what_would_change_hands(code: str) -> None:
    """In the words of the page, which has the same sentences."""
    text = " ".join(drawn(code, seat=1, deal=Deal(0, 1, *OFFER, True)).split())
    words = language(code, "fief-talk")
    given = text.partition("Aude → Bertrand: ")[2]
    wanted = given.partition("Bertrand → Aude: ")[2]
    assert given.startswith("3 ")
    assert "Beaujeu" in given[: -len(wanted)]
    for part in (words.say("item-captive", lord="Guenièvre"), words.say("item-freedom", lord="Isabelle")):
        assert part in wanted
    empty = drawn(code, deal=Deal(0, 1, ((DENIERS, 1),), (), False))
    assert f"Bertrand → Aude: {words.say('nothing')}\n" in empty.replace(" \n", "\n")


def test_a_secret_offer_is_shown_to_nobody_else() -> None:
    secret = Deal(0, 1, *OFFER, True)
    assert "Bertrand: " in drawn("en", seat=0, deal=secret)
    assert "Bertrand: " not in drawn("en", seat=2, deal=secret)


def test_it_says_who_is_where_and_what_may_be_chosen() -> None:
    text = drawn("en")
    assert "Duchy of Blaye: Arthur (Aude)" in text
    assert "Aude ♚Arthur 3♟1♞ [4]" in text
    assert "Bertrand ♚Eric ♚Aliénor (♚Jeanne) 4♟2♞" in text
    assert "Sennecy¹ [3]" in text
    assert "Bishopric 1: Bishop Eric (Bertrand) · Heavy Rain" in text
    assert "Arthur: Duchy of Blaye, King, married to Aliénor" in text
    assert "[Tax]" in text
    assert "Uprising" not in text


def test_fog_shows_counters_only() -> None:
    assert "Aude ♚Arthur 4▪" in drawn("en", seat=1, fog=True)
    assert "Aude @Arthur 4#" in drawn("en", seat=1, plain=True, fog=True)
