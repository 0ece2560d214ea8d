"""X-TEM-01 to -13, -40 to -50, -55: Templar Lords, their Knight, what they keep out of, and free talk."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.kernel import settle
from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.templars.part import templars_of
from oyez.games.fief.game import GAME
from oyez.games.fief.hidden.resampling import resample
from oyez.games.fief.rules.battle.battle import ATTACK, DEFENCE, cavalcade_battle, plain_battle
from oyez.games.fief.rules.battle.phase import bar_attack
from oyez.games.fief.rules.battle.rolls import engaged_lords, spear_bonus, strength
from oyez.games.fief.rules.battle.sieges import bar_besiege
from oyez.games.fief.rules.board.pieces import FURTHER
from oyez.games.fief.rules.board.tables import BISHOP, VILLAGES
from oyez.games.fief.rules.court.captivity import capture
from oyez.games.fief.rules.court.votes import bar_candidate
from oyez.games.fief.rules.opportunities.ambush import bar_waylay
from oyez.games.fief.rules.opportunities.assassination import can_assassinate
from oyez.games.fief.views.view import view
from tests.rule import rule
from tests.rules.fief.battlefield import field, running
from tests.rules.fief.court import asked, court, kill, lord
from tests.rules.fief.marching import moving, open_to
from tests.rules.fief.marching import why as why_march
from tests.rules.fief.moments import acts, quiet
from tests.rules.fief.moments import why as why_act
from tests.rules.fief.table import EDITIONS, stage, state

ON = {"templars": "on"}
EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)
BLAYE = VILLAGES.index("blaye")


def knights(table: Stage, name: str, place: str = "blaye") -> int:
    """Templar Knights of a player in a Village."""
    found: int = table.get(f"troops.{name}.{place}")[2]
    return found


def facing(*members: str, flags: dict[str, Any] | None = None, **position: Any) -> Stage:
    """Red's and Blue's armies stand in Blaye, which Blue controls; these Lords are Templars."""
    return field(flags={**ON, **(flags or {})}, templars={"members": list(members)}, **position)


@rule("X-TEM-01", "X-TEM-02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up(seats: int) -> None:
    g = GAME.setup(GAME.rules(seats, ON), 5, [])
    assert GAME.view(g, 0)["templars"] == {
        "members": [],
        "titles_left": seats,
        "knights": [],
        "commanderies": [],
        "commanderies_left": 5,
        "hidden": False,
        "outlawed": False,
        "talked": [False] * seats,
    }
    kind = g.rules.kinds.all[FURTHER]
    assert (kind.name, kind.supply, kind.points, kind.common) == ("templar-knights", seats, 3, True)
    assert g.snapshot()["templars"] == templars_of(g).facts()


@rule("X-TEM-03", "X-TEM-05")
@EVERY_EDITION
def test_alone_he_attacks_nobody_and_takes_no_lone_lord(edition: str) -> None:
    table = facing("Arthur", edition=edition)
    assert bar_attack(state(table), 0, BLAYE, 1) == "X-TEM-03"
    lone = facing("Arthur", edition=edition, blue=(0, 0))
    assert bar_attack(state(lone), 0, BLAYE, 1) == "X-TEM-03"
    assert bar_attack(state(facing(edition=edition)), 0, BLAYE, 1) == ""


@rule("X-TEM-03")
@EVERY_EDITION
def test_he_defends_with_his_knight(edition: str) -> None:
    g = state(facing("Charles", edition=edition))
    battle = plain_battle(4, BLAYE, 0, 1)
    assert engaged_lords(g, battle, DEFENCE) == [lord("Charles")]
    assert strength(g, battle, DEFENCE) == 2 + 3 + 1 + 3  # two men, a Knight, the Lord, his Templar Knight


@rule("X-TEM-05", "X-TEM-06")
@EVERY_EDITION
def test_another_lord_leads_and_the_templar_stays_aside(edition: str) -> None:
    table = facing("Arthur", red_lords=("Arthur", "Gauvain"), edition=edition)
    g, battle = state(table), plain_battle(4, BLAYE, 0, 1)
    assert bar_attack(g, 0, BLAYE, 1) == ""
    assert engaged_lords(g, battle, ATTACK) == [lord("Gauvain")]
    assert strength(g, battle, ATTACK) == 2 + 3 + 1
    assert knights(table, "Red") == 1


@rule("X-TEM-06")
def test_he_is_neither_hit_nor_captured_by_the_lost_attack_of_his_family() -> None:
    """Gauvain's two men against a strong Blue: all fall or are taken; Arthur and his Knight stay where they are."""
    table = facing(
        "Arthur",
        red=(2, 0),
        blue=(8, 4),
        red_lords=("Arthur", "Gauvain"),
        dice=[0, 4, 4, 4],
    ).play("Red attack blaye")
    while state(table).battle is not None:
        decision = state(table).pending[0]
        texts = [action.text for action in decision.options]
        wanted = [text for text in texts if text in ("fight", "pass", "all")]
        table.play(f"{table.names[decision.seat]} {(wanted or texts)[0]}")
    table.expect(state={"at.Arthur": "blaye", "captives.Arthur": None, "troops.Red.blaye": [0, 0, 1]})


