"""Fief 10.5: Ambush."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from tests.rule import rule
from tests.rules.fief.battlefield import field, running
from tests.rules.fief.moments import acts, asked, quiet, why
from tests.rules.fief.table import EDITIONS


def fight(**position: Any) -> Stage:
    """Red attacks Blue in Blaye; a third player helps if the position has him there. Stops in the first window."""
    helps = position.pop("helps", "")
    table = field(**position)
    table.play("Red attack blaye")
    while table.g.pending and table.g.pending[0].prompt.name != "before-battle":
        who, prompt = table.asked()[0], table.g.pending[0].prompt.name
        if prompt == "join-battle":
            table.play(f"{who} {helps or 'pass'}")
        elif prompt == "accept-helper":
            table.play(f"{who} accept")
        elif prompt == "choose-target":
            table.play(f"{who} target 1")
        else:
            break
    return table


@rule("F-10.5-01", "F-10.5-02", "F-10.5-08")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("who", "prey"), [("Red", "Charles"), ("Blue", "Arthur")])
def test_a_player_with_a_lord_in_the_battle_captures_one_of_the_enemys(
    edition: str, who: str, prey: str
) -> None:
    table = fight(
        edition=edition,
        red_lords=("Arthur", "Baudoin"),
        blue_lords=("Charles", "Eric"),
        hands={who: ["ambush"]},
    )
    table.play(f"{who} play ambush")
    assert len(asked(table, who)) == 2
    table.play(f"{who} waylay {prey}")
    assert table.get(f"captives.{prey}") == table.words.seat(who)
    captured = next(place for place, event in enumerate(table.events()) if "captured" in event)
    assert not [event for event in table.events()[:captured] if "rolled" in event]
    assert table.get("fortune_discard.0") == "ambush"


@rule("F-10.5-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_lords_who_are_engaged(edition: str) -> None:
    """Neither bystanders in the Village nor Lords elsewhere."""
    table = fight(
        edition=edition,
        green=(1, 0),
        green_lords=("Henri",),
        blue_lords=("Charles", "Eric"),
        elsewhere={"Blue": {"Othon": "sigy"}},
        hands={"Red": ["ambush"]},
    )
    table.play("Red play ambush")
    assert asked(table, "Red") == ["waylay Charles", "waylay Eric"]
    assert why(table, "Red waylay Henri") == why(table, "Red waylay Othon") == "F-10.5-02"


@rule("F-10.5-03")
@pytest.mark.parametrize(("edition", "friend"), [("en2014", False), ("fr2015", True), ("pl2015", False)])
def test_fr_reaches_fellow_members_of_the_own_side_too(edition: str, friend: bool) -> None:
    """Own Lords never make sense."""
    table = fight(
        edition=edition,
        green=(1, 0),
        green_lords=("Henri",),
        blue_lords=("Charles", "Eric"),
        hands={"Red": ["ambush"]},
        helps="help 0",
    )
    table.play("Red play ambush")
    assert ("waylay Henri" in asked(table, "Red")) == friend
    assert friend or why(table, "Red waylay Henri") == "F-10.5-03"
    assert why(table, "Red waylay Arthur") == "F-10.5-03"


@rule("F-10.5-01", "F-10.5-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_by_troops_without_a_lord_nor_by_bystanders(edition: str) -> None:
    table = fight(
        edition=edition,
        blue_lords=(),
        green=(1, 0),
        green_lords=("Henri",),
        elsewhere={"Blue": {"Eric": "sigy"}},
        hands={"Blue": ["ambush"]},
    )
    assert acts(table, "Blue", "play") == []
    assert why(table, "Blue play ambush") == "F-10.5-01"
    idle = fight(edition=edition, green=(1, 0), green_lords=("Henri",), hands={"Green": ["ambush"]})
    assert acts(idle, "Green", "play") == []


@rule("F-10.5-01", "F-10.5-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_without_a_battle_and_an_uprising_is_none(edition: str) -> None:
    position: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "mazilles"}, "Blue": {"Eric": "mazilles"}},
        "troops": {"Red": {"mazilles": [9, 0]}},
        "famine": [2],
        "hands": {"Red": ["uprising", "uprising"], "Blue": ["ambush"]},
    }
    table = quiet(edition=edition, **position)
    assert acts(table, "Blue", "play") == []
    table.play("Red play uprising", "Red rise mazilles")
    assert table.asked() == ["Red"]  # joining
    assert acts(table, "Blue", "play") == []


@rule("F-10.5-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_cavalcade_is_a_battle(edition: str) -> None:
    table = field(
        edition=edition,
        phase="movement",
        place="charolles",
        red=(0, 0),
        red_lords=(),
        elsewhere={"Red": {"Arthur": "blaye"}},
        more_troops={"Red": {"blaye": [0, 3]}},
        blue=(2, 0),
        hands={"Blue": ["ambush"]},
    )
    for choice in ("Red muster Arthur", "Red ride", "Red march charolles", "Red charge 1"):
        if choice != "Red ride" or "ride" in table.options("Red"):
            table.play(choice)
    while table.prompt("Blue") not in ("before-battle", None):
        table.play("Blue refuse")
    assert running(table).cavalcade
    table.play("Blue play ambush")
    assert table.get("captives.Arthur") == 1


@rule("F-10.5-04", "F-10.5-05", "F-6.3-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_his_troops_stay_and_without_a_lord_the_attack_is_over(edition: str) -> None:
    table = fight(edition=edition, hands={"Blue": ["ambush"]})
    table.play("Blue play ambush")
    table.expect(
        events=["Blue waylaid Arthur", "Red captured Arthur Blue", "Red no-lord-to-attack blaye"],
        state={"battle": None, "troops.Red.blaye": [2, 1], "captives.Arthur": "Blue"},
    )


@rule("F-10.5-05")
def test_by_flag_the_lordless_attack_goes_on() -> None:
    table = fight(flags={"ends_if_attacker_lordless": False}, hands={"Blue": ["ambush"]}, dice=[0, 0])
    table.play("Blue play ambush")
    assert table.get("battle") is not None


@rule("F-10.5-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_lordless_defenders_fight_on(edition: str) -> None:
    table = fight(edition=edition, hands={"Red": ["ambush"]}, dice=[0, 0])
    table.play("Red play ambush")
    assert table.get("battle") is not None
    assert table.get("troops.Blue.blaye")[1] == 1


@rule("F-10.5-09", "F-6.1-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_piece_of_a_side_ends_the_battle(edition: str) -> None:
    """A lone Lord is attacked and falls into the ambush before anything else happens."""
    table = fight(edition=edition, blue=(0, 0), hands={"Red": ["ambush"]})
    assert table.prompt("Red") == "before-battle"
    table.play("Red play ambush")
    assert (table.get("battle"), table.get("captives.Charles")) == (None, 0)
    assert "Red battle-won blaye" in table.events()


@rule("F-10.2.3-02", "F-D-25")
def test_en_the_targets_owner_gets_him_away_through_a_secret_passage() -> None:
    table = fight(edition="en2014", hands={"Red": ["ambush"], "Blue": ["passage"]}, dice=[0, 0, 0])
    table.play("Red play ambush")
    assert table.prompt("Blue") == "evade"
    assert table.events()[-1] == "Red waylaid Charles"  # he must know who is in danger, and how
    table.play("Blue play passage")
    assert table.get("captives.Charles") is None
    assert table.get("fortune_discard")[:2] == ["passage", "ambush"]
    assert "Blue evaded Charles" in table.events()


@rule("F-10.2.3-02", "F-D-25", "F-12.2-02")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_fr_and_pl_know_no_answer(edition: str) -> None:
    table = fight(edition=edition, hands={"Red": ["ambush"], "Blue": ["passage"]}, dice=[0, 0, 0])
    table.play("Red play ambush")
    assert (table.get("captives.Charles"), table.get("hands.Blue")) == (0, ["passage"])
