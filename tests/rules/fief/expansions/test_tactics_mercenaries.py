"""X-TAC-42 to -51, -74, -79: Mercenaries in battle, and Uprisings against a reserve."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.tactics.commitment import homeward
from oyez.games.fief.rules.battle.phase import BattleTurn, bar_attack
from oyez.games.fief.rules.battle.pillage import bar_plunder
from oyez.games.fief.rules.board.tables import LORDS
from oyez.games.fief.rules.board.villages import garrison_at, is_present, may_besiege
from oyez.games.fief.rules.court.captivity import put, release_unguarded
from tests.rule import rule
from tests.rules.fief.battlefield import asked, faces, points, village, why
from tests.rules.fief.expansions.tactical import TACTICS, army, attack, heard, let_go, part, seen_by, war
from tests.rules.fief.marching import go, moving
from tests.rules.fief.table import EDITIONS, run, stage, state

BLAYE = village("blaye")


@rule("X-TAC-42", "X-TAC-43", "X-TAC-74")
@pytest.mark.parametrize("edition", EDITIONS)
def test_owners_are_asked_after_the_declaration_and_before_every_roll(edition: str) -> None:
    table = war(
        edition=edition,
        red={"men": 5},
        blue={"men": 5, "archers": 1},
        tactics={"reserve": {"Red": 2, "Blue": 3}},
        dice=faces(1, 1, 1, 1, 1),
    )
    attack(table, until=("commit-mercenaries",))
    assert table.asked() == ["Red"]  # the attacking side first
    assert asked(table, "Red") == ["commit 0", "commit 1", "commit 2"]
    assert why(table, "Red commit 3") == "X-TAC-39"
    table.play("Red commit 1")
    assert table.asked() == ["Blue"]
    assert heard(table, "volley") == []
    table.play("Blue commit 2")
    assert part(table).reserve == [1, 1, 0, 0]
    assert heard(table, "volley") == ["Blue volley 1 1 1"]  # only now
    let_go(table, ("commit-mercenaries",))
    assert table.prompt("Red") == "commit-mercenaries"  # before the first roll
    assert heard(table, "rolled") == []
    table.play("Red commit 1")
    assert part(table).reserve == [0, 1, 0, 0]
    let_go(table)
    assert heard(table, "mercenaries-committed") == [
        "Red mercenaries-committed blaye 1",
        "Blue mercenaries-committed blaye 2",
        "Red mercenaries-committed blaye 1",
    ]


@rule("X-TAC-43")
def test_players_of_a_side_are_asked_in_turn_order() -> None:
    table = war(
        red={"men": 5},
        blue={"men": 5},
        green={"men": 2},
        first="Green",
        active="Red",
        phase="none",
        tactics={"reserve": {"Red": 1, "Blue": 1, "Green": 1}},
    )
    run(table, [BattleTurn(0)])
    table.play("Red attack blaye", "Red target 1", "Green help 0", "Red accept")
    order = []
    while table.g.pending[0].prompt.name == "commit-mercenaries":
        order.append(table.asked()[0])
        table.play(f"{order[-1]} commit 1")
    assert order[:3] == ["Green", "Red", "Blue"]


@rule("X-TAC-44")
def test_only_beside_an_own_free_lord_or_troop_on_a_side() -> None:
    table = war(
        red={"men": 5},
        blue={"men": 5},
        green={"men": 2},
        tactics={"reserve": {"Green": 3, "Blue": 1}},
        elsewhere={"Yellow": {"Henri": "sigy"}},
    )
    table.play("Red attack blaye", "Red target 1", "Green pass")
    assert table.asked() == ["Blue"]  # Green is there but on no side
    assert why(table, "Green commit 1") == "X-TAC-44"
    assert why(table, "Yellow commit 1") == "X-TAC-44"


@rule("X-TAC-44")
@pytest.mark.parametrize(
    ("blue", "lords", "captive"),
    [
        ({"men": 3}, ("Charles",), False),  # both
        ({"men": 3}, (), False),  # a Troop alone
        ({}, ("Charles",), False),  # a free Lord alone
        ({"bombards": 1}, ("Charles",), False),
        ({"men": 3}, ("Charles",), True),  # the Lord is captive; his Troops are not
    ],
)
def test_a_free_lord_or_a_troop_is_enough(
    blue: dict[str, int], lords: tuple[str, ...], captive: bool
) -> None:
    table = war(
        red={"men": 5},
        blue=blue,
        blue_lords=lords,
        control="Red" if not blue else "Blue",
        tactics={"reserve": {"Blue": 2}},
        captives={"Charles": "Red"} if captive else {},
        elsewhere={"Blue": {"Eric": "sigy"}},
    )
    attack(table, until=("commit-mercenaries",))
    assert table.prompt("Blue") == "commit-mercenaries"


@rule("X-TAC-44")
def test_not_with_a_captive_lord_and_nothing_else() -> None:
    """All Blue has in Blaye is his captive Lord: he is on no side of the battle there."""
    table = war(
        red={"men": 5},
        blue={},
        green={"men": 5},
        captives={"Charles": "Red"},
        control="Green",
        tactics={"reserve": {"Blue": 2}},
        elsewhere={"Blue": {"Baudoin": "sigy"}},
    )
    table.play("Red attack blaye")
    let_go(table)
    assert heard(table, "mercenaries-committed") == []


@rule("X-TAC-65")
def test_a_helper_of_a_cavalcade_has_no_archers_step_mercenaries_or_bombards_either() -> None:
    """In the English edition Green may help the riders: on foot, and his Archers do not fire."""
    table = moving(
        edition="en2014",
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}, "Green": {"Eric": "charolles"}},
        troops={
            "Red": {"blaye": [0, 2]},
            "Green": {"charolles": {"archers": 3, "bombards": 1, "men": 1}},
            "Blue": {"charolles": {"men": 3, "archers": 1, "bombards": 1}},
        },
        control={"charolles": "Blue"},
        tactics={"reserve": {"Green": 2}},
        chance=faces(1, 1, 1, 1, 1, 1, 1),
    )
    go(table, "Red lead Arthur", "Red with-knights 2", "Red march charolles")
    go(table, "Red charge 1")
    while table.prompt("Green") != "join-battle":
        table.play(f"{table.asked()[0]} {'refuse' if 'refuse' in asked(table, table.asked()[0]) else 'pass'}")
    go(table, "Green help 0", "Red accept")
    assert heard(table, "mercenaries-committed") == []
    let_go(table, ("choose-re-roll",))
    assert heard(table, "volley") == ["Blue volley 1 1 1"]
    assert table.prompt("Blue") == "choose-re-roll"  # nobody of the attack has Bombards


@rule("X-TAC-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lone_lord_is_not_captured_without_dice_if_mercenaries_come(edition: str) -> None:
    def lone(number: int) -> Stage:
        table = war(
            edition=edition,
            red={"men": 4},
            blue={},
            control="Red",
            tactics={"reserve": {"Blue": 2}},
            dice=faces(1, 1, 1),
        )
        attack(table, until=("commit-mercenaries",))
        table.play(f"Blue commit {number}")
        return let_go(table)

    assert heard(lone(2), "rolled") != []
    assert heard(lone(0), "rolled") == []
    assert state(lone(0)).outcome == 1


@rule("X-TAC-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lone_lord_may_declare_a_battle_and_commits_at_once(edition: str) -> None:
    table = war(
        edition=edition,
        red={},
        blue={"men": 2},
        hands={"Blue": ["ambush"]},
        tactics={"reserve": {"Red": 3}},
    )
    attack(table, until=("commit-mercenaries",))
    assert asked(table, "Red") == ["commit 1", "commit 2", "commit 3"]
    assert why(table, "Red commit 0") == "X-TAC-45"
    table.play("Red commit 3")
    assert points(table)[0] == 4
    without = war(edition=edition, red={}, blue={"men": 2})
    assert bar_attack(state(without), 0, BLAYE, 1) == "F-6.0-06"


@rule("X-TAC-19", "X-TAC-45")
def test_a_reserve_counts_for_the_die_an_attack_needs_and_its_lack_ends_the_battle() -> None:
    """Six points make one die, which the Stronghold takes; with one Mercenary there are two dice."""
    position: dict[str, Any] = {
        "red": {"men": 5, "archers": 3},
        "blue": {"men": 2},
        "fort": "city",
        "flags": {"zero_dice_attack": "forbidden"},
    }
    assert bar_attack(state(war(**position)), 0, BLAYE, 1) == "F-6.2-14"
    table = war(**position, tactics={"reserve": {"Red": 5}})
    assert bar_attack(state(table), 0, BLAYE, 1) == ""
    attack(table, until=("commit-mercenaries",))
    table.play("Red commit 0")
    assert heard(table, "volley") == []  # no die, hence no archers' step
    assert "Red no-dice blaye" in table.events()
    enough = war(**position, tactics={"reserve": {"Red": 5}}, dice=faces(1))
    attack(enough, until=("commit-mercenaries",))
    enough.play("Red commit 5")
    assert heard(enough, "volley") != []


@rule("X-TAC-46")
@pytest.mark.parametrize("edition", EDITIONS)
def test_survivors_stay_until_the_end_of_the_phase_and_return_to_the_reserve(edition: str) -> None:
    table = war(
        edition=edition,
        red={"men": 5},
        blue={"men": 1},
        tactics={"reserve": {"Red": 3}},
        dice=faces(1, 1, 1, 1, 1),
    )
    attack(table, until=("commit-mercenaries",))
    table.play("Red commit 3")
    let_go(table)
    while state(table).battle is not None:
        who = table.asked()[0]
        table.play(f"{who} {'done' if 'done' in asked(table, who) else asked(table, who)[0]}")
    lost = sum(int(event.split()[-1]) for event in heard(table, "others-lost"))
    while state(table).phase == 6:
        assert army(table, "Red")["mercenaries"] == 3 - lost
        assert part(table).reserve[0] == 0
        who = table.asked()[0]
        table.play(f"{who} {'done' if 'done' in asked(table, who) else asked(table, who)[0]}")
    assert part(table).reserve[0] == 3 - lost
    assert "mercenaries" not in army(table, "Red")
    assert heard(table, "mercenaries-home") == [f"Red mercenaries-home blaye {3 - lost}"]


@rule("X-TAC-47")
def test_the_dead_go_to_the_pool() -> None:
    table = war(red={"men": 9}, blue={"men": 1}, tactics={"reserve": {"Blue": 2}}, dice=faces(3, 3, 1))
    attack(table, until=("commit-mercenaries",))
    table.play("Blue commit 2")
    let_go(table)
    assert part(table).reserve == [0, 0, 0, 0]
    assert seen_by(table, "Red")["tactics"]["pool"] == 5


@rule("X-TAC-48", "X-GEN-43")
def test_mercenaries_fight_as_men_at_arms_but_hold_besiege_and_pillage_nothing() -> None:
    table = stage(
        4,
        phase="none",
        flags=TACTICS,
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Charles": "blaye"}},
        troops={"Red": {"blaye": {"mercenaries": 3}}},
        forts={"blaye": "stronghold"},
        mills={"blaye": 1},
    )
    g = state(table)
    assert not is_present(g, 0, BLAYE)
    assert garrison_at(g, 0, BLAYE) == 0
    assert g.control[BLAYE] == 1
    assert not may_besiege(g, 0, BLAYE)
    assert bar_plunder(g, 0, BLAYE) == "F-6.5-02"


@rule("X-TAC-48", "X-TAC-46")
def test_a_captive_guarded_only_by_mercenaries_is_free_at_the_end_of_the_phase() -> None:
    table = stage(
        4,
        phase="none",
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Charles": "sigy", "Eric": "blaye"}},
        captives={"Arthur": "Blue"},
        troops={"Blue": {"blaye": {"mercenaries": 2}}},
    )
    g = state(table)
    put(g, LORDS.index("Eric"), village("sigy"))
    release_unguarded(g, BLAYE)
    assert g.captor[LORDS.index("Arthur")] == 1  # the Mercenaries still hold him
    run(table, homeward)
    assert g.captor[LORDS.index("Arthur")] == -1
    assert part(table).reserve == [0, 2, 0, 0]


@rule("X-TAC-49", "X-TAC-65")
def test_in_a_cavalcade_only_the_side_that_is_hit_has_mercenaries_archers_and_bombards() -> None:
    table = moving(
        edition="en2014",
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}},
        troops={
            "Red": {"blaye": [0, 2], "charolles": {"archers": 2, "bombards": 1, "men": 1}},
            "Blue": {"charolles": {"men": 3, "archers": 1, "bombards": 1}},
        },
        control={"charolles": "Blue"},
        tactics={"reserve": {"Red": 2, "Blue": 2}},
        chance=faces(1, 1, 1, 1, 1, 1),
    )
    go(table, "Red lead Arthur", "Red with-knights 2", "Red march charolles")
    go(table, "Red charge 1")
    go(table, "Blue refuse")
    assert table.prompt("Blue") == "commit-mercenaries"
    assert why(table, "Red commit 1") == "X-TAC-49"
    table.play("Blue commit 2")
    let_go(table, ("choose-re-roll",))
    assert heard(table, "volley") == ["Blue volley 1 1 1"]
    assert table.prompt("Blue") == "choose-re-roll"  # and nobody asked Red before
    assert heard(table, "dice-shown")[0].startswith("Red")
    table.play("Blue done")
    assert part(table).reserve[:2] == [2, 0]


def unrest(edition: str = "", chance: list[int] | None = None, **more: Any) -> Stage:
    """Famine in Blue's Village; Red has an Uprising, Blue three Mercenaries in reserve."""
    whole: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Charles": "mazilles"}},
        "troops": {"Blue": {"mazilles": [3, 0]}},
        "hands": {"Red": ["uprising"]},
        "famine": [2],
        "forts": {"mazilles": "city"},
        "tactics": {"reserve": {"Blue": 4}},
        **more,
    }
    return stage(3, edition=edition, flags=TACTICS, phase="battles", chance=chance, **whole)


