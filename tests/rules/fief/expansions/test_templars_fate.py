"""X-TEM-26 to -39, -51, -52, -54: hiding the treasure, the Edict and the curse."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.expansions.orders.membership import TEMPLARS, grand_master_in_play
from oyez.games.fief.expansions.templars.edict import Edict, EdictTerms
from oyez.games.fief.expansions.templars.part import templars_of
from oyez.games.fief.expansions.templars.treasure import Treasure
from oyez.games.fief.game import GAME
from oyez.games.fief.rules.market.income import income_of
from tests.rule import rule
from tests.rules.fief.court import asked, buying, court, lord, why
from tests.rules.fief.table import EDITIONS, run, stage, state

ON = {"templars": "on"}
MASTER = "templar-grand-master"
PAIR: dict[str, Any] = {
    "Red": {"Arthur": "blaye", "Gauvain": "sigy"},
    "Blue": {"Eric": "blaye"},
    "Green": {"Henri": "bourg"},
}
CROWN: dict[str, Any] = {
    "Red": {"Arthur": "blaye"},
    "Blue": {"Eric": "sigy", "Othon": "sigy"},
    "Green": {"Henri": "bourg", "Thierry": "bourg"},
}


def hiding(*members: str, lords: dict[str, Any] | None = None, **position: Any) -> Stage:
    """The treasure step of Phase 5."""
    flags = {**ON, **position.pop("flags", {})}
    part = {"members": list(members), **position.pop("templars", {})}
    table = court(3, flags=flags, lords=lords or PAIR, templars=part, **position)
    return run(table, Treasure(2, (4, 5, 6)).steps)


def edict(
    *,
    titles: dict[str, list[str]],
    members: tuple[str, ...] = (),
    chance: tuple[int, ...] = (),
    **position: Any,
) -> Stage:
    """The Edict step of Phase 1; Red's Arthur is King unless `titles` says otherwise."""
    part = {"members": list(members), **position.pop("templars", {})}
    flags = {**ON, **position.pop("flags", {})}
    table = court(3, flags=flags, titles=titles, templars=part, **{"lords": CROWN, **position})
    return run(table.chance(*chance), [Edict(EdictTerms(2, 1, (1,)))])


@rule("X-TEM-26", "X-GEN-16", "X-GEN-17")
def test_the_step_comes_after_all_moves() -> None:
    rules = GAME.rules(3, ON)
    assert [stage.name for stage in rules.turn[4]] == ["marches", "treasure"]
    table = stage(3, flags=ON, phase="movement", lords=PAIR, templars={"members": ["Arthur", "Eric"]})
    moved = []
    while table.prompt("Red") != "choose-treasure-lords":
        moved.append(table.asked()[0])
        table.play(f"{moved[-1]} done")
    assert moved[0] == "Red"
    assert set(moved) == {"Red", "Blue", "Green"}


@rule("X-TEM-27", "X-TEM-28", "X-TEM-54")
def test_two_owners_agree_on_a_pair() -> None:
    table = hiding("Arthur", "Eric")
    assert asked(table, "Red") == ["hide-treasure Arthur", "pass"]
    assert why(table, "Red", "hide-treasure Gauvain") == "X-TEM-27"
    assert why(table, "Red", "hide-treasure Eric") == "X-TEM-28"
    table.play("Red hide-treasure Arthur")
    assert asked(table, "Red") == ["hide-treasure Eric", "pass"]
    table.play("Red hide-treasure Eric")
    table.expect(
        asked=["Blue"], prompt={"Blue": "agree-to-hide"}, events=["Red treasure-proposed Arthur Eric"]
    )
    table.chance(3)
    table.play("Blue accept")
    table.expect(events=["Red treasure-hidden 4"])
    assert table.asked() == []
    assert templars_of(state(table)).hidden


@rule("X-TEM-27")
def test_a_pair_of_one_family_asks_nobody() -> None:
    lords = {"Red": {"Arthur": "blaye", "Charles": "blaye"}, "Blue": {"Eric": "sigy"}}
    table = hiding("Arthur", "Charles", lords=lords).chance(5)
    table.play("Red hide-treasure Charles", "Red hide-treasure Arthur")
    table.expect(events=["Red treasure-hidden 6"])


@rule("X-TEM-27", "X-TEM-47")
def test_captives_distant_and_single_templars_cannot() -> None:
    assert hiding("Arthur").asked() == []
    assert hiding("Gauvain", "Eric").asked() == []
    captive = {"Red": {"Arthur": "blaye", "Gauvain": "blaye"}, "Blue": {"Eric": "blaye"}}
    assert hiding("Arthur", "Eric", lords=captive, captives={"Eric": "Red"}).asked() == []


@rule("X-TEM-28")
def test_refused_by_one_the_next_is_asked_and_one_attempt_ends_the_step() -> None:
    table = hiding("Arthur", "Eric")
    table.play("Red hide-treasure Arthur", "Red hide-treasure Eric", "Blue refuse")
    table.expect(events=["Blue treasure-declined"])
    assert table.asked() == ["Blue"]  # Red has nobody else to ask; now Blue may
    table.play("Blue hide-treasure Eric", "Blue hide-treasure Arthur").chance(0)
    table.play("Red accept").expect(events=["Blue treasure-not-hidden 1"])
    assert table.asked() == []
    table = hiding("Arthur", "Eric").play("Red pass")
    assert table.asked() == ["Blue"]
    assert table.play("Blue pass").asked() == []


