"""F-2.4.4 to F-2.4.6: Tax cards; F-12.3: taxes whose title changed hands."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import settle
from oyez.engine.scenario import Stage
from oyez.games.fief.rules.board.control import bestow, strip
from oyez.games.fief.rules.board.tables import FIEFS, LORDS, N_VILLAGES, VILLAGES
from oyez.games.fief.rules.court.succession import die, strip_clergy
from oyez.games.fief.rules.market.income import income_of
from oyez.games.fief.rules.opportunities.rising import causes
from tests.rule import rule
from tests.rules.fief.playing_cards import asked, bar, playing
from tests.rules.fief.table import EDITIONS, income, run, stage, state

ONCE = ("fr2015", "pl2015")
# Bishopric 1: Mills of Blue in blaye (2), of Green in charolles (1); bishopric 5: of Blue in sigy (1).
MILLS: dict[str, Any] = {
    "mills": {"blaye": 2, "charolles": 1, "sigy": 1},
    "troops": {"Blue": {"blaye": [1, 0], "sigy": [1, 0]}, "Green": {"charolles": [1, 0]}},
}


def taxes_of(there: Stage, name: str) -> list[str]:
    """The taxes a player with one more Tax card could play."""
    there.play(f"{name} play tax")
    return asked(there, name)


def parts(there: Stage, source: str) -> list[int]:
    g = state(there)
    return [income_of(g, seat)[source] for seat in range(g.rules.seats)]


def kill(there: Stage, name: str) -> None:
    """A death between the play of the card and the income."""
    g = state(there)
    g.stack.clear()
    die(g, LORDS.index(name))
    settle(g)


@rule("F-2.4.4-01", "F-2.4.5-01", "F-2.4.6-01", "F-2.4.6-02", "F-2.4.6-03", "F-2.4.6-12")
def test_a_tax_is_a_tallage_or_a_tithe_in_one_capacity() -> None:
    """Bishop, Cardinal and Pope in one person: he says as what he taxes."""
    there = playing(
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}},
        titles={"Arthur": ["fief-mazilles", "bishop-1", "cardinal-1", "pope"], "Eric": ["bishop-3"]},
        hands={"Red": ["tax"]},
    )
    assert taxes_of(there, "Red") == [
        "tallage mazilles",
        "tithe 1",
        "cardinal-tithe 1",
        "cardinal-tithe 3",
        "papal-tithe",
    ]
    there.play("Red cardinal-tithe 3")
    there.expect(events=["Red tithed-as-cardinal 3 Arthur"])


@rule("F-2.4.4-02", "F-D-08", "F-6.2.3-16", "F-3.0-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_titles_of_a_captive_tax_for_his_family(edition: str) -> None:
    there = playing(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}},
        captives={"Arthur": "Blue"},
        titles={"Arthur": ["fief-mazilles", "bishop-1"]},
        hands={"Red": ["tax", "tax"]},
        troops={"Blue": {"bourg": [1, 0], "blaye": [1, 0]}},
        mills={"blaye": 2},
    )
    there.play("Red play tax", "Red tallage mazilles", "Red play tax")
    assert parts(there, "tallages") == [4, 0, 0]
    assert parts(there, "tithes") == [4, 0, 0]


@rule("F-3.0-15", "F-1.8Q-03")
def test_by_flag_a_captive_yields_nothing() -> None:
    there = playing(
        flags={"captive_income": "lost"},
        lords={"Red": {"Arthur": "bourg", "Blanche": "bourg"}},
        captives={"Arthur": "Blue", "Blanche": "Blue"},
        titles={"Arthur": ["fief-mazilles", "bishop-1"], "Blanche": ["queen"]},
        regency=True,
        hands={"Red": ["tax", "tax"]},
        troops={"Blue": {"bourg": [1, 0], "blaye": [1, 0]}},
        mills={"blaye": 2},
    )
    there.play("Red play tax", "Red tallage mazilles", "Red play tax", "Red tithe 1")
    assert parts(there, "tallages") == parts(there, "tithes") == parts(there, "queen") == [0, 0, 0]
    assert parts(there, "mills") == [0, 4, 0]


@rule("F-2.4.4-03")
def test_the_card_is_discarded_and_a_marker_laid() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}}, titles={"Arthur": ["fief-mazilles"]}, hands={"Red": ["tax"]}
    )
    there.play("Red play tax").expect(
        events=["Red tallaged mazilles Arthur"],
        state={"fortune_discard": ["tax"], "hands.Red": [], "taxes": {"length": 1}},
        view={"Blue": {"families.Red.taxes": 2}},
    )


@rule("F-2.4.4-03")
def test_three_markers_are_the_most() -> None:
    lords = {"Red": {"Arthur": "bourg", "Henri": "bourg"}}
    titles = {"Arthur": ["fief-mazilles", "fief-sigy"], "Henri": ["fief-bourg", "fief-blaye"]}
    there = playing(lords=lords, titles=titles, hands={"Red": ["tax", "tax", "tax"]})
    there.play(*["Red play tax", "Red tallage mazilles", "Red play tax", "Red tallage sigy", "Red play tax"])
    there.play("Red tallage bourg")
    g = state(there)
    again = playing(lords=lords, titles=titles, hands={"Red": ["tax"]})
    state(again).taxes = g.taxes
    assert bar(again, "Red", "play tax") == "F-2.4.4-03"
    top = again.g.stack[-1].ask(again.g)[0]
    assert [action.text for action in top.options] == ["done"]


@rule("F-2.4.4-05")
def test_without_a_right_no_tax_is_played() -> None:
    there = playing(lords={"Red": {"Arthur": "bourg"}}, hands={"Red": ["tax"]})
    there.refuses("Red play tax")
    assert bar(there, "Red", "play tax") == "F-2.4.4-05"


@rule("F-2.4.4-04", "F-D-22", "F-10.1-01", "F-10.1-03", "F-10.1-04")
def test_taxed_villages_may_rise_against_everybody_but_the_taxer() -> None:
    """V-30 (TV-27)."""
    there = playing(
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": ["fief-mazilles", "bishop-1"]},
        hands={"Red": ["tax", "tax"]},
        famine=[5],
    )
    there.play("Red play tax", "Red tallage mazilles", "Red play tax")
    g = state(there)
    others = [VILLAGES[v] for v in range(N_VILLAGES) if causes(g, 1, v)]
    own = [VILLAGES[v] for v in range(N_VILLAGES) if causes(g, 0, v)]
    assert {"mazilles", "st-andromy", "blaye", "la-salle"} <= set(others)
    assert own == ["beaujeu", "st-paul", "sigy", "st-ciers-d-abzac"]


@rule("F-2.4.4-06", "F-R-13", "F-3.0-14")
def test_markers_return_at_the_end_of_the_income() -> None:
    there = stage(
        3,
        phase="income",
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": ["fief-mazilles", "bishop-1"]},
        taxes=[{"seat": "Red", "tallage": "mazilles"}, {"seat": "Red", "tithe": 1}],
        famine=[5],
    )
    there.expect(
        events=["Red tallage-income mazilles 4", "income-ended"],
        state={"taxes": [], "famine": [5]},
        view={"Blue": {"families.Red.taxes": 3}},
    )
    g = state(there)
    assert not causes(g, 1, VILLAGES.index("mazilles"))
    assert causes(g, 1, VILLAGES.index("sigy"))


@rule("F-2.4.5-01")
def test_the_holder_of_a_fief_tallages_that_fief() -> None:
    lords = {"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "bourg"}}
    there = playing(
        lords=lords,
        titles={"Arthur": ["fief-mazilles", "fief-bourg"], "Eric": ["fief-sigy"]},
        hands={"Red": ["tax"]},
    )
    assert taxes_of(there, "Red") == ["tallage mazilles", "tallage bourg"]
    assert bar(there, "Red", "tallage sigy") == "F-2.4.5-01"


@rule("F-2.4.5-02", "F-2.4.5-03", "F-2.4.5-04", "F-2.4.5-07", "F-1.8K-09", "F-3.0-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_of_a_royal_tallage(edition: str) -> None:
    """V-16: 8 for the King, 3 and 1 for those who control the Villages of Bourg."""
    there = playing(
        edition=edition,
        lords={"Red": {"Arthur": "tournus"}},
        titles={"Arthur": ["king"]},
        troops={
            "Blue": {"bourg": [1, 0], "st-vivien": [1, 0], "villeneuve": [1, 0]},
            "Green": {"la-buissiere": [1, 0]},
        },
        hands={"Red": ["tax"]},
    )
    assert taxes_of(there, "Red") == [f"tallage {fief}" for fief in FIEFS]
    there.play("Red tallage bourg")
    run(there, income)
    there.expect(
        events=["Red tallage-income bourg 8", "Blue village-income 3", "Green village-income 1"],
        state={"deniers": [5 + 1 + 8, 5 + 3, 5 + 1]},
    )


@rule("F-2.4.5-02")
@pytest.mark.parametrize("regent", [False, True])
def test_king_or_regent_of_fiefs_without_a_holder_only(regent: bool) -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg", "Blanche": "bourg"}, "Blue": {"Eric": "sigy"}},
        titles={"Blanche": ["queen"], "Eric": ["fief-sigy"]}
        if regent
        else {"Arthur": ["king"], "Eric": ["fief-sigy"]},
        regency=regent,
        hands={"Red": ["tax"], "Blue": ["tax"]},
    )
    assert taxes_of(there, "Red") == [f"tallage {fief}" for fief in FIEFS if fief != "sigy"]
    assert bar(there, "Red", "tallage sigy") == "F-2.4.5-01"
    queen = playing(
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Blanche": "sigy"}},
        titles={"Arthur": ["king"], "Blanche": ["queen"]},
        hands={"Blue": ["tax"]},
    )
    assert bar(queen, "Blue", "play tax") == "F-2.4.5-01" or "play tax" not in asked(queen, "Blue")


@rule("F-2.4.5-04", "F-2.4.5-05", "F-3.0-08")
def test_two_deniers_for_every_village_controlled_or_not() -> None:
    """Of the four Villages of Bourg one is foreign, three are nobody's."""
    there = playing(
        lords={"Red": {"Arthur": "tournus"}},
        titles={"Arthur": ["king"]},
        troops={"Blue": {"bourg": [1, 0]}},
        hands={"Red": ["tax"]},
    )
    there.play("Red play tax", "Red tallage bourg").expect(state={"control.st-vivien": None})
    assert parts(there, "tallages") == [8, 0, 0]


