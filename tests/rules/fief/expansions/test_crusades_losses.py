"""X-CRU-94, X-GEN-46, X-TAC-44: losses of crusaders of every kind, shares, and when cards may be played in Outremer."""

from __future__ import annotations

from typing import Any

from oyez.engine.kernel import initiatives
from oyez.engine.scenario import Stage
from oyez.games.fief.conservation import conserve
from oyez.games.fief.expansions.crusades.assault import Assault
from oyez.games.fief.expansions.templars.part import templars_of
from oyez.games.fief.game import GAME
from tests.rule import rule
from tests.rules.fief.battlefield import why
from tests.rules.fief.expansions.outremer import abroad, company, lord, options, outremer, told, waiting_for
from tests.rules.fief.table import run, state

ALL_ON = dict.fromkeys(("tactics", "templars", "teutonic"), "on")
KINDS = (
    "archers",
    "bombards",
    "mercenaries",
    "guard-knights",
    "guard-men",
    "templar-knights",
    "teutonic-knights",
)


def band(name: str, men: int = 0, knights: int = 0, /, **more: int) -> dict[str, Any]:
    """A company of all kinds, such as band("Arthur", 2, archers=1)."""
    others = [more.pop(kind.replace("-", "_"), 0) for kind in KINDS]
    assert not more
    return {"lord": name, "at": 1, "troops": [men, knights, *others]}


def storming(*bands: dict[str, Any], dice: tuple[int, ...], tile: str = "jaffa", **position: Any) -> Stage:
    table = abroad(
        *bands, tiles=(tile,), flags={**ALL_ON, **position.pop("flags", {})}, dice=dice, **position
    )
    return run(table, [Assault(0)]).play("Red storm")


def pieces(table: Stage, name: str) -> dict[str, int]:
    """What a company has; what it has none of is left out."""
    view: Any = table.view("Red")
    troops = next(one["troops"] for one in view["crusade"]["companies"] if one["lord"] == lord(name))
    return {kind: n for kind, n in zip(("men", "knights", *KINDS), troops, strict=True) if n}


@rule("X-CRU-94")
def test_the_commander_chooses_any_legal_loss_of_his_side() -> None:
    """Two hits: any two of a Man-at-Arms, two Archers and a Guard on foot, of either company."""
    table = storming(
        band("Arthur", 1, 0, archers=2, guard_men=1, guard_knights=1), band("Charles", 2), dice=(1, 1, 1, 2)
    )
    assert waiting_for(table) == ("Red", "whose-company")
    assert options(table) == ["loss-from Arthur", "loss-from Charles"]
    table.play("Red loss-from Arthur")
    assert waiting_for(table) == ("Red", "choose-kind-lost")
    assert options(table) == ["lose-archers 0", "lose-archers 1"]
    assert why(table, "Blue lose-archers 1") == "X-CRU-94"
    table.play("Red lose-archers 0")
    assert options(table) == ["lose-guard-men 0", "lose-guard-men 1"]
    table.play("Red lose-guard-men 1", "Red loss-from Charles")
    assert pieces(table, "Arthur") == {"men": 1, "archers": 2, "guard-knights": 1}
    assert pieces(table, "Charles") == {"men": 1}
    assert told(table, "pieces-fell") == ["Red pieces-fell 4 1"]
    assert told(table, "company-lost") == ["Blue company-lost 1 0"]
    conserve(state(table))


@rule("X-CRU-94", "X-GEN-44")
def test_a_knight_of_any_kind_or_three_on_foot() -> None:
    table = storming(
        band("Arthur", 3, 1, guard_knights=1, teutonic_knights=1),
        dice=(1, 1, 1, 3),
        teutonic={"members": ["Arthur"]},
    )
    assert waiting_for(table) == ("Red", "choose-worth-lost")
    assert options(table) == ["lose-knights 0", "lose-knights 1"]
    assert why(table, "Red lose-knights 2") == "X-CRU-94"
    table.play("Red lose-knights 1")
    assert options(table) == ["lose-guard-knights 0", "lose-guard-knights 1"]
    table.play("Red lose-guard-knights 0", "Red lose-teutonic-knights 1")
    assert pieces(table, "Arthur") == {"men": 3, "knights": 1, "guard-knights": 1}


@rule("X-CRU-94")
def test_a_plain_army_is_asked_about_knights_and_a_templar_loses_his_own() -> None:
    table = storming(company("Arthur", 1, 3, 1), dice=(1, 3))
    assert waiting_for(table) == ("Red", "choose-losses")
    templar = storming(band("Arthur", 0, 1), dice=(1, 1, 3), templars={"members": ["Arthur"]})
    assert options(templar) == ["lose-templar-knights 0", "lose-templar-knights 1"]
    templar.play("Red lose-templar-knights 1")
    assert pieces(templar, "Arthur") == {"knights": 1}
    assert templars_of(state(templar)).knights == 0  # he gets no other
    conserve(state(templar))


@rule("X-CRU-94")
def test_what_must_all_go_is_not_asked() -> None:
    table = storming(band("Arthur", 1, 0, archers=1, guard_men=1), dice=(1, 1, 3))
    assert told(table, "pieces-fell") == ["Red pieces-fell 0 1", "Red pieces-fell 4 1"]
    assert told(table, "saracen-captive") == ["Red saracen-captive Arthur"]