@rule("X-TAC-50", "X-TAC-51", "X-TAC-79")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("face", "left"), [(1, 2), (2, 1), (3, 0)])
def test_an_uprising_against_a_reserve(edition: str, face: int, left: int) -> None:
    """Die and one; no wall counts, and nothing else is hurt."""
    table = unrest(edition, faces(face))
    table.play("Red play uprising")
    assert {"rise mazilles", "rise-reserve mazilles"} <= set(asked(table, "Red"))
    assert why(table, "Red rise-reserve sigy") == "X-TAC-51"
    table.play("Red rise-reserve mazilles")
    assert part(table).reserve == [0, left, 0]
    assert army(table, "Blue", "mazilles") == {"men": 3}
    assert seen_by(table, "Red")["tactics"]["pool"] == 5 - left
    assert "Red reserve-rose mazilles Blue" in table.events()


@rule("X-TAC-51")
def test_clergy_may_calm_it_as_if_it_were_in_the_village() -> None:
    table = unrest("fr2015", [5], titles={"Charles": ["bishop-2"]})
    table.play("Red play uprising", "Red rise-reserve mazilles")
    assert table.prompt("Blue") == "calm-rising"
    table.play("Blue calm Charles")
    assert part(table).reserve == [0, 4, 0]
    assert "rising-failed mazilles" in table.events()


@rule("X-TAC-79", "X-TAC-50")
def test_without_a_reserve_in_reach_the_card_works_as_ever() -> None:
    table = unrest(tactics={"reserve": {"Red": 2}}, chance=faces(1))
    table.play("Red play uprising")
    assert set(asked(table, "Red")) == {text for text in asked(table, "Red") if text.startswith("rise ")}
    both = unrest(chance=faces(1), forts={})
    both.play("Red play uprising", "Red rise mazilles")
    assert part(both).reserve == [0, 4, 0]
    assert army(both, "Blue", "mazilles") == {"men": 1}
