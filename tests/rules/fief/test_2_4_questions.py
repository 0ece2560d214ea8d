"""F-12-P2: what the rulebooks answer about the Cards phase, where other parts of the rules decide."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import settle
from oyez.engine.scenario import Stage
from oyez.games.fief.rules.board.tables import LORDS
from oyez.games.fief.rules.court.succession import die
from tests.rule import rule
from tests.rules.fief.playing_cards import asked, playing
from tests.rules.fief.table import EDITIONS, stage, state


@rule("F-12-P2-04", "F-12.2-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_a_cardinal_card_the_pope_refuses_stays_in_hand(edition: str, answer: str) -> None:
    there = playing(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}},
        titles={"Arthur": ["bishop-1"], "Eric": ["bishop-5", "pope"]},
        hands={"Red": ["cardinal", "harvest"]},
    )
    there.play("Red play cardinal")
    if there.asked() == ["Red"]:
        there.play("Red elevate Arthur")
    there.play(f"Blue {answer}")
    hat = ["cardinal-1"] if answer == "accept" else []
    there.expect(
        prompt={"Red": "play-cards"},
        state={
            "hands.Red": ["harvest"] if answer == "accept" else ["cardinal", "harvest"],
            "titles.Arthur": ["bishop-1", *hat],
        },
    )


def strike_arthur(edition: str) -> Stage:
    """Red plays Assassination on a Lord of Blue, who holds a Secret Passage."""
    there = playing(
        edition=edition,
        lords={"Red": {"Henri": "bourg"}, "Blue": {"Arthur": "sigy", "Eric": "sigy"}},
        hands={"Red": ["assassination"], "Blue": ["passage"]},
    )
    there.play("Red play assassination")
    while there.asked() == ["Red"] and there.prompt("Red") != "play-cards":
        options = asked(there, "Red")
        wanted = [option for option in options if option.endswith((" Arthur", " Henri"))]
        there.play(f"Red {(wanted or options)[0]}")
    return there


@rule("F-12-P2-05", "F-12.2-02", "F-D-25")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_breaks_into_another_but_the_english_secret_passage(edition: str) -> None:
    there = strike_arthur(edition)
    answered = [option for option in asked(there, "Blue") if "passage" in option]
    assert bool(answered) == (edition == "en2014")
    if edition != "en2014":
        there.expect(state={"family.Arthur": None, "hands.Blue": ["passage"]})


@rule("F-12-P2-07", "F-4.3.1-12", "F-12.2-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_spouse_with_two_fiefs_inherits_none(edition: str) -> None:
    there = stage(
        3,
        edition=edition,
        phase="none",
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Blanche": "sigy"}},
        married=[["Arthur", "Blanche"]],
        titles={"Arthur": ["fief-mazilles"], "Blanche": ["fief-sigy", "fief-bourg"]},
    )
    g = state(there)
    die(g, LORDS.index("Arthur"))
    settle(g)
    there.expect(
        asked=[], state={"holders.fief-mazilles": None, "titles.Blanche": ["fief-bourg", "fief-sigy"]}
    )


@rule("F-3.0-13", "F-8.0-03", "F-8.0-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_money_between_players(edition: str) -> None:
    """Free in the French and Polish rules; the English ones want a marker of whoever receives it."""
    position: dict[str, Any] = {"edition": edition, "phase": "purchases", "deniers": {"Red": 9, "Blue": 0}}
    there = stage(3, lords={"Red": {"Arthur": "bourg"}}, **position)
    before = there.get("markers.Blue")
    give(there, 3)
    there.expect(state={"deniers.Red": 6, "deniers.Blue": 3})
    assert there.get("markers.Blue") == before - (1 if edition == "en2014" else 0)


def give(there: Stage, deniers: int) -> None:
    there.play("Red propose 1", f"Red give-deniers {deniers}", "Red submit", "Blue accept")