@rule("X-TEM-06")
@EVERY_EDITION
def test_a_lord_beside_nothing_but_templars_has_no_troops_to_attack_with(edition: str) -> None:
    table = facing("Arthur", red=(0, 0), red_lords=("Arthur", "Gauvain"), edition=edition)
    assert knights(table, "Red") == 1
    assert bar_attack(state(table), 0, BLAYE, 1) == "X-TEM-03"


@rule("X-TEM-03", "X-TEM-05")
@EVERY_EDITION
def test_he_helps_the_defence_only(edition: str) -> None:
    table = facing("Eric", green=(2, 0), green_lords=("Eric",), edition=edition)
    table.play("Red attack blaye", "Red target 1")
    while table.prompt("Green") != "join-battle":
        table.play(f"{table.asked()[0]} pass")
    assert asked(table, "Green") == ["help 1", "pass"]
    g = state(table)
    assert g.stack[-1].bar(g, 2, table.words.action("help 0")) == "X-TEM-03"


@rule("X-TEM-05", "X-TEM-46")
@EVERY_EDITION
def test_he_declares_and_keeps_no_siege(edition: str) -> None:
    flags = {"siege_needs_lord": True}
    table = facing("Arthur", edition=edition, fort="stronghold", flags=flags)
    assert bar_besiege(state(table), 0, BLAYE) == "X-TEM-03"
    led = facing("Arthur", red_lords=("Arthur", "Gauvain"), edition=edition, fort="stronghold", flags=flags)
    assert bar_besiege(state(led), 0, BLAYE) == ""


@rule("X-TEM-46")
@pytest.mark.parametrize("leaders", [("Arthur",), ("Arthur", "Gauvain")])
def test_taking_the_title_ends_a_siege_he_led_alone(leaders: tuple[str, ...]) -> None:
    table = field(
        flags={**ON, "siege_needs_lord": True},
        phase="cards",
        red_lords=leaders,
        fort="stronghold",
        sieges={"blaye": {"Red": 1}},
    )
    while table.prompt("Red") != "draw-cards":
        table.play("Red done")
    table.play("Red join-templars Arthur")
    assert table.get("sieges.blaye")[0] == (0 if len(leaders) == 1 else 1)


@rule("X-TEM-04")
@EVERY_EDITION
def test_a_sortie_against_a_besieger_counts_as_defence(edition: str) -> None:
    """Red sits in Blaye with a Templar alone; Blue besieges him, Green only stands there."""
    table = facing(
        "Arthur",
        edition=edition,
        control="Red",
        fort="stronghold",
        green=(1, 0),
        green_lords=("Eric",),
        sieges={"blaye": {"Blue": 1}},
    )
    g = state(table)
    assert bar_attack(g, 0, BLAYE, 1) == ""
    assert bar_attack(g, 0, BLAYE, 2) == "X-TEM-03"
    table.play("Red attack blaye")
    assert engaged_lords(state(table), running(table), ATTACK) == [lord("Arthur")]
    assert strength(state(table), running(table), ATTACK) == 2 + 3 + 1 + 3


