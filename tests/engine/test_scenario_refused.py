"""Files that are no scenarios: one sentence says where and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyez.engine.scenario import BadScenario, run_file, run_text
from tests.engine.test_scenario import HEAD, any_game, failures


def refusal(text: str) -> str:
    with pytest.raises(BadScenario) as caught:
        run_text(text, any_game)
    message = str(caught.value)
    assert "\n" not in message
    return message


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
