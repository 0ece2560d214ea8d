"""Fief 4.3.1: what the death of a titled Lord brings about; the Teeth of St Geronce before it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.engine.kernel import play, settle
from oyez.engine.scenario import Stage
from oyez.games.fief.conservation import conserve
from oyez.games.fief.rules.board.control import RecoverTitles, recoverable
from oyez.games.fief.rules.board.tables import FIEFS, N_LORDS, TEETH, VILLAGES
from oyez.games.fief.rules.court.succession import die, die_together, teeth_bearer
from oyez.games.fief.rules.diplomacy.gestures import Cession
from tests.rule import rule
from tests.rules.fief.court import asked, court, kill, lord
from tests.rules.fief.random_courts import random_position
from tests.rules.fief.table import EDITIONS, run, stage, state

FAMILY: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "sigy", "Eric": "tournus", "Jeanne": "tournus"}},
    "titles": {"Arthur": ["fief-sigy"]},
    "forts": {"sigy": "city"},
}
# Red's last Lord is married to Blue's Blanche; his troops hold his City and Marcamps.
LAST: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Blanche": "bourg", "Henri": "bourg"}},
    "titles": {"Arthur": ["fief-sigy"]},
    "forts": {"sigy": "city"},
    "troops": {"Red": {"sigy": [3, 1], "marcamps": [2, 0]}},
    "married": [["Arthur", "Blanche"]],
}


@rule("F-4.3.1-01", "F-4.3.1-02", "F-4.3.1-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_owner_chooses_the_heir(edition: str) -> None:
    table = kill(court(**FAMILY, edition=edition), "Arthur")
    table.expect(prompt={"Red": "assign-title"}, events=["Red title-fell fief-sigy"])
    assert asked(table, "Red") == ["bequeath Eric", "bequeath Jeanne"]
    table.play("Red bequeath Jeanne")
    table.expect(
        state={
            "titles.Jeanne": ["fief-sigy"],
            "lord_discard": ["Arthur"],
            "family.Arthur": None,
            "deniers.Red": 5,
        }
    )


@rule("F-4.3.1-01", "F-10.3-03", "F-10.4-01")
def test_assassins_and_judges_make_heirs_as_well() -> None:
    position = {**FAMILY, "lords": {**FAMILY["lords"], "Blue": {"Henri": "bourg"}}}
    table = stage(
        phase="purchases", **position, hands={"Blue": ["justice"]}, assassins=["Arthur"], first="Blue"
    )
    table.play("Blue play justice")
    if table.prompt("Blue") == "choose-culprit":
        table.play("Blue judge Arthur")
    table.expect(prompt={"Red": "assign-title"})


@rule("F-4.3.1-03", "F-1.2-10")
def test_heirs_have_room_for_two_and_the_rest_lies_vacant() -> None:
    titles = {"Arthur": ["fief-sigy", "fief-blaye"], "Eric": ["fief-bourg"]}
    forts = {"sigy": "city", "blaye": "city", "bourg": "city"}
    table = court(lords={"Red": {"Arthur": "sigy", "Eric": "tournus"}}, titles=titles, forts=forts)
    kill(table, "Arthur")
    table.expect(prompt={"Red": "inherit"})
    assert asked(table, "Red") == ["recover blaye", "recover sigy"]
    table.play("Red recover blaye")
    table.expect(
        events=["title-vacant fief-sigy"],
        state={
            "titles.Eric": ["fief-blaye", "fief-bourg"],
            "holders.fief-sigy": None,
            "control.marcamps": None,
        },
    )
    full = {**titles, "Eric": ["fief-bourg", "fief-mazilles"]}
    table = kill(
        court(lords={"Red": {"Arthur": "sigy", "Eric": "tournus"}}, titles=full, forts=forts), "Arthur"
    )
    table.expect(state={"holders.fief-sigy": None, "holders.fief-blaye": None}, asked=[])


@rule("F-4.3.1-04")
def test_captives_inherit() -> None:
    position = {**FAMILY, "lords": {"Red": {"Arthur": "sigy", "Eric": "tournus"}}}
    table = court(**position, captives={"Eric": "Blue"}, troops={"Blue": {"tournus": [1, 0]}})
    kill(table, "Arthur")
    table.expect(state={"titles.Eric": ["fief-sigy"], "captives.Eric": "Blue"})


@rule("F-4.3.1-05", "F-4.3.1-06", "F-4.3.1-15", "F-4.3.1-16", "F-4.3.1-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_of_a_family_leaves_fief_and_city_troops_to_the_spouse(edition: str) -> None:
    table = kill(court(**LAST, edition=edition), "Arthur")
    table.expect(
        events=[
            "Blue widowed Blanche",
            "Blue title-granted Blanche fief-sigy",
            "Red troops-passed Blue sigy 3 1",
        ],
        state={
            "titles.Blanche": ["fief-sigy"],
            "troops.Blue.sigy": [3, 1],
            "troops.Red.sigy": [0, 0],
            "control.sigy": "Blue",
            "troops.Red.marcamps": [2, 0],  # elsewhere they stay
            "control.marcamps": "Red",
            "control.st-ciers-d-abzac": "Blue",
            "married.Blanche": None,
        },
        asked=[],
    )


@rule("F-4.3.1-06")
def test_as_far_as_the_heirs_stock_goes() -> None:
    troops = {**LAST["troops"], "Blue": {"bourg": [12, 8]}}
    table = kill(court(**{**LAST, "troops": troops}), "Arthur")
    table.expect(
        state={
            "troops.Blue.sigy": [1, 0],
            "troops.Red.sigy": [0, 0],
            "stock.Blue": [0, 0],
            "control.sigy": "Blue",
        }
    )


@rule("F-4.3.1-05")
def test_a_family_that_lives_on_inherits_before_the_spouse() -> None:
    lords = {**LAST["lords"], "Red": {"Arthur": "sigy", "Eric": "tournus"}}
    table = kill(court(**{**LAST, "lords": lords}), "Arthur")
    table.expect(state={"titles.Eric": ["fief-sigy"], "titles.Blanche": [], "troops.Red.sigy": [3, 1]})


@rule("F-4.3.1-07", "F-7.0-06", "F-4.3-21")
def test_an_unmarried_last_lord_leaves_the_title_to_nobody() -> None:
    table = kill(court(**{**LAST, "married": []}), "Arthur")
    table.expect(
        events=["title-vacant fief-sigy"],
        state={
            "holders.fief-sigy": None,
            "victory_points": [0, 0, 0, 0],
            "control.st-ciers-d-abzac": None,
            "control.sigy": "Red",  # his troops are still there
            "forts.sigy": "city",
        },
    )


@rule("F-4.3.1-08", "F-2.4.1-12")
@pytest.mark.parametrize(("edition", "optional"), [("en2014", True), ("fr2015", False), ("pl2015", False)])
def test_a_new_lord_recovers_the_title_with_the_city(edition: str, optional: bool) -> None:
    table = court(lords={"Red": {"Eric": "sigy"}}, forts={"sigy": "city"}, edition=edition)
    run(table, [RecoverTitles(0)])
    if optional:
        table.expect(prompt={"Red": "recover-title"})
        assert asked(table, "Red") == ["recover sigy", "done"]
        refused = court(lords={"Red": {"Eric": "sigy"}}, forts={"sigy": "city"}, edition=edition)
        run(refused, [RecoverTitles(0)]).play("Red done")
        refused.expect(state={"holders.fief-sigy": None})
        table.play("Red recover sigy")
    table.expect(state={"titles.Eric": ["fief-sigy"], "deniers.Red": 5}, asked=[])


@rule("F-4.3.1-08")
def test_only_while_the_city_is_still_his() -> None:
    table = court(lords={"Red": {"Eric": "marcamps"}, "Blue": {"Henri": "sigy"}}, forts={"sigy": "city"})
    assert recoverable(state(table), 0) == []
    run(table, [RecoverTitles(0)])
    table.expect(state={"holders.fief-sigy": None}, asked=[])


@rule("F-4.3.1-08")
def test_with_less_room_than_titles_he_chooses() -> None:
    table = court(
        lords={"Red": {"Eric": "sigy"}},
        troops={"Red": {"blaye": [1, 0]}},
        titles={"Eric": ["fief-bourg"]},
        forts={"sigy": "city", "blaye": "city", "bourg": "city"},
    )
    run(table, [RecoverTitles(0)])
    assert asked(table, "Red") == ["recover blaye", "recover sigy"]
    table.play("Red recover sigy")
    table.expect(state={"titles.Eric": ["fief-bourg", "fief-sigy"], "holders.fief-blaye": None}, asked=[])


@rule("F-4.3.1-09", "F-4.3-19")
def test_another_family_gets_it_with_the_city() -> None:
    troops = {"Red": {"sigy": [1, 0]}, "Blue": {"sigy": [1, 0]}}
    table = court(**{**LAST, "married": [], "troops": troops}, control={"sigy": "Red"})
    kill(table, "Arthur")
    table.expect(state={"holders.fief-sigy": None})
    run(table, [Cession(0, VILLAGES.index("sigy"))])
    table.expect(prompt={"Blue": "assign-title"})
    table.play("Blue bequeath Henri")
    table.expect(state={"holders.fief-sigy": "Henri", "deniers.Blue": 5})


RICH: dict[str, Any] = {
    **LAST,
    "titles": {"Arthur": ["fief-sigy"], "Blanche": ["fief-bourg", "fief-mazilles"]},
    "forts": {"sigy": "city", "bourg": "city", "mazilles": "city"},
}


@rule("F-4.3.1-10", "F-12-P2-07", "F-12.2-05")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_a_spouse_with_two_titles_may_first_pass_one_on(edition: str) -> None:
    table = kill(court(**RICH, edition=edition), "Arthur")
    table.expect(prompt={"Blue": "inherit"})
    assert asked(table, "Blue") == ["pass-title mazilles", "pass"]  # he must keep the Duchy
    table.play("Blue pass-title mazilles")
    table.expect(
        state={"titles.Blanche": ["fief-bourg", "fief-sigy"], "titles.Henri": ["fief-mazilles"]}, asked=[]
    )


@rule("F-4.3.1-10", "F-4.3.1-11", "F-12-P2-07")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_what_the_spouse_just_inherited_is_not_passed_on_for_more(edition: str) -> None:
    """Blanche makes room once, by the Barony she had; the County she inherits is no way into her family."""
    titles = {"Arthur": ["fief-sigy", "fief-tournus"], "Blanche": ["fief-bourg", "fief-mazilles"]}
    forts = {**RICH["forts"], "tournus": "city"}
    table = kill(court(**{**RICH, "titles": titles, "forts": forts}, edition=edition), "Arthur")
    table.play("Blue pass-title mazilles", "Blue recover sigy")
    table.expect(
        state={"titles.Blanche": ["fief-bourg", "fief-sigy"], "holders.fief-tournus": None}, asked=[]
    )


@rule("F-4.3.1-06", "F-6.2.3-04")
def test_captives_in_the_city_are_free_when_its_guards_change_colour() -> None:
    lords = {
        "Red": {"Arthur": "bourg"},
        "Blue": {"Blanche": "blaye"},
        "Green": {"Eric": "sigy", "Othon": "pugnac"},
    }
    table = court(**{**LAST, "lords": lords}, captives={"Eric": "Red"})
    kill(table, "Arthur")
    table.expect(
        events=["Red troops-passed Blue sigy 3 1", "Green freed Eric"],
        state={"captives.Eric": None, "at.Eric": "pugnac", "troops.Blue.sigy": [3, 1]},
        asked=[],
    )


@rule("F-4.3.1-10", "F-4.3.1-11", "F-4.3.1-12", "F-12-P2-07", "F-12.2-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_otherwise_the_title_lies_vacant_for_the_family_of_the_dead(edition: str) -> None:
    """EN: in this phase no title can be passed on. In no edition does Henri, who has room, inherit."""
    table = kill(court(**RICH, edition=edition), "Arthur")
    if edition != "en2014":
        table.play("Blue pass")
    table.expect(
        state={
            "holders.fief-sigy": None,
            "titles.Henri": [],
            "troops.Red.sigy": [3, 1],
            "control.sigy": "Red",
        },
        asked=[],
    )


@rule("F-4.3.1-10", "F-4.3-25")
def test_en_the_spouse_may_make_room_in_phase_4() -> None:
    table = kill(court(**RICH, edition="en2014", in_phase=4), "Arthur")
    table.play("Blue pass-title mazilles")
    table.expect(state={"titles.Blanche": ["fief-bourg", "fief-sigy"]})


@rule("F-4.3.1-11")
def test_by_agreement_the_family_of_the_spouse_may_take_it() -> None:
    table = kill(
        court(**RICH, edition="en2014", flags={"spouse_inheritance_cap": "spouse_family_may_take"}), "Arthur"
    )
    table.expect(state={"titles.Henri": ["fief-sigy"]})


@rule("F-4.3.1-10", "F-4.3.1-05")
def test_a_spouse_with_room_for_one_of_two_chooses() -> None:
    titles = {"Arthur": ["fief-sigy", "fief-tournus"], "Blanche": ["fief-bourg"]}
    forts = {"sigy": "city", "bourg": "city", "tournus": "city"}
    table = kill(court(**{**LAST, "titles": titles, "forts": forts}, edition="en2014"), "Arthur")
    assert asked(table, "Blue") == ["recover tournus", "recover sigy"]
    table.play("Blue recover tournus")
    table.expect(state={"titles.Blanche": ["fief-tournus", "fief-bourg"], "holders.fief-sigy": None})


@rule("F-4.3.1-13", "F-D-21", "F-9.1-10", "F-6.2.2-13")
def test_all_marks_of_the_dead_are_removed() -> None:
    table = court(
        lords={"Red": {"Jeanne": "sigy", "Eric": "sigy"}},
        darc="Jeanne",
        captives={"Jeanne": "Blue"},
        troops={"Blue": {"sigy": [1, 0]}},
        assassins=["Jeanne"],
        excommunicated="Jeanne",
    )
    kill(table, "Jeanne")
    table.expect(
        state={
            "captives.Jeanne": None,
            "at.Jeanne": None,
            "darc": None,
            "assassins": [],
            "excommunicated": None,
            "lord_discard": ["Jeanne", "d-arc"],
        }
    )


@rule("F-4.3.1-14")
def test_only_fiefs_are_inherited() -> None:
    titles = ["fief-sigy", "bishop-5", "cardinal-1", "pope"]
    table = kill(
        court(
            **{**FAMILY, "lords": {"Red": {"Arthur": "sigy", "Eric": "sigy"}}, "titles": {"Arthur": titles}}
        ),
        "Arthur",
    )
    table.expect(
        state={
            "titles.Eric": ["fief-sigy"],
            "holders.pope": None,
            "holders.bishop-5": None,
            "holders.cardinal-1": None,
        }
    )


@rule("F-4.3.1-15", "F-12.0-04")
def test_the_troops_of_the_dead_stay() -> None:
    table = kill(court(**{**LAST, "married": []}), "Arthur")
    table.expect(state={"troops.Red.sigy": [3, 1], "troops.Red.marcamps": [2, 0], "control.marcamps": "Red"})


@rule("F-4.3.1-16")
def test_the_city_goes_to_whoever_stands_there_although_there_are_heirs() -> None:
    """Arthur stood alone in his City beside Blue: the heirs inherit, and at once the City is Blue's."""
    lords = {**FAMILY["lords"], "Blue": {"Henri": "sigy"}}
    table = kill(court(**{**FAMILY, "lords": lords}, control={"sigy": "Red"}), "Arthur")
    table.expect(state={"control.sigy": "Blue", "holders.fief-sigy": "Henri"}, asked=[])