@rule("X-TEM-04")
def test_he_fights_on_even_if_the_siege_ends_meanwhile() -> None:
    table = facing("Arthur", control="Red", fort="stronghold", sieges={"blaye": {"Blue": 1}})
    table.play("Red attack blaye")
    g = state(table)
    assert templars_of(g).sortie == 1
    g.sieges = [0] * len(g.sieges)
    assert engaged_lords(g, running(table), ATTACK) == [lord("Arthur")]


@rule("X-TEM-04", "X-TEM-45")
@EVERY_EDITION
def test_a_cavalcade_only_out_of_a_besieged_place(edition: str) -> None:
    position: dict[str, Any] = {
        "edition": edition,
        "flags": ON,
        "lords": {"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "charolles"}},
        "troops": {"Red": {"charolles": [0, 2]}, "Blue": {"charolles": [1, 0]}},
        "templars": {"members": ["Arthur"]},
        "forts": {"charolles": "stronghold"},
    }
    table = moving(control={"charolles": "Red"}, sieges={"charolles": {"Blue": 1}}, **position)
    table.play("Red muster Arthur")
    if edition != "en2014":
        table.play("Red ride")
    assert "charge 1" in open_to(table, "Red", "charge")
    open_field = {**position, "forts": {}}
    blocked = moving(control={"charolles": "Blue"}, **open_field)
    blocked.play("Red muster Arthur")
    if edition != "en2014":
        assert why_march(blocked, "Red", "ride") == "X-TEM-03"
    else:
        assert not open_to(blocked, "Red", "charge")


@rule("X-TEM-45")
def test_out_of_a_siege_he_rides_with_his_knight() -> None:
    table = moving(
        edition="en2014",
        flags=ON,
        lords={"Red": {"Arthur": "charolles"}, "Blue": {"Eric": "charolles"}},
        troops={"Blue": {"charolles": [1, 0]}},
        templars={"members": ["Arthur"]},
        forts={"charolles": "stronghold"},
        control={"charolles": "Red"},
        sieges={"charolles": {"Blue": 1}},
        chance=[5, 0],
    )
    table.play("Red lead Arthur")
    assert open_to(table, "Red", "charge") == {"charge 1"}
    table.play("Red charge 1", "Blue refuse")
    # He and his Knight are 4 SP and roll one die.
    table.expect(events=["Red charged Blue charolles 1", "Red rolled 1 3"])


def test_he_moves_with_ordinary_troops_takes_control_and_his_knight_comes_along() -> None:
    table = moving(
        flags=ON,
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": [2, 1]}},
        templars={"members": ["Arthur"]},
    )
    table.play("Red lead Arthur", "Red with-men 1", "Red march charolles")
    assert table.get("troops.Red.charolles") == [1, 0, 1]
    assert table.get("troops.Red.blaye") == [1, 1, 0]
    table.expect(state={"control.charolles": "Red", "at.Arthur": "charolles"})
    assert not open_to(table, "Red", "with-templar-knights")


def test_he_guards_captives() -> None:
    table = court(
        4,
        flags=ON,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        captives={"Eric": "Red"},
        templars={"members": ["Arthur"]},
    )
    table.expect(state={"captives.Eric": "Red"})


@rule("X-TEM-08")
@EVERY_EDITION
def test_no_templar_sponsors_a_murder(edition: str) -> None:
    position: dict[str, Any] = {
        "edition": edition,
        "flags": ON,
        "hands": {"Red": ["assassination"]},
        "templars": {"members": ["Arthur"]},
    }
    lords = {"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy", "Henri": "sigy"}}
    alone = quiet(lords=lords, **position)
    assert not can_assassinate(state(alone), 0)
    assert "play assassination" not in acts(alone, "Red")
    more = {"Red": {"Arthur": "blaye", "Gauvain": "blaye", "Othon": "blaye"}, "Blue": lords["Blue"]}
    table = quiet(lords=more, **position).play("Red play assassination", "Red strike Eric")
    assert asked(table, "Red") == ["sponsor Gauvain", "sponsor Othon"]
    assert why_act(table, "Red sponsor Arthur") == "X-TEM-08"