@rule("F-2.4.5-06", "F-6.4.1-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_besieged_village_of_the_fief(edition: str) -> None:
    there = playing(
        edition=edition,
        lords={"Red": {"Arthur": "mazilles"}, "Blue": {"Eric": "mazilles"}},
        troops={"Red": {"mazilles": [1, 0]}, "Blue": {"mazilles": [3, 0]}},
        titles={"Arthur": ["fief-mazilles"]},
        forts={"mazilles": "city"},
        sieges={"mazilles": {"Blue": 1}},
        hands={"Red": ["tax"]},
    )
    there.play("Red play tax")
    assert parts(there, "tallages") == [2 if edition == "en2014" else 4, 0, 0]


@rule("F-2.4.5-08")
def test_nobody_tallages_the_same_fief_twice_in_a_round() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": ["fief-mazilles"]},
        hands={"Red": ["tax", "tax"]},
    )
    there.play("Red play tax").refuses("Red play tax")
    assert bar(there, "Red", "play tax") == "F-2.4.4-05"
    again = playing(
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": ["fief-mazilles", "fief-sigy"]},
        hands={"Red": ["tax", "tax", "tax"]},
    )
    again.play("Red play tax", "Red tallage sigy", "Red play tax").refuses("Red play tax")
    assert parts(again, "tallages") == [6 + 4, 0, 0]
    third = playing(
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": ["fief-mazilles", "fief-sigy", "bishop-1", "cardinal-bought"]},
        hands={"Red": ["tax", "tax"]},
    )
    third.play("Red play tax", "Red tallage sigy", "Red play tax")
    assert bar(third, "Red", "tallage sigy") == "F-2.4.5-08"