@rule("X-TEM-28")
def test_who_refused_is_not_asked_again_by_the_same_player() -> None:
    lords = {**PAIR, "Green": {"Henri": "blaye"}}
    table = hiding("Arthur", "Eric", "Henri", lords=lords)
    table.play("Red hide-treasure Arthur", "Red hide-treasure Eric", "Blue refuse")
    assert asked(table, "Red") == ["hide-treasure Arthur", "pass"]
    table.play("Red hide-treasure Arthur")
    assert asked(table, "Red") == ["hide-treasure Henri", "pass"]
    assert why(table, "Red", "hide-treasure Eric") == "X-TEM-27"


@rule("X-TEM-28", "F-10.0-03")
def test_whose_turn_it_is_follows_the_players_who_are_asked() -> None:
    """Windows begin with the player whose turn it is, so he must be the one who proposes."""
    table = hiding("Arthur", "Eric", first="Blue")
    assert (table.asked(), state(table).active) == (["Blue"], 1)
    table.play("Blue hide-treasure Eric", "Blue hide-treasure Arthur", "Red refuse")
    assert (table.asked(), state(table).active) == (["Red"], 0)  # Green, between them, has no such Lord
    table.play("Red hide-treasure Arthur", "Red hide-treasure Eric")
    assert (table.asked(), state(table).active) == (["Blue"], 0)
    table = hiding("Arthur", "Eric").play("Red hide-treasure Arthur", "Red hide-treasure Eric", "Blue refuse")
    assert (table.asked(), state(table).active) == (["Blue"], 1)
    table.play("Blue pass")
    assert (table.asked(), state(table).active) == ([], 2)


@rule("X-TEM-29")
@pytest.mark.parametrize("die", range(1, 7))
def test_four_to_six_hides_it(die: int) -> None:
    table = hiding("Arthur", "Eric").chance(die - 1)
    table.play("Red hide-treasure Arthur", "Red hide-treasure Eric", "Blue accept")
    assert templars_of(state(table)).hidden == (die >= 4)
    run(table, Treasure(2, (4, 5, 6)).steps)
    assert table.asked() == ([] if die >= 4 else ["Red"])  # next round


@rule("X-TEM-30")
def test_hidden_each_commandery_yields_one_more() -> None:
    position: dict[str, Any] = {"lords": PAIR, "harvest": [1], "control": {"blaye": "Red"}}
    for hidden, deniers in ((False, 3), (True, 4)):
        part = {"members": ["Arthur"], "commanderies": ["blaye"], "hidden": hidden}
        table = court(3, flags=ON, templars=part, **position)
        assert income_of(state(table), 0)["commanderies"] == deniers


