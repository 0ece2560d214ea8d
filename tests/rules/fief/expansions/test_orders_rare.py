"""X-GEN-53 to -67, X-TEM, X-TEU: Lords of the orders where two rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.scenario import Stage
from oyez.engine.scenario_text import BadScenario
from oyez.games.fief.expansions.crusades.departure import departures
from oyez.games.fief.expansions.templars.edict import Edict, EdictTerms
from oyez.games.fief.expansions.templars.part import templars_of
from oyez.games.fief.expansions.templars.treasure import Treasure
from oyez.games.fief.rules.battle.battle import ATTACK
from oyez.games.fief.rules.battle.rolls import engaged_lords
from oyez.games.fief.rules.board.tables import N_TITLES
from oyez.games.fief.rules.court.candidacies import Election
from oyez.games.fief.rules.court.votes import bar_candidate, votes_of
from tests.rule import rule
from tests.rules.fief.battlefield import field, running
from tests.rules.fief.court import asked, buying, court, kill, lord, stand, vote, why
from tests.rules.fief.expansions.tactical import army, attack, heard, let_go, war
from tests.rules.fief.marching import go, moving, open_to
from tests.rules.fief.moments import quiet
from tests.rules.fief.table import EDITIONS, run, stage, state

ORDERS = ("templars", "teutonic")
BOTH = {"templars": "on", "teutonic": "on"}
MASTER = {"templars": "templar-grand-master", "teutonic": "teutonic-grand-master"}
EVERY_ORDER = pytest.mark.parametrize("order", ORDERS)
EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)
TERMS = EdictTerms(2, 1, (1,))


def title(order: str) -> int:
    return N_TITLES + ORDERS.index(order)


def brothers(order: str, names: list[str]) -> dict[str, Any]:
    """These Lords belong to the order, as a position says it."""
    return {order: {"members": names}}


# --- Outcasts (X-GEN-53, -61 to -63) ---


def banished(order: str, members: list[str], **position: Any) -> Stage:
    """Blue's Eric is a Renegade."""
    given: dict[str, Any] = {
        "lords": {"Red": {"Arthur": "blaye", "Charles": "blaye"}, "Blue": {"Eric": "sigy", "Henri": "sigy"}},
        "crusade": {"renegades": ["Eric"]},
        order: {"members": members},
    }
    return court(4, flags={**BOTH, "crusades": "on"}, **{**given, **position})


@rule("X-GEN-53")
@EVERY_ORDER
def test_neither_a_renegade_nor_who_is_away_receives_the_title(order: str) -> None:
    table = stage(
        3,
        flags={**BOTH, "crusades": "on"},
        phase="cards",
        lords={"Red": {"Arthur": "blaye", "Charles": "blaye", "Gauvain": "blaye"}, "Blue": {"Eric": "sigy"}},
        crusade={
            "stage": 1,
            "renegades": ["Charles"],
            "companies": [{"lord": "Gauvain", "at": 1, "troops": [1, 0]}],
            "tiles": ["jaffa"],
        },
    )
    while table.prompt("Red") != "draw-cards":
        table.play("Red done")
    assert [text for text in asked(table, "Red") if order in text] == [f"join-{order} Arthur"]
    for name in ("Charles", "Gauvain"):
        assert why(table, "Red", f"join-{order} {name}") == "X-GEN-53"


@rule("X-GEN-61", "X-GEN-62", "X-GEN-63")
@EVERY_ORDER
def test_a_renegade_neither_counts_nor_stands_nor_votes(order: str) -> None:
    two = banished(order, ["Arthur", "Eric"])
    assert run(two, [Election(title(order))]).asked() == []
    table = banished(order, ["Arthur", "Charles", "Eric"])
    run(table, [Election(title(order))])
    assert asked(table, "Red") == ["nominate Arthur", "nominate Charles", "pass"]
    assert bar_candidate(state(table), title(order), lord("Eric")) == "X-GEN-62"
    assert [votes_of(state(table), title(order), seat) for seat in range(4)] == [2, 0, 0, 0]
    table.play("Red nominate Arthur")
    assert table.asked() == ["Red"]  # Blue neither names anybody nor votes