@rule("F-2.4.5-07", "F-2.4.6-09")
def test_a_tallage_takes_no_mill_income() -> None:
    """Not even where fief and bishopric have the same number: Blaye lies in bishopric 1."""
    there = playing(
        lords={"Red": {"Arthur": "bourg"}}, titles={"Arthur": ["fief-blaye"]}, hands={"Red": ["tax"]}, **MILLS
    )
    there.play("Red play tax")
    assert parts(there, "tallages") == [8, 0, 0]
    assert parts(there, "tithes") == [0, 0, 0]
    assert parts(there, "mills") == [0, 6, 2]


@rule("F-2.4.5-09")
def test_tallage_and_tithe_of_the_same_village_both_pay() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": ["fief-blaye", "bishop-1"]},
        hands={"Red": ["tax", "tax"]},
        **MILLS,
    )
    there.play("Red play tax", "Red tallage blaye", "Red play tax")
    assert parts(there, "tallages") == [8, 0, 0]
    assert parts(there, "tithes") == [6, 0, 0]


@rule("F-2.4.6-01", "F-2.4.6-04", "F-1.4B-07")
def test_a_bishop_tithes_his_own_bishopric_alone() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}},
        titles={"Arthur": ["bishop-1", "fief-sigy"], "Eric": ["bishop-2"]},
        hands={"Red": ["tax"]},
    )
    assert taxes_of(there, "Red") == ["tallage sigy", "tithe 1"]
    assert bar(there, "Red", "tithe 2") == "F-2.4.6-01"
    assert bar(there, "Red", "tithe 3") == "F-2.4.6-04"


