"""X-TAC-52 to -58, -62, -77: the Royal Guard."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.tactics.guard import exchange, guard_bonus
from oyez.games.fief.expansions.tactics.terms import GUARD_FOOT, GUARD_HORSE
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE
from oyez.games.fief.rules.board.pieces import KNIGHT
from oyez.games.fief.rules.board.tables import LORDS
from oyez.games.fief.rules.board.troops import in_stock
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.opportunities.assassination import Blow, ChooseCulprit, bar_judge, culprits
from oyez.games.fief.rules.opportunities.words import JUDGE
from tests.rule import rule
from tests.rules.fief.battlefield import asked, faces, running, why
from tests.rules.fief.expansions.tactical import TACTICS, army, attack, heard, part, seen_by, war
from tests.rules.fief.marching import go, moving
from tests.rules.fief.table import EDITIONS, hear_ye, run, stage, state

COURT: dict[str, Any] = {
    "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Blanche": "sigy"}},
    "married": [["Arthur", "Blanche"]],
    "titles": {"Arthur": ["fief-blaye", "king"], "Blanche": ["queen"]},
}


def court(red: dict[str, int], blue: dict[str, int], /, **more: Any) -> Stage:
    """King Arthur of Red in Blaye, Queen Blanche of Blue in Sigy, with these pieces beside them."""
    flags = {**TACTICS, **more.pop("flags", {})}
    whole = {**COURT, "troops": {"Red": {"blaye": red}, "Blue": {"sigy": blue}}, **more}
    return stage(4, phase="none", flags=flags, **whole)


def reign(red: dict[str, int], blue: dict[str, int], /, **more: Any) -> Stage:
    """The same at the step of the exchange."""
    return run(court(red, blue, **more), exchange)


def die_of(table: Stage, lord: str) -> Stage:
    g = state(table)
    die(g, LORDS.index(lord))
    return run(table, [])


@rule("X-TAC-54", "X-TAC-77")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_king_replaces_up_to_two_knights_and_two_men_at_arms(edition: str) -> None:
    table = reign({"men": 4, "knights": 4}, {}, flags={"edition": edition})
    assert asked(table, "Red") == ["guard-knights 0", "guard-knights 1", "guard-knights 2", "pass"]
    assert why(table, "Red guard-knights 3") == "X-TAC-54"
    table.play("Red guard-knights 2")
    assert asked(table, "Red") == ["guard-men 0", "guard-men 1", "guard-men 2"]
    table.play("Red guard-men 1")
    assert army(table, "Red") == {"men": 3, "knights": 2, "guard-knights": 2, "guard-men": 1}
    assert in_stock(state(table), 0, KNIGHT) == 8 - 2  # the replaced counters are back in stock (X-TAC-57)
    assert "Red guard-raised blaye 2 1" in table.events()
    assert seen_by(table, "Blue")["tactics"]["guard_raised"] == [True, False]


@rule("X-TAC-55", "X-TAC-77")
def test_the_queen_replaces_up_to_one_knight_and_two_men_at_arms_after_the_king() -> None:
    table = reign({"men": 1}, {"men": 4, "knights": 4})
    assert table.asked() == ["Red"]
    table.play("Red pass")
    assert asked(table, "Blue") == ["guard-knights 0", "guard-knights 1", "pass"]
    assert why(table, "Blue guard-knights 2") == "X-TAC-55"
    table.play("Blue guard-knights 0")
    assert asked(table, "Blue") == ["guard-men 1", "guard-men 2"]  # at least one Guard is raised
    table.play("Blue guard-men 2")
    assert army(table, "Blue", "sigy") == {"men": 2, "knights": 4, "guard-men": 2}


@rule("X-TAC-56", "X-TAC-77")
def test_once_in_a_reign_in_a_phase_of_the_players_choice() -> None:
    table = reign({"men": 2, "knights": 2}, {})
    table.play("Red pass")
    run(table, exchange)  # waiting costs nothing
    table.play("Red guard-knights 1", "Red guard-men 0")
    run(table, exchange)
    assert table.asked() == []


@rule("X-TAC-56")
@pytest.mark.parametrize(
    ("more", "why_not"),
    [
        ({"captives": {"Arthur": "Green"}, "green": "blaye"}, "captive"),
        ({"titles": {"Arthur": ["fief-blaye"]}}, "no King"),
    ],
)
def test_only_a_free_monarch_with_pieces_beside_him(more: dict[str, Any], why_not: str) -> None:
    position = {key: value for key, value in more.items() if key != "green"}
    troops = (
        {"Red": {"blaye": [2, 2]}, "Green": {"blaye": [1, 0]}}
        if "green" in more
        else {"Red": {"blaye": [2, 2]}}
    )
    table = run(stage(4, phase="none", flags=TACTICS, **{**COURT, "troops": troops, **position}), exchange)
    assert table.asked() == [], why_not
    elsewhere = reign({}, {}, troops={"Red": {"bourg": [2, 2]}})
    assert elsewhere.asked() == []


@rule("X-TAC-56", "X-GEN-15")
def test_as_far_as_guards_are_in_the_supply() -> None:
    table = reign({"men": 3, "knights": 3}, {"guard-knights": 2, "guard-men": 4})
    assert asked(table, "Red") == ["guard-knights 1", "pass"]
    table.play("Red guard-knights 1")
    assert army(table, "Red") == {"men": 3, "knights": 2, "guard-knights": 1}


@rule("X-GEN-07")
def test_the_exchange_is_the_last_step_of_phase_1() -> None:
    rules = GAME.rules(4, dict.fromkeys(("tactics", "politics", "templars", "teutonic", "crusades"), "on"))
    assert rules.turn[0][-1].steps is exchange
    table = run(court({"men": 2}, {}), hear_ye)
    prompts = []
    while table.g.pending:
        decision = table.g.pending[0]
        prompts.append(decision.prompt.name)
        table.play(f"{table.names[decision.seat]} {decision.options[-1].text}")
    assert prompts[-1] == "raise-guard"


@rule("X-GEN-14")
def test_the_exchange_does_not_count_among_the_four_new_units() -> None:
    table = reign({"men": 2, "knights": 2}, {})
    table.play("Red guard-knights 2", "Red guard-men 2")
    assert not any(state(table).placed)


@rule("X-TAC-52", "X-TAC-53", "X-GEN-47")
@pytest.mark.parametrize("guards", [{"guard-men": 1}, {"guard-men": 1, "guard-knights": 1}])
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_hit_more_in_each_roll_whatever_their_number(edition: str, guards: dict[str, int]) -> None:
    """There is no King anywhere near."""
    table = war(edition=edition, red={"men": 1, **guards}, blue={"men": 5}, dice=faces(1, 1, 1))
    attack(table)
    assert heard(table, "rolled") == ["Red rolled 1 2 1", "Blue rolled 1 1 1"]


@rule("X-TAC-52")
def test_guards_of_a_helper_count_for_the_side() -> None:
    table = war(red={"men": 3}, blue={"men": 5}, green={"guard-men": 1, "men": 1}, hands={"Blue": ["ambush"]})
    table.play("Red attack blaye", "Red target 1", "Green help 0", "Red accept")
    g = state(table)
    assert guard_bonus(g, running(table), ATTACK, 1) == 1
    assert guard_bonus(g, running(table), DEFENCE, 1) == 0


@rule("X-TAC-53")
def test_dead_guards_give_nothing_in_the_next_roll() -> None:
    table = war(red={"guard-men": 1, "knights": 2}, blue={"men": 6}, dice=faces(1, 1, 1, 1, 1, 1, 1))
    attack(table)
    assert army(table, "Red") == {"knights": 2}  # one hit: the Guard was the only one it could take
    assert in_stock(state(table), 0, GUARD_FOOT) == 4  # X-TAC-57
    assert guard_bonus(state(table), running(table), ATTACK, 1) == 0


@rule("X-GEN-47", "X-GEN-70")
def test_bonus_hits_add_up_and_the_grail_lowers_dice_only() -> None:
    table = war(
        red={"men": 2, "guard-men": 1},
        blue={"men": 6},
        flags={"holy_relics": True},
        relics={"grail": "Charles", "spear": "Arthur"},
        dice=faces(1, 1, 1),
    )
    attack(table)
    assert heard(table, "rolled")[0] == "Red rolled 1 2 1"  # the die counts 0, Guard and Spear 1 each


@rule("X-GEN-47", "X-GEN-70")
def test_the_grail_acts_after_the_re_rolls() -> None:
    table = war(
        red={"men": 2, "bombards": 1, "guard-men": 1},
        blue={"men": 6},
        flags={"holy_relics": True},
        relics={"grail": "Charles"},
        dice=faces(1, 1, 1, 3),
    )
    attack(table, until=("choose-re-roll",))
    table.play("Red re-roll 1")
    assert heard(table, "rolled")[0] == "Red rolled 1 3 3"  # 3 - 1, and 1 of the Guard


@rule("X-GEN-48")
def test_without_a_die_no_bonus_hit() -> None:
    table = war(
        red={"men": 1, "guard-men": 2},
        blue={"men": 5},
        fort="stronghold",
        flags={"zero_dice_attack": "allowed"},
        dice=faces(1),
    )
    attack(table)
    assert heard(table, "rolled")[0] == "Red rolled 0 0 0"


@rule("X-TAC-57")
def test_guards_move_like_what_they_replaced() -> None:
    table = moving(
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": {"guard-men": 1, "guard-knights": 2}}},
    )
    go(table, "Red lead Arthur", "Red with-guard-men 1", "Red with-guard-knights 1", "Red march charolles")
    assert army(table, "Red", "charolles") == {"guard-men": 1, "guard-knights": 1}
    assert table.get("control.blaye") == 0


@rule("X-TAC-58")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_the_king_his_guards_become_ordinary_pieces_and_the_queen_regent_keeps_hers(
    edition: str,
) -> None:
    table = court({"men": 2, "knights": 2}, {"men": 2, "knights": 1}, flags={"edition": edition})
    run(table, exchange)
    table.play("Red guard-knights 2", "Red guard-men 2", "Blue guard-knights 1", "Blue guard-men 2")
    die_of(table, "Arthur")
    assert state(table).regency
    assert army(table, "Red") == {"men": 2, "knights": 2}
    assert army(table, "Blue", "sigy") == {"guard-men": 2, "guard-knights": 1}
    assert "Red guard-dismissed 2 2" in table.events()
    die_of(table, "Blanche")
    assert army(table, "Blue", "sigy") == {"men": 2, "knights": 1}
    assert [in_stock(state(table), 0, kind) for kind in (GUARD_HORSE, GUARD_FOOT)] == [3, 4]
    assert part(table).raised == [0, 0]


@rule("X-TAC-58")
def test_guards_without_a_counter_in_stock_are_removed() -> None:
    """Seven of the eight Knights of Red are on the map."""
    troops = {"Red": {"blaye": {"knights": 6, "guard-knights": 2}, "bourg": [0, 1]}}
    table = court({}, {}, troops=troops, tactics={"raised": {"king": [2, 0]}})
    die_of(table, "Arthur")
    assert army(table, "Red") == {"knights": 7}
    assert "Red guard-dismissed 1 0" in table.events()
    assert in_stock(state(table), 0, GUARD_HORSE) == 3


@rule("X-TAC-58", "X-TAC-57")
def test_guards_on_the_march_keep_their_moves_when_the_king_dies() -> None:
    """The column and its bands go on with ordinary Knights."""
    table = moving(
        flags=TACTICS,
        lords={"Red": {"Arthur": "sigy", "Baudoin": "blaye"}},
        titles={"Arthur": ["fief-blaye", "king"]},
        troops={"Red": {"blaye": {"guard-knights": 2, "guard-men": 1}}},
        tactics={"raised": {"king": [2, 1]}},
    )
    go(table, "Red lead Baudoin", "Red with-guard-knights 2", "Red with-guard-men 1", "Red march charolles")
    die_of(table, "Arthur")
    g = state(table)
    assert army(table, "Red", "charolles") == {"knights": 2, "men": 1}
    assert g.column is not None
    assert (g.column.knights, g.column.men, g.column.others) == (2, 1, 0)
    assert [band[2:5] for band in g.bands if band[1] == 0] == [(1, 2, 1)]
    GAME.conserve(g)


@rule("X-TAC-58")
def test_riding_guards_go_on_fighting_as_knights() -> None:
    table = moving(
        edition="en2014",
        flags=TACTICS,
        lords={"Red": {"Arthur": "sigy", "Baudoin": "blaye"}, "Blue": {"Charles": "charolles"}},
        titles={"Arthur": ["fief-blaye", "king"]},
        troops={"Red": {"blaye": {"guard-knights": 2}}, "Blue": {"charolles": [4, 0]}},
        control={"charolles": "Blue"},
        hands={"Blue": ["ambush"]},
        tactics={"raised": {"king": [2, 0]}},
    )
    table.play("Red lead Baudoin", "Red with-guard-knights 2", "Red march charolles")
    let_pass_to(table, "charge 1")
    table.play("Red charge 1", "Blue refuse")
    assert table.prompt("Blue") == "before-battle"
    die_of(table, "Arthur")
    g = state(table)
    assert (running(table).rider_knights, running(table).rider_others) == (2, 0)
    assert army(table, "Red", "charolles") == {"knights": 2}
    GAME.conserve(g)


def let_pass_to(table: Stage, text: str) -> None:
    """Everybody passes until Red may do this."""
    while text not in asked(table, "Red"):
        who = table.asked()[0]
        table.play(f"{who} pass")


@rule("X-TAC-62")
@pytest.mark.parametrize(
    ("victim", "family", "place"), [("Blanche", "Blue", "sigy"), ("Arthur", "Red", "blaye")]
)
def test_an_assassination_ends_the_guard_at_once(victim: str, family: str, place: str) -> None:
    """Justice cannot reach the crowned (F-10.4-02)."""
    position: dict[str, Any] = {
        **COURT,
        "lords": {**COURT["lords"], "Green": {"Henri": place}},
        "troops": {family: {place: {"guard-knights": 1, "guard-men": 1}}, "Green": {place: [1, 0]}},
        "assassins": [victim],
        "hands": {"Green": ["assassination"]},
        "control": {place: family},
        "tactics": {"raised": {"king": [1, 1], "queen": [1, 1]}},
    }
    table = stage(4, edition="fr2015", phase="battles", flags=TACTICS, chance=[0], **position)
    assert bar_judge(state(table), LORDS.index(victim)) == "F-10.4-02"
    table.play("Green play assassination")
    while state(table).family[LORDS.index(victim)] >= 0:
        decision = table.g.pending[0]
        wanted = [action.text for action in decision.options if victim in action.text]
        table.play(f"{table.names[decision.seat]} {(wanted or [decision.options[-1].text])[0]}")
    assert army(table, family, place) == {"knights": 1, "men": 1}
    assert part(table).raised[0 if victim == "Arthur" else 1] == 0


@rule("X-TAC-62")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("victim", "family", "place"), [("Blanche", "Blue", "sigy"), ("Arthur", "Red", "blaye")]
)
def test_assassination_and_justice_on_the_crowned_end_the_guard_at_once(
    edition: str, victim: str, family: str, place: str
) -> None:
    """Justice reaches no crowned head (F-10.4-02); where it has its effect all the same, the Guard ends alike."""
    position: dict[str, Any] = {
        "lords": {**COURT["lords"], "Green": {"Henri": "bourg"}},
        "troops": {family: {place: {"guard-knights": 1, "guard-men": 2}}},
        "control": {place: family},
        "assassins": [victim],
        "tactics": {"raised": {"king": [1, 2], "queen": [1, 2]}},
    }
    target = LORDS.index(victim)
    murder = court({}, {}, flags={"edition": edition}, chance=[0], **position)
    run(murder, [Blow(2, target)])
    sentence = court({}, {}, flags={"edition": edition}, **position)
    g = state(sentence)
    assert bar_judge(g, target) == "F-10.4-02"
    assert target not in culprits(g)
    g.stack.append(ChooseCulprit(2))
    g.stack[-1].take(g, 2, JUDGE[target])
    run(sentence, [])
    for table in (murder, sentence):
        assert state(table).family[target] == -1
        assert army(table, family, place) == {"knights": 1, "men": 2}
        assert part(table).raised[0 if victim == "Arthur" else 1] == 0