@rule("X-GEN-63", "X-TEM-47")
@EVERY_ORDER
def test_a_captive_gives_no_vote(order: str) -> None:
    table = court(
        4,
        flags=BOTH,
        lords={"Red": {"Arthur": "blaye", "Charles": "sigy"}, "Blue": {"Eric": "sigy"}},
        captives={"Charles": "Blue"},
        **brothers(order, ["Arthur", "Charles", "Eric"]),
    )
    assert [votes_of(state(table), title(order), seat) for seat in range(2)] == [1, 1]


@rule("X-GEN-64")
@EVERY_ORDER
def test_two_votes_against_two_elect_nobody(order: str) -> None:
    lords = {"Red": {"Arthur": "blaye", "Charles": "blaye"}, "Blue": {"Eric": "sigy", "Henri": "sigy"}}
    position: dict[str, Any] = {order: {"members": ["Arthur", "Charles", "Eric", "Henri"]}}
    table = run(court(4, flags=BOTH, lords=lords, **position), [Election(title(order))])
    vote(stand(table, "Arthur", "Eric"), Red="Arthur", Blue="Eric")
    table.expect(state={f"holders.{MASTER[order]}": None}, events=[f"not-elected {MASTER[order]}"])
    run(table, [Election(title(order))])  # and in the next round they try again
    vote(stand(table, "Arthur", "Eric"), Red="Arthur", Blue="Arthur")
    table.expect(state={f"holders.{MASTER[order]}": "Arthur"}, events=["Red elected Arthur"])


@rule("X-GEN-65", "X-GEN-66")
@EVERY_ORDER
def test_after_the_death_of_a_grand_master_another_is_elected(order: str) -> None:
    table = court(
        4,
        flags=BOTH,
        lords={"Red": {"Arthur": "blaye", "Charles": "blaye"}, "Blue": {"Eric": "sigy"}},
        titles={"Eric": [MASTER[order]]},
        **brothers(order, ["Arthur", "Charles", "Eric"]),
    )
    assert run(table, [Election(title(order))]).asked() == []
    run(kill(table, "Eric"), [Election(title(order))])
    vote(stand(table, "Charles"), Red="Charles")
    table.expect(state={f"holders.{MASTER[order]}": "Charles"})


# --- Fiefs (X-GEN-58 to -60) ---


@rule("X-GEN-59", "X-GEN-60")
@EVERY_ORDER
@EVERY_EDITION
def test_a_vacant_title_waits_for_a_new_lord_outside_the_order(order: str, edition: str) -> None:
    """Red holds the City of Blaye with nobody but a Lord of the order; then Othon comes."""
    table = stage(
        3,
        edition=edition,
        flags=BOTH,
        phase="cards",
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
        forts={"blaye": "city"},
        hands={"Red": ["Othon"]},
        **brothers(order, ["Arthur"]),
    )
    table.expect(state={"holders.fief-blaye": None, "control.blaye": "Red"})
    while "play Othon" not in asked(table, "Red"):
        table.play(f"{table.asked()[0]} done")
    table.play("Red play Othon")
    if table.prompt("Red") == "recover-title":
        table.play("Red recover blaye")
    table.expect(state={"holders.fief-blaye": "Othon"})


# --- The treasure (X-TEM-27, -28) ---


def hiding(table: Stage) -> Stage:
    return run(table, Treasure(2, (4, 5, 6)).steps)


@rule("X-TEM-26", "X-TEM-28")
def test_after_one_attempt_no_other_pair_is_asked() -> None:
    lords = {"Red": {"Arthur": "blaye", "Charles": "blaye"}, "Blue": {"Eric": "sigy", "Henri": "sigy"}}
    members = {"members": ["Arthur", "Charles", "Eric", "Henri"]}
    table = hiding(court(4, flags=BOTH, lords=lords, templars=members)).chance(0)
    table.play("Red hide-treasure Arthur", "Red hide-treasure Charles")
    table.expect(events=["Red treasure-not-hidden 1"])
    assert table.asked() == []
    passed = hiding(court(4, flags=BOTH, lords=lords, templars=members)).play("Red pass")
    assert passed.asked() == ["Blue"]


