"""X-TEM-07, -42, -49, X-TEU-12, -16: Lords of the orders on the march, in battle, with relics, behind their walls."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.crusades.assault import Assault
from oyez.games.fief.expansions.crusades.saladin import Revenge
from oyez.games.fief.rules.battle.phase import bar_attack
from oyez.games.fief.rules.battle.sieges import bar_besiege
from oyez.games.fief.rules.board.tables import GRAIL, VILLAGES
from oyez.games.fief.rules.court.captivity import places_for
from oyez.games.fief.rules.opportunities.ambush import bar_waylay
from tests.rule import rule
from tests.rules.fief.battlefield import faces, field
from tests.rules.fief.court import asked, buying, lord, why
from tests.rules.fief.expansions.outremer import abroad, told
from tests.rules.fief.expansions.tactical import army, attack, heard, war
from tests.rules.fief.marching import go, moving, open_to
from tests.rules.fief.marching import why as why_march
from tests.rules.fief.moments import acts, deal, holy
from tests.rules.fief.table import EDITIONS, run, stage, state

TEMPLARS = {"templars": "on"}
TEUTONIC = {"teutonic": "on"}
EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)
BLAYE = VILLAGES.index("blaye")


# --- A Templar on the march (X-TEM-07) ---


def wandering(edition: str = "", /, **position: Any) -> Stage:
    """Red's Arthur is a Templar in Blaye; Blue's Eric has Charolles."""
    given: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "charolles"}},
        "troops": {"Red": {"blaye": [2, 1]}, "Blue": {"charolles": [1, 0]}},
        "templars": {"members": ["Arthur"]},
    }
    return moving(edition=edition, flags=TEMPLARS, **{**given, **position})


@rule("X-TEM-07")
@EVERY_EDITION
def test_he_moves_with_troops_into_an_empty_village_and_controls_it(edition: str) -> None:
    table = wandering(edition, lords={"Red": {"Arthur": "blaye"}}, troops={"Red": {"blaye": [2, 1]}})
    go(table, "Red lead Arthur", "Red with-men 1", "Red with-knights 1", "Red march charolles")
    table.expect(state={"control.charolles": "Red", "troops.Red.charolles": [1, 1, 1]})


@rule("X-TEM-07")
@EVERY_EDITION
def test_he_enters_a_foreign_village_and_takes_no_control_from_who_is_there(edition: str) -> None:
    table = wandering(edition)
    go(table, "Red lead Arthur", "Red with-men 2", "Red march charolles")
    table.expect(
        state={"control.charolles": "Blue", "at.Arthur": "charolles", "troops.Red.charolles": [2, 0, 1]}
    )


@rule("X-TEM-07")
@EVERY_EDITION
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_he_is_asked_for_passage_and_gives_or_refuses_it(edition: str, answer: str) -> None:
    """Blaye is held by a Templar alone; Blue comes through."""
    table = moving(
        edition=edition,
        flags=TEMPLARS,
        lords={"Red": {"Eric": "charolles"}, "Blue": {"Arthur": "blaye"}},
        troops={"Red": {"charolles": [2, 0]}},
        templars={"members": ["Arthur"]},
        control={"blaye": "Blue"},
    )
    go(table, "Red lead Eric", "Red with-men 2", "Red march blaye")
    onward = sorted(open_to(table, "Red", "ask"))[0]
    go(table, f"Red {onward}")
    assert asked(table, "Blue") == ["accept", "refuse"]
    go(table, f"Blue {answer}")
    passes = onward.replace("ask", "march") in open_to(table, "Red", "march")
    assert passes is (answer == "accept")


@rule("X-TEM-07")
def test_he_holds_captives_and_takes_them_along() -> None:
    table = wandering(
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye", "Gauvain": "sigy"}},
        troops={},
        captives={"Eric": "Red"},
    )
    table.expect(state={"captives.Eric": "Red"})
    go(table, "Red lead Arthur", "Red escort Eric", "Red march charolles")
    table.expect(state={"at.Arthur": "charolles", "at.Eric": "charolles", "captives.Eric": "Red"})


# --- Ambush (X-TEM-42) ---


def ambushed(edition: str, holder: str, **position: Any) -> Stage:
    """Red attacks Blue in Blaye; Charles of Blue is a Templar; the holder has an Ambush."""
    table = field(
        edition=edition,
        flags=TEMPLARS,
        templars={"members": position.pop("members", ["Charles"])},
        hands={holder: ["ambush"]},
        **position,
    )
    return attack(table, until=("before-battle",))


@rule("X-TEM-42")
@EVERY_EDITION
def test_his_player_plays_an_ambush_while_he_defends(edition: str) -> None:
    table = ambushed(edition, "Blue")
    assert table.prompt("Blue") == "before-battle"
    table.play("Blue play ambush")
    table.expect(state={"captives.Arthur": "Blue"})


@rule("X-TEM-42")
@EVERY_EDITION
def test_he_is_its_victim_like_any_lord_and_his_knight_is_gone(edition: str) -> None:
    table = ambushed(edition, "Red")
    table.play("Red play ambush")
    table.expect(state={"captives.Charles": "Red"}, events=["Blue others-lost blaye"])
    assert "templar-knights" not in army(table, "Blue")


@rule("X-TEM-42")
def test_who_sits_out_is_no_victim_and_gives_no_right_to_an_ambush() -> None:
    """Red's Arthur is a Templar too and keeps out of the attack that Gauvain leads."""
    table = ambushed("fr2015", "Red", members=["Arthur", "Charles"], red_lords=("Arthur", "Gauvain"))
    g = state(table)
    assert bar_waylay(g, 1, lord("Arthur")) == "F-10.5-02"
    assert bar_waylay(g, 1, lord("Gauvain")) == ""
    assert bar_waylay(g, 0, lord("Charles")) == ""


