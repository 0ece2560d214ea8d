"""X-GEN-68: under fog of war others hear what is bought, not where, and of a march only how many counters go."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.crusades.departure import departures
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.board.tables import VILLAGES
from oyez.games.fief.rules.cards.disasters import DISASTERS
from oyez.narration.narrator import Narrator
from tests.rule import rule
from tests.rules.fief.court import buying
from tests.rules.fief.marching import go, moving
from tests.rules.fief.table import run, stage, state

FOG = {"tactics": "on", "teutonic": "on", "fog_of_war": True}
LANGUAGES = ("en", "fr", "pl")
Army = dict[str, int]


def heard_by(table: Stage, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """All news as a seat gets them; every one can be said in every language."""
    events = [event.seen_by(seat) for event in table.match.tape.events]
    for code in LANGUAGES:
        narrator = Narrator(GAME, state(table).rules, table.names, code)
        assert all([narrator.event(event) for event in events])
    return [(event.fact.name, event.args) for event in events]


@rule("X-GEN-68", "X-TEU-31", "X-TAC-78")
def test_what_is_bought_is_announced_without_its_place() -> None:
    table = buying(
        3,
        flags=FOG,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
        teutonic={"members": ["Arthur"]},
        deniers={"Red": 9},
    )
    table.play("Red teutonic-knight blaye", "Red archer blaye")
    for seat in (0, 1):
        assert heard_by(table, seat) == [("others-raised", (6, 1)), ("others-raised", (0, 1))]
    seen: Any = GAME.view(state(table), 1)
    assert seen["villages"][VILLAGES.index("blaye")]["troops"][0]["counters"] == 0


def marched(troops: Army) -> Stage:
    """Red's Arthur leads all of them from Blaye to Charolles."""
    table = moving(
        flags=FOG,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
        troops={"Red": {"blaye": troops}},
        teutonic={"members": ["Arthur"]},
    )
    go(table, "Red lead Arthur")
    return go(table, *[f"Red with-{kind} {number}" for kind, number in troops.items()], "Red march charolles")


@rule("X-GEN-68")
@pytest.mark.parametrize(
    "troops", [{"teutonic-knights": 3}, {"men": 2, "archers": 1}, {"knights": 1, "archers": 2}]
)
def test_a_march_betrays_no_further_kind(troops: Army) -> None:
    """Three counters are three counters."""
    table, plain = marched(troops), marched({"men": 3})
    assert heard_by(table, 1) == heard_by(plain, 1)
    assert [args[3] for fact, args in heard_by(table, 1) if fact == "marched"] == [3]
    heard_by(table, 0)


def departed(troops: Army) -> Stage:
    """Red's Arthur takes all of them on a Crusade."""
    table = stage(
        3,
        flags={**FOG, "crusades": "on"},
        phase="none",
        lords={"Red": {"Arthur": "beaujeu"}, "Blue": {"Eric": "sigy"}},
        troops={"Red": {"beaujeu": troops}},
        teutonic={"members": ["Arthur"]},
        crusade={"stage": 1},
    )
    run(table, departures).play("Red depart Arthur")
    return table.play(*[f"Red with-{kind} {number}" for kind, number in troops.items()])


@rule("X-GEN-68", "X-CRU-91")
@pytest.mark.parametrize("troops", [{"teutonic-knights": 3}, {"men": 2, "archers": 1}])
def test_a_departure_betrays_no_further_kind(troops: Army) -> None:
    table, plain = departed(troops), departed({"men": 3})
    assert heard_by(table, 1) == heard_by(plain, 1)
    heard_by(table, 0)


def asked_by_the_plague(there: Army, elsewhere: Army, fog: bool) -> list[str]:
    """What Red is asked about his army of four in Blaye, of which only Men-at-Arms die."""
    table = stage(
        3,
        flags={**FOG, "fog_of_war": fog},
        phase="none",
        track=["plague"],
        lords={"Red": {"Arthur": "sigy"}},
        troops={"Red": {"blaye": there, "sigy": elsewhere}},
    )
    run(table.chance(0), [DISASTERS])
    asked = []
    while table.prompt("Red") == "plague-losses":
        options = [
            option for option in table.options("Red") if "archers" in option or option.startswith("bury")
        ]
        asked.append(options[0].split()[0])
        table.play(f"Red {options[0]}")
    table.expect(events=["Red plague-killed blaye 2 0"])
    return asked


@rule("X-GEN-68", "X-GEN-43")
def test_the_plague_betrays_no_further_kind() -> None:
    """Red has two Archers somewhere: he is asked for them, and for Knights, in whatever army they are."""
    armies = [({"men": 4}, {"archers": 2}), ({"men": 2, "archers": 2}, {"men": 2})]
    questions = [asked_by_the_plague(*army, fog=True) for army in armies]
    assert questions == [["lose-archers", "bury"]] * 2
    assert [asked_by_the_plague(*army, fog=False) for army in armies] == [[], ["lose-archers"]]
    assert asked_by_the_plague({"men": 4}, {"men": 2}, fog=True) == ["bury"]


@rule("X-GEN-68")
def test_without_fog_all_is_told() -> None:
    table = moving(
        flags={"teutonic": "on"},
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": {"men": 1, "teutonic-knights": 2}}},
        teutonic={"members": ["Arthur"]},
    )
    go(table, "Red lead Arthur", "Red with-men 1", "Red with-teutonic-knights 2", "Red march charolles")
    heard = heard_by(table, 1)
    assert ("marched-with", (1, 0)) in heard
    assert ("others-marched", (6, 2)) in heard
