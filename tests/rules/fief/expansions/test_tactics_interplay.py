"""X-TAC-59 to -70: Tactics beside cards, disasters, sieges, inheritance and relics; and whole games of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.engine.kernel import initiatives, play
from oyez.engine.scenario import Stage
from oyez.games.fief.conservation import conserve
from oyez.games.fief.game import GAME
from oyez.games.fief.hidden.resampling import resample
from oyez.games.fief.rules.battle.phase import bar_attack
from oyez.games.fief.rules.board.tables import LORDS
from oyez.games.fief.rules.court.inheritance import pass_troops
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.state import Fief
from tests.rule import rule
from tests.rules.fief.battlefield import asked, faces, running, village
from tests.rules.fief.expansions.tactical import TACTICS, army, attack, heard, let_go, part, seen_by, war
from tests.rules.fief.marching import go, moving
from tests.rules.fief.table import EDITIONS, purchases, run, stage, state

BLAYE = village("blaye")


def rising(blue: dict[str, int], chance: list[int], /, **more: Any) -> Stage:
    """Red raises Mazilles, where Charles of Blue stands with these pieces."""
    whole: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Charles": "mazilles"}, "Green": {"Eric": "pugnac"}},
        "troops": {"Blue": {"mazilles": blue}},
        "hands": {"Red": ["uprising"]},
        "famine": [2],
        **more,
    }
    table = stage(3, flags=TACTICS, phase="battles", chance=chance, **whole)
    return table.play("Red play uprising", "Red rise mazilles")


@rule("X-TAC-59", "X-TAC-27")
def test_an_uprising_kills_archers_and_foot_guards_with_one_hit_and_guard_knights_with_three() -> None:
    table = rising({"archers": 1, "guard-men": 1, "guard-knights": 1, "bombards": 2}, faces(1))
    assert army(table, "Blue", "mazilles") == {"guard-knights": 1, "bombards": 2}  # two hits
    assert heard(table, "volley") == heard(table, "dice-shown") == []


@rule("X-TAC-59")
def test_bombards_return_to_stock_if_an_uprising_kills_all_troops() -> None:
    table = rising({"archers": 1, "bombards": 2}, faces(1))
    assert army(table, "Blue", "mazilles") == {}
    assert "Blue others-lost mazilles 1 2" in table.events()


@rule("X-GEN-71")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_uprisings_add_up_with_a_hit_more_for_each_die(edition: str) -> None:
    table = stage(
        3,
        edition=edition,
        flags=TACTICS,
        phase="battles",
        chance=faces(1, 2),
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Charles": "mazilles"}},
        troops={"Blue": {"mazilles": {"men": 6, "archers": 3}}},
        hands={"Red": ["uprising", "uprising"]},
        famine=[2],
    )
    table.play("Red play uprising", "Red rise mazilles", "Red play uprising")
    assert "rising-struck mazilles 5" in table.events()


@rule("X-TAC-60")
def test_a_secret_passage_carries_archers_and_bombards_with_a_lord() -> None:
    """Out of a besieged City, past the besieger."""
    table = moving(
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Charles": "blaye"}},
        troops={"Red": {"blaye": {"men": 1, "archers": 2, "bombards": 1}}, "Blue": {"blaye": [3, 0]}},
        forts={"blaye": "stronghold"},
        control={"blaye": "Red"},
        sieges={"blaye": {"Blue": 1}},
        hands={"Red": ["passage"]},
    )
    go(table, "Red lead Arthur", "Red with-archers 2", "Red with-bombards 1")
    go(table, "Red tunnel charolles")
    assert army(table, "Red", "charolles") == {"archers": 2, "bombards": 1}


@rule("X-TAC-61")
@pytest.mark.parametrize("moment", ["before-battle", "between-rolls"])
def test_ambush_after_the_declaration_and_after_the_archers_step(moment: str) -> None:
    """The pieces of the captured Lord stay in the battle."""
    table = war(
        edition="en2014",
        flags={"ends_if_attacker_lordless": False},
        red={"men": 5, "archers": 1, "bombards": 1, "mercenaries": 1},
        blue={"men": 6},
        hands={"Blue": ["ambush"]},
        dice=faces(1, 1, 1, 1, 1, 1),
    )
    attack(table, until=(moment,))
    assert table.prompt("Blue") == moment
    assert bool(heard(table, "volley")) == (moment == "between-rolls")
    assert heard(table, "rolled") == []
    table.play("Blue play ambush")
    assert table.get("captives.Arthur") == 1
    assert army(table, "Red") == {"men": 5, "archers": 1, "bombards": 1, "mercenaries": 1}


def test_nobody_plays_cards_inside_the_archers_step() -> None:
    table = war(
        red={"men": 9},
        blue={"archers": 2, "men": 3},
        fort="stronghold",
        hands={"Red": ["ambush"]},
    )
    attack(table, until=("fire-or-snipe",))
    assert table.prompt("Blue") == "fire-or-snipe"
    assert initiatives(table.g, 0) == ()


@rule("X-GEN-45")
def test_a_window_opens_after_mercenaries_were_committed() -> None:
    table = war(red={"men": 5}, blue={"men": 5}, hands={"Blue": ["ambush"]}, tactics={"reserve": {"Red": 1}})
    attack(table, until=("commit-mercenaries",))
    table.play("Red commit 1")
    table.expect(prompt={"Blue": "before-battle"})


@rule("X-TAC-63")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_plague_halves_archers_and_guards_but_no_bombards_and_no_reserve(edition: str) -> None:
    table = moving(
        edition=edition,
        flags=TACTICS,
        lords={"Red": {"Arthur": "les-essarts"}},
        troops={"Red": {"les-essarts": {"archers": 2, "guard-men": 2, "bombards": 3}}},
        tactics={"reserve": {"Red": 5}},
        plague=[5],
        chance=[5],
    )
    go(table, "Red lead Arthur", "Red all", "Red march st-paul")
    while table.prompt("Red") == "plague-losses":
        table.play(f"Red {asked(table, 'Red')[-1]}")
    left = army(table, "Red", "st-paul")
    assert left["bombards"] == 3
    assert left.get("archers", 0) + left.get("guard-men", 0) == 2  # half of four
    assert part(table).reserve[0] == 5


@rule("X-TAC-63")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_who_stood_there_goes_on_in_place_of_the_dead(edition: str) -> None:
    table = moving(
        edition=edition,
        flags=TACTICS,
        lords={"Red": {"Arthur": "les-essarts"}},
        troops={"Red": {"les-essarts": {"archers": 2, "guard-men": 2}, "st-paul": {"archers": 1}}},
        plague=[5],
        chance=[5],
    )
    go(table, "Red lead Arthur", "Red all", "Red march st-paul", "Red lose-archers 2")
    assert army(table, "Red", "st-paul") == {"archers": 1, "guard-men": 2}
    go(table, "Red march les-essarts")
    assert army(table, "Red", "les-essarts") == {"guard-men": 2}
    assert army(table, "Red", "st-paul") == {"archers": 1}


@rule("X-TAC-64")
def test_in_heavy_rain_there_is_no_battle_but_upkeep_and_exchange_go_on() -> None:
    table = war(
        red={"men": 3, "archers": 2}, blue={"men": 3}, rain=[1], phase="none", tactics={"reserve": {"Red": 2}}
    )
    assert bar_attack(state(table), 0, BLAYE, 1) == "F-2.3.1-M02"
    assert heard(table, "volley") == heard(table, "mercenaries-committed") == []
    market = run(
        stage(
            3,
            phase="none",
            flags=TACTICS,
            lords={"Red": {"Arthur": "blaye"}},
            deniers={"Red": 9, "Blue": 0, "Green": 0},
            rain=[1],
            tactics={"reserve": {"Red": 5}},
        ),
        purchases,
    )
    market.expect(prompt={"Red": "pay-mercenaries"})
    market.play("Red keep-mercenaries 5", "Red archer blaye")
    assert army(market, "Red") == {"archers": 1}


@rule("X-TAC-65")
def test_no_minimum_applies_to_the_side_that_a_cavalcade_hits() -> None:
    table = moving(
        edition="en2014",
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": [0, 3]}, "Blue": {"charolles": {"archers": 1, "men": 4}}},
        control={"charolles": "Blue"},
        chance=faces(2, 1, 1, 1, 1, 1),
    )
    go(table, "Red lead Arthur", "Red with-knights 3", "Red march charolles", "Red charge 1", "Blue refuse")
    let_go(table)
    assert heard(table, "volley") == ["Blue volley 1 2 2"]


@rule("X-TAC-67")
def test_a_bombard_holds_no_captive() -> None:
    table = stage(
        3,
        phase="none",
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Charles": "blaye"}},
        captives={"Arthur": "Blue"},
        troops={"Blue": {"blaye": {"bombards": 1}}},
    )
    die(state(table), LORDS.index("Charles"))
    run(table, [])
    assert state(table).captor[LORDS.index("Arthur")] == -1
    assert army(table, "Blue") == {}


@rule("X-TAC-68")
def test_pieces_in_a_city_pass_to_the_heir_kind_for_kind_and_guards_as_ordinary_troops() -> None:
    table = stage(
        3,
        phase="none",
        flags=TACTICS,
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Charles": "bourg"}},
        troops={
            "Red": {"blaye": {"men": 1, "archers": 2, "bombards": 2, "guard-men": 2, "guard-knights": 1}},
            "Blue": {"bourg": {"archers": 2}},
        },
        forts={"blaye": "stronghold"},
    )
    pass_troops(state(table), BLAYE, 0, 1)
    assert army(table, "Red") == {}
    assert army(table, "Blue") == {"men": 3, "knights": 1, "archers": 1, "bombards": 2}  # as stock allows
    assert heard(table, "others-passed") == [
        "Blue others-passed blaye 0 1",
        "Blue others-passed blaye 1 2",
    ]
    conserve(state(table))


@rule("X-TAC-70")
def test_sniping_under_fog_names_a_lord_who_is_visible() -> None:
    table = war(
        red={"men": 9},
        red_lords=("Arthur", "Blanche"),
        blue={"archers": 1, "men": 3},
        fort="stronghold",
        flags={"fog_of_war": True},
    )
    attack(table, until=("fire-or-snipe",))
    assert asked(table, "Blue") == ["fire", "snipe Arthur", "snipe Blanche"]
    seen = seen_by(table, "Red")["villages"][BLAYE]["troops"][1]
    assert (seen["archers"], seen["men"]) == (1, 3)
    assert running(table).sides[1]


WARLIKE = ("archer", "bombard", "attack", "march", "all", "with-archers", "with-bombards", "commit", "fight")


def wander(g: Fief, rng: Random, steps: int) -> set[str]:
    """Play at random, rather warlike; the names of what was chosen."""
    seen: set[str] = set()
    for _ in range(steps):
        if not g.pending:
            break
        decision = rng.choice(g.pending)
        wanted = [action for action in decision.options if action.verb.name in WARLIKE]
        action = rng.choice(wanted if wanted and rng.random() < 0.7 else list(decision.options))
        seen.add(action.verb.name)
        play(g, decision.seat, action)
        conserve(g)
    return seen


@pytest.mark.parametrize("number", range(3))
def test_games_lose_nothing_and_imagined_ones_look_the_same(number: int) -> None:
    options = {**TACTICS, "edition": EDITIONS[number], "round_limit": "9", "holy_relics": "true"}
    if number:
        options |= {"fog_of_war": "true", "hidden_money": "true"}
    g = GAME.setup(GAME.rules(3 + number, options), number, [])
    rng, seen = Random(number), set[str]()
    for seed in range(60):
        seen |= wander(g, rng, 20)
        assert g.copy().snapshot() == g.snapshot()
        for seat in {seed % (g.rules.seats + 1) - 1, *(one.seat for one in g.pending[:1])}:
            other = resample(g, seat, seed)
            conserve(other)
            assert GAME.view(other, seat) == GAME.view(g, seat)
    assert {"archer", "bombard", "bid-mercenaries", "keep-mercenaries"} <= seen