@rule("X-TEM-27")
def test_templars_in_outremer_hide_nothing() -> None:
    table = stage(
        3,
        flags={**BOTH, "crusades": "on"},
        phase="none",
        lords={"Red": {"Arthur": "blaye", "Charles": "blaye"}, "Blue": {"Eric": "sigy"}},
        templars={"members": ["Arthur", "Charles"]},
        crusade={
            "stage": 1,
            "tiles": ["jaffa"],
            "companies": [{"lord": name, "at": 1, "troops": [1, 0]} for name in ("Arthur", "Charles")],
        },
    )
    assert hiding(table).asked() == []


# --- The Edict (X-TEM-31 to -39) ---


def edict(**position: Any) -> Stage:
    """Red's Arthur is King, Green's Thierry Pope."""
    given: dict[str, Any] = {
        "lords": {
            "Red": {"Arthur": "blaye"},
            "Blue": {"Eric": "sigy", "Othon": "sigy"},
            "Green": {"Henri": "bourg", "Thierry": "bourg"},
        },
        "titles": {"Arthur": ["king"], "Thierry": ["bishop-1", "pope"]},
        "templars": {"members": ["Eric"], "commanderies": ["sigy"]},
    }
    return run(court(3, flags=BOTH, **{**given, **position}), [Edict(TERMS)])


@rule("X-TEM-33", "X-TEM-37", "X-TEM-52")
def test_without_a_grand_master_the_pope_is_neither_asked_nor_paid_nor_cursed() -> None:
    table = edict().play("Red enact")
    assert table.asked() == []
    table.expect(
        state={"deniers": [7, 5, 5], "family.Eric": "Blue"},
        no_events=["Green commanderies-seized", "Red curse-passed", "Red curse-fell"],
    )


@rule("X-TEM-34")
def test_a_captive_pope_is_asked_all_the_same() -> None:
    table = edict(
        lords={
            "Red": {"Arthur": "blaye"},
            "Blue": {"Eric": "sigy"},
            "Green": {"Henri": "bourg", "Thierry": "sigy"},
        },
        captives={"Thierry": "Blue"},
        titles={"Arthur": ["king"], "Thierry": ["bishop-1", "pope"], "Eric": [MASTER["templars"]]},
    )
    table.play("Red enact").chance(5, 5)
    assert asked(table, "Green") == ["accept", "refuse"]
    table.play("Green accept")
    table.expect(state={"family.Eric": None, "deniers": [6, 5, 6]})


@rule("X-TEM-39")
def test_the_curse_strikes_king_and_pope_one_after_the_other() -> None:
    """The Crown Prince is King by then, and no curse is his."""
    table = edict(
        lords={
            "Red": {"Arthur": "blaye", "Gauvain": "blaye"},
            "Blue": {"Eric": "sigy"},
            "Green": {"Henri": "bourg", "Thierry": "bourg"},
        },
        titles={
            "Arthur": ["king"],
            "Gauvain": ["crown-prince"],
            "Thierry": ["bishop-1", "pope"],
            "Eric": [MASTER["templars"]],
        },
    ).chance(0, 0)
    table.play("Red enact", "Green accept")
    table.expect(
        events=[
            "Red curse-fell Arthur 1",
            "Red died Arthur",
            "Green curse-fell Thierry 1",
            "Green died Thierry",
        ],
        state={"holders.king": "Gauvain", "holders.pope": None},
    )


# --- Breaking out, Secret Passages (X-TEM-04, -41) ---


