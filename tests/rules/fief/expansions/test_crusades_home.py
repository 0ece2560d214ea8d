"""X-CRU-51, -77: where Lords and troops come to stand who have no place of their own in France."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.games.fief.conservation import conserve
from oyez.games.fief.expansions.crusades.ending import end_of_crusade
from oyez.games.fief.rules.court.succession import die
from oyez.games.fief.rules.market.ransoms import Ransoms
from tests.rule import rule
from tests.rules.fief.battlefield import why
from tests.rules.fief.expansions.outremer import abroad, company, lord, options, outremer, told, waiting_for
from tests.rules.fief.table import EDITIONS, run, state

HOSTS = {"Blue": {"Charles": "mazilles"}, "Green": {"Gauvain": "st-paul"}}


def hosts_offered(table: Stage) -> list[str]:
    return [text for text in ("stand mazilles", "stand st-paul") if text in options(table)]


def returning(*companies: dict[str, Any], **position: Any) -> Stage:
    return run(abroad(*companies, round_=2, **{"home": HOSTS, **position}), end_of_crusade())


@rule("X-CRU-51", "F-6.2.3-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_only_lord_of_a_player_is_freed_by_the_chain_of_freed_lords(edition: str) -> None:
    """The English edition lets a new Lord of such a player ask any host, but no freed one."""
    table = abroad(
        flags={"edition": edition},
        round_=0,
        crusade={"captives": ["Arthur"]},
        home=HOSTS,
        deniers={"Red": 7},
    )
    run(table, [Ransoms()])
    assert waiting_for(table) == ("Red", "place-lord")
    assert "stand beaujeu" in options(table)
    assert hosts_offered(table) == ([] if edition == "en2014" else ["stand mazilles", "stand st-paul"])


@rule("X-CRU-51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ransomed_lord_stands_in_the_first_open_place_of_the_chain(edition: str) -> None:
    table = abroad(
        flags={"edition": edition},
        round_=0,
        crusade={"captives": ["Arthur"]},
        home={"Red": {"Baudoin": "beaujeu"}, **HOSTS},
        troops={"Red": {"blaye": [1, 0]}},
        forts={"blaye": "stronghold"},
        deniers={"Red": 7},
    )
    run(table, [Ransoms()])
    assert table.get("at.Arthur") == "blaye"


@rule("X-CRU-51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_bargains_with_the_saracens(edition: str) -> None:
    """Arthur is with the Saracens, Baudoin is Blue's captive: only for Baudoin a lower price can be offered."""
    table = abroad(
        flags={"edition": edition},
        round_=0,
        crusade={"captives": ["Arthur"]},
        home={"Red": {"Baudoin": "mazilles", "Blanche": "beaujeu"}, **HOSTS},
        captives={"Baudoin": "Blue"},
        deniers={"Red": 7, "Blue": 0},
    )
    run(table, [Ransoms()])
    assert waiting_for(table)[0] == "Red"
    assert "haggle Baudoin" in options(table)
    assert "haggle Arthur" not in options(table)
    assert why(table, "Red haggle Arthur") == "X-CRU-51"
    table.play("Red ransom Arthur")
    assert state(table).deniers[:2] == [5, 0]  # to the bank
    assert table.get("at.Arthur") == "beaujeu"


@rule("X-CRU-53")
def test_who_is_freed_by_saladins_fall_goes_home_with_the_crusaders() -> None:
    table = abroad(
        company("Arthur", 1, 9, 3),
        tiles=("acre",),
        round_=2,
        phase="crusades",
        home={"Red": {"Baudoin": "beaujeu"}, "Blue": {"Eric": "mazilles"}},
        crusade={"held": [1], "captives": ["Charles"], "saladin": [1, 0]},
        dice=(3, 3, 3, 1),
    )
    table.auto_until({"prompt": {"Red": "grant-outremer-title"}})
    assert table.get("at.Charles") is None  # he waits for the return
    table.play("Red invest Arthur")
    assert table.get("at.Charles") == "mazilles"
    assert table.get("at.Arthur") == "beaujeu"


@rule("X-CRU-77", "F-6.2.3-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("led", [True, False], ids=["a Lord", "troops without a Lord"])
def test_a_last_resort_is_the_same_for_lords_and_for_troops_without_one(edition: str, led: bool) -> None:
    one = company("Arthur", -1, 2) if led else {"seat": "Red", "at": -1, "troops": [2, 0]}
    table = returning(one, flags={"edition": edition})
    assert waiting_for(table) == ("Red", "come-home")
    assert "stand beaujeu" in options(table)
    if edition == "en2014":
        assert hosts_offered(table) == []
        return
    assert hosts_offered(table) == ["stand mazilles", "stand st-paul"]
    table.play("Red stand mazilles")
    assert waiting_for(table) == ("Blue", "host-crusaders")
    # The host is told for whom and where.
    table.expect(events=["Red asked-host Arthur mazilles" if led else "Red crusaders-asked-host mazilles"])
    table.play("Blue refuse")
    table.expect(events=["Blue host-refused Arthur mazilles" if led else "Blue crusaders-refused mazilles"])
    assert hosts_offered(table) == ["stand st-paul"]
    table.play("Red stand st-paul", "Green accept")
    assert table.get("troops.Red.st-paul") == [2, 0]
    conserve(state(table))


@rule("X-CRU-77", "X-TAC-33")
@pytest.mark.parametrize("at", [-1, 1])
def test_bombards_whose_lord_died_come_home_only_to_own_pieces(at: int) -> None:
    cannon = {"lord": "Arthur", "at": at, "troops": [0, 0, 0, 1]}
    position: dict[str, Any] = {"tiles": ("jaffa",), "flags": {"tactics": "on"}, "round_": 2}
    lost = abroad(cannon, home=HOSTS, **position)
    die(state(lost), lord("Arthur"))
    run(lost, end_of_crusade()).play("Red stand beaujeu")
    assert not any(state(lost).others)  # it may not lie there alone
    assert told(lost, "others-lost")
    kept = abroad(cannon, home={"Red": {"Baudoin": "beaujeu"}, **HOSTS}, **position)
    die(state(kept), lord("Arthur"))
    run(kept, end_of_crusade())
    assert sum(1 for packed in state(kept).others if packed) == 1
    assert outremer(kept).companies == []
    conserve(state(kept))


@rule("X-CRU-77", "X-GEN-43")
@pytest.mark.parametrize(("troops", "place"), [([0, 0, 0, 1], "blaye"), ([0, 0, 1, 0], "beaujeu")])
def test_a_bombard_is_no_troop_at_a_besieged_place(troops: list[int], place: str) -> None:
    table = returning(
        {"lord": "Arthur", "at": -1, "troops": troops},
        flags={"tactics": "on"},
        home={"Red": {"Baudoin": "beaujeu"}, "Blue": {"Charles": "blaye"}},
        troops={"Red": {"blaye": [1, 0]}, "Blue": {"blaye": [3, 0]}},
        control={"blaye": "Red"},
        forts={"blaye": "stronghold"},
        sieges={"blaye": {"Blue": 1}},
    )
    assert table.get("at.Arthur") == place