@rule("F-2.4.6-02", "F-2.4.6-04", "F-1.5B-06")
def test_a_cardinal_tithes_any_one_governed_bishopric() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}},
        titles={"Arthur": ["bishop-1", "cardinal-2"], "Eric": ["bishop-2"]},
        hands={"Red": ["tax"]},
    )
    assert taxes_of(there, "Red") == ["tithe 1", "cardinal-tithe 1", "cardinal-tithe 2"]
    assert bar(there, "Red", "cardinal-tithe 3") == "F-2.4.6-04"
    there.play("Red cardinal-tithe 2").expect(events=["Red tithed-as-cardinal 2 Arthur"])


@rule("F-2.4.6-02")
def test_of_two_cardinals_one_is_named() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg", "Henri": "bourg"}, "Blue": {"Eric": "bourg"}},
        titles={
            "Arthur": ["bishop-1", "cardinal-1"],
            "Henri": ["bishop-2", "cardinal-2"],
            "Eric": ["bishop-3"],
        },
        hands={"Red": ["tax"]},
    )
    there.play("Red play tax", "Red cardinal-tithe 3")
    there.expect(options={"Red": ["tax-through Arthur", "tax-through Henri"]})
    there.play("Red tax-through Henri").expect(events=["Red tithed-as-cardinal 3 Henri"])


@rule("F-2.4.6-03", "F-2.4.6-04", "F-2.4.6-05", "F-1.7P-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pope_tithes_all_governed_bishoprics_with_one_card_and_one_marker(edition: str) -> None:
    there = playing(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "tournus"}},
        titles={"Arthur": ["bishop-1", "pope"], "Eric": ["bishop-2"]},
        hands={"Red": ["tax"]},
        **MILLS,
    )
    there.play("Red play tax", "Red papal-tithe").expect(events=["Red tithed-as-pope Arthur"])
    assert len(state(there).taxes) == 1
    assert parts(there, "tithes") == [6, 0, 0]
    assert parts(there, "mills") == [0, 2, 0]  # Sigy has no Bishop