@rule("X-TEM-42")
def test_breaking_out_he_may_be_its_victim() -> None:
    table = field(
        edition="fr2015",
        flags=TEMPLARS,
        templars={"members": ["Arthur"]},
        control="Red",
        fort="stronghold",
        sieges={"blaye": {"Blue": 1}},
        hands={"Blue": ["ambush"]},
    )
    attack(table, until=("before-battle",)).play("Blue play ambush")
    table.expect(state={"captives.Arthur": "Blue"})


# --- Relics (X-TEM-49) ---


@rule("X-TEM-49")
def test_he_carries_a_relic_given_to_him() -> None:
    position: dict[str, Any] = {
        "flags": TEMPLARS,
        "templars": {"members": ["Charles"]},
        "relics": {"grail": "Arthur"},
        "claimed": ["grail"],
    }
    own = holy(lords={"Red": {"Arthur": "sigy", "Charles": "sigy"}, "Blue": {"Eric": "bourg"}}, **position)
    assert acts(own, "Red", "pass-relic") == ["pass-relic grail"]
    own.play("Red pass-relic grail")
    assert state(own).relic_lord[GRAIL] == lord("Charles")
    foreign = holy(lords={"Red": {"Arthur": "sigy"}, "Blue": {"Charles": "sigy"}}, **position)
    deal(foreign, "Red", "Blue", "give-relic grail")  # for a Diplomacy marker (X-GEN-69)
    assert state(foreign).relic_lord[GRAIL] == lord("Charles")


def armed(relic: str, spear: str = "attack_only", **position: Any) -> Stage:
    """Red attacks Blue in Blaye; Charles of Blue and Arthur of Red are Templars, one has a relic."""
    flags = {**TEMPLARS, "holy_relics": True, "spear": spear, "tactics": "on"}
    bearer = position.pop("bearer", "Charles")
    return war(
        flags=flags,
        templars={"members": position.pop("members", ["Arthur", "Charles"])},
        relics={relic: bearer},
        claimed=[relic],
        dice=faces(2, 1, 1, 1),
        **{"red": {"men": 5}, "blue": {"men": 2}, "red_lords": ("Arthur", "Gauvain"), **position},
    )


@rule("X-TEM-49")
def test_he_uses_the_grail_in_defence() -> None:
    table = attack(armed("grail"))
    assert heard(table, "rolled")[0] == "Red rolled 1 1 2"  # a 2 counts 1


@rule("X-TEM-49")
@pytest.mark.parametrize(("spear", "hits"), [("attack_only", 1), ("always", 2)])
def test_he_uses_the_spear_in_defence_only_by_the_flag(spear: str, hits: int) -> None:
    table = attack(armed("spear", spear))
    assert heard(table, "rolled")[1] == f"Blue rolled 1 {hits} 1"


@rule("X-TEM-49")
@pytest.mark.parametrize("spear", ["attack_only", "always"])
def test_an_attack_he_keeps_out_of_has_nothing_of_his_spear(spear: str) -> None:
    table = attack(armed("spear", spear, bearer="Arthur"))
    assert heard(table, "rolled")[0] == "Red rolled 1 2 2"


