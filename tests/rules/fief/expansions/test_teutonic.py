"""X-TEU: Teutonic Lords, their Knights and the bonus, Teutonic Strongholds."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import settle
from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.teutonic.knights import Zeal
from oyez.games.fief.game import GAME
from oyez.games.fief.hidden.resampling import resample
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, Battle, cavalcade_battle, plain_battle
from oyez.games.fief.rules.battle.phase import bar_attack
from oyez.games.fief.rules.battle.rolls import dice_of, hits_of, penalty
from oyez.games.fief.rules.board.pieces import FURTHER, of
from oyez.games.fief.rules.board.tables import GREAT_STRONGHOLD, MOST, VILLAGES
from oyez.games.fief.rules.cards.disasters import DISASTERS
from oyez.games.fief.rules.court.captivity import capture
from oyez.games.fief.rules.march.columns import begin, entry_road
from oyez.games.fief.rules.march.followers import able_pieces
from oyez.games.fief.rules.opportunities.assassination import can_assassinate
from oyez.games.fief.rules.opportunities.rising_strike import Strike
from oyez.games.fief.views.view import view
from tests.rule import rule
from tests.rules.fief.battlefield import field
from tests.rules.fief.court import asked, buying, court, kill, lord, why
from tests.rules.fief.marching import moving, open_to
from tests.rules.fief.marching import why as why_march
from tests.rules.fief.moments import acts, quiet
from tests.rules.fief.table import EDITIONS, run, stage, state

ON = {"teutonic": "on"}
MASTER = "teutonic-grand-master"
EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)
BLAYE = VILLAGES.index("blaye")
LORDS: dict[str, Any] = {"Red": {"Arthur": "blaye", "Gauvain": "charolles"}, "Blue": {"Eric": "sigy"}}


def army(number: int, men: int = 0, knights: int = 0) -> dict[str, int]:
    return {"men": men, "knights": knights, "teutonic-knights": number}


def facing(number: int, *members: str, flags: dict[str, Any] | None = None, **position: Any) -> Stage:
    """Red has so many Teutonic Knights and a Man-at-Arms in Blaye, Blue two men and a Knight."""
    table = field(flags={**ON, **(flags or {})}, red=(1, 0), teutonic={"members": list(members)}, **position)
    state(table).others[BLAYE * MOST] = of(FURTHER, number)
    return table


def bonus(table: Stage, side: int = ATTACK, battle: Battle | None = None) -> int:
    """What the numbers of the box add in a battle of Red against Blue in Blaye."""
    g = state(table)
    return Zeal(2, 1).bonus(g, battle or plain_battle(g.rules.seats, BLAYE, 0, 1), side, 1)


@rule("X-TEU-01", "X-TEU-02")
@pytest.mark.parametrize("seats", [3, 6])
def test_set_up(seats: int) -> None:
    g = GAME.setup(GAME.rules(seats, ON), 5, [])
    expected = {"members": [], "titles_left": seats, "strongholds_left": 5}
    assert GAME.view(g, 1)["teutonic"] == expected
    kind = g.rules.kinds.all[FURTHER]
    assert (kind.name, kind.supply, kind.points, kind.common) == ("teutonic-knights", 12, 3, True)
    assert GREAT_STRONGHOLD not in g.forts
    assert not any(g.others)


@rule("X-TEU-03")
@pytest.mark.parametrize("left", [0, 1])
def test_the_title_brings_a_knight_if_one_is_left(left: int) -> None:
    table = stage(
        3,
        flags={**ON, "numbers": f"teutonic.knight_supply={3 + left}"},
        phase="cards",
        lords=LORDS,
        troops={"Blue": {"sigy": army(3)}},
    )
    while table.prompt("Red") != "draw-cards":
        table.play("Red done")
    table.play("Red join-teutonic Arthur").expect(
        events=["Red became-teutonic Arthur"], state={"troops.Red.blaye": [0, 0, left]}
    )
    if left:
        table.expect(state={"stock.Red": [13, 8, 0]})


@rule("X-TEU-04", "X-TEU-05", "X-TEU-31", "X-GEN-14", "X-GEN-15")
@EVERY_EDITION
def test_knights_cost_three_and_count_among_the_four(edition: str) -> None:
    table = buying(
        3, edition=edition, flags=ON, lords=LORDS, teutonic={"members": ["Arthur"]}, deniers={"Red": 20}
    )
    offered = [text for text in asked(table, "Red") if text.startswith("teutonic-knight")]
    assert offered == ["teutonic-knight blaye"]
    assert why(table, "Red", "teutonic-knight charolles") == "X-TEU-05"
    table.play(*["Red teutonic-knight blaye"] * 3, "Red recruit blaye")
    table.expect(state={"deniers.Red": 20 - 9 - 1, "troops.Red.blaye": [1, 0, 3]})
    assert why(table, "Red", "teutonic-knight blaye") == "F-4.1-07"
    scarce = buying(
        3,
        flags={**ON, "numbers": "teutonic.knight_supply=1"},
        lords=LORDS,
        teutonic={"members": ["Arthur"]},
        deniers={"Red": 20},
    ).play("Red teutonic-knight blaye")
    assert why(scarce, "Red", "teutonic-knight blaye") == "X-GEN-15"
    poor = buying(3, flags=ON, lords=LORDS, teutonic={"members": ["Arthur"]}, deniers={"Red": 2})
    assert why(poor, "Red", "teutonic-knight blaye") == "X-GEN-12"


@rule("X-TEU-05", "X-TEU-26")
def test_into_an_own_teutonic_stronghold_unless_it_is_besieged() -> None:
    position: dict[str, Any] = {
        "flags": ON,
        "lords": {"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "blaye"}},
        "troops": {"Red": {"blaye": [1, 0]}, "Blue": {"blaye": [2, 0]}},
        "control": {"blaye": "Red"},
        "forts": {"blaye": "great-stronghold"},
        "teutonic": {"members": ["Eric"]},
        "deniers": {"Red": 9, "Blue": 9},
    }
    free = buying(3, **position)
    assert "teutonic-knight blaye" in asked(free, "Red")
    besieged = buying(3, sieges={"blaye": {"Blue": 1}}, **position)
    assert why(besieged, "Red", "teutonic-knight blaye") == "F-4.1-06"
    besieger = buying(3, who="Blue", sieges={"blaye": {"Blue": 1}}, **position)
    assert "teutonic-knight blaye" in asked(besieger, "Blue")
    plain = buying(3, **{**position, "forts": {"blaye": "stronghold"}})
    assert why(plain, "Red", "teutonic-knight blaye") == "X-TEU-05"


@rule("X-TEU-06", "X-TEU-27")
@EVERY_EDITION
def test_only_a_free_teutonic_lord_takes_them_along(edition: str) -> None:
    position: dict[str, Any] = {
        "edition": edition,
        "flags": ON,
        "lords": {"Red": {"Arthur": "blaye", "Gauvain": "blaye"}},
        "troops": {"Red": {"blaye": army(2)}},
        "teutonic": {"members": ["Arthur"]},
    }
    led = moving(**position).play("Red lead Arthur", "Red with-teutonic-knights 2", "Red march charolles")
    led.expect(state={"troops.Red.charolles": [0, 0, 2]})
    other = moving(**position).play("Red lead Gauvain")
    assert not open_to(other, "Red", "with-teutonic-knights")
    assert why_march(other, "Red", "with-teutonic-knights 1") == "F-5.0-11"
    other.play("Red march charolles").expect(state={"troops.Red.blaye": [0, 0, 2]})
    other.expect(state={"control.blaye": "Red"})


@rule("X-TEU-06", "X-TEU-27")
def test_left_behind_they_defend_and_a_captive_lord_leaves_them_there() -> None:
    table = court(
        3,
        flags=ON,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        troops={"Red": {"blaye": army(2)}, "Blue": {"blaye": [1, 0]}},
        control={"blaye": "Red"},
        teutonic={"members": ["Arthur"]},
    )
    g = state(table)
    capture(g, lord("Arthur"), 1)
    settle(g)
    table.expect(state={"troops.Red.blaye": [0, 0, 2], "control.blaye": "Red"})
    assert dice_of(g, plain_battle(3, BLAYE, 1, 0), DEFENCE) == 1  # 6 SP
    assert bonus(table, DEFENCE, plain_battle(3, BLAYE, 1, 0)) == 0
    GAME.conserve(g)


@rule("X-TEU-07")
def test_no_ban_no_free_talk_and_murder_allowed() -> None:
    table = facing(2, "Arthur", "Charles")
    assert bar_attack(state(table), 0, BLAYE, 1) == ""
    calm = quiet(
        3,
        flags={"teutonic": "on", "templars": "on"},
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
        teutonic={"members": ["Arthur", "Eric"]},
        hands={"Red": ["assassination"]},
    )
    assert acts(calm, "Red", "confer") == []
    assert can_assassinate(state(calm), 0)


@rule("X-TEU-09", "X-TEU-10")
@pytest.mark.parametrize("number", range(7))
def test_one_hit_for_two_knights_or_for_each_with_any_grand_master(number: int) -> None:
    assert bonus(facing(number, "Arthur")) == number // 2
    own = facing(number, "Arthur", titles={"Arthur": [MASTER]})
    assert bonus(own) == number
    foreign = facing(number, "Arthur", "Charles", titles={"Charles": [MASTER]})
    assert bonus(foreign) == number


@rule("X-TEU-11")
def test_each_player_needs_an_own_free_lord_in_the_battle() -> None:
    assert bonus(facing(4)) == 0
    assert bonus(facing(4, "Gauvain", elsewhere={"Red": {"Gauvain": "sigy"}})) == 0
    table = facing(3, "Arthur", "Eric", green=(1, 0), green_lords=("Eric",))
    g = state(table)
    g.others[BLAYE * MOST + 2] = of(FURTHER, 3)
    together = plain_battle(4, BLAYE, 0, 1).taking(2, ATTACK)
    assert bonus(table, ATTACK, together) == 1 + 1  # 3 and 3, not 6 together
    assert bonus(table) == 1


@rule("X-GEN-47", "X-GEN-48")
def test_in_attack_defence_and_cavalcade_but_not_without_a_die() -> None:
    table = facing(4, "Arthur")
    g = state(table)
    attack, defence = plain_battle(4, BLAYE, 0, 1), plain_battle(4, BLAYE, 1, 0)
    assert (bonus(table, ATTACK, attack), bonus(table, DEFENCE, defence)) == (2, 2)
    assert hits_of(g, attack, ATTACK, [1]) == 1 + 2
    assert hits_of(g, attack, ATTACK, []) == 0
    riding = cavalcade_battle(4, BLAYE, 0, 1, 1 << lord("Arthur"), 0).changed(rider_others=of(FURTHER, 2))
    assert bonus(table, ATTACK, riding) == 1


@rule("X-TEU-21")
def test_a_captured_lord_gives_no_bonus_unless_another_is_there() -> None:
    for more, expected in (((), 0), (("Gauvain",), 2)):
        lords = ("Arthur", "Gauvain", "Othon")
        table = facing(4, "Arthur", *more, red_lords=lords)
        g = state(table)
        assert bonus(table) == 2
        g.captor[lord("Arthur")] = 1
        assert bonus(table) == expected


@rule("X-TEU-22")
def test_killing_the_grand_master_ends_the_full_bonus() -> None:
    table = court(
        3,
        flags=ON,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "blaye"}},
        troops={"Red": {"blaye": army(4)}, "Green": {"blaye": [1, 0]}},
        teutonic={"members": ["Arthur", "Eric"]},
        titles={"Eric": [MASTER]},
    )
    battle = plain_battle(3, BLAYE, 0, 2)
    assert bonus(table, ATTACK, battle) == 4
    kill(table, "Eric")
    assert bonus(table, ATTACK, battle) == 2


@rule("X-TEU-29", "X-GEN-70")
def test_the_grail_takes_nothing_from_the_bonus_and_the_spear_adds() -> None:
    table = facing(4, "Arthur", flags={"holy_relics": True}, relics={"spear": "Arthur", "grail": "Charles"})
    g = state(table)
    assert hits_of(g, plain_battle(4, BLAYE, 0, 1), ATTACK, [1, 3]) == 0 + 2 + 1 + 2


@rule("X-TEU-13", "X-TEU-14", "X-TEU-32", "X-GEN-12")
@EVERY_EDITION
def test_strongholds_bought_and_upgraded(edition: str) -> None:
    position: dict[str, Any] = {
        "edition": edition,
        "flags": ON,
        "lords": {"Red": {"Arthur": "blaye", "Gauvain": "charolles", "Othon": "sigy"}},
        "deniers": {"Red": 14},
    }
    table = buying(3, teutonic={"members": ["Arthur", "Othon"]}, forts={"sigy": "stronghold"}, **position)
    offered = [
        text for text in asked(table, "Red") if text.split(" ")[0][:12] in ("teutonic-str", "teutonic-upg")
    ]
    assert offered == ["teutonic-stronghold blaye", "teutonic-upgrade sigy"]
    for choice in ("teutonic-stronghold charolles", "teutonic-stronghold sigy", "teutonic-upgrade blaye"):
        assert why(table, "Red", choice) == "X-TEU-14"
    before: int = table.get("supply.strongholds")
    table.play("Red teutonic-stronghold blaye", "Red teutonic-upgrade sigy")
    table.expect(
        events=["Red built-teutonic-stronghold blaye", "Red upgraded-stronghold sigy"],
        state={"deniers.Red": 0, "forts.blaye": "great-stronghold", "forts.sigy": "great-stronghold"},
    )
    assert table.get("supply.strongholds") == before + 1  # the replaced one is back in the pool
    assert table.view("Blue")["teutonic"]["strongholds_left"] == 3  # type: ignore[index]


@rule("X-TEU-13", "X-TEU-14")
def test_no_city_no_money_no_captive_and_no_sixth() -> None:
    lords = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}}
    city = buying(
        3,
        flags=ON,
        lords={"Red": {"Arthur": "blaye", "Gauvain": "blaye"}},
        titles={"Gauvain": ["fief-blaye"]},
        forts={"blaye": "city"},
        teutonic={"members": ["Arthur"]},
        deniers={"Red": 30},
    )
    assert why(city, "Red", "teutonic-upgrade blaye") == "X-TEU-14"
    poor = buying(3, flags=ON, lords=lords, teutonic={"members": ["Arthur"]}, deniers={"Red": 9})
    assert why(poor, "Red", "teutonic-stronghold blaye") == "X-TEU-13"
    five = dict.fromkeys(("sigy", "bourg", "tournus", "pugnac", "marcamps"), "great-stronghold")
    full = buying(3, flags=ON, lords=lords, forts=five, teutonic={"members": ["Arthur"]}, deniers={"Red": 30})
    assert why(full, "Red", "teutonic-stronghold blaye") == "X-GEN-15"
    captive = buying(
        3,
        flags=ON,
        lords={**lords, "Red": {"Arthur": "blaye", "Gauvain": "blaye"}},
        troops={"Red": {"blaye": [1, 0]}},
        captives={"Arthur": "Blue"},
        control={"blaye": "Red"},
        teutonic={"members": ["Arthur"]},
        deniers={"Red": 30},
    )
    assert why(captive, "Red", "teutonic-stronghold blaye") == "X-TEU-14"


@rule("X-TEU-15", "X-TEU-20")
def test_it_has_the_walls_of_a_city_whoever_holds_it() -> None:
    table = facing(4, "Arthur", fort="great-stronghold")
    g = state(table)
    battle = plain_battle(4, BLAYE, 0, 1)
    assert penalty(g, battle) == 2
    g.sieges[BLAYE * MOST] = 1
    assert penalty(g, battle) == 1
    g.sieges[BLAYE * MOST] = 2
    assert penalty(g, battle) == 0
    g.sieges[BLAYE * MOST] = 0
    assert penalty(g, battle.changed(passage=True)) == 0


def test_it_is_a_stronghold_for_new_troops_sieges_and_titles() -> None:
    position: dict[str, Any] = {
        "flags": ON,
        "lords": {"Red": {"Arthur": "sigy"}},
        "troops": {"Red": {"les-essarts": [1, 0], "st-paul": [1, 0]}},
        "forts": {"les-essarts": "great-stronghold"},
        "deniers": {"Red": 20},
    }
    table = buying(3, **position)
    assert "recruit les-essarts" in asked(table, "Red")
    assert why(table, "Red", "stronghold les-essarts") == "F-4.2-02"
    assert "buy-title les-essarts" in asked(table, "Red")
    besieged = facing(4, "Arthur", fort="great-stronghold", sieges={"blaye": {"Red": 1}})
    besieged.expect(state={"sieges.blaye": [1, 0, 0, 0]})


@rule("X-TEU-17")
def test_a_city_is_exchanged_for_a_counter_of_the_pool() -> None:
    position: dict[str, Any] = {
        "flags": ON,
        "lords": {"Red": {"Arthur": "sigy"}},
        "troops": {"Red": {"les-essarts": [1, 0], "st-paul": [1, 0]}},
        "deniers": {"Red": 20},
    }
    table = buying(3, forts={"les-essarts": "great-stronghold"}, **position)
    before: int = table.get("supply.strongholds")
    table.play("Red buy-title les-essarts")
    table.expect(state={"forts.les-essarts": "city", "supply.strongholds": before - 1})
    assert table.view("Red")["teutonic"]["strongholds_left"] == 5  # type: ignore[index]
    others = [name for name in VILLAGES if name not in ("les-essarts", "st-paul")][:12]
    full = {**dict.fromkeys(others, "stronghold"), "les-essarts": "great-stronghold"}
    none_left = buying(3, forts=full, **position)
    assert why(none_left, "Red", "buy-title les-essarts") == "X-TEU-17"


@rule("X-TEU-18")
def test_it_stays_when_its_village_changes_hands_or_the_lord_dies() -> None:
    table = court(
        3,
        flags=ON,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        control={"blaye": "Red"},
        forts={"blaye": "great-stronghold"},
        teutonic={"members": ["Arthur"]},
    )
    kill(table, "Arthur").expect(state={"forts.blaye": "great-stronghold", "control.blaye": "Blue"})


@rule("X-TEU-19")
@pytest.mark.parametrize("cards", [2, 3])
def test_an_uprising_loses_two_dice_and_may_burn_it_down(cards: int) -> None:
    table = court(
        3,
        flags={**ON, "stronghold_destroyed_by_uprising": True},
        lords={"Red": {"Gauvain": "charolles"}},
        troops={"Red": {"blaye": [1, 0]}},
        forts={"blaye": "great-stronghold"},
    )
    run(table.chance(*([4] if cards == 3 else [])), [Strike(BLAYE, 1, cards, False)])
    table.expect(state={"forts.blaye": "none" if cards == 3 else "great-stronghold"})
    table.expect(state={"troops.Red.blaye": [0 if cards == 3 else 1, 0, 0]})


@rule("X-TEU-23")
def test_the_plague_counts_them_as_units_and_their_lords_roll() -> None:
    table = stage(
        3,
        flags=ON,
        phase="none",
        track=["plague"],
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": army(2)}},
        teutonic={"members": ["Arthur"]},
    )
    run(table.chance(0, 5), [DISASTERS])
    table.expect(events=["Red plague-rolled Arthur 6", "Red others-buried blaye"])
    table.expect(state={"troops.Red.blaye": [0, 0, 1]})


@rule("X-TEU-25", "X-GEN-73")
def test_they_ride_with_a_teutonic_lord() -> None:
    position: dict[str, Any] = {
        "edition": "fr2015",
        "flags": ON,
        "lords": {"Red": {"Arthur": "blaye", "Gauvain": "blaye"}},
        "troops": {"Red": {"blaye": army(2)}},
        "teutonic": {"members": ["Arthur"]},
    }
    table = moving(**position).play("Red lead Arthur", "Red with-teutonic-knights 2")
    assert "ride" in open_to(table, "Red")
    table.play("Red ride")
    table.expect(events=["Red declared-cavalcade Arthur blaye 2"])
    without = moving(**position).play("Red lead Gauvain")
    assert why_march(without, "Red", "ride") == "F-5.2-06"


@rule("X-GEN-73", "F-5.2-07", "F-5.0-04")
@pytest.mark.parametrize(("moves", "able"), [(0, 2), (1, 2), (2, 0), (3, 0)])
def test_riders_who_have_made_their_moves_ride_no_further(moves: int, able: int) -> None:
    """Those who came by the same road with somebody else do not replace riders of the group who fell."""
    band = {"village": "blaye", "seat": "Red", "troops": army(2), "moves": moves, "from": "charolles"}
    table = moving(
        edition="fr2015",
        flags=ON,
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": army(2)}},
        teutonic={"members": ["Arthur"]},
        moves={"Arthur": 1},
        road={"Arthur": "charolles"},
        bands=[band] if moves else [],
    )
    g = state(table)
    column = begin(g, lord("Arthur"))
    riding = column.of(column.lords, 0, 0, 0, others=of(FURTHER, 2)).riding()
    assert able_pieces(g, riding, riding.lords, 2, entry_road(riding)) == of(FURTHER, able)


@rule("X-TEU-28")
def test_in_a_city_that_passes_to_the_spouse_they_become_knights() -> None:
    table = court(
        4,
        flags=ON,
        lords={"Red": {"Othon": "blaye", "Arthur": "sigy"}, "Blue": {"Blanche": "bourg"}},
        troops={"Red": {"blaye": army(2, men=1)}},
        titles={"Othon": ["fief-blaye"]},
        forts={"blaye": "city"},
        married=[["Othon", "Blanche"]],
        teutonic={"members": ["Arthur"]},
    )
    kill(table, "Othon")
    table.expect(state={"holders.fief-blaye": "Blanche", "troops.Blue.blaye": [1, 2, 0]})
    table.expect(state={"troops.Red.blaye": [0, 0, 0]})


@rule("X-TEU-30", "X-TEU-31", "X-GEN-68")
def test_under_fog_knights_lie_face_down_and_may_lie_anywhere() -> None:
    """Whoever imagines the table does not know where they are: over some tries they lie elsewhere."""
    table = quiet(
        3,
        flags={**ON, "fog_of_war": True},
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
        troops={"Red": {"blaye": army(2, men=1), "charolles": [3, 1]}},
        forts={"charolles": "great-stronghold"},
        teutonic={"members": ["Arthur"]},
    )
    g = state(table)
    seen: Any = view(g, 1)
    assert seen["villages"][BLAYE]["troops"][0]["teutonic-knights"] is None
    assert seen["villages"][BLAYE]["troops"][0]["counters"] == 3
    assert seen["teutonic"]["members"] == [lord("Arthur")]
    assert seen["villages"][VILLAGES.index("charolles")]["fort"] == GREAT_STRONGHOLD
    found = set()
    for seed in range(20):
        other = resample(g, 1, seed)
        GAME.conserve(other)
        assert view(other, 1) == seen
        found.add(other.others[BLAYE * MOST])
    assert found == {of(FURTHER, number) for number in range(3)}