@rule("X-TEM-03", "X-TEM-04")
def test_relief_breaks_out_with_the_besieged() -> None:
    """Green's Eric came in as relief; he may help Red against the besieger, an equal outside may not."""
    position: dict[str, Any] = {
        "edition": "fr2015",
        "flags": BOTH,
        "control": "Red",
        "fort": "stronghold",
        "green": (1, 0),
        "green_lords": ("Eric",),
        "sieges": {"blaye": {"Blue": 1}},
        "templars": {"members": ["Arthur", "Eric"]},
    }
    for inside in (True, False):
        table = field(**position, relieved={"blaye": ["Green"]} if inside else {})
        table.play("Red attack blaye")
        if table.prompt("Red") == "choose-target":
            table.play("Red target 1")
        while table.prompt("Green") != "join-battle":
            table.play(f"{table.asked()[0]} pass")
        assert ("help 0" in asked(table, "Green")) is inside
        if inside:
            table.play("Green help 0", "Red accept")
            assert engaged_lords(state(table), running(table), ATTACK) == [lord("Arthur"), lord("Eric")]


@rule("X-TEM-41")
def test_a_secret_passage_saves_a_templar_from_the_blade_and_from_an_ambush() -> None:
    table = quiet(
        3,
        flags=BOTH,
        edition="en2014",
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Eric": "bourg"}},
        templars={"members": ["Arthur"]},
        hands={"Red": ["passage"], "Blue": ["assassination"]},
    )
    table.play("Blue play assassination", "Red play passage")
    table.expect(state={"family.Arthur": "Red"}, events=["Red evaded Arthur"])
    battle = field(
        edition="en2014",
        flags=BOTH,
        templars={"members": ["Charles"]},
        hands={"Red": ["ambush"], "Blue": ["passage"]},
    )
    attack(battle, until=("before-battle",)).play("Red play ambush", "Blue play passage")
    battle.expect(state={"captives.Charles": None}, events=["Blue evaded Charles"])


@rule("X-TEM-41")
def test_a_templar_leaves_a_siege_by_a_secret_passage_with_his_knight() -> None:
    table = moving(
        edition="en2014",
        flags=BOTH,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        troops={"Blue": {"blaye": [2, 0]}},
        forts={"blaye": "stronghold"},
        control={"blaye": "Red"},
        sieges={"blaye": {"Blue": 1}},
        templars={"members": ["Arthur"]},
        hands={"Red": ["passage"]},
    )
    go(table, "Red lead Arthur")
    assert "tunnel charolles" in open_to(table, "Red", "tunnel")
    go(table, "Red tunnel charolles")
    table.expect(state={"at.Arthur": "charolles", "control.blaye": "Blue"})
    assert army(table, "Red", "charolles") == {"templar-knights": 1}
    assert templars_of(state(table)).knights == 1 << lord("Arthur")


# --- Teutonic Knights (X-TEU-11, -22, -28) ---


@rule("X-TEU-11")
def test_the_fallen_give_no_bonus_in_the_next_roll() -> None:
    """With a Grand Master two Knights are two hits, one is one."""
    table = war(
        red={"teutonic-knights": 2},
        blue={"men": 11},
        edition="en2014",
        flags={"teutonic": "on"},
        teutonic={"members": ["Arthur"]},
        titles={"Arthur": [MASTER["teutonic"]]},
        dice=[0, 0, 0, 2, 0, 0],
    )
    attack(table)
    while len(heard(table, "rolled")) < 4:
        decision = state(table).pending[0]
        texts = [action.text for action in decision.options]
        table.play(f"{table.names[decision.seat]} {'fight' if 'fight' in texts else texts[0]}")
    rolled = [event.split() for event in heard(table, "rolled") if event.startswith("Red")]
    assert [int(hits) - int(dice) for _, _, dice, hits, _ in rolled[:2]] == [2, 1]