@rule("F-2.4.6-06", "F-1.7P-11", "F-2.4.6-08")
@pytest.mark.parametrize("bishop_first", [True, False])
def test_example_of_a_bishop_before_the_pope(bishop_first: bool) -> None:
    """V-09: the Bishop collects in his bishopric, the Pope in every other one."""
    bishop, pope = ("Red", "Blue") if bishop_first else ("Blue", "Red")
    there = playing(
        lords={bishop: {"Eric": "bourg"}, pope: {"Arthur": "bourg"}},
        titles={"Eric": ["bishop-1"], "Arthur": ["bishop-5", "pope"]},
        hands={"Red": ["tax"], "Blue": ["tax"]},
        mills={"blaye": 2, "charolles": 1, "sigy": 1},
        troops={"Green": {"blaye": [1, 0], "charolles": [1, 0], "sigy": [1, 0]}},
    )
    for seat in ("Red", "Blue"):
        there.play(f"{seat} play tax")
        if seat == pope:
            there.play(f"{seat} papal-tithe")
    collected = dict(zip(("Red", "Blue", "Green"), parts(there, "tithes"), strict=True))
    assert collected == {bishop: 6, pope: 2, "Green": 0}
    assert parts(there, "mills") == [0, 0, 0]


@rule("F-2.4.6-06", "F-2.4.6-07", "F-1.5B-07", "F-2.4.6-08")
def test_of_two_cardinals_the_first_collects_before_the_pope_and_after_the_bishop() -> None:
    there = playing(
        4,
        first="Yellow",
        lords={
            "Red": {"Arthur": "bourg"},
            "Blue": {"Eric": "bourg"},
            "Green": {"Henri": "bourg"},
            "Yellow": {"Othon": "bourg"},
        },
        titles={
            "Othon": ["bishop-4", "pope"],
            "Arthur": ["bishop-2", "cardinal-1"],
            "Eric": ["bishop-3", "cardinal-2"],
            "Henri": ["bishop-1"],
        },
        hands={name: ["tax"] for name in ("Red", "Blue", "Green", "Yellow")},
        mills={"blaye": 2},
        troops={"Green": {"blaye": [1, 0]}},
    )
    there.play("Yellow play tax", "Yellow papal-tithe")
    assert parts(there, "tithes") == [0, 0, 0, 4]
    there.play("Red play tax", "Red cardinal-tithe 1")
    assert parts(there, "tithes") == [4, 0, 0, 0]
    there.play("Blue play tax", "Blue cardinal-tithe 1")
    assert parts(there, "tithes") == [4, 0, 0, 0]
    there.play("Green play tax")
    assert parts(there, "tithes") == [0, 0, 4, 0]


@rule("F-2.4.6-12", "F-12-P1-06", "F-2.4.6-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("verb", ["papal-tithe", "cardinal-tithe 1"])
def test_in_his_own_bishopric_a_pope_or_cardinal_tithes_as_its_bishop(edition: str, verb: str) -> None:
    """There nobody comes before him, be the card played later; in bishopric 2 the Bishop does."""
    there = playing(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "bourg", "Henri": "bourg"}},
        titles={
            "Arthur": ["bishop-1", "cardinal-2", "pope"],
            "Eric": ["bishop-2", "cardinal-1"],
            "Henri": ["bishop-3"],
        },
        hands={"Red": ["tax"], "Blue": ["tax", "tax"]},
        mills={"blaye": 2, "mazilles": 1},
        troops={"Green": {"blaye": [1, 0], "mazilles": [1, 0]}},
        first="Blue",
    )
    there.play("Blue play tax", "Blue cardinal-tithe 1")
    assert parts(there, "tithes") == [0, 4, 0]
    there.play("Blue play tax", "Blue tithe 2", "Red play tax", f"Red {verb}")
    assert parts(there, "tithes") == [4, 2, 0]