@rule("X-TEM-49")
def test_he_uses_the_spear_when_he_breaks_out() -> None:
    siege: dict[str, Any] = {
        "control": "Red",
        "fort": "stronghold",
        "sieges": {"blaye": {"Blue": 1}},
        "members": ["Arthur"],
    }
    table = attack(armed("spear", bearer="Arthur", red={"men": 1}, red_lords=("Arthur",), **siege))
    assert heard(table, "rolled")[0] == "Red rolled 1 3 2"


@rule("X-TEM-49")
def test_he_uses_the_spear_on_a_crusade() -> None:
    table = abroad(
        {"lord": "Arthur", "at": 1, "troops": [2, 0]},
        tiles=("jaffa",),
        flags={**TEMPLARS, "holy_relics": True, "spear": "attack_only"},
        templars={"members": ["Arthur"]},
        relics={"spear": "Arthur"},
        claimed=["spear"],
        dice=(1, 1),
    )
    run(table, [Assault(0)]).play("Red storm")
    assert told(table, "rolled")[0].split()[2:4] == ["1", "2"]


# --- The Teutonic bonus (X-TEU-12) ---


def teutonic(red: dict[str, int], blue: dict[str, int], /, **position: Any) -> Stage:
    """Arthur of Red and Charles of Blue are Teutonic Lords."""
    return war(
        red=red,
        blue=blue,
        flags={**TEUTONIC, **position.pop("flags", {})},
        teutonic={"members": ["Arthur", "Charles"]},
        **position,
    )


@rule("X-TEU-12")
@EVERY_EDITION
def test_the_bonus_in_every_roll_of_attack_and_defence_but_not_of_archers(edition: str) -> None:
    """Red has two Teutonic Knights and an Archer, Blue four and two Archers."""
    table = teutonic(
        {"teutonic-knights": 2, "archers": 1, "men": 9},
        {"teutonic-knights": 4, "archers": 2, "men": 9},
        edition=edition,
        dice=faces(*[1] * 14),
    )
    attack(table)
    assert heard(table, "volley") == ["Red volley 1 1 1", "Blue volley 2 2 1"]
    while len(heard(table, "rolled")) < 4:
        decision = state(table).pending[0]
        texts = [action.text for action in decision.options]
        table.play(f"{table.names[decision.seat]} {'fight' if 'fight' in texts else texts[0]}")
    rolled = [event.split() for event in heard(table, "rolled")]
    assert len(rolled) >= 4  # two rolls of both
    for seat, _, dice, hits, _ in rolled[:4]:
        assert int(hits) - int(dice) == (1 if seat == "Red" else 2), rolled


@rule("X-TEU-12")
def test_no_bonus_without_a_die() -> None:
    table = teutonic(
        {"teutonic-knights": 1, "men": 1},
        {"men": 9},
        fort="stronghold",
        flags={"zero_dice_attack": "allowed"},
        titles={"Arthur": ["teutonic-grand-master"]},
        dice=faces(1, 1),
    )
    attack(table)
    assert heard(table, "rolled")[0] == "Red rolled 0 0 0"


@rule("X-TEU-12")
def test_the_bonus_in_a_cavalcade() -> None:
    table = moving(
        edition="en2014",
        flags=TEUTONIC,
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": {"teutonic-knights": 2}}, "Blue": {"charolles": [6, 0]}},
        control={"charolles": "Blue"},
        teutonic={"members": ["Arthur"]},
        chance=faces(1, 1, 1, 1, 1),
    )
    go(table, "Red lead Arthur", "Red with-teutonic-knights 2", "Red march charolles")
    go(table, "Red charge 1")
    go(table, "Blue refuse")
    assert heard(table, "rolled")[0].split()[2:4] == [
        "2",
        "3",
    ]  # seven points, two dice, one hit for two Knights


