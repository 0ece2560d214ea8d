"""Tactics where two things meet: Templars who stand aside, riders beside others, hired guards, fog, heirs."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.fief.expansions.tactics.commitment import homeward
from oyez.games.fief.expansions.tactics.guard import exchange
from oyez.games.fief.game import GAME
from oyez.games.fief.hidden.resampling import resample
from oyez.games.fief.rules.battle.phase import bar_attack
from oyez.games.fief.rules.board.tables import LORDS, MOST
from oyez.games.fief.rules.court.captivity import put
from oyez.games.fief.rules.court.inheritance import pass_troops
from tests.rule import rule
from tests.rules.fief.battlefield import asked, faces, points, running, village, why
from tests.rules.fief.expansions.tactical import PLAIN, TACTICS, army, attack, heard, let_go, part, war
from tests.rules.fief.marching import go, moving
from tests.rules.fief.table import EDITIONS, run, stage, state

BLAYE = village("blaye")


@rule("X-TAC-45")
@pytest.mark.parametrize("edition", EDITIONS)
def test_knights_who_stand_aside_are_no_company_for_a_lone_lord(edition: str) -> None:
    """Arthur attacks; the Templar Baudoin and his Knight take no part (X-TEM-06)."""
    table = war(
        edition=edition,
        red={},
        red_lords=("Arthur", "Baudoin"),
        blue={"men": 2},
        flags={"templars": "on"},
        templars={"members": ["Baudoin"], "knights": ["Baudoin"]},
        tactics={"reserve": {"Red": 2}},
    )
    assert army(table, "Red") == {"templar-knights": 1}
    assert bar_attack(state(table), 0, BLAYE, 1) == ""
    attack(table, until=("commit-mercenaries",))
    assert asked(table, "Red") == ["commit 1", "commit 2"]
    assert why(table, "Red commit 0") == "X-TAC-45"


@rule("X-TAC-43", "X-TAC-61")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("moment", ["before-battle", "between-rolls"])
def test_nobody_commits_to_a_battle_whose_attack_has_lost_its_lord(edition: str, moment: str) -> None:
    table = war(
        edition=edition,
        red={"men": 4},
        blue={"men": 3},
        tactics={"reserve": {"Red": 2, "Blue": 2}},
        hands={"Blue": ["ambush"]},
        dice=faces(1, 1),
    )
    table.play("Red attack blaye")
    while table.prompt("Blue") != moment:
        who = table.asked()[0]
        table.play(f"{who} {next(text for text in PLAIN if text in asked(table, who))}")
    table.play("Blue play ambush")
    assert "Red no-lord-to-attack blaye" in table.events()
    assert part(table).reserve[:2] == [2, 2]


@rule("X-GEN-45", "X-TAC-43", "X-GEN-46")
@pytest.mark.parametrize("edition", ["fr2015", "pl2015"])
def test_a_volley_that_costs_the_only_die_is_answered_before_the_dice_are_counted(edition: str) -> None:
    """Seven points make two dice, of which a Stronghold takes one; the Archer kills a man."""
    position: dict[str, Any] = {
        "edition": edition,
        "red": {"men": 6},
        "blue": {"men": 3, "archers": 1},
        "fort": "stronghold",
        "dice": faces(1, 1, 1),
    }
    for number, outcome in ((0, "no-dice"), (1, "rolled")):
        table = war(**position, tactics={"reserve": {"Red": 2}})
        attack(table, until=("commit-mercenaries",)).play("Red commit 0")
        let_go(table, ("commit-mercenaries",))
        assert heard(table, "volley") == ["Blue volley 1 1 1"]
        table.play(f"Red commit {number}")
        let_go(table)
        assert len(heard(table, "no-dice")) + len(heard(table, "rolled")[:1]) == 1
        assert heard(table, outcome) != []
    secret = war(**position, hands={"Red": ["passage"]})
    attack(secret, until=("between-rolls",)).play("Red play passage")
    let_go(secret)
    assert heard(secret, "rolled") != []
    assert heard(attack(war(**position)), "no-dice") == ["Red no-dice blaye"]


@rule("X-TAC-30", "X-TAC-05")
@pytest.mark.parametrize(("piece", "prompt"), [("bombard", "buy"), ("archer", "seize-lone-lord")])
def test_in_the_english_edition_a_new_archer_seizes_a_lone_lord_and_a_new_bombard_does_not(
    piece: str, prompt: str
) -> None:
    """Whatever stands there already: it is new troops that capture at once (F-4.1-12)."""
    table = stage(
        3,
        phase="purchases",
        edition="en2014",
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}, "Blue": {"Charles": "blaye"}},
        troops={"Red": {"blaye": [1, 0]}},
        control={"blaye": "Red"},
        deniers={"Red": 9, "Blue": 0, "Green": 0},
        tactics={"reserve": {"Green": 5}},
    )
    table.play(f"Red {piece} blaye")
    assert table.prompt("Red") == prompt


@rule("X-GEN-73", "X-TAC-57")
def test_a_rider_of_the_guard_who_falls_is_not_replaced_by_one_who_stood_there() -> None:
    """Three hits and one more of the die: Red gives his riding Guard; that of Charolles still does not ride."""
    table = moving(
        edition="en2014",
        flags={**TACTICS, "fog_of_war": True},
        lords={"Red": {"Arthur": "blaye"}},
        troops={
            "Red": {"blaye": {"guard-knights": 1, "knights": 1}, "charolles": {"guard-knights": 1}},
            "Blue": {"charolles": [6, 0]},
        },
        control={"charolles": "Blue"},
        chance=faces(1, 1, 3, 1, 1, 1, 1),
    )
    go(table, "Red lead Arthur", "Red with-guard-knights 1", "Red with-knights 1", "Red march charolles")
    go(table, "Red charge 1", "Blue refuse")
    let_go(table, ("choose-kind-lost",))
    assert points(table)[0] == 1 + 3 + 3
    table.play("Red lose-guard-knights 1")
    assert army(table, "Red", "charolles") == {"knights": 1, "guard-knights": 1}
    assert points(table)[0] == 1 + 3
    assert running(table).rider_others == 0
    seen: Any = GAME.view(state(table), 2)
    assert seen["villages"][village("charolles")]["troops"][0]["guard-knights"] is None  # F-5.2-27


@rule("X-TAC-48", "X-GEN-43")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mercenaries_alone_take_captives_and_lose_them_at_the_end_of_the_phase(edition: str) -> None:
    """Charles is waylaid, his Mercenaries win without him; Arthur is theirs until they go home."""
    table = war(
        edition=edition,
        red={"men": 2},
        blue={},
        control="Red",
        tactics={"reserve": {"Blue": 4}},
        hands={"Red": ["ambush"]},
        elsewhere={"Red": {"Baudoin": "bourg"}, "Blue": {"Henri": "sigy"}, "Green": {"Eric": "tournus"}},
        more_troops={"Green": {"tournus": {"men": 1}}},
        dice=faces(1, 2),
    )
    attack(table, until=("commit-mercenaries",))
    table.play("Blue commit 4", "Red play ambush")
    let_go(table, ("take-captives",))
    if table.prompt("Blue") == "take-captives":
        table.play("Blue capture Arthur")
    assert "Red captured Arthur Blue" in table.events()
    assert "Blue freed Charles" in table.events()  # nobody of Red is left to hold him
    while "Red freed Arthur" not in table.events():
        who = table.asked()[0]
        table.play(f"{who} {asked(table, who)[-1]}")
    heads = [event.split(" ", 1)[1] for event in table.events()]
    assert heads.index("mercenaries-home blaye 3") < heads.index("freed Arthur")
    assert part(table).reserve == [0, 3, 0, 0]


@rule("X-TAC-33", "X-TAC-46")
def test_bombards_beside_mercenaries_alone_leave_with_them_and_that_is_told() -> None:
    table = stage(
        4,
        phase="none",
        flags=TACTICS,
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": {"mercenaries": 2, "bombards": 1}}},
    )
    put(state(table), LORDS.index("Arthur"), village("sigy"))
    assert army(table, "Red") == {"mercenaries": 2, "bombards": 1}
    run(table, homeward)
    assert army(table, "Red") == {}
    assert heard(table, "others-lost") == ["Red others-lost blaye 1 1"]


@rule("X-GEN-68")
@pytest.mark.parametrize("elsewhere", [{}, {"bourg": {"men": 1, "knights": 1}}])
def test_in_the_fog_everybody_knows_what_lies_where_nothing_holds(elsewhere: dict[str, Any]) -> None:
    """A Bombard beside Mercenaries alone: whoever imagines the table leaves it there."""
    table = stage(
        4,
        phase="none",
        flags={**TACTICS, "fog_of_war": True},
        lords={"Red": {"Arthur": "blaye"}},
        troops={"Red": {"blaye": {"mercenaries": 2, "bombards": 1}, **elsewhere}},
    )
    g = state(table)
    put(g, LORDS.index("Arthur"), village("sigy"))
    for seed in range(8):
        imagined = resample(g, 1, seed)
        assert imagined.others[BLAYE * MOST] == g.others[BLAYE * MOST]
        assert GAME.view(imagined, 1) == GAME.view(g, 1)


@rule("X-TAC-33", "X-TAC-68")
def test_an_heir_without_troops_for_the_city_gets_no_bombards_there() -> None:
    """All thirteen Men-at-Arms of Blue are on the map."""
    table = stage(
        3,
        phase="none",
        flags=TACTICS,
        lords={"Red": {"Arthur": "sigy"}, "Blue": {"Charles": "bourg"}},
        troops={"Red": {"blaye": {"men": 1, "bombards": 2}}, "Blue": {"bourg": {"men": 13}}},
        forts={"blaye": "stronghold"},
    )
    pass_troops(state(table), BLAYE, 0, 1)
    assert army(table, "Red") == army(table, "Blue") == {}
    assert heard(table, "others-lost") == ["Blue others-lost blaye 1 2"]


@rule("X-TAC-77", "X-GEN-68")
@pytest.mark.parametrize(
    ("beside", "questions"),
    [
        ({"knights": 3}, ["guard-men 0"]),
        ({"knights": 2, "men": 1}, ["guard-men 0", "guard-men 1"]),
        ({"knights": 1}, []),  # everybody sees that no counter is left
    ],
)
def test_in_the_fog_no_missing_question_betrays_what_stands_beside_the_king(
    beside: dict[str, int], questions: list[str]
) -> None:
    table = stage(
        4,
        phase="none",
        flags={**TACTICS, "fog_of_war": True},
        lords={"Red": {"Arthur": "blaye"}},
        titles={"Arthur": ["fief-blaye", "king"]},
        troops={"Red": {"blaye": beside}},
    )
    run(table, exchange).play("Red guard-knights 1")
    assert asked(table, "Red") == questions


@rule("X-GEN-49", "X-TAC-07", "X-GEN-70")
@pytest.mark.parametrize(("grail", "hits"), [({}, 2), ({"grail": "Charles"}, 2)])
def test_a_blank_die_of_archers_counts_nothing_and_the_grail_takes_no_more(
    grail: dict[str, str], hits: int
) -> None:
    table = war(
        red={"archers": 3, "men": 2},
        blue={"men": 9},
        flags={"battle_die": "011223", "holy_relics": True},
        relics=grail,
        dice=[0, 0, 0, 0, 0],
    )
    attack(table)
    assert heard(table, "volley")[0].split()[:4] == ["Red", "volley", "3", str(hits)]
