"""The scenario format: what it can say, how failures are told, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from oyez.engine.game import Game
from oyez.engine.scenario import BadScenario, Failed, Stage, run_file, run_text
from oyez.games import game_named
from tests.toy.game import GAME as TOY

HEAD = "game: middle-ages\nseats: [Ann, Bob]\n"
MOVE = HEAD + "position: {rows: {1: [Field, Mill]}, coins: {Bob: 5}}\n"


def any_game(name: str) -> Game[Any, Any]:
    return TOY if name == "toy" else game_named(name)


def failures(text: str) -> list[str]:
    return run_text(text, any_game).failures


def refusal(text: str) -> str:
    with pytest.raises(BadScenario) as caught:
        run_text(text, any_game)
    message = str(caught.value)
    assert "\n" not in message
    return message


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
            "never held until the end of the game: expected 17, found 16",
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


# Bad files.


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "a scenario is a mapping"),
        ("- 1", "line 1: a scenario is a mapping"),
        ("game: [", "this is not YAML"),
        ("game: a\ngame: b", "line 2: 'game' already stands on line 1"),
        ("play: []", "a scenario names its game"),
        ("game: chess", "line 1: game: there is no game called 'chess'; the games are: "),
        ("game: middle-ages\nplays: []", "'plays' means nothing here; possible are: game, about"),
        ("game: middle-ages\nseats: 6", "line 2: seats: middle-ages is for 2 to 5 players, not 6"),
        ("game: middle-ages\nseats: [Ann, Ann]", "line 2: seats: two seats are called 'Ann'"),
        ("game: middle-ages\nseats: [Ann, A b]", "line 2: seats: the seat name 'A b' should be one word"),
        ("game: middle-ages\nseats: yes", "seats is a number or a list of names, not yes"),
        ("game: middle-ages\nseed: -1", "line 2: seed: -1 is not a whole number from 0"),
        ("game: middle-ages\nseed: 1.5", "line 2: seed: 1.5 is not a whole number"),
        ("game: middle-ages\noptions: {debt: 1}", "line 2: options: middle-ages has no option 'debt'"),
        ("game: middle-ages\noptions: 3", "options is a mapping, not 3"),
        ("game: middle-ages", "nothing is expected"),
        (HEAD + "play: 3", "line 3: play: play is a list of entries, not 3"),
        (HEAD + "expect: [1]", "line 3: expect: expect is a mapping, not [1]"),
        (HEAD + "rules: M-1", "line 3: rules: rules is a list of rows, not M-1"),
        (HEAD + "play: [5]", "line 3: play.1: an entry of play is a choice such as 'Blue move 2-3', or one of: refuse"),
        (HEAD + "play: [dance: Ann]", "line 3: play.1: an entry of play"),
        (HEAD + "play:\n  - Eve place 1-1", "line 4: play.1: nobody at this table is called 'Eve'; the seats are: Ann"),
        (HEAD + "play: [Ann jump 1-1]", "play.1: 'jump 1-1' is no action of middle-ages; verbs are: place"),
        (HEAD + "play: [Ann place 9-9]", "'place' takes one of: 1-1"),
        (HEAD + "play: [refuse: Ann place 9-9]", "'place' takes one of: 1-1"),
        (HEAD + "play: [auto: 0]", "play.1.auto: 0 is not a whole number from 1"),
        (HEAD + "play: [auto: {till: 3}]", "'till' means nothing here; possible are: until"),
        (HEAD + "play: [auto: {until: 3}]", "play.1.auto.until: until is a mapping"),
        (HEAD + "play: [auto: {until: {stat: 3}}]", "play.1.auto.until: 'stat' means nothing here"),
        (HEAD + "play: [undo: Eve]", "nobody at this table is called 'Eve'"),
        (HEAD + "play: [chance: 3]", "play.1.chance: chance is a list of results"),
        (HEAD + "chance: [a]", "line 3: chance.1: a is not a whole number"),
        (HEAD + "chance: [99]\nexpect: {over: false}", "chance result 99 is not between 0 and 51"),
        (HEAD + "chance: [{shuffle: [1, 1], of: 1-2}]", "chance.1.shuffle: 1 is drawn twice"),
        (HEAD + "chance: [{shuffle: [1], of: 1-2, among: 1-2}]", "write one of the two"),
        (HEAD + "chance: [{shuffle: Ann}]", "neither a list of items nor a range"),
        (HEAD + "chance: [{shuffle: [Eve]}]", "'Eve' is no word of middle-ages"),
        (HEAD + "chance: [{shuffle: [true]}]", "true is neither a number nor a word"),
        (HEAD + "expect: {stat: 1}", "line 3: expect: 'stat' means nothing here; possible are: state"),
        (HEAD + "expect: {state: 1}", "expect.state: state maps paths to values, not 1"),
        (HEAD + "expect: {state: {coin.Ann: 1}}", "expect.state.coin.Ann: 'coin' is not in it; there is: round"),
        (HEAD + "expect: {state: {coins.Eve: 1}}", "coins is a list: seats (Ann, Bob) or numbers from 0 follow"),
        (HEAD + "expect: {state: {round.Ann: 1}}", "round is 0, which has no part 'Ann'"),
        (HEAD + "expect: {state: {coins: {Ann: 1, length: 2}}}", "'length' cannot stand beside paths"),
        (HEAD + "expect: {state: {round: {contains: 2}}}", "contains asks about a list, but this is 0"),
        (HEAD + "expect: {state: {coins: {at_least: 2}}}", "this value should be a whole number, not [0, 0]"),
        (HEAD + "expect: {state: {round: {at_least: a}}}", "at_least should be a whole number, not a"),
        (HEAD + "expect: {view: {Eve: {round: 1}}}", "nobody at this table is called 'Eve'"),
        (HEAD + "expect: {view: {Ann: 3}}", "expect.view.Ann: a view maps paths to values, not 3"),
        (HEAD + "expect: {view: {Ann: {rund: 3}}}", "expect.view.Ann.rund: 'rund' is not in it"),
        (HEAD + "expect: {prompt: {Ann: mov-lord}}", "'mov-lord' is no prompt; the prompts are: first-lord"),
        (HEAD + "expect: {options: {Ann: [mov 2-1]}}", "expect.options.Ann: 'mov 2-1' is no action"),
        (HEAD + "expect: {asked: Ann}", "expect.asked: this is a list of seats, not Ann"),
        (HEAD + "expect: {asked: [Eve]}", "nobody at this table is called 'Eve'"),
        (HEAD + "expect: {over: 1}", "over is true or false, not 1"),
        (HEAD + "expect: {events: discarded}", "events is a list, not discarded"),
        (HEAD + "expect: {events: [Ann payed Bob]}", "expect.events.1: 'payed' is no event of middle-ages; its"),
        (HEAD + "expect: {no_events: [Eve paid]}", "expect.no_events.1: nobody at this table is called 'Eve'"),
        (HEAD + "expect: {no_events: [Ann earned Feild 2]}", "'Feild' is no estate, but earned carries estate:estate"),
        (HEAD + "expect: {no_events: [Ann earned Field two]}", "'two' is no coins"),
        (HEAD + "expect: {no_events: [Ann took 17 18]}", "'18' is too much: took carries tile:tile"),
        (HEAD + "expect: &x {over: false}", "anchors and aliases"),
        (HEAD + "expect: {events: [*x]}", "this is not YAML"),
        (HEAD + "expect: !!python/name:os.system x", "the tag"),
        (HEAD + "expect: !mine {over: false}", "the tag !mine is not used"),
        (HEAD + "expect: {[1]: 2}", "a key is a single word"),
        ("game: middle-ages\nexpect: " + "[" * 30 + "]" * 30, "nested deeper than 20"),
        ("game: middle-ages\nexpect: " + "[" * 5000, "nested deeper than 20"),
        ("#" * 1_000_001, "longer than 1000000 characters"),
        ("game: toy\nposition: {}", "position: the toy has only its own beginning"),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_in_one_sentence(text: str, told: str) -> None:
    assert told in refusal(text)


def test_a_file_is_named_in_its_refusal(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadScenario, match=r"wrong\.yaml: the file is not text in UTF-8"):
        run_file(path, any_game)
    path.write_text("game: chess")
    with pytest.raises(BadScenario, match=r"wrong\.yaml: line 1: game: there is no game called 'chess'"):
        run_file(path, any_game)


def test_what_must_be_refused_fails_if_it_is_accepted_or_refused_for_another_reason() -> None:
    assert not failures("game: middle-ages\nseats: 6\nrefused: 2 to 5 players")
    assert "everything was accepted" in failures("game: middle-ages\nseats: 5\nrefused: 2 to 5 players")[0]
    wrong = "game: middle-ages\nseats: 2\noptions: {tiles: 'id,estate'}\nrefused: 84 tiles"
    assert "line 4: refused: expected '84 tiles' in the reason, found" in failures(wrong)[0]


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