@rule("X-TEU-12")
@pytest.mark.parametrize(("master", "more"), [([], 1), (["teutonic-grand-master"], 2)])
def test_the_bonus_on_a_crusade_against_garrisons_and_saladin(master: list[str], more: int) -> None:
    position: dict[str, Any] = {
        "flags": TEUTONIC,
        "teutonic": {"members": ["Arthur"]},
        "titles": {"Arthur": master},
    }
    riders = {"lord": "Arthur", "at": 1, "troops": [0, 0, 2]}
    storm = abroad(riders, tiles=("jaffa",), dice=(1, 1, 1), **position)
    run(storm, [Assault(0)]).play("Red storm")
    assert told(storm, "rolled")[0].split()[2:4] == ["2", str(2 + more)]
    held = {"held": [1], "garrisons": [0], "saladin": [1, 1]}
    revenge = abroad(riders, tiles=("acre",), round_=2, dice=(1, 1, 1, 1), crusade=held, **position)
    run(revenge, [Revenge(0)])
    assert told(revenge, "rolled")[0].split()[2:4] == ["2", str(2 + more)]


# --- The Teutonic Stronghold in all other rules (X-TEU-16) ---

WALLS = ("stronghold", "great-stronghold")


def walled(fort: str, **position: Any) -> Stage:
    return field(flags=TEUTONIC, fort=fort, **position)


@rule("X-TEU-16")
@EVERY_EDITION
def test_it_is_besieged_controlled_and_attacked_like_a_stronghold(edition: str) -> None:
    """What holds for the one holds for the other, but for the dice."""
    found = []
    for fort in WALLS:
        table = walled(fort, edition=edition, red=(9, 4))
        g = state(table)
        found.append((bar_besiege(g, 0, BLAYE), bar_attack(g, 0, BLAYE, 1), table.get("control.blaye")))
        table.play("Red done", "Red besiege blaye")
        table.expect(state={"sieges.blaye": [1, 0, 0, 0]}, events=["Red besieged blaye"])
    assert found[0] == found[1] == ("", "", 1)


@rule("X-TEU-16")
@EVERY_EDITION
def test_new_troops_and_the_freed_come_into_it_and_it_is_the_condition_of_a_title(edition: str) -> None:
    position: dict[str, Any] = {
        "edition": edition,
        "flags": TEUTONIC,
        "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "bourg"}},
        "troops": {"Red": {"les-essarts": [1, 0], "st-paul": [1, 0]}},
        "deniers": {"Red": 20},
    }
    siege: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "les-essarts"}},
        "troops": {**position["troops"], "Blue": {"les-essarts": [3, 0]}},
        "control": {"les-essarts": "Red"},
        "sieges": {"les-essarts": {"Blue": 1}},
    }
    for fort in WALLS:
        table = buying(3, forts={"les-essarts": fort}, **position)
        assert {"recruit les-essarts", "knight les-essarts"} <= set(asked(table, "Red"))
        assert "recruit st-paul" not in asked(table, "Red")
        assert why(table, "Red", "stronghold les-essarts") == "F-4.2-02"
        assert "buy-title les-essarts" in asked(table, "Red")
        assert VILLAGES.index("les-essarts") in places_for(state(table), lord("Arthur"), 0)
        besieged = buying(3, forts={"les-essarts": fort}, **{**position, **siege})
        assert why(besieged, "Red", "recruit les-essarts") == "F-4.1-06"
    assert "buy-title les-essarts" not in asked(buying(3, **position), "Red")


@rule("X-TEU-16")
@EVERY_EDITION
def test_a_new_lord_is_placed_in_it(edition: str) -> None:
    for fort in WALLS:
        table = stage(
            3,
            edition=edition,
            flags=TEUTONIC,
            phase="cards",
            lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "bourg"}},
            troops={"Red": {"les-essarts": [1, 0]}},
            forts={"les-essarts": fort},
            hands={"Red": ["Charles"]},
        )
        g = state(table)
        table.play("Red done", "Red done", "Blue done", "Green done", "Red play Charles")
        if g.at[lord("Charles")] < 0:
            assert "place les-essarts" in asked(table, "Red")
        else:
            assert g.at[lord("Charles")] == VILLAGES.index("les-essarts")


@rule("X-TEU-16")
def test_no_cavalcade_hits_those_inside_it() -> None:
    for fort in WALLS:
        table = moving(
            edition="en2014",
            flags=TEUTONIC,
            lords={"Red": {"Arthur": "blaye"}},
            troops={"Red": {"blaye": [0, 3]}, "Blue": {"charolles": [1, 0]}},
            control={"charolles": "Blue"},
            forts={"charolles": fort},
        )
        go(table, "Red lead Arthur", "Red with-knights 3", "Red march charolles")
        assert why_march(table, "Red", "charge 1") == "F-5.2-05", fort