@rule("F-5.1-17", "F-4.3-20", "F-4.3.1-16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("heirs", [("Eric",), ("Eric", "Jeanne"), ()])
def test_the_title_goes_with_the_city_although_nobody_there_can_hold_it(
    edition: str, heirs: tuple[str, ...]
) -> None:
    """Arthur stood alone in his City beside Green's troops: neither one heir nor two nor his widow keep the title."""
    lords = {"Red": {"Arthur": "sigy", **dict.fromkeys(heirs, "tournus")}, "Blue": {"Blanche": "bourg"}}
    position = {**LAST, "lords": lords, "troops": {"Green": {"sigy": [2, 0]}}}
    table = kill(court(**position, edition=edition, control={"sigy": "Red"}), "Arthur")
    table.expect(
        state={"control.sigy": "Green", "holders.fief-sigy": None, "control.st-ciers-d-abzac": None}, asked=[]
    )


@rule("F-1.8.2-05", "F-4.3.1-02", "F-4.3-17")
def test_a_title_held_apart_from_its_city_is_inherited_all_the_same() -> None:
    """EN: a Prince took his father's fief, whose City the old King's troops still hold; his own brothers follow him."""
    lords = {"Red": {"Arthur": "bourg", "Eric": "tournus", "Henri": "tournus"}, "Blue": {"Blanche": "pugnac"}}
    table = court(
        edition="en2014",
        lords=lords,
        titles={"Arthur": ["fief-sigy"]},
        forts={"sigy": "city"},
        troops={"Blue": {"sigy": [2, 0]}},
        control={"sigy": "Blue"},
    )
    assert state(table).holder[FIEFS.index("sigy")] == lord("Arthur")
    kill(table, "Arthur")
    table.play("Red bequeath Henri")
    table.expect(state={"holders.fief-sigy": "Henri", "control.sigy": "Blue"})


@rule("F-4.3.1-06", "F-6.4.2-08", "F-6.4.1-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("besieger", ["Green", "Blue"])
def test_who_inherits_a_besieged_city_is_besieged(edition: str, besieger: str) -> None:
    """The heir's troops stand where the garrison stood; only if he besieged it himself nobody does any more."""
    lords = {**LAST["lords"], "Green": {"Eric": "sigy"}, "Blue": {"Blanche": "sigy"}}
    troops = {**LAST["troops"], "Green": {"sigy": [2, 0]}, "Blue": {"sigy": [1, 0]}}
    sieges = {"Green": 1, **({"Blue": 1} if besieger == "Blue" else {})}
    position = {**LAST, "lords": lords, "troops": troops}
    table = court(**position, edition=edition, control={"sigy": "Red"}, sieges={"sigy": sieges})
    kill(table, "Arthur")
    table.expect(
        state={
            "control.sigy": "Blue",
            "holders.fief-sigy": "Blanche",
            "sieges.sigy": [0, 0, 1 if besieger == "Green" else 0, 0],
            "relieved.sigy": [],
        }
    )


@rule("F-6.2.3-04", "F-6.2.3-11")
def test_captives_of_the_dead_are_free() -> None:
    lords = {"Red": {"Arthur": "sigy"}, "Blue": {"Henri": "sigy", "Eric": "bourg"}}
    table = kill(court(lords=lords, captives={"Henri": "Red"}), "Arthur")
    table.expect(events=["Blue freed Henri"], state={"captives.Henri": None, "at.Henri": "bourg"})


TEETH_UP: dict[str, Any] = {
    "flags": {"holy_relics": True},
    "lords": {"Red": {"Arthur": "sigy", "Eric": "sigy"}, "Blue": {"Henri": "bourg"}},
    "titles": {"Arthur": ["fief-sigy"]},
    "forts": {"sigy": "city"},
    "relics": {"teeth": "Henri"},
}


@rule("F-11.1-20", "F-11.1-21", "F-11.1-24")
def test_the_bearer_of_the_teeth_may_cancel_a_death() -> None:
    table = court(**TEETH_UP)
    die(state(table), lord("Arthur"))
    settle(state(table))
    table.expect(prompt={"Blue": "use-teeth"}, state={"family.Arthur": "Red"})
    table.play("Blue save")
    table.expect(
        events=["Red saved Arthur"], state={"titles.Arthur": ["fief-sigy"], "relics.teeth": None}, asked=[]
    )
    assert teeth_bearer(state(table), lord("Arthur")) == -1
    kill(table, "Arthur")
    table.expect(state={"family.Arthur": None})


@rule("F-11.1-20")
def test_or_not() -> None:
    table = court(**TEETH_UP)
    die(state(table), lord("Arthur"))
    settle(state(table))
    table.play("Blue pass")
    table.expect(state={"family.Arthur": None, "titles.Eric": ["fief-sigy"], "relics.teeth": "Henri"})


@rule("F-11.1-23", "F-11.1-09")
def test_nobody_saves_himself_and_a_relic_without_lord_saves_nobody() -> None:
    table = court(**TEETH_UP)
    assert teeth_bearer(state(table), lord("Henri")) == -1
    kill(table, "Henri")
    table.expect(state={"family.Henri": None, "relics.teeth": "bourg"})
    assert teeth_bearer(state(table), lord("Arthur")) == -1


def strike(table: Stage, *lords: str) -> Stage:
    """These Lords die of one blow."""
    g = state(table)
    die_together(g, [lord(name) for name in lords])
    settle(g)
    conserve(g)
    return table


@rule("F-4.3.1-02", "F-4.3.1-05", "F-4.3.1-07", "F-6.2.2-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("position", "widowed"),
    [
        ({"titles": {"Arthur": ["fief-sigy"], "Eric": ["fief-bourg"]}}, "Arthur"),
        ({"titles": {"Arthur": ["fief-sigy"], "Eric": ["fief-bourg"]}}, "Eric"),
        ({"titles": {"Arthur": ["fief-sigy", "crown-prince"]}}, "Arthur"),
        ({"titles": {"Arthur": ["fief-sigy"]}, "captives": {"Arthur": "Green"}}, "Arthur"),
    ],
)
def test_two_of_a_family_fall_and_neither_is_the_heir_of_the_other(
    edition: str, position: dict[str, Any], widowed: str
) -> None:
    """What the husband of Blanche had is hers, what the other had is vacant; also of a Prince or a captive."""
    lords = {"Red": {"Arthur": "tournus", "Eric": "tournus"}, "Blue": {"Blanche": "blaye"}}
    lords["Green"] = {"Henri": "tournus"}
    table = court(edition=edition, lords=lords, married=[[widowed, "Blanche"]], **position)
    strike(table, "Arthur", "Eric", "Henri")
    hers = [title for title in position["titles"][widowed] if title.startswith("fief")]
    assert table.get("titles.Blanche") == hers
    for title in ("fief-sigy", "fief-bourg"):
        table.expect(state={f"holders.{title}": "Blanche" if title in hers else None})


@rule("F-4.3.1-02", "F-4.3-19", "F-6.2.2-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("fallen", [("Arthur", "Henri"), ("Henri", "Arthur")])
def test_a_city_does_not_pass_for_an_instant_to_somebody_who_falls_there_too(
    edition: str, fallen: tuple[str, str]
) -> None:
    table = court(
        edition=edition,
        lords={"Red": {"Arthur": "sigy", "Eric": "blaye"}, "Blue": {"Henri": "sigy", "Othon": "tournus"}},
        titles={"Arthur": ["fief-sigy"], "Henri": ["fief-bourg"]},
        forts={"sigy": "city"},
        control={"sigy": "Red"},
    )
    strike(table, *fallen)
    table.expect(
        no_events=["Blue controlled sigy", "Red controlled bourg"],
        state={"titles.Eric": ["fief-sigy"], "titles.Othon": ["fief-bourg"], "control.sigy": "Red"},
    )


@rule("F-4.3.1-03")
@pytest.mark.parametrize("kept", ["fief-sigy", "fief-bourg"])
def test_of_what_several_left_the_family_chooses_what_it_keeps(kept: str) -> None:
    """Thierry has room for one more title."""
    table = court(
        lords={"Red": {"Arthur": "tournus", "Eric": "tournus", "Thierry": "blaye"}},
        titles={"Arthur": ["fief-sigy"], "Eric": ["fief-bourg"], "Thierry": ["fief-blaye"]},
    )
    strike(table, "Arthur", "Eric")
    assert sorted(asked(table, "Red")) == ["recover bourg", "recover sigy"]
    table.play(f"Red recover {kept.removeprefix('fief-')}")
    assert set(table.get("titles.Thierry")) == {"fief-blaye", kept}


@rule("F-4.3.1-01", "F-4.3.1-16")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", range(8))
def test_everybody_dies_at_random_and_nothing_gets_lost(edition: str, number: int) -> None:
    rng = Random(f"death {edition} {number}")
    table = court(5, edition=edition, flags={"holy_relics": number % 2 == 1}, **random_position(rng, 5))
    g = state(table)
    alive = [x for x in range(N_LORDS) if g.family[x] >= 0]
    if g.rules.holy_relics and alive:
        g.relic_lord[TEETH] = rng.choice(alive)
    rng.shuffle(alive)
    for doomed in alive:
        if g.family[doomed] < 0:
            continue
        die(g, doomed)
        settle(g)
        while g.pending:
            play(g, g.pending[0].seat, rng.choice(g.pending[0].options))
        conserve(g)
    assert [x for x in range(N_LORDS) if g.titles[x] and g.family[x] < 0] == []