@rule("X-TEM-09", "X-GEN-50")
def test_the_title_brings_one_knight_to_his_village() -> None:
    table = stage(3, flags=ON, phase="cards", lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}})
    while table.prompt("Red") != "draw-cards":
        table.play("Red done")
    table.play("Red join-templars Arthur")
    table.expect(
        events=["Red became-templar Arthur", "Red templar-knight-given Arthur"],
        state={"troops.Red.blaye": [0, 0, 1]},
    )
    bare = stage(
        3,
        flags={**ON, "numbers": "templars.free_knights=0"},
        phase="cards",
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
    )
    while bare.prompt("Red") != "draw-cards":
        bare.play("Red done")
    bare.play("Red join-templars Arthur").expect(state={"troops.Red.blaye": [0, 0, 0]})


@rule("X-TEM-10")
def test_the_knight_goes_when_his_lord_dies_or_is_captured() -> None:
    lords = {"Red": {"Arthur": "blaye", "Charles": "blaye"}, "Blue": {"Eric": "blaye"}}
    members = {"members": ["Arthur", "Charles"]}
    table = kill(court(3, flags=ON, lords=lords, templars=members), "Arthur")
    assert knights(table, "Red") == 1
    table.expect(events=["Red others-lost blaye"])
    taken = court(3, flags=ON, lords=lords, templars=members)
    g = state(taken)
    capture(g, lord("Charles"), 1)
    settle(g)
    assert knights(taken, "Red") == 1
    assert GAME.view(g, 2)["templars"]["knights"] == [lord("Arthur")]  # type: ignore[index]
    assert lord("Charles") in GAME.view(g, 2)["templars"]["members"]  # type: ignore[index]
    GAME.conserve(g)


@rule("X-TEM-10")
def test_three_hits_kill_it_and_the_lord_gets_no_other() -> None:
    """Blue's Charles defends with his Templar Knight alone; 3 hits take it, then he is left over."""
    table = facing("Charles", red=(8, 0), blue=(0, 0), dice=[4, 4, 0]).play("Red attack blaye")
    while state(table).battle is not None:
        decision = state(table).pending[0]
        texts = [action.text for action in decision.options]
        wanted = [text for text in texts if text in ("fight", "pass", "all")]
        table.play(f"{table.names[decision.seat]} {(wanted or texts)[0]}")
    table.expect(state={"troops.Blue.blaye": [0, 0, 0]}, events=["Blue others-lost blaye"])
    assert templars_of(state(table)).knights == 0


@rule("X-TEM-11", "X-TEM-12", "X-TEM-55")
def test_templars_talk_without_a_marker_once_a_round() -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "bourg"}, "Green": {"Henri": "bourg"}},
        "templars": {"members": ["Arthur", "Eric"]},
    }
    table = quiet(3, flags=ON, **position)
    assert acts(table, "Red", "confer") == ["confer 1"]
    assert acts(table, "Green", "confer") == []
    assert why_act(table, "Red confer 2") == "X-TEM-11"
    table.play("Red confer 1").expect(asked=["Blue"], prompt={"Blue": "answer-invitation"})
    table.play("Blue refuse")
    assert acts(table, "Red", "confer") == ["confer 1"]  # no talk was held
    table.play("Red confer 1", "Blue accept")
    assert table.prompt("Red") == "talk"
    assert table.get("markers") == [3, 3, 3]
    assert asked(table, "Red") == ["propose 1", "done"]
    table.play("Red done", "Blue done")
    assert acts(table, "Red", "confer") == []
    assert why_act(table, "Red confer 1") == "X-TEM-12"
    assert acts(table, "Blue", "confer") == ["confer 0"]  # each can start one
    assert table.view("Green")["templars"]["talked"] == [True, False, False]  # type: ignore[index]
    state(table).round += 1
    assert acts(table, "Red", "confer") == ["confer 1"]


@rule("X-TEM-12")
def test_captives_do_not_talk_and_open_diplomacy_needs_no_such_thing() -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "bourg"}, "Green": {"Henri": "bourg"}},
        "templars": {"members": ["Arthur", "Eric"]},
    }
    captive = quiet(3, flags=ON, **position, captives={"Eric": "Green"})
    assert acts(captive, "Red", "confer") == []
    assert acts(captive, "Blue", "confer") == []
    free = quiet(3, flags={**ON, "open_diplomacy": True}, **position)
    assert acts(free, "Red", "confer") == []
    assert why_act(free, "Red confer 1") == "X-TEM-12"


