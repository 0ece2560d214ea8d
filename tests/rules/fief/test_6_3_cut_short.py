"""Fief 6.3: a battle that a card or an act decides is over at once, whoever is being asked meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.rules.battle.battle import UNDECIDED
from tests.rule import rule
from tests.rules.fief.battlefield import asked, field, running, troops
from tests.rules.fief.table import EDITIONS, NAMES, state

ONES = [0] * 12  # battle dice that show 1 hit each
LEAST = ("pass", "fight", "stay", "refuse", "commit 0", "done", "fire")

# Where in a battle somebody is asked while others may act.
EVERYWHERE = (
    "join-battle",
    "accept-helper",
    "before-battle",
    "end-of-roll",
    "answer-truce",
    "choose-side",
    "between-rolls",
)
MOMENTS = [(edition, moment) for edition in EDITIONS for moment in EVERYWHERE] + [
    ("fr2015", "before-first-roll"),
    ("pl2015", "before-first-roll"),
    ("en2014", "choose-sortie"),
]

EFFECTS: dict[str, dict[str, Any]] = {
    "ambush": {"hands": {"Blue": ["ambush"]}},
    "assassination": {"hands": {"Yellow": ["assassination"]}},
    "justice": {"hands": {"Yellow": ["justice"]}, "assassins": ["Arthur"]},
}


def battle(edition: str, moment: str, **position: Any) -> Stage:
    """Red with one Lord against Blue and, as far as the moment needs him, Green; stops when the moment is asked."""
    helper = moment in ("join-battle", "accept-helper", "choose-side")
    position.setdefault("elsewhere", {"Yellow": {"Henri": "tournus"}})
    table = field(
        edition=edition,
        red=(6, 6),
        blue=(4, 4),
        green=(2, 0) if helper else None,
        green_lords=("Eric",) if helper else (),
        fort="stronghold" if moment == "choose-sortie" else "none",
        dice=ONES,
        **position,
    )
    table.play("Red attack blaye")
    if helper:
        table.play("Red target 1")
    return until(table, moment)


def until(table: Stage, moment: str) -> Stage:
    """Everybody goes on fighting until somebody is asked this."""
    for _ in range(40):
        decision = table.g.pending[0]
        if decision.prompt.name == moment:
            return table
        wanted = {
            "join-battle": "help 1" if moment in ("accept-helper", "choose-side") else "pass",
            "accept-helper": "accept",
            "end-of-roll": {"answer-truce": "truce", "choose-sortie": "call-off"}.get(moment, "fight"),
        }.get(decision.prompt.name, "")
        texts = [action.text for action in decision.options]
        least = next((text for text in LEAST if text in texts), texts[0])
        table.play(f"{NAMES[decision.seat]} {wanted or least}")
    raise AssertionError(f"{moment} is never asked")


def strike(table: Stage, card: str, prey: str) -> Stage:
    """Whoever holds the card plays it now, asked or not, and it works."""
    who = next(name for name in NAMES if card in (table.get(f"hands.{name}") or []))
    if card == "assassination" and state(table).rules.edition == "en2014":
        state(table).forced.insert(0, 0)  # a 1 kills
    table.play(f"{who} play {card}")
    verb = {"ambush": "waylay", "assassination": "strike", "justice": "judge"}[card]
    if f"{verb} {prey}" in asked(table, who):
        table.play(f"{who} {verb} {prey}")
    return table


@rule("F-6.3-08", "F-10.5-04", "F-10.5-05")
@pytest.mark.parametrize(("edition", "moment"), MOMENTS)
@pytest.mark.parametrize("card", EFFECTS)
def test_without_a_lord_the_attack_is_over_whoever_is_asked(card: str, edition: str, moment: str) -> None:
    table = battle(edition, moment, **EFFECTS[card])
    before = troops(table, "Red")
    strike(table, card, "Arthur")
    table.expect(
        events=["Red no-lord-to-attack blaye"],
        state={"battle": None, "outcome": UNDECIDED, "control.blaye": "Blue"},
    )
    assert troops(table, "Red") == before
    assert "Red surrendered blaye" not in table.events()


@rule("F-6.3-08")
@pytest.mark.parametrize("card", EFFECTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_while_a_lord_is_left_the_question_stands(card: str, edition: str) -> None:
    table = battle(edition, "end-of-roll", red_lords=("Arthur", "Baudoin"), **EFFECTS[card])
    strike(table, card, "Arthur")
    assert table.prompt("Red") == "end-of-roll"
    assert running(table).rolls == 1


@rule("F-6.3-08", "F-10.5-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_defence_without_a_lord_fights_on(edition: str) -> None:
    table = battle(edition, "end-of-roll", **{**EFFECTS["ambush"], "hands": {"Red": ["ambush"]}})
    strike(table, "ambush", "Charles")
    assert table.prompt("Red") == "end-of-roll"


@rule("F-6.0-31", "F-6.3-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_troops_that_lost_their_lord_capture_no_lone_lord(edition: str) -> None:
    table = field(
        edition=edition,
        blue=(0, 0),
        elsewhere={"Yellow": {"Henri": "tournus"}},
        hands={"Yellow": ["assassination"]},
    )
    table.play("Red attack blaye")
    assert table.prompt("Yellow") == "before-battle"
    strike(table, "assassination", "Arthur")
    table.expect(state={"battle": None, "captives.Charles": None, "outcome": UNDECIDED})


@rule("F-6.3-08", "F-5.2-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_cavalcade_without_its_lord_is_over(edition: str) -> None:
    table = field(
        edition=edition,
        phase="movement",
        place="charolles",
        red=(0, 0),
        red_lords=(),
        elsewhere={"Red": {"Arthur": "blaye", "Baudoin": "blaye"}, "Yellow": {"Henri": "tournus"}},
        more_troops={"Red": {"blaye": [0, 6]}},
        blue=(4, 4),
        dice=ONES,
        **EFFECTS["assassination"],
    )
    while table.asked() == ["Yellow"]:
        table.play("Yellow pass")
    for choice in (
        "Red lead Arthur",
        "Red with-knights 5",
        "Red ride",
        "Red march charolles",
        "Red charge 1",
    ):
        if choice != "Red ride" or "ride" in table.options("Red"):
            table.play(choice)
        while table.asked() == ["Yellow"]:
            table.play("Yellow pass")
    until(table, "end-of-roll")
    assert running(table).cavalcade
    strike(table, "assassination", "Arthur")
    table.expect(
        events=["Red no-lord-to-attack charolles", "Red cavalcade-failed charolles"], state={"battle": None}
    )


@rule("F-6.2.3-04", "F-6.2.3-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["assassination", "justice"])
def test_a_captive_whose_guard_a_card_killed_is_free_at_once(card: str, edition: str) -> None:
    """Not when the battle beside him is over."""
    table = field(
        edition=edition,
        red=(6, 6),
        blue=(4, 4),
        green_lords=("Eric",),
        elsewhere={"White": {"Othon": "blaye", "Baudoin": "sigy"}, "Yellow": {"Henri": "tournus"}},
        captives={"Othon": "Green"},
        assassins=["Eric"],
        hands={"Yellow": [card]},
        seats=6,
        dice=ONES,
    )
    table.play("Red attack blaye", "Red target 1")
    until(table, "end-of-roll")
    strike(table, card, "Eric")
    table.expect(events=["White freed Othon"], state={"captives.Othon": None, "lords.White.Othon": "sigy"})
    assert table.prompt("Red") == "end-of-roll"


@rule("F-6.2.3-10", "F-10.5-09")
@pytest.mark.parametrize(("edition", "taken"), [("en2014", False), ("fr2015", True), ("pl2015", True)])
def test_captives_of_a_guard_in_ambush_fall_to_the_winner_where_he_may_take_them(
    edition: str, taken: bool
) -> None:
    table = field(
        edition=edition,
        blue=(0, 0),
        elsewhere={"Yellow": {"Othon": "blaye", "Henri": "sigy"}},
        captives={"Othon": "Blue"},
        hands={"Red": ["ambush"]},
    )
    table.play("Red attack blaye")
    strike(table, "ambush", "Charles")
    assert ("capture Othon" in asked(table, "Red")) == taken
    if not taken:
        table.expect(events=["Yellow freed Othon"], state={"battle": None})


@rule("F-6.3-08", "F-10.1-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_uprising_that_leaves_nobody_ends_the_battle(edition: str) -> None:
    table = field(
        edition=edition,
        red=(3, 0),
        blue=(3, 0),
        elsewhere={"Yellow": {"Henri": "tournus"}},
        hands={"Yellow": ["uprising", "uprising", "uprising"]},
        famine=[1],
        dice=ONES,
    )
    table.play("Red attack blaye")
    until(table, "end-of-roll")
    state(table).forced[:] = [5] * 6
    table.play("Yellow play uprising", "Yellow rise blaye")
    while table.g.pending and table.g.pending[0].prompt.name == "join-rising":
        table.play("Yellow play uprising")
    while table.prompt("Yellow") == "choose-victim":
        table.play("Yellow victim 0")
    table.expect(events=["Red all-destroyed blaye"], state={"battle": None, "family.Arthur": None})


@rule("F-6.3-08", "F-6.3-09", "F-6.0-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_helper_who_leaves_with_the_last_lord_of_the_attack_ends_it(edition: str) -> None:
    """Before the next helper is asked, who might come over with another."""
    table = field(
        edition=edition,
        red=(6, 6),
        blue=(4, 4),
        green=(2, 0),
        green_lords=("Eric",),
        yellow=(2, 0),
        yellow_lords=("Henri",),
        elsewhere={"White": {"Othon": "tournus"}},
        hands={"White": ["assassination"]},
        seats=6,
        dice=ONES,
    )
    table.play(
        "Red attack blaye", "Red target 1", "Green help 0", "Red accept", "Yellow help 1", "Blue accept"
    )
    until(table, "choose-side")
    assert table.asked() == ["Green"]
    strike(table, "assassination", "Arthur")
    table.play("Green leave")
    table.expect(events=["Green left-battle", "Red no-lord-to-attack blaye"], state={"battle": None})


@rule("F-6.3-08", "X-TAC-43")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mercenaries_are_not_asked_for_an_attack_that_is_over(edition: str) -> None:
    table = field(
        edition=edition,
        red=(6, 6),
        blue=(4, 4),
        flags={"tactics": "on"},
        tactics={"reserve": {"Blue": 2}},
        elsewhere={"Yellow": {"Henri": "tournus"}},
        hands={"Yellow": ["assassination"]},
        dice=ONES,
    )
    table.play("Red attack blaye")
    until(table, "commit-mercenaries")
    strike(table, "assassination", "Arthur")
    table.expect(events=["Red no-lord-to-attack blaye"], state={"battle": None})


@rule("F-6.3-08", "F-11.1-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lord_saved_from_death_goes_on_with_his_attack(edition: str) -> None:
    table = battle(
        edition,
        "end-of-roll",
        flags={"holy_relics": True},
        relics={"teeth": "Baudoin"},
        elsewhere={"Yellow": {"Henri": "tournus"}, "Red": {"Baudoin": "sigy"}},
        hands={"Yellow": ["assassination"]},
    )
    strike(table, "assassination", "Arthur")
    table.play("Red save")
    assert table.prompt("Red") == "end-of-roll"


@rule("F-6.3-08")
def test_a_game_begun_with_version_3_goes_on_as_it_began() -> None:
    """Decision 0010: the question that is open is still answered, then the battle ends."""
    table = battle("fr2015", "end-of-roll", flags={"rules_version": 3}, **EFFECTS["ambush"])
    strike(table, "ambush", "Arthur")
    assert table.prompt("Red") == "end-of-roll"
    table.play("Red fight")
    table.expect(events=["Red no-lord-to-attack blaye"], state={"battle": None})