@rule("F-2.4.6-09", "F-3.0-09", "F-3.0-11")
def test_a_tithe_takes_all_mill_income_with_its_bonuses() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}},
        titles={"Arthur": ["bishop-1"]},
        hands={"Red": ["tax"]},
        harvest=[1],
        weather=[1],
        **MILLS,
    )
    there.play("Red play tax")
    assert parts(there, "tithes") == [3 * 4, 0, 0]
    assert parts(there, "mills") == [0, 2, 0]
    run(there, income)
    there.expect(events=["Red tithe-income 1 12"], state={"deniers": [5 + 1 + 12, 5 + 2 + 2, 5 + 1]})


@rule("F-3.0-09")
def test_also_his_own_mills_there_count_as_tithe() -> None:
    there = playing(
        lords={"Red": {"Arthur": "blaye"}},
        titles={"Arthur": ["bishop-1"]},
        hands={"Red": ["tax"]},
        mills={"blaye": 1},
    )
    there.play("Red play tax")
    assert (parts(there, "mills")[0], parts(there, "tithes")[0]) == (0, 2)


@rule("F-2.4.6-10", "F-2.4.6-11", "F-6.4.1-02")
def test_mills_of_nobody_or_under_siege_yield_nothing_to_a_tithe() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}, "Green": {"Henri": "charolles"}},
        titles={"Arthur": ["bishop-1"]},
        hands={"Red": ["tax"]},
        mills={"la-salle": 2, "charolles": 2, "villeneuve": 1},
        troops={"Blue": {"charolles": [1, 0], "villeneuve": [1, 0]}, "Green": {"charolles": [2, 0]}},
        control={"charolles": "Blue"},
        forts={"charolles": "stronghold"},
        sieges={"charolles": {"Green": 1}},
    )
    there.play("Red play tax").expect(state={"control.la-salle": None})
    assert parts(there, "tithes") == [2, 0, 0]


@rule("F-2.4.6-13")
@pytest.mark.parametrize("verb", ["cardinal-tithe 2", "papal-tithe"])
def test_governed_when_the_card_is_played_is_enough(verb: str) -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}},
        titles={"Arthur": ["bishop-1", "cardinal-1", "pope"], "Eric": ["bishop-2"]},
        hands={"Red": ["tax"]},
        mills={"tournus": 1},
        troops={"Green": {"tournus": [1, 0]}},
    )
    there.play("Red play tax", f"Red {verb}")
    kill(there, "Eric")
    assert parts(there, "tithes") == [2, 0, 0]


def tallaged(edition: str, **lords: dict[str, str]) -> Stage:
    """Arthur of Red has tallaged Mazilles, 2 Villages."""
    there = playing(
        edition=edition,
        lords={"Red": {"Arthur": "bourg"}, **lords},
        titles={"Arthur": ["fief-mazilles"]},
        hands={"Red": ["tax"]},
    )
    there.play("Red play tax")
    assert parts(there, "tallages") == [4, 0, 0]
    return there


