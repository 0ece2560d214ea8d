"""X-CRU-88, X-GEN-68: what others may imagine of companies that lie face down."""

from __future__ import annotations

from typing import Any

from oyez.engine.scenario import Stage
from oyez.games.fief.conservation import conserve
from oyez.games.fief.expansions.crusades.ending import end_of_crusade
from oyez.games.fief.expansions.crusades.objectives import rank
from oyez.games.fief.expansions.crusades.part import Company, crusade_of
from oyez.games.fief.hidden.resampling import resample
from oyez.games.fief.rules.board.pieces import count, total
from oyez.games.fief.rules.board.tables import LORDS, MOST
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.state import Fief
from tests.rule import rule
from tests.rules.fief.battlefield import village
from tests.rules.fief.expansions.outremer import abroad, company, lord, outremer
from tests.rules.fief.table import run, state

FOG = {"fog_of_war": True}


def imagined(table: Stage, seat: int, times: int = 40) -> list[Fief]:
    found = [resample(state(table), seat, number) for number in range(times)]
    for g in found:
        conserve(g)
    return found


def band(name: str, *troops: int) -> dict[str, Any]:
    return {"lord": name, "at": 1, "troops": list(troops)}


def counters(one: Company) -> int:
    return one[3] + one[4] + total(one[5])


@rule("X-CRU-88", "X-GEN-68")
def test_archers_and_bombards_of_a_hidden_company_are_guessed_like_its_other_troops() -> None:
    table = abroad(
        band("Arthur", 2, 1, 2, 1),
        tiles=("jaffa",),
        flags={**FOG, "tactics": "on"},
        home={"Blue": {"Charles": "mazilles"}},
        troops={"Red": {"blaye": [3, 1]}},
    )
    states = imagined(table, 1)
    assert len({crusade_of(g).companies[0][5] for g in states}) > 2
    assert {counters(crusade_of(g).companies[0]) for g in states} == {6}
    here = village("blaye") * MOST
    for g in states:  # nothing is lost, and what lies alone at home holds its Village
        assert g.others[here] + crusade_of(g).companies[0][5] == outremer(table).companies[0][5]
        assert g.men_at_arms[here] + g.knights[here] > 0
    assert {crusade_of(g).companies[0] for g in imagined(table, 0)} == {outremer(table).companies[0]}


@rule("X-CRU-88", "X-CRU-10")
def test_nobody_imagines_teutonic_knights_with_a_lord_outside_the_order() -> None:
    table = abroad(
        band("Arthur", 1, 0, 3),
        band("Baudoin", 3, 1, 0),
        tiles=("jaffa",),
        flags={**FOG, "teutonic": "on"},
        teutonic={"members": ["Arthur"]},
        home={"Blue": {"Charles": "mazilles"}},
    )
    place = state(table).rules.kinds.row("teutonic-knights")
    for g in imagined(table, 1):
        led = {one[1]: count(one[5], place) for one in crusade_of(g).companies}
        assert led == {lord("Arthur"): 3, lord("Baudoin"): 0}


@rule("X-CRU-88")
def test_troops_on_the_march_at_home_are_those_of_their_column() -> None:
    """Red's Knights in Blaye have been named as a column; his company in Outremer lies face down."""
    table = abroad(
        company("Arthur", 1, 3, 3),
        tiles=("jaffa",),
        round_=2,
        phase="movement",
        flags=FOG,
        home={"Red": {"Baudoin": "blaye"}, "Blue": {"Charles": "mazilles"}},
        troops={"Red": {"blaye": [0, 3]}},
    )
    table.play("Red lead Baudoin", "Red with-knights 3")
    for g in imagined(table, 1):
        assert g.column is not None
        assert g.column.knights <= g.knights[g.column.village * MOST]


@rule("X-CRU-88", "X-CRU-25")
def test_the_hierarchy_uses_true_strength_and_shows_nobody_the_troops() -> None:
    table = abroad(company("Arthur", 0, 3, 0), company("Charles", 0, 0, 3), flags=FOG)
    g, c = state(table), outremer(table)
    rank(g, c)
    assert [LORDS[one] for one in c.order] == ["Charles", "Arthur"]  # as many counters, more strength
    assert [one[6] for one in c.companies] == [0, 0]
    shown: Any = table.view("Green")
    assert [one.get("troops") for one in shown["crusade"]["companies"]] == [None, None]


@rule("X-CRU-88")
def test_troops_that_never_fought_stay_face_down_beside_others_that_wait() -> None:
    """Both of Red's Lords die while they wait; only the men of Arthur have been in a battle."""
    table = abroad(
        {**company("Arthur", -1, 2, 0), "seen": True},
        company("Baudoin", -1, 1, 2),
        company("Blanche", -1, 1, 0),
        flags=FOG,
    )
    for name in ("Arthur", "Baudoin", "Blanche"):
        die(state(table), lord(name))
    shown: Any = table.view("Green")
    assert shown["crusade"]["companies"] == [
        {"seat": 0, "lord": -1, "place": -2, "troops": [2, 0]},
        {"seat": 0, "lord": -1, "place": -2, "counters": 4},
    ]
    run(table, end_of_crusade()).play("Red stand beaujeu")  # where the others follow
    assert table.get("troops.Red.beaujeu") == [4, 2]
    conserve(state(table))