@rule("X-TEM-31", "X-TEM-36", "X-TEM-38", "X-TEM-51", "X-TEM-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_grand_master_the_king_acts_alone(edition: str) -> None:
    table = edict(
        edition=edition,
        titles={"Arthur": ["king"]},
        members=("Eric", "Henri"),
        templars={"commanderies": ["sigy", "bourg"]},
    )
    assert asked(table, "Red") == ["enact", "pass"]
    table.play("Red enact")
    assert table.asked() == []
    table.expect(
        events=[
            "Red edict-enacted",
            "Red commanderies-seized 2 4",
            "Blue others-lost sigy",
            "Blue left-templars Eric",
            "Green left-templars Henri",
        ],
        no_events=["Red curse-passed", "Red curse-fell"],
        state={"deniers": [9, 5, 5], "family.Eric": "Blue", "family.Henri": "Green"},
    )
    assert table.get("troops.Blue.sigy") == [0, 0, 0]
    part = templars_of(state(table))
    assert (part.members, part.knights, part.commanderies, part.outlawed) == (0, 0, 0, True)


@rule("X-TEM-31", "X-TEM-51")
def test_he_may_leave_it_and_be_asked_again() -> None:
    table = edict(titles={"Arthur": ["king"]}, members=("Eric",)).play("Red pass")
    assert table.asked() == []
    assert not templars_of(state(table)).outlawed
    run(table, [Edict(EdictTerms(2, 1, (1,)))])
    assert asked(table, "Red") == ["enact", "pass"]


@rule("X-TEM-32", "X-TEM-52", "X-TEM-34")
def test_with_a_grand_master_the_pope_is_asked_and_may_refuse() -> None:
    table = edict(
        titles={"Arthur": ["king"], "Thierry": ["bishop-1", "pope"], "Eric": [MASTER]}, members=("Eric",)
    )
    table.play("Red enact").expect(events=["Red edict-sought"], asked=["Green"])
    assert table.prompt("Green") == "support-edict"
    table.play("Green refuse").expect(events=["Green edict-refused"])
    assert grand_master_in_play(state(table), TEMPLARS)
    run(table, [Edict(EdictTerms(2, 1, (1,)))])
    assert asked(table, "Red") == ["enact", "pass"]  # a new try in the next round


@rule("X-TEM-33")
def test_a_grand_master_and_no_pope_make_it_impossible() -> None:
    table = edict(titles={"Arthur": ["king"], "Eric": [MASTER]}, members=("Eric",))
    assert table.asked() == []


@rule("X-TEM-34")
def test_it_needs_a_king_and_something_to_forbid() -> None:
    assert edict(titles={"Arthur": ["king"]}).asked() == []
    assert edict(titles={"Arthur": ["king"]}, templars={"commanderies": ["sigy"]}).asked() == ["Red"]
    assert edict(titles={}, members=("Eric",)).asked() == []
    lady = {"Red": {"Blanche": "blaye"}, "Blue": {"Eric": "sigy"}}
    assert edict(titles={"Blanche": ["queen"]}, regency=True, lords=lady, members=("Eric",)).asked() == []
    captive = {"Red": {"Arthur": "sigy", "Gauvain": "blaye"}, "Blue": {"Eric": "sigy"}}
    table = edict(titles={"Arthur": ["king"]}, lords=captive, captives={"Arthur": "Blue"}, members=("Eric",))
    assert table.asked() == ["Red"]


@rule("X-TEM-35", "X-TEM-37", "X-TEM-39")
def test_the_grand_master_dies_king_and_pope_share_and_roll() -> None:
    table = edict(
        titles={"Arthur": ["king"], "Thierry": ["bishop-1", "pope"], "Eric": [MASTER]},
        members=("Eric", "Henri"),
        templars={"commanderies": ["sigy", "bourg", "pugnac"]},
        chance=(1, 0),
    )
    table.play("Red enact", "Green accept")
    table.expect(
        events=[
            "Red edict-enacted",
            "Blue died Eric",
            "Red commanderies-seized 3 3",
            "Green commanderies-seized 3 3",
            "Green left-templars Henri",
            "Red curse-passed Arthur 2",
            "Green curse-fell Thierry 1",
            "Green died Thierry",
        ],
        state={"deniers": [8, 5, 8], "family.Arthur": "Red", "family.Thierry": None, "holders.pope": None},
    )
    assert not grand_master_in_play(state(table), TEMPLARS)
    table.game.conserve(state(table))


@rule("X-TEM-39")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_king_dies_on_a_one(die: int) -> None:
    table = edict(
        titles={"Arthur": ["king"], "Thierry": ["bishop-1", "pope"], "Eric": [MASTER]},
        members=("Eric",),
        chance=(die - 1, 5),
    )
    table.play("Red enact", "Green accept")
    assert table.get("family.Arthur") == (None if die == 1 else 0)


@rule("X-TEM-37")
def test_a_hidden_treasure_leaves_nothing_to_seize() -> None:
    table = edict(
        titles={"Arthur": ["king"]}, members=("Eric",), templars={"commanderies": ["sigy"], "hidden": True}
    )
    table.play("Red enact").expect(events=["Red commanderies-seized 1 0"], state={"deniers": [5, 5, 5]})


@rule("X-TEM-37", "X-TEM-52")
def test_a_king_and_pope_of_one_family_are_not_asked_twice() -> None:
    table = edict(
        lords={"Red": {"Arthur": "blaye", "Thierry": "blaye"}, "Blue": {"Eric": "sigy"}},
        titles={"Arthur": ["king"], "Thierry": ["bishop-1", "pope"], "Eric": [MASTER]},
        members=("Eric",),
        templars={"commanderies": ["sigy"]},
        chance=(5, 5),
    )
    table.play("Red enact")
    table.expect(state={"deniers.Red": 7, "family.Eric": None})


@rule("X-TEM-35")
def test_saved_by_the_teeth_he_still_loses_office_and_membership() -> None:
    table = edict(
        flags={"holy_relics": True},
        titles={"Arthur": ["king"], "Thierry": ["bishop-1", "pope"], "Eric": [MASTER]},
        members=("Eric",),
        relics={"teeth": "Othon"},
    )
    table.play("Red enact", "Green accept")
    assert table.prompt("Blue") == "use-teeth"
    table.play("Blue save")
    table.expect(state={"family.Eric": "Blue"}, no_events=["Red curse-passed", "Red curse-fell"])
    part = templars_of(state(table))
    assert not part.members >> lord("Eric") & 1
    assert part.outlawed
    assert not grand_master_in_play(state(table), TEMPLARS)


@rule("X-TEM-38", "X-GEN-57")
def test_outlawed_there_is_no_title_house_or_treasure_any_more() -> None:
    gone = {"outlawed": True}
    table = stage(3, flags=ON, phase="cards", lords=CROWN, templars=gone)
    while table.prompt("Red") != "draw-cards":
        table.play("Red done")
    assert why(table, "Red", "join-templars Arthur") == "X-TEM-38"
    shop = buying(3, flags=ON, lords=CROWN, templars=gone, deniers={"Red": 9})
    assert why(shop, "Red", "commandery blaye") == "X-TEM-38"
    assert hiding(templars=gone).asked() == []