@rule("X-GEN-72", "X-GEN-73", "X-TEU-25")
@EVERY_EDITION
def test_teutonic_knights_fight_the_besieger_at_once_and_ride_on(edition: str) -> None:
    table = moving(
        edition=edition,
        flags=BOTH,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        troops={"Red": {"blaye": {"teutonic-knights": 2}}, "Blue": {"blaye": [1, 0]}},
        forts={"blaye": "stronghold"},
        control={"blaye": "Red"},
        sieges={"blaye": {"Blue": 1}},
        teutonic={"members": ["Arthur"]},
        chance=[4, 4, 0],
    )
    go(table, "Red lead Arthur", "Red with-teutonic-knights 2")
    assert not open_to(table, "Red", "march")
    go(table, *(["Red ride"] if edition != "en2014" else []), "Red charge 1", "Blue refuse")
    let_go(table)
    table.expect(state={"family.Eric": None}, events=["Red cavalcade-won blaye"])
    assert open_to(table, "Red", "march")
    assert not open_to(table, "Red", "halt")


@rule("X-TEU-22")
@EVERY_ORDER
def test_with_the_grand_master_dies_the_duty_to_depart(order: str) -> None:
    def docks() -> Stage:
        return stage(
            3,
            flags={**BOTH, "crusades": "on"},
            phase="none",
            lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "sigy"}},
            titles={"Eric": [MASTER[order]]},
            crusade={"stage": 2},
            **brothers(order, ["Arthur", "Eric"]),
        )

    assert "done" not in asked(run(docks(), departures), "Red")
    table = run(kill(docks(), "Eric"), departures)
    assert asked(table, "Red") == ["depart Arthur", "done"]


@rule("X-TEU-28")
def test_the_heir_gets_knights_only_as_his_stock_allows() -> None:
    """Blue has one Knight left: the other Teutonic Knight leaves the map, both return to their supply."""
    table = court(
        4,
        flags=BOTH,
        lords={"Red": {"Othon": "blaye", "Arthur": "sigy"}, "Blue": {"Blanche": "bourg"}},
        troops={"Red": {"blaye": {"teutonic-knights": 2}}, "Blue": {"bourg": [0, 7]}},
        titles={"Othon": ["fief-blaye"]},
        forts={"blaye": "city"},
        married=[["Othon", "Blanche"]],
        teutonic={"members": ["Arthur"]},
    )
    kill(table, "Othon")
    assert (army(table, "Red"), army(table, "Blue")) == ({}, {"knights": 1})
    table.expect(state={"control.blaye": "Blue"})


# --- Lone Lords beside new troops (X-TEM-05) ---


@rule("X-TEM-05", "X-TEU-07")
@pytest.mark.parametrize(("order", "seizes"), [("templars", False), ("teutonic", True)])
def test_new_troops_take_no_lone_lord_for_a_templar(order: str, seizes: bool) -> None:
    """In the English edition new troops may seize a Lord at once, if a Lord of theirs leads them (F-4.1-12)."""
    table = buying(
        3,
        edition="en2014",
        flags=BOTH,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Eric": "blaye"}},
        control={"blaye": "Red"},
        deniers={"Red": 9},
        **brothers(order, ["Arthur"]),
    )
    table.play("Red recruit blaye")
    assert (table.prompt("Red") == "seize-lone-lord") is seizes


# --- Positions ---


@pytest.mark.parametrize("name", ["Gauvain", "Charles"])
def test_a_position_gives_knights_to_free_templars_alone(name: str) -> None:
    """Gauvain is no Templar, Charles a captive."""
    position: dict[str, Any] = {
        "lords": {
            "Red": {"Arthur": "blaye", "Gauvain": "blaye", "Charles": "sigy"},
            "Blue": {"Eric": "sigy"},
        },
        "captives": {"Charles": "Blue"},
    }
    members = ["Arthur", "Charles"]
    none = court(3, flags=BOTH, templars={"members": members, "knights": []}, **position)
    assert templars_of(state(none)).knights == 0
    with pytest.raises(
        BadScenario, match=f"templars.knights.1: {name} is no free Templar, so he has no Knight"
    ):
        court(3, flags=BOTH, templars={"members": members, "knights": [name]}, **position)
