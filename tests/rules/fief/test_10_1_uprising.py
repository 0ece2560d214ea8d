"""Fief 10.1: Uprisings. Joining in, dice, victims, and what is left of the Village."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.battlefield import faces, field
from tests.rules.fief.moments import BATTLES, CARDS, CLOSING, HEAR_YE, acts, asked, is_quiet, quiet
from tests.rules.fief.table import EDITIONS

# Mazilles lies in bishopric 2, which has a Famine in these tests.
HOMES = {"Red": {"Arthur": "pugnac"}, "Blue": {"Eric": "sigy"}, "Green": {"Henri": "bourg"}}


def famished(
    *, hands: dict[str, list[str]] | None = None, dice: tuple[int, ...] = (), **position: Any
) -> Stage:
    """Famine in bishopric 2; Red holds an Uprising unless hands say otherwise."""
    lords = {**HOMES, **position.pop("lords", {})}
    hands = {"Red": ["uprising"]} if hands is None else hands
    return quiet(chance=faces(*dice), lords=lords, hands=hands, famine=[2], **position)


def rise(table: Stage, name: str = "Red", place: str = "mazilles") -> Stage:
    return table.play(f"{name} play uprising", f"{name} rise {place}")


def troops(table: Stage, name: str, place: str = "mazilles") -> list[int]:
    found: list[int] = table.get(f"troops.{name}.{place}")
    return found


@rule("F-10.1-06", "F-10.1-07", "F-R-18", "F-2.4-M01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", [HEAR_YE, CARDS, BATTLES, CLOSING])
def test_one_die_and_one_hit_more_at_once_in_any_phase(edition: str, phase: int) -> None:
    table = famished(edition=edition, in_phase=phase, troops={"Blue": {"mazilles": [5, 0]}}, dice=(2,))
    rise(table)
    assert troops(table, "Blue") == [2, 0]  # 2 + 1
    assert is_quiet(table)
    assert table.match.tape.chances == [2]
    assert table.get("hands.Red") == []


@rule("F-10.1-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_card_player_says_who_is_struck_first_and_the_rest_goes_on(edition: str) -> None:
    table = famished(
        edition=edition,
        troops={"Blue": {"mazilles": [1, 1]}, "Green": {"mazilles": [2, 0]}, "Red": {"mazilles": [1, 0]}},
        dice=(3,),
    )
    rise(table)
    assert asked(table, "Red") == ["victim 0", "victim 1", "victim 2"]
    table.play("Red victim 2")
    assert troops(table, "Green") == [0, 0]  # two of four hits
    table.play("Red victim 1")
    assert (troops(table, "Blue"), troops(table, "Red")) == ([0, 1], [0, 0])  # too few left for the Knight
    assert is_quiet(table)


@rule("F-10.1-08", "F-10.1-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_owner_picks_his_counters_and_loses_as_many_as_possible(edition: str) -> None:
    table = famished(edition=edition, troops={"Blue": {"mazilles": [3, 1]}}, dice=(2,))
    rise(table)
    assert asked(table, "Blue") == ["lose-knights 0", "lose-knights 1"]
    table.play("Blue lose-knights 1")
    assert troops(table, "Blue") == [3, 0]


@rule("F-10.1-08", "F-10.1-13", "F-10.1-14", "F-10.1-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_joint_cards_are_rolled_together_and_the_first_player_decides(edition: str) -> None:
    table = famished(
        edition=edition,
        hands={"Red": ["uprising", "uprising"], "Green": ["uprising"]},
        troops={"Blue": {"mazilles": [6, 0]}, "Yellow": {"mazilles": [6, 0]}},
        dice=(1, 2, 3),
    )
    rise(table)
    table.play("Red play uprising", "Green play uprising")
    table.expect(events=["Red rose mazilles", "Red joined-rising mazilles", "Green joined-rising mazilles"])
    assert asked(table, "Red") == ["victim 1", "victim 3"]
    table.play("Red victim 1")
    assert (troops(table, "Blue"), troops(table, "Yellow")) == ([0, 0], [3, 0])  # 6 + 3 hits
    assert table.get("fortune_discard.0") == "uprising"


@rule("F-10.1-13", "F-10.0-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_joining_goes_clockwise_from_the_card_player_until_all_pass(edition: str) -> None:
    table = famished(
        edition=edition,
        first="Green",
        active="Green",
        hands={"Red": ["uprising"], "Blue": ["uprising"], "Green": ["uprising"], "Yellow": ["uprising"]},
        troops={"Blue": {"mazilles": [9, 0]}},
        dice=(1, 1),
    )
    rise(table, "Blue")
    assert table.asked() == ["Green"]
    table.play("Green pass")
    assert table.asked() == ["Yellow"]
    table.play("Yellow play uprising")
    assert table.asked() == ["Red"]  # and everybody may think again
    table.play("Red pass")
    assert table.asked() == ["Green"]
    table.play("Green pass")
    assert troops(table, "Blue") == [5, 0]


@rule("F-10.1-13", "F-10.1-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_started_the_only_cause_cannot_join(edition: str) -> None:
    table = quiet(
        edition=edition,
        in_phase=CARDS,
        lords=HOMES,
        titles={"Eric": ["fief-mazilles"]},
        taxes=[{"seat": "Blue", "tallage": "mazilles"}],
        hands={"Red": ["uprising"], "Blue": ["uprising"], "Green": ["uprising"]},
    )
    rise(table)
    assert table.asked() == ["Green"]


@rule("F-10.1-09", "F-10.1-11", "F-10.1-14", "F-6.2.1-08", "F-13.0-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("fort", "cards", "rolled"),
    [("none", 1, 1), ("stronghold", 1, 0), ("stronghold", 2, 1), ("city", 2, 0), ("city", 3, 1)],
)
def test_walls_take_their_dice_once_from_the_sum(edition: str, fort: str, cards: int, rolled: int) -> None:
    """Besiegers outside are protected too; without a die the +1 does not count."""
    table = famished(
        edition=edition,
        forts={"mazilles": fort},
        hands={"Red": ["uprising"] * cards},
        troops={"Blue": {"mazilles": [9, 0]}},
        dice=(1,) * rolled,
    )
    rise(table)
    for _ in range(cards - 1):
        table.play("Red play uprising")
    assert troops(table, "Blue") == [9 - 2 * rolled, 0]
    assert table.get("hands.Red") == []  # used up
    if not rolled:
        assert "rising-failed mazilles" in table.events()


@rule("F-10.1-10", "F-10.2.2-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("helper", ["Red", "Blue", "Yellow"])
def test_anybodys_secret_passage_cancels_the_penalty(edition: str, helper: str) -> None:
    hands = {"Red": ["uprising"]}
    hands[helper] = [*hands.get(helper, []), "passage"]
    table = famished(
        edition=edition,
        forts={"mazilles": "city"},
        hands=hands,
        troops={"Blue": {"mazilles": [9, 0]}},
        dice=(1,),
    )
    rise(table)
    table.play(f"{helper} play passage")
    assert troops(table, "Blue") == [7, 0]
    assert table.get("hands." + helper) == []
    assert f"{helper} opened-walls mazilles" in table.events()


@rule("F-10.1-10")
def test_one_secret_passage_is_enough_and_without_walls_none_is_asked_for() -> None:
    table = famished(hands={"Red": ["uprising"], "Blue": ["passage"]}, troops={"Blue": {"mazilles": [3, 0]}})
    rise(table)
    assert is_quiet(table)
    table = famished(
        hands={"Red": ["uprising"], "Blue": ["passage"], "Green": ["passage"]},
        forts={"mazilles": "stronghold"},
        troops={"Blue": {"mazilles": [3, 0]}},
    )
    rise(table)
    table.play("Blue play passage")
    assert is_quiet(table)
    assert table.get("hands.Green") == ["passage"]


@rule("F-10.1-12", "F-2.3.1-M03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_heavy_rain_does_not_matter(edition: str) -> None:
    table = famished(edition=edition, rain=[2], troops={"Blue": {"mazilles": [3, 0]}}, dice=(2,))
    rise(table)
    assert troops(table, "Blue") == [0, 0]


@rule("F-10.1-17", "F-10.1-18", "F-D-23", "F-4.2-04", "F-6.2.3-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_all_troops_are_dead_lords_captives_mills_and_stronghold_go(edition: str) -> None:
    table = famished(
        edition=edition,
        lords={
            "Blue": {"Eric": "sigy", "Othon": "mazilles"},
            "Green": {"Henri": "bourg", "Philippe": "mazilles"},
        },
        captives={"Philippe": "Blue"},
        troops={"Blue": {"mazilles": [2, 0]}},
        forts={"mazilles": "stronghold"},
        mills={"mazilles": 2},
        hands={"Red": ["uprising", "uprising"]},
        dice=(1,),
    )
    rise(table)
    table.play("Red play uprising")
    assert [table.get(f"family.{lord}") for lord in ("Othon", "Philippe", "Eric", "Henri")] == [
        None,
        None,
        1,
        2,
    ]
    assert (table.get("forts.mazilles"), table.get("mills.mazilles")) == ("none", 0)
    table.expect(events=["village-sacked mazilles 2", "stronghold-razed mazilles"])
    assert table.get("control.mazilles") is None
    assert "Blue captured Othon" not in table.events()


@rule("F-10.1-17", "F-D-23")
def test_by_flag_captives_are_spared_and_go_free() -> None:
    table = famished(
        flags={"uprising_kills_captives": False},
        lords={"Green": {"Henri": "bourg", "Philippe": "mazilles"}},
        captives={"Philippe": "Blue"},
        troops={"Blue": {"mazilles": [2, 0]}},
        dice=(1,),
    )
    rise(table)
    assert (table.get("family.Philippe"), table.get("captives.Philippe")) == (2, None)
    assert table.get("at.Philippe") == "bourg"


@rule("F-10.1-18", "F-D-23", "F-4.2-04")
def test_by_flag_the_stronghold_stands() -> None:
    table = famished(
        flags={"stronghold_destroyed_by_uprising": False},
        hands={"Red": ["uprising", "passage"]},
        forts={"mazilles": "stronghold"},
        troops={"Blue": {"mazilles": [2, 0]}},
        dice=(1,),
    )
    rise(table)
    table.play("Red play passage")
    assert table.get("forts.mazilles") == "stronghold"
    table.expect(no_events=["stronghold-razed"])


@rule("F-10.1-19", "F-D-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fortified_city_stands_and_so_does_its_title(edition: str) -> None:
    table = famished(
        edition=edition,
        hands={"Red": ["uprising", "passage"]},
        titles={"Eric": ["fief-mazilles"]},
        forts={"mazilles": "city"},
        mills={"mazilles": 1},
        troops={"Blue": {"mazilles": [2, 0]}},
        dice=(1,),
    )
    rise(table)
    table.play("Red play passage")
    table.expect(
        state={
            "forts.mazilles": "city",
            "mills.mazilles": 0,
            "titles.Eric": ["fief-mazilles"],
            "control.mazilles": "Blue",
        }
    )


@rule("F-10.1-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_some_troops_survive_all_else_is_untouched(edition: str) -> None:
    table = famished(
        edition=edition,
        lords={"Blue": {"Eric": "mazilles"}},
        troops={"Blue": {"mazilles": [4, 0]}},
        mills={"mazilles": 1},
        dice=(2,),
    )
    rise(table)
    assert troops(table, "Blue") == [1, 0]
    assert (table.get("family.Eric"), table.get("mills.mazilles")) == (1, 1)
    assert table.get("control.mazilles") == 1


@rule("F-10.1-21", "F-2.4.1-10", "F-13.0-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_lone_lords_die_without_a_roll_unless_walls_leave_no_die(edition: str) -> None:
    table = famished(edition=edition, lords={"Blue": {"Eric": "mazilles"}, "Green": {"Henri": "mazilles"}})
    rise(table)
    assert (table.get("family.Eric"), table.get("family.Henri")) == (None, None)
    assert table.match.tape.chances == []
    safe = famished(edition=edition, lords={"Blue": {"Eric": "mazilles"}}, forts={"mazilles": "stronghold"})
    rise(safe)
    assert safe.get("family.Eric") == 1


@rule("F-10.1-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_even_an_empty_village_can_be_sacked(edition: str) -> None:
    table = famished(edition=edition, mills={"mazilles": 2})
    rise(table)
    assert table.get("mills.mazilles") == 0
    assert "village-sacked mazilles 2" in table.events()
    walled = famished(edition=edition, mills={"mazilles": 2}, forts={"mazilles": "stronghold"})
    rise(walled)
    assert (walled.get("mills.mazilles"), walled.get("forts.mazilles")) == (2, "stronghold")


@rule("F-10.1-23", "F-10.0-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_before_a_battle_it_weakens_a_side(edition: str) -> None:
    table = field(
        place="mazilles",
        edition=edition,
        red=(3, 0),
        blue=(3, 0),
        famine=[2],
        hands={"Green": ["uprising"]},
        dice=faces(2, 1, 1),
        elsewhere={"Green": {"Henri": "bourg"}},
    )
    while table.prompt("Green") != "before-battle":
        if table.prompt("Green") is not None:
            table.play("Green pass")
        else:
            table.play("Red attack mazilles")
    table.play("Green play uprising", "Green rise mazilles", "Green victim 1")
    assert table.get("troops.Blue.mazilles") == [0, 0]
    table.expect(events=["rising-struck mazilles 3"])


@rule("F-6.2.3-11", "F-10.1-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_middle_of_a_battle_captives_whose_guards_it_killed_are_free_at_once(edition: str) -> None:
    table = field(
        edition=edition,
        red=(3, 0),
        blue=(3, 0),
        green=(1, 0),
        famine=[1],
        hands={"Yellow": ["uprising"]},
        captives={"Henri": "Green"},
        elsewhere={"Yellow": {"Henri": "blaye", "Lambert": "tournus"}},
        dice=faces(1),
    )
    table.play("Red attack blaye", "Red target 1", "Green pass")
    table.play("Yellow play uprising", "Yellow rise blaye", "Yellow victim 2", "Yellow victim 0")
    events = table.events()
    over = [place for place, event in enumerate(events) if "rolled" in event] or [len(events)]
    assert events.index("Yellow stood Henri tournus") < over[0]


@rule("F-10.1-17", "F-11.1-21")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answer", ["save", "pass"])
def test_a_captive_goes_free_only_if_he_does_not_die_with_his_guards(edition: str, answer: str) -> None:
    table = famished(
        edition=edition,
        flags={"holy_relics": True},
        lords={"Green": {"Henri": "bourg", "Philippe": "mazilles"}},
        captives={"Philippe": "Blue"},
        troops={"Blue": {"mazilles": [2, 0]}},
        relics={"teeth": "Arthur"},
        dice=(1,),
    )
    rise(table)
    assert table.events()[-1] == "Green dying Philippe"
    table.play(f"Red {answer}")
    freed = [
        event for event in table.events() if event in ("Green freed Philippe", "Green stood Philippe bourg")
    ]
    assert len(freed) == (2 if answer == "save" else 0)
    assert table.get("family.Philippe") == (2 if answer == "save" else None)


@rule("F-10.1-24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_are_discarded_and_the_cause_stays(edition: str) -> None:
    table = famished(edition=edition, hands={"Red": ["uprising"], "Blue": ["uprising"]}, dice=(1,))
    rise(table)
    table.play("Blue pass")
    assert table.get("fortune_discard.0") == "uprising"
    assert table.get("famine") == [2]
    assert acts(table, "Blue", "play") == ["play uprising"]


@rule("F-10.1-25", "F-6.4.2-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_besieger_wiped_out_loses_his_siege_a_controller_his_village(edition: str) -> None:
    table = famished(
        edition=edition,
        lords={"Blue": {"Eric": "mazilles"}, "Green": {"Henri": "mazilles"}},
        troops={"Blue": {"mazilles": [1, 0]}, "Green": {"mazilles": [5, 0]}},
        control={"mazilles": "Green"},
        forts={"mazilles": "stronghold"},
        sieges={"mazilles": {"Blue": 1}},
        hands={"Red": ["uprising", "passage"]},
        dice=(1,),
    )
    rise(table)
    table.play("Red play passage", "Red victim 1")
    assert troops(table, "Blue") == [0, 0]
    assert table.get("sieges.mazilles") == [0, 0, 0, 0]
    gone = famished(
        edition=edition,
        troops={"Blue": {"mazilles": [1, 0]}},
        control={"mazilles": "Blue"},
        dice=(1,),
    )
    rise(gone)
    assert gone.get("control.mazilles") is None


@rule("F-10.1-17", "F-4.3.1-05")
def test_lords_who_die_together_do_not_inherit_from_each_other() -> None:
    """Both Lords of Blue fall: the fief goes to the widow, whichever has the lower number."""
    for titled, other in (("Eric", "Othon"), ("Othon", "Eric")):
        table = quiet(
            lords={
                "Red": {"Arthur": "pugnac", "Blanche": "pugnac"},
                "Blue": {titled: "mazilles", other: "mazilles"},
            },
            married=[[titled, "Blanche"]],
            titles={titled: ["fief-blaye"]},
            forts={"blaye": "city"},
            famine=[2],
            hands={"Green": ["uprising"]},
        )
        rise(table, "Green")
        assert table.get("titles.Blanche") == ["fief-blaye"]


@rule("F-10.1-06", "F-10.1-14", "F-10.1-15", "F-6.2-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("die", "cards", "fewest", "most"),
    [("112233", 1, 2, 4), ("112233", 3, 6, 12), ("011223", 1, 1, 4), ("011223", 3, 3, 12)],
)
def test_tv_28_tv_45_tv_49_the_range_of_hits(
    edition: str, die: str, cards: int, fewest: int, most: int
) -> None:
    for face, hits in ((0, fewest), (5, most)):
        table = famished(
            edition=edition,
            flags={"battle_die": die},
            hands={"Red": ["uprising"] * cards},
            troops={"Blue": {"mazilles": [13, 0]}},
        )
        table.chance(*[face] * cards)
        rise(table)
        for _ in range(cards - 1):
            table.play("Red play uprising")
        assert troops(table, "Blue") == [13 - hits, 0]
