"""Matrix 2, section 4: the closed list of who may respond to what, in the three editions.

Each trigger is played once; then exactly the listed player is asked the listed question, or nobody is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.battlefield import faces, field
from tests.rules.fief.court import kill
from tests.rules.fief.marching import go, moving
from tests.rules.fief.moments import asked, is_quiet, quiet
from tests.rules.fief.table import EDITIONS, stage

HOMES = {
    "Red": {"Arthur": "pugnac"},
    "Blue": {"Eric": "sigy", "Jeanne": "sigy"},
    "Green": {"Henri": "bourg"},
    "Yellow": {"Thierry": "belleville"},
}
PASSAGES = {"Blue": ["passage"], "Green": ["passage"]}
Trigger = Callable[[str], Stage]


def assassination(edition: str) -> Stage:
    table = quiet(edition=edition, lords=HOMES, hands={**PASSAGES, "Red": ["assassination"]}, chance=[0])
    return table.play("Red play assassination", "Red strike Eric")


def ambush(edition: str) -> Stage:
    table = field(edition=edition, hands={"Red": ["ambush"], "Blue": ["passage"]}, dice=faces(1, 1))
    return table.play("Red attack blaye", "Red play ambush")


def uprising(edition: str, **position: Any) -> Stage:
    position.setdefault("hands", {"Red": ["uprising"]})
    table = quiet(edition=edition, **{"lords": HOMES, "famine": [2], **position})
    return table.play("Red play uprising", "Red rise mazilles")


def uprising_to_join(edition: str) -> Stage:
    return uprising(edition, hands={"Red": ["uprising"], "Yellow": ["uprising"]})


def uprising_against_walls(edition: str) -> Stage:
    hands = {"Red": ["uprising"], "Blue": ["passage"]}
    return uprising(edition, forts={"mazilles": "stronghold"}, hands=hands)


def uprising_under_a_bishop(edition: str) -> Stage:
    return uprising(edition, titles={"Henri": ["bishop-2"]})


def uprising_under_a_captive_bishop(edition: str) -> Stage:
    position: dict[str, Any] = {"captives": {"Henri": "Blue"}, "troops": {"Blue": {"bourg": [1, 0]}}}
    return uprising(edition, titles={"Henri": ["bishop-2"]}, **position)


def uprising_under_a_captive_cardinal(edition: str) -> Stage:
    position: dict[str, Any] = {"captives": {"Henri": "Blue"}, "troops": {"Blue": {"bourg": [1, 0]}}}
    return uprising(edition, titles={"Henri": ["bishop-4", "cardinal-1"]}, **position)


def cardinal(edition: str) -> Stage:
    titles = {"Eric": ["bishop-5"], "Thierry": ["bishop-3", "pope", "cardinal-1"]}
    table = quiet(edition=edition, lords=HOMES, titles=titles, hands={"Red": ["cardinal"]})
    return table.play("Red play cardinal")


def passing_through(edition: str) -> Stage:
    lords = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}}
    return go(
        moving(edition=edition, lords=lords), "Red lead Arthur", "Red march charolles", "Red ask villeneuve"
    )


def leaving_a_siege(edition: str) -> Stage:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"blaye": [1, 0]}},
        control={"blaye": "Red"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Blue": 1}},
    )
    return go(table, "Red muster Arthur", "Red ask charolles")


def cavalcade(edition: str) -> Stage:
    table = moving(
        edition=edition,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}},
        troops={"Red": {"blaye": [0, 2]}, "Blue": {"charolles": [1, 0]}},
    )
    table.play("Red muster Arthur")
    if edition != "en2014":
        table.play("Red ride")
    return table.play("Red march charolles", "Red charge 1")


def declaration(edition: str) -> Stage:
    table = field(edition=edition, green=(1, 0), green_lords=("Eric",))
    return table.play("Red attack blaye", "Red target 1")


def first_roll(edition: str, **position: Any) -> Stage:
    """A battle until both sides have lost their first man."""
    table = field(edition=edition, **{"red": (5, 0), "blue": (5, 0), "dice": faces(1, 1, 1, 1), **position})
    table.play("Red attack blaye")
    while not [event for event in table.events() if " rolled " in event]:
        who = table.asked()[0]
        options = asked(table, who)
        wanted = [text for text in ("target 1", "help 1", "accept", "fight") if text in options]
        table.play(f"{who} {wanted[0]}")
    return table


def end_of_a_coalitions_roll(edition: str) -> Stage:
    table = first_roll(edition, green=(2, 0), green_lords=("Eric",), dice=faces(1, 1, 1, 1, 1, 1))
    while table.prompt("Green") != "choose-side":
        who = table.asked()[0]
        table.play(f"{who} {asked(table, who)[0]}")
    return table


def stopping_at_the_walls(edition: str) -> Stage:
    return first_roll(edition, red=(8, 0), fort="stronghold").play("Red call-off")


def low_ransom(edition: str) -> Stage:
    table = stage(
        edition=edition,
        phase="purchases",
        lords={"Red": {"Arthur": "sigy", "Henri": "pugnac"}, "Blue": {"Eric": "sigy"}},
        captives={"Arthur": "Blue"},
        deniers={"Red": 1},
    )
    return table.play("Red haggle Arthur", "Red bid 1")


def a_death(edition: str) -> Stage:
    table = quiet(edition=edition, flags={"holy_relics": True}, lords=HOMES, relics={"teeth": "Thierry"})
    return kill(table, "Arthur")


def justice(edition: str) -> Stage:
    table = quiet(edition=edition, lords=HOMES, assassins=["Eric"], hands={**PASSAGES, "Red": ["justice"]})
    return table.play("Red play justice")


def darc(edition: str) -> Stage:
    return quiet(edition=edition, lords=HOMES, hands={**PASSAGES, "Red": ["d-arc"]}).play("Red play d-arc")


def escape(edition: str) -> Stage:
    table = quiet(
        edition=edition,
        lords={"Red": {"Arthur": "pugnac", "Charles": "sigy"}, "Blue": {"Eric": "sigy"}},
        captives={"Charles": "Blue"},
        hands={"Blue": ["passage"], "Red": ["passage"], "Green": ["assassination"]},
    )
    return table.play("Red play passage")


def cardinal_without_a_pope(edition: str) -> Stage:
    table = quiet(edition=edition, lords=HOMES, titles={"Eric": ["bishop-5"]}, hands={"Red": ["cardinal"]})
    return table.play("Red play cardinal")


EVERY, ENGLISH, LATER = EDITIONS, ("en2014",), ("fr2015", "pl2015")
NOBODY: tuple[str, ...] = ()
# Trigger, who is asked, the question, in which editions, and the answers there.
RESPONSES: list[tuple[Trigger, str, str, tuple[str, ...], set[str]]] = [
    (assassination, "Blue", "evade", ENGLISH, {"play passage", "pass"}),
    (ambush, "Blue", "evade", ENGLISH, {"play passage", "pass"}),
    (uprising_to_join, "Yellow", "join-rising", EVERY, {"play uprising", "pass"}),
    (uprising_against_walls, "Blue", "join-rising", EVERY, {"play passage", "pass"}),
    (uprising_under_a_bishop, "Green", "calm-rising", EVERY, {"calm Henri", "pass"}),
    (uprising_under_a_captive_bishop, "Green", "calm-rising", ENGLISH, {"calm Henri", "pass"}),
    (uprising_under_a_captive_cardinal, "Green", "calm-rising", EVERY, {"buy-calm Henri", "pass"}),
    (cardinal, "Yellow", "consent-to-hat", EVERY, {"accept", "refuse"}),
    (passing_through, "Blue", "give-leave", EVERY, {"accept", "refuse"}),
    (leaving_a_siege, "Blue", "give-leave", EVERY, {"accept", "refuse"}),
    (cavalcade, "Blue", "let-cavalcade-pass", EVERY, {"accept", "refuse"}),
    (declaration, "Green", "join-battle", EVERY, {"help 0", "help 1", "pass"}),
    (end_of_a_coalitions_roll, "Green", "choose-side", EVERY, {"stay", "change-sides", "leave"}),
    (first_roll, "Red", "end-of-roll", EVERY, {"fight", "truce", "surrender"}),
    (stopping_at_the_walls, "Blue", "choose-sortie", ENGLISH, {"come-out", "stay-inside"}),
    (low_ransom, "Blue", "answer-price", EVERY, {"accept", "refuse"}),
    (a_death, "Yellow", "use-teeth", EVERY, {"save", "pass"}),
    (justice, "Blue", "", NOBODY, set()),
    (darc, "Blue", "", NOBODY, set()),
    (escape, "Blue", "", NOBODY, set()),
    (cardinal_without_a_pope, "Blue", "", NOBODY, set()),
]


@rule(
    "F-12.2-02",
    "F-10.2.3-01",
    "F-10.2.3-02",
    "F-10.1-10",
    "F-10.1-13",
    "F-1.4-M01",
    "F-1.5-M01",
    "F-9.2-02",
    "F-9.1-02",
    "F-10.4-05",
    "F-11.1-20",
)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("trigger", "who", "prompt", "editions", "answers"), RESPONSES, ids=[row[0].__name__ for row in RESPONSES]
)
def test_who_may_respond_to_what(
    trigger: Trigger, who: str, prompt: str, editions: tuple[str, ...], answers: set[str], edition: str
) -> None:
    table = trigger(edition)
    if edition in editions:
        assert (table.asked(), table.prompt(who)) == ([who], prompt)
        assert set(asked(table, who)) == answers
    elif trigger not in (ambush, stopping_at_the_walls):  # there the battle or its phase goes on
        assert is_quiet(table)
    else:
        assert table.prompt(who) != prompt


@rule("F-6.0-12", "F-12.2-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_en_alone_lets_others_join_a_battle_later(edition: str) -> None:
    table = field(
        edition=edition,
        red=(5, 0),
        blue=(5, 0),
        green=(2, 0),
        green_lords=("Eric",),
        dice=faces(1, 1, 1, 1, 1),
    )
    table.play("Red attack blaye", "Red target 1", "Green pass")
    asked_again = False
    for _ in range(4):
        who = table.asked()[0]
        asked_again = asked_again or table.prompt(who) == "join-battle"
        table.play(f"{who} {'fight' if 'fight' in asked(table, who) else 'pass'}")
    assert asked_again == (edition == "en2014")