@rule("F-12-P3-01", "F-12.3-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_title_that_stays_in_the_family_keeps_its_tallage(edition: str) -> None:
    """V-28 a."""
    there = tallaged(edition, Red={"Arthur": "bourg", "Henri": "sigy"})
    kill(there, "Arthur")
    there.expect(state={"titles.Henri": ["fief-mazilles"]})
    assert parts(there, "tallages") == [4, 0, 0]


@rule("F-12-P3-02", "F-12.3-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_title_in_another_family(edition: str) -> None:
    """V-28 b: it takes the tallage along in the English rules, else nobody collects."""
    there = tallaged(edition, Blue={"Eric": "sigy"})
    bestow(state(there), FIEFS.index("mazilles"), LORDS.index("Eric"))
    assert parts(there, "tallages") == ([0, 4, 0] if edition == "en2014" else [0, 0, 0])
    if edition != "en2014":
        run(there, income).expect(events=["Red tax-lapsed"])


@rule("F-12-P3-03", "F-12.3-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_vacant_title(edition: str) -> None:
    """V-28 c."""
    there = tallaged(edition)
    kill(there, "Arthur")
    there.expect(state={"holders.fief-mazilles": None})
    assert parts(there, "tallages") == [0, 0, 0]
    run(there, income).expect(events=["Red tax-lapsed"])


@rule("F-12-P3-04", "F-12-P3-05", "F-12.3-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("verb", ["tithe 1", "cardinal-tithe 1", "papal-tithe"])
@pytest.mark.parametrize("end", ["death", "excommunication"])
def test_a_tithe_ends_with_its_clergyman(edition: str, verb: str, end: str) -> None:
    """V-28: no tithe in any edition; the Mills pay their controllers again."""
    own, other = ("bishop-1", "bishop-2") if verb == "tithe 1" else ("bishop-2", "bishop-1")
    there = playing(
        edition=edition,
        lords={"Red": {"Arthur": "bourg", "Henri": "bourg"}, "Blue": {"Eric": "bourg"}},
        titles={"Arthur": [own, "cardinal-1", "pope"], "Eric": [other]},
        hands={"Red": ["tax"]},
        **MILLS,
    )
    there.play("Red play tax", f"Red {verb}")
    assert parts(there, "tithes") == [6, 0, 0]
    if end == "death":
        kill(there, "Arthur")
    else:
        strip_clergy(state(there), LORDS.index("Arthur"))
    assert parts(there, "tithes") == [0, 0, 0]
    assert parts(there, "mills") == [0, 6, 2]


@rule("F-12-P3-04", "F-2.4.6-08")
def test_a_lower_tithe_collects_when_the_higher_one_ends() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "bourg"}},
        titles={"Arthur": ["bishop-1"], "Eric": ["bishop-2", "cardinal-1"]},
        hands={"Red": ["tax"], "Blue": ["tax"]},
        mills={"blaye": 2},
        troops={"Green": {"blaye": [1, 0]}},
    )
    there.play("Red play tax", "Blue play tax", "Blue cardinal-tithe 1")
    assert parts(there, "tithes") == [4, 0, 0]
    kill(there, "Arthur")
    assert parts(there, "tithes") == [0, 4, 0]


@rule("F-12-P3-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("heir", "collects"), [("Henri", True), ("Eric", False), ("Blanche", False), ("", False)]
)
def test_a_royal_tallage_needs_the_crown_in_the_family(edition: str, heir: str, collects: bool) -> None:
    """A Crown Prince of the own family goes on collecting; another family, its Regent or nobody cancels."""
    lords: dict[str, dict[str, str]] = {
        "Red": {"Arthur": "bourg", "Henri": "bourg"},
        "Blue": {"Eric": "sigy", "Blanche": "sigy"},
    }
    titles = {"Arthur": ["king"]}
    if heir:
        titles[heir] = ["queen" if heir == "Blanche" else "crown-prince"]
    there = playing(edition=edition, lords=lords, titles=titles, hands={"Red": ["tax"]})
    there.play("Red play tax", "Red tallage mazilles")
    assert parts(there, "tallages") == [4, 0, 0]
    kill(there, "Arthur")
    assert there.get("regency") == (heir == "Blanche")
    assert parts(there, "tallages") == ([4, 0, 0] if collects else [0, 0, 0])


@rule("F-12-P3-06")
def test_a_fief_pays_one_tallage_even_if_the_crown_and_a_new_holder_both_tax_it() -> None:
    there = playing(
        lords={"Red": {"Arthur": "bourg"}, "Blue": {"Eric": "sigy"}},
        titles={"Arthur": ["king"]},
        hands={"Red": ["tax"], "Blue": ["tax"]},
    )
    there.play("Red play tax", "Red tallage mazilles")
    bestow(state(there), FIEFS.index("mazilles"), LORDS.index("Eric"))
    settle(there.g)
    there.play("Blue play tax")
    assert parts(there, "tallages") == [4, 0, 0]
    strip(state(there), 18)
    assert parts(there, "tallages") == [0, 4, 0]
