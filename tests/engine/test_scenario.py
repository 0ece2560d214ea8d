"""The scenario format: what it can say, and how failures are told."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.engine.game import Game
from oyez.engine.scenario import BadScenario, Failed, Stage, run_text
from oyez.games import game_named
from tests.toy.game import GAME as TOY

HEAD = "game: middle-ages\nseats: [Ann, Bob]\n"
MOVE = HEAD + "position: {rows: {1: [Field, Mill]}, coins: {Bob: 5}}\n"


def any_game(name: str) -> Game[Any, Any]:
    return TOY if name == "toy" else game_named(name)


def failures(text: str) -> list[str]:
    return run_text(text, any_game).failures


# What can be said.


@pytest.mark.parametrize(
    "expected",
    [
        "state: {coins.Ann: 0, coins: {Bob: 5}}",
        "state: {coins: [0, 5], lords: [1-1, 1-2], scouts.Ann: null, order: [Ann, Bob]}",
        "state: {coins.Bob: {at_least: 5, at_most: 5, not: 4}, coins.1: 5, coins.-1: 5}",
        "state: {rows.1: {length: 3, contains: [1, 10], lacks: 84}, rows.2: {length: {at_least: 3}}}",
        "state: {cemeteries.Ann: [], plots.Ann: {Field: null}, boards.Ann.Field: {length: 0}}",
        "state: {order.0: Ann, events: {length: 4}}",
        "view: {Bob: {round: 1, pile: {tiles: 40}, coins: [0, 5]}}",
        "box: {tiles: {length: 84}}",
        "asked: [Ann]",
        "prompt: {Ann: move-lord, Bob: null}",
        "options: {Ann: [move 2-3, move 2-1, move 2-2], Bob: []}",
        "offers: {Ann: [move 2-3]}",
        "refuses: {Ann: [move 1-1], Bob: [move 2-1]}",
        "events: [round-began 1, discarded]",
        "events: ['* round-began']",
        "no_events: ['* moved', Ann took 1, reshuffled]",
        "over: false",
        "winners: []",
    ],
)
def test_what_holds_passes(expected: str) -> None:
    outcome = run_text(MOVE + f"expect: {{{expected}}}", any_game)
    assert outcome.passed, outcome.failures
    assert outcome.checked >= 1


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        ("state: {coins.Ann: 3}", "state.coins.Ann: expected 3, found 0"),
        ("state: {coins: {Bob: {at_least: 6}}}", "state.coins.Bob: expected at least 6, found 5"),
        ("state: {coins.Bob: {at_most: 4}}", "expected at most 4, found 5"),
        ("state: {coins.Bob: {not: 5}}", "expected not 5, found 5"),
        ("state: {order: [Bob, Ann]}", "expected [Bob, Ann], found [Ann, Bob]"),
        ("state: {order.0: Bob}", "expected Bob, found Ann"),
        ("state: {rows.1.7: 1}", "expected 1, found nothing, the list is shorter"),
        ("state: {cemeteries.Ann.0: {tile: 3}}", "found nothing"),
        ("state: {rows.1: {contains: [1, 84]}}", "expected contains [1, 84], found [1, 10, 0]"),
        ("state: {rows.1: {lacks: [10]}}", "expected lacks [10]"),
        ("state: {coins: {length: 3}}", "expected length 3, found [0, 5]"),
        ("state: {coins.Ann: false}", "expected false, found 0"),
        ("state: {boards.Ann: {}}", "expected {}"),
        ("view: {Bob: {pile.top.back: orange}}", "view.Bob.pile.top.back: expected orange, found blue"),
        ("box: {events.0: Alliance}", "box.events.0: expected Alliance, found Skilled Trades"),
        ("asked: [Bob]", "asked: expected [Bob], found [Ann]"),
        ("prompt: {Bob: move-lord}", "prompt.Bob: expected move-lord, found nothing"),
        ("options: {Ann: [move 2-1, move 3-1]}", "missing [move 3-1], not expected [move 2-2, move 2-3]"),
        ("offers: {Bob: [move 2-1]}", "offers.Bob: expected 'move 2-1' among the options, found []"),
        ("refuses: {Ann: [move 2-1]}", "refuses.Ann: expected 'move 2-1' not to be offered"),
        (
            "events: [discarded, round-began]",
            "events.2: expected 'round-began' after 'discarded', found [round-began 1",
        ),
        ("no_events: [round-began 1]", "no_events.1: expected no 'round-began 1', found 'round-began 1'"),
        ("over: true", "over: expected true, found false"),
        ("winner: Ann", "winner: expected [Ann], found []"),
    ],
)
def test_what_fails_is_told_with_line_expected_and_found(expected: str, told: str) -> None:
    (failure,) = failures(MOVE + f"expect: {{{expected}}}")
    assert failure.startswith("line 4: expect.")
    assert told in failure


def test_one_run_shows_all_failed_expectations_with_their_lines() -> None:
    text = MOVE + (
        "play:\n"
        "  - expect:\n"
        "      state:\n"
        "        coins.Ann: 1\n"
        "        coins.Bob: 2\n"
        "  - Ann move 2-1\n"
        "expect:\n"
        "  events:\n"
        "    - Ann took 1\n"
        "    - Ann took 2\n"
    )
    assert [failure.partition(" expected")[0] for failure in failures(text)] == [
        "line 7: play.1.expect.state.coins.Ann:",
        "line 8: play.1.expect.state.coins.Bob:",
        "line 13: expect.events.2:",
    ]


def test_events_are_those_since_the_last_expectation() -> None:
    text = MOVE + (
        "play: [expect: {events: [discarded]}, Ann move 2-1, expect: {no_events: [discarded], events: [Ann took 1]}]\n"
        "expect: {no_events: [Ann took]}"
    )
    assert not failures(text)


# Playing.


def test_an_illegal_choice_ends_the_scenario_and_is_told() -> None:
    (failure,) = failures(MOVE + "play:\n  - Bob move 2-1\n  - Ann move 2-1\nexpect: {over: true}")
    assert failure == (
        "line 5: play.1: 'Bob move 2-1' is not legal now: open to Bob is nothing; asked is Ann"
    )


def test_refuse_fails_if_the_choice_was_accepted() -> None:
    (failure,) = failures(MOVE + "play: [refuse: [Ann move 1-1, Ann move 2-1]]")
    assert "'Ann move 2-1' was accepted, but should have been refused" in failure


def test_undo_goes_back_to_the_arranged_position() -> None:
    table = Stage(MOVE, any_game)
    before = table.state
    table.play("Ann move 2-1")
    assert table.may_undo("Ann")
    table.undo("Ann")
    assert table.state == before
    assert not table.may_undo("Ann")
    table.play("Ann move 2-2", "Bob move 2-1")
    assert not table.may_undo("Bob")  # a new row was turned up
    with pytest.raises(Failed, match="Bob cannot take anything back now"):
        table.undo("Bob")


def test_undo_keeps_chance_that_was_laid_down() -> None:
    table = Stage(MOVE + "chance: [0]", any_game).play("Ann move 2-1").undo("Ann")
    assert table.g.forced == [0]


def test_undo_in_a_fresh_game() -> None:
    table = Stage(HEAD + "seed: 3", any_game)
    before, first = table.state, table.asked()[0]
    assert table.play(f"{first} place 1-1").undo(first).state == before


@pytest.mark.parametrize(
    ("play", "told"),
    [
        ("undo: Ann", "Ann cannot take anything back now"),
        (
            "auto: {until: {state: {round: 17}}}",
            "choices, up to the end of the game: expected 17, found 16",
        ),
        ("auto: 9999", "nothing is left to choose"),
    ],
)
def test_what_cannot_be_done_is_told(play: str, told: str) -> None:
    (failure,) = failures(MOVE + f"play: [{play}]\nexpect: {{over: false}}")
    assert told in failure


def test_no_undo_fails_if_the_choice_could_be_taken_back() -> None:
    (failure,) = failures(MOVE + "play: [Ann move 2-1, no_undo: Ann]")
    assert "Ann could take the last choice back" in failure


def test_auto_plays_first_options() -> None:
    text = MOVE + "play: [auto: 1, auto: {until: {asked: [Bob]}}]\nexpect: {state: {lords.Ann: 2-1}}"
    assert not failures(text)


# Chance.


def test_shuffles_are_written_as_the_order_wanted() -> None:
    chance = "chance: [{shuffle: [9, 3], of: 1-52}, {shuffle: [Alliance, 4, 0, 1], among: 0-14}, {shuffle: [Bob, Ann]}]"
    table = Stage(HEAD + chance, any_game)
    table.expect(state={"rows.1": [3, 1, 9], "events.0": "Alliance", "order": ["Bob", "Ann"]})
    assert not table.g.forced


def test_chance_can_be_laid_down_between_choices() -> None:
    text = (
        "game: middle-ages\nseats: 3\n"
        "position: {round: 5, rows: {1: [Field, Field, Field]}, pile: [50], rest: discards}\n"
        "play: [Red move 2-1, Blue move 2-2, chance: [0, 0, 0], Green move 2-3]\n"
        "expect: {events: [reshuffled], state: {rows.1: {contains: 50}}}"
    )
    assert not failures(text)


def test_chance_that_nobody_draws_is_reported() -> None:
    (failure,) = failures(MOVE + "chance: [1, 2]\nexpect: {over: false}")
    assert failure == "line 4: chance: 2 chance results were laid down but never drawn"


# Other games: secrets and initiatives.


def test_a_toy_with_secrets_and_simultaneous_decisions() -> None:
    table = Stage({"game": "toy", "seats": ["Ann", "Bob", "Cid"]}, any_game)
    table.expect(asked=["Cid", "Bob", "Ann"], prompt={"Ann": "vote"}, view={"Bob": {"hands.Ann": 1}})
    table.play("Cid vote 1").expect(
        view={"Ann": {"ballots": [-1, False, True]}, "Cid": {"ballots.Cid": "Bob"}}
    )
    table.play("Ann vote 1", "Bob vote 1").expect(events=["Bob elected"], state={"score.Bob": 1})


def test_initiatives_are_options() -> None:
    """Somebody who holds a truce may call it without being asked."""
    for seed in range(50):
        table = Stage({"game": "toy", "seats": ["Ann", "Bob"], "seed": seed}, any_game)
        table.auto(2)
        if "call" in table.options("Bob"):
            table.expect(asked=["Ann"], offers={"Bob": ["call"]})
            table.play("Bob call", "Bob grant").expect(
                events=["Bob truce-granted"], state={"score.Bob": {"at_least": 1}}
            )
            return
    raise AssertionError("no truce in fifty games")


# In Python.


def test_python_tests_raise_assertion_errors() -> None:
    table = Stage(MOVE, any_game)
    with pytest.raises(AssertionError, match=r"state.coins.Ann: expected 1, found 0\nasked: expected"):
        table.expect(state={"coins.Ann": 1}, asked=["Bob"])
    with pytest.raises(AssertionError, match="is not legal now"):
        table.play("Ann move 1-1")
    with pytest.raises(AssertionError, match="was accepted"):
        table.refuses("Ann move 2-1")
    with pytest.raises(BadScenario, match="nobody at this table"):
        table.options("Eve")


def test_a_broken_box_is_noticed() -> None:
    table = Stage(MOVE, any_game)
    table.g.coins[0] = -5  # type: ignore[attr-defined]
    with pytest.raises(Failed, match="a piece of the box is missing, doubled or misplaced: debt of seat 0"):
        table.play("Ann move 2-1").play("Bob move 2-2")