@rule("X-TEM-13")
def test_no_archbishop_and_one_church_title_at_most() -> None:
    rules = GAME.rules(4, ON)
    titles: Any = GAME.box(rules)["titles"]
    assert [name for name in titles if "arch" in name] == []
    table = court(4, flags=ON, lords={"Red": {"Arthur": "blaye"}}, titles={"Arthur": ["bishop-1"]})
    assert bar_candidate(state(table), BISHOP + 1, lord("Arthur")) == "F-1.4-06"


def test_ambush_strikes_a_templar_and_serves_one_who_defends() -> None:
    table = facing("Charles", edition="fr2015", hands={"Blue": ["ambush"]})
    table.play("Red attack blaye")
    g = state(table)
    assert bar_waylay(g, 0, lord("Charles")) == ""
    assert bar_waylay(g, 1, lord("Arthur")) == ""


@rule("X-TEM-41")
def test_a_secret_passage_frees_a_captive_templar() -> None:
    table = quiet(
        3,
        flags=ON,
        lords={"Red": {"Arthur": "bourg", "Gauvain": "sigy"}, "Blue": {"Eric": "bourg"}},
        captives={"Arthur": "Blue"},
        templars={"members": ["Arthur"]},
        hands={"Red": ["passage"]},
    )
    assert "play passage" in acts(table, "Red")
    table.play("Red play passage")
    if table.prompt("Red") != "quiet":
        table.play(f"Red {asked(table, 'Red')[0]}")
    table.expect(state={"captives.Arthur": None})
    assert templars_of(state(table)).members == 1 << lord("Arthur")
    assert templars_of(state(table)).knights == 0  # X-TEM-10: he gets no other


def test_the_spear_helps_only_an_attack_that_breaks_out() -> None:
    table = facing(
        "Arthur",
        flags={"holy_relics": True, "spear": "attack_only"},
        control="Red",
        fort="stronghold",
        sieges={"blaye": {"Blue": 1}},
        relics={"spear": "Arthur"},
    )
    g = state(table)
    seats = g.rules.seats
    assert spear_bonus(g, plain_battle(seats, BLAYE, 0, 1), ATTACK, 1) == 1
    assert spear_bonus(g, plain_battle(seats, BLAYE, 1, 0), DEFENCE, 1) == 0
    always = facing(
        "Arthur", flags={"holy_relics": True, "spear": "always"}, control="Red", relics={"spear": "Arthur"}
    )
    assert spear_bonus(state(always), plain_battle(seats, BLAYE, 1, 0), DEFENCE, 1) == 1
    assert spear_bonus(state(always), plain_battle(seats, BLAYE, 0, 1), ATTACK, 1) == 0


@rule("X-TEM-50", "X-GEN-68")
def test_under_fog_titles_are_open_and_the_knight_lies_face_down() -> None:
    table = quiet(
        3,
        flags={**ON, "fog_of_war": True},
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
        troops={"Red": {"blaye": [2, 1], "charolles": [1, 2]}},
        templars={"members": ["Arthur"], "commanderies": ["blaye"]},
    )
    g = state(table)
    seen: Any = view(g, 1)
    assert seen["villages"][BLAYE]["troops"][0] == {
        "counters": 4,
        "men": None,
        "knights": None,
        "templar-knights": None,
    }
    assert seen["templars"]["members"] == [lord("Arthur")]
    assert seen["templars"]["commanderies"] == [BLAYE]
    for seed in range(5):
        other = resample(g, 1, seed)
        GAME.conserve(other)
        assert view(other, 1) == seen


def test_a_cavalcade_of_others_leaves_the_templar_out() -> None:
    """Only who rides fights: the rest of the family stands in the Village."""
    table = facing("Arthur", red_lords=("Arthur", "Gauvain"))
    g = state(table)
    battle = cavalcade_battle(4, BLAYE, 0, 1, 1 << lord("Gauvain"), 1)
    assert engaged_lords(g, battle, ATTACK) == [lord("Gauvain")]
