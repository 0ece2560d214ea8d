"""What scenarios of people who know neither the code nor every card can rely on."""

from __future__ import annotations

import pytest

from oyez.engine.scenario import BadScenario, Failed, Outcome, Stage, run_text
from oyez.games import game_named

# Blue holds a card that could be played at almost every moment of Red's march.
MARCH = """
game: fief
seats: [Red, Blue, Green]
position:
  phase: movement
  lords: { Red: { Arthur: blaye }, Blue: { Blanche: sigy }, Green: { Eric: beaujeu } }
  titles: { Arthur: [fief-blaye] }
  troops: { Red: { blaye: [3, 0] }, Blue: { sigy: [2, 0] } }
  hands: { Blue: [assassination] }
"""


def run(text: str) -> Outcome:
    return run_text(text, game_named)


def failures(text: str) -> list[str]:
    return run(text).failures


def test_until_ends_with_what_was_waited_for_and_what_stood_there() -> None:
    [failure] = failures(
        "game: middle-ages\nplay: [{auto: {until: {state: {coins.Red: 999}}, most: 7}}]\nexpect: {over: false}"
    )
    assert failure == (
        "line 2: play.1.auto.until.state.coins.Red: "
        "did not come true in 7 choices, up to the limit: expected 999, found 15"
    )


def test_until_has_a_limit_that_nobody_asked_for() -> None:
    stage = Stage({"game": "middle-ages"}, game_named)
    made: list[int] = []

    def auto(plays: int = 1) -> Stage:
        made.append(plays)
        return stage

    stage.auto = auto  # type: ignore[method-assign]
    with pytest.raises(Failed, match="did not come true in 2000 choices"):
        stage.auto_until({"over": True})
    assert len(made) == 2000


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("auto: {until: {}}", "until names something to wait for"),
        ("auto: {until: {over: true}, most: 0}", "0 is not a whole number from 1 to 10000"),
        ("auto: {until: {over: true}, most: many}", "many is not a whole number"),
        ("auto: {until: {over: true}, least: 1}", "'least' means nothing here; possible are: until, most"),
        ("auto: {most: 5}", "until is a mapping like that of an expect, not nothing"),
        ("windows: close", "windows is pass or ask, not close"),
        ("windows: [pass]", "windows is pass or ask, not [pass]"),
        ("windows:", "windows is pass or ask, not nothing"),
        ("Red propose Bleu", "nobody at this table is called 'Bleu'; the seats are: Red, Blue, Green"),
        ("refuse: Red propose Bleu", "nobody at this table is called 'Bleu'"),
        ("expect: {offers: {Red: [propose Bleu]}}", "nobody at this table is called 'Bleu'"),
        ("Red propose", "'propose' takes one of: 0, 1"),
    ],
)
def test_slips_of_the_pen(entry: str, reason: str) -> None:
    with pytest.raises(BadScenario) as bad:
        run(f"{MARCH}play:\n  - {entry}\nexpect: {{over: false}}\n")
    assert reason in str(bad.value)
    assert str(bad.value).startswith("line 11: play.1")


def test_windows_of_the_whole_scenario() -> None:
    with pytest.raises(BadScenario, match="line 10: windows: windows is pass or ask, not never"):
        run(f"{MARCH}windows: never\nexpect: {{over: false}}\n")
    asking = Stage(MARCH, game_named)
    assert asking.g.pending[0].prompt.secret
    passing = Stage(f"{MARCH}windows: pass\n", game_named)
    assert not passing.g.pending[0].prompt.secret
    for _ in range(20):  # whatever is played, nobody is asked for a card
        passing.auto()
        assert not any(one.prompt.name in passing.game.moments for one in passing.g.pending)


def test_windows_of_a_part() -> None:
    stage = Stage(MARCH, game_named)
    asked = stage.g.pending[0].prompt.name
    stage.windows("pass")
    passed = len(stage.match.plays)
    assert passed > 0
    assert {done.action.text for done in stage.match.plays} == {"pass"}
    stage.windows("ask")
    while not stage.g.pending[0].prompt.secret:
        stage.auto()
    assert asked in stage.game.moments
    assert not failures(f"{MARCH}play:\n  - windows: pass\n  - windows: ask\nexpect: {{over: false}}\n")


def test_games_without_windows_take_the_option() -> None:
    assert not failures("game: middle-ages\nwindows: pass\nplay: [auto: 2]\nexpect: {over: false}")


def test_seats_by_name_wherever_a_choice_takes_one() -> None:
    stage = Stage(f"{MARCH}windows: pass\n", game_named)
    assert stage.words.action("propose Green") is stage.words.action("propose 2")
    offered = [text for text in stage.options("Red") if text.startswith("propose")]
    assert offered == ["propose 1", "propose 2"]
    assert not failures(
        f"{MARCH}windows: pass\nplay:\n"
        "  - expect: {offers: {Red: [propose Blue, propose 2]}, refuses: {Red: [propose Red]}}\n"
        "  - refuse: [Red propose Red]\n"
        "  - Red propose Green\n"
        "expect: {prompt: {Red: compose}}\n"
    )