@rule("X-CRU-94")
def test_lords_fall_by_his_word_and_any_split_of_the_money_is_his() -> None:
    table = storming(company("Arthur", 1, 1), company("Charles", 1, 1), dice=(1, 3))
    assert waiting_for(table) == ("Red", "choose-fallen")
    assert options(table) == ["fall Arthur", "fall Charles"]
    rich = storming(company("Arthur", 1, 9), company("Charles", 1, 1), company("Gauvain", 1, 1),
                    dice=(3, 3, 3, 1), tile="caravan")  # fmt: skip
    while waiting_for(rich)[1] == "whose-company":
        rich.play("Red loss-from Arthur")
    assert options(rich) == ["share-with 1", "share-with 2", "done"]
    rich.play("Red share-with 2")
    assert options(rich) == [f"share {n}" for n in range(1, 5)]
    rich.play("Red share 1", "Red share-with 1", "Red share 3")
    assert state(rich).deniers[:3] == [5, 5 + 3, 5 + 1]  # nothing is left to ask about
    assert told(rich, "spoils-shared") == ["Red spoils-shared Green 1", "Red spoils-shared Blue 3"]


# --- When cards may be played (X-GEN-46) ---


def with_a_card(*dice: int, card: str = "passage", **position: Any) -> Stage:
    """Red's Archers and men before Acre; he holds a card that he could use at any moment."""
    table = abroad(
        band("Arthur", 8, 0, archers=2, bombards=1),
        tiles=("acre",),
        flags=ALL_ON,
        dice=dice,
        hands={"Red": [card]},
        home={"Blue": {"Charles": "mazilles"}},
        **position,
    )
    return run(table, [Assault(0)])


@rule("X-GEN-46")
def test_cards_between_the_steps_of_a_battle_in_outremer() -> None:
    """After the declaration, after the archers' step, between two rolls; nowhere inside a step or a roll."""
    table = with_a_card(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, card="assassination")
    asked: list[str] = []
    for _ in range(14):
        asked.append(waiting_for(table)[1])
        if asked[-1] in ("choose-re-roll", "choose-kind-lost", "choose-worth-lost"):
            assert initiatives(table.g, 0) == ()  # nobody plays a card inside a roll
        answer = next(text for text in (*ANSWERS, options(table)[0]) if text in options(table))
        table.play(f"Red {answer}")
        if asked.count("between-rolls") == 2:
            break
    assert asked == [
        "before-battle",
        "roll-or-stop",
        "between-rolls",  # after the volley, before the first roll
        "choose-re-roll",
        "choose-kind-lost",
        "roll-or-stop",
        "between-rolls",
    ]
    assert len(told(table, "volley")) == 1


ANSWERS = ("pass", "storm", "done", "lose-archers 0")


@rule("X-GEN-46")
def test_a_battle_in_outremer_touches_everybody_who_fights_there() -> None:
    """Blue, who does not command, is asked with a standing order for what is his own; Green has nobody there."""
    table = abroad(
        company("Arthur", 1, 8), company("Charles", 1, 1), company("Gauvain", 2, 1), tiles=("acre", "jaffa"),
        hands={"Blue": ["passage"], "Green": ["assassination"]},
    )  # fmt: skip
    run(table, [Assault(0)])
    assert waiting_for(table) == ("Blue", "before-battle")
    assert [GAME.concerns(state(table), seat) for seat in range(4)] == [True, True, False, False]


@rule("X-GEN-46", "X-TAC-14")
def test_a_passage_played_after_the_volley_helps_the_first_roll_but_no_archers() -> None:
    table = with_a_card(1, 1, 1, 1, 1, 1)
    assert waiting_for(table) == ("Red", "before-battle")
    table.play("Red pass", "Red storm")
    assert told(table, "volley") == ["Red volley 2 1 1"]  # the minimum of two Archers: none adds a hit
    assert waiting_for(table) == ("Red", "between-rolls")
    table.play("Red play passage")
    assert waiting_for(table)[1] == "choose-re-roll"
    table.play("Red done")
    assert told(table, "rolled")[0].split()[2] == "2"  # eleven points, two dice, no penalty


@rule("X-GEN-46")
def test_no_window_after_a_volley_that_decides_all() -> None:
    table = abroad(
        band("Arthur", 2, 0, archers=3), tiles=("caravan",), flags=ALL_ON, dice=(1,), hands={"Red": ["justice"]},
        home={"Blue": {"Charles": "mazilles"}}, assassins=["Charles"],
    )  # fmt: skip
    run(table, [Assault(0)]).play("Red pass", "Red storm")
    assert outremer(table).held == 1
    assert waiting_for(table)[1] == "after-battle"


@rule("X-TAC-44")
def test_mercenaries_are_never_thrown_into_a_battle_of_a_crusade() -> None:
    table = storming(band("Arthur", 5), dice=(1, 1), tactics={"reserve": {"Red": 4, "Blue": 1}})
    assert waiting_for(table) == ("Red", "roll-or-stop")
    assert "commit-mercenaries" not in {decision.prompt.name for decision in state(table).pending}
    assert table.view("Red")["tactics"]["reserve"] == [4, 1, 0, 0]  # type: ignore[index]
