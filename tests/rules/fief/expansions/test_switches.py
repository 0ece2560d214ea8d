"""X-GEN: switches, the order of the round, victory and what all modules share."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import oyez
import oyez.games.fief
from oyez.engine.game import BadOptions
from oyez.engine.kernel import play
from oyez.games import game_named
from oyez.games.fief.conservation import conserve
from oyez.games.fief.expansions.registry import EXPANSIONS
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.court.lords import lords_of, ransom_of
from oyez.games.fief.rules.round.base import ALLIANCE_VP
from oyez.games.fief.rules.round.victory import break_tie, points_needed, qualified
from tests.rule import rule
from tests.rules.fief.court import asked, ransoming
from tests.rules.fief.table import EDITIONS, income, run, stage, state

NAMES = tuple(EXPANSIONS)
FIEF = Path(oyez.games.fief.__file__).parent
SOURCE = Path(oyez.__file__).parent


def switched(*names: str) -> dict[str, str]:
    return dict.fromkeys(names, "on")


@rule("X-GEN-01")
def test_all_32_combinations_are_legal_for_3_to_6_players() -> None:
    assert NAMES == ("tactics", "politics", "templars", "teutonic", "crusades")
    for values in product(("off", "on"), repeat=5):
        options = dict(zip(NAMES, values, strict=True))
        for seats in range(3, 7):
            rules = GAME.rules(seats, options)
            assert list(rules.doors.switches) == [name for name in NAMES if options[name] == "on"]
            assert rules.options == {name: value for name, value in options.items() if value == "on"}


@rule("X-GEN-01", "X-GEN-02")
def test_by_default_all_are_off_and_the_game_is_the_base_game() -> None:
    plain, off = GAME.rules(4, {}), GAME.rules(4, dict.fromkeys(NAMES, "off"))
    for rules in (plain, off):
        assert not rules.expanded
        assert rules.options == {}
        assert len(rules.turn) == 7
        assert not rules.further_incomes
        assert not rules.kinds.further
        assert GAME.actions(rules) == GAME.words.core_actions()
    assert GAME.setup(plain, 9, []).snapshot() == GAME.setup(off, 9, []).snapshot()


def test_the_core_vocabulary_is_numbered_first() -> None:
    core = GAME.words.core_actions()
    assert [action.id for action in GAME.words.actions] == list(range(len(GAME.words.actions)))
    assert core == tuple(GAME.words.actions[: len(core)])
    assert len(core) == 1668
    assert GAME.words.core_prompts() == tuple(GAME.words.prompts)[: len(GAME.words.core_prompts())]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"tactics": "yes"}, "tactics is off or on, not 'yes'"),
        (
            {"dragons": "on"},
            "fief has no expansion 'dragons'; its expansions are: tactics, politics, templars, ",
        ),
        ({"dragons": "three"}, "fief has no flag or option 'dragons'"),
        ({"round_limit": "off"}, "round_limit is none or a number of rounds"),
        ({"numbers": "politics.toll_max=4"}, "numbers mean nothing without an expansion"),
    ],
)
def test_unknown_modules_and_values_are_refused(options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        GAME.rules(4, options)


def test_middle_ages_has_no_such_modules() -> None:
    other = game_named("middle-ages")
    with pytest.raises(BadOptions, match="middle-ages has no option 'crusades'"):
        other.rules(3, {"crusades": "on"})


def test_a_record_keeps_the_switches() -> None:
    rules = GAME.rules(3, {"politics": "on", "numbers": "politics.toll_max=4"})
    again = GAME.rules(3, rules.options)
    assert again.options == rules.options == {"politics": "on", "numbers": "politics.toll_max=4"}


@rule("X-GEN-03", "X-GEN-04")
@pytest.mark.parametrize("name", NAMES)
def test_a_round_has_eight_phases(name: str) -> None:
    """The seventh is skipped as long as no Crusade runs; the end of the round is the eighth."""
    rules = GAME.rules(3, switched(name))
    assert rules.phases[1:] == (
        "hear-ye",
        "cards",
        "income",
        "purchases",
        "movement",
        "battles",
        "crusades",
        "closing",
    )
    table = stage(3, flags=switched(name), lords={"Red": {"Arthur": "blaye"}}, phase="closing")
    assert state(table).rules.phases[8] == "closing"
    assert state(table).round >= 2
    assert state(table).phase != 7


def test_all_income_is_collected_from_one_position_and_then_the_map_is_cleared() -> None:
    """A toll comes on top of Villages, Mills, Harvest, Tallage and Queen; then cards and markers leave."""
    table = stage(
        3,
        phase="none",
        flags=switched("politics"),
        lords={"Red": {"Arthur": "charolles", "Blanche": "charolles"}},
        titles={"Blanche": ["queen"]},
        mills={"charolles": 2},
        harvest=[1, 2, 3, 4, 5],
    )
    run(table, income)
    table.expect(
        events=["Red village-income 1", "Red mill-income 6", "Red queen-income 2", "Red toll-income 1"],
        state={"harvest": []},
    )
    assert state(table).deniers == [5 + 1 + 6 + 2 + 1, 5, 5]


@rule("X-GEN-10")
def test_fortune_cards_and_tax_markers_leave_the_map_after_the_income() -> None:
    table = stage(
        3,
        phase="none",
        flags=switched("politics"),
        lords={"Red": {"Arthur": "blaye"}},
        titles={"Arthur": ["fief-blaye"]},
        taxes=[{"seat": "Red", "tallage": "blaye"}],
        harvest=[1, 2],
        weather=[3],
        famine=[4],
    )
    run(table, income)
    table.expect(state={"taxes": [], "harvest": [], "weather": [], "famine": [4]})


@rule("X-GEN-20")
def test_the_eighth_phase_discards_disasters_and_passes_the_first_player_card() -> None:
    table = stage(3, flags=switched("teutonic"), phase="closing", rain=[1], famine=[2])
    table.expect(state={"rain": [], "famine": [], "first": 1, "round": 2})


@rule("X-GEN-21", "X-GEN-26", "X-GEN-27")
@pytest.mark.parametrize("name", NAMES)
def test_three_points_win_alone_whatever_is_switched_on(name: str) -> None:
    titles = {"Arthur": ["fief-blaye", "king"], "Eric": ["pope"]}
    lords = {"Red": {"Arthur": "blaye", "Eric": "blaye"}}
    table = stage(4, flags=switched(name), phase="closing", lords=lords, titles=titles)
    table.expect(over=True, winner="Red")
    two = {"Arthur": ["fief-blaye", "king"]}
    stage(4, flags=switched(name), phase="closing", lords=lords, titles=two).expect(over=False)


@rule("X-GEN-28", "X-GEN-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_switch_of_the_crusades_makes_allies_need_five(edition: str) -> None:
    for values in product((False, True), repeat=5):
        on = [name for name, yes in zip(NAMES, values, strict=True) if yes]
        rules = GAME.rules(4, {"edition": edition, **switched(*on)})
        assert rules.alliance_vp == (5 if "crusades" in on else ALLIANCE_VP)


@rule("X-GEN-28", "X-GEN-30")
def test_allies_with_four_points_win_without_crusades_only() -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Blanche": "sigy", "Eric": "sigy"}},
        "married": [["Arthur", "Blanche"]],
        "titles": {"Arthur": ["fief-blaye", "king"], "Blanche": ["queen", "fief-sigy"], "Eric": ["pope"]},
        "phase": "closing",
    }
    stage(4, flags=switched("tactics"), **position).expect(over=True, winners=["Red", "Blue"])
    stage(4, flags=switched("crusades"), **position).expect(over=False)
    three = stage(3, flags=switched("tactics"), **position)
    three.expect(over=False)  # X-GEN-30: each of them has but two
    assert points_needed(state(three), (0,)) == 3


@rule("X-GEN-31")
def test_a_solo_winner_goes_before_an_alliance() -> None:
    table = stage(
        4,
        phase="none",
        flags=switched(*NAMES),
        lords={
            "Red": {"Arthur": "blaye"},
            "Blue": {"Blanche": "sigy", "Eric": "sigy"},
            "Green": {"Baudoin": "bourg", "Gauvain": "bourg"},
        },
        married=[["Arthur", "Blanche"]],
        titles={
            "Arthur": ["fief-blaye", "king"],
            "Blanche": ["queen", "fief-sigy", "fief-tournus"],
            "Eric": ["pope"],
            "Baudoin": ["fief-bourg", "fief-mazilles"],
            "Gauvain": ["fief-les-essarts"],
        },
    )
    assert qualified(state(table)) == [(2,)]


@rule("X-GEN-31", "X-GEN-32")
@pytest.mark.parametrize(
    ("red", "blue", "level"),
    [
        ({"Arthur": ["king"]}, {"Eric": ["pope", "fief-sigy", "fief-mazilles"]}, 0),
        ({"Charles": ["pope"]}, {"Eric": ["fief-sigy", "fief-mazilles"]}, 1),
        ({"Blanche": ["queen"]}, {"Eric": ["fief-sigy", "fief-mazilles"]}, 2),
        ({"Arthur": ["fief-blaye"]}, {"Eric": ["bishop-1"], "Henri": ["jerusalem"]}, 3),
        ({"Charles": ["bishop-1"]}, {"Henri": ["jerusalem", "acre"]}, 4),
        ({}, {"Henri": ["jerusalem"]}, 5),  # Red has one Village more
    ],
)
def test_king_pope_regent_fiefs_bishoprics_and_villages_break_a_tie_and_nothing_of_the_modules(
    red: dict[str, list[str]], blue: dict[str, list[str]], level: int
) -> None:
    table = stage(
        4,
        phase="none",
        flags=switched(*NAMES),
        lords={
            "Red": {"Arthur": "charolles", "Charles": "bourg", "Blanche": "charolles"},
            "Blue": {"Eric": "tournus", "Henri": "tournus", "Gauvain": "tournus"},
        },
        teutonic={"members": ["Gauvain"]},
        titles={"Gauvain": ["teutonic-grand-master"], **red, **blue},
        regency=level == 2,
    )
    assert break_tie(state(table), [(0,), (1,)]) == ([(0,)], level)


@rule("X-GEN-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_the_whole_ransom_pays_it_and_a_secret_passage_saves_it(edition: str) -> None:
    """The captive is Grand Master and nothing else: four deniers."""
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "bourg", "Eric": "tournus"}},
        "troops": {"Blue": {"bourg": [1, 0]}},
        "captives": {"Arthur": "Blue"},
        "templars": {"members": ["Arthur"]},
        "titles": {"Arthur": ["templar-grand-master"]},
        "edition": edition,
        "flags": switched(*NAMES),
    }
    rich = ransoming(**position, deniers={"Red": 4, "Blue": 0})
    assert "done" not in asked(rich, "Red")
    rich.play("Red ransom Arthur")
    rich.expect(state={"captives.Arthur": None, "deniers": [0, 4, 5, 5]})
    poor = ransoming(**position, deniers={"Red": 3, "Blue": 0})
    assert "ransom Arthur" not in asked(poor, "Red")
    poor.expect(state={"captives.Arthur": "Blue"})
    fled = stage(4, phase="movement", hands={"Red": ["passage"]}, **position).play("Red play passage")
    fled.expect(state={"captives.Arthur": None})


@rule("X-GEN-34")
def test_ransom_is_two_and_two_for_each_title() -> None:
    lords = {"Red": {"Arthur": "blaye", "Blanche": "blaye"}}
    table = stage(
        3, phase="none", flags=switched("crusades"), lords=lords, darc="Blanche", titles={"Arthur": ["king"]}
    )
    g = state(table)
    assert [ransom_of(g, lord) for lord in lords_of(g, 0)] == [4, 2]


@rule("X-GEN-69")
def test_a_relic_is_given_in_the_same_village_for_a_marker() -> None:
    for edition in EDITIONS:
        options = {"edition": edition, "holy_relics": "true"}
        rules = GAME.rules(4, {**options, "politics": "on"})
        assert rules.relic_transfer == "same_village_and_marker"
        assert GAME.rules(4, options).relic_transfer != "same_village_and_marker"


def imports_and_words(path: Path) -> set[str]:
    """Modules a file imports and the words of its code and texts, comments left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.update(re.findall("[a-z]+", node.value.lower()))
            found.add(node.value)
        elif isinstance(node, ast.Name):
            found.update(node.id.lower().split("_"))
    return found


def test_the_base_game_names_no_expansion() -> None:
    """Nor does the rest of the program: all ask the registry, which finds the folders."""
    files = [path for path in SOURCE.rglob("*.py") if FIEF / "expansions" not in path.parents]
    assert len(files) > 500
    for path in files:
        words = imports_and_words(path)
        modules = {word for word in words if word.startswith("oyez.games.fief.expansions")}
        assert modules <= {"oyez.games.fief.expansions", "oyez.games.fief.expansions.registry"}, path
        assert not words & {*NAMES, "templar", "crusade", "archers", "bombards"}, path
        assert FIEF / "rules" not in path.parents or not words & {"saracen", "toll"}, path


@rule("X-GEN-02")
@pytest.mark.parametrize("name", NAMES)
def test_games_with_one_module_end_and_lose_nothing(name: str) -> None:
    rules = GAME.rules(3, {**switched(name), "round_limit": "3"})
    g = GAME.setup(rules, 11, [])
    rng = Random(name)
    while g.pending:
        decision = g.pending[0]
        play(g, decision.seat, rng.choice(decision.options))
        conserve(g)
    assert g.winners
